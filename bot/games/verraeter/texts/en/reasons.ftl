### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

verraeter-reason-overtakes = With that the { NAME("verraeter-house", $house) } leads by { $strength } to { $rival }, as far as you can see.
verraeter-reason-leads = The { NAME("verraeter-house", $house) } then leads by { $lead }, as far as you can see.
verraeter-reason-keeps = You keep { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} for round { $next }.
verraeter-reason-office_points = With the cards that this leaves you, your offices would be worth { verraeter-picture-points }.
verraeter-reason-sure_points = It brings { verraeter-picture-points }, whoever wins.
verraeter-reason-goes_over = You go over to the { NAME("verraeter-house", $house) }, which starts with { $strength } to { $rival }.
verraeter-reason-hidden = It gives the { NAME("verraeter-house", $house) } { $strength } more, which counts only from the reveal on.
verraeter-reason-draws = Your hand has room for { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
}.
verraeter-reason-rounds = { $rounds ->
    [one] There is one more income, and buildings count at the end.
   *[other] An estate can still bring cards in { $rounds } rounds, this one included.
}
verraeter-reason-stakes = The { NAME("verraeter-house", $house) } starts there with { $strength } to { $rival }, and if it wins, each of you gets { verraeter-picture-points }.
verraeter-reason-pays = { $paid ->
    [won] It brings you a card whenever the { NAME("verraeter-house", $house) } wins.
    [own] It brings you a card as long as the landscape belongs to your house.
   *[other] It brings you a card once the landscape belongs to your house.
}
verraeter-reason-makes_room = That makes room for { $cards ->
    [one] 1 new card
   *[other] { $cards } new cards
}.
