### Traitor: its story, and what decided it, once nothing is secret any more.

# The round stands above it.
traitor-story-round_started = { traitor-who } begint.
traitor-by-who = { $by_army ->
    [0] { $by_seat }
   *[other] { $by_seat } (leger { $by_army })
}
traitor-story-gifts_settled = Iedereen heeft laten weten wel of geen joker weg te geven.
traitor-story-joker_given = { $seat } geeft { $target_seat } een joker.
traitor-story-traitors_met = De twee verraders leren elkaar kennen: { $traitor_seats }.
traitor-story-hand_sorted = { $traitor ->
    [0] { traitor-who } houdt
    [1] **{ traitor-who } is de verrader** en houdt
   *[other] **{ traitor-who } is een verrader** en houdt
} { COUNT($ranks) ->
    [0] niets
   *[other] { EACH("traitor-card", "rank suit", $ranks, $suits) }
}.
traitor-story-cards_taken = Voor { $points } punten trekt { traitor-who } { EACH("traitor-card", "rank suit", $ranks, $suits) }.
traitor-story-card_seen = { traitor-who } bekijkt nr. { $target_slot } van { traitor-target-who }: { traitor-fold-target-card }.
traitor-story-card_left_open = { traitor-who } laat { traitor-card } open.
traitor-story-cards_lost = { traitor-who } had nog { EACH("traitor-card", "rank suit", $ranks, $suits) }.
traitor-story-cards_standing = Aan het eind heeft { traitor-who } nog { EACH("traitor-card", "rank suit", $ranks, $suits) }.
traitor-story-joker_fate = Verrader: **{ traitor-who }**. { $fate ->
    [accused] De joker viel in ronde { $fate_round }, aangeklaagd door { traitor-by-who } met { traitor-fold-card }.
    [points] De joker verdween in ronde { $fate_round } uit het spel: het leger had te veel punten.
   *[standing] De joker bleef tot het eind staan.
}
traitor-story-aim_reached = { $side ->
    [traitors] { $traitors ->
        [one] **De verrader wint:** er zijn genoeg andere legers uitgeschakeld ({ $out_seats }).
       *[other] **De verraders winnen:** er zijn genoeg andere legers uitgeschakeld ({ $out_seats }).
    }
   *[others] { $number ->
        [0] **De loyale legers winnen:** er is geen joker meer, en meer kaarten waren niet nodig.
        [one] **De loyale legers winnen:** na de laatste joker stierf nog 1 verraderskaart.
       *[other] **De loyale legers winnen:** na de laatste joker stierven nog { $number } verraderskaarten.
    }
}
traitor-story-last_blow = De laatste slag, van { traitor-who }: { traitor-moment-card } { $tie ->
    [1] tegen { traitor-moment-target-card } van { traitor-target-who }, en bij gelijke kracht wint wie aanklaagt
   *[0] verslaat { traitor-moment-target-card } van { traitor-target-who }
}.
traitor-story-side_told = { $traitor ->
    [1] Verrader
   *[0] Loyaal
}. { $found_round ->
    [0] { "" }
   *[other] Verrader betrapt.{ " " }
}{ $jokers ->
    [0] { "" }
    [one] De joker gedood.{ " " }
   *[other] Beide jokers gedood.{ " " }
}{ $last ->
    [1] Laatste slag.{ " " }
   *[0] { "" }
}{ SUM($foes, $friends) ->
    [0] Geen kaart verslagen.
   *[other] Verslagen: { $foes } { $traitor ->
        [1] { $foes ->
            [one] loyale kaart
           *[other] loyale kaarten
        }
       *[0] { $foes ->
            [one] verraderskaart
           *[other] verraderskaarten
        }
    }{ $friends ->
        [0] .
       *[other] , { $friends } { $traitor ->
            [1] van de andere verrader.
           *[0] loyale.
        }
    }
}
