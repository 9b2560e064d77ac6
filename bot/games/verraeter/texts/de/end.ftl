## On the picture of the end

verraeter-end-roles = Rollen, Runde für Runde

## Short sentences on what decided the match

verraeter-end-war_told = { verraeter-story-war_told }
verraeter-end-offices_told = { verraeter-story-offices_told }

## The film of the betrayal

verraeter-film-kept = { $name } behält heimlich den Verräter und steht noch { $house ->
    [eagle] beim Adler
   *[rose] bei der Rose
}
verraeter-film-changed = { $house ->
    [eagle] { $left ->
        [nobody] { $name } läuft als Verräter zum Adler über, zu allen anderen
       *[other] { $name } verrät { $left } und läuft zum Adler über
    }
   *[rose] { $left ->
        [nobody] { $name } läuft als Verräter zur Rose über, zu allen anderen
       *[other] { $name } verrät { $left } und läuft zur Rose über
    }
}. { $winner ->
    [eagle] Der Adler gewinnt { $eagle } zu { $rose }
    [rose] Die Rose gewinnt { $rose } zu { $eagle }
   *[none] Gleichstand, { $eagle } zu { $rose }
}
# Below the name of the Traitor.
verraeter-film-traitor = Verräter
# Below the name of somebody whom the Traitor left.
verraeter-film-left = { $won ->
    [true] gewinnt
   *[false] verraten
}
# Somebody lost, or tied, who kept cards in hand that would have won.
verraeter-film-missed = { $name } spielt { $total ->
    [0] keine Karten
   *[other] nur { $total }
} aus und behält Karten im Wert von { $left }: { $house ->
    [eagle] Mit { $missing } mehr hätte der Adler gewonnen
   *[rose] Mit { $missing } mehr hätte die Rose gewonnen
}

## Turning points

# The fight that came of it is told after it.
verraeter-turn-conflict_chosen = { $seat } stellt { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }) gegen { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }).
verraeter-turn-supply_played = { verraeter-event-supply_played }
