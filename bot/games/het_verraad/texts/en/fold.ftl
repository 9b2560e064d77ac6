### Het Verraad: what has happened, in the short sentences of the channel. Most follow the name of the seat in turn, and
### several are joined by commas and “and”. Changes of points stand behind them in brackets.

## The set-up

het_verraad-fold-claims = First areas: { $parts }.
het_verraad-fold-first_towers = First towers: { $parts }.

## What has mattered in a round

het_verraad-fold-leads = { $how ->
    [together] { $names } are level in the lead with { $points }
    [still] { $names } leads with { $points }
    [drops] { $names } drops to { $points } but leads
    [alone] { $names } leads alone, with { $points }
    [stands] { $names } is first with { $points }
    [again] { $names } leads again, with { $points }
   *[now] { $names } takes the lead with { $points }
}; the Black Master has { $master }.
het_verraad-fold-level = { $number ->
    [one] { $names } is level with the Black Master at { $points }: a tie goes to good.
   *[other] { $names } are level with the Black Master at { $points }: a tie goes to good.
}
het_verraad-fold-near = { $number ->
    [one] { $names } needs { $needs }
   *[other] { $names } need { $needs } each
}: this may be the last round.
het_verraad-fold-evil_led = Evil led { $points } to { $most } for a while.
het_verraad-fold-evil_lacks = The Black Master has { $points } and would need { $needs } at the end.
het_verraad-fold-master_leads = The Black Master leads { $points } to { $most }.{ $heirs ->
    [0] { "" }
    [one] { " " }Heir now: { $names } ({ NAME("het_verraad-black-chips", $number) }).
   *[other] { " " }Level as heirs: { $names } (each { NAME("het_verraad-black-chips", $number) }).
}
het_verraad-fold-last_round = The last round! { $reason ->
    [seat] { $name } goes from { $before } to { $points }.
    [passed] { $lead }
    [master] The Black Master has reached { $number }.
   *[deck] No building card is left.
}{ $left ->
    [none] { "" }
   *[other] { " " }Still to play: { $left }.
}
het_verraad-fold-area = { $areas } { het_verraad-from }
het_verraad-fold-takes = { $name } takes { $areas }{ $taker ->
    [master] { " " }for the Black Master
   *[seat] { "" }
}.
het_verraad-fold-loses = { $name ->
    [none] The Black Master
   *[other] { $name }
} loses { $areas }.
het_verraad-fold-powers = { $number ->
    [one] Great power: { $parts }.
   *[other] Great powers: { $parts }.
}
het_verraad-fold-burnt = { $owner ->
    [seat] { $name }
   *[master] The Black Master
} loses { $building } on { $area } to fire.
# A great power and its new holder.
het_verraad-fold-power = { NAME("het_verraad-alt-power", $power) } ({ NAME("het_verraad-points", $points) }) { $holder ->
    [seat] to { $name }
    [master] to the Black Master
   *[none] to nobody
}
het_verraad-fold-master_stands = The Black Master stands on { $area }.
het_verraad-fold-standings = Points: { $rows }; Black Master { $master }
het_verraad-fold-master = Black Master

## What somebody did in their turn

het_verraad-fold-card_taken = takes { $building } ({ NAME("het_verraad-category", $category) }){ $number ->
    [0] { "" }
    [one] { " " }and the brick on it
   *[other] { " " }and the { $number } bricks on it
}
het_verraad-fold-buys = buys { $things }{ het_verraad-fold-for }
het_verraad-fold-thing = { $thing ->
    [white] { $number ->
        [one] a white chip
       *[other] { $number } white chips
    }
    [black] { $number ->
        [one] a black chip
       *[other] { $number } black chips
    }
    [influence] { $number ->
        [one] an influence card
       *[other] { $number } influence cards
    }
   *[drawn] { $number ->
        [one] a building card
       *[other] { $number } building cards
    }
}
het_verraad-fold-for = { $price ->
    [0] { "" }
   *[other] { " " }for { NAME("het_verraad-bricks", $price) }
}
het_verraad-fold-builds = builds on { $areas }
het_verraad-fold-buildings = builds { $parts }
het_verraad-fold-building = { $building } on { $area }{ COUNT($former) ->
    [0] { "" }
   *[other] { " " }in place of { $former }
}
het_verraad-fold-towers = { $number ->
    [one] puts a tower on { $areas }{ het_verraad-fold-for }
   *[other] puts towers on { $areas }{ het_verraad-fold-for }
}
het_verraad-fold-sells = sells { $things }{ het_verraad-fold-for }
het_verraad-fold-gouden_handel = sells { $things }{ het_verraad-fold-for } by **{ NAME("het_verraad-influence", "gouden_handel") }**
het_verraad-fold-swaps = swaps a chip for a black one
het_verraad-fold-influence_given = gets an influence card for a red space
het_verraad-fold-influence_discarded = discards { NAME("het_verraad-influence", $influence) }
het_verraad-fold-stands = now has { NAME("het_verraad-points", $points) }

## Influence cards, great powers and the Black Master in their turn

het_verraad-fold-influence_played = plays **{ NAME("het_verraad-influence", $influence) }**{ $influence ->
    [gif] { " " }on { $owner_seats }
    [gouden_handel] { "" }
    [tovenaar] { " " }(picks the next open card)
   *[other] { " " }on { $area }
}
het_verraad-fold-reacted = { $to ->
    [buy] finds { $area } closed by { $seat }’s **{ NAME("het_verraad-influence", $influence) }**
    [master] finds { $area } closed by { $seat }’s **{ NAME("het_verraad-influence", $influence) }**
   *[other] fails with { NAME("het_verraad-influence", $to) } against { $seat }’s **{ NAME("het_verraad-influence", $influence) }**
}
het_verraad-fold-tower_destroyed = brings down the tower on { $area } with **{ NAME("het_verraad-influence", $influence) }**
het_verraad-fold-building_destroyed = **burns down { $building } on { $area }** with { NAME("het_verraad-influence", "brand") }
het_verraad-fold-area_taken = **takes { $area }{ $owner ->
    [none] { "" }
   *[other] { " " }{ het_verraad-from }
}{ $taker ->
    [seat] { "" }
   *[master] { " " }for the Black Master
}**{ $reason ->
    [attack] { "" }
   *[other] { " " }with { NAME("het_verraad-influence", $reason) }
}
het_verraad-fold-area_isolated = **surrounds { $area } and takes it { het_verraad-from }{ $taker ->
    [seat] { "" }
   *[master] { " " }for the Black Master
}**
het_verraad-fold-area_freed = **drives { $owner ->
    [seat] { $owner_seats }
   *[master] the Black Master
} from { $area }**{ $reason ->
    [attack] { "" }
   *[other] { " " }with { NAME("het_verraad-influence", $reason) }
}
het_verraad-fold-poisoned = makes { $target_seat } lose { $value ->
    [0] { NAME("het_verraad-bricks", $number) }
   *[other] { $building }{ $number ->
        [0] { "" }
       *[other] { " " }and { NAME("het_verraad-bricks", $number) }
    }
} with **{ NAME("het_verraad-influence", "gif") }**
het_verraad-fold-power_moved = { $former ->
    [seat] **takes the { NAME("het_verraad-power", $power) } from { $former_seats }**
    [master] **takes the { NAME("het_verraad-power", $power) } from the Black Master**
   *[none] **gains the { NAME("het_verraad-power", $power) }**
}
het_verraad-fold-master_moved = { COUNT($from_area) ->
    [0] **leads the Black Master through the gate to { $area }**
   *[other] leads the Black Master to { $area }
}
het_verraad-fold-master_attacked = { $upshot ->
    [conquered] **conquers { $area } from { $target_seat } for the Black Master** ({ $black_total } to { $white_total })
    [held] attacks { $target_seat } on { $area } in vain ({ $black_total } to { $white_total })
   *[tied] **drives { $target_seat } from { $area }** ({ $black_total } to { $white_total }: free to buy now)
}

## What others got or paid meanwhile

het_verraad-fold-power_elsewhere = { $holder ->
    [seat] **{ $holder_seats } gains the { NAME("het_verraad-power", $power) }**
    [master] **The Black Master gains the { NAME("het_verraad-power", $power) }**
   *[none] **{ $former ->
        [seat] { $former_seats } loses
       *[master] The Black Master loses
    } the { NAME("het_verraad-power", $power) }**
}
# What the reader has lost, before all else.
het_verraad-fold-own_loss = **You lose { $how ->
    [brand] { $building } on { $area }
   *[other] { $area }
}{ $value ->
    [0] { "" }
   *[other] { " " }(−{ $value })
}** to { $how ->
    [attack] { $seat }’s attack, { $black } against { $white }{ $to ->
        [master] : the Black Master gets it
       *[other] : nobody gets it
    }
    [isolation] { $seat }, who has surrounded it{ $to ->
        [master] { " " }for the Black Master
       *[other] { "" }
    }
   *[other] { $seat }’s { NAME("het_verraad-influence", $how) }{ $to ->
        [hand] : { $building } goes back to your hand
        [master] : the Black Master gets it
       *[other] { "" }
    }
}.{ $price ->
    [0] { "" }
   *[other] { " " }Buy it back for { NAME("het_verraad-bricks-with", $price) }: { $building } still stands there.
}
het_verraad-fold-own_power = **You lose the { NAME("het_verraad-power", $power) } (−{ $points })**{ $holder ->
    [seat] { " " }to { $holder_seats }
    [master] { " " }to the Black Master
   *[none] { "" }
}.
# Land and great powers that the reader has gained.
het_verraad-fold-own_gain = **Now yours:** { $parts }.
# The same for the message that tells the end.
het_verraad-fold-last_losses = **Since your last answer:** { $lost }
# Between the scores that a turn has changed and the weightiest of its deeds.
het_verraad-fold-mostly = mostly
het_verraad-fold-evening = **Your evening:** { $points ->
    [0] you never led alone
   *[other] you led with { $points } in round { $number }
}; { $lost ->
    [0] nobody took a point from you.
   *[other] others took { NAME("het_verraad-points", $lost) } from you ({ EACH("het_verraad-fold-thief", "name amount", $thieves, $amounts) }).
}
het_verraad-fold-thief = { $name } { $amount }
het_verraad-fold-received = Cards of others paid you { NAME("het_verraad-bricks", $number) }{ $tax ->
    [0] { "" }
   *[other] , less { $tax } tax
}.
het_verraad-fold-tax_paid = The Town card taxes all above { $limit } bricks: { $parts }.
het_verraad-fold-income_paid = { NAME("het_verraad-category", $category) } { $category ->
    [burgerij] pay
    [nijverheid] pay
   *[other] pays
} { $parts } { $last ->
    [one] brick
   *[other] bricks
}.
