### Traitor. Variables are the facts of its events, decisions and choices; $key is what a name is asked for.

traitor-game = Traitor
# Below the picture of suspicions.
traitor-hidden-side = was a traitor
# What it is, in one sentence, for the lobby.
traitor-pitch = Armies of face-down cards accuse each other, and somewhere among them stands the Joker of the traitor.
    .length = 30–45 minutes, best with 4
    .level = easy

## Names

traitor-placing-side = { $key ->
    [loyal] Loyal
   *[traitor] Traitor
}
# Of what a turning point changed the chance.
traitor-turning-wins = { $key ->
    [loyal] the loyal win
   *[traitor] { $number ->
        [one] the traitor wins
       *[other] the traitors win
    }
}
traitor-suit = { $key ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
traitor-suit-word = { $key ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
# A suit with the number of its cards in the hand.
traitor-suit-of = { NAME("traitor-suit", $suit) } { NAME("traitor-suit-word", $suit) } ({ $count })
traitor-card = { $rank ->
    [joker] Joker
   *[other] { NAME("traitor-rank", $rank) }{ NAME("traitor-suit", $suit) }
}
traitor-target-card = { $target_rank ->
    [joker] Joker
   *[other] { NAME("traitor-rank", $target_rank) }{ NAME("traitor-suit", $target_suit) }
}
traitor-card-power = { traitor-card }{ $rank ->
    [joker] { "" }
   *[other] { " " }(power { $power })
}
# Whose army, and which if its owner has two.
traitor-who = { $army ->
    [0] { $seat }
   *[other] { $seat } (army { $army })
}
traitor-target-who = { $target_army ->
    [0] { $target_seat }
   *[other] { $target_seat } (army { $target_army })
}
# The same, if everybody knows that a traitor’s Joker is or was there.
traitor-target-army = { $target_traitor ->
    [0] { traitor-target-who }
    [1] { $target_army ->
        [0] { $target_seat }, the traitor
       *[other] { $target_seat } (army { $target_army }, traitor)
    }
   *[2] { $target_seat }, a traitor
}
traitor-target = { $known ->
    [up] { traitor-target-who } · { traitor-fold-target-card }
    [remembered] { traitor-target-who } · { traitor-fold-target-card }{ $target_rank ->
        [joker] { "" }
       *[other] , turned down again
    }
    [peeked] { traitor-target-who } · { traitor-fold-target-card }, seen by you
   *[other] { traitor-target-who } · face down (no. { $target_slot })
}{ $twin ->
    [1] , no. { $target_slot }
   *[0] { "" }
}
traitor-phase = { $key ->
    [gift] Gifts
    [muster] Mustering
    [turn] Accusing
    [look] Looking at cards
   *[over] Match over
}

## Options

traitor-option-jokers = Jokers
    .note = Two Jokers make two traitors who know each other; only with 6 to 8 players.
    .is-1 = one
    .is-2 = two
traitor-option-rehide = Turning down again
    .note = Whether a card turned face down again can be found again.
    .is-mix = the army is mixed
    .is-keep = it stays where it was
traitor-option-strong_twos = Strong twos
    .note = Whether a two that is accused destroys the accusing card.
    .is-off = off
    .is-on = on

## What has happened. An empty message keeps silent.

traitor-event-dealer_picked = { traitor-who } deals.
traitor-event-hand_dealt = { $army ->
    [0] You are dealt { COUNT($cards) } cards.
   *[other] Your army { $army } is dealt { COUNT($cards) } cards.
}
traitor-event-gifts_settled = Everybody has said whether to give a Joker away. What was said stays secret.
traitor-event-joker_given = { $seat } has given a Joker to { $target_seat }. Only the two of you know.
traitor-event-traitors_met = You are the two traitors, and now know each other: { $traitor_seats }.
traitor-event-cards_kept = { $army ->
    [0] You keep
   *[other] Your army { $army } keeps
} { COUNT($cards) ->
    [one] 1 card
   *[other] { COUNT($cards) } cards
}; { COUNT($buried) ->
    [one] 1 goes
   *[other] { COUNT($buried) } go
} into the middle pile.
traitor-event-army_mustered = { traitor-who } musters { $number ->
    [0] no cards.
    [one] 1 card.
   *[other] { $number } cards.
}
traitor-event-middle_pile_made = The middle pile has { $number ->
    [one] 1 card.
   *[other] { $number } cards.
}
traitor-event-round_started = **Round { $round }.** { traitor-who } begins.
traitor-event-army_passed = { traitor-who } has nothing to accuse with and passes: only Jokers are left.
traitor-event-card_accused = **{ traitor-who } accuses { traitor-target-who }:** { traitor-fold-card } against { $target_rank ->
    [joker] the { traitor-target-card }
   *[other] { traitor-fold-target-card }
}. { $reason ->
    [joker] **The Joker dies!**
    [special] The special card beats the black ace, which dies.
    [two] The two destroys its accuser and lives.
   *[power] { $dead ->
        [target] The accused card dies.
       *[accuser] The accusing card dies.
    }
}{ $proved ->
    [accuser] { " " }**Too many suits: { traitor-who } is found out!**
    [target] { " " }**Too many suits: { traitor-target-who } is found out!**
    [both] { " " }**Too many suits: { traitor-who } and { traitor-target-who } are found out!**
   *[other] { "" }
}
# The outcome of an own accusation.
traitor-outcome-card_accused = { $dead ->
    [accuser] ✗{ " " }
   *[target] { "" }
}{ traitor-fight-mine }{ $proved ->
    [accuser] { " " }**A suit too many: you are found out!**
    [target] { " " }**A suit too many: { traitor-target-who } is found out!**
    [both] { " " }**A suit too many: you and { traitor-target-who } are found out!**
   *[other] { "" }
}
traitor-outcome-point_scored = { traitor-who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
# What the accusation brought besides: to the army that has the point, or to all.
traitor-outcome-cards_drawn = { $number ->
    [0] no new card, the pile is empty
    [one] 1 new card
   *[other] { $number } new cards
}
traitor-outcome-drawn_cards_seen = **{ EACH("traitor-card", "rank suit", $ranks, $suits) }**
traitor-outcome-look_earned = { traitor-fold-look_earned }
traitor-outcome-army_eliminated = { traitor-fold-army_eliminated }
traitor-outcome-cards_needed = { traitor-moment-needed }
traitor-event-point_scored = { traitor-who } has { $points ->
    [one] 1 point now.
   *[other] { $points } points now.
}
traitor-event-army_eliminated = **{ traitor-who } is eliminated:** { $reason ->
    [cards] no card is left.
   *[points] that was too many points. { $number ->
        [one] 1 card leaves
       *[other] { $number } cards leave
    } the game unseen.
}
traitor-event-traitor_exposed = **{ traitor-who } is unmasked!**
traitor-event-cards_needed = { $number ->
    [one] The loyal armies win with 1 more traitor card.
   *[other] The loyal armies win with { $number } more traitor cards.
}
traitor-event-cards_drawn = { $number ->
    [0] For { $points } points { traitor-who } would draw cards, but the middle pile is empty.
    [one] For { $points } points { traitor-who } draws 1 card.
   *[other] For { $points } points { traitor-who } draws { $number } cards.
}
traitor-event-drawn_cards_seen = { $army ->
    [0] You draw
   *[other] Your army { $army } draws
} **{ EACH("traitor-card", "rank suit", $ranks, $suits) }**.
traitor-event-look_earned = { $number ->
    [0] For { $points } points { traitor-who } might look at cards of others, but none is face down.
    [one] For { $points } points { traitor-who } looks at 1 card of others.
   *[other] For { $points } points { traitor-who } looks at { $number } cards of others.
}
traitor-event-card_looked_at = { traitor-who } looks at no. { $target_slot } of { traitor-target-who }.
traitor-event-card_seen = No. { $target_slot } of { traitor-target-who } is { $target_rank ->
    [joker] the { traitor-target-card }
   *[other] { traitor-fold-target-card }
}.
traitor-event-card_hidden = { traitor-who } turns { traitor-card } face down again.
traitor-event-card_left_open = { "" }
traitor-event-army_mixed = { "" }
traitor-event-match_ended = { $side ->
    [traitors] { $traitors ->
        [one] **The traitor has won!**
       *[other] **The traitors have won!**
    }
   *[others] { $traitors ->
        [one] **The traitor is beaten: the others have won!**
       *[other] **The traitors are beaten: the others have won!**
    }
}
traitor-event-traitor_revealed = Traitor: { traitor-who }.
traitor-event-title_earned = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $title ->
    [inanimate_object] { "" }
   *[other] , { NAME("traitor-title", $title) }
}.
traitor-event-match_won = { $seat } wins.

## Who is out is told so alone, and what comes next

traitor-out-army_eliminated = **Your army is eliminated:** { $reason ->
        [cards] it has no card left.
       *[points] it has too many points. { $number ->
            [one] Its last card leaves
           *[other] Its { $number } cards leave
        } the game unseen.
    }
    You still win or lose with your side when the game is over.

## Who learns what it is, a role or a side, is told so alone: which, how it wins by it, and a first advice

traitor-cast-loyal = { $seats ->
    [2] You are loyal: the other player has the Joker.
   *[other] { $jokers ->
        [one] You are loyal: somebody else has the Joker.
       *[other] You are loyal: you have no Joker.
    }
}
    .aim = { $jokers ->
        [one] { $seats ->
            [2] First kill the Joker, then 3 more cards of its army: that wins the game for you. The traitor wins when both of your armies are out.
           *[other] First kill the Joker, then 3 more traitor cards: that wins the game for all who are loyal. The traitor wins when { $aim ->
                [one] 1 other army is out, whoever kills it.
               *[other] { $aim } other armies are out, whoever kills them.
            }
        }
       *[other] First kill both Jokers, then 3 more cards of each traitor: that wins the game for all who are loyal. The traitors win when { $aim } other armies are out, whoever kills them.
    }
    .advice = Watch the suits that each army shows. Loyal armies keep two; the traitor must keep all clubs and spades. A third suit, before an army has drawn cards, gives the traitor away.
traitor-cast-traitor = { $army ->
    [0] { $jokers ->
        [one] You are the traitor.
       *[other] You are the only traitor: you hold both Jokers.
    }
   *[other] You are the traitor, with army { $army }.
}
    .aim = { $seats ->
        [2] You win once both armies of the other player are eliminated, unless your Joker dies, and then 3 more cards of its army.
       *[other] { $aim ->
            [one] You win once 1 other army is eliminated, whoever does it, unless your Joker dies, and then 3 more of your cards.
           *[other] You win once { $aim } other armies are eliminated, whoever does it, unless { $jokers ->
                [one] your Joker dies
               *[other] both Jokers die
            }, and then 3 more of your cards.
        }
    }
    .advice = { $seats ->
        [2] Red cards of **one** suit beside one black suit look like a loyal army. A third suit may prove that army the traitor’s. Accuse with both of your armies, so that neither stands out.
       *[other] Red cards of **one** suit beside one black suit look like a loyal army. A third suit may prove you the traitor. Then let the others fight each other, and accuse as they do.
    }
traitor-cast-traitors = You are a traitor, together with { $fellow_seat }.
    .aim = You both win once { $aim } other armies are eliminated, whoever does it, unless both Jokers die, and after each 3 more cards of its army.
    .advice = Red cards of **one** suit beside one black suit look like a loyal army. A third suit may prove you a traitor. Accuse each other only for show, and let the others fight.

## Questions

traitor-question-gift = Do you give a Joker away?
    { $jokers ->
        [2] You hold both Jokers. Keep them and be the only traitor, or give one away: then you are two traitors, know each other and win together.
        [1] You hold one Joker, so you can only keep it. Once all have answered, you learn who holds the other one.
       *[0] You hold no Joker, so there is nothing to give.
    } Everybody is asked, so that nobody learns who holds what.
traitor-question-muster = { $army ->
    [0] What do you keep?
   *[other] What does your army { $army } keep?
}
    { $traitor ->
        [1] You have { $jokers ->
            [one] { $alone ->
                [1] the Joker
               *[0] a Joker
            }
           *[other] both Jokers
        }: **{ $army ->
            [0] { $alone ->
                [1] you are the traitor
               *[0] you are a traitor
            }
           *[other] this army is the traitor
        }.** All clubs and spades stay with you, { COUNT($kept) } cards with { $jokers ->
            [one] the Joker
           *[other] the Jokers
        }. You may keep up to 5 red cards, or none. They make you stronger, but loyal armies have two suits: a third that others see proves you the traitor.
       *[0] Choose two suits: they become your army. Clubs and spades are stronger by 1, but together they look like the traitor’s, and so does the largest army.
    } All other cards go into the middle pile.{ $decks ->
        [2] { " " }{ traitor-fold-goal-decks }
       *[1] { "" }
    }
traitor-question-accuse = { $army ->
    [0] { $needed ->
        [0] Which of your cards accuses?
       *[other] { $needed } to go: which of your cards hunts { $prey_seat }?
    }
   *[other] Which card of your army { $army } accuses?
}
    { $new ->
        [1] Then you name a target: both cards are turned up, and the weaker one dies. A face-down card stays secret until then.{ $black ->
            [special] { " " }**3♣, 8♦ and { NAME("traitor-rank", "Q") }♠** beat a black ace that they accuse.
            [ace] { " " }**Careful:** 3♣, 8♦ and { NAME("traitor-rank", "Q") }♠ beat your black ace if they accuse it.
           *[none] { "" }
        }
       *[0] { "" }
    }{ COUNT($unmasking) ->
        [0] { "" }
       *[other] { " " }**Careful: a card of { NAME("traitor-suit", $unmasking) } is a suit too many and gives you away.**
    }
traitor-question-target = { $needed ->
        [0] Whom does { traitor-fold-card } accuse?
       *[other] Hunt for { $prey_seat }, { $needed } to go: whom does { traitor-fold-card } accuse?
    }
    { $unmasks ->
        [1] **This card is a suit too many: it gives you away.**{ " " }
       *[0] { "" }
    }{ $new ->
        [1] Of face-down cards, chance picks one; the first **%** is your chance to beat it. At equal power you win. Whichever card dies, the other army scores 1 point.
       *[0] First **%**: your chance to win. You win ties.
    }{ $special ->
        [1] { " " }This card also beats a black ace.
       *[0] { "" }
    }
# Below the question of whom to accuse, and the button that changes it.
traitor-then-target = { $asks ->
    [true] Then you are asked whether it turns face down again.
   *[false] If your card lives, it turns face down again at once.
}
    .change = { $asks ->
        [true] Down again at once
       *[false] If it lives, I choose: down or up
    }
traitor-question-look = { $number ->
    [one] Which card do you look at?
   *[other] Which { $number } cards do you look at?
}
    You have reached { $points } points. Everybody learns where you look; what you see, you alone.
traitor-question-hide = Do you turn { traitor-card } face down again?
    { $rehide ->
        [mix] **Turn it down** (usual): it is mixed with your face-down cards, and nobody can tell which it is. **Leave it up:** others can aim at it, or keep away if it is too strong.
       *[keep] **Turn it down** (usual): it stays no. { $slot }, for all who remember it. **Leave it up:** others can aim at it, or keep away if it is too strong.
    }

## Choices, as on a button or in a menu

traitor-choice-gift = { $key ->
    [keep] Keep what you have
   *[other] { $target_seat }
}
traitor-choice-muster = { $key ->
    [clubs] { traitor-suit-of }
    [diamonds] { traitor-suit-of }
    [hearts] { traitor-suit-of }
    [spades] { traitor-suit-of }
   *[other] { traitor-card-power }
}
traitor-choice-accuse = { $unmasks ->
    [1] { traitor-fold-card } · gives you away
   *[0] { traitor-card-power }
}{ $face ->
    [up] , face up
   *[down] { "" }
}{ $twin ->
    [1] , no. { $slot }
   *[0] { "" }
}
traitor-choice-target = { $key ->
    [back] Back
   *[other] { traitor-target }{ $dies ->
        [target] { " " }· sure point
        [accuser] { " " }· yours dies
       *[none] { "" }
    }
}
# Face-down cards of an army: how likely the card wins, and how strongly the army is suspected, or its size.
traitor-seen-target = { traitor-target-army } · { $share ->
    [100] sure
   *[other] { $share }%
} · { $doubt ->
    [0] { $seen } left
   *[other] suspicion { $doubt }%
}
# Cards that look alike.
traitor-any-accuse = { traitor-choice-accuse } ×{ $number }
traitor-group-target = { traitor-target-army }
traitor-choice-look = { traitor-target }
traitor-group-look = { traitor-target-army }
traitor-choice-hide = { $key ->
    [yes] Turn it down
   *[no] Leave it face up
}

## Sets of choices, as on the button that answers with them

traitor-set-muster = { $traitor ->
    [1] { COUNT($choices) ->
        [0] Keep no red card: { SUM(COUNT($kept), COUNT($choices)) } cards in all
       *[other] Keep { COUNT($choices) } red: { SUM(COUNT($kept), COUNT($choices)) } cards in all
    }
   *[0] { NAME("traitor-suit", $suit) } · { SUM($count) } cards · strongest { MOST($strongest) }
}

## Answers, told to whom gave them

traitor-answer-gift = { $key ->
    [keep] You give nothing away.
   *[other] You give a Joker to { $target_seat }.
}
traitor-answer-muster = { $traitor ->
    [1] { COUNT($choices) ->
        [0] You keep no red cards.
       *[other] You keep these red cards: { $choices }.
    }
   *[0] You keep { $choices }.
}
traitor-answer-accuse = You accuse with { traitor-card }.
traitor-answer-target = { $key ->
    [back] You go one step back.
   *[other] { $known ->
        [up] With { traitor-card } you accuse { traitor-target-card } of { traitor-target-who }.
        [remembered] With { traitor-card } you accuse { traitor-target-card } of { traitor-target-who }.
        [peeked] With { traitor-card } you accuse { traitor-target-card } of { traitor-target-who }.
       *[other] With { traitor-card } you accuse a face-down card of { traitor-target-who }.
    }
}
traitor-answer-look = { $number ->
    [one] You look at no. { $target_slot } of { traitor-target-who }.
   *[other] You look at { $choices }.
}
traitor-answer-hide = { $key ->
    [yes] You turn { traitor-card } face down again.
   *[no] You leave { traitor-card } face up.
}

## Rules help, by topic in reading order

traitor-rules-aim = Everybody commands an army of playing cards that stand face down. The player who was dealt the **Joker** is the traitor, in secret. You accuse each other, card against card.

    - The **traitor** wins once enough other armies are eliminated, by whomever: with 2 players both armies of the other one, with 3 players 1, with 4 or 5 players 2, with 6 to 8 players 3.
    - **All others** win together once the Joker is dead and, after it, 3 more cards of the traitor’s army, the *traitor cards* (or all that are left, if fewer).

    So the traitor need not fight: it is enough that the others eliminate each other. You win or lose with your side, even if your army is gone. Points do not decide, but they bring new cards.

    Talk in the channel, make alliances and break them. But cards may not be shown.
    .title = Aim
traitor-rules-round = With 2 to 4 players you play with 52 cards and a Joker, with 5 to 8 players with 104 cards and a Joker.

    1. **Deal:** all cards are dealt, so hands may differ by one card.
    2. **Muster:** everybody chooses at the same time, in secret, what to keep, see *{ traitor-rules-muster.title }*. The rest goes face down into the middle pile.
    3. **Accuse:** the army left of the dealer begins, then it goes round clockwise. A round is over when every living army has had its turn.

    With **2 players** each of you has two armies that take turns separately. Either may be the traitor’s.

    { "" }**Everybody knows** how many cards an army has, its points and its face-up cards. Each card stands in a numbered place; which card stands where, only the owner knows.
    .title = How it goes
traitor-rules-muster = **If you hold the Joker**, you are the traitor. You keep the Joker and all clubs and spades, and may keep up to 5 of your red cards.

    { "" }**All others** keep exactly two suits of their choice.

    Everybody is asked the same way, and nobody sees what you choose. A suit of which you hold no card may be chosen as well; an army without cards is eliminated before the first turn.

    { "" }**A hint for the traitor:** five more red cards are a strong army, but often the largest on the table, and a red card seen beside clubs and spades gives you away.

    { "" }**A hint for the others:** the suits of which you hold most make a large army; clubs and spades are stronger by 1. Watch the suits that an army shows: with more than two, and no cards drawn, it is the traitor’s.
    .title = Mustering
traitor-rules-accuse = On your turn you must accuse: you choose one of your cards (never the Joker) and one card of somebody else’s army. Both are turned face up.

    - **Power:** hearts and diamonds count 2 to 14 (jack 11, queen 12, king 13, ace 14), clubs and spades one more, 3 to 15.
    - Of face-down cards, chance picks one. If your card is at least as strong, the accused card dies and is a point for you. Otherwise your card dies and is a point for the accused army.
    - **3♣, 8♦ and { NAME("traitor-rank", "Q") }♠** beat the ace of clubs and the ace of spades when they accuse them. In any other fight they have their normal power.
    - **The Joker** always dies when it is accused.

    If your accusing card lives, you may turn it face down again; the option *{ traitor-option-rehide }* says whether your army is mixed then. An accused card that lives stays face up.

    Whoever has only the Joker left passes. An army without cards is eliminated.
    .title = Accusing
traitor-rules-points = Every dead card is 1 point for the army that beat it. Points bring rewards at once, even in another’s turn:

    - **3 points:** draw 2 cards
    - **6 points:** draw 3 cards
    - **10 points:** draw 5 cards
    - **15 points:** look at 2 face-down cards of others. What you see, you alone know; where you looked, everybody does.
    - **20 points:** draw 5 cards (not with 3 players)
    - **25 points:** with 2 or 4 players the army is eliminated; with 5 to 8 players draw 3 cards
    - **35 points:** with 5 to 8 players the army is eliminated

    Cards are drawn from the middle pile, as long as there are any, and join your army face down. An army that is eliminated by points loses all remaining cards unseen; a Joker among them counts as dead.

    At the end everybody gets a title: up to 3 points { NAME("traitor-title", "inanimate_object") } (“better luck next time”), from 4 { NAME("traitor-title", "disciple") }, from 8 { NAME("traitor-title", "spy") }, from 14 { NAME("traitor-title", "guardian") }, from 19 { NAME("traitor-title", "expert") }, from 25 { NAME("traitor-title", "god") } (“you must have cheated!”).
    .title = Points
traitor-rules-traitor = The traitor knows; everybody else is looking for the Joker. As all others win together, they are allies, but cannot be sure of anybody.

    When the Joker is accused, it dies, goes to the accuser as a point and exposes the traitor. From then on the others need 3 more traitor cards, or all that are left if they are fewer. Cards that the traitor loses by accusing count as well. Until then the traitor can still win.

    An army is eliminated when it has no card left (a Joker is a card) or has too many points. It does not matter who has done it.
    .title = The traitor
traitor-rules-end = The game ends at once when a side has reached its aim.

    { "" }**The traitor** wins once this many other armies are eliminated: with 3 players 1, with 4 or 5 players 2, with 6 to 8 players 3, with 2 players both armies of the other one.

    { "" }**The others** win once the Joker and 3 more traitor cards (or all that are left) are dead. If the only traitor’s army is eliminated by points, they win at once.

    Everybody on the winning side wins, eliminated or not. The last point counts, but brings no reward.
    .title = The end
traitor-rules-jokers = With 6 to 8 players you can play with **two Jokers**.

    - Before the mustering everybody is asked whether to give a Joker away. Only a player who holds both has a choice; gifts stay secret.
    - Two armies with a Joker are both traitors. They know each other and win together, once 3 armies of others are eliminated.
    - The others must find both Jokers and, for each, 3 more cards of that army (or all that are left). If one army has had both, 3 more after the second Joker.
    - How many cards are still needed, everybody sees once the last Joker has died in a fight.
    .title = Two Jokers
traitor-rules-options = - **{ traitor-option-jokers }:** one, or with 6 to 8 players two, see *{ traitor-rules-jokers.title }*.
    - **{ traitor-option-rehide }:** what happens when an accusing card is turned face down again. Either all face-down cards of its army change places by chance, so that nobody can tell which one it was; they do so as well when cards are drawn. Or it stays where it stands, and everybody may remember it.
    - **{ traitor-option-strong_twos }:** if on, a two that is accused destroys the accusing card and lives; not against another two, and not if it belongs to an exposed traitor with three cards or fewer.

    The usual settings: one Joker, the army is mixed, strong twos are off. With 6 players and more two Jokers are advised: “To make the game more interesting you may want to add two jokers.” A traitor who is alone among so many seldom wins.
    .title = Options
traitor-rules-readings = Where the published rules are silent or unclear, this is how it is played:

    - **20 points:** the five cards that 4 players get also come with 5 to 8; 6 to 8 players go by the rewards for 5.
    - **“look at 2 of any of your opponents’ cards”:** you name both at once.
    - **“must destroy 3 more of his cards”:** the number is fixed when the Joker dies, even if the traitor draws cards later. Cards that the traitor loses by accusing count.
    - **“you are eliminated”** by points: the cards that are left leave the game unseen.
    - **Two Jokers:** 3 more cards of each army that had one; the two traitors “know they are allies”, and win together.
    - **Strong twos:** “if you attack with a 2” is the accuser’s two, “one of the traitor’s last three cards” holds for a traitor who is exposed: otherwise a fight would tell who the traitor is.
    - **Turning cards down again:** only the accuser may. An accused card that lives stays face up.
    - **2 players** play for the rewards of 4 armies.
    .title = How unclear rules are read

## How a score came about

traitor-part = { $key ->
    [army] { "" }
    [army_1] army 1: { $points }
   *[army_2] army 2: { $points }
}

## Its slash command: the name in small letters, then what Discord shows beside it; and the words below it

traitor-command = traitor
    .description = Answer what Traitor asks you
traitor-command-gift = gift
    .description = Give a Joker away, or keep what you have
    .answer = player
    .answer-note = Who gets it, or nobody
traitor-command-muster = muster
    .description = Choose which cards your army keeps
    .answer = cards
    .answer-note = Two suits; if you hold a Joker, up to 5 red cards or nothing
traitor-command-accuse = accuse
    .description = Accuse: first with which card, then whom
    .answer = card
    .answer-note = One of your cards, then one of somebody else’s
traitor-command-look = look
    .description = Look at face-down cards of others
    .answer = cards
    .answer-note = As many cards as you may look at
traitor-command-hide = hide
    .description = Turn your accusing card face down again, or leave it
    .answer = answer
    .answer-note = Whether to turn it down
# In a person’s notes.
traitor-mark-suspect = Traitor?
