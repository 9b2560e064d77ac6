### Verräter. Variables are the facts of its events, decisions and choices; $key is what a name is asked for.

verraeter-game = Verräter
# Below the picture of suspicions.
verraeter-hidden-side = was the Traitor
# What it is, in one sentence, for the lobby.
verraeter-pitch = Two houses fight over twelve landscapes, and you may betray yours whenever the Traitor is offered to you.
    .length = 45 to 60 minutes
    .level = medium

## Names

verraeter-house = { $key ->
    [eagle] Eagle
   *[rose] Rose
}
# The same within a sentence: which, in bold, where somebody goes, and at the beginning of a sentence.
verraeter-house-the = the { NAME("verraeter-house", $key) }
verraeter-house-bold = the **{ NAME("verraeter-house", $key) }**
verraeter-house-to = to the { NAME("verraeter-house", $key) }
verraeter-house-does = The { NAME("verraeter-house", $key) }
verraeter-placing-side = { verraeter-house }
verraeter-landscape = { $key ->
    [town] Town
    [village] Village
    [forest] Forest
    [river] River
    [meadow] Meadow
   *[moor] Moor
}
# A landscape within a sentence: what it is, where a building goes, lies and comes from.
verraeter-landscape-the = { $key ->
    [town] the town
    [village] the village
    [forest] the forest
    [river] the river
    [meadow] the meadow
   *[moor] the moor
}
verraeter-landscape-to = under { NAME("verraeter-landscape-the", $key) }
verraeter-landscape-at = under { NAME("verraeter-landscape-the", $key) }
verraeter-landscape-from = from { NAME("verraeter-landscape-the", $key) }
# A position of the ring (0 to 11) or an hour (1 to 12).
verraeter-clock = { $key ->
    [0] 12 o’clock
   *[other] { $key } o’clock
}
verraeter-role = { $key ->
    [strategist] Strategist
    [farmer] Farmer
    [builder] Builder
    [diplomat_5] Diplomat 5
    [diplomat_2] Diplomat 2
   *[traitor] Traitor
}
# The same within a sentence.
verraeter-role-the = { $key ->
    [strategist] the Strategist
    [farmer] the Farmer
    [builder] the Builder
    [diplomat_5] Diplomat 5
    [diplomat_2] Diplomat 2
   *[traitor] the Traitor
}
verraeter-side = { $key ->
    [estate] Estate
   *[office] Office
}
verraeter-phase = { $key ->
    [farm] First estates
    [conflict] Place of conflict
    [role] Choosing roles
    [supply] Playing supply cards
    [building] Building
    [income] Income
   *[over] Match over
}

## Options

verraeter-option-preset = Rules
    .note = Which set of rules you play; the other options can change single rules of it.
    .is-online = Online
    .is-classic = Classic
verraeter-option-first_strategist = First strategist
    .note = Who chooses the first place of conflict.
    .is-start_player = the start player
    .is-left_of_start = the player after the start player
verraeter-option-points_from = Points from
    .note = Whose landscape in the conflict sets the victory points.
    .is-winner = the winning landscape
    .is-loser = the conquered landscape
verraeter-option-estate_income = Estates pay
    .note = Which estates bring supply cards at the end of a round.
    .is-winning_house = under the winning house’s landscapes
    .is-own_house = under your own house’s landscapes
verraeter-option-income_limit = Cards per round
    .note = How many supply cards a player may draw in a round.
    .is-3 = at most 3
    .is-none = no limit
verraeter-option-make_room = Make room
    .note = Whether you may discard before drawing when more cards are coming than fit into your hand.
    .is-on = discard first if you like
    .is-off = what doesn’t fit is not drawn

## What has happened. An empty message keeps silent.

verraeter-event-allegiance_taken = { $seat } fights for { NAME("verraeter-house-the", $house) }.
verraeter-event-strategy_card_taken = { $seat } holds the strategy card.
verraeter-event-building_placed = { $seat } places { $side ->
    [estate] an estate
   *[office] an office
} { NAME("verraeter-landscape-to", $landscape) } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $position) }).
verraeter-event-building_turned = { $side ->
    [estate] { $seat } turns the office
   *[office] { $seat } turns the estate
} { NAME("verraeter-landscape-at", $landscape) } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $position) }) into { $side ->
    [estate] an estate
   *[office] an office
}.
verraeter-event-building_moved = { $seat } moves { $side ->
    [estate] an estate
   *[office] an office
} { NAME("verraeter-landscape-from", $source_landscape) } ({ NAME("verraeter-house", $source_house) }, { NAME("verraeter-clock", $source) }) to a new place { NAME("verraeter-landscape-to", $landscape) } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $position) }).
verraeter-event-building_declined = { $seat } builds nothing.
verraeter-event-round_started = **Round { $round }.** Start player: { $seat }.
verraeter-event-conflict_chosen = { $seat } chooses the place of conflict: { $house ->
    [eagle] { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $position) }) against { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }, { NAME("verraeter-clock", $other_position) })
   *[rose] { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }, { NAME("verraeter-clock", $other_position) }) against { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $position) })
}.
verraeter-event-roles_handed = You are handed: { NAME("verraeter-role", $roles) }.
verraeter-event-role_kept = { "" }
verraeter-event-role_chosen = You keep { NAME("verraeter-role-the", $role) }.
verraeter-event-supply_played = { COUNT($cards) ->
    [0] { $seat } plays no cards.
    [one] { $seat } plays { $cards }.
   *[other] { $seat } plays { $cards } = { $total }.
}
verraeter-event-role_revealed = { $seat } reveals { NAME("verraeter-role-the", $role) }.
verraeter-event-allegiance_changed = { $seat } changes sides and now fights for the { NAME("verraeter-house", $house) }!
verraeter-event-conflict_resolved = { $winner ->
    [eagle] **The Eagle wins, { $eagle } to { $rose }.**
    [rose] **The Rose wins, { $rose } to { $eagle }.**
   *[none] **A tie, { $eagle } to { $rose }:** no landscape changes hands.
}
verraeter-event-points_scored = { $seat } scores { verraeter-picture-points } { $part ->
    [landscapes] for the victory.
    [traitor] as the Traitor.
    [strategist] as the Strategist.
   *[offices] for offices.
}
verraeter-event-landscape_turned = { NAME("verraeter-house-does", $house) } conquers { NAME("verraeter-landscape-the", $landscape) } at { NAME("verraeter-clock", $position) }.
verraeter-event-supply_discarded = { COUNT($cards) ->
    [0] { $seat } discards nothing.
   *[other] { $seat } discards { $cards }.
}
verraeter-event-discard_pile_shuffled = The discard pile is shuffled and becomes the new draw pile ({ $number ->
    [one] 1 card
   *[other] { $number } cards
}).
verraeter-event-supply_drawn = { $seat } draws { $number ->
    [one] 1 supply card.
   *[other] { $number } supply cards.
}
verraeter-event-cards_drawn = { COUNT($cards) ->
    [one] You draw the { $cards }.
   *[other] You draw { $cards }.
}
verraeter-event-match_ended = { $reason ->
    [one_house] All twelve landscapes belong to one house: the game is over.
   *[rounds] The last round is over.
}
verraeter-event-match_won = **{ $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!**

## Who learns what it is, a role or a side, is told so alone: which, how it wins by it, and a first advice

# Above it, to the Traitor: how the conflict went. $house is the new house.
verraeter-upshot-conflict_resolved = { $winner ->
    [none] A tie after your betrayal
    [eagle] { $house ->
        [eagle] { verraeter-crossed }
       *[rose] Your betrayal failed
    }
   *[rose] { $house ->
        [rose] { verraeter-crossed }
       *[eagle] Your betrayal failed
    }
}: Eagle { $eagle }, Rose { $rose }.
verraeter-crossed = { $otherwise ->
    [0] Your betrayal worked
   *[other] You crossed in time
}
# Behind it: what the conflict brought to the Traitor.
verraeter-upshot-points_scored = +{ $points } { $part ->
    [traitor] as Traitor
   *[landscapes] for the victory
}.
verraeter-cast-house = You fight for the { NAME("verraeter-house", $house) } now.
    .aim = From now on your supply cards count for it, and you score when it wins.
    .again = From now on your supply cards count for it.
    .advice = Watch who may leave you next: whoever keeps the Traitor changes sides again.
verraeter-cast-strategist = You are the Strategist.
    .aim = You get 2 points this round, whoever wins, and the strategy card.
    .advice = Your points are safe, so you can save supply cards. Think ahead: the next place of conflict is your choice.
verraeter-cast-farmer = You are the Farmer.
    .aim = At the end of the round you draw up to 3 supply cards before anybody else, but never beyond 5 in hand.
    .advice = Play your cards freely: each one makes room for a new one.
verraeter-cast-builder = You are the Builder.
    .aim = After the conflict you may build, turn over or move a building.
    .advice = Estates bring cards in later rounds, offices bring points at the end: early on build estates.
verraeter-cast-diplomat_5 = You are Diplomat 5.
    .aim = You add 5 strength to your house at the reveal.
    .advice = Your 5 counts only from the reveal on: play few cards, and let the others think that it will be close.
verraeter-cast-diplomat_2 = You are Diplomat 2.
    .aim = You add 2 strength to your house at the reveal, and draw one more supply card.
    .advice = Your 2 counts only from the reveal on: reckon with it when you choose your cards, and play no more than it takes.
verraeter-cast-traitor = You are the Traitor.
    .aim = You get 1 point this round, whoever wins. At the reveal you leave the { NAME("verraeter-house", $house) } for the other house and stay there; your supply cards go with you.
    .advice = What you play helps those who are still against you: play as much as they need to win. Until the reveal nobody should know it.

## Questions

verraeter-question-farm = Under which landscape do you place your first estate?
    Supply cards make your house stronger in conflicts. An estate brings you one more { $estate_income ->
        [winning_house] in every round that the house of its landscape wins
       *[own_house] in every round, as long as its landscape is your house’s
    }. You fight for { NAME("verraeter-house-bold", $house) }; the number is a landscape’s own strength.
# Added to a question or to the line of a place of conflict.
verraeter-last-stand = { $last_stand ->
    [none] { "" }
   *[other] { " " }**{ NAME("verraeter-house-does", $last_stand) } has a single landscape left: if it falls, this is the last round.**
}
verraeter-question-conflict = Where is the next conflict?
    You fight for { NAME("verraeter-house-bold", $house) }, which stands first in each line. A house that wins scores the points on { $points_from ->
        [winner] its own landscape, not on the one it takes
       *[loser] the landscape it takes, not on its own
    }.{ verraeter-last-stand }
verraeter-question-role = Which role do you keep this round?
    You fight for { NAME("verraeter-house-bold", $house) }: { verraeter-picture-gain } if it wins.{ $most ->
        [0] { "" }
       *[other] { " " }You have { $own } { $own ->
            [one] point
           *[other] points
        }: { EACH("verraeter-best", "seat house gap side", $best_seats, $best_houses, $best_gaps, $best_sides) }.
    }{ verraeter-own-estates }{ $offices ->
        [0] { "" }
       *[other] { " " }Your offices: +{ $offices } with this hand.
    }{ $betrayer ->
        [nobody] { " " }**The Traitor is not among your five: it lies aside, and nobody betrays this round.**
       *[perhaps] { "" }
    }{ verraeter-last-stand }
    { COUNT($later_seats) ->
        [0] You choose last: nobody sees what you leave.
       *[other] What you leave goes on to { $later_seats }.
    }
# The best of the others in a house, and how far from the reader.
verraeter-best = { $seat } ({ NAME("verraeter-house", $house) }) { $side ->
    [more] { $gap } more
    [fewer] { $gap } fewer
   *[level] level
}
# The cards that the reader’s estates bring if a house wins.
verraeter-own-estates = { COUNT($estate_houses) ->
    [0] { "" }
   *[other] { " " }Your estates: { EACH("verraeter-estate", "house cards", $estate_houses, $estate_cards) }.
}
verraeter-estate = +{ $cards } { $cards ->
    [one] card
   *[other] cards
} if { NAME("verraeter-house-the", $house) } wins
verraeter-question-supply = { $hand ->
        [one] Do you play your supply card?
       *[other] Which supply cards do you play: none, one or several?
    }
    So far: Eagle { $eagle }, Rose { $rose }.{ verraeter-plays-last }{ verraeter-last-stand }
    { $role ->
        [traitor] You are the **Traitor**: at the reveal you leave the { NAME("verraeter-house", $house) }, and your cards count for the { NAME("verraeter-house", $side) }.
        [diplomat_5] You fight for { NAME("verraeter-house-bold", $house) } as Diplomat: your 5 is added at the reveal.
        [diplomat_2] You fight for { NAME("verraeter-house-bold", $house) } as Diplomat: your 2 is added at the reveal.{ $room ->
            [0] { " " }Your hand is full (5 of 5): you draw the Diplomat’s card only if you play one now.
           *[other] { "" }
        }
        [farmer] You fight for { NAME("verraeter-house-bold", $house) } as Farmer: { $room ->
            [0] your hand is full (5 of 5), so you will draw 1 card for each that you play, up to 3.
            [1] you will draw 1 card, and 1 more for each that you play, up to 3.
            [2] you will draw 2 cards, and a third if you play one.
           *[other] you will draw 3 cards.
        }
       *[other] You fight for { NAME("verraeter-house-bold", $house) } as { NAME("verraeter-role", $role) }.
    }{ verraeter-passed }
# What a seat knows of the Traitor by the roles that it has left.
verraeter-passed = { $traitor ->
    [passed] { " " }You passed on: { NAME("verraeter-role", $passed) }, **Traitor**.
    [left] { " " }You left the **Traitor**: nobody betrays this round.
    [aside] { " " }The Traitor lies aside: nobody betrays this round.
    [won] { " " }Nobody stays with the { NAME("verraeter-house", $house) }: the { NAME("verraeter-house", $side) } wins in any case, so you can keep your cards.
    [before] { $last ->
        [no] { " " }You were not offered the Traitor: somebody before you has it, or it lies aside.
       *[yes] { COUNT($turner_seats) ->
            [0] { "" }
           *[other] { " " }Without cards from you: { EACH("verraeter-betrayed-by", "seat eagle rose", $turner_seats, $turned_eagle, $turned_rose) }.
        }
    }
   *[own] { "" }
}
# If a seat is the Traitor: the strengths without a card of the reader.
verraeter-betrayed-by = Eagle { $eagle } : Rose { $rose } if { $seat } is the Traitor
# Whether nobody with cards comes later, and what the side for which the reader will fight lacks.
verraeter-plays-last = { $last ->
    [no] { "" }
   *[yes] { " " }You play last: only roles are still hidden.
}{ $lacks ->
    [0] { "" }
   *[other] { " " }{ $role ->
        [diplomat_5] With your 5 the
        [diplomat_2] With your 2 the
       *[other] The
    } { NAME("verraeter-house", $side) } needs more than { $lacks }; your hand is worth { $worth }.
}
verraeter-question-building = You are the Builder. What do you do?{ $last ->
    [nothing] { "" }
    { "" }**Last act:** without cards and offices, nothing that you build now scores.
    [yes] { "" }
    { "" }**Last act:** supply cards are drawn once more, then the offices count. With your hand as it is, each is worth { verraeter-picture-points }.
   *[no] { "" }
}
verraeter-question-building_from = { $choice ->
    [turn] Which building do you turn over?
   *[move] Which building do you move?
}
verraeter-question-building_to = { $choice ->
    [estate] Under which landscape do you place the estate?
    [office] Under which landscape do you place the office?
   *[move] Where does the building go?
}
verraeter-question-discard = Do you discard cards first to make room?
    { $coming ->
        [one] 1 card is coming
       *[other] { $coming } cards are coming
    }, and you hold { $hand } of at most 5: { $surplus ->
        [one] 1 will not fit. You may discard 1 card.
       *[other] { $surplus } will not fit. You may discard up to { $surplus } cards.
    }

## Choices, as on a button or in a menu

verraeter-choice-farm = { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }), { NAME("verraeter-clock", $hour) }
    .note = { $enemies ->
        [0] Safe for now: both neighbours are of the same house
        [1] Can be attacked from one side
       *[2] Can be attacked from both sides
    }{ $paid ->
        [own] { " " }· pays at once
        [other] { " " }· pays once it is your house’s
       *[won] { "" }
    }
verraeter-choice-conflict = { $hour }–{ $other_hour } · { NAME("verraeter-house", $own) } { NAME("verraeter-landscape", $own_landscape) } { $own_value } – { NAME("verraeter-house", $rival) } { NAME("verraeter-landscape", $rival_landscape) } { $rival_value }
    .note = Your { NAME("verraeter-house", $own) } wins: +{ $own_points }{ $own_members ->
        [one] { "" }
       *[other] { " " }each
    } · { NAME("verraeter-house", $rival) }: +{ $rival_points }{ $rival_members ->
        [0] { " " }for the Traitor
        [one] { "" }
       *[other] { " " }each
    }
verraeter-choice-role = { NAME("verraeter-role", $key) }
    .note = { $key ->
        [strategist] +2 points{ $following ->
            [0] { "" }
           *[other] ; you choose the place of round { $following }
        }
        [farmer] { $room ->
            [0] +1 card for each that you play, up to 3
            [1] +1 card, and 1 for each that you play, up to 3
            [2] +2 cards, 3 if you play one
           *[other] +3 cards
        }{ $estates ->
            [0] { "" }
           *[other] { " " }(none from estates)
        }
        [builder] { $unused ->
            [0] Turn a building over or move it
            [one] Place your last building, turn or move one
           *[other] Place one of your { $unused } buildings, turn or move one
        }{ $office ->
            [0] { "" }
           *[other] ; an office more: +{ $office } with this hand
        }
        [diplomat_5] +5 strength: Eagle { $eagle }, Rose { $rose }
        [diplomat_2] +2 strength: Eagle { $eagle }, Rose { $rose }; +1 card{ $room ->
            [0] { " " }if you play one (hand full)
           *[other] { "" }
        }
       *[traitor] +1 point; you and your cards go over { NAME("verraeter-house-to", $house) } for good: { verraeter-picture-gain } if it wins
    }
verraeter-choice-supply = Card { $card }
verraeter-choice-building = { $key ->
    [decline] Build nothing
    [estate] Place an estate
    [office] Place an office
    [turn] Turn a building over
   *[move] Move a building
}
    .note = { $key ->
        [decline] Everything stays as it is
        [estate] { $paid ->
            [won] 1 card for every round that its landscape’s house wins
            [won_now] At most 1 card, now: if its landscape’s house has won this round
            [own_now] At most 1 card, now: if its landscape is your house’s
           *[own] 1 card every round, as long as its landscape is your house’s
        }
        [office] At the end 1 point for each card in your hand, 3 at most; you may have 2 offices
        [turn] An estate becomes an office, an office an estate
       *[move] To a landscape without a building
    }
verraeter-choice-building_from = { $key ->
    [back] Back
   *[other] { NAME("verraeter-side", $side) }: { NAME("verraeter-landscape", $landscape) } ({ NAME("verraeter-house", $house) }), { NAME("verraeter-clock", $hour) }
}
verraeter-choice-building_to = { $key ->
    [back] Back
   *[other] { NAME("verraeter-landscape", $landscape) } ({ NAME("verraeter-house", $house) }), { NAME("verraeter-clock", $hour) }
}
verraeter-choice-discard = Card { $card }

## Sets of choices, as on the button that answers with them

# $side is the house for which the cards count; $strength is what it has with the reader’s role.
verraeter-set-supply = { COUNT($card) ->
    [0] Play nothing
   *[other] Play { $card }
}{ $role ->
    [diplomat_5] { " " }(+5)
    [diplomat_2] { " " }(+2)
   *[other] { COUNT($card) ->
        [0] { "" }
        [1] { "" }
       *[other] { " = " }{ SUM($card) }
    }
}: { NAME("verraeter-house", $side) } { SUM($strength, $card) }
verraeter-set-discard = { COUNT($card) ->
    [0] Discard nothing
   *[other] Discard { $card }
}

## Answers, told to whom gave them

verraeter-answer-farm = You place an estate { NAME("verraeter-landscape-to", $landscape) } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $hour) }).
verraeter-answer-conflict = You choose { $house ->
    [eagle] { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }) against { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) })
   *[rose] { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }) against { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) })
}.
verraeter-answer-role = You keep { NAME("verraeter-role-the", $key) }. You leave: { NAME("verraeter-role", $rest) }.
verraeter-answer-supply = { COUNT($card) ->
    [0] You play no cards.
   *[other] You play { $card }.
}
verraeter-answer-building = { $key ->
    [decline] You build nothing.
    [estate] You want to place an estate.
    [office] You want to place an office.
    [turn] You want to turn a building over.
   *[move] You want to move a building.
}
verraeter-answer-building_from = { $key ->
    [back] You go one step back.
   *[other] { $choice ->
        [turn] You turn over the { $side ->
            [estate] estate
           *[office] office
        } { NAME("verraeter-landscape-at", $landscape) } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $hour) }).
       *[move] You want to move the { $side ->
            [estate] estate
           *[office] office
        } { NAME("verraeter-landscape-at", $landscape) } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $hour) }).
    }
}
verraeter-answer-building_to = { $key ->
    [back] You go one step back.
   *[other] { $choice ->
        [estate] You place an estate
        [office] You place an office
       *[move] You move the building
    } { NAME("verraeter-landscape-to", $landscape) } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $hour) }).
}
verraeter-answer-discard = { COUNT($card) ->
    [0] You discard nothing.
   *[other] You discard { $card }.
}

## Rules help, by topic in reading order

verraeter-rules-aim = Two houses, the **Eagle** and the **Rose**, fight over twelve landscapes. You fight for one of them – until the day you turn traitor.

    Each round two neighbouring landscapes clash. Everyone in the winning house scores points, and the loser’s landscape changes hands.

    Most points at the end wins. You win for yourself, not for your house: today’s ally may stand against you tomorrow.
    .title = Aim
verraeter-rules-round = Before the first round, everyone places one estate.

    1. **Place of conflict:** the holder of the strategy card picks two neighbouring landscapes of different houses.
    2. **Roles:** the six role cards are shuffled and one is put aside unseen. From the start player on, each player keeps one in secret and passes the rest on.
    3. **Supply cards:** from the start player on, each player plays 0 to 5 cards, face up.
    4. **Reveal:** all roles are shown. The Traitor changes sides at once.
    5. **Conflict:** the stronger house wins. Points are scored, and the loser’s landscape turns.
    6. **Building:** the Builder may build.
    7. **Strategy card:** it goes to the Strategist. If nobody is, it stays where it is.
    8. **Income:** supply cards are drawn.

    Then the next player becomes start player.
    .title = A round
verraeter-rules-roles = You choose from the role cards that reach you. What you pass on, others may take; what was put aside nobody knows.

    - **Strategist:** 2 points. Takes the strategy card and keeps it until someone else is Strategist. Its holder may choose this role again, for the points.
    - **Farmer:** draws 3 supply cards first, but nothing for estates.
    - **Builder:** may place, turn over or move a building.
    - **Diplomat 5:** 5 strength for your house.
    - **Diplomat 2:** 2 strength for your house, and one supply card more.
    - **Traitor:** 1 point. Changes to the other house at the reveal and stays there. The cards played go over too.

    The points of Strategist and Traitor are yours whoever wins, even in a tie.
    .title = Roles
verraeter-rules-conflict = Each house adds up

    - the value of its landscape in the conflict (the number in the square),
    - the supply cards its members have played,
    - 5 or 2 for a Diplomat among them.

    The Traitor counts for the new house, cards included. There are 23 supply cards: five each of 2, 3, 4 and 5, two 6s and one 8. All played cards are discarded, won or lost.

    The higher sum wins, and the loser’s landscape goes over to the winner. In a tie nothing changes hands, and there are no points for the landscape.
    .title = The conflict
verraeter-rules-points = - **Victory:** everyone in the winning house scores the points printed on a landscape of the conflict. Its four circles are for 1, 2, 3 and 4 winners: the fewer you are, the more each of you gets. Whether the winning or the conquered landscape counts is set by the option *{ verraeter-option-points_from }*.
    - **Strategist:** 2 points a round.
    - **Traitor:** 1 point a round.
    - **Offices:** at the end, see *{ verraeter-rules-buildings.title }*.

    A house nobody fights for scores nothing when it wins, but it still conquers the landscape.

    Only the village’s points and the conflict values are documented; the other points are ours. Whoever runs this bot may have put in the printed ones.
    .title = Points
verraeter-rules-buildings = You own three buildings. Each is an **estate** on one side and an **office** on the other; at most two may be offices. Only one building fits under a landscape, and it stays there when the landscape changes hands.

    - Estates bring supply cards, see *{ verraeter-rules-income.title }*.
    - Offices bring points at the end: your offices times the supply cards in your hand, of which at most 3 count. So 2 offices and 3 cards are worth 6 points. Whose landscape they lie under doesn’t matter.

    The Builder does one of these, or nothing:
    - place a new building, either side up, under a landscape without one,
    - turn one of their buildings over,
    - move one of their buildings to a landscape without one.
    .title = Buildings
verraeter-rules-income = At the end of a round supply cards are drawn, never beyond 5 in hand.

    - The Farmer draws first: 3 cards, and none for estates.
    - Then, from the start player on, everyone else draws 1 card for each of their estates that pays. Diplomat 2 draws one more.

    Which estates pay is set by the option *{ verraeter-option-estate_income }*: those under landscapes of the house that won the round (none after a tie), or those under landscapes of your own house. *{ verraeter-option-income_limit }* may limit you to 3 cards. If more are coming than fit into your hand, *{ verraeter-option-make_room }* decides whether you may discard first.

    When the draw pile is empty, the discard pile is shuffled.
    .title = Income
verraeter-rules-end = The game ends after round 8 with four players and after round 9 with three, or earlier: after a round in which all twelve landscapes have come to one house.

    Then offices score (see *{ verraeter-rules-buildings.title }*). Most points wins; those who are level share the victory. Hands stay hidden.
    .title = The end
verraeter-rules-presets = There are two sets of rules, and each difference is an option of its own.

    - **{ verraeter-option-first_strategist }:** who chooses the first place of conflict
      Online: the start player · Classic: the player after the start player
    - **{ verraeter-option-points_from }:** whose landscape sets the points of a victory
      Online: the winning landscape · Classic: the conquered landscape
    - **{ verraeter-option-estate_income }:** which estates bring supply cards
      Online: those under landscapes of the house that won the round · Classic: those under landscapes of your own house
    - **{ verraeter-option-income_limit }:** how many supply cards you may draw
      Online: at most 3 · Classic: no limit
    - **{ verraeter-option-make_room }:** when more cards are coming than fit into your hand
      Online: the rest is not drawn · Classic: you may discard first
    .title = Online and Classic
verraeter-rules-readings = Where the two printed rules are silent, contradict each other or cannot be meant, this is how it is played:

    - **Making room** (Online): “may have no more than five cards in their hand”. What does not fit is not drawn. The guide does not count phase 10 among those “done automatically by the computer”, so it may have let you choose; the option *{ verraeter-option-make_room }* does.
    - **Playing supply cards:** “The value of the cards selected is shown to the other players”. Everybody sees each card, as at a table.
    - **One building under a landscape**, Online too, though only the card game says so.
    - **Moving a building:** “click on that building … then the new location”. It keeps its side.
    - **After a tie** (Online): income comes from “a landscape of the winning house”. No house has won, so no estate pays.
    - **Offices** count wherever they lie: the card game says “regardless of which allegiance”. The guide multiplies “the number of town halls you have”, though it says elsewhere that buildings work only with the winning house.
    - **Points with all on one side:** counted in heads; a house without members scores nothing.
    - **Those who are level** share the victory.
    .title = How unclear rules are read

## How a score came about

verraeter-part = { $key ->
    [landscapes] landscapes { $points }
    [traitor] Traitor { $points }
    [strategist] Strategist { $points }
   *[offices] offices { $points }
}

## Its slash command: the name in small letters, then what Discord shows beside it; and the words below it

verraeter-command = verraeter
    .description = Answer what Verräter asks you
verraeter-command-place = place
    .description = Place your first estate
    .answer = landscape
    .answer-note = The landscape it goes under
verraeter-command-conflict = conflict
    .description = Choose the place of conflict
    .answer = border
    .answer-note = Two neighbouring landscapes of different houses
verraeter-command-role = role
    .description = Keep a role, in secret
    .answer = role
    .answer-note = One of the roles you were handed
verraeter-command-play = play
    .description = Play supply cards in the conflict
    .answer = cards
    .answer-note = Supply cards of your hand, or nothing
verraeter-command-build = build
    .description = Build a building; as the Builder also turn or move one
    .answer = choice
    .answer-note = What you want to do, or where
verraeter-command-discard = discard
    .description = Discard supply cards to make room for new ones
    .answer = cards
    .answer-note = Supply cards of your hand, or nothing
# In a person’s notes.
verraeter-mark-suspect = Traitor?
