### What is written on the pictures of Verräter, and what they say to those who cannot see them.

## On the pictures

verraeter-picture-tie = A tie
# Of a house without members the pictogram of the Traitor stands before it.
verraeter-picture-gain = { $members ->
    [0] +{ $points }
    [one] +{ $points }
   *[other] +{ $points } each
}
# Without a change of sides each would have got $each; 0: the same.
verraeter-moment-gain = { verraeter-picture-gain }{ $each ->
    [0] { "" }
   *[other] { " " }instead of +{ $each }
}
# The points of each member now.
verraeter-picture-stake = { NAME("verraeter-house", $house) } wins: { $members ->
    [0] { $joined ->
        [0] only roles score
       *[other] +{ $joined } for the Traitor
    }
    [one] +{ $points }
   *[other] +{ $points } each
}
# Those of each member once a Traitor has come, or somebody has left, or either; or that the reader is among them.
verraeter-picture-stake-then = { $turn ->
    [joins] +{ $joined } each if one joins
    [leaves] +{ $left } if one leaves
    [both] +{ $joined } if one joins · +{ $left } if one leaves
   *[with] with you
}
# Behind numbers or a building: what they say, or what it brings.
verraeter-picture-legend = { $key ->
    [points] leaves · now · joins
    [value] strength
    [start] begins
    [strategist] picks the place
    [conflict] played
    [estate] Estate: cards
   *[office] Office: points
}
verraeter-picture-supply = Your cards
verraeter-picture-no-supply = No cards
verraeter-picture-role = Your role
# After somebody’s mark.
verraeter-picture-betrayed = { $name } has betrayed you
verraeter-picture-brings = { $role ->
    [strategist] +2 points, next place
    [farmer] { $room ->
        [0] +1 card for each played
        [1] +1 card, up to 3 if you play
        [2] +2 cards, 3 if you play
       *[other] +3 cards
    }
    [builder] Builds or moves
    [diplomat_5] +5 strength
    [diplomat_2] +2 strength, { $room ->
        [0] +1 card if you play one
       *[other] +1 card
    }
   *[traitor] +1 point, { $points ->
        [0] changes sides
       *[other] then { NAME("verraeter-house", $house) }: { verraeter-picture-gain }
    }
}
verraeter-picture-you-are = { $role ->
    [diplomat_5] You are
    [diplomat_2] You are
   *[other] You are the
}
verraeter-picture-fights = You fight for { NAME("verraeter-house-the", $house) }
verraeter-picture-fight-for = { $house ->
    [eagle] You fight for the
   *[rose] You fight for the
}
verraeter-picture-house-aims = { $key ->
    [beside] With { $names }
    [against] Against { $names }
    [gained] +{ $points } this round
    [cards] Your cards count for it
    [score] You score when it wins
   *[change] Whoever is Traitor changes sides
}
verraeter-picture-along = Your cards go with you
verraeter-picture-unused = { $count ->
    [one] { $count } building left
   *[other] { $count } buildings left
}
verraeter-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Moments

verraeter-moment-heading = { $key ->
    [rounds] The last conflict is over
    [one_house] The last landscape falls
    [loyal] Nobody turns traitor
    [decided] Treason decides it
    [crown] Treason wins the match
    [leader] The leader is betrayed
    [won] A change of sides
    [lost] Betrayal in vain
   *[tied] Betrayal for nothing
}
verraeter-moment-times = { $heading } · Traitor for the { $times ->
    [2] 2nd
    [3] 3rd
   *[other] { $times }th
} time
# After the name.
verraeter-moment-changed = { $left ->
    [nobody] goes over to the { NAME("verraeter-house", $house) }
   *[other] leaves { $left } for the { NAME("verraeter-house", $house) }
}
# Who scores; $names is "nobody" if they are too long.
verraeter-moment-loyal = { $names ->
    [nobody] +{ $points }
   *[other] { $names } +{ $points }
}{ $number ->
    [one] { "" }
   *[other] { " " }each
}
verraeter-moment-faithful = All keep faith
verraeter-moment-without = { $house ->
    [none] Without it nobody would have won
    [eagle] Without it the Eagle would have won
   *[rose] Without it the Rose would have won
}
verraeter-moment-turned = { NAME("verraeter-house-does", $house) } takes { NAME("verraeter-landscape-the", $landscape) }
verraeter-moment-lead = { $best } against { $second }: now the offices count
verraeter-moment-settled = { $number ->
    [one] { $leading } is { $ahead } ahead: no office can change that
   *[other] { $leading } share the lead: no office can change that
}
verraeter-moment-tie = No landscape falls
verraeter-moment-built = { $number ->
    [0] No office
    [one] 1 office
   *[other] { $number } offices
}
# The worth of an office.
verraeter-moment-office = An office: +1 per card in hand, 3 at most

## Instead of the board

verraeter-alt-round = { $round ->
    [0] Verräter, round 1 of { $rounds }.
   *[other] Verräter, round { $round } of { $rounds }.
}
verraeter-alt-over = { $count ->
    [one] The winner: { $winners }.
   *[other] The winners: { $winners }.
}
verraeter-alt-conflict = Place of conflict: { NAME("verraeter-landscape", $one) } ({ NAME("verraeter-clock", $one_position) }) against { NAME("verraeter-landscape", $other) } ({ NAME("verraeter-clock", $other_position) }).
verraeter-alt-strengths = Eagle { $eagle } against Rose { $rose }
verraeter-alt-tie = Eagle { $eagle }, Rose { $rose }: a tie.
verraeter-alt-won = Eagle { $eagle }, Rose { $rose }: the { NAME("verraeter-house", $house) } wins, { verraeter-picture-points }{ $members ->
    [one] { "" }
   *[other] { " " }each
}.
verraeter-alt-seat = { $name }: { NAME("verraeter-house", $house) }, { verraeter-picture-points }, { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
verraeter-alt-start = start player
verraeter-alt-strategist = strategy card
verraeter-alt-played = plays { $cards }
verraeter-alt-none = plays no cards
verraeter-alt-kept = kept { $cards }
verraeter-alt-piles = Draw pile { $draw }, discard pile { $discard }.
verraeter-alt-ring = Clockwise from 12 o’clock: { $landscapes }.
verraeter-alt-points = Points for 1, 2, 3 or 4 winners: { $landscapes }.
verraeter-alt-landscape = { NAME("verraeter-landscape", $kind) } { $value } { NAME("verraeter-house", $house) }
verraeter-alt-building = { $side ->
    [estate] estate of { $name }
   *[office] office of { $name }
}

## Instead of a hand

verraeter-alt-owner = { $name }, { NAME("verraeter-house", $house) }, { verraeter-picture-points }.
verraeter-alt-when = Round { $round } of { $rounds }.
verraeter-alt-hand = Your supply cards: { $cards }.
verraeter-alt-no-hand = You have no supply cards.
verraeter-alt-role = Your role: { NAME("verraeter-role", $role) }.
verraeter-alt-handed = Keep one of these roles: { NAME("verraeter-role", $roles) }.
