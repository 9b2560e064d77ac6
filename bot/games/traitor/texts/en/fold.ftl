### Traitor: what has happened, in the short lines of the channel.

traitor-fold-army_mustered = { traitor-who } { $number }
traitor-fold-armies = Armies: { $parts }.{ $number ->
    [0] { "" }
   *[other] { " " }In the middle: { $number }.
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
    [joker] **{ traitor-who } hits the Joker of { traitor-target-who }** with { traitor-fold-card }
    [special] { traitor-who } beats the black ace of { traitor-target-who } with { traitor-fold-card }
    [two] { traitor-who } loses { traitor-fold-card } to the two of { traitor-target-who }
   *[power] { $dead ->
        [target] { traitor-who } beats { traitor-target-who }: { traitor-fold-card } over { traitor-fold-target-card }
       *[accuser] { traitor-who } fails against { traitor-target-who }: { traitor-fold-card } under { traitor-fold-target-card }
    }
}
traitor-fold-traitor_exposed = **{ traitor-who } is exposed as a traitor!**
traitor-fold-cards_needed = { $number ->
    [one] the loyal need 1 more card
   *[other] the loyal need { $number } more cards
}
traitor-fold-cards_drawn = { traitor-who } draws { $number ->
    [0] nothing, the pile is empty
    [one] 1 card
   *[other] { $number } cards
}
traitor-fold-card_looked_at = { traitor-who } looks at no. { $target_slot } of { traitor-target-who }
traitor-fold-standings = Points: { $rows }
