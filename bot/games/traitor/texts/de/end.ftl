## The headline of the end

traitor-headline = { $side_won ->
    [traitor] { $number ->
        [one] Der Verräter gewinnt: { $names }
       *[other] Die Verräter gewinnen: { $names }
    }
    [loyal] { $beaten_number ->
        [one] Verräter besiegt: { $beaten } war’s
       *[other] Verräter besiegt: { $beaten }
    }
   *[none] { $usual }
}

## Short sentences on what decided the match

traitor-end-joker_fate = { traitor-who }: Der Joker { $fate ->
    [accused] fiel in Runde { $fate_round } durch { traitor-by-who }
    [points] ging in Runde { $fate_round }: zu viele Punkte
   *[standing] stand bis zum Ende
}.
traitor-end-aim_reached = { $side ->
    [traitors] Ausgeschieden: { $out_seats }.
   *[others] { $number ->
        [0] { "" }
        [one] Dann starb noch 1 Karte der Verräterseite.
       *[other] Dann starben noch { $number } Karten der Verräterseite.
    }
}

## On the picture of the end

traitor-end-won = Gewonnen
traitor-end-lost = Verloren
