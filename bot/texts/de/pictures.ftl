### Was auf den Bildern aller Spiele steht.

picture-player = Spieler { $number }
picture-waiting = Warten auf { $names }
picture-out = Ausgeschieden: { $names }.
picture-winners = { $count ->
    [one] Gewonnen!
   *[other] { $count } Sieger
}
picture-only-you = Nur du siehst das
# While the plates of the end are turned one by one.
picture-counting = Der Endstand wird aufgedeckt …
picture-unmasked = Masken ab
