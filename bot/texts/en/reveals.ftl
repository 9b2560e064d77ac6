### A vote that is revealed: slates turn one by one, and stones are laid.

options-reveals = Revealing of votes
    .note = Whether votes are turned one by one, and the result stays hidden until then
reveals-value = { $key ->
    [moving] slate by slate
    [still] a still picture behind a click
   *[plain] all at once
}
setting-reveals = Usual revealing of votes
    .note = How votes are revealed at new tables
    .is-moving = slate by slate
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
   *[other] A tie between { $count }
}
reveal-most = { $name } has the most votes
# A role that is shown: "Spy", after the name.
reveal-role = { $name }: { $role }

## Instead of the picture

reveal-votes = { $option } has { $count ->
    [one] 1 vote
   *[other] { $count } votes
}: { $names }.
