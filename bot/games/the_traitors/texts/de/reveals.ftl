### The Traitors: a vote is revealed, on its picture.

the_traitors-reveal-banished = { $lots ->
    [1] Das Los trifft { $name }
   *[0] { $name } ist verbannt
}: { $role ->
    [traitor] Verräter!
   *[faithful] loyal.
}
the_traitors-reveal-ballot = Wahlgang { $number }
the_traitors-reveal-end = { $agreed ->
    [1] Alle sagen Ja: Die Runde ist zu Ende.
   *[0] Die Runde geht weiter.
}
the_traitors-reveal-answer = { $key ->
    [yes] Ja
   *[no] Nein
}

## Das Ende einer Runde: Alle werden enttarnt

the_traitors-masks-heading = Runde { $round }
the_traitors-masks-turning = Die Masken fallen …
# Below the sums: what each is made of, and the rest.
the_traitors-masks-sums = Hand + Anteil am Topf{ $count ->
    [0] { "" }
   *[other] { " " }· { $count } Gold übrig
}
the_traitors-masks-shared = { $role ->
    [traitor] { $count ->
        [one] { $name } nimmt den Topf: { $fund } Gold
       *[other] Die Verräter teilen den Topf: je { $share } Gold
    }
   *[faithful] { $share ->
        [0] Kein Verräter mehr da, aber zu wenig Gold im Topf
       *[other] Kein Verräter mehr da: je { $share } Gold
    }
}
