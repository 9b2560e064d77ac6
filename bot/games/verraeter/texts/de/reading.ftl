### The board in words, whole.

verraeter-reading-piles = Nachziehstapel: { $draw }. Ablagestapel: { $discard ->
    [0] leer
   *[other] { $discard }, die älteste zuerst: { $cards }
}.
verraeter-reading-turned = Die Landschaft bei { $where } hat die Seite gewechselt.
verraeter-reading-role = Rolle noch verdeckt
verraeter-reading-unused = { $count ->
    [0] alle Gebäude gebaut
    [one] 1 Gebäude übrig
   *[other] { $count } Gebäude übrig
}
verraeter-reading-landscape = { $where }: { NAME("verraeter-landscape", $kind) }, Wert { $value }, { NAME("verraeter-house", $house) }, Punkte bei 1 bis 4 Siegern { $points }
