## The headline of the end

traitor-headline = { $side_won ->
    [traitor] { $number ->
        [one] The traitor wins: { $names }
       *[other] The traitors win: { $names }
    }
    [loyal] { $beaten_number ->
        [one] Traitor beaten: { $beaten } was it
       *[other] Traitors beaten: { $beaten }
    }
   *[none] { $usual }
}

## Short sentences on what decided the match

traitor-end-joker_fate = { traitor-who }: the Joker { $fate ->
    [accused] fell in round { $fate_round } to { traitor-by-who }
    [points] left in round { $fate_round }: too many points
   *[standing] stood to the end
}.
traitor-end-aim_reached = { $side ->
    [traitors] Eliminated: { $out_seats }.
   *[others] { $number ->
        [0] { "" }
        [one] Then 1 more of the traitors’ cards died.
       *[other] Then { $number } more of the traitors’ cards died.
    }
}

## On the picture of the end

traitor-end-won = Won
traitor-end-lost = Lost
