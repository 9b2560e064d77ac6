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
