## On the picture of the end

verraeter-end-roles = Haus und Punkte je Runde

# To somebody who has not won.
verraeter-own-lose = { $level ->
    [one] Platz
   *[other] Geteilter Platz
} { $place }, { $behind ->
    [one] 1 Punkt
   *[other] { $behind } Punkte
} zurück

## Short sentences on what decided the match

verraeter-end-war_told = { verraeter-story-war_told }
verraeter-end-offices_told = { verraeter-story-offices_told }

# While the result is still covered.
verraeter-open-war_told = { verraeter-story-war_told }
verraeter-open-offices_told = { $open ->
    [1] { TOGETHER($leading_seats) } { COUNT($leading_seats) ->
        [one] führte mit{ " " }
       *[other] führten mit je{ " " }
    }{ $leading_points }, und dann zählten die Kontore …
   *[0] { "" }
}

## The film of the betrayal

# How a conflict ended.
verraeter-film-won = { $winner ->
    [eagle] Der Adler gewinnt { $eagle } zu { $rose }
    [rose] Die Rose gewinnt { $rose } zu { $eagle }
   *[none] Gleichstand, { $eagle } zu { $rose }
}
verraeter-film-changed = { $name }, der Verräter, verrät { $left ->
    [nobody] niemanden
   *[other] { $left }
} und läuft { NAME("verraeter-house-to", $house) } über. { verraeter-film-won }{ $points ->
    [0] { "" }
   *[other] : { verraeter-moment-gain }
}
# Below the name of the Traitor.
verraeter-film-traitor = Verräter
# Below the name of somebody whom the Traitor left.
verraeter-film-left = { $won ->
    [true] gewinnt
   *[false] verraten
}
# Somebody lost, or tied, who kept cards in hand; $missing more would have won, or all would not (0).
verraeter-film-missed = { $name } spielt { $total ->
    [0] keine Karten
   *[other] nur { $total }
} aus und behält Karten im Wert von { $left }{ $missing ->
    [0] { "" }
   *[other] : Mit { $missing } mehr hätte { $house ->
        [eagle] der Adler
       *[rose] die Rose
    } gewonnen
}. { $came }
# A place, or cards that were played, and what came of it: the landscape that fell, and who scored.
verraeter-film-conflict_chosen = { $name } stellt { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }) gegen { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }). { $came }
verraeter-film-supply_played = { $name } spielt { $total ->
    [0] keine Karten
   *[other] { $total }
} aus. { $came }
verraeter-film-came = { $taken }{ $number ->
    [0] { "" }
    [one] , +{ $points } { $names }
   *[other] , je +{ $points }: { $names }
}
# Nobody changed sides.
verraeter-film-loyal = Kein Verrat. { verraeter-film-won }{ $number ->
    [0] { "" }
    [one] . { $names } +{ $points }
   *[other] . { $names } je +{ $points }
}
# The office of the last round, without which others would have won.
verraeter-last-office = Das letzte Kontor von { TOGETHER($last_seats) } bringt { $brought }: Ohne es { COUNT($other_seats) ->
    [one] gewinnt
   *[other] gewinnen
} { TOGETHER($other_seats) } { $most } zu { $left }
