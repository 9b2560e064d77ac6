### What is written on the pictures of Het Verraad, and what they say to those who cannot see them.

## On the board

het_verraad-picture-master = Black Master
het_verraad-picture-pawnshop = Pawnshop
het_verraad-picture-market = Free market
het_verraad-picture-supply = Supply
# Below the marks of those with most points.
het_verraad-picture-leads = { $count ->
    [one] leads
   *[other] level
}
het_verraad-picture-last-round = Last round
het_verraad-picture-won = { $key ->
    [evil] Evil wins
   *[good] Good wins
}

## On a hand

het_verraad-picture-chips = Black chips:
het_verraad-picture-incomes = Income by category
# Above the chips of both sides of an attack, and the odds of each upshot.
het_verraad-picture-attack = Attack: a die each, plus chips
het_verraad-picture-odds = wins { $wins } % · tie { $ties } % · fails { $fails } %
het_verraad-picture-seen = You see, one of them is laid open
het_verraad-picture-hand = Building cards: { $count }
het_verraad-picture-influence = Influence cards: { $count }
# After a large number.
het_verraad-picture-bricks = { $count ->
    [one] brick
   *[other] bricks
}
het_verraad-picture-points = { $count ->
    [one] point
   *[other] points
}
# Before the price of the next chip.
het_verraad-picture-next = new
# Below the name of a building card: its price, and its points or how many bricks are missing.
het_verraad-picture-card = { COUNT($zone) ->
    [0] { $lacks ->
        [0] { NAME("het_verraad-bricks", $value) } → { NAME("het_verraad-points", $value) }
       *[other] { NAME("het_verraad-bricks", $value) }, you lack { $lacks }
    }
   *[other] { NAME("het_verraad-zone", $zone) }
}
het_verraad-picture-open = Open cards, one to take each turn
# Before the bricks that an open card pays: “you +3 · Ben +2”.
het_verraad-picture-you = you
het_verraad-picture-pays-nobody = pays nobody
het_verraad-picture-powers = Great powers: alone most, at least { $number }
het_verraad-picture-of-evil = { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
}, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}

## On a hand before the first round

het_verraad-picture-start = Build or betray
het_verraad-picture-start-aims = { $key ->
    [aim] Aim: most points: buildings, and great powers (most of a kind)
    [turn] Turn: take a card, spend bricks, lead the Black Master
   *[end] End: { $points } points. With the Black Master ahead, black chips win
}
het_verraad-picture-mark = { $key ->
    [best] Best
    [price] Price
    [bonus] Bonus 2
    [road] Road
    [river] River
    [gate] Gate
   *[tower] Tower
}

## Moments

het_verraad-moment-heading = { $key ->
    [last_round] The last round
    [master_moved] At the gate
    [tie] A tie
    [building_destroyed] Fire
    [master_attacked] The attack fails
    [seat_expelled] Expelled
    [betrayal] Betrayal
    [evil] Evil would win now
   *[area_taken] An area falls
}
# After the name, if somebody has reached the points.
het_verraad-moment-trigger = { $reason ->
    [seat] { $before } → { $points } points
    [master] The Black Master reaches { NAME("het_verraad-points", $number) }
   *[deck] No building card is left
}
het_verraad-moment-also = Also: { $names }
het_verraad-moment-left = Still to play: { $names }
# What has brought the points.
het_verraad-moment-gain = { $key ->
    [built] Buildings
    [land] Land
   *[powers] Great powers
} { $change }
# After the name, unless it is the Black Master.
het_verraad-moment-falls = { $key ->
    [seat_expelled] has no area left
    [conquers] conquers { $area } for the Black Master
   *[loses] { $owner ->
        [seat] loses { $area }
       *[master] The Black Master loses { $area }
    }
}
het_verraad-moment-from = From { $name }{ $value ->
    [0] { "" }
   *[other] , with { $building } ({ $value })
}
het_verraad-moment-how = { $reason ->
    [attack] { $taker ->
        [none] Level with { $by }’s attack
       *[other] Conquered
    }
    [isolation] Surrounded{ het_verraad-moment-culprit }
   *[other] { NAME("het_verraad-influence", $reason) }{ het_verraad-moment-culprit }
}: { $taker ->
    [none] free to buy
    [seat] it goes to { $name }
   *[master] it goes to the Black Master
}
# Whoever gets nothing by it.
het_verraad-moment-culprit = { $taker ->
    [seat] { "" }
   *[other] { " " }by { $by }
}
het_verraad-moment-building = { $value ->
    [0] No building stood there
   *[other] { $to ->
        [hand] { $building } goes back to the hand
        [discards] { $building } is gone
        [stays] { $building } stays, and scores for nobody
       *[none] With { $building }, { NAME("het_verraad-points", $value) }
    }
}
# The help of towers in an attack.
het_verraad-moment-help = tower { $number }
# The strength of both sides of an attack.
het_verraad-moment-dice = { $black } against { $white }
het_verraad-moment-burns = On { $area }; the area stays
het_verraad-moment-fire-set = Set on fire by { $name }
# After the name of whoever reacts.
het_verraad-moment-reacts = { $to ->
    [buy] closes { $area }
    [master] closes { $area }
   *[other] wards off { NAME("het_verraad-influence", $to) }
}
het_verraad-moment-stopped = { $to ->
    [buy] { $name } cannot buy it in this turn
    [master] The Black Master, led by { $name }, is turned away
   *[other] { $name } has played it in vain
}
# A change of points: “Ben +2”.
het_verraad-moment-change = { $owner ->
    [seat] { $name }
   *[master] Black Master
} { $change }
het_verraad-moment-power = Great power: { NAME("het_verraad-alt-power", $power) }
# After the name of the holder, or of whoever has lost it, unless it is the Black Master.
het_verraad-moment-power-points = { $holder ->
    [seat] wins { NAME("het_verraad-points", $points) }
    [master] The Black Master wins { NAME("het_verraad-points", $points) }
   *[none] { $former ->
        [seat] loses { NAME("het_verraad-points", $points) }
       *[master] The Black Master loses { NAME("het_verraad-points", $points) }
    }
}
het_verraad-moment-power-how = { $holder ->
    [none] Nobody has most of them now
   *[other] { $former ->
        [seat] Taken from { $name }, with { $number }
        [master] Taken from the Black Master, with { $number }
       *[none] With { $number }, more than anybody
    }
}
het_verraad-moment-inside = The Black Master is in the city
het_verraad-moment-there = { $owner ->
    [seat] On { $area }, which belongs to { $name }
    [master] On { $area }, his own area
   *[none] On { $area }, which belongs to nobody
}
het_verraad-moment-led = Led by { $name }
# After the name: somebody's first black chip.
het_verraad-moment-serves = serves the Black Master
het_verraad-moment-first-chip = { $key ->
    [leads] A first black chip: now { $name } may lead him
   *[wins] If he wins, so may { $name }
}
het_verraad-moment-leads = The Black Master leads with { NAME("het_verraad-points", $points) }
# The seats that have most points.
het_verraad-moment-behind = Behind him: { $names } with { NAME("het_verraad-points", $points) }
het_verraad-moment-serve = { $count ->
    [one] As it stands, { $names } wins with him
   *[other] As it stands, one of them wins with him: { $names }
}
# After the name of whoever was attacked.
het_verraad-moment-holds = holds { $area }
het_verraad-moment-in-vain = { $name } led the Black Master in vain
het_verraad-moment-towers = Towers beside it helped: { $areas }

## Instead of the board

het_verraad-alt-status = { $round ->
    [0] Het Verraad, before round 1: { NAME("het_verraad-phase", $phase) }.
   *[other] Het Verraad, round { $round }: { NAME("het_verraad-phase", $phase) }.
}
het_verraad-alt-over = Het Verraad, over in round { $round }. { NAME("het_verraad-picture-won", $side) }{ $count ->
    [0] , but no player
   *[other] : { $winners }
}.
het_verraad-alt-ahead = In the lead with { $points }: { $names }.
het_verraad-alt-standing = The Black Master stands on { $area }.
het_verraad-alt-goal = { $points } points end the match.
het_verraad-alt-last-round = This is the last round.
het_verraad-alt-window = Some may react, about { $area }.{ COUNT($takes) ->
    [0] { "" }
   *[other] { " " }It would surround { $takes }.
}
het_verraad-alt-attack = The Black Master attacked { $name } on { $area }: { $black } against { $white }.
het_verraad-alt-changed = Changed last: { $areas }.
het_verraad-alt-cards = { $hand ->
    [one] 1 building card
   *[other] { $hand } building cards
}, { $influence ->
    [one] 1 influence card
   *[other] { $influence } influence cards
}
het_verraad-alt-chip-counts = chips { $white } white, { $black } black
het_verraad-alt-held = still held { $cards }
het_verraad-alt-worth = black chips worth { $points }
het_verraad-alt-areas = areas: { $areas }
het_verraad-alt-powers = great powers: { $powers }
het_verraad-alt-power = { $key ->
    [white] white chips
    [towers] towers
    [black] black chips
   *[other] { NAME("het_verraad-category", $key) }
}
het_verraad-alt-tower = tower
het_verraad-alt-ground = { $key ->
    [road] road
    [river] river
   *[gate] gate
}
het_verraad-alt-neutral = Neutral
het_verraad-alt-open = { $count ->
    [0] No open cards.
   *[other] Open cards, with the bricks on them: { $cards }.
}
het_verraad-alt-piles = Building deck { $deck }, influence deck { $influence }, pawnshop { $pawnshop }, free market { $market }, towers left { $towers }.

## Instead of a hand or a part of the city

het_verraad-alt-owner = { $round ->
    [0] { $name }, before round 1.
   *[other] { $name }, round { $round }.
}
het_verraad-alt-seen = You see { $cards }; one of them is laid open.
het_verraad-alt-hand = { $count ->
    [0] You hold no building cards.
   *[other] Your building cards: { $cards }.
}
het_verraad-alt-influence = { $count ->
    [0] You hold no influence cards.
   *[other] Your influence cards: { $cards }.
}
het_verraad-alt-stock = You have { $bricks }, { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
} in stock, chips { $white } white, { $black } black.
het_verraad-alt-chips = Values of your black chips: { $values }.
het_verraad-alt-incomes = Income: { $incomes }.
het_verraad-alt-odds = Attack on { $area } of { $name }: black chips { $black }, white { $white }{ $towers ->
    [0] { "" }
   *[other] , towers { $towers }
}, and a die each:
het_verraad-alt-possible = You may choose: { $areas }.
het_verraad-alt-suggested = Worth most: { $areas }.
