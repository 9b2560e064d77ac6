## The headline of the end

the_traitors-headline = { $rounds ->
    [1] { $side_won ->
        [traitor] De verraders winnen: { $names }
        [faithful] De getrouwen winnen: { $names }
       *[none] { $usual }
    }
   *[other] { $usual }
}

## On the picture of the end

the_traitors-end-roles = Rollen, ronde na ronde

## Short sentences on what decided the match

the_traitors-end-round_told = **Ronde { $round }:** { $traitor_seat } was de verrader{ COUNT($recruit_seats) ->
    [0] { "" }
   *[other] { "," } { $recruit_seats } nam de verraderskaart aan
}; { COUNT($sharing_seats) ->
    [one] { $sharing_seats } krijgt alle { $fund } goud
   *[other] { $sharing_seats } delen { $fund } goud
}.
