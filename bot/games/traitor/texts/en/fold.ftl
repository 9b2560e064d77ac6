### Traitor: what has happened, in the short lines of the channel.

traitor-fold-army_mustered = { traitor-who } { $number }
traitor-fold-armies = Cards in the armies: { $parts }{ $number ->
    [0] { "" }
   *[other] ; in the middle pile { $number }
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
traitor-fight-joker = **{ traitor-who } turns up no. { $target_slot } of { traitor-target-who }: the Joker!** Any card kills it; here it was { traitor-card }
traitor-fight-special = { traitor-who } brings down a black ace, no. { $target_slot } of { traitor-target-who }: { traitor-card } beats { traitor-target-card }
traitor-fight-two = { traitor-who } loses { traitor-fold-card } to a strong two, no. { $target_slot } of { traitor-target-who }: { traitor-target-card }
traitor-fight-easy = { traitor-who } sweeps away no. { $target_slot } of { traitor-target-who }: { traitor-fold-card } over { traitor-fold-target-card }
traitor-fight-clear = { traitor-who } beats no. { $target_slot } of { traitor-target-who }: { traitor-fold-card } over { traitor-fold-target-card }
traitor-fight-narrow = { traitor-who } just beats no. { $target_slot } of { traitor-target-who }: { traitor-fold-card } over { traitor-fold-target-card }
traitor-fight-tie = { traitor-who } beats no. { $target_slot } of { traitor-target-who }: { traitor-card } against { traitor-target-card }, { $power } each; a tie goes to the accuser
traitor-fight-short = { traitor-who } falls just short of no. { $target_slot } of { traitor-target-who }: { traitor-fold-card } under { traitor-fold-target-card }
traitor-fight-failed = { traitor-who } runs into no. { $target_slot } of { traitor-target-who }: { traitor-fold-card } under { traitor-fold-target-card }
traitor-fight-wasted = { traitor-who } throws a card away on no. { $target_slot } of { traitor-target-who }: { traitor-fold-card } under { traitor-fold-target-card }
traitor-fold-army_eliminated = **{ traitor-who } is out:** { $reason ->
    [cards] no card left
   *[points] too many points
}
traitor-fold-traitor_exposed = **{ traitor-who } is exposed as a traitor!**
traitor-fold-cards_needed = { $number ->
    [one] the loyal need 1 more card
   *[other] the loyal need { $number } more cards
}
traitor-fold-cards_drawn = { traitor-who } has { $points } points and draws { $number ->
    [0] nothing, the pile is empty
    [one] 1 card
   *[other] { $number } cards
}
traitor-fold-card_looked_at = { traitor-who } looks at no. { $target_slot } of { traitor-target-who }
traitor-fold-traitor_revealed = { traitor-who } held the Joker
traitor-fold-standings = Points: { $rows }. Armies out: { $out } of { $aim }.

## The headline of a round

traitor-head-mustered = The armies stand. { $jokers ->
    [one] One of them hides the Joker.
   *[other] Two Jokers hide among them.
}
traitor-head-match_ended = { $side ->
    [traitors] { $traitors ->
        [one] The traitor gets away with it
       *[other] The traitors get away with it
    }
   *[others] The hunt is over
}
traitor-head-traitor_exposed = { traitor-who } is caught with the Joker
traitor-head-army_eliminated = { $reason ->
    [cards] The last card of { traitor-who } falls
   *[points] { traitor-who } has taken too much
}
traitor-head-hunted = The hunt is on for { $who }: accused { $number } times
traitor-head-ace = A black ace falls, that of { $who }
traitor-head-down = { $who } is down to { $number ->
    [one] the last card
   *[other] { $number } cards
}
traitor-head-missed = All { $number } accusations fail
# How many face-down cards nobody has seen yet.
traitor-head-joker = Still no Joker: { $hidden ->
    [one] it is among { $unseen } unseen cards
   *[other] two are among { $unseen } unseen cards
}
traitor-head-second = One Joker is left, among { $unseen } unseen cards
traitor-head-needed = { $needed ->
    [one] 1 more card of the traitor, and it is over
   *[other] { $needed } more cards of the traitor, and it is over
}
