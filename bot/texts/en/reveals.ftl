### What is revealed in a moving picture: votes and last scores.

options-reveals = Reveals
    .note = Whether votes and last scores are shown one by one, and hidden until then
reveals-value = { $key ->
    [moving] one by one
    [still] a still picture behind a click
   *[plain] all at once
}
setting-reveals = Usual reveals
    .note = How votes and last scores are revealed at new tables
    .is-moving = one by one
    .is-still = a still picture behind a click
    .is-plain = all at once

## On the picture

reveal-turning = Votes are being turned …
reveal-vote = The vote
reveal-number = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
reveal-count = { $count } of { $number } votes
reveal-each = { $count ->
    [one] 1 vote each
   *[other] { $count } votes each
}
reveal-tie = { $count ->
    [2] A tie: { $names }
    [3] A tie: { $names }
   *[other] A { $count }-way tie
}
reveal-most = { $name } has the most votes
# A role that is shown: "Spy", after the name.
reveal-role = { $name }: { $role }

## Instead of the picture

reveal-votes = { $option }, { $count ->
    [one] 1 vote
   *[other] { $count } votes
} ({ $names }).
picture-covered = So as to give nothing away, only the words here tell how it ended; a click shows them if they are covered.
