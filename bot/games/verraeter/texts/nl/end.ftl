## On the picture of the end

verraeter-end-roles = Rollen, ronde na ronde

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

verraeter-film-kept = { $name } houdt stiekem de Verrader en staat nog aan de kant van de { NAME("verraeter-house", $house) }
verraeter-film-changed = { $name } { $left ->
    [nobody] loopt als Verrader over { NAME("verraeter-house-to", $house) }, naar alle anderen
   *[other] verraadt { $left } en loopt over { NAME("verraeter-house-to", $house) }
}. { $winner ->
    [eagle] De Adelaar wint met { $eagle } tegen { $rose }
    [rose] De Roos wint met { $rose } tegen { $eagle }
   *[none] Gelijkspel, { $eagle } tegen { $rose }
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
}
# Nobody changed sides.
verraeter-film-loyal = Niemand pleegt verraad: { $winner ->
    [eagle] de Adelaar wint met { $eagle } tegen { $rose }
   *[rose] de Roos wint met { $rose } tegen { $eagle }
}. { $names } { $number ->
    [one] { "" }
   *[other] elk{ " " }
}+{ $points }
# The office of the last round, without which others would have won.
verraeter-last-office = Het laatste kantoor van { $seat } levert { $points } op: zonder dat { $number ->
    [one] wint
   *[other] winnen
} { $winners } met { $most } tegen { $left }

## Turning points

# The fight that came of it is told after it.
verraeter-turn-conflict_chosen = { $seat } zet { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }) tegenover { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }).
verraeter-turn-supply_played = { verraeter-event-supply_played }
