### Traitor: what has happened, in the short lines of the channel.

traitor-fold-army_mustered = { traitor-who } { $number }
traitor-fold-armies = Armeen: { $parts }.{ $number ->
    [0] { "" }
   *[other] { " " }In der Mitte: { $number }.
}
traitor-fold-card = { traitor-card }{ $rank ->
    [joker] { "" }
   *[other] { " " }({ $power })
}
traitor-fold-target-card = { traitor-target-card }{ $target_rank ->
    [joker] { "" }
   *[other] { " " }({ $target_power })
}
traitor-fold-card_accused = { $reason ->
    [joker] **{ traitor-who } trifft den Joker von { traitor-target-who }** mit { traitor-fold-card }
    [special] { traitor-who } schlägt das schwarze Ass von { traitor-target-who } mit { traitor-fold-card }
    [two] { traitor-who } verliert { traitor-fold-card } an die Zwei von { traitor-target-who }
   *[power] { $dead ->
        [target] { traitor-who } schlägt { traitor-target-who }: { traitor-fold-card } über { traitor-fold-target-card }
       *[accuser] { traitor-who } scheitert an { traitor-target-who }: { traitor-fold-card } unter { traitor-fold-target-card }
    }
}
traitor-fold-traitor_exposed = **{ traitor-who } ist als Verräter entlarvt!**
traitor-fold-cards_needed = { $number ->
    [one] den Loyalen fehlt noch 1 Karte
   *[other] den Loyalen fehlen noch { $number } Karten
}
traitor-fold-cards_drawn = { traitor-who } zieht { $number ->
    [0] nichts, der Stapel ist leer
    [one] 1 Karte
   *[other] { $number } Karten
}
traitor-fold-card_looked_at = { traitor-who } sieht sich Nr. { $target_slot } von { traitor-target-who } an
traitor-fold-standings = Punkte: { $rows }
