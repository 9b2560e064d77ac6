## On the picture of the end

verraeter-end-roles = Huis en punten per ronde

# To somebody who has not won.
verraeter-own-lose = { $level ->
    [one] Plaats
   *[other] Gedeelde plaats
} { $place }, { $behind ->
    [one] 1 punt
   *[other] { $behind } punten
} tekort

## Short sentences on what decided the match

verraeter-end-war_told = { verraeter-story-war_told }
verraeter-end-offices_told = { verraeter-story-offices_told }

# While the result is still covered.
verraeter-open-war_told = { verraeter-story-war_told }
verraeter-open-offices_told = { $open ->
    [1] { TOGETHER($leading_seats) } { COUNT($leading_seats) ->
        [one] stond voor met{ " " }
       *[other] stonden voor met elk{ " " }
    }{ $leading_points }, en toen telden de kantoren …
   *[0] { "" }
}

## The film of the betrayal

# How a conflict ended.
verraeter-film-won = { $winner ->
    [eagle] De Adelaar wint met { $eagle } tegen { $rose }
    [rose] De Roos wint met { $rose } tegen { $eagle }
   *[none] Gelijkspel, { $eagle } tegen { $rose }
}
verraeter-film-changed = { $name }, de Verrader, verraadt { $left ->
    [nobody] niemand
   *[other] { $left }
} en loopt over { NAME("verraeter-house-to", $house) }. { verraeter-film-won }{ $points ->
    [0] { "" }
   *[other] : { verraeter-moment-gain }
}
# Below the name of the Traitor.
verraeter-film-traitor = Verrader
# Below the name of somebody whom the Traitor left.
verraeter-film-left = { $won ->
    [true] wint
   *[false] verraden
}
# Somebody lost, or tied, who kept cards in hand; $missing more would have won, or all would not (0).
verraeter-film-missed = { $name } speelt { $total ->
    [0] geen kaarten
   *[other] maar { $total }
} en houdt nog { $left } in de hand{ $missing ->
    [0] { "" }
   *[other] : met { $missing } meer had de { NAME("verraeter-house", $house) } gewonnen
}. { $came }
# A place, or cards that were played, and what came of it: the landscape that fell, and who scored.
verraeter-film-conflict_chosen = { $name } zet { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }) tegenover { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }). { $came }
verraeter-film-supply_played = { $name } speelt { $total ->
    [0] geen kaarten
   *[other] { $total }
}. { $came }
verraeter-film-came = { $taken }{ $number ->
    [0] { "" }
    [one] , +{ $points } { $names }
   *[other] , elk +{ $points }: { $names }
}
# Nobody changed sides.
verraeter-film-loyal = Geen verraad. { verraeter-film-won }{ $number ->
    [0] { "" }
    [one] . { $names } +{ $points }
   *[other] . { $names } elk +{ $points }
}
# The office of the last round, without which others would have won.
verraeter-last-office = Het laatste kantoor van { TOGETHER($last_seats) } levert { $brought } op: zonder dat { COUNT($other_seats) ->
    [one] wint
   *[other] winnen
} { TOGETHER($other_seats) } met { $most } tegen { $left }
