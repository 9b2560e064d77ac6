## The headline of the end

the_traitors-headline = { $rounds ->
    [1] { $side_won ->
        [traitor] Die Verräter gewinnen: { $names }
        [faithful] Die Loyalen gewinnen: { $names }
       *[none] { $usual }
    }
   *[other] { $usual }
}

# Whoever is out is told so with the end, too.
the_traitors-end-out = { $key ->
    [seat_murdered] **Du wurdest in der Nacht ermordet.**
   *[seat_banished] **Du wurdest verbannt:** { $against } von { $votes } Stimmen waren gegen dich.
}{ $gold ->
    [0] { "" }
   *[other] { " " }Dein Gold kam in den Topf: { $gold }.
}

## On the picture of the end

# A title for somebody, after the name; nobody else has it. Then how well they voted.
the_traitors-end-title = { $key ->
    [got_away] Ungestraft davongekommen
    [took] Hat alles eingesackt
    [friend] Dolch in den eigenen Reihen
    [saved] Sieben Leben
    [witness] Sah die Karte
    [nose] Die Spürnase
    [blind] Blind wie ein Maulwurf
    [turned] Konnte nicht Nein sagen
    [caught] Auf frischer Tat ertappt
    [scapegoat] Der Sündenbock
    [breakfast] Kam nicht zum Frühstück
    [early] Noch vor dem Frühstück raus
   *[stayed] Gehört zum Inventar
}
the_traitors-end-votes = { $right } von { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
} richtig
the_traitors-end-roles = Rollen, Runde für Runde
# In place of the Gold of somebody who was out.
the_traitors-end-fate = { $key ->
    [murdered] tot
   *[banished] weg
}

## Short sentences on what decided the match

the_traitors-end-round_told = { the_traitors-story-round_told }

## The film of the betrayal

the_traitors-film-deed = { $key ->
    [recruited] { $name } nimmt heimlich die Verräterkarte an{ $names ->
        [nobody] { "" }
       *[other] { " " }und gehört jetzt auch zu den Verrätern
    }
   *[dealt] { $name } zieht den Verräter und sagt es niemandem
}
# Two Traitors can name two victims, but only one attempt counts.
the_traitors-film-murder = { $others ->
    [0] In der Nacht { $count ->
        [one] wählt
       *[other] wählen
    } { $names } { $victim } aus. { $fate ->
        [murdered] Am Morgen ist { $victim } tot
       *[shield] { $owner ->
            [nobody] Ein Schild rettet { $victim }
           *[other] Der Schild, der { $owner } abgenommen wurde, rettet { $victim }
        }
    }
   *[other] Zweimal Verrat in einer Nacht: { $names } wählt { $victim } aus, { $rival } wählt { $spared }. Es gilt der Anschlag von { $names }, und { $fate ->
        [murdered] { $victim } ist tot
       *[shield] { $owner ->
            [nobody] ein Schild wehrt ihn ab
           *[other] der Schild, der { $owner } abgenommen wurde, wehrt ihn ab
        }
    }
}
# Murders of a lone Traitor in one round.
the_traitors-film-murders = { $count ->
    [2] Zwei Nächte, zwei Morde
    [3] Drei Nächte, drei Morde
   *[other] { $count } Nächte, { $count } Morde
}: { $name } wählt { $victims } aus
the_traitors-film-banished = { $role ->
    [traitor] { $name } wird wegen Verrats verbannt{ $count ->
        [0] { "" }
        [one] . { $names } hatte die Karte gesehen
       *[other] . { $names } hatten die Karte gesehen
    }{ $fellow_count ->
        [0] { "" }
       *[other] . Auch { $fellows } stimmt dafür, trotz eigenen Verrats
    }
   *[faithful] { $name } wird verbannt und war doch loyal{ $count ->
        [0] { "" }
       *[other] . Dafür: { $names }{ $others ->
            [0] { "" }
            [one] { " " }und noch jemand
           *[other] { " " }und { $others } andere
        }
    }
}
the_traitors-film-shared = { $role ->
    [traitor] Die Runde geht an die Verräter: { $count ->
        [one] { $share } Gold für { $names }
       *[other] je { $share } Gold für { $names }
    }
   *[faithful] Die Runde geht an die Loyalen: je { $share } Gold
}
# After the role of somebody.
the_traitors-film-fate = { $key ->
    [murdered] ermordet
    [shield] gerettet
    [banished] verbannt
   *[passed_over] verschont
}

## Turning points

the_traitors-turn-event_drawn = { $event ->
    [murder] { $seat } zieht einen Mord: Heute Nacht darf gemordet werden.
    [banishment] { $seat } zieht eine Verbannung: Jemand muss gehen.
   *[quiet_night] { "" }
}
the_traitors-turn-round_ended = { $reason ->
    [agreed] Alle wollen die Runde beenden.
   *[other] Die Runde ist vorbei.
} Noch da: { $survivor_seats }.

# What came of it, after the deed.
the_traitors-came-seat_murdered = { COUNT($by) ->
    [one] { $by } ermordet { $seat }
   *[other] { TOGETHER($by) } ermorden { $seat }
}{ $role ->
    [traitor] { " " }(Rolle: Verräter).
   *[faithful] { " " }(Rolle: loyal).
}
the_traitors-came-shield_used = { COUNT($by) ->
    [one] { $by } will { $seat } ermorden
   *[other] { TOGETHER($by) } wollen { $seat } ermorden
}, aber ein Schild hält.
the_traitors-came-seat_banished = { $seat } wird verbannt. Rolle: { $role ->
    [traitor] Verräter.
   *[faithful] loyal.
}
the_traitors-came-fund_shared = Die Runde geht an die { $role ->
    [traitor] Verräter
   *[faithful] Loyalen
}: { COUNT($sharing_seats) ->
    [one] { $share } Gold für { $sharing_seats }.
   *[other] je { $share } Gold für { TOGETHER($sharing_seats) }.
}
the_traitors-came-role_dealt = In der nächsten Runde zieht { $seat } den Verräter.
