### The record of votes, privately: who voted for whom, round by round.

votes = Past votes
votes-result = Result
votes-page = page { $page } of { $pages }
votes-none = Nobody has voted yet.
# An option with its votes: "Ben 2 (Anna, Cleo)".
votes-for = { $option } { $count } ({ $names })
button-votes-before = Earlier
button-votes-after = Later
refusal-votes = This table keeps no record of votes: what you remember is yours.

options-votes = Record of votes
    .note = Whether everybody can look up who voted for whom, or has to remember it
votes-value = { $key ->
    [on] everybody can look it up
   *[off] remember it yourselves
}
