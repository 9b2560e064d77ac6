## On the picture of the end

verraeter-end-roles = House and points by round

# To somebody who has not won.
verraeter-own-lose = { $level ->
    [one] Place
   *[other] Shared place
} { $place }, { $behind } short

## Short sentences on what decided the match

verraeter-end-war_told = { verraeter-story-war_told }
verraeter-end-offices_told = { verraeter-story-offices_told }

# While the result is still covered.
verraeter-open-war_told = { verraeter-story-war_told }
verraeter-open-offices_told = { $open ->
    [1] { TOGETHER($leading_seats) } led with { $leading_points }{ COUNT($leading_seats) ->
        [one] { "" }
       *[other] { " " }each
    }, and then the offices counted …
   *[0] { "" }
}

## The film of the betrayal

# How a conflict ended.
verraeter-film-won = { $winner ->
    [eagle] The Eagle wins, { $eagle } to { $rose }
    [rose] The Rose wins, { $rose } to { $eagle }
   *[none] A tie, { $eagle } to { $rose }
}
verraeter-film-changed = { $name }, the Traitor, betrays { $left ->
    [nobody] nobody
   *[other] { $left }
} and goes over { NAME("verraeter-house-to", $house) }. { verraeter-film-won }{ $points ->
    [0] { "" }
   *[other] : { verraeter-moment-gain }
}
# Below the name of the Traitor.
verraeter-film-traitor = Traitor
# Below the name of somebody whom the Traitor left.
verraeter-film-left = { $won ->
    [true] wins
   *[false] betrayed
}
# Somebody lost, or tied, who kept cards in hand; $missing more would have won, or all would not (0).
verraeter-film-missed = { $name } plays { $total ->
    [0] no cards
   *[other] only { $total }
} and keeps cards worth { $left }{ $missing ->
    [0] { "" }
   *[other] : { $missing } more, and the { NAME("verraeter-house", $house) } would have won
}. { $came }
# A place, or cards that were played, and what came of it: the landscape that fell, and who scored.
verraeter-film-conflict_chosen = { $name } picks { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }) against { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }). { $came }
verraeter-film-supply_played = { $name } plays { $total ->
    [0] no cards
   *[other] { $total }
}. { $came }
verraeter-film-came = { $taken }{ $number ->
    [0] { "" }
    [one] , +{ $points } { $names }
   *[other] , +{ $points } each: { $names }
}
# Nobody changed sides.
verraeter-film-loyal = Nobody turns traitor. { verraeter-film-won }{ $number ->
    [0] { "" }
    [one] . { $names } +{ $points }
   *[other] . { $names } +{ $points } each
}
# The office of the last round, without which others would have won.
verraeter-last-office = { TOGETHER($last_seats) }’s last office brings { $brought }: without it { TOGETHER($other_seats) } { COUNT($other_seats) ->
    [one] wins
   *[other] win
}, { $most } to { $left }
