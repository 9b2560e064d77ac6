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
