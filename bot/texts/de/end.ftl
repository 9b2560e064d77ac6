### The end of a match, in the channel

## Headlines

end-ahead = { $names } gewinnt mit { $score } zu { $second }
end-standing = { $name } { $score }

## Fair deal, once the match is over

fair-end = Fingerabdruck: { $fingerprint }
    Geheimnis: { $secret }
    Abgehoben: { $cuts }
    In der angehängten Datei steht alles, womit gemischt wurde. `python -m bot verify FILE FINGERPRINT WORD` mischt damit noch einmal und spielt jede Antwort nach den Regeln.
fair-end-cut = Wer zuletzt abgehoben und davor den Fingerabdruck notiert hat, kann prüfen, dass niemand die Karten ausgesucht hat.
