## The headline of the end

the_traitors-headline = { $rounds ->
    [1] { $side_won ->
        [traitor] De verraders winnen: { $names }
        [faithful] De loyalen winnen: { $names }
       *[none] { $usual }
    }
   *[other] { $usual }
}

## On the picture of the end

the_traitors-end-roles = Rollen, ronde na ronde
