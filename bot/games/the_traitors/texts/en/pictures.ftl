### What is written on the pictures of The Traitors, and what they say to those who cannot see them.

## On the pictures

# In the middle of the board.
the_traitors-picture-turn = { $name }’s turn
the_traitors-picture-living = { $count } alive
    .note = With two left, the round ends
the_traitors-picture-ballot = { $number ->
    [1] Who is a Traitor?
   *[other] Tied: vote { $number }
}
the_traitors-picture-named = is blackmailed
the_traitors-picture-outcome = { $key ->
    [murdered] murdered
    [saved] saved
    [nobody] Nobody was murdered
    [banished] banished
    [lots] banished by lot
    [quiet] Nothing happens
    [shield] to be murdered
    [night] Who will miss breakfast?
   *[open] Everyone answers
}
# What a player has done with the Traitor card.
the_traitors-picture-rejected = rejected
the_traitors-picture-ended = { $key ->
    [two_left] Only two are left
    [agreed] All agreed to end
   *[final_banishment] End of the deck
}
the_traitors-picture-shared = { $role ->
    [traitor] Traitors share the fund
   *[faithful] The Faithful share the fund
}
# Beside the Gold of the rounds that are over.
the_traitors-picture-own-gold = so far
# Below the row of Events: their number, and the Final Banishment at its end.
the_traitors-picture-events = Event { $past }/{ $most } → Last vote
# Above the cards to draw, and above those that were discarded.
the_traitors-picture-deck = Deck
    .discarded = Discarded
the_traitors-picture-fund = Fund
# Beside the signs in the corner of the board.
the_traitors-picture-legend = { $key ->
    [dagger] hand looked at
    [gold] Gold so far
    [vote] voted for
    [dead] murder
    [banishment] banishment
   *[quiet_night] quiet night
}
the_traitors-picture-no-hand = You hold no cards
# Above the card that was just drawn.
the_traitors-picture-new = new
the_traitors-picture-role = Your role
the_traitors-picture-aim = { $key ->
    [traitor] Survive, take the fund
   *[faithful] Banish every Traitor
}
the_traitors-picture-recruited = Recruited
the_traitors-picture-you-are = { $key ->
    [traitor] You are the
    [recruited] You are now a
   *[faithful] You are
}
the_traitors-picture-aims = { $key ->
    [murder] Murder at night
    [hide] Stay unknown by day
    [survive] Survive and take the fund
    [watch] Watch who plays false
    [banish] Banish every Traitor
   *[share] Then you share the fund
}
# The card of somebody who is out: murdered, banished.
the_traitors-picture-fate = You have been
    .aims = { $key ->
        [lost] Your Gold is in the fund
        [watch] Watch how it ends
       *[again] Back next round
    }
the_traitors-picture-whole = The whole hand
the_traitors-picture-some = { $count ->
    [one] One more card unknown
   *[other] { $count } more cards unknown
}
the_traitors-picture-no-cards = No cards
the_traitors-picture-out = { $key ->
    [murdered] You were murdered.
   *[banished] You were banished.
} { $last ->
    [1] From now on you watch.
   *[0] You play again in the next round.
}
the_traitors-picture-over = The round is over.

## Moments

the_traitors-moment-heading = { $key ->
    [victim_named] Murder
   *[breakfast] Breakfast
}
# After the name, if there is one.
the_traitors-moment-deed = { $key ->
    [victim_named] is to die
    [shield_used] is still alive
    [seat_murdered] is missing
   *[nobody_murdered] Nobody is missing
}
the_traitors-moment-line = { $key ->
    [victim_named] A Shield is at hand: will it be used?
    [shield_used] A Shield held off the dagger
   *[nobody_murdered] Nobody was murdered: no Traitor is left alive
}
the_traitors-moment-was = { $role ->
    [traitor] Murdered in the night: a Traitor, by another Traitor
   *[faithful] Murdered in the night: a Faithful
}
the_traitors-moment-hand = { COUNT($cards) ->
    [0] The hand was empty
   *[other] Hand: { NAME("the_traitors-card", $cards) }
}
the_traitors-moment-fund = { $gold ->
    [0] Fund { $fund }
   *[other] Fund { $fund } (+{ $gold })
}
the_traitors-moment-living = { $count } still alive

## Instead of the board

the_traitors-alt-round = The Traitors, round { $round } of { $rounds }.
the_traitors-alt-over = { $count ->
    [one] The winner: { $winners }. The Traitors, over after round { $round }.
   *[other] The winners: { $winners }. The Traitors, over after round { $round }.
}
the_traitors-alt-turn = { $name } has the turn.
the_traitors-alt-named = { $name } is being blackmailed.
the_traitors-alt-ballot = Vote { $number }; suspects: { $names }.
the_traitors-alt-fund = Prize fund { $fund }.
the_traitors-alt-deck = Deck { $deck }, Events { $events } of { $most }.
the_traitors-alt-events = Events: { $events }.
the_traitors-alt-votes = Last vote: { $votes }.
the_traitors-alt-vote = { $voter } for { $voted }
the_traitors-alt-refused = Did not want to end the round: { $names }.
the_traitors-alt-discards = Discard pile: { $cards }.
the_traitors-alt-no-discards = No discards.
the_traitors-alt-seat = { $score ->
    [0] { $name }
   *[other] { $name }: { $score } Gold
}
the_traitors-alt-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
the_traitors-alt-fate = { $key ->
    [murdered] murdered
    [banished] banished
   *[survived] survived
}
the_traitors-alt-showed = showed { $cards }
the_traitors-alt-dealer = dealer
the_traitors-alt-played = { $key ->
    [gold] plays Gold
   *[dagger] plays a Dagger
}
the_traitors-alt-rejected = rejected the Traitor card
the_traitors-alt-gain = this round +{ $hand } from the hand, +{ $fund } from the fund

## Instead of a hand

the_traitors-alt-owner = { $name }, { NAME("the_traitors-role", $role) }.
the_traitors-alt-hand = Your hand: { NAME("the_traitors-card", $cards) }.
the_traitors-alt-sight = { $name } surely holds: { $cards }. { $note }.
