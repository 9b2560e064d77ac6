### The board in words, whole.

verraeter-reading-piles = Trekstapel: { $draw }. Aflegstapel: { $discard ->
    [0] leeg
   *[other] { $discard }, de oudste eerst: { $cards }
}.
verraeter-reading-turned = Het landschap op { $where } is van kant gewisseld.
verraeter-reading-role = rol nog verborgen
verraeter-reading-unused = { $count ->
    [0] alle gebouwen geplaatst
    [one] nog 1 gebouw
   *[other] nog { $count } gebouwen
}
verraeter-reading-landscape = { $where }: { NAME("verraeter-landscape", $kind) }, waarde { $value }, { NAME("verraeter-house", $house) }, punten bij 1 tot 4 winnaars { $points }
