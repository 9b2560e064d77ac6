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
