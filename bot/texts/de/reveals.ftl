### Was ein bewegtes Bild enthüllt: Abstimmungen und Endstand.

options-reveals = Enthüllungen
    .note = Ob Stimmen und Endstand nach und nach aufgedeckt werden und so lange verdeckt bleiben
reveals-value = { $key ->
    [moving] eins nach dem anderen
    [still] ein stehendes Bild hinter einem Klick
   *[plain] alles auf einmal
}
setting-reveals = Übliche Enthüllungen
    .note = Wie Stimmen und Endstand an neuen Tischen enthüllt werden
    .is-moving = eins nach dem anderen
    .is-still = ein stehendes Bild hinter einem Klick
    .is-plain = alles auf einmal

## Auf dem Bild

reveal-turning = Die Stimmen werden aufgedeckt …
reveal-vote = Die Abstimmung
reveal-number = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}
reveal-count = { $count } von { $number } Stimmen
reveal-each = { $count ->
    [one] je 1 Stimme
   *[other] je { $count } Stimmen
}
reveal-tie = { $count ->
    [2] Gleichstand: { $names }
    [3] Gleichstand: { $names }
   *[other] Gleichstand unter { $count }
}
reveal-most = { $name } hat die meisten Stimmen
reveal-role = { $name }: { $role }

## Statt des Bildes

reveal-votes = { $option }, { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
} ({ $names }).
picture-covered = Damit nichts vorweggenommen wird, steht nur im Text, wie es ausging; ist er verdeckt, zeigt ihn ein Klick.
