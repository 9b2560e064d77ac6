## The headline of the end

the_traitors-headline = { $rounds ->
    [1] { $side_won ->
        [traitor] The Traitors win: { $names }
        [faithful] The Faithful win: { $names }
       *[none] { $usual }
    }
   *[other] { $usual }
}

## On the picture of the end

the_traitors-end-roles = Roles, round by round

## Short sentences on what decided the match

the_traitors-end-round_told = **Round { $round }:** { $traitor_seat } was the Traitor{ COUNT($recruit_seats) ->
    [0] { "" }
   *[other] { "," } { $recruit_seats } accepted the Traitor card
}; { COUNT($sharing_seats) ->
    [one] { $sharing_seats } takes all { $fund } Gold
   *[other] { $sharing_seats } share { $fund } Gold
}.
