### The end of a match, in the channel

## Headlines

end-ahead = { $names } gewinnt mit { $score } zu { $second }
end-standing = { $name } { $score }
end-best = { $parts }; die höhere zählt

## Fair deal, once the match is over

fair-end = Fingerabdruck: { $fingerprint }
    Geheimnis: { $secret }
    Abgehoben: { $cuts }
    In der angehängten Datei steht alles, womit gemischt wurde. `python -m bot verify FILE FINGERPRINT WORD` mischt damit noch einmal und spielt jede Antwort nach den Regeln.
fair-end-cut = Wer zuletzt abgehoben und davor den Fingerabdruck notiert hat, kann prüfen, dass niemand die Karten ausgesucht hat.

## Turning points

end-turning = **Wendepunkt, { $round }:** { $deed } { $turn ->
    [0] Vorher
   *[other] Vor diesem Zug
} würde { $name } in { $before } von 100 Fällen gewinnen, nachher in { $after }.
turning-point = **{ $round }:** { $deed } { $turn ->
    [0] Vorher
   *[other] Vor diesem Zug
} würde { $name } in { $before } von 100 Fällen gewinnen, nachher in { $after }.
turning-points = **Wendepunkte**, nach dem Ende geschätzt: Von vielen Stellen aus wurde weitergespielt.
turning-answer = { $name } entscheidet: { $choices }.
turning-heading = Wendepunkt · { $round }
turning-change = Sieg: { $before } von 100, dann { $after }
turning-film = Der Film des Verrats: die Wendepunkte dieses Spiels, dann das Ende.
