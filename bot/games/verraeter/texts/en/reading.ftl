### The board in words, whole.

verraeter-reading-piles = Draw pile: { $draw }. Discard pile: { $discard ->
    [0] empty
   *[other] { $discard }, the oldest first: { $cards }
}.
verraeter-reading-turned = The landscape at { $where } has changed sides.
verraeter-reading-role = role still hidden
verraeter-reading-unused = { $count ->
    [0] all buildings placed
    [one] 1 building left
   *[other] { $count } buildings left
}
verraeter-reading-landscape = { $where }: { NAME("verraeter-landscape", $kind) }, value { $value }, { NAME("verraeter-house", $house) }, points for 1 to 4 winners { $points }
