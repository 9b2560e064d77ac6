### The Traitors: what has happened, in the short lines of the channel.

the_traitors-fold-round_started = **Round { $round }.** Everybody is back, and roles are dealt anew. { $first_seat } begins.
the_traitors-fold-first-round = **Round 1.** { $seats ->
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
   *[8] Eight
} at the table, one of them a Traitor. { $first_seat } begins.
the_traitors-fold-turn = { $seat } { $parts }
the_traitors-fold-dagger = **Dagger:** { $seat } { $parts }
# Several turns in a row that brought Gold or nothing.
the_traitors-fold-golds = { COUNT($givers) ->
    [0] { $silent } play nothing
   *[other] Gold from { $givers }: fund { $before } → { $fund }{ COUNT($silent) ->
        [0] { "" }
       *[other] ; nothing from { $silent }
    }
}
the_traitors-fold-giver = { $seat } ({ $count }×)
the_traitors-fold-silent = { $seat } plays nothing
# What a seat draws before it is asked; the question itself names the Traitor card.
the_traitors-fold-own_card_drawn = { $card ->
    [traitor] { "" }
   *[other] You draw **{ NAME("the_traitors-card-a", $card) }**.
}
the_traitors-fold-gold_played = plays Gold (fund { $fund })
the_traitors-fold-dagger_used = blackmails { $named_seat }
the_traitors-fold-card_taken = looks at the hand of { $named_seat }, takes a card
the_traitors-fold-card_not_taken = looks at the hand of { $named_seat } and takes nothing
the_traitors-fold-dagger_used-own = blackmails you
the_traitors-fold-card_taken-own = looks at your hand, takes a card
the_traitors-fold-card_not_taken-own = looks at your hand and takes nothing
the_traitors-fold-card_discarded = discards { $card ->
    [gold] Gold (fund { $fund })
   *[other] { NAME("the_traitors-card-a", $card) }
}
# The first Event explains the row of them on the board.
the_traitors-fold-number = Event { $event_number } of 8{ $event_number ->
    [1] ; at the bottom of the deck waits one last vote
   *[other] { "" }
}
the_traitors-fold-event_drawn = { $event ->
    [murder] **Night falls: { $seat } draws Murder** ({ the_traitors-fold-number }).
    [banishment] **{ $seat } draws Banishment** ({ the_traitors-fold-number }).
   *[quiet_night] A quiet night, drawn by { $seat }: nothing happens ({ the_traitors-fold-number }).
}
the_traitors-fold-gold_scored = { $seat } +{ $gold }
the_traitors-fold-gains = Gains: { $parts }.
the_traitors-fold-standings = Gold: { $rows }

# A vote, and what came of it.
the_traitors-fold-vote_opened = ### { $ballot ->
    [1] { $final ->
        [1] The final banishment: who is a Traitor?
       *[0] Banishment: who is a Traitor?
    }
   *[other] { COUNT($suspect_seats) ->
        [2] Vote { $ballot }: { TOGETHER($suspect_seats) } are tied
       *[other] Vote { $ballot }, a tie of { COUNT($suspect_seats) }: { $suspect_seats }
    }
}
the_traitors-fold-votes = Votes: { $parts }.{ $decider ->
    [nobody] { "" }
   *[other] { " " }{ $decider } turned the scale.
}
the_traitors-fold-vote = { $seat } { $count } ({ $voters })
the_traitors-fold-lots_drawn = { $tied_seats } draw lots: it falls on { $seat }.
the_traitors-fold-seat_banished = { the_traitors-banished-as } { the_traitors-moment-hand }. Fund: { $fund }.
the_traitors-fold-end_answered = **Are all Traitors gone?** { the_traitors-event-end_answered }

the_traitors-evidence = - **{ $seat }:** { $parts }
the_traitors-evidence-none = - No turn yet: { $names }
the_traitors-evidence-murdered = - Murdered: { $parts }
the_traitors-evidence-fact = { $key ->
    [gold] { $count } Gold in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
    [dagger] Dagger → { $names }
    [discarded] discarded { $names }
    [traitor_card_rejected] rejected the Traitor card
    [shield_used] survived an attempt at murder
    [robbed] robbed by { $names }
    [for] voted for { $names }
    [not] did not vote for { $names }
    [traitor] a Traitor, by another Traitor
   *[end] wanted to end the round{ $count ->
        [1] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }
}

# A murder, and what came of it.
the_traitors-fold-shield_used = **Murder! { $seat } uses a Shield and lives.**
the_traitors-fold-seat_murdered = { $role ->
    [traitor] **{ $seat } is murdered: a Traitor, by another Traitor!**
   *[faithful] **{ $seat } is murdered: a Faithful.**
} { the_traitors-moment-hand }. Fund: { $fund }.

# The same told to the whole channel, with a heading.
the_traitors-aloud-victim_named = ### { $seat } is to die
    A Shield is at hand: will it be used?
the_traitors-aloud-shield_used = ## Breakfast
    { "" }**{ $seat } lives.** A Shield held off the dagger. It is used up now.
the_traitors-aloud-nobody_murdered = ## Breakfast
    { "" }**Nobody is missing.** Nobody was murdered: no Traitor is left alive.
the_traitors-aloud-seat_murdered = ## Breakfast
    { "" }**{ $seat } is dead.** Murdered in the night: { $role ->
        [traitor] **a Traitor, by another Traitor!**
       *[faithful] a Faithful.
    } { the_traitors-moment-hand }. Fund: { $fund }.
the_traitors-aloud-vote_opened = { the_traitors-fold-vote_opened }
    Talk about it here, and vote in secret. As long as another vote is missing, you can change yours.{ the_traitors-two-left }

# The end of a round.
the_traitors-fold-round_ended = { $reason ->
    [two_left] **The round is over: only two are left.**
    [agreed] **The round is over: you have agreed to end it.**
   *[final_banishment] **The round is over with the final banishment.**
}
# A lone Traitor: all roles are shown by then.
the_traitors-fold-murders = { $seat } murdered { $victims }{ $banished ->
    [nobody] { "" }
   *[other] { " " }and helped to vote { $banished } out
}.
the_traitors-fold-roles = Survivors: { $parts }.
the_traitors-fold-role_shown = { $role ->
    [traitor] **{ $seat } (Traitor!)**
   *[faithful] { $seat } (Faithful)
}
