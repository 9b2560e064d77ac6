### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

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
