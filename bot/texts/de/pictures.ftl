### Was auf den Bildern aller Spiele steht.

picture-player = Spieler { $number }
picture-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
picture-waiting = Warten auf { $names }
picture-out = Ausgeschieden: { $names }.
picture-winners = { $count ->
    [one] Gewonnen!
   *[other] { $count } Sieger
}
picture-only-you = Nur du siehst das
