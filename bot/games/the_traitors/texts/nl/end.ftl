## The headline of the end

the_traitors-headline = { $rounds ->
    [1] { $side_won ->
        [traitor] De verraders winnen: { $names }
        [faithful] De getrouwen winnen: { $names }
       *[none] { $usual }
    }
   *[other] { $usual }
}

# Whoever is out is told so with the end, too.
the_traitors-end-out = { $key ->
    [seat_murdered] **Je bent ’s nachts vermoord.**
   *[seat_banished] **Je bent verbannen:** { $against } van de { $votes } stemmen waren tegen jou.
}{ $gold ->
    [0] { "" }
   *[other] { " " }Je { $gold } goud ging in de pot.
}

## On the picture of the end

# A title for somebody, after the name; nobody else has it. Then how well they voted.
the_traitors-end-title = { $key ->
    [got_away] Kwam ermee weg
    [took] Nam alles mee
    [friend] Stak een vriend neer
    [saved] Negen levens
    [witness] Zag de kaart
    [nose] De speurneus
    [blind] Zo blind als een mol
    [turned] Kon geen nee zeggen
    [caught] Op heterdaad betrapt
    [scapegoat] De zondebok
    [breakfast] Miste het ontbijt
    [early] Al voor het ontbijt eruit
   *[stayed] Hoort bij het meubilair
}
the_traitors-end-votes = { $right } van { $votes ->
    [one] 1 stem
   *[other] de { $votes } stemmen
} raak
the_traitors-end-roles = Rollen, ronde na ronde
# In place of the Gold of somebody who was out.
the_traitors-end-fate = { $key ->
    [murdered] dood
   *[banished] weg
}

## Short sentences on what decided the match

the_traitors-end-round_told = { the_traitors-story-round_told }

## The film of the betrayal

the_traitors-film-deed = { $key ->
    [recruited] { $name } neemt stiekem de verraderskaart aan{ $names ->
        [nobody] { "" }
       *[other] { " " }en is nu ook een verrader
    }
   *[dealt] { $name } krijgt de rol van verrader en zegt niets
}
# Two Traitors can name two victims, but only one attempt counts.
the_traitors-film-murder = { $others ->
    [0] ’s Nachts { $count ->
        [one] wijst
       *[other] wijzen
    } { $names } { $victim } aan. { $fate ->
        [murdered] ’s Ochtends is { $victim } dood
       *[shield] { $owner ->
            [nobody] Een schild redt { $victim }
           *[other] Het schild dat van { $owner } is afgepakt, redt { $victim }
        }
    }
   *[other] Twee verraders slaan toe. { $names } wijst { $victim } aan, { $rival } wijst { $spared } aan. De aanslag van { $names } telt, en { $fate ->
        [murdered] { $victim } is dood
       *[shield] { $owner ->
            [nobody] een schild houdt hem tegen
           *[other] het schild dat van { $owner } is afgepakt, houdt hem tegen
        }
    }
}
# Murders of a lone Traitor in one round.
the_traitors-film-murders = { $count ->
    [2] Twee nachten, twee moorden
    [3] Drie nachten, drie moorden
   *[other] { $count } nachten, { $count } moorden
}: { $name } wijst { $victims } aan
the_traitors-film-banished = { $role ->
    [traitor] { $name }, een verrader, wordt verbannen{ $count ->
        [0] { "" }
        [one] . { $names } had de kaart gezien
       *[other] . { $names } hadden de kaart gezien
    }{ $fellow_count ->
        [0] { "" }
       *[other] . { $fellows }, ook een verrader, stemde ervoor
    }
   *[faithful] { $name } wordt verbannen en was toch getrouw{ $count ->
        [0] { "" }
       *[other] . Vóór: { $names }{ $others ->
            [0] { "" }
            [one] { " " }en nog iemand
           *[other] { " " }en nog { $others } anderen
        }
    }
}
the_traitors-film-shared = { $role ->
    [traitor] De ronde is voor de verraders: { $count ->
        [one] { $share } goud voor { $names }
       *[other] elk { $share } goud voor { $names }
    }
   *[faithful] De ronde is voor de getrouwen: elk { $share } goud
}
# After the role of somebody.
the_traitors-film-fate = { $key ->
    [murdered] vermoord
    [shield] gered
    [banished] verbannen
   *[passed_over] gespaard
}

## Turning points

the_traitors-turn-event_drawn = { $event ->
    [murder] { $seat } trekt een moord: vannacht mag er gedood worden.
    [banishment] { $seat } trekt een verbanning: iemand moet weg.
   *[quiet_night] { "" }
}
the_traitors-turn-round_ended = { $reason ->
    [agreed] Iedereen wil de ronde beëindigen.
   *[other] De ronde is voorbij.
} Nog over: { $survivor_seats }.

# What came of it, after the deed.
the_traitors-came-seat_murdered = { COUNT($by) ->
    [one] { $by } vermoordt { $seat }
   *[other] { TOGETHER($by) } vermoorden { $seat }
}{ $role ->
    [traitor] , ook een verrader.
   *[faithful] , een getrouwe.
}
the_traitors-came-shield_used = { COUNT($by) ->
    [one] { $by } wil { $seat } vermoorden
   *[other] { TOGETHER($by) } willen { $seat } vermoorden
}, maar een schild houdt stand.
the_traitors-came-seat_banished = { $seat } wordt verbannen: { $role ->
    [traitor] een verrader.
   *[faithful] een getrouwe.
}
the_traitors-came-fund_shared = De ronde is voor de { $role ->
    [traitor] verraders
   *[faithful] getrouwen
}: { COUNT($sharing_seats) ->
    [one] { $share } goud voor { $sharing_seats }.
   *[other] elk { $share } goud voor { TOGETHER($sharing_seats) }.
}
the_traitors-came-role_dealt = In de volgende ronde is { $seat } de verrader.
