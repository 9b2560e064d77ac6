### The Traitors: a vote is revealed, on its picture.

the_traitors-reveal-banished = { $lots ->
    [1] Het lot valt op { $name }
   *[0] { $name } is verbannen
}: { $role ->
    [traitor] een verrader!
   *[faithful] een getrouwe.
}
the_traitors-reveal-ballot = Stemronde { $number }
the_traitors-reveal-end = { $agreed ->
    [1] Iedereen zegt ja: de ronde is voorbij.
   *[0] De ronde gaat door.
}
the_traitors-reveal-answer = { $key ->
    [yes] Ja
   *[no] Nee
}

## Het einde van een ronde: iedereen wordt ontmaskerd

the_traitors-masks-heading = Ronde { $round }
the_traitors-masks-turning = De maskers gaan af …
# Below the sums: what each is made of, and the rest.
the_traitors-masks-sums = Hand + deel van de pot{ $count ->
    [0] { "" }
   *[other] { " " }· { $count } goud blijft over
}
the_traitors-masks-shared = { $role ->
    [traitor] { $count ->
        [one] { $name } pakt de pot: { $fund } goud
       *[other] De verraders delen de pot: elk { $share } goud
    }
   *[faithful] { $share ->
        [0] Geen verrader meer, maar te weinig goud in de pot
       *[other] Geen verrader meer: elk { $share } goud
    }
}
