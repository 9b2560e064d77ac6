### The end of a match, in the channel

## Headlines

end-ahead = { $names } wins, { $score } to { $second }
end-standing = { $name } { $score }
end-best = { $parts }; the higher counts

## Fair deal, once the match is over

fair-end = Fingerprint: { $fingerprint }
    Secret: { $secret }
    Cut: { $cuts }
    The attached file has all that the deal was made of. `python -m bot verify FILE FINGERPRINT WORD` makes the deal again, and plays every answer by the rules.
fair-end-cut = If you cut last, and noted the fingerprint before, you can check that nobody chose the deal.

## Turning points

end-turning = **Turning point, { $round }:** { $deed } { $turn ->
    [0] Before
   *[other] Before this turn
}, { $name } would win { $before } times in 100; after, { $after }.
turning-point = **{ $round }:** { $deed } { $turn ->
    [0] Before
   *[other] Before this turn
}, { $name } would win { $before } times in 100; after, { $after }.
turning-points = **Turning points**, estimated after the end by playing on from many places:
turning-answer = { $name } decides: { $choices }.
turning-heading = Turning point · { $round }
turning-change = To win: { $before } of 100, then { $after }
turning-film = The film of the betrayal: the turning points of this game, then its end.
