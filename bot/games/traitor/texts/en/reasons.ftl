### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

traitor-reason-size = Your army then has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
traitor-reason-red = Your army then has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $red ->
    [0] and no red card that could give you away: loyal armies have two suits.
   *[other] but a red card that is seen beside ♣ and ♠ gives you away: loyal armies have two suits.
}
traitor-reason-strength = It beats about { $percent } % of the cards that may lie face down.
traitor-reason-beats = Your card beats about { $percent } % of what may lie there.
traitor-reason-sure = Your card beats that one for sure: it is your point number { $points }.
traitor-reason-joker = { COUNT($suit) ->
    [0] { $target_seat } has shown nothing yet: the chance that it is the Joker is about { $percent } %.
   *[other] { $target_seat } has shown { NAME("traitor-suit", $suit) }: the chance that it is the Joker is about { $percent } %.
}
traitor-reason-proved = { $target_seat } has shown { NAME("traitor-suit", $suit) }, and a loyal army keeps two suits: { $cards ->
    [one] this card must be the Joker.
   *[other] the Joker must be among these { $cards } cards.
}
traitor-reason-eliminates = It is the last card of that army: { $target_seat } loses it for good.
traitor-reason-reward = It is your point number { $points }, and for that you draw { $cards } cards.
traitor-reason-hides = Once it lies face down, nobody can tell which of { $cards } cards it is.
