### The Traitors: its story, and what decided it, once nothing is secret any more.

# The round stands above it.
the_traitors-story-round_started = { $seat } deelt, { $first_seat } is als eerste aan de beurt.
the_traitors-story-cards_dealt = { $seat } krijgt: { NAME("the_traitors-card", $cards) }.
the_traitors-story-role_dealt = { $role ->
    [traitor] **{ $seat } is de verrader.**
   *[faithful] { $seat } is getrouw.
}
the_traitors-story-event_drawn = **{ $seat } trekt een gebeurtenis ({ $event_number } van 8): { NAME("the_traitors-event", $event) }.**
the_traitors-story-own_card_drawn = { $seat } trekt { NAME("the_traitors-card-a", $card) }.
the_traitors-story-recruited = **{ $seat } neemt de verraderskaart aan en is vanaf nu een verrader.**
the_traitors-story-rejection_forced = { $seat } was de verrader al en had geen keus.
the_traitors-story-hand_seen = { COUNT($cards) ->
    [0] { $seat } ziet dat { $named_seat } geen kaarten in de hand heeft.
   *[other] { $seat } ziet de hand van { $named_seat }: { NAME("the_traitors-card", $cards) }.
}
the_traitors-story-taken_card_seen = { $seat } neemt { NAME("the_traitors-card-a", $card) } van { $named_seat }.
the_traitors-story-victim_chosen = { $seat } noemt ’s nachts { $named_seat } als slachtoffer.
the_traitors-story-vote_opened = { $ballot ->
    [1] { $final ->
        [1] **De laatste verbanning:** iedereen die leeft, stemt.
       *[0] **Verbanning:** iedereen die leeft, stemt.
    }
   *[other] **Stemronde { $ballot },** alleen op wie gelijkstaat: { $suspect_seats }.
}
the_traitors-story-vote_tied = **Gelijke stand: { $tied_seats }.**
the_traitors-story-end_opened = Iedereen die leeft, zegt of de ronde moet eindigen.
# One attempt at murder, and one banishment.
the_traitors-attempt = { $killer } { $fate ->
    [murdered] vermoordde { $victim }
    [shield] noemde { $victim } (een schild hield stand)
   *[passed_over] noemde { $victim } tevergeefs
}
the_traitors-banished = { $seat } ({ $role ->
    [traitor] verrader
   *[faithful] getrouw
})
the_traitors-story-round_told = **Ronde { $round }:** { $traitor_seat } kreeg de rol van verrader{ COUNT($recruit_seats) ->
    [0] { "" }
   *[other] , { $recruit_seats } nam de verraderskaart aan
}. { COUNT($killer_seats) ->
    [0] Geen moordpoging.
   *[other] { EACH("the_traitors-attempt", "killer victim fate", $killer_seats, $victim_seats, $fates) }.
} { COUNT($banished_seats) ->
    [0] Niemand werd verbannen.
   *[other] Verbannen: { EACH("the_traitors-banished", "seat role", $banished_seats, $banished_roles) }.
} { $reason ->
    [two_left] Er bleven er maar twee over.
    [agreed] Iedereen wilde stoppen.
   *[final_banishment] De laatste verbanning beëindigde de ronde.
} { COUNT($sharing_seats) ->
    [one] { $sharing_seats } kreeg de hele pot: { $fund } goud.
   *[other] { $share ->
        [0] De pot van { $fund } goud was te klein om te delen.
       *[other] { TOGETHER($sharing_seats) } deelden de pot van { $fund } goud: ieder { $share }.
    }
}
the_traitors-was = { $rounds ->
    [1] { COUNT($traitor_rounds) ->
        [0] Getrouw
       *[other] Verrader
    }
   *[other] { COUNT($traitor_rounds) ->
        [0] Elke ronde getrouw
       *[other] Verrader in ronde { $traitor_rounds }
    }
}
# Changes of sides, and attempts at fellow Traitors.
the_traitors-struck = { COUNT($turned_rounds) ->
    [0] { "" }
   *[other] { COUNT($traitor_rounds) ->
        [one] { " " }(overgelopen)
       *[other] { " " }(overgelopen in ronde { $turned_rounds })
    }
}.{ COUNT($struck_seats) ->
    [0] { "" }
   *[other] { " " }{ EACH("the_traitors-struck-seat", "victim fate", $struck_seats, $struck_fates) }.
}
the_traitors-struck-seat = Aanslag op { $victim }, ook een verrader{ $fate ->
    [murdered] : gelukt
   *[shield] : een schild hield stand
}
the_traitors-story-seat_told = { the_traitors-was }{ the_traitors-struck }{ $votes ->
    [0] { "" }
   *[other] { " " }{ COUNT($traitor_rounds) ->
        [0] { "" }
       *[other] Als getrouwe:{ " " }
    }{ $votes ->
        [1] { $right ->
            [1] 1 stem, terecht op { $voted_seats }.
           *[0] 1 stem, ten onrechte op { $voted_seats }.
        }
       *[other] { $right } van de { $votes } stemmen raak.
    }
}
