### Traitor: what has happened, in the short lines of the channel.

traitor-fold-army_mustered = { traitor-who } { $number }
traitor-fold-armies = Kaarten in de legers: { $parts }{ $number ->
    [0] { "" }
   *[other] ; in de middenstapel { $number }
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
traitor-fight-joker = **{ traitor-who } draait nr. { $target_slot } van { traitor-target-who } om: de joker!** Die verliest van elke kaart, nu van { traitor-card }
traitor-fight-special = { traitor-who } velt een zwarte aas, nr. { $target_slot } van { traitor-target-who }: { traitor-card } verslaat { traitor-target-card }
traitor-fight-two = { traitor-who } verliest { traitor-fold-card } aan een sterke twee, nr. { $target_slot } van { traitor-target-who }: { traitor-target-card }
traitor-fight-easy = { traitor-who } veegt nr. { $target_slot } van { traitor-target-who } van tafel: { traitor-fold-card } boven { traitor-fold-target-card }
traitor-fight-clear = { traitor-who } verslaat nr. { $target_slot } van { traitor-target-who }: { traitor-fold-card } boven { traitor-fold-target-card }
traitor-fight-narrow = { traitor-who } verslaat nr. { $target_slot } van { traitor-target-who } op het nippertje: { traitor-fold-card } boven { traitor-fold-target-card }
traitor-fight-tie = { traitor-who } verslaat nr. { $target_slot } van { traitor-target-who }: { traitor-card } tegen { traitor-target-card }, allebei { $power }; bij gelijke kracht wint wie aanklaagt
traitor-fight-short = { traitor-who } komt net tekort tegen nr. { $target_slot } van { traitor-target-who }: { traitor-fold-card } onder { traitor-fold-target-card }
traitor-fight-failed = { traitor-who } loopt stuk op nr. { $target_slot } van { traitor-target-who }: { traitor-fold-card } onder { traitor-fold-target-card }
traitor-fight-wasted = { traitor-who } gooit een kaart weg op nr. { $target_slot } van { traitor-target-who }: { traitor-fold-card } onder { traitor-fold-target-card }
traitor-fold-army_eliminated = **{ traitor-who } ligt eruit:** { $reason ->
    [cards] geen kaart meer
   *[points] te veel punten
}
traitor-fold-traitor_exposed = **{ traitor-who } is als verrader ontmaskerd!**
traitor-fold-cards_needed = { $number ->
    [one] de loyalen missen nog 1 kaart
   *[other] de loyalen missen nog { $number } kaarten
}
traitor-fold-cards_drawn = { traitor-who } heeft { $points } punten en trekt { $number ->
    [0] niets, de stapel is leeg
    [one] 1 kaart
   *[other] { $number } kaarten
}
traitor-fold-card_looked_at = { traitor-who } bekijkt nr. { $target_slot } van { traitor-target-who }
traitor-fold-traitor_revealed = { traitor-who } had de joker
traitor-fold-standings = Punten: { $rows }. Legers uitgeschakeld: { $out } van { $aim }.

## The headline of a round

traitor-head-mustered = De legers staan. { $jokers ->
    [one] In een ervan zit de joker.
   *[other] Er zitten twee jokers tussen.
}
traitor-head-match_ended = { $side ->
    [traitors] { $traitors ->
        [one] De verrader komt ermee weg
       *[other] De verraders komen ermee weg
    }
   *[others] De jacht is voorbij
}
traitor-head-traitor_exposed = { traitor-who } valt door de mand: de joker!
traitor-head-army_eliminated = { $reason ->
    [cards] De laatste kaart van { traitor-who } valt
   *[points] { traitor-who } heeft te veel buit
}
traitor-head-hunted = Iedereen jaagt op { $who }: { $number } keer aangeklaagd
traitor-head-ace = Een zwarte aas valt, die van { $who }
traitor-head-down = { $who } heeft nog maar { $number ->
    [one] één kaart
   *[other] { $number } kaarten
}
traitor-head-missed = Alle { $number } aanklachten lopen stuk
# How many face-down cards nobody has seen yet.
traitor-head-joker = Nog geen joker: { $hidden ->
    [one] hij zit tussen { $unseen } onbekende kaarten
   *[other] er zitten er twee tussen { $unseen } onbekende kaarten
}
traitor-head-second = Er is nog één joker, tussen { $unseen } onbekende kaarten
traitor-head-needed = Nog { $needed ->
    [one] 1 kaart van de verrader, en het is voorbij
   *[other] { $needed } kaarten van de verrader, en het is voorbij
}
