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
