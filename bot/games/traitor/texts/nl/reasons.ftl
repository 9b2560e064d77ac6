### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

traitor-reason-size = Je leger heeft dan { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
traitor-reason-red = Je leger heeft dan { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, { $red ->
    [0] en geen rode die je kan verraden: loyale legers hebben twee kleuren.
   *[other] maar een rode die naast ♣ en ♠ wordt gezien, verraadt je: loyale legers hebben twee kleuren.
}
traitor-reason-strength = Die verslaat ongeveer { $percent }% van de kaarten die gedekt kunnen liggen.
traitor-reason-beats = Je kaart verslaat ongeveer { $percent }% van wat daar kan liggen.
traitor-reason-sure = Je kaart verslaat die zeker: dat is je punt nummer { $points }.
traitor-reason-joker = { COUNT($suit) ->
    [0] { $target_seat } heeft nog niets getoond: de kans op de joker is ongeveer { $percent }%.
   *[other] { $target_seat } heeft { NAME("traitor-suit", $suit) } getoond: de kans op de joker is ongeveer { $percent }%.
}
traitor-reason-proved = { $target_seat } heeft { NAME("traitor-suit", $suit) } getoond, en een loyaal leger houdt twee kleuren: { $cards ->
    [one] deze kaart moet de joker zijn.
   *[other] bij deze { $cards } kaarten moet de joker zitten.
}
traitor-reason-eliminates = Het is de laatste kaart van dat leger: { $target_seat } is het voorgoed kwijt.
traitor-reason-reward = Dat is je punt nummer { $points }, en daarvoor trek je { $cards } kaarten.
traitor-reason-hides = Ligt hij gedekt, dan weet niemand meer welke van { $cards } kaarten het is.
