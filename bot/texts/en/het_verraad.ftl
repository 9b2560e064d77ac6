### Het Verraad. Variables are the facts of its events, decisions and choices; $key is what a name is asked for.
### Buildings are called by their names in the data, which are the same in every language.

het_verraad-game = Het Verraad

## Names

het_verraad-category = { $key ->
    [burgerij] Citizens
    [nijverheid] Crafts
    [handel] Trade
   *[stad] Town
}
het_verraad-influence = { $key ->
    [brand] Fire
    [overval] Raid
    [infiltrant] Infiltrator
    [hekserij] Witchcraft
    [pionier] Pioneer
    [gif] Poison
    [gouden_handel] Golden Trade
    [tovenaar] Sorcerer
    [bescherming] Protection
   *[blokkade] Blockade
}
# What an influence card does, in a few words.
het_verraad-effect = { $key ->
    [brand] Destroy a building of an opponent
    [overval] Take an opponent’s area next to one of yours, with its building
    [infiltrant] Take an opponent’s area without a building, anywhere
    [hekserij] Remove an opponent’s knight; a building goes back to its owner’s hand
    [pionier] Put a knight on any neutral area
    [gif] Somebody loses a building card and bricks
    [gouden_handel] Sell a building card for more than its value
    [tovenaar] Choose which building card fills the gap
    [bescherming] Wards off a card aimed at you
   *[blokkade] Closes an area of yours, or next to yours
}
het_verraad-power = { $key ->
    [burgerij] great power of the citizens
    [nijverheid] great power of the crafts
    [handel] great power of trade
    [stad] great power of the town
    [white] great power of white chips
    [towers] great power of towers
   *[black] great power of black chips
}
het_verraad-zoom = { $key ->
    [I] Inner ring
    [M] Middle ring
    [O] Outer ring
    [ne] North-east quarter
    [se] South-east quarter
    [sw] South-west quarter
   *[nw] North-west quarter
}
het_verraad-phase = { $key ->
    [claim] Claiming areas
    [first_tower] First towers
    [income] Income
    [actions] Actions
    [influence] Influence
    [master] The Black Master
   *[over] Over
}

## Options

het_verraad-option-zoning = Places for buildings
    .note = Whether crafts, town and trade may be built only where they belong.
    .is-on = only where they belong
    .is-off = anywhere
het_verraad-option-deck_ends = Last building card
    .note = Whether the game ends when no building card is left to be laid open.
    .is-on = ends the game with its round
    .is-off = fewer lie open
het_verraad-option-master_ends = Points of the Black Master
    .note = Whether the Black Master, too, ends the game when he has enough points.
    .is-on = end the game, too
    .is-off = don’t end the game

# Amounts within a sentence, said for a number.
het_verraad-bricks = { $key ->
    [one] 1 brick
   *[other] { $key } bricks
}
het_verraad-points = { $key ->
    [one] 1 point
   *[other] { $key } points
}
het_verraad-cards = { $key ->
    [one] 1 card
   *[other] { $key } cards
}
het_verraad-areas = { $key ->
    [one] 1 area
   *[other] { $key } areas
}
het_verraad-steps = { $key ->
    [one] 1 step
   *[other] { $key } steps
}
# A building card, and a building that stands.
het_verraad-card = { $building } ({ NAME("het_verraad-category", $category) } { $value })
het_verraad-building = { $building } { $value }
# What happens to points and where the marker stands then.
het_verraad-more = +{ NAME("het_verraad-points", $value) } (now { $points })
het_verraad-less = −{ NAME("het_verraad-points", $value) } (now { $points })
# Who owns something, within a sentence.
het_verraad-owner = { $owner ->
    [seat] { $owner_seats }
    [master] the Black Master
   *[none] nobody
}
# One of those who pay a tax, or are paid.
het_verraad-payer = { $seat } pays { $amount }
het_verraad-earner = { $seat } { $amount } ({ $building } { $value }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ bonus { $bonus }
}{ $extra ->
    [0] { "" }
   *[other] { " " }+ power { $extra }
})
# Whose an area is and what stands there.
het_verraad-site = { $owner ->
    [seat] { $owner_seats }
    [master] Black Master
   *[none] neutral
}{ $value ->
    [0] { "" }
   *[other] : { het_verraad-building }
}{ $tower ->
    [0] { "" }
   *[other] , tower
}
# What a new owner gains with an area and the old one loses.
het_verraad-change = { $value ->
    [0] { "" }
   *[other] { " " }{ $taker ->
        [seat] { $taker_seats }
       *[master] The Black Master
    } +{ NAME("het_verraad-points", $value) } (now { $taker_points }){ $owner ->
        [seat] , { $owner_seats } −{ $value } (now { $owner_points })
        [master] , the Black Master −{ $value } (now { $owner_points })
       *[none] { "" }
    }.
}

## What has happened. An empty message keeps silent.

het_verraad-event-start_player_drawn = { $seat } is the start player.
het_verraad-event-buildings_dealt = You are dealt { EACH("het_verraad-card", "building category value", $buildings, $categories, $values) }.
het_verraad-event-card_opened = { $how ->
    [tovenaar] { $seat } lays open { het_verraad-card }.
   *[deck] Now open: { het_verraad-card }.
}
het_verraad-event-open_cards_discarded = All open cards are of one category, { NAME("het_verraad-category", $category) }, and are replaced{ $bricks ->
    [0] { "" }
    [one] ; the brick on them goes to the bank
   *[other] ; the { $bricks } bricks on them go to the bank
}: { $buildings }.
het_verraad-event-gap_left = No building card is left to be laid open.
het_verraad-event-deck_remade = { $deck ->
    [building] The deck of building cards is used up. { $source ->
        [markets] There are no discards either, so the cards of both markets are shuffled
       *[discards] The discards are shuffled
    }: { NAME("het_verraad-cards", $number) }.
   *[influence] The deck of influence cards is used up. The discards are shuffled: { NAME("het_verraad-cards", $number) }.
}
het_verraad-event-area_claimed = { $seat } claims { $area } (price { $price }, together { $total }).
het_verraad-event-tower_built = { $seat } builds a tower on { $area }{ $price ->
    [0] { "" }
   *[other] { " " }for { NAME("het_verraad-bricks", $price) }
}.{ COUNT($protected) ->
    [0] { "" }
   *[other] { " " }It defends { $protected } as well.
}{ $left ->
    [0] { " " }It was the last one.
   *[other] { "" }
}
het_verraad-event-round_started = **Round { $round }.** { $seat } begins.
het_verraad-event-turn_started = **{ $seat }** is in turn, with { NAME("het_verraad-points", $points) } and { NAME("het_verraad-bricks", $bricks) }.
het_verraad-event-income_skipped = No building card lies open, so { $seat } takes none.
het_verraad-event-card_taken = { $seat } takes { het_verraad-card }{ $number ->
    [0] { "" }
   *[other] { " " }and the { NAME("het_verraad-bricks", $number) } on it
}.
het_verraad-event-tax_paid = { COUNT($payer_seats) ->
    [0] **Tax:** nobody has more than { NAME("het_verraad-bricks", $limit) }.
   *[other] **Tax** on all above { NAME("het_verraad-bricks", $limit) }: { EACH("het_verraad-payer", "seat amount", $payer_seats, $amounts) }.
}
het_verraad-event-income_paid = **Income, { NAME("het_verraad-category", $category) }:** { COUNT($earner_seats) ->
    [0] nobody has such a building.
   *[other] { EACH("het_verraad-earner", "seat amount value bonus extra building", $earner_seats, $amounts, $values, $bonuses, $extras, $buildings) }.
}
het_verraad-event-bricks_added = { "" }
het_verraad-event-sorcerer_saw = You see the top of the deck: { EACH("het_verraad-card", "building category value", $buildings, $categories, $values) }.
het_verraad-event-card_put_under = { $number ->
    [0] There is no other card to go under the deck.
   *[other] { $seat } puts the other card under the deck.
}
het_verraad-event-area_bought = { $seat } buys { $area } for { NAME("het_verraad-bricks", $price) }.{ $value ->
    [0] { "" }
   *[other] { " " }{ $building } comes with it: { het_verraad-more }.
}
het_verraad-event-building_replaced = { $seat } pulls down { $building } on { $area }: { het_verraad-less }.
het_verraad-event-building_built = { $seat } builds { het_verraad-card } on { $area } for { NAME("het_verraad-bricks", $price) }: { het_verraad-more }. Income from { NAME("het_verraad-category", $category) } is now { $income }.
het_verraad-event-chip_bought = { $colour ->
    [white] { $seat } buys a white chip for { NAME("het_verraad-bricks", $price) } and now has { $number }.
   *[black] { $seat } buys a black chip for { NAME("het_verraad-bricks", $price) } and now has { $number }. The Black Master +1 point (now { $master_points }).
}
het_verraad-event-chip_seen = Your new black chip is worth { $value }.
het_verraad-event-chip_swapped = { $seat } swaps a black chip for { NAME("het_verraad-bricks", $price) }.
het_verraad-event-swap_seen = You give back a black chip of value { $former_value }; the new one is worth { $value }.
het_verraad-event-card_sold = { $shop ->
    [pawnshop] { $seat } sells { het_verraad-card } to the pawnshop for { NAME("het_verraad-bricks", $price) }.
    [market] { $seat } sells { het_verraad-card } on the free market for { NAME("het_verraad-bricks", $price) }.
   *[gouden_handel] { $seat } sells { het_verraad-card } for { NAME("het_verraad-bricks", $price) }.
}
het_verraad-event-card_bought = { $shop ->
    [pawnshop] { $seat } buys { het_verraad-card } from the pawnshop for { NAME("het_verraad-bricks", $price) }.
   *[market] { $seat } buys { het_verraad-card } on the free market for { NAME("het_verraad-bricks", $price) }.
}
het_verraad-event-card_drawn = { $seat } buys a building card from the deck for { NAME("het_verraad-bricks", $price) }.
het_verraad-event-card_seen = Your new building card is { het_verraad-card }.
het_verraad-event-influence_bought = { $seat } buys an influence card for { NAME("het_verraad-bricks", $price) } and now holds { $number }.
het_verraad-event-influence_given = { $seat } has come to a red space with { NAME("het_verraad-points", $points) } and gets an influence card.
het_verraad-event-influence_seen = Your new influence card is { NAME("het_verraad-influence", $influence) }.
het_verraad-event-influence_discarded = { $seat } discards { NAME("het_verraad-influence", $influence) }.
het_verraad-event-influence_played = **{ $seat } plays { NAME("het_verraad-influence", $influence) }{ $side ->
    [master] { " " }for the Black Master
   *[seat] { "" }
}{ $influence ->
    [gif] { " " }on { het_verraad-owner }.**
    [gouden_handel] .**
    [tovenaar] .**
   *[other] { " " }on { $area }** ({ het_verraad-site }).
}
het_verraad-event-window_opened = { $to ->
    [buy] { $seat } wants to buy { $area } for { NAME("het_verraad-bricks", $price) }. { $asked_seats } may react with { NAME("het_verraad-influence", "blokkade") }.
    [master] { $seat } wants to lead the Black Master to { $area } ({ NAME("het_verraad-steps", $steps) }). { $asked_seats } may react with { NAME("het_verraad-influence", "blokkade") }.
   *[other] { $asked_seats } may react with { NAME("het_verraad-influence", "bescherming") }.
}
het_verraad-event-nobody_reacted = Nobody reacts.
het_verraad-event-reacted = **{ $seat } reacts with { NAME("het_verraad-influence", $influence) }:** { $to ->
    [buy] { $area } is closed to { $target_seat } for this turn; nothing is paid.
    [master] { $area } is closed to the Black Master for this turn; { $target_seat } chooses again.
   *[other] { NAME("het_verraad-influence", $to) } has no effect.
}
het_verraad-event-tower_destroyed = The tower on { $area } takes the blow of { NAME("het_verraad-influence", $influence) } and is gone; nothing else happens.
het_verraad-event-building_destroyed = { $building } on { $area } is destroyed. { $owner ->
    [seat] { $owner_seats }
   *[master] The Black Master
} { het_verraad-less }.
het_verraad-event-area_taken = **{ $taker ->
    [seat] { $taker_seats }
   *[master] The Black Master
} takes { $area }{ $owner ->
    [none] { "" }
   *[other] { " " }from { het_verraad-owner }
}**{ $value ->
    [0] { "" }
   *[other] , with { $building }
}.{ het_verraad-change }
het_verraad-event-area_isolated = **Isolation:** with { $by_area }, { $area } is surrounded and falls from { het_verraad-owner } to { $taker ->
    [seat] { $taker_seats }
   *[master] the Black Master
}{ $value ->
    [0] { $tower ->
        [0] { "" }
       *[other] , with a tower
    }
   *[other] , with { $building }{ $tower ->
        [0] { "" }
       *[other] { " " }and a tower
    }
}.{ het_verraad-change }
het_verraad-event-area_freed = { $owner ->
    [seat] { $owner_seats } loses
   *[master] The Black Master loses
} { $area }, which is neutral now.{ $to ->
    [hand] { " " }{ $building } goes back to the hand: { het_verraad-less }.
    [discards] { " " }{ $building } goes to the discards: { het_verraad-less }.
    [stays] { " " }{ $building } stays without an owner: { het_verraad-less }.
   *[other] { "" }
}
het_verraad-event-poisoned = { $target_seat } { $value ->
    [0] has no building card to discard
   *[other] discards { het_verraad-card }
} and pays { $number ->
    [0] nothing, having no bricks
   *[other] { NAME("het_verraad-bricks", $number) }
}.
het_verraad-event-power_moved = { $holder ->
    [seat] **{ $holder_seats } gets the { NAME("het_verraad-power", $power) }**, with { $number }: +{ NAME("het_verraad-points", $points) } (now { $holder_points }){ $former ->
        [seat] ; { $former_seats } −{ $points } (now { $former_points })
        [master] ; the Black Master −{ $points } (now { $former_points })
       *[none] { "" }
    }.
    [master] **The Black Master gets the { NAME("het_verraad-power", $power) }**, with { $number }: +{ NAME("het_verraad-points", $points) } (now { $holder_points }){ $former ->
        [seat] ; { $former_seats } −{ $points } (now { $former_points })
       *[none] { "" }
    }.
   *[none] **{ $former ->
        [seat] { $former_seats } loses
       *[master] The Black Master loses
    } the { NAME("het_verraad-power", $power) }**: −{ NAME("het_verraad-points", $points) } (now { $former_points }). Nobody has it now.
}
het_verraad-event-seat_expelled = **{ $seat } has no area left and is expelled from the city.** Without one there is no winning.
het_verraad-event-seat_returned = { $seat } is back in the city, on { $area }.
het_verraad-event-master_rolled = { $seat } rolls { $number } for the Black Master’s steps.
het_verraad-event-master_moved = **The Black Master** { COUNT($from_area) ->
    [0] comes into the city, to
   *[other] goes from { $from_area } to
} { $area } ({ $steps } of { NAME("het_verraad-steps", $number) }, { $how ->
    [rolled] rolled
   *[counted] counted
}).
het_verraad-event-master_stayed = The Black Master stays { COUNT($area) ->
    [0] outside the city
   *[other] on { $area }
} (0 of { NAME("het_verraad-steps", $number) }, { $how ->
    [rolled] rolled
   *[counted] counted
}).
het_verraad-event-master_attacked = **{ $seat } attacks { $target_seat } on { $area }:** { $black_die } + { $black_chips } = { $black_total } against { $white_die } + { $white_chips } + { $towers } = { $white_total } (die + chips, and towers in defence). { $upshot ->
    [conquered] **The area is conquered.**
    [held] **The area holds.**
   *[tied] { $knights ->
        [0] **No black knight is left, so it counts as a tie:** the knight is gone.
       *[other] **A tie:** the knight is gone.
    }
}
het_verraad-event-last_round = **This is the last round:** { $reason ->
    [seat] { $trigger_seats } { COUNT($trigger_seats) ->
        [one] has
       *[other] have
    } reached { NAME("het_verraad-points", $number) }.
    [master] the Black Master has reached { NAME("het_verraad-points", $number) }.
   *[deck] no building card is left to be laid open.
} The last turn is that of { $last_seat }.
het_verraad-event-chips_revealed = { $seat } shows the black chips: { COUNT($values) ->
    [one] { $total }.
   *[other] { $values } = { $total }.
}
het_verraad-event-match_ended = { $side ->
    [evil] **Evil has won:** the black marker stands at { $master_points }, the highest other one at { $points }. { $by ->
        [black] Most black chips decide.
        [values] Level in black chips: the sum of their values decides.
        [points] Level in black chips and their values: own points decide.
        [shared] Level in everything: the win is shared.
       *[nobody] But nobody with a black chip has an area, so nobody wins.
    }
   *[good] **Good has won:** the black marker stands at { $master_points }, the highest other one at { $points }.{ $by ->
        [white] { " " }Level in points: most white chips decide.
        [black] { " " }Level in points and white chips: fewest black chips decide.
        [shared] { " " }Level in everything: the win is shared.
        [nobody] { " " }But nobody has an area, so nobody wins.
       *[points] { "" }
    }
}
het_verraad-event-match_won = { $side ->
    [evil] **The Black Master was { $seat }**, who wins with { $black ->
        [one] 1 black chip
       *[other] { $black } black chips
    }!
   *[good] **{ $seat } wins with { NAME("het_verraad-points", $points) }!**
}

## Questions

het_verraad-question-claim = Which area do you claim?
    You have { $number } of at most { $most }, costing { $total } of at most { $limit } together. It must not touch your others, and is free. A good area has a bonus, a road for trade, and room beside it.
het_verraad-question-claim_ring = { het_verraad-question-claim }
het_verraad-question-first_tower = On which of your areas do you put a tower?
    It keeps the Black Master out, takes the blow of an influence card, and helps to defend areas of yours next to it. It is no help against isolation.
het_verraad-question-take = Which building card do you take?
    Its category pays income, to everybody. You have { NAME("het_verraad-bricks", $bricks) } and { NAME("het_verraad-cards", $hand) } in hand.
het_verraad-question-act = What do you do?
    You have { NAME("het_verraad-bricks", $bricks) }, { NAME("het_verraad-points", $points) }, { $hand ->
        [one] 1 building card
       *[other] { $hand } building cards
    } and { $influence ->
        [one] 1 influence card
       *[other] { $influence } influence cards
    }.
het_verraad-question-buy = Which area do you buy?
    You have { NAME("het_verraad-bricks", $bricks) } and may buy { NAME("het_verraad-areas", $left) } more this turn. If you surround an area of somebody else’s, you get it as well.
het_verraad-question-buy_ring = { het_verraad-question-buy }
het_verraad-question-build = Which building do you build?
    You have { NAME("het_verraad-bricks", $bricks) } and may build { $left } more this turn.
het_verraad-question-build_category = { het_verraad-question-build }
het_verraad-question-build_on = Where do you build { het_verraad-card }?
    It costs { NAME("het_verraad-bricks", $price) }, and leaves you { $bricks }.
het_verraad-question-build_on_ring = { het_verraad-question-build_on }
het_verraad-question-tower = Where do you build a tower?
    It costs { $price } of your { NAME("het_verraad-bricks", $bricks) }. The supply has { $left }.
het_verraad-question-tower_ring = { het_verraad-question-tower }
het_verraad-question-swap = Which black chip do you swap?
    It costs { $price } of your { NAME("het_verraad-bricks", $bricks) }. You draw a new one of the { $stack } in the stack first; then yours goes under it. Nobody else sees the values.
het_verraad-question-pawn = Which card do you sell to the pawnshop?
    You have { NAME("het_verraad-bricks", $bricks) }. You cannot buy it back in this turn.
het_verraad-question-pawn_category = { het_verraad-question-pawn }
het_verraad-question-sell = Which card do you sell on the free market?
    You have { NAME("het_verraad-bricks", $bricks) }. You cannot buy it back in this turn.
het_verraad-question-sell_category = { het_verraad-question-sell }
het_verraad-question-redeem = Which card do you buy from the pawnshop?
    You have { NAME("het_verraad-bricks", $bricks) }.
het_verraad-question-redeem_category = { het_verraad-question-redeem }
het_verraad-question-market = Which card do you buy on the free market?
    You have { NAME("het_verraad-bricks", $bricks) }.
het_verraad-question-market_category = { het_verraad-question-market }
het_verraad-question-play = Which influence card do you play?
    { $side ->
        [master] What it takes goes to the Black Master, and “own” means his.
       *[seat] Nobody sees it before you have named the target.
    }
# What is worth knowing of a card with a target.
het_verraad-aim = { NAME("het_verraad-effect", $influence) }. A tower takes the blow instead. The victim may ward it off with { NAME("het_verraad-influence", "bescherming") }.{ $side ->
    [master] { " " }What it takes goes to the Black Master.
   *[seat] { "" }
}
het_verraad-question-brand = Which building do you set on fire?
    { het_verraad-aim }
het_verraad-question-brand_ring = { het_verraad-question-brand }
het_verraad-question-overval = Which area do you raid?
    { het_verraad-aim }
het_verraad-question-overval_ring = { het_verraad-question-overval }
het_verraad-question-infiltrant = Into which area does the { NAME("het_verraad-influence", "infiltrant") } go?
    { het_verraad-aim }
het_verraad-question-infiltrant_ring = { het_verraad-question-infiltrant }
het_verraad-question-hekserij = From which area does the knight vanish?
    { het_verraad-aim }
het_verraad-question-hekserij_ring = { het_verraad-question-hekserij }
het_verraad-question-pionier = Where does the { NAME("het_verraad-influence", "pionier") } go?
    { NAME("het_verraad-effect", $influence) }. It isolates nothing.{ $side ->
        [master] { " " }The area goes to the Black Master.
       *[seat] { "" }
    }
het_verraad-question-pionier_ring = { het_verraad-question-pionier }
het_verraad-question-gif = Whom do you poison?
    Whoever it is discards a building card, by chance, and pays up to { NAME("het_verraad-bricks", $bricks) }. They may ward it off with { NAME("het_verraad-influence", "bescherming") }.
het_verraad-question-gouden_handel = Which building card do you sell?
    You have { NAME("het_verraad-bricks", $bricks) }. The card goes to the discards.
het_verraad-question-gouden_handel_category = { het_verraad-question-gouden_handel }
het_verraad-question-tovenaar = Which card do you lay open?
    The other one goes under the deck, unseen by others.
het_verraad-question-discard = Which influence card do you discard?
    You hold { $number }, one too many. Everybody sees which one goes.
het_verraad-question-master = What does the Black Master do?
    He stands { COUNT($area) ->
        [0] outside the city
       *[other] on { $area }
    }. You have { $chips ->
        [one] 1 black chip
       *[other] { $chips } black chips
    }.{ $moved ->
        [0] { " " }He moves once and may then attack once.
       *[other] { "" }
    }
het_verraad-question-master_to = Where does the Black Master go?
    He stands { COUNT($area) ->
        [0] outside the city
       *[other] on { $area }
    } and has up to { NAME("het_verraad-steps", $steps) } ({ $how ->
        [rolled] rolled
       *[counted] your black chips
    }). Afterwards you may attack the area that he stands on.
het_verraad-question-master_to_ring = { het_verraad-question-master_to }
het_verraad-question-protect = Do you ward off { NAME("het_verraad-influence", $influence) }?
    { $seat } plays it { $influence ->
        [gif] against you.
       *[other] on your area { $area }{ $value ->
            [0] { "" }
           *[other] , { het_verraad-building }
        }{ $tower ->
            [0] .
           *[other] ; the tower would take the blow.
        }
    } { NAME("het_verraad-influence", "bescherming") } makes it void. Nobody sees whether you hold one if you pass.
het_verraad-question-block = Do you close { $area }?
    { $seat } wants to { $to ->
        [buy] buy it for { NAME("het_verraad-bricks", $price) }.
       *[master] lead the Black Master there ({ NAME("het_verraad-steps", $steps) }).
    } { NAME("het_verraad-influence", "blokkade") } closes it for this turn. Nobody sees whether you hold one if you pass.

## Choices, as on a button or in a menu

het_verraad-back = Back
het_verraad-ring = { $key ->
    [back] { het_verraad-back }
   *[other] { NAME("het_verraad-zoom", $key) }: { NAME("het_verraad-areas", $count) }
}
het_verraad-ring-from = { $key ->
    [back] { het_verraad-back }
   *[other] { NAME("het_verraad-zoom", $key) }: { NAME("het_verraad-areas", $count) }, from { NAME("het_verraad-bricks", $price) }
}
het_verraad-of-category = { $key ->
    [back] { het_verraad-back }
   *[other] { NAME("het_verraad-category", $key) }: { NAME("het_verraad-cards", $count) }
}
# What is printed on an area.
het_verraad-land = { $bonus ->
    [0] no bonus
   *[other] bonus { $bonus }
}{ $road ->
    [0] { "" }
   *[other] { " " }· road
}{ $river ->
    [0] { "" }
   *[other] { " " }· river
}{ $gate ->
    [0] { "" }
   *[other] { " " }· gate
}
het_verraad-protects = { COUNT($protects) ->
    [0] no own area beside it
   *[other] also defends { $protects }
}
# A card with its price, and an area with what stands there.
het_verraad-priced = { $key ->
    [back] { het_verraad-back }
   *[other] { het_verraad-card } · { NAME("het_verraad-bricks", $price) }
}
het_verraad-target = { $key ->
    [back] { het_verraad-back }
   *[other] { $area } · { het_verraad-site }
}
het_verraad-blow = { $tower ->
    [0] { $loss ->
        [0] no points lost
       *[other] the owner loses { NAME("het_verraad-points", $loss) }
    }{ $gain ->
        [0] { "" }
       *[other] { " " }· +{ NAME("het_verraad-points", $gain) }
    }
   *[other] the tower takes the blow
}{ COUNT($asked_seats) ->
    [0] { "" }
   *[other] { " " }· may be warded off
}

het_verraad-choice-claim = { $area } · price { $price }
    .note = { het_verraad-land } · together { $total }
het_verraad-group-claim = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-claim_ring = { het_verraad-ring-from }
het_verraad-group-claim_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-first_tower = { $area } · { het_verraad-protects }
    .note = { het_verraad-land }
het_verraad-group-first_tower = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-take = { $key ->
    [play] Play an influence card first
   *[other] { het_verraad-card }{ $number ->
        [0] { "" }
       *[other] { " " }with { NAME("het_verraad-bricks", $number) }
    } · income { $income }{ $tax ->
        [0] { "" }
       *[other] , tax { $tax }
    }
}
    .note = { $key ->
        [play] { NAME("het_verraad-cards", $count) } possible
       *[other] then { NAME("het_verraad-bricks", $bricks) } · income for { COUNT($earner_seats) ->
            [0] nobody
            [one] 1 player
           *[other] { COUNT($earner_seats) } players
        }{ COUNT($payer_seats) ->
            [0] { "" }
            [one] { " " }· tax for 1 player
           *[other] { " " }· tax for { COUNT($payer_seats) } players
        }
    }
het_verraad-choice-act = { $key ->
    [buy] Buy an area: { $count } possible, from { NAME("het_verraad-bricks", $price) }
    [build] Build a building: { NAME("het_verraad-cards", $count) }, from { NAME("het_verraad-bricks", $price) }
    [tower] Build a tower: { NAME("het_verraad-bricks", $price) }
    [white] White chip: { NAME("het_verraad-bricks", $price) }
    [black] Black chip: { NAME("het_verraad-bricks", $price) }
    [swap] Swap a black chip: { NAME("het_verraad-bricks", $price) }
    [pawn] Sell to the pawnshop: { NAME("het_verraad-cards", $count) }, for up to { NAME("het_verraad-bricks", $price) }
    [sell] Sell on the free market: { NAME("het_verraad-cards", $count) }, for up to { NAME("het_verraad-bricks", $price) }
    [redeem] Buy from the pawnshop: { NAME("het_verraad-cards", $count) }, from { NAME("het_verraad-bricks", $price) }
    [market] Buy on the free market: { NAME("het_verraad-cards", $count) }, from { NAME("het_verraad-bricks", $price) }
    [card] Building card from the deck: { NAME("het_verraad-bricks", $price) }
    [influence] Influence card from the deck: { NAME("het_verraad-bricks", $price) }
    [play] Play an influence card: { $count } possible
   *[done] End your actions
}
    .note = { $key ->
        [buy] { $left } more this turn
        [build] { $left } more this turn
        [tower] { NAME("het_verraad-areas", $count) } possible · { $supply } in the supply
        [white] leaves { NAME("het_verraad-bricks", $bricks) } · then { $number } in defence · { $left } more this turn
        [black] leaves { NAME("het_verraad-bricks", $bricks) } · then { $number } · his marker to { $master_points } · { $left } more this turn
        [swap] leaves { NAME("het_verraad-bricks", $bricks) } · for a new one, value unknown
        [card] leaves { NAME("het_verraad-bricks", $bricks) }
        [influence] leaves { NAME("het_verraad-bricks", $bricks) } · then { $number } in hand
        [done] The Black Master is next, if you have a black chip
       *[other] { "" }
    }
het_verraad-choice-buy = { $key ->
    [back] { het_verraad-back }
   *[other] { $area } · { NAME("het_verraad-bricks", $price) }{ COUNT($takes) ->
        [0] { "" }
       *[other] { " " }· isolates { $takes }
    }{ $gain ->
        [0] { "" }
       *[other] { " " }· +{ NAME("het_verraad-points", $gain) }
    }
}
    .note = { $key ->
        [back] { "" }
       *[other] leaves { $bricks } · { het_verraad-land }{ $value ->
            [0] { "" }
           *[other] { " " }· { het_verraad-building }
        }{ COUNT($take_seats) ->
            [0] { "" }
            [one] { " " }· from { $take_seats }
           *[other] { " " }· from { COUNT($take_seats) } players
        }
    }
het_verraad-group-buy = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-buy_ring = { het_verraad-ring-from }
het_verraad-group-buy_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-build = { het_verraad-priced }
    .note = { $key ->
        [back] { "" }
       *[other] leaves { NAME("het_verraad-bricks", $bricks) } · { NAME("het_verraad-areas", $count) } possible
    }
het_verraad-group-build = { NAME("het_verraad-category", $key) }
het_verraad-choice-build_category = { het_verraad-of-category }
het_verraad-group-build_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-build_on = { $key ->
    [back] { het_verraad-back }
   *[other] { $area } · income { $income }{ $old_value ->
        [0] { "" }
       *[other] { " " }· replaces { $old_building } { $old_value }
    }
}
    .note = { $key ->
        [back] { "" }
       *[other] { NAME("het_verraad-points", $gain) } more · income { $income_before } before{ $power_points ->
            [0] { "" }
           *[other] { " " }· { NAME("het_verraad-power", $power) }
        }
    }
het_verraad-group-build_on = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-build_on_ring = { het_verraad-ring }
het_verraad-group-build_on_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-tower = { $key ->
    [back] { het_verraad-back }
   *[other] { $area } · { het_verraad-protects }
}
    .note = { $key ->
        [back] { "" }
       *[other] leaves { NAME("het_verraad-bricks", $bricks) }{ $value ->
            [0] { "" }
           *[other] { " " }· { het_verraad-building }
        }{ $power_points ->
            [0] { "" }
           *[other] { " " }· { NAME("het_verraad-power", $power) }, +{ $power_points }
        }
    }
het_verraad-group-tower = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-tower_ring = { het_verraad-ring }
het_verraad-group-tower_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-swap = { $key ->
    [back] { het_verraad-back }
   *[other] Black chip of value { $value }
}
het_verraad-choice-pawn = { het_verraad-priced }
    .note = { $key ->
        [back] { "" }
       *[other] then { NAME("het_verraad-bricks", $bricks) }
    }
het_verraad-group-pawn = { NAME("het_verraad-category", $key) }
het_verraad-choice-pawn_category = { het_verraad-of-category }
het_verraad-group-pawn_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-sell = { het_verraad-priced }
    .note = { $key ->
        [back] { "" }
       *[other] then { NAME("het_verraad-bricks", $bricks) }
    }
het_verraad-group-sell = { NAME("het_verraad-category", $key) }
het_verraad-choice-sell_category = { het_verraad-of-category }
het_verraad-group-sell_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-redeem = { het_verraad-priced }
    .note = { $key ->
        [back] { "" }
       *[other] leaves { NAME("het_verraad-bricks", $bricks) }
    }
het_verraad-group-redeem = { NAME("het_verraad-category", $key) }
het_verraad-choice-redeem_category = { het_verraad-of-category }
het_verraad-group-redeem_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-market = { het_verraad-priced }
    .note = { $key ->
        [back] { "" }
       *[other] leaves { NAME("het_verraad-bricks", $bricks) }
    }
het_verraad-group-market = { NAME("het_verraad-category", $key) }
het_verraad-choice-market_category = { het_verraad-of-category }
het_verraad-group-market_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-play = { $key ->
    [back] { het_verraad-back }
   *[other] { NAME("het_verraad-influence", $influence) }
}
    .note = { $key ->
        [back] { "" }
       *[other] { NAME("het_verraad-effect", $influence) }
    }
het_verraad-choice-brand = { het_verraad-target }
    .note = { $key ->
        [back] { "" }
       *[other] { het_verraad-blow }
    }
het_verraad-group-brand = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-brand_ring = { het_verraad-ring }
het_verraad-group-brand_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-overval = { het_verraad-target }
    .note = { $key ->
        [back] { "" }
       *[other] { het_verraad-blow }
    }
het_verraad-group-overval = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-overval_ring = { het_verraad-ring }
het_verraad-group-overval_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-infiltrant = { het_verraad-target }
    .note = { $key ->
        [back] { "" }
       *[other] { het_verraad-blow }
    }
het_verraad-group-infiltrant = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-infiltrant_ring = { het_verraad-ring }
het_verraad-group-infiltrant_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-hekserij = { het_verraad-target }
    .note = { $key ->
        [back] { "" }
       *[other] { het_verraad-blow }
    }
het_verraad-group-hekserij = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-hekserij_ring = { het_verraad-ring }
het_verraad-group-hekserij_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-pionier = { $key ->
    [back] { het_verraad-back }
   *[other] { $area } · price { $price }{ $value ->
        [0] { "" }
       *[other] { " " }· { het_verraad-building }
    }{ $gain ->
        [0] { "" }
       *[other] { " " }· +{ NAME("het_verraad-points", $gain) }
    }
}
    .note = { $key ->
        [back] { "" }
       *[other] { het_verraad-land }
    }
het_verraad-group-pionier = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-pionier_ring = { het_verraad-ring }
het_verraad-group-pionier_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-gif = { $key ->
    [back] { het_verraad-back }
   *[other] { $target_seat } · pays { NAME("het_verraad-bricks", $bricks) }
}
    .note = { $key ->
        [back] { "" }
       *[other] discards { $hand ->
            [0] nothing, having no building card
            [one] the only building card
           *[other] one of { $hand } building cards
        }{ COUNT($asked_seats) ->
            [0] { "" }
           *[other] { " " }· may ward it off
        }
    }
het_verraad-choice-gouden_handel = { het_verraad-priced }
    .note = { $key ->
        [back] { "" }
       *[other] then { NAME("het_verraad-bricks", $bricks) }
    }
het_verraad-group-gouden_handel = { NAME("het_verraad-category", $key) }
het_verraad-choice-gouden_handel_category = { het_verraad-of-category }
het_verraad-group-gouden_handel_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-tovenaar = { het_verraad-card }
het_verraad-choice-discard = { NAME("het_verraad-influence", $influence) }
    .note = { NAME("het_verraad-effect", $influence) }
het_verraad-choice-master = { $key ->
    [roll] Roll the die: 1 to { NAME("het_verraad-steps", $sides) }
    [count] Count your black chips: { NAME("het_verraad-steps", $count) }
    [attack] Attack { $area }: { het_verraad-site }
    [play] Play an influence card: { $count } possible
   *[done] End your turn
}
    .note = { $key ->
        [attack] die + { $black_chips } against die + { $white_chips } + { $towers }
        [roll] Then you choose where he goes
        [count] Then you choose where he goes
       *[other] { "" }
    }
het_verraad-choice-master_to = { $key ->
    [back] { het_verraad-back }
    [stay] He stays where he is
   *[other] { $area } · { het_verraad-site }{ $attackable ->
        [0] { "" }
       *[other] { " " }· can be attacked
    }
}
    .note = { $key ->
        [back] { "" }
        [stay] { "" }
       *[other] { NAME("het_verraad-steps", $distance) } away{ $gate ->
            [0] { "" }
           *[other] { " " }· gate
        }{ COUNT($block_seats) ->
            [0] { "" }
           *[other] { " " }· may be closed to him
        }
    }
het_verraad-group-master_to = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-master_to_ring = { $key ->
    [stay] He stays where he is
   *[other] { het_verraad-ring }
}
het_verraad-group-master_to_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-protect = { $key ->
    [pass] Pass
   *[other] { NAME("het_verraad-influence", $influence) }
}
het_verraad-choice-block = { $key ->
    [pass] Pass
   *[other] { NAME("het_verraad-influence", $influence) }
}

## Answers, told to whom gave them

het_verraad-went-back = You go one step back.
het_verraad-looked-at-ring = { $key ->
    [back] { het_verraad-went-back }
   *[other] You choose in this ring: { NAME("het_verraad-zoom", $key) }.
}
het_verraad-looked-at-category = { $key ->
    [back] { het_verraad-went-back }
   *[other] You choose in this category: { NAME("het_verraad-category", $key) }.
}
het_verraad-aimed = { $key ->
    [back] { het_verraad-went-back }
   *[other] You play { NAME("het_verraad-influence", $influence) } on { $area } ({ het_verraad-site }).
}

het_verraad-answer-claim = You claim { $area }.
het_verraad-answer-claim_ring = { het_verraad-looked-at-ring }
het_verraad-answer-first_tower = You put a tower on { $area }.
het_verraad-answer-take = { $key ->
    [play] You want to play an influence card first.
   *[other] You take { het_verraad-card }.
}
het_verraad-answer-act = { $key ->
    [buy] You want to buy an area.
    [build] You want to build.
    [tower] You want to build a tower.
    [white] You buy a white chip for { NAME("het_verraad-bricks", $price) }.
    [black] You buy a black chip for { NAME("het_verraad-bricks", $price) }.
    [swap] You want to swap a black chip.
    [pawn] You want to sell to the pawnshop.
    [sell] You want to sell on the free market.
    [redeem] You want to buy from the pawnshop.
    [market] You want to buy on the free market.
    [card] You buy a building card from the deck for { NAME("het_verraad-bricks", $price) }.
    [influence] You buy an influence card from the deck for { NAME("het_verraad-bricks", $price) }.
    [play] You want to play an influence card.
   *[done] You end your actions.
}
het_verraad-answer-buy = { $key ->
    [back] { het_verraad-went-back }
   *[other] You want { $area } for { NAME("het_verraad-bricks", $price) }.
}
het_verraad-answer-buy_ring = { het_verraad-looked-at-ring }
het_verraad-answer-build = { $key ->
    [back] { het_verraad-went-back }
   *[other] You want to build { het_verraad-card }.
}
het_verraad-answer-build_category = { het_verraad-looked-at-category }
het_verraad-answer-build_on = { $key ->
    [back] { het_verraad-went-back }
   *[other] You build { het_verraad-card } on { $area }{ $old_value ->
        [0] { "" }
       *[other] { " " }in place of { $old_building }
    } for { NAME("het_verraad-bricks", $price) }.
}
het_verraad-answer-build_on_ring = { het_verraad-looked-at-ring }
het_verraad-answer-tower = { $key ->
    [back] { het_verraad-went-back }
   *[other] You build a tower on { $area }.
}
het_verraad-answer-tower_ring = { het_verraad-looked-at-ring }
het_verraad-answer-swap = { $key ->
    [back] { het_verraad-went-back }
   *[other] You swap a black chip of value { $value }.
}
het_verraad-answer-pawn = { $key ->
    [back] { het_verraad-went-back }
   *[other] You sell { het_verraad-card } to the pawnshop for { NAME("het_verraad-bricks", $price) }.
}
het_verraad-answer-pawn_category = { het_verraad-looked-at-category }
het_verraad-answer-sell = { $key ->
    [back] { het_verraad-went-back }
   *[other] You sell { het_verraad-card } on the free market for { NAME("het_verraad-bricks", $price) }.
}
het_verraad-answer-sell_category = { het_verraad-looked-at-category }
het_verraad-answer-redeem = { $key ->
    [back] { het_verraad-went-back }
   *[other] You buy { het_verraad-card } from the pawnshop for { NAME("het_verraad-bricks", $price) }.
}
het_verraad-answer-redeem_category = { het_verraad-looked-at-category }
het_verraad-answer-market = { $key ->
    [back] { het_verraad-went-back }
   *[other] You buy { het_verraad-card } on the free market for { NAME("het_verraad-bricks", $price) }.
}
het_verraad-answer-market_category = { het_verraad-looked-at-category }
het_verraad-answer-play = { $key ->
    [back] { het_verraad-went-back }
   *[other] You want to play { NAME("het_verraad-influence", $influence) }.
}
het_verraad-answer-brand = { het_verraad-aimed }
het_verraad-answer-brand_ring = { het_verraad-looked-at-ring }
het_verraad-answer-overval = { het_verraad-aimed }
het_verraad-answer-overval_ring = { het_verraad-looked-at-ring }
het_verraad-answer-infiltrant = { het_verraad-aimed }
het_verraad-answer-infiltrant_ring = { het_verraad-looked-at-ring }
het_verraad-answer-hekserij = { het_verraad-aimed }
het_verraad-answer-hekserij_ring = { het_verraad-looked-at-ring }
het_verraad-answer-pionier = { het_verraad-aimed }
het_verraad-answer-pionier_ring = { het_verraad-looked-at-ring }
het_verraad-answer-gif = { $key ->
    [back] { het_verraad-went-back }
   *[other] You play { NAME("het_verraad-influence", $influence) } on { $target_seat }.
}
het_verraad-answer-gouden_handel = { $key ->
    [back] { het_verraad-went-back }
   *[other] You play { NAME("het_verraad-influence", $influence) }: { het_verraad-card } brings { NAME("het_verraad-bricks", $price) }.
}
het_verraad-answer-gouden_handel_category = { het_verraad-looked-at-category }
het_verraad-answer-tovenaar = You lay open { het_verraad-card }.
het_verraad-answer-discard = You discard { NAME("het_verraad-influence", $influence) }.
het_verraad-answer-master = { $key ->
    [roll] You roll for the Black Master’s steps.
    [count] You count your black chips: { NAME("het_verraad-steps", $count) }.
    [attack] You attack { $target_seat } on { $area }.
    [play] You want to play an influence card.
   *[done] You end your turn.
}
het_verraad-answer-master_to = { $key ->
    [back] { het_verraad-went-back }
    [stay] The Black Master stays where he is.
   *[other] You lead the Black Master to { $area }.
}
het_verraad-answer-master_to_ring = { $key ->
    [stay] The Black Master stays where he is.
   *[other] { het_verraad-looked-at-ring }
}
het_verraad-answer-protect = { $key ->
    [pass] You pass.
   *[other] You play { NAME("het_verraad-influence", $influence) }.
}
het_verraad-answer-block = { $key ->
    [pass] You pass.
   *[other] You play { NAME("het_verraad-influence", $influence) }.
}

## Rules help, by topic in reading order

het_verraad-rules-aim = You buy areas of a round city, put up buildings and towers, and gather points. But the **Black Master** is at the gates. Nobody owns him: whoever has black chips moves him, and everybody may change sides at any time.

    - **Good wins** unless the black marker stands higher than everybody’s: then most points win.
    - **Evil wins** if it does: then whoever has most black chips wins with the Black Master.

    Bricks are the money. Areas are called by their ring and a number, clockwise: **I** is the inner, **M** the middle and **O** the outer ring, as in M7. Buildings keep their Dutch names.
    .title = Aim
het_verraad-rules-round = **To begin with**, everybody gets 5 bricks and 3 building cards, and claims up to 3 areas, in turns, counter-clockwise. Your areas may cost at most 10 together and may not touch each other. Then everybody puts a tower on one of them.

    **Your turn**, clockwise from the start player:

    1. **Income:** take one of three open building cards. Buildings of its category pay, those of the others too.
    2. **Actions:** buy areas, build, strengthen good or evil, trade, in any order.
    3. **Influence:** if your marker has come forward to a red space (5, 10, 15 …), you get an influence card.
    4. **Black Master:** if you have a black chip, you may move him, and attack.

    You are always shown what is possible, what it costs and what it changes. *Back* leads one step back, and nobody notices.
    .title = How it goes
het_verraad-rules-income = You take one of the three open building cards into your hand, free, with the bricks on it. Before it you may play influence cards.

    - **Tax:** if the card is of the town, everybody first pays the bank what they have over 5 bricks. What comes in now does not count.
    - **Income:** everybody with buildings of that category is paid for **one** of them, the one that pays most: its value, the bonus of its area, and 1 more with the great power of that category.
    - The two other cards get 1 brick each, for whoever takes them later. The gap is filled from the deck.

    If all three open cards are of one category, they are replaced. When the deck is used up, the discards are shuffled, and if there are none the cards of both markets.
    .title = Income
het_verraad-rules-actions = In any order, until you stop:

    - **Areas:** buy up to 2, next to your own, at their price. See *{ het_verraad-rules-isolation.title }*.
    - **Buildings:** put up to 2 cards of your hand on your areas. See *{ het_verraad-rules-buildings.title }*.
    - **Tower:** build 1, for 5 bricks. See *{ het_verraad-rules-towers.title }*.
    - **Chips:** buy up to 2, white or black, and swap 1 black one. See *{ het_verraad-rules-chips.title }*.
    - **Pawnshop:** sell a building card for half its value, rounded up; buy one that lies there for 5 bricks.
    - **Free market:** only with a trade building on the board. Sell and buy at the value. What you have sold you cannot buy back in the same turn.
    - **Cards:** buy building or influence cards from the decks, unseen, for 5 bricks each. With a third influence card you discard one of the three.
    - **Influence cards:** play as many as you like. See *{ het_verraad-rules-influence.title }*.
    .title = Actions
het_verraad-rules-buildings = A building costs its value of 1 to 5 bricks, and is worth as many points while it stands on your area. It pays whenever somebody takes a card of its category.

    - One building per area. You may replace an own one: its points and its card are gone.
    - Not where the Black Master stands.
    - An area’s **bonus** of up to 3 is added to the income.

    With the option *{ het_verraad-option-zoning }* on:
    - **{ NAME("het_verraad-category", "nijverheid") }** may not stand in the inner ring,
    - **{ NAME("het_verraad-category", "stad") }** not on a river,
    - **{ NAME("het_verraad-category", "handel") }** only on a road,
    - **{ NAME("het_verraad-category", "burgerij") }** anywhere.

    Of each category there are 17 cards. The cheap ones lie on top of the deck, the dear ones at the bottom.
    .title = Buildings
het_verraad-rules-towers = A tower costs 5 bricks and stands on one of your areas, beside a building or alone, one per area. There are 12 in all.

    - The Black Master cannot attack an area with a tower, nor enter or pass it. Only the tower’s owner can let him pass, when moving him.
    - { NAME("het_verraad-influence", "brand") }, { NAME("het_verraad-influence", "overval") }, { NAME("het_verraad-influence", "infiltrant") } and { NAME("het_verraad-influence", "hekserij") } hit the tower instead: it goes back into the supply, and nothing else happens.
    - Its archers defend: if one of your areas next to it is attacked, each such tower counts 1 for you.
    - **Against isolation a tower is no help:** it goes over with the area.
    .title = Towers
het_verraad-rules-chips = **White chips** strengthen you when the Black Master attacks: each counts 1 in defence.

    **Black chips** strengthen him: each brings his marker 1 forward and counts 1 when you attack with him. With one or more you move him in your turn, and you may be his heir if evil wins. Each has a hidden value: 1 (12 chips), 2 (9), 3 (6) or 4 (3). Only you know yours.

    Your castle card has 6 slots of each colour. They cost 3, 4, 5, 6, 7 and 8 bricks; you buy up to 2 chips a turn.

    Once a turn you may swap a black chip for another one from the stack, for 5 bricks. His marker stays where it is then.
    .title = Chips
het_verraad-rules-isolation = If you buy an area and thereby surround a neighbouring one, it falls to you, with its building, its tower and their points. An area is **surrounded** when all its neighbours belong to others than its owner, whoever they are. A single neutral neighbour prevents it.

    The Black Master does the same when he conquers an area. And his own areas can be surrounded as well.

    Influence cards never isolate. Whoever takes an area needs a knight, of which everybody has 25.

    **A hint:** an area with a neighbour of your own cannot be isolated.
    .title = Isolation
het_verraad-rules-master = With at least one black chip you may lead the Black Master at the end of your turn.

    **Steps:** roll the black die, or count your black chips instead; say which before you roll. He goes up to that many steps, from area to area. He comes into the city by one of the three gates (1 step), and gates are next to each other for him. The way does not matter, only where he stops. Areas with towers are closed to him, except that your own let him pass.

    **Attack:** if he then stands on another player’s area without a tower, you may attack, once: black die + your black chips against white die + the defender’s white chips + 1 for each of the defender’s towers next to it.
    - **Higher:** the area becomes his, with its building and points, and what this surrounds as well.
    - **Equal:** the knight is gone, the area is neutral. A building stays, its points are lost until somebody owns it again.
    - **Lower:** nothing happens.

    Before and after you may play { NAME("het_verraad-influence", "brand") }, { NAME("het_verraad-influence", "overval") }, { NAME("het_verraad-influence", "infiltrant") }, { NAME("het_verraad-influence", "hekserij") } and { NAME("het_verraad-influence", "pionier") } for him: what they win is his.
    .title = The Black Master
het_verraad-rules-influence = 3 cards of each kind, at most 2 in your hand. You play them in the income, action and Black Master phases of your turn. The Black Master is an opponent, too.

    - **{ NAME("het_verraad-influence", "brand") }:** destroy a building of an opponent.
    - **{ NAME("het_verraad-influence", "overval") }:** take an opponent’s area next to one of yours, with its building.
    - **{ NAME("het_verraad-influence", "infiltrant") }:** take an opponent’s area without a building, anywhere.
    - **{ NAME("het_verraad-influence", "hekserij") }:** remove an opponent’s knight. The area is neutral, its building goes back to its owner’s hand.
    - **{ NAME("het_verraad-influence", "pionier") }:** put a knight on any neutral area.
    - **{ NAME("het_verraad-influence", "gif") }:** a player discards a building card, by chance, and pays 3 bricks.
    - **{ NAME("het_verraad-influence", "gouden_handel") }:** sell a building card for twice its value.
    - **{ NAME("het_verraad-influence", "tovenaar") }:** before you take a building card. When the gap is filled you see the two top cards, lay one open and put the other under the deck.
    - **{ NAME("het_verraad-influence", "bescherming") }** and **{ NAME("het_verraad-influence", "blokkade") }:** in others’ turns only, see *{ het_verraad-rules-reactions.title }*.

    With the Black Master only the first five can be played.
    .title = Influence cards
het_verraad-rules-reactions = Two influence cards are played when others act:

    - **{ NAME("het_verraad-influence", "bescherming") }** wards off a { NAME("het_verraad-influence", "brand") }, { NAME("het_verraad-influence", "overval") }, { NAME("het_verraad-influence", "infiltrant") }, { NAME("het_verraad-influence", "hekserij") } or { NAME("het_verraad-influence", "gif") } aimed at you. Both cards are spent.
    - **{ NAME("het_verraad-influence", "blokkade") }** closes an area of yours, or one next to yours, when somebody wants to buy it or the Black Master wants to go there. It stays closed for this turn. The purchase costs nothing and does not count; the Master’s move is chosen again.

    Everybody who could hold the card is asked, and answers in secret. All see only whether a card is played in the end, and which. If several play one, the first clockwise counts; the others keep theirs.

    *{ button-standing }* answers for you from then on, whether you hold a card or not. So nobody learns anything, and the game goes on quickly.
    .title = Reactions
het_verraad-rules-powers = Whoever alone has most of something, and at least 3, holds its great power and gets its points at once:

    - **{ NAME("het_verraad-category", "burgerij") }** on the board: 1 point
    - **{ NAME("het_verraad-category", "nijverheid") }** on the board: 2 points
    - **{ NAME("het_verraad-category", "handel") }** on the board: 3 points
    - **{ NAME("het_verraad-category", "stad") }** on the board: 4 points
    - **Towers** on the board: 4 points
    - **White chips:** 5 points
    - **Black chips:** 3 points

    If others draw level, the holder keeps it. If others overtake, or the holder has fewer than 3, it changes hands or nobody has it. The Black Master competes for buildings and towers, too.

    The great power of a category also brings 1 brick more when that category pays.
    .title = Great powers
het_verraad-rules-points = - **Buildings:** each counts its value for whoever owns its area.
    - **Great powers:** see *{ het_verraad-rules-powers.title }*.
    - **The Black Master:** the buildings on his areas, his great powers, and 1 point for every black chip that anybody has bought.

    Points move at once, forward and back. Areas, towers and bricks are worth no points by themselves.

    **Red spaces:** if your marker stands on 5, 10, 15 … at the end of your actions, and higher than at the beginning of your turn, you get an influence card.
    .title = Points
het_verraad-rules-end = As soon as somebody’s marker has reached 50 points with 2 players, 35 with 3, 30 with 4 or 25 with 5, the round is finished, so that all have had as many turns. With the option *{ het_verraad-option-master_ends }* on the Black Master’s marker counts as well. A loss of points afterwards changes nothing.

    **Good:** if nobody’s marker is below the black one alone, that is, if at least one stands as high or higher, most points win. If level, most white chips, then fewest black chips.

    **Evil:** if the black marker is higher than all others, the Black Master’s heir wins: most black chips. If level, the higher sum of their values, then own points.

    Whoever has no area is expelled from the city. They play on and may return with { NAME("het_verraad-influence", "pionier") } or { NAME("het_verraad-influence", "infiltrant") }, but cannot win without an area.
    .title = The end
het_verraad-rules-options = - **{ het_verraad-option-zoning }:** whether buildings of some categories may stand only where they belong, see *{ het_verraad-rules-buildings.title }*.
    - **{ het_verraad-option-deck_ends }:** whether the game ends with the round in which no card is left to fill the gap among the open ones. If off, fewer lie open.
    - **{ het_verraad-option-master_ends }:** whether the Black Master’s marker, too, ends the game.

    As usual: all three are on.

    The published rules are those of an expansion. City, cards and some numbers of the base game are reconstructed; whoever runs the bot and owns the game can put in the true ones.
    .title = Options

## How a score came about

het_verraad-part = { $key ->
    [burgerij] { $points } for citizens
    [nijverheid] { $points } for crafts
    [handel] { $points } for trade
    [stad] { $points } for the town
   *[powers] { $points } for great powers
}

## Slash commands of its questions: the name in small letters, then what Discord shows beside it

command-claim = claim
    .description = Claim an area before the first turn
    .answer = area
    .answer-note = An area such as M7
command-tower = tower
    .description = Build a tower on one of your areas
    .answer = area
    .answer-note = One of your areas
command-act = act
    .description = Choose what to do in your turn, or end your actions
    .answer = action
    .answer-note = What you want to do
command-buy = buy
    .description = Buy an area next to yours
    .answer = area
    .answer-note = An area such as M7
command-swap = swap
    .description = Swap a black chip for another one from the stack
    .answer = chip
    .answer-note = Which of your black chips
command-sell = sell
    .description = Sell a building card to the pawnshop or the free market
    .answer = card
    .answer-note = A building card of your hand
command-market = market
    .description = Buy a building card from the pawnshop or the free market
    .answer = card
    .answer-note = A card that lies there
command-master = master
    .description = Lead the Black Master: move him, attack, or end your turn
    .answer = choice
    .answer-note = What he does, or where he goes
command-react = react
    .description = React to what somebody does, or pass
    .answer = card
    .answer-note = A card of your hand, or pass
