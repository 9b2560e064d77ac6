### Why an answer is advised: one sentence below the advice, in each game of the facts of its reasons.

## Verräter

verraeter-reason-overtakes = With that the { NAME("verraeter-house", $house) } leads by { $strength } to { $rival }, as far as you can see.
verraeter-reason-leads = The { NAME("verraeter-house", $house) } then leads by { $lead }, as far as you can see.
verraeter-reason-keeps = You keep { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} for round { $next }.
verraeter-reason-office_points = With the cards that this leaves you, your offices would be worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
verraeter-reason-sure_points = It brings { $points ->
    [one] 1 point
   *[other] { $points } points
}, whoever wins.
verraeter-reason-goes_over = You go over to the { NAME("verraeter-house", $house) }, which starts with { $strength } to { $rival }.
verraeter-reason-hidden = It gives the { NAME("verraeter-house", $house) } { $strength } more, and nobody sees that before the reveal.
verraeter-reason-draws = Your hand has room for { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
}.
verraeter-reason-rounds = { $rounds ->
    [one] There is one more income, and buildings count at the end.
   *[other] An estate can still bring cards in { $rounds } rounds, this one included.
}
verraeter-reason-stakes = The { NAME("verraeter-house", $house) } starts there with { $strength } to { $rival }, and if it wins, each of you gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
verraeter-reason-pays = { $paid ->
    [won] It brings you a card whenever the { NAME("verraeter-house", $house) } wins.
    [own] It brings you a card as long as the landscape belongs to your house.
   *[other] It brings you a card once the landscape belongs to your house.
}
verraeter-reason-makes_room = That makes room for { $cards ->
    [one] 1 new card
   *[other] { $cards } new cards
}.

## The Traitors

the_traitors-reason-holds_card = You have seen the Traitor card in the hand of { $seat }.
the_traitors-reason-suspicious = As things look, { $seat } is a Traitor with a chance of about { $percent } %.
the_traitors-reason-accused_you = { $seat } has voted for you in this round.
the_traitors-reason-no_shield = You know the hand of { $seat }: no Shield is in it.
the_traitors-reason-disarms = { $seat } then has no Shield left against a murder.
the_traitors-reason-survives = You stay in the round, with { $gold } Gold in your hand.
the_traitors-reason-shares = Traitors who are living at the end share the prize fund: { $gold } Gold so far.
the_traitors-reason-traitor_left = As things look, a Traitor is living among the others with a chance of about { $percent } %.
the_traitors-reason-keeps_gold = Then { $gold } Gold in your hand is yours alone, if you survive the round.
the_traitors-reason-fund_grows = The prize fund grows to { $gold } Gold.

## Traitor

traitor-reason-size = Your army then has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
traitor-reason-strength = It beats about { $percent } % of the cards that may lie face down.
traitor-reason-beats = Your card beats about { $percent } % of what may lie there.
traitor-reason-sure = Your card beats that one for sure: it is your point number { $points }.
traitor-reason-joker = With a chance of about { $percent } % it is the Joker.
traitor-reason-eliminates = It is the last card of that army: { $target_seat } loses it for good.
traitor-reason-reward = It is your point number { $points }, and for that you draw { $cards } cards.
traitor-reason-hides = Face down nobody can tell any more which of { $cards } cards it is.

## Het Verraad

het_verraad-reason-income = It brings you { NAME("het_verraad-bricks", $bricks) } at once.
het_verraad-reason-room = You hold { NAME("het_verraad-cards", $cards) } and have { $areas ->
    [0] no area
    [one] 1 area
   *[other] { $areas } areas
} without a building.
het_verraad-reason-affords = You can pay for a building of { NAME("het_verraad-points", $points) }.
het_verraad-reason-bonus = A building there earns { NAME("het_verraad-bricks", $bricks) } more than its value.
het_verraad-reason-built = { $points ->
    [one] You are 1 point better off
   *[other] You are { $points } points better off
}{ $grows ->
    [1] , and cards of its category then bring you { NAME("het_verraad-bricks", $bricks) }.
   *[0] .
}
het_verraad-reason-power = It brings you the { NAME("het_verraad-power", $power) }: { NAME("het_verraad-points", $points) }.
het_verraad-reason-saves = You keep { NAME("het_verraad-bricks", $bricks) } for your next turn.
het_verraad-reason-attack = Of 100 attacks on { $area } about { $percent } succeed, and { $seat } loses it.
het_verraad-reason-stays = { $area } stays yours.
