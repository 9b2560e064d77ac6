### The end of a match, in the channel

## Headlines

end-ahead = { $names } gewinnt mit { $score } zu { $second }
end-together = { $names } und { $last }
end-standing = { $name } { $score }
end-best = { $parts }; die höhere zählt

## Fair deal, once the match is over

fair-end = Fingerabdruck: { $fingerprint }
    Geheimnis: { $secret }
    Abgehoben: { $cuts }
    In der angehängten Datei steht alles, womit gemischt wurde. `python -m bot verify FILE FINGERPRINT{ $cut ->
        [yes] { " " }WORD
       *[no] { "" }
    }` mischt damit noch einmal und spielt jede Antwort nach den Regeln.
fair-end-cut = Wer zuletzt abgehoben und davor den Fingerabdruck notiert hat, kann prüfen, dass niemand die Karten ausgesucht hat.

## Turning points

end-turning = **Wendepunkt, { $round }:** { turning-told }
turning-point = **{ $round }:** { turning-told }
# What somebody’s chance is of.
turning-wins = { $name } gewinnt
turning-told = { $deed }{ $change ->
    [settled] { "" }
    [up] { " " }Die Chance, dass { $wins }, stieg von { $before } auf { $after } Prozent.
   *[down] { " " }Die Chance, dass { $wins }, sank von { $before } auf { $after } Prozent.
}
turning-points = **Wendepunkt**, nach dem Ende geschätzt: Von vielen Stellen aus wurde weitergespielt.
turning-luck = Zufall: { $deed }
turning-answer = { $name } entscheidet: { $choices }.

## The film of the betrayal

film-first = Der Film des Verrats in { $number ->
    [one] einer Szene
   *[other] { $number } Szenen
}: wer was wirklich getan hat, und wie es ausging
film-last = Das letzte Bild zeigt das Ende der Partie.
film-turning = { $round } · Wendepunkt
film-swing = Siegchance: { $name }
film-chances = { $before } → { $after } %
