### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

traitor-reason-size = Deine Armee hat dann { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
traitor-reason-red = Deine Armee hat dann { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $red ->
    [0] und keine rote, die dich verraten könnte: Loyale Armeen haben zwei Farben.
   *[other] aber eine rote, die man neben ♣ und ♠ sieht, verrät dich: Loyale Armeen haben zwei Farben.
}
traitor-reason-strength = Sie schlägt etwa { $percent } % der Karten, die verdeckt liegen können.
traitor-reason-beats = Deine Karte schlägt etwa { $percent } % von dem, was dort liegen kann.
traitor-reason-sure = Deine Karte schlägt diese sicher: Das ist dein Punkt Nummer { $points }.
traitor-reason-joker = { COUNT($suit) ->
    [0] { $target_seat } hat noch nichts gezeigt: Die Chance auf den Joker ist etwa { $percent } %.
   *[other] { $target_seat } hat { NAME("traitor-suit", $suit) } gezeigt: Die Chance auf den Joker ist etwa { $percent } %.
}
traitor-reason-proved = { $target_seat } hat { NAME("traitor-suit", $suit) } gezeigt, und eine loyale Armee behält zwei Farben: { $cards ->
    [one] Diese Karte muss der Joker sein.
   *[other] Unter diesen { $cards } Karten muss der Joker sein.
}
traitor-reason-eliminates = Es ist die letzte Karte dieser Armee: { $target_seat } verliert sie für immer.
traitor-reason-reward = Das ist dein Punkt Nummer { $points }, und dafür ziehst du { $cards } Karten.
traitor-reason-hides = Liegt sie verdeckt, weiß niemand mehr, welche von { $cards } Karten es ist.
