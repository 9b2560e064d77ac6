### The Traitors: what has happened, in the short lines of the channel.

the_traitors-fold-round_started = **Ronde { $round }.** Iedereen doet weer mee, de rollen zijn opnieuw verdeeld. { $first_seat } begint.
the_traitors-fold-first-round = **Ronde 1.** { $seats ->
    [4] Vier
    [5] Vijf
    [6] Zes
    [7] Zeven
   *[8] Acht
} aan tafel, onder wie één verrader. { $first_seat } begint.
the_traitors-fold-turn = { $seat } { $parts }
the_traitors-fold-dagger = **Dolk:** { $seat } { $parts }
# Several turns in a row that brought Gold or nothing.
the_traitors-fold-golds = { COUNT($givers) ->
    [0] Niets gespeeld: { $silent }
   *[other] Goud van { $givers }: pot { $before } → { $fund }{ COUNT($silent) ->
        [0] { "" }
       *[other] ; niets van { $silent }
    }
}
the_traitors-fold-giver = { $seat } ({ $count }×)
the_traitors-fold-silent = { $seat } past
# What a seat draws before it is asked; the question itself names the Traitor card.
the_traitors-fold-own_card_drawn = { $card ->
    [traitor] { "" }
   *[other] Je trekt **{ NAME("the_traitors-card-a", $card) }**.
}
the_traitors-fold-gold_played = speelt goud (pot { $fund })
the_traitors-fold-dagger_used = chanteert { $named_seat }
the_traitors-fold-card_taken = bekijkt de hand van { $named_seat }, pakt een kaart
the_traitors-fold-card_not_taken = bekijkt de hand van { $named_seat } en pakt niets
the_traitors-fold-dagger_used-own = chanteert jou
the_traitors-fold-card_taken-own = bekijkt jouw hand, pakt een kaart
the_traitors-fold-card_not_taken-own = bekijkt jouw hand en pakt niets
the_traitors-fold-card_discarded = legt { $card ->
    [gold] goud af (pot { $fund })
   *[other] { NAME("the_traitors-card-a", $card) } af
}
# The first Event explains the row of them on the board.
the_traitors-fold-number = gebeurtenis { $event_number } van 8{ $event_number ->
    [1] ; onder in de stapel wacht nog één stemming
   *[other] { "" }
}
the_traitors-fold-event_drawn = { $event ->
    [murder] **De nacht valt: { $seat } trekt Moord** ({ the_traitors-fold-number }).
    [banishment] **{ $seat } trekt Verbanning** ({ the_traitors-fold-number }).
   *[quiet_night] Een rustige nacht, getrokken door { $seat }: er gebeurt niets ({ the_traitors-fold-number }).
}
the_traitors-fold-gold_scored = { $seat } +{ $gold }
the_traitors-fold-gains = Winst: { $parts }.
the_traitors-fold-standings = Goud: { $rows }

# A vote, and what came of it.
the_traitors-fold-vote_opened = ### { $ballot ->
    [1] { $final ->
        [1] De laatste verbanning: wie is een verrader?
       *[0] Verbanning: wie is een verrader?
    }
   *[other] { COUNT($suspect_seats) ->
        [2] Stemronde { $ballot }: tussen { TOGETHER($suspect_seats) }
       *[other] Stemronde { $ballot }, { COUNT($suspect_seats) } gelijk: { $suspect_seats }
    }
}
the_traitors-fold-votes = Stemmen: { $parts }.{ $decider ->
    [nobody] { "" }
   *[other] { " " }{ $decider } gaf de doorslag.
}
the_traitors-fold-vote = { $seat } { $count } ({ $voters })
the_traitors-fold-lots_drawn = { $tied_seats } loten: het lot valt op { $seat }.
the_traitors-fold-seat_banished = { the_traitors-banished-as } { the_traitors-moment-hand }. Pot: { $fund }.
the_traitors-fold-end_answered = **Zijn alle verraders uitgeschakeld?** { the_traitors-event-end_answered }

the_traitors-evidence = - **{ $seat }:** { $parts }
the_traitors-evidence-none = - Nog geen beurt: { $names }
the_traitors-evidence-murdered = - Vermoord: { $parts }
the_traitors-evidence-fact = { $key ->
    [gold] { $count } goud in { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    }
    [dagger] dolk → { $names }
    [discarded] legde { $names } af
    [traitor_card_rejected] weigerde de verraderskaart
    [shield_used] overleefde een moordaanslag
    [robbed] bestolen door { $names }
    [for] stemde op { $names }
    [not] stemde niet op { $names }
    [traitor] een verrader, door een andere verrader
   *[end] wilde de ronde { $count ->
        [1] { "" }
        [2] { "twee keer " }
       *[other] { $count } keer { "" }
    }beëindigen
}

# A murder, and what came of it.
the_traitors-fold-shield_used = **Moord! { $seat } gebruikt een schild en blijft leven.**
the_traitors-fold-seat_murdered = { $role ->
    [traitor] **{ $seat } is vermoord: een verrader, door een andere verrader!**
   *[faithful] **{ $seat } is vermoord: een getrouwe.**
} { the_traitors-moment-hand }. Pot: { $fund }.

# The same told to the whole channel, with a heading.
the_traitors-aloud-victim_named = ### { $seat } moet sterven
    Er ligt een schild klaar: wordt het gebruikt?
the_traitors-aloud-shield_used = ## Ontbijt
    { "" }**{ $seat } leeft.** Een schild hield de dolk tegen en is nu verbruikt.
the_traitors-aloud-nobody_murdered = ## Ontbijt
    { "" }**Niemand ontbreekt.** Er is niemand vermoord: er leeft geen verrader meer.
the_traitors-aloud-seat_murdered = ## Ontbijt
    { "" }**{ $seat } is dood.** Vannacht vermoord: { $role ->
        [traitor] **een verrader, door een andere verrader!**
       *[faithful] een getrouwe.
    } { the_traitors-moment-hand }. Pot: { $fund }.
the_traitors-aloud-vote_opened = { the_traitors-fold-vote_opened }
    Praat er hier over en stem in het geheim. Zolang er nog een andere stem ontbreekt, kun je de jouwe wijzigen.{ the_traitors-two-left }

# The end of a round.
the_traitors-fold-round_ended = { $reason ->
    [two_left] **De ronde is voorbij: er zijn er nog maar twee over.**
    [agreed] **De ronde is voorbij: dat hebben jullie afgesproken.**
   *[final_banishment] **De ronde is voorbij met de laatste verbanning.**
}
# A lone Traitor: all roles are shown by then.
the_traitors-fold-murders = { $seat } vermoordde { $victims }{ $banished ->
    [nobody] { "" }
   *[other] { " " }en hielp { $banished } wegstemmen
}.
the_traitors-fold-roles = Overleefd: { $parts }.
the_traitors-fold-role_shown = { $role ->
    [traitor] **{ $seat } (verrader!)**
   *[faithful] { $seat } (getrouw)
}
