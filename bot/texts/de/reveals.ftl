### Eine Abstimmung wird enthüllt: Tafeln werden einzeln umgedreht, und Steine werden gelegt.

options-reveals = Enthüllung der Stimmen
    .note = Ob Stimmen einzeln aufgedeckt werden und das Ergebnis so lange verdeckt bleibt
reveals-value = { $key ->
    [moving] Tafel für Tafel
    [still] ein stehendes Bild hinter einem Klick
   *[plain] alles auf einmal
}
setting-reveals = Übliche Enthüllung der Stimmen
    .note = Wie Stimmen an neuen Tischen enthüllt werden
    .is-moving = Tafel für Tafel
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

reveal-votes = { $option } hat { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}: { $names }.
