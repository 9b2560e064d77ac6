## The headline of the end

the_traitors-headline = { $rounds ->
    [1] { $side_won ->
        [traitor] Die Verräter gewinnen: { $names }
        [faithful] Die Loyalen gewinnen: { $names }
       *[none] { $usual }
    }
   *[other] { $usual }
}

## On the picture of the end

the_traitors-end-roles = Rollen, Runde für Runde

## Short sentences on what decided the match

the_traitors-end-round_told = **Runde { $round }:** Verräter war { $traitor_seat }{ COUNT($recruit_seats) ->
    [0] { "" }
   *[other] { "," } die Verräterkarte nahm { $recruit_seats } an
}; { COUNT($sharing_seats) ->
    [one] { $sharing_seats } nimmt alle { $fund } Gold
   *[other] { $sharing_seats } teilen sich { $fund } Gold
}.
