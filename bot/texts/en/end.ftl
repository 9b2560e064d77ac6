### The end of a match, in the channel

## Headlines

end-ahead = { $names } wins, { $score } to { $second }
end-together = { $names } and { $last }
end-standing = { $name } { $score }
end-best = { $parts }; the higher counts

## Fair deal, once the match is over

fair-end = Fingerprint: { $fingerprint }
    Secret: { $secret }
    Cut: { $cuts }
    The attached file has all that the deal was made of. `python -m bot verify FILE FINGERPRINT{ $cut ->
        [yes] { " " }WORD
       *[no] { "" }
    }` makes the deal again, and plays every answer by the rules.
fair-end-cut = If you cut last, and noted the fingerprint before, you can check that nobody chose the deal.

## Turning points

end-turning = **Turning point, { $round }:** { turning-told }
turning-point = **{ $round }:** { turning-told }
# What somebody’s chance is of.
turning-wins = { $name } wins
turning-told = { $deed }{ $change ->
    [settled] { "" }
    [up] { " " }The chance that { $wins } rose from { $before } to { $after } of 100.
   *[down] { " " }The chance that { $wins } fell from { $before } to { $after } of 100.
}
turning-points = **Turning point**, estimated after the end by playing on from many places:
turning-luck = Luck: { $deed }
turning-answer = { $name } decides: { $choices }.

## The film of the betrayal

film-first = The film of the betrayal in { $number ->
    [one] one scene
   *[other] { $number } scenes
}: who really did what, and how it ended
film-last = The last picture shows the end of the match.
film-turning = { $round } · turning point
film-swing = Chance to win: { $name }
film-chances = { $before } → { $after } of 100
