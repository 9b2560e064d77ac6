### Traitor: what has happened, in the short lines of the channel.

traitor-fold-army_mustered = { traitor-who } { $number }
traitor-fold-armies = Legers: { $parts }.{ $number ->
    [0] { "" }
   *[other] { " " }In het midden: { $number }.
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
    [joker] **{ traitor-who } raakt de joker van { traitor-target-who }** met { traitor-fold-card }
    [special] { traitor-who } verslaat de zwarte aas van { traitor-target-who } met { traitor-fold-card }
    [two] { traitor-who } verliest { traitor-fold-card } aan de twee van { traitor-target-who }
   *[power] { $dead ->
        [target] { traitor-who } verslaat { traitor-target-who }: { traitor-fold-card } boven { traitor-fold-target-card }
       *[accuser] { traitor-who } loopt stuk op { traitor-target-who }: { traitor-fold-card } onder { traitor-fold-target-card }
    }
}
traitor-fold-traitor_exposed = **{ traitor-who } is als verrader ontmaskerd!**
traitor-fold-cards_needed = { $number ->
    [one] de loyalen missen nog 1 kaart
   *[other] de loyalen missen nog { $number } kaarten
}
traitor-fold-cards_drawn = { traitor-who } trekt { $number ->
    [0] niets, de stapel is leeg
    [one] 1 kaart
   *[other] { $number } kaarten
}
traitor-fold-card_looked_at = { traitor-who } bekijkt nr. { $target_slot } van { traitor-target-who }
traitor-fold-standings = Punten: { $rows }
