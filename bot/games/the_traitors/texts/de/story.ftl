### The Traitors: its story, and what decided it, once nothing is secret any more.

# The round stands above it.
the_traitors-story-round_started = { $seat } gibt, { $first_seat } ist zuerst am Zug.
the_traitors-story-cards_dealt = { $seat } bekommt { NAME("the_traitors-card", $cards) }.
the_traitors-story-role_dealt = { $role ->
    [traitor] **{ $seat } hat die Rolle des Verräters.**
   *[faithful] { $seat } ist loyal.
}
the_traitors-story-event_drawn = **{ $seat } zieht ein Ereignis ({ $event_number } von 8): { NAME("the_traitors-event", $event) }.**
the_traitors-story-own_card_drawn = { $seat } zieht { NAME("the_traitors-card-a", $card) }.
the_traitors-story-recruited = **{ $seat } nimmt die Verräterkarte an und gehört von jetzt an zu den Verrätern.**
the_traitors-story-rejection_forced = { $seat } gehörte schon zu den Verrätern und hatte keine Wahl.
the_traitors-story-hand_seen = { COUNT($cards) ->
    [0] { $seat } sieht: { $named_seat } hat keine Karten auf der Hand.
   *[other] { $seat } sieht die Hand von { $named_seat }: { NAME("the_traitors-card", $cards) }.
}
the_traitors-story-taken_card_seen = { $seat } nimmt { $named_seat } { NAME("the_traitors-card-a", $card) } ab.
the_traitors-story-victim_chosen = { $seat } nennt in der Nacht { $named_seat } als Opfer.
the_traitors-story-vote_opened = { $ballot ->
    [1] { $final ->
        [1] **Die letzte Verbannung:** Alle Lebenden stimmen ab.
       *[0] **Verbannung:** Alle Lebenden stimmen ab.
    }
   *[other] **Wahlgang { $ballot },** eine Stichwahl: { $suspect_seats }.
}
the_traitors-story-vote_tied = **Gleichstand: { $tied_seats }.**
the_traitors-story-end_opened = Alle Lebenden sagen, ob die Runde enden soll.
# One attempt at murder, and one banishment.
the_traitors-attempt = { $killer } { $fate ->
    [murdered] ermordete { $victim }
    [shield] nannte { $victim } (ein Schild hielt)
   *[passed_over] nannte vergeblich { $victim }
}
the_traitors-banished = { $seat } ({ $role ->
    [traitor] Verräter
   *[faithful] loyal
})
the_traitors-story-round_told = **Runde { $round }:** { $traitor_seat } bekam die Verräterrolle{ COUNT($recruit_seats) ->
    [0] { "" }
   *[other] , { $recruit_seats } nahm die Verräterkarte an
}. { COUNT($killer_seats) ->
    [0] Kein Mordversuch.
   *[other] { EACH("the_traitors-attempt", "killer victim fate", $killer_seats, $victim_seats, $fates) }.
} { COUNT($banished_seats) ->
    [0] Verbannt wurde niemand.
   *[other] Verbannt: { EACH("the_traitors-banished", "seat role", $banished_seats, $banished_roles) }.
} { $reason ->
    [two_left] Nur zwei blieben übrig.
    [agreed] Alle wollten aufhören.
   *[final_banishment] Die letzte Verbannung beendete die Runde.
} { COUNT($sharing_seats) ->
    [one] { $sharing_seats } bekam den ganzen Topf: { $fund } Gold.
   *[other] { $share ->
        [0] Der Topf mit { $fund } Gold war zu klein zum Teilen.
       *[other] { TOGETHER($sharing_seats) } teilten sich den Topf mit { $fund } Gold: je { $share }.
    }
}
the_traitors-was = { $rounds ->
    [1] { COUNT($traitor_rounds) ->
        [0] Loyal
       *[other] Verräter
    }
   *[other] { COUNT($traitor_rounds) ->
        [0] In jeder Runde loyal
       *[other] Verräter in Runde { $traitor_rounds }
    }
}
# Changes of sides, and attempts at fellow Traitors.
the_traitors-struck = { COUNT($turned_rounds) ->
    [0] { "" }
   *[other] { COUNT($traitor_rounds) ->
        [one] { " " }(durch die Verräterkarte)
       *[other] { " " }(durch die Verräterkarte in Runde { $turned_rounds })
    }
}.{ COUNT($struck_seats) ->
    [0] { "" }
   *[other] { " " }{ EACH("the_traitors-struck-seat", "victim fate", $struck_seats, $struck_fates) }.
}
the_traitors-struck-seat = Anschlag auf { $victim }, auch auf Verräterseite{ $fate ->
    [murdered] : geglückt
   *[shield] : Ein Schild hielt
}
the_traitors-story-seat_told = { the_traitors-was }{ the_traitors-struck }{ $votes ->
    [0] { "" }
   *[other] { " " }{ COUNT($traitor_rounds) ->
        [0] { "" }
       *[other] Solange loyal:{ " " }
    }{ $votes ->
        [1] { $right ->
            [1] 1 Stimme, zu Recht für { $voted_seats }.
           *[0] 1 Stimme, zu Unrecht für { $voted_seats }.
        }
       *[other] { $right } von { $votes } Stimmen richtig.
    }
}
