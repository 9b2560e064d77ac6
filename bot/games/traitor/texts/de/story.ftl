### Traitor: its story, and what decided it, once nothing is secret any more.

# The round stands above it.
traitor-story-round_started = { traitor-who } beginnt.
traitor-by-who = { $by_army ->
    [0] { $by_seat }
   *[other] { $by_seat } (Armee { $by_army })
}
traitor-story-gifts_settled = Alle haben gesagt, ob sie einen Joker verschenken.
traitor-story-joker_given = { $seat } schenkt { $target_seat } einen Joker.
traitor-story-traitors_met = Die beiden Verräter erfahren voneinander: { $traitor_seats }.
traitor-story-hand_sorted = { $traitor ->
    [0] { traitor-who } behält
    [1] **{ traitor-who } ist der Verräter** und behält
   *[other] **{ traitor-who } gehört zur Verräterseite** und behält
} { COUNT($ranks) ->
    [0] nichts
   *[other] { EACH("traitor-card", "rank suit", $ranks, $suits) }
}.
traitor-story-cards_taken = Für { $points } Punkte zieht { traitor-who } { EACH("traitor-card", "rank suit", $ranks, $suits) }.
traitor-story-card_seen = { traitor-who } sieht sich Nr. { $target_slot } von { traitor-target-who } an: { traitor-fold-target-card }.
traitor-story-card_left_open = { traitor-who } lässt { traitor-card } offen.
traitor-story-cards_lost = { traitor-who } hatte noch { EACH("traitor-card", "rank suit", $ranks, $suits) }.
traitor-story-cards_standing = Am Ende hat { traitor-who } noch { EACH("traitor-card", "rank suit", $ranks, $suits) }.
traitor-story-joker_fate = Verräter: **{ traitor-who }**. { $fate ->
    [accused] Der Joker fiel in Runde { $fate_round }, angeklagt von { traitor-by-who } mit { traitor-fold-card }.
    [points] Der Joker verließ das Spiel in Runde { $fate_round }: Die Armee hatte zu viele Punkte.
   *[standing] Der Joker stand bis zum Ende.
}
traitor-story-aim_reached = { $side ->
    [traitors] { $traitors ->
        [one] **Der Verräter gewinnt:** Genug andere Armeen sind ausgeschieden ({ $out_seats }).
       *[other] **Die Verräter gewinnen:** Genug andere Armeen sind ausgeschieden ({ $out_seats }).
    }
   *[others] { $number ->
        [0] **Die loyalen Armeen gewinnen:** Kein Joker ist übrig, und weitere Karten waren nicht nötig.
        [one] **Die loyalen Armeen gewinnen:** Nach dem letzten Joker starb noch 1 Verräterkarte.
       *[other] **Die loyalen Armeen gewinnen:** Nach dem letzten Joker starben noch { $number } Verräterkarten.
    }
}
traitor-story-last_blow = Der letzte Schlag, von { traitor-who }: { traitor-moment-card } { $tie ->
    [1] gegen { traitor-moment-target-card } von { traitor-target-who }, und bei Gleichstand siegt, wer anklagt
   *[0] besiegt { traitor-moment-target-card } von { traitor-target-who }
}.
traitor-story-side_told = { $traitor ->
    [1] Verräter
   *[0] Loyal
}. { $found_round ->
    [0] { "" }
   *[other] Verräter überführt.{ " " }
}{ $jokers ->
    [0] { "" }
    [one] Den Joker erledigt.{ " " }
   *[other] Beide Joker erledigt.{ " " }
}{ $last ->
    [1] Letzter Schlag.{ " " }
   *[0] { "" }
}{ SUM($foes, $friends) ->
    [0] Keine Karte geschlagen.
   *[other] Geschlagen: { $foes } { $traitor ->
        [1] { $foes ->
            [one] loyale Karte
           *[other] loyale Karten
        }
       *[0] { $foes ->
            [one] Verräterkarte
           *[other] Verräterkarten
        }
    }{ $friends ->
        [0] .
       *[other] , { $friends } { $traitor ->
            [1] vom anderen Verräter.
           *[0] loyale.
        }
    }
}
