### The Traitors: what has happened, in the short lines of the channel.

the_traitors-fold-round_started = **Runde { $round }.** Alle sind wieder dabei, die Rollen sind neu verteilt. { $first_seat } beginnt.
the_traitors-fold-first-round = **Runde 1.** { $seats ->
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
   *[8] Acht
} am Tisch, darunter ein Verräter. { $first_seat } beginnt.
the_traitors-fold-turn = { $seat } { $parts }
the_traitors-fold-dagger = **Dolch:** { $seat } { $parts }
# Several turns in a row that brought Gold or nothing.
the_traitors-fold-golds = { COUNT($givers) ->
    [0] Nichts gespielt: { $silent }
   *[other] Gold von { $givers }: Topf { $before } → { $fund }{ COUNT($silent) ->
        [0] { "" }
       *[other] ; nichts von { $silent }
    }
}
the_traitors-fold-giver = { $seat } ({ $count }×)
the_traitors-fold-silent = { $seat } spielt nichts
# What a seat draws before it is asked; the question itself names the Traitor card.
the_traitors-fold-own_card_drawn = { $card ->
    [traitor] { "" }
   *[other] Du ziehst **{ NAME("the_traitors-card-a", $card) }**.
}
the_traitors-fold-gold_played = spielt Gold (Topf { $fund })
the_traitors-fold-dagger_used = erpresst { $named_seat }
the_traitors-fold-card_taken = sieht sich die Hand von { $named_seat } an, nimmt eine Karte
the_traitors-fold-card_not_taken = sieht sich die Hand von { $named_seat } an und nimmt nichts
the_traitors-fold-dagger_used-own = erpresst dich
the_traitors-fold-card_taken-own = sieht sich deine Hand an, nimmt eine Karte
the_traitors-fold-card_not_taken-own = sieht sich deine Hand an und nimmt nichts
the_traitors-fold-card_discarded = legt { $card ->
    [gold] Gold ab (Topf { $fund })
   *[other] { NAME("the_traitors-card-a", $card) } ab
}
# The first Event explains the row of them on the board.
the_traitors-fold-number = Ereignis { $event_number } von 8{ $event_number ->
    [1] ; ganz unten im Stapel wartet eine letzte Wahl
   *[other] { "" }
}
the_traitors-fold-event_drawn = { $event ->
    [murder] **Die Nacht bricht an: { $seat } zieht Mord** ({ the_traitors-fold-number }).
    [banishment] **{ $seat } zieht Verbannung** ({ the_traitors-fold-number }).
   *[quiet_night] Eine ruhige Nacht, gezogen von { $seat }: Nichts geschieht ({ the_traitors-fold-number }).
}
the_traitors-fold-gold_scored = { $seat } +{ $gold }
the_traitors-fold-gains = Gewinn: { $parts }.
the_traitors-fold-standings = Gold: { $rows }

# A vote, and what came of it.
the_traitors-fold-vote_opened = ### { $ballot ->
    [1] { $final ->
        [1] Die letzte Verbannung: Wer gehört zu den Verrätern?
       *[0] Verbannung: Wer gehört zu den Verrätern?
    }
   *[other] { COUNT($suspect_seats) ->
        [2] Wahlgang { $ballot }: Stichwahl zwischen { TOGETHER($suspect_seats) }
       *[other] Wahlgang { $ballot }, Gleichstand zu { COUNT($suspect_seats) ->
            [3] dritt
            [4] viert
            [5] fünft
            [6] sechst
            [7] siebt
           *[8] acht
        }: { $suspect_seats }
    }
}
the_traitors-fold-votes = Stimmen: { $parts }.{ $decider ->
    [nobody] { "" }
   *[other] { " " }{ $decider } gab den Ausschlag.
}
the_traitors-fold-vote = { $seat } { $count } ({ $voters })
the_traitors-fold-lots_drawn = { $tied_seats } ziehen Lose: Es trifft { $seat }.
the_traitors-fold-seat_banished = { the_traitors-banished-as } { the_traitors-moment-hand }. Topf: { $fund }.
the_traitors-fold-end_answered = **Sind alle Verräter ausgeschieden?** { the_traitors-event-end_answered }

the_traitors-evidence = - **{ $seat }:** { $parts }
the_traitors-evidence-none = - Noch kein Zug: { $names }
the_traitors-evidence-murdered = - Ermordet: { $parts }
the_traitors-evidence-fact = { $key ->
    [gold] { $count } Gold in { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }
    [dagger] Dolch → { $names }
    [discarded] hat { $names } abgelegt
    [traitor_card_rejected] hat die Verräterkarte abgelehnt
    [shield_used] hat einen Mordanschlag überlebt
    [robbed] bestohlen von { $names }
    [for] stimmte für { $names }
    [not] stimmte nicht für { $names }
    [traitor] einer der Verräter, von einem anderen
   *[end] wollte { $count ->
        [1] { "" }
        [2] { "zweimal " }
       *[other] { $count }-mal { "" }
    }die Runde beenden
}

# A murder, and what came of it.
the_traitors-fold-shield_used = **Mord! { $seat } setzt einen Schild ein und überlebt.**
the_traitors-fold-seat_murdered = { $role ->
    [traitor] **{ $seat } wird ermordet und zeigt die Rolle: Verräter, von der eigenen Seite umgebracht!**
   *[faithful] **{ $seat } wird ermordet und zeigt die Rolle: loyal.**
} { the_traitors-moment-hand }. Topf: { $fund }.

# The same told to the whole channel, with a heading.
the_traitors-aloud-victim_named = ### { $seat } soll sterben
    Ein Schild liegt bereit: Kommt er zum Einsatz?
the_traitors-aloud-shield_used = ## Frühstück
    { "" }**{ $seat } lebt.** Ein Schild hat den Dolch abgewehrt und ist nun verbraucht.
the_traitors-aloud-nobody_murdered = ## Frühstück
    { "" }**Niemand fehlt.** Niemand wurde ermordet: Unter den Lebenden ist kein Verräter mehr.
the_traitors-aloud-seat_murdered = ## Frühstück
    { "" }**{ $seat } ist tot.** In der Nacht ermordet. Rolle: { $role ->
        [traitor] **Verräter, von der eigenen Seite umgebracht!**
       *[faithful] loyal.
    } { the_traitors-moment-hand }. Topf: { $fund }.
the_traitors-aloud-vote_opened = { the_traitors-fold-vote_opened }
    Redet hier darüber und stimmt geheim ab. Solange noch eine andere Stimme fehlt, könnt ihr eure ändern.{ the_traitors-two-left }

# The end of a round.
the_traitors-fold-round_ended = { $reason ->
    [two_left] **Die Runde ist zu Ende: Nur zwei sind übrig.**
    [agreed] **Die Runde ist zu Ende: So habt ihr es beschlossen.**
   *[final_banishment] **Die Runde ist mit der letzten Verbannung zu Ende.**
}
# A lone Traitor: all roles are shown by then.
the_traitors-fold-murders = { $seat } hat { $victims } ermordet{ $banished ->
    [nobody] { "" }
   *[other] { " " }und auch gegen { $banished } gestimmt
}.
the_traitors-fold-roles = Überlebt: { $parts }.
the_traitors-fold-role_shown = { $role ->
    [traitor] **{ $seat } (Verräter!)**
   *[faithful] { $seat } (loyal)
}
