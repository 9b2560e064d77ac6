### What is written on the pictures of Traitor, and what they say to those who cannot see them.

## Names

traitor-rank = { $key }
traitor-title = { $key ->
    [disciple] Disciple
    [spy] Spy
    [guardian] Guardian
    [expert] Expert
    [god] God
   *[inanimate_object] Inanimate Object
}
traitor-army = { $which ->
    [0] { $name }
   *[other] { $name } (army { $which })
}
# An army of a person who has two, in notes and after the match.
traitor-subject = { $name } (army { $which })

## On the board

traitor-picture-which = army { $which }
traitor-picture-points = { $count ->
    [one] point
   *[other] points
}
# What the next points bring.
traitor-picture-next = { $kind ->
    [draw] at { $points } points: draw { $number } cards
    [look] at { $points } points: look at { $number } cards
   *[eliminated] at { $points } points: out of the game
}
# On the pile of an army, below its size: how many cards are face up, or it mustered and drew.
traitor-picture-of = { $up ->
    [0] of { $count }
   *[other] { $up } up
}
# How likely an army hides a Joker, by what everybody has seen.
traitor-picture-suspicion = { $share }%
# How many cards of any suit an army has drawn since.
traitor-picture-drawn = { $count } drawn
# The pile from which points bring cards.
traitor-picture-pile = { $count ->
    [0] Nothing left to draw
    [one] { $count } card to draw
   *[other] { $count } cards to draw
}
# The signs on armies: how likely the Joker is there by what everybody saw, a card face down that all have seen, a dead card.
traitor-picture-legend = { $key ->
    [doubt] suspicion
    [proof] 3rd suit = proof
    [down] face down
    [drawn] drawn
   *[out] dead
}
traitor-picture-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
traitor-picture-eliminated = { $reason ->
    [points] Eliminated by its points
   *[cards] Eliminated: no card left
}
traitor-picture-hides = { $jokers ->
    [one] One of these armies hides the Joker
   *[other] Two Jokers hide in these armies
}
traitor-picture-owner = Watch for a third suit: loyal armies keep two
# Below the name of somebody in a fight.
traitor-picture-fighter = { $which ->
    [0] { $side ->
        [accuser] accuses
       *[target] is accused
    }
   *[other] { traitor-picture-which }
}
traitor-picture-reason = { $reason ->
    [special] The special card beats the black ace
    [joker] The Joker dies and unmasks its owner
    [two] The two destroys its accuser
   *[power] Power { $power } against { $target_power }
}
traitor-picture-power = { $equal ->
    [1] A tie: the accuser wins
   *[0] { $dead ->
        [target] The accuser is stronger
       *[accuser] The accused is stronger
    }
}
# Between the card that killed the Joker and the name of its owner.
traitor-picture-killer = of
traitor-picture-goal = { $side ->
    [loyal] The loyal win:
   *[traitor] { $jokers ->
        [one] The traitor wins:
       *[other] The traitors win:
    }
}
traitor-picture-aim = { $aim ->
    [one] 1 army out
   *[other] { $aim } armies out
}
traitor-picture-jokers = { $jokers ->
    [one] Joker + 3 cards
   *[other] + 3 cards each
}
# Below what the loyal win by, once every Joker is dead.
traitor-picture-needed = { $traitors ->
    [one] { traitor-picture-cards } of { $name }
   *[other] { $count ->
        [one] 1 traitor card
       *[other] { $count } traitor cards
    }
}
traitor-picture-won = { $side ->
    [traitors] { $count ->
        [one] The traitor wins
       *[other] The traitors win
    }
   *[others] The loyal armies win
}

# The part of the board that can be looked at by itself, and its columns: cards of an army that everybody has seen.
traitor-zoom = { $key ->
   *[seen] Cards seen
}
traitor-picture-column = { $key ->
    [army] in the army
    [lost] lost
   *[beaten] beaten
}

## On a hand

traitor-picture-traitor = { $which ->
    [0] { $jokers ->
        [one] You are the traitor
       *[other] You are a traitor
    }
   *[other] Your army { $which } is the traitor
}
traitor-picture-loyal = You are loyal
traitor-picture-fellow = The other traitor: { $name }
# The goal of the loyal, once the Joker is dead.
traitor-picture-beat = Beat { $count } more { $count ->
    [one] card
   *[other] cards
} of { $traitors ->
    [one] { $name }
   *[other] the traitors
}
# How likely it is, by what everybody has seen, that this seat holds a Joker.
# In short, with the reason: the largest army, or the suits that it has shown.
traitor-picture-suspected = Suspected { $share }%: { $why ->
    [largest] mustered most cards
   *[shown] { COUNT($suits) ->
        [0] nothing shown
        [1] only { NAME("traitor-suit-word", $suits) } shown
        [2] { NAME("traitor-suit-word", $suits) } shown
       *[other] { COUNT($suits) } suits shown
    }
}
traitor-picture-received = { $name } gave you a Joker
traitor-picture-given = A Joker for { $name }
traitor-picture-hand = { $which ->
    [0] Your hand
   *[other] Your army { $which }, in hand
}: { traitor-picture-cards }
traitor-picture-stay = in gold: { $stay } stay · red: keep up to 5
traitor-picture-kept = { $which ->
    [0] You keep { $count } of { $all } cards
   *[other] Your army { $which }: you keep { $count } of { $all } cards
}
traitor-picture-own = { $which ->
    [0] Your cards
   *[other] Your army { $which }
}
traitor-picture-reward = { $count } { traitor-picture-points } · { $reward }
traitor-picture-none = { $which ->
    [0] You have no cards
   *[other] Your army { $which } has no cards
}
traitor-picture-out = You are eliminated
traitor-picture-peeked = Cards you have looked at
traitor-picture-powers = In the circle: the power, if it is not the rank.
traitor-picture-numbers = In the corner: the card’s number, as others see it.
# Before the cards of the own army that everybody knows or has seen die.
traitor-picture-seen = Shown:
# Below cards in an army, which have swords, or below a hand or black aces.
traitor-picture-special = { $swords ->
    [1] With swords: beats a black ace that it accuses.
   *[0] If 3 of clubs, 8 of diamonds or queen of spades accuses a black ace, the ace loses.
}

## On the card of a role

# Before the role.
traitor-picture-lead = { $side ->
    [loyal] You are
   *[traitor] { $which ->
        [0] { $jokers ->
            [one] You are the
           *[other] You are a
        }
       *[other] Your army { $which } is the
    }
}
traitor-picture-role = { NAME("traitor-placing-side", $side) }
traitor-picture-fall = { $aim ->
    [one] Win when 1 other army is gone
   *[other] Win when { $aim } other armies are gone
}
# The goal of a traitor whose Joker is dead, in place of the other one.
traitor-picture-exposed = Unmasked: { $count } more { $jokers ->
    [one] { $count ->
        [one] card
       *[other] cards
    } and you lose
   *[other] traitor { $count ->
        [one] card
       *[other] cards
    } and you both lose
}
traitor-picture-secret = { $jokers ->
    [one] Nobody may find your Joker
   *[other] Your Jokers must not be found
}
traitor-picture-with = With you: { $name }
traitor-picture-others-do = Accuse like everybody else
traitor-picture-find = { $jokers ->
    [one] Find the Joker and kill it
   *[other] Find both Jokers, kill them
}
traitor-picture-then = { $jokers ->
    [one] Then 3 traitor cards
   *[other] Then 3 cards of each traitor
}
traitor-picture-lose = { $jokers ->
    [one] { $aim ->
        [one] The traitor wins when 1 army is out
       *[other] The traitor wins when { $aim } armies are out
    }
   *[other] The traitors win when { $aim } armies are out
}

## Moments

traitor-moment-heading = { $key ->
    [traitor_exposed] The Joker falls
    [match_ended] The last blow
    [suits] A suit too many
   *[army_eliminated] An army falls
}
# After the name.
traitor-moment-exposed = is unmasked!
# A deed of the one who is named: of a Joker whose owner was known before; of the last card. Then whose the Joker was.
traitor-moment-kills = kills the Joker!
traitor-moment-strikes = strikes { $name } down!
traitor-moment-whose = With { traitor-moment-card }; it was the Joker of { $name }
traitor-moment-proved = is found out!
traitor-moment-eliminated = is eliminated
traitor-moment-why = { $reason ->
    [cards] { $out } of { $aim } armies out{ $left ->
        [1] : the next may end it
       *[other] { "" }
    }
   *[points] Too many points: { $number ->
        [one] 1 card leaves unseen
       *[other] { $number } cards leave unseen
    }
}
# An army shows more suits than it could have, so its owner holds a Joker.
traitor-moment-suits = More suits than a loyal army can have: { NAME("traitor-suit-word", $suits) }
traitor-moment-still = The Joker is { $number ->
    [one] the last card of { $name }
   *[other] one of { $number } cards of { $name }
}
traitor-moment-card = { $rank ->
    [joker] the Joker
   *[other] { NAME("traitor-rank", $rank) } of { NAME("traitor-suit-word", $suit) }
}
traitor-moment-target-card = { $target_rank ->
    [joker] the Joker
   *[other] { NAME("traitor-rank", $target_rank) } of { NAME("traitor-suit-word", $target_suit) }
}
traitor-moment-fight = { $name }: { traitor-moment-card } { $tie ->
    [1] wins a tie with { $dead }
   *[0] beats { $dead }
}
traitor-moment-points = { $name } now has { traitor-alt-points }
# The newest kill after the fall of the Joker, and how many cards are still needed.
traitor-moment-newest = { $name } kills { $card } · { $number } to go
# An exposed traitor.
traitor-moment-left = { $name } has { traitor-picture-cards } left
traitor-moment-needed = { $number ->
    [one] Now 1 traitor card to go
   *[other] Now { $number } traitor cards to go
}

## Instead of the board

traitor-alt-status = { $waiting } (round { $round }: { NAME("traitor-phase", $phase) }).
traitor-alt-then = Traitor, round { $round }: { NAME("traitor-phase", $phase) }.
traitor-alt-over = Traitor, over in round { $round }. { $won }: { $winners }.
traitor-alt-fight = Last accusation: { $name } { $card } against { $target_name } { $target_card }; { $dead ->
    [target] { $target_card } died
   *[accuser] { $card } died
}. { $why }.
traitor-alt-pile = Middle pile { $count }.
traitor-alt-aim = Armies eliminated: { $count }; at { $aim } { $jokers ->
    [one] the traitor wins
   *[other] the traitors win
}.
traitor-alt-jokers = { $count } of { $jokers } Jokers dead.
traitor-alt-needed = { $count ->
    [one] { $count } more traitor card must die.
   *[other] { $count } more traitor cards must die.
}
traitor-alt-part = { $part } (round { $round }).
traitor-alt-points = { $count } { traitor-picture-points }
traitor-alt-accused = { $count ->
    [one] accused once
   *[other] accused { $count } times in all
}
# With how great it was before a round that changed it much.
traitor-alt-suspected = suspicion { $share }%{ $changed ->
    [0] { "" }
   *[other] , { $before }% before
}
traitor-alt-traitor = traitor
traitor-alt-turn = in turn
traitor-alt-eliminated = eliminated
traitor-alt-in-hand = { traitor-picture-cards } in hand
# Cards that all have seen and that lie face down again: in their slots, or nobody knows where.
traitor-alt-remembered = turned down again { $cards }
traitor-alt-hidden = somewhere face down { $cards }
# The suits that all have seen of an army, each with the number of its cards.
traitor-alt-shown = shown { $suits }
traitor-alt-up = face up { $cards }
traitor-alt-down = { $count } face down, { $mustered } mustered
# One more suit would give the army away.
traitor-alt-provable = a third suit would be proof
traitor-alt-lost = lost { $cards }
traitor-alt-cards = { traitor-picture-cards }, { $up } face up

## Instead of a hand

traitor-alt-owner = { $name }, round { $round }.
traitor-alt-hand = { $which ->
    [0] Your hand
   *[other] Your army { $which }, in hand
}, with power: { $cards }.
traitor-alt-kept = { $count ->
    [0] You keep no cards.
   *[other] You keep { $count }: { $cards }.
}
traitor-alt-own = { $which ->
    [0] Your cards
   *[other] Your army { $which },
} { $face ->
    [up] face up
   *[down] face down
}, by number with power: { $cards }.
traitor-alt-known = Face down, but known to all: { $cards }.
traitor-alt-at = no. { $slot }: { $card }
traitor-alt-somewhere = somewhere: { $card }
traitor-alt-peeked = You have looked at: { $cards }.

## The record of accusations

traitor-votes = Accusations
traitor-votes-outcome = { $how ->
    [joker] the Joker falls
    [target] card dies
   *[accuser] holds
}
traitor-votes-told = { $how ->
    [joker] { traitor-who } hits the Joker of { traitor-target-who }
    [target] { traitor-who } beats { traitor-target-who }
   *[accuser] { traitor-who } fails against { traitor-target-who }
}
traitor-votes-fallen = { $how ->
    [exposed] { traitor-who } is unmasked!
   *[eliminated] { traitor-who } is eliminated.
}
