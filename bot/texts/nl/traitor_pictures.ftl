### Wat er op de afbeeldingen van Traitor staat, en wat ze zeggen tegen wie ze niet kan zien.

## Namen

traitor-rank = { $key ->
    [J] B
    [Q] V
    [K] H
   *[other] { $key }
}
traitor-title = { $key ->
    [disciple] Leerling
    [spy] Spion
    [guardian] Wachter
    [expert] Expert
    [god] God
   *[inanimate_object] Levenloos ding
}
traitor-army = { $which ->
    [0] { $name }
   *[other] { $name } (leger { $which })
}

## Op het bord

traitor-picture-which = leger { $which }
traitor-picture-army = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} · { $title }
traitor-picture-eliminated = { $reason ->
    [points] Uitgeschakeld door punten
   *[cards] Uitgeschakeld: geen kaart meer
}
traitor-picture-no-fight = Nog geen aanklacht
traitor-picture-reason = { $reason ->
    [special] De bijzondere kaart verslaat de zwarte aas
    [joker] De joker sterft: een verrader is ontmaskerd
    [two] De twee vernietigt wat hem aanklaagt
   *[power] Kracht { $power } tegen { $target_power }
}
traitor-picture-pile = middenstapel
traitor-picture-aim = uitgeschakeld
traitor-picture-jokers = { $count ->
    [one] joker dood
   *[other] jokers dood
}
traitor-picture-needed = { $count ->
    [one] kaart te gaan
   *[other] kaarten te gaan
}
traitor-picture-won = { $side ->
    [traitors] { $count ->
        [one] De verrader wint
       *[other] De verraders winnen
    }
   *[others] De anderen winnen
}

## Op een hand

traitor-picture-traitor = { $which ->
    [0] { $jokers ->
        [one] Jij bent de verrader
       *[other] Jij bent een verrader
    }
   *[other] Je leger { $which } is de verrader
}
traitor-picture-fellow = De andere verrader: { $name }
traitor-picture-received = { $name } gaf je een joker
traitor-picture-given = Een joker voor { $name }
traitor-picture-hand = { $which ->
    [0] Jouw hand
   *[other] Je leger { $which }, in de hand
}: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
traitor-picture-kept = { $which ->
    [0] Je houdt { $count } van de { $all } kaarten
   *[other] Je leger { $which }: je houdt { $count } van de { $all } kaarten
}
traitor-picture-own = { $which ->
    [0] { $face ->
        [up] Open, voor iedereen te zien
       *[down] Gedekt, alleen bij jou bekend
    }
   *[other] Je leger { $which }, { $face ->
        [up] open, voor iedereen te zien
       *[down] gedekt, alleen bij jou bekend
    }
}
traitor-picture-none = { $which ->
    [0] Je hebt geen kaarten
   *[other] Je leger { $which } heeft geen kaarten
}
traitor-picture-out = Je bent uitgeschakeld
traitor-picture-peeked = Kaarten die je hebt bekeken
traitor-picture-powers = In de cirkel: de kracht van de kaart.
traitor-picture-special = Klaver 3, ruiten 8 en schoppenvrouw verslaan een zwarte aas die ze aanklagen.

## In plaats van het bord

traitor-alt-status = { $round ->
    [0] Traitor, voor ronde 1: { NAME("traitor-phase", $phase) }.
   *[other] Traitor, ronde { $round }: { NAME("traitor-phase", $phase) }.
}
traitor-alt-over = Traitor, afgelopen in ronde { $round }. { $won }: { $winners }.
traitor-alt-fight = Laatste aanklacht: { $name } nr. { $slot } { $card } tegen { $target_name } nr. { $target_slot } { $target_card }; { $dead ->
    [target] { $target_card } is dood
   *[accuser] { $card } is dood
}. { $why }.
traitor-alt-pile = Middenstapel { $count }.
traitor-alt-aim = { $count } van { $aim } legers uitgeschakeld.
traitor-alt-jokers = { $count } van { $jokers } jokers dood.
traitor-alt-needed = { $count ->
    [one] Nog { $count } kaart van de verraders moet sterven.
   *[other] Nog { $count } kaarten van de verraders moeten sterven.
}
traitor-alt-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
traitor-alt-traitor = verrader
traitor-alt-turn = aan de beurt
traitor-alt-eliminated = uitgeschakeld
traitor-alt-in-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
traitor-alt-down = gedekt { $slots }
traitor-alt-down-number = { $count } gedekt
traitor-alt-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, { $up } open

## In plaats van een hand

traitor-alt-owner = { $round ->
    [0] { $name }, voor ronde 1.
   *[other] { $name }, ronde { $round }.
}
traitor-alt-hand = { $which ->
    [0] Jouw hand
   *[other] Je leger { $which }, in de hand
}, met kracht: { $cards }.
traitor-alt-kept = { $count ->
    [0] Je houdt geen kaarten.
   *[other] Je houdt { $count }: { $cards }.
}
traitor-alt-own = { $which ->
    [0] Je kaarten
   *[other] Je leger { $which },
} { $face ->
    [up] open
   *[down] gedekt
}, per nummer met kracht: { $cards }.
traitor-alt-peeked = Je hebt bekeken: { $cards }.
