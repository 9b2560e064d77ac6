### Het Verraad. Variables are the facts of its events, decisions and choices; $key is what a name is asked for.
### Buildings are called by their names in the data, which are the same in every language.

het_verraad-game = Het Verraad
# Below the picture of suspicions.
het_verraad-hidden-side = served the Black Master most in the end
# What it is, in one sentence, for the lobby.
het_verraad-pitch = You build a city that the Black Master besieges, and if he wins, whoever served him most wins with him.
    .length = 90 to 120 minutes
    .level = demanding

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
    [brand] Destroy an opponent’s building
    [overval] Take an opponent’s area beside yours, building and all
    [infiltrant] Take any opponent’s area without a building
    [hekserij] Free an opponent’s area; a building goes back to the hand
    [pionier] Take any neutral area
    [gif] Somebody loses a building card and bricks
    [gouden_handel] Sell a building card for twice its value
    [tovenaar] Choose the next open building card
    [bescherming] Wards off a card aimed at you
   *[blokkade] Closes an area of yours, or beside yours
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
    [castles] Castle cards
   *[nw] North-west quarter
}
het_verraad-phase = { $key ->
    [claim] Claiming areas
    [first_tower] First towers
    [income] Income
    [actions] Actions
    [influence] Influence
    [master] The Black Master
   *[over] Match over
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
het_verraad-option-third = A third influence card
    .note = What to do with one too many after buying an influence card.
    .is-play_or_discard = one is played or discarded
    .is-discard = one is discarded
het_verraad-option-swap_colour = Chips to swap
    .note = Which chips may be given for a new black one, once a turn.
    .is-black = black ones
    .is-any = black ones and white ones

# Amounts within a sentence, said for a number; “with”, “of” and “from” ask for another case in German.
het_verraad-bricks = { $key ->
    [one] 1 brick
   *[other] { $key } bricks
}
het_verraad-bricks-with = { $key ->
    [one] 1 brick
   *[other] { $key } bricks
}
het_verraad-points = { $key ->
    [one] 1 point
   *[other] { $key } points
}
het_verraad-points-with = { $key ->
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
het_verraad-steps-of = { $key ->
    [one] 1 step
   *[other] { $key } steps
}
# A building card, and a building that stands.
het_verraad-card = { $building } ({ NAME("het_verraad-category", $category) } { $value })
het_verraad-building = { $building } { $value }
# What happens to points and where the marker stands then.
het_verraad-more = +{ NAME("het_verraad-points", $value) } (now { $points })
het_verraad-less = −{ NAME("het_verraad-points", $value) } (now { $points })
# From whom an area falls to somebody else.
het_verraad-from = { $owner ->
    [seat] from { $owner_seats }
    [master] from the Black Master
   *[none] from nobody
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
het_verraad-whose = { $owner ->
    [seat] { $owner_seats }
    [master] Black Master
   *[none] neutral
}
het_verraad-site = { het_verraad-whose }{ $value ->
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
   *[deck] Open: **{ $building }** ({ NAME("het_verraad-category", $category) } { $value }).
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
het_verraad-event-turn_started = **{ $seat }** is in turn, with { NAME("het_verraad-points-with", $points) } and { NAME("het_verraad-bricks-with", $bricks) }.
het_verraad-event-income_skipped = No building card lies open, so { $seat } takes none.
het_verraad-event-card_taken = { $seat } takes { het_verraad-card }{ $number ->
    [0] { "" }
    [one] { " " }and the brick on it
   *[other] { " " }and the { $number } bricks on it
}.
het_verraad-event-tax_paid = { COUNT($payer_seats) ->
    [0] **Tax:** nobody has more than { NAME("het_verraad-bricks", $limit) }.
   *[other] **Tax** on all above { NAME("het_verraad-bricks-with", $limit) }: { EACH("het_verraad-payer", "seat amount", $payer_seats, $amounts) }.
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
het_verraad-event-building_built = { $seat } builds { het_verraad-card } on { $area } for { NAME("het_verraad-bricks", $price) }: { het_verraad-more }. Income ({ NAME("het_verraad-category", $category) }) now { $income }.
het_verraad-event-chip_bought = { $colour ->
    [white] { $seat } buys a white chip for { NAME("het_verraad-bricks", $price) } and now has { $number }.
   *[black] { $seat } buys a black chip for { NAME("het_verraad-bricks", $price) } and now has { $number }. The Black Master +1 point (now { $master_points }).
}
het_verraad-event-chip_seen = Your new black chip is worth { $value }.
het_verraad-event-chip_swapped = { $seat } swaps a black chip for { NAME("het_verraad-bricks", $price) }.
het_verraad-event-white_chip_swapped = { $seat } swaps a white chip for a black one, for { NAME("het_verraad-bricks", $price) }, and now has { NAME("het_verraad-white-chips", $white) } and { NAME("het_verraad-black-chips", $black) }.
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
het_verraad-event-influence_given = { $seat } has come to a red space with { NAME("het_verraad-points-with", $points) } and gets an influence card.
het_verraad-event-influence_seen = Your new influence card is { NAME("het_verraad-influence", $influence) }.
het_verraad-event-influence_discarded = { $seat } discards { NAME("het_verraad-influence", $influence) }.
het_verraad-event-influence_played = **{ $seat } plays { NAME("het_verraad-influence", $influence) }{ $side ->
    [master] { " " }for the Black Master
   *[seat] { "" }
}{ $influence ->
    [gif] { " " }on { $owner_seats }.**
    [gouden_handel] .**
    [tovenaar] .**
   *[other] { " " }on { $area }** ({ het_verraad-site }).
}
het_verraad-event-window_opened = { $to ->
    [buy] { $seat } wants to buy { $area } for { NAME("het_verraad-bricks", $price) }. { $asked_seats } may react with { NAME("het_verraad-influence", "blokkade") }.
    [master] { $seat } wants to lead the Black Master to { $area } (he has { NAME("het_verraad-steps", $steps) }). { $asked_seats } may react with { NAME("het_verraad-influence", "blokkade") }.
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
   *[other] { " " }{ het_verraad-from }
}**{ $value ->
    [0] { "" }
   *[other] , with { $building }
}.{ het_verraad-change }
het_verraad-event-area_isolated = **Surrounded:** with { $by_area }, { $area } falls { het_verraad-from } to { $taker ->
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
het_verraad-event-master_called = { $seat } may lead the Black Master, with { $chips ->
    [one] 1 black chip
   *[other] { $chips } black chips
}.
het_verraad-event-master_rolled = { $seat } rolls { $number } for the Black Master’s steps.
het_verraad-outcome-master_rolled = You roll { $number } for the Black Master’s steps.
het_verraad-event-master_moved = **The Black Master** { COUNT($from_area) ->
    [0] comes into the city, to
   *[other] goes from { $from_area } to
} { $area } ({ $steps } of { NAME("het_verraad-steps-of", $number) }, { $how ->
    [rolled] rolled
   *[counted] counted
}).
het_verraad-event-master_stayed = The Black Master stays { COUNT($area) ->
    [0] outside the city
   *[other] on { $area }
} (0 of { NAME("het_verraad-steps-of", $number) }, { $how ->
    [rolled] rolled
   *[counted] counted
}).
het_verraad-event-master_attacked = **{ $seat } attacks { $target_seat } on { $area }:** { het_verraad-fought }
# The same for whoever attacks.
het_verraad-outcome-master_attacked = **You attack { $target_seat } on { $area }:** { het_verraad-fought }
het_verraad-fought = die { $black_die } + chips { $black_chips } = { $black_total } against die { $white_die } + chips { $white_chips }{ $towers ->
    [0] { "" }
    [one] { " " }+ 1 for a tower beside it
   *[other] { " " }+ { $towers } for towers beside it
} = { $white_total }. { $upshot ->
    [conquered] **The area is conquered.**
    [held] **The area holds.**
   *[tied] { $knights ->
        [0] **The Black Master has no knight left to hold it, so it counts as a tie:**
       *[other] **A tie:**
    } { $area } is nobody’s now{ $value ->
        [0] { "" }
       *[other] , and { $target_seat } loses { NAME("het_verraad-points", $value) }
    }.
}
het_verraad-event-last_round = **This is the last round:** { $reason ->
    [seat] { $trigger_seats } { COUNT($trigger_seats) ->
        [one] has
       *[other] have
    } reached { NAME("het_verraad-points", $number) }.
    [master] the Black Master has reached { NAME("het_verraad-points", $number) }.
   *[deck] no building card is left to be laid open.
} The last to play is { $last_seat }.
het_verraad-event-chips_revealed = { $seat } shows the black chips: { COUNT($values) ->
    [one] { $total }.
   *[other] { $values } = { $total }.
}
het_verraad-event-match_ended = { $side ->
    [evil] **Evil has won:** the Black Master has { NAME("het_verraad-points", $master_points) }, the best of you { $points }. Whoever served him best wins with him. { $by ->
        [black] Most black chips decide.
        [values] Level in black chips; { TOGETHER($winner_seats) } has the highest sum of their values.
        [points] Level in black chips and values; { TOGETHER($winner_seats) } has more points.
        [shared] { TOGETHER($winner_seats) } are level in everything: the win is shared.
       *[nobody] But nobody with a black chip has an area, so nobody wins.
    }
   *[good] **Good has won:** the highest marker of a player stands at { $points }, the black marker at { $master_points }.{ $by ->
        [white] { " " }Level in points; { TOGETHER($winner_seats) } has most white chips.
        [black] { " " }Level in points and white chips; { TOGETHER($winner_seats) } has fewest black chips.
        [shared] { " " }{ TOGETHER($winner_seats) } are level in everything: the win is shared.
        [nobody] { " " }But nobody has an area, so nobody wins.
       *[points] { "" }
    }
}
het_verraad-event-match_won = { $side ->
    [evil] **The Black Master was { $seat }**, who wins with { $black ->
        [one] 1 black chip
       *[other] { $black } black chips
    }!
   *[good] **{ $seat } wins with { NAME("het_verraad-points-with", $points) }!**
}

## How a score came about

het_verraad-part = { $key ->
    [burgerij] citizens { $points }
    [nijverheid] crafts { $points }
    [handel] trade { $points }
    [stad] town { $points }
   *[powers] great powers { $points }
}

## Its slash command: the name in small letters, then what Discord shows beside it; and the words below it

het_verraad-command = verraad
    .description = Answer what Het Verraad asks you
het_verraad-command-claim = claim
    .description = Claim an area before the first turn
    .answer = area
    .answer-note = An area such as M7
het_verraad-command-tower = tower
    .description = Build a tower on one of your areas
    .answer = area
    .answer-note = One of your areas
het_verraad-command-take = take
    .description = Take one of the building cards that lie open
    .answer = card
    .answer-note = An open building card; or first play an influence card
het_verraad-command-act = act
    .description = Choose what to do in your turn, or end your actions
    .answer = action
    .answer-note = What you want to do
het_verraad-command-buy = buy
    .description = Buy an area next to yours
    .answer = area
    .answer-note = An area such as M7
het_verraad-command-build = build
    .description = Build a building: first which card, then where
    .answer = building
    .answer-note = A building card of your hand, or the area for it
het_verraad-command-play = play
    .description = Play an influence card, and name its target
    .answer = card
    .answer-note = An influence card of your hand, or its target
het_verraad-command-swap = swap
    .description = Swap a chip for a black one from the stack
    .answer = chip
    .answer-note = Which of your chips
het_verraad-command-sell = sell
    .description = Sell a building card to the pawnshop or the free market
    .answer = card
    .answer-note = A building card of your hand
het_verraad-command-market = market
    .description = Buy a building card from the pawnshop or the free market
    .answer = card
    .answer-note = A card that lies there
het_verraad-command-discard = discard
    .description = Discard the influence card that is one too many
    .answer = card
    .answer-note = One of your influence cards
het_verraad-command-master = master
    .description = Lead the Black Master: move him, attack, or end your turn
    .answer = choice
    .answer-note = What he does, or where he goes
het_verraad-command-react = react
    .description = React to what somebody does, or pass
    .answer = card
    .answer-note = A card of your hand, or pass
# In a person’s notes.
het_verraad-mark-suspect = Serves the Black Master
