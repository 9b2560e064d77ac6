### The Traitors: its story, and what decided it, once nothing is secret any more.

# The round stands above it.
the_traitors-story-round_started = { $seat } deals, { $first_seat } has the first turn.
the_traitors-story-cards_dealt = { $seat } is dealt { NAME("the_traitors-card", $cards) }.
the_traitors-story-role_dealt = { $role ->
    [traitor] **{ $seat } is the Traitor.**
   *[faithful] { $seat } is Faithful.
}
the_traitors-story-event_drawn = **{ $seat } draws an Event ({ $event_number } of 8): { NAME("the_traitors-event", $event) }.**
the_traitors-story-own_card_drawn = { $seat } draws { NAME("the_traitors-card-a", $card) }.
the_traitors-story-recruited = **{ $seat } accepts the Traitor card and is a Traitor from now on.**
the_traitors-story-rejection_forced = { $seat } was the Traitor already and had no choice.
the_traitors-story-hand_seen = { COUNT($cards) ->
    [0] { $seat } sees that { $named_seat } holds no cards.
   *[other] { $seat } sees the hand of { $named_seat }: { NAME("the_traitors-card", $cards) }.
}
the_traitors-story-taken_card_seen = { $seat } takes { NAME("the_traitors-card-a", $card) } from { $named_seat }.
the_traitors-story-victim_chosen = In the night { $seat } names { $named_seat }.
the_traitors-story-vote_opened = { $ballot ->
    [1] { $final ->
        [1] **The final banishment:** everybody alive votes.
       *[0] **Banishment:** everybody alive votes.
    }
   *[other] **Vote { $ballot },** only for those who are tied: { $suspect_seats }.
}
the_traitors-story-vote_tied = **A tie: { $tied_seats }.**
the_traitors-story-end_opened = Everybody alive is asked whether the round should end.
# One attempt at murder, and one banishment.
the_traitors-attempt = { $killer } { $fate ->
    [murdered] murdered { $victim }
    [shield] named { $victim } (a Shield held)
   *[passed_over] named { $victim } in vain
}
the_traitors-banished = { $seat } ({ NAME("the_traitors-role", $role) })
the_traitors-story-round_told = **Round { $round }:** { $traitor_seat } was dealt the Traitor{ COUNT($recruit_seats) ->
    [0] { "" }
   *[other] , { $recruit_seats } took the Traitor card
}. { COUNT($killer_seats) ->
    [0] No attempt at murder.
   *[other] { EACH("the_traitors-attempt", "killer victim fate", $killer_seats, $victim_seats, $fates) }.
} { COUNT($banished_seats) ->
    [0] Nobody was banished.
   *[other] Banished: { EACH("the_traitors-banished", "seat role", $banished_seats, $banished_roles) }.
} { $reason ->
    [two_left] Only two were left.
    [agreed] All agreed to end the round.
   *[final_banishment] The last vote ended the round.
} { COUNT($sharing_seats) ->
    [one] { $sharing_seats } took the whole fund: { $fund } Gold.
   *[other] { $share ->
        [0] The fund of { $fund } Gold was too small to share.
       *[other] { TOGETHER($sharing_seats) } shared the fund of { $fund } Gold: { $share } each.
    }
}
the_traitors-was = { $rounds ->
    [1] { COUNT($traitor_rounds) ->
        [0] Faithful
       *[other] Traitor
    }
   *[other] { COUNT($traitor_rounds) ->
        [0] Faithful in every round
        [one] Traitor in round { $traitor_rounds }
       *[other] Traitor in rounds { $traitor_rounds }
    }
}
# Changes of sides, and attempts at fellow Traitors.
the_traitors-struck = { COUNT($turned_rounds) ->
    [0] { "" }
   *[other] { COUNT($traitor_rounds) ->
        [one] { " " }(changed sides)
       *[other] { " " }(changed sides in round { $turned_rounds })
    }
}.{ COUNT($struck_seats) ->
    [0] { "" }
   *[other] { " " }{ EACH("the_traitors-struck-seat", "victim fate", $struck_seats, $struck_fates) }.
}
the_traitors-struck-seat = Struck at { $victim }, a fellow Traitor{ $fate ->
    [murdered] , with success
   *[shield] : a Shield held
}
the_traitors-story-seat_told = { the_traitors-was }{ the_traitors-struck }{ $votes ->
    [0] { "" }
   *[other] { " " }{ COUNT($traitor_rounds) ->
        [0] { "" }
       *[other] As Faithful:{ " " }
    }{ $votes ->
        [1] { $right ->
            [1] 1 vote, rightly for { $voted_seats }.
           *[0] 1 vote, wrongly for { $voted_seats }.
        }
       *[other] { $right } of { $votes } votes right.
    }
}
