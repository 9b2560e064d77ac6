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
