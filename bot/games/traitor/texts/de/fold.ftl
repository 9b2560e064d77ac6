### Traitor: what has happened, in the short lines of the channel.

traitor-fold-army_mustered = { traitor-who } { $number }
traitor-fold-armies = Karten in den Armeen: { $parts }{ $number ->
    [0] { "" }
   *[other] ; im Mittelstapel { $number }
}.
traitor-fold-card = { traitor-card }{ $rank ->
    [joker] { "" }
   *[other] { " " }({ $power })
}
traitor-fold-target-card = { traitor-target-card }{ $target_rank ->
    [joker] { "" }
   *[other] { " " }({ $target_power })
}
# An accusation, by how it went: the accuser wins (easily, clearly, just, at a tie), or loses (by 1, by more, a weak card).
traitor-fight-joker = **{ traitor-who } deckt Nr. { $target_slot } von { traitor-target-who } auf: der Joker!** Ihn schlägt jede Karte, hier war es { traitor-card }
traitor-fight-special = { traitor-who } bringt ein schwarzes Ass zu Fall, Nr. { $target_slot } von { traitor-target-who }: { traitor-card } schlägt { traitor-target-card }
traitor-fight-two = { traitor-who } verliert { traitor-fold-card } an eine starke Zwei, Nr. { $target_slot } von { traitor-target-who }: { traitor-target-card }
traitor-fight-easy = { traitor-who } fegt Nr. { $target_slot } von { traitor-target-who } vom Tisch: { traitor-fold-card } über { traitor-fold-target-card }
traitor-fight-clear = { traitor-who } schlägt Nr. { $target_slot } von { traitor-target-who }: { traitor-fold-card } über { traitor-fold-target-card }
traitor-fight-narrow = { traitor-who } schlägt Nr. { $target_slot } von { traitor-target-who } ganz knapp: { traitor-fold-card } über { traitor-fold-target-card }
traitor-fight-tie = { traitor-who } schlägt Nr. { $target_slot } von { traitor-target-who }: { traitor-card } gegen { traitor-target-card }, beide { $power }; bei Gleichstand siegt die Anklage
traitor-fight-short = { traitor-who } scheitert haarscharf an Nr. { $target_slot } von { traitor-target-who }: { traitor-fold-card } unter { traitor-fold-target-card }
traitor-fight-failed = { traitor-who } scheitert an Nr. { $target_slot } von { traitor-target-who }: { traitor-fold-card } unter { traitor-fold-target-card }
traitor-fight-wasted = { traitor-who } verheizt eine Karte an Nr. { $target_slot } von { traitor-target-who }: { traitor-fold-card } unter { traitor-fold-target-card }
traitor-fold-army_eliminated = **{ traitor-who } ist draußen:** { $reason ->
    [cards] keine Karte mehr
   *[points] zu viele Punkte
}
traitor-fold-traitor_exposed = **{ traitor-who } ist als Verräter entlarvt!**
traitor-fold-cards_needed = { $number ->
    [one] den Loyalen fehlt noch 1 Karte
   *[other] den Loyalen fehlen noch { $number } Karten
}
traitor-fold-cards_drawn = { traitor-who } hat { $points } Punkte und zieht { $number ->
    [0] nichts, der Stapel ist leer
    [one] 1 Karte
   *[other] { $number } Karten
}
traitor-fold-card_looked_at = { traitor-who } sieht sich Nr. { $target_slot } von { traitor-target-who } an
traitor-fold-traitor_revealed = { traitor-who } hatte den Joker
traitor-fold-standings = Punkte: { $rows }. Armeen ausgeschieden: { $out } von { $aim }.

## The headline of a round

traitor-head-mustered = Die Armeen stehen. { $jokers ->
    [one] In einer steckt der Joker.
   *[other] In ihnen stecken zwei Joker.
}
traitor-head-match_ended = { $side ->
    [traitors] { $traitors ->
        [one] Der Verräter kommt davon
       *[other] Die Verräter kommen davon
    }
   *[others] Die Jagd ist vorbei
}
traitor-head-traitor_exposed = { traitor-who } fliegt auf: der Joker!
traitor-head-army_eliminated = { $reason ->
    [cards] Die letzte Karte von { traitor-who } fällt
   *[points] { traitor-who } hat zu viel erbeutet
}
traitor-head-hunted = Alle auf { $who }: { $number } Anklagen
traitor-head-ace = Ein schwarzes Ass fällt, das von { $who }
traitor-head-down = { $who } hat nur noch { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}
traitor-head-missed = Alle { $number } Anklagen gehen daneben
# How many face-down cards nobody has seen yet.
traitor-head-joker = Noch kein Joker: { $hidden ->
    [one] Er ist eine von { $unseen } unbekannten Karten
   *[other] Beide sind unter { $unseen } unbekannten Karten
}
traitor-head-second = Ein Joker fehlt noch, unter { $unseen } unbekannten Karten
traitor-head-needed = Noch { $needed ->
    [one] 1 Karte des Verräters, dann ist es vorbei
   *[other] { $needed } Karten des Verräters, dann ist es vorbei
}
