### The Traitors: a vote is revealed, on its picture.

the_traitors-reveal-banished = { $lots ->
    [1] Das Los trifft { $name }: { $role ->
        [traitor] Verräter!
       *[faithful] loyal.
    }
   *[0] { $name } ist verbannt: { $role ->
        [traitor] Verräter!
       *[faithful] loyal.
    }
}
the_traitors-reveal-ballot = Abstimmung Nr. { $number }
the_traitors-reveal-end = { $agreed ->
    [1] Alle sagen Ja: Die Runde ist zu Ende.
   *[0] Die Runde geht weiter.
}
the_traitors-reveal-answer = { $key ->
    [yes] Ja
   *[no] Nein
}
