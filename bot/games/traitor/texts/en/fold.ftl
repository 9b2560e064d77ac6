### Traitor: what has happened, in the short lines of the channel.

traitor-fold-card = { traitor-card }{ $rank ->
    [joker] { "" }
   *[other] { " " }({ $power })
}
traitor-fold-target-card = { traitor-target-card }{ $target_rank ->
    [joker] { "" }
   *[other] { " " }({ $target_power })
}
traitor-fold-at = { $known ->
    [up] a face-up card of { traitor-target-who }
    [remembered] a known card of { traitor-target-who }
   *[other] { traitor-target-who }
}
# An accusation, by how it went: the accuser wins (easily, clearly, just, at a tie), or loses (by 1, by more, a weak card).
traitor-fight-joker = **{ traitor-who } kills the Joker of { traitor-target-who }** with { traitor-card }
traitor-fight-special = { traitor-who } brings down a black ace of { traitor-target-who }: { traitor-card } beats { traitor-target-card }
traitor-fight-two = { traitor-who } loses { traitor-fold-card } to a strong two of { traitor-target-who }: { traitor-target-card }
traitor-fight-easy = { traitor-who } crushes { traitor-fold-at }: { traitor-fold-card } over { traitor-fold-target-card }
traitor-fight-clear = { traitor-who } beats { traitor-fold-at }: { traitor-fold-card } over { traitor-fold-target-card }
traitor-fight-narrow = { traitor-who } just beats { traitor-fold-at }: { traitor-fold-card } over { traitor-fold-target-card }
traitor-fight-tie = { traitor-who } kills { traitor-target-card } of { traitor-target-who } with { traitor-card } ({ $power } each: a tie goes to the accuser)
traitor-fight-short = { traitor-who } falls just short of { traitor-fold-at }: { traitor-fold-card } under { traitor-fold-target-card }
traitor-fight-failed = { traitor-who } runs into { traitor-fold-at }: { traitor-fold-card } under { traitor-fold-target-card }
traitor-fight-wasted = { traitor-who } throws a card away on { traitor-fold-at }: { traitor-fold-card } under { traitor-fold-target-card }
# An accusation as its accuser, and as the accused, is told.
traitor-fight-mine = { $dead ->
    [target] You kill { $target_rank ->
        [joker] the Joker
       *[other] { traitor-fold-target-card }
    } of { traitor-target-who } with { traitor-fold-card }
   *[accuser] **You lose { traitor-fold-card }** to { traitor-fold-target-card } of { traitor-target-who }
}
traitor-fight-yours = { $dead ->
    [target] **You lose { $target_rank ->
        [joker] your Joker
       *[other] { traitor-fold-target-card }
    }** to { traitor-fold-card } of { traitor-who }
   *[accuser] Your { traitor-fold-target-card } kills { traitor-fold-card } of { traitor-who }
}
traitor-fold-proved = **{ traitor-head-proved }**
# In the channel, whose headline says who the traitor is.
traitor-fold-strays = **one suit too many!**
# The suits that an army has shown by now, of which one is new.
traitor-fold-shows = **{ $own ->
    [1] you show
   *[0] { $who } shows
} { NAME("traitor-suit", $suits) }**
traitor-fold-army_eliminated = **{ traitor-who } is out:** { $reason ->
    [cards] no card left
   *[points] too many points
}
traitor-fold-cards_drawn = { traitor-who } draws { $number ->
    [0] nothing for { $points } points: the pile is empty
    [one] 1 card for { $points } points
   *[other] { $number } cards for { $points } points
}
traitor-fold-look_earned = { traitor-who } has { $points } points: a secret look at { $number ->
    [0] nothing, no card is face down
    [one] 1 card
   *[other] { $number } cards
}
traitor-fold-card_looked_at = { traitor-who } looks at no. { $target_slot } of { traitor-target-who }
traitor-fold-traitor_revealed = { traitor-who } held the Joker
traitor-fold-goal-turn = **On your turn** a card of yours accuses a card of somebody else: both turn up, and the weaker dies. A tie kills the accused. ♣ and ♠ count 1 more.
traitor-fold-goal-traitor = { $jokers ->
    [one] **The traitor**, who holds the Joker, wins when { $seats ->
        [2] both armies of the other player are out.
       *[other] { $aim ->
            [one] 1 other army is out, whoever kills it.
           *[other] { $aim } other armies are out, whoever kills them.
        }
    }
   *[other] **The traitors**, who hold the Jokers, win when { $aim } other armies are out, whoever kills them.
}
traitor-fold-goal-loyal = { $jokers ->
    [one] **The loyal**, all the others, win together: first kill the Joker, then 3 more traitor cards.
   *[other] **The loyal**, all the others, win together: first kill both Jokers, then 3 more cards of each traitor.
}
traitor-fold-goal-points = **Each kill is a point:** at 3 points an army draws 2 cards, at 6 another 3, at 10 another 5. Points alone do not win.
traitor-fold-goal-suspicion = **Suspicion**, the red bar, is how likely an army hides the Joker: ♣ with ♠ or many cards raise it, more of the same two suits lower it.
traitor-fold-goal-proof = **A third suit is proof** until an army draws cards: the loyal keep two suits, a traitor every ♣ and ♠ and up to 5 red cards.
traitor-fold-goal-out = **An army that is out** still wins or loses with its side.
traitor-fold-goal-joker = { $jokers ->
    [one] **An accused Joker always dies.** With 3 more cards of its army the loyal win.
   *[other] **An accused Joker always dies.** With both, and 3 more cards of each of their armies, the loyal win.
}
# From 5 players on.
traitor-fold-goal-decks = Two decks: every card but a Joker is there twice.
# Below a small army, with which the traitor may win.
traitor-fold-elsewhere = If you think it loyal, strike elsewhere.
# To a loyal seat that chooses, once a traitor is found out.
traitor-fold-strike = Strike { $who }: { $unseen ->
    [0] only the Joker is left
    [one] the last unseen card is the Joker
   *[other] 1 of { $unseen } unseen cards is the Joker
}
traitor-fold-race = { $jokers ->
    [one] Traitor
   *[other] Traitors
}: **{ $out } of { $aim }** armies out · Loyal: **{ $needed ->
    [0] { $jokers ->
        [one] the Joker and 3 cards
       *[other] { $dead ->
            [0] both Jokers
           *[other] one more Joker
        }
    }
    [one] 1 traitor card
   *[other] { $needed } traitor cards
}** to go
traitor-fold-standings = -# Points: { $rows }
# In the place of a row, if all stand alike.
traitor-fold-each = { $key ->
    [share] { $number }% each
   *[points] { $number } each
}
# How likely each army hides a Joker, by what everybody has seen.
traitor-fold-suspicion = Suspicion: { $rows }
traitor-fold-suspected = { $name } { $share }%
# To a seat that chooses its card: face-up cards of others, and the weakest of its own that beats each.
traitor-fold-sure = Sure points: { $rows }
traitor-fold-sure-by = **{ traitor-fold-card }** beats { $fallen } of { $who }
# In the channel, while the one in turn is asked.
traitor-fold-decides = **{ traitor-who } decides: { traitor-card } down or up?**
# To a traitor who chooses whom to accuse.
traitor-fold-prey = { $key ->
    [exposed] **You are unmasked:** { $needed ->
        [one] 1 more traitor card
       *[other] { $needed } more traitor cards
    }, and the loyal win.{ " " }
    [known] **You are found out:** they hunt your Joker.{ " " }
    [top] **Most suspicion lies on you, { $share }%.**{ " " }
    [hidden] Suspicion on you: { $share }%.{ " " }
   *[alone] { "" }
}You need { $left ->
    [one] 1 army
   *[other] { $left } armies
} out. Smallest: { $rows }
traitor-fold-prey-army = { $name } { $number }

## The headline of a round

traitor-head-mustered = The armies stand. { $jokers ->
    [one] One of them hides the Joker.
   *[other] Two Jokers hide among them.
}
traitor-head-match_ended = { $hit ->
    [0] The hunt is over
   *[1] The last card needed falls
}
traitor-head-traitor_exposed = { traitor-who } is caught with the Joker
traitor-head-proved = { $proved ->
    [accuser] Too many suits: { traitor-who } { $jokers ->
        [one] is the traitor
       *[other] is a traitor
    }!
    [target] Too many suits: { traitor-target-who } { $jokers ->
        [one] is the traitor
       *[other] is a traitor
    }!
   *[both] Too many suits: { traitor-who } and { traitor-target-who } are traitors!
}
traitor-head-army_eliminated = { $reason ->
    [cards] The last card of { traitor-who } falls
   *[points] { traitor-who } has taken too much
}{ $last ->
    [1] : one more loyal army, and the traitor wins
   *[0] { "" }
}
traitor-head-hunted = { $again ->
    [0] { $who }, accused { $number } times this round, and still no Joker
   *[1] { $who } again: { $number } accusations, { $left ->
        [one] 1 card
       *[other] { $left } cards
    } left
}
# A suspicion that has changed much in a round, and who showed or exposed one suit more.
traitor-head-change = { $key ->
    [exposed] { $by } exposes a { $number ->
        [4] fourth
       *[other] third
    } suit: { $share }% on { $who }
    [shown] { $who } shows a { $number ->
        [4] fourth
       *[other] third
    } suit: { $share }% suspicion
    [rises] { $who } under suspicion: up from { $before }% to { $share }%
    [gathers] Suspicion gathers on { $who }: { $share }%, { $before }% before
   *[falls] { $who } breathes again: suspicion falls from { $before }% to { $share }%
}
traitor-head-ace = { $dead ->
    [target] { traitor-who } brings down { traitor-target-card } of { traitor-target-who } with { traitor-card }
   *[accuser] { traitor-who } loses { traitor-card } to { traitor-target-card } of { traitor-target-who }
}
traitor-head-down = { $who } is down to { $number ->
    [one] the last card
   *[other] { $number } cards
}: an army almost gone
# The traitors lack but an army, and this has fewest cards.
traitor-head-decides = { $who } has { $number ->
    [one] 1 card
   *[other] { $number } cards
} left: if this army is loyal and falls, { $jokers ->
    [one] the traitor wins
   *[other] the traitors win
}
# A small army that draws new cards for its points.
traitor-head-saved = { traitor-who } was down to { $left ->
    [one] the last card
   *[other] { $left } cards
} and draws { $number } more
# No army is left that one more suit would convict.
traitor-head-drawn = All armies have drawn cards: a third suit alone proves nothing now
# An army that has been accused most often in the whole match, and how many cards it has left.
traitor-head-worn = { $who } accused { $number } times by now: { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
# A round in which nothing fell but cards: who gained most, or lost most.
traitor-head-quiet = { $key ->
    [level] Level pegging: nobody pulls ahead
    [gained] { $who } gains most: { $number } points, and the Joker still hides
    [all] Blows on all sides: no army suffers most
   *[lost] { $who } pays most: { $number } cards lost, { $left } left
}
traitor-head-known = { $hits ->
    [0] The hunt for { $who }: the Joker is { $unseen ->
        [0] the only card left
        [one] the last unseen card
       *[other] one of { $unseen } unseen cards
    }
    [one] { $who } loses a card, and still no Joker: { $left } left
   *[other] { $who } loses { $hits } cards, and still no Joker: { $left } left
}
traitor-head-needed = { $fallen ->
    [0] { "" }
    [one] The Joker is dead!{ " " }
   *[other] Both Jokers are dead!{ " " }
}{ $needed ->
    [one] One more card
   *[other] { $needed } more cards
} of { $who ->
    [none] the traitors
   *[other] { $who }
}, and the loyal win
traitor-head-suspicion = { $why ->
    [largest] { $who } mustered the largest army: { $share }% suspicion
   *[other] All eyes are on { $who }: { $share }% suspicion
}
traitor-head-suspect = { $who } { $number ->
    [one] has
   *[other] have
} shown ♣ and ♠: just what { $jokers ->
    [one] the traitor
   *[other] a traitor
} must keep
