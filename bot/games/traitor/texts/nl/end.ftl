## The headline of the end

traitor-headline = { $side_won ->
    [traitor] { $number ->
        [one] De verrader wint: { $names }
       *[other] De verraders winnen: { $names }
    }
    [loyal] { $beaten_number ->
        [one] Verrader verslagen: het was { $beaten }
       *[other] Verraders verslagen: { $beaten }
    }
   *[none] { $usual }
}

## Short sentences on what decided the match

traitor-end-joker_fate = { traitor-who }: de joker { $fate ->
    [accused] viel in ronde { $fate_round } door { traitor-by-who }
    [points] verdween in ronde { $fate_round }: te veel punten
   *[standing] bleef tot het eind staan
}.
traitor-end-aim_reached = { $side ->
    [traitors] Uitgeschakeld: { $out_seats }.
   *[others] { $number ->
        [0] { "" }
        [one] Daarna stierf nog 1 kaart van de verraders.
       *[other] Daarna stierven nog { $number } kaarten van de verraders.
    }
}

## On the picture of the end

traitor-end-won = Gewonnen
traitor-end-lost = Verloren
