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
# An army of a person who has two, in notes and after the match.
traitor-subject = { $name } (leger { $which })

## Op het bord

traitor-picture-which = leger { $which }
traitor-picture-points = { $count ->
    [one] punt
   *[other] punten
}
# What the next points bring.
traitor-picture-next = { $kind ->
    [draw] bij { $points } punten: { $number } kaarten trekken
    [look] bij { $points } punten: { $number } kaarten bekijken
   *[eliminated] bij { $points } punten: uitgeschakeld
}
# On the pile of an army, below its size: how many cards are face up, or it mustered and drew.
traitor-picture-of = { $up ->
    [0] van { $count }
   *[other] { $up } open
}
# How likely an army hides a Joker, by what everybody has seen.
traitor-picture-suspicion = { $share }%
# How many cards of any suit an army has drawn since.
traitor-picture-drawn = { $count } getrokken
# The pile from which points bring cards.
traitor-picture-pile = { $count ->
    [0] Trekstapel leeg
   *[other] Trekstapel: { $count }
}
# The signs on armies: how likely the Joker is there by what everybody saw, a card face down that all have seen, a dead card.
traitor-picture-legend = { $key ->
    [doubt] verdenking
    [proof] 3e kleur = bewijs
    [down] gedekt
    [drawn] getrokken
   *[out] dood
}
traitor-picture-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
traitor-picture-eliminated = { $reason ->
    [points] Uitgeschakeld door punten
   *[cards] Uitgeschakeld: geen kaart meer
}
traitor-picture-hides = { $jokers ->
    [one] In een van deze legers zit de joker
   *[other] In deze legers zitten twee jokers
}
traitor-picture-owner = Let op een derde kleur: loyalen houden er twee
# Below the name of somebody in a fight.
traitor-picture-fighter = { $which ->
    [0] { $side ->
        [accuser] klaagt aan
       *[target] aangeklaagd
    }
   *[other] { traitor-picture-which }
}
traitor-picture-reason = { $reason ->
    [special] De bijzondere kaart verslaat de zwarte aas
    [joker] De joker sterft en ontmaskert wie hem had
    [two] De twee vernietigt wat hem aanklaagt
   *[power] Kracht { $power } tegen { $target_power }
}
traitor-picture-power = { $equal ->
    [1] Gelijk: wie aanklaagt, wint
   *[0] { $dead ->
        [target] De aanklager is sterker
       *[accuser] De aangeklaagde is sterker
    }
}
# Between the card that killed the Joker and the name of its owner.
traitor-picture-killer = van
traitor-picture-goal = { $side ->
    [loyal] Loyalen winnen:
   *[traitor] { $jokers ->
        [one] Verrader wint:
       *[other] Verraders winnen:
    }
}
traitor-picture-aim = { $aim ->
    [one] 1 leger weg
   *[other] { $aim } legers weg
}
traitor-picture-jokers = { $jokers ->
    [one] joker + 3 kaarten
   *[other] + elk 3 kaarten
}
# Below what the loyal win by, once every Joker is dead.
traitor-picture-needed = { $traitors ->
    [one] { traitor-picture-cards } van { $name }
   *[other] { $count ->
        [one] 1 verraderskaart
       *[other] { $count } verraderskaarten
    }
}
traitor-picture-won = { $side ->
    [traitors] { $count ->
        [one] De verrader wint
       *[other] De verraders winnen
    }
   *[others] De loyale legers winnen
}

# The part of the board that can be looked at by itself, and its columns: cards of an army that everybody has seen.
traitor-zoom = { $key ->
   *[seen] Geziene kaarten
}
traitor-picture-column = { $key ->
    [army] in het leger
    [lost] verloren
   *[beaten] verslagen
}

## Op een hand

traitor-picture-traitor = { $which ->
    [0] { $jokers ->
        [one] Jij bent de verrader
       *[other] Jij bent een verrader
    }
   *[other] Je leger { $which } is de verrader
}
traitor-picture-loyal = Je bent loyaal
traitor-picture-fellow = De andere verrader: { $name }
# The goal of the loyal, once the Joker is dead.
traitor-picture-beat = Versla nog { $count } { $count ->
    [one] kaart
   *[other] kaarten
} van { $traitors ->
    [one] { $name }
   *[other] de verraders
}
# How likely it is, by what everybody has seen, that this seat holds a Joker.
# In short, with the reason: the largest army, or the suits that it has shown.
traitor-picture-suspected = Verdacht { $share }%: { $why ->
    [largest] de meeste opgesteld
   *[shown] { COUNT($suits) ->
        [0] niets getoond
        [1] alleen { NAME("traitor-suit-word", $suits) } getoond
        [2] { NAME("traitor-suit-word", $suits) } getoond
       *[other] { COUNT($suits) } kleuren getoond
    }
}
traitor-picture-received = { $name } gaf je een joker
traitor-picture-given = Een joker voor { $name }
traitor-picture-hand = { $which ->
    [0] Jouw hand
   *[other] Je leger { $which }, in de hand
}: { traitor-picture-cards }
traitor-picture-stay = in goud: { $stay } blijven · rood: houd er hoogstens 5
traitor-picture-kept = { $which ->
    [0] Je houdt { $count } van de { $all } kaarten
   *[other] Je leger { $which }: je houdt { $count } van de { $all } kaarten
}
traitor-picture-own = { $which ->
    [0] Je kaarten
   *[other] Je leger { $which }
}
traitor-picture-reward = { $count } { traitor-picture-points } · { $reward }
traitor-picture-none = { $which ->
    [0] Je hebt geen kaarten
   *[other] Je leger { $which } heeft geen kaarten
}
traitor-picture-out = Je bent uitgeschakeld
traitor-picture-peeked = Kaarten die je hebt bekeken
traitor-picture-powers = In de cirkel: de kracht, als die niet de rang is.
traitor-picture-numbers = In de hoek: het nummer van de kaart, zoals anderen het zien.
# Before the cards of the own army that everybody knows or has seen die.
traitor-picture-seen = Getoond:
# Below cards in an army, which have swords, or below a hand or black aces.
traitor-picture-special = { $swords ->
    [1] Met zwaarden: verslaat een zwarte aas die hij aanklaagt.
   *[0] Klaagt klaver 3, ruiten 8 of schoppenvrouw een zwarte aas aan, dan verliest de aas.
}

## Op de kaart van een rol

# Before the role.
traitor-picture-lead = { $side ->
    [loyal] Je bent
   *[traitor] { $which ->
        [0] { $jokers ->
            [one] Je bent de
           *[other] Je bent een
        }
       *[other] Je leger { $which } is de
    }
}
traitor-picture-role = { NAME("traitor-placing-side", $side) }
traitor-picture-fall = { $aim ->
    [one] Je wint als 1 ander leger valt
   *[other] Je wint als { $aim } andere legers vallen
}
# The goal of a traitor whose Joker is dead, in place of the other one.
traitor-picture-exposed = Ontmaskerd: nog { $count } { $jokers ->
    [one] { $count ->
        [one] kaart
       *[other] kaarten
    } en je verliest
   *[other] { $count ->
        [one] verraderskaart
       *[other] verraderskaarten
    } en jullie verliezen
}
traitor-picture-secret = { $jokers ->
    [one] Niemand mag je joker vinden
   *[other] Niemand mag jokers vinden
}
traitor-picture-with = Met jou: { $name }
traitor-picture-others-do = Klaag aan zoals alle anderen
traitor-picture-find = { $jokers ->
    [one] Vind en versla de joker
   *[other] Vind en versla beide jokers
}
traitor-picture-then = { $jokers ->
    [one] Daarna 3 verraderskaarten
   *[other] Daarna 3 kaarten per verrader
}
traitor-picture-lose = { $jokers ->
    [one] { $aim ->
        [one] De verrader wint als 1 leger valt
       *[other] De verrader wint als { $aim } legers vallen
    }
   *[other] De verraders winnen als { $aim } legers vallen
}

## Momenten

traitor-moment-heading = { $key ->
    [traitor_exposed] De joker valt
    [match_ended] De laatste slag
    [suits] Eén kleur te veel
   *[army_eliminated] Een leger valt
}
# After the name.
traitor-moment-exposed = is ontmaskerd!
# A deed of the one who is named: of a Joker whose owner was known before; of the last card. Then whose the Joker was.
traitor-moment-kills = verslaat de joker!
traitor-moment-strikes = verslaat { $name }!
traitor-moment-whose = Met { traitor-moment-card }; het was de joker van { $name }
traitor-moment-proved = is betrapt!
traitor-moment-eliminated = is uitgeschakeld
traitor-moment-why = { $reason ->
    [cards] { $out } van { $aim } legers weg{ $left ->
        [1] : het volgende kan het einde zijn
       *[other] { "" }
    }
   *[points] Te veel punten: { $number ->
        [one] 1 kaart gaat ongezien weg
       *[other] { $number } kaarten gaan ongezien weg
    }
}
# An army shows more suits than it could have, so its owner holds a Joker.
traitor-moment-suits = Meer kleuren dan loyalen kunnen hebben: { NAME("traitor-suit-word", $suits) }
traitor-moment-still = De joker is { $number ->
    [one] de laatste kaart van { $name }
   *[other] een van de { $number } kaarten van { $name }
}
traitor-moment-card = { $rank ->
    [joker] de joker
   *[other] { $suit ->
        [clubs] klaver
       *[other] { NAME("traitor-suit-word", $suit) }
    }{ $rank ->
        [J] boer
        [Q] vrouw
        [K] heer
        [A] aas
       *[other] { " " }{ $rank }
    }
}
traitor-moment-target-card = { $target_rank ->
    [joker] de joker
   *[other] { $target_suit ->
        [clubs] klaver
       *[other] { NAME("traitor-suit-word", $target_suit) }
    }{ $target_rank ->
        [J] boer
        [Q] vrouw
        [K] heer
        [A] aas
       *[other] { " " }{ $target_rank }
    }
}
traitor-moment-fight = { $name }: { traitor-moment-card } verslaat { $dead }{ $tie ->
    [1] { " " }bij gelijke kracht
   *[0] { "" }
}
traitor-moment-points = { $name } heeft nu { traitor-alt-points }
# The newest kill after the fall of the Joker, and how many cards are still needed.
traitor-moment-newest = { $name } verslaat { $card } · nog { $number }
# An exposed traitor.
traitor-moment-left = { $name } heeft nog { traitor-picture-cards }
traitor-moment-needed = { $number ->
    [one] Nu nog 1 verraderskaart te gaan
   *[other] Nu nog { $number } verraderskaarten te gaan
}

## In plaats van het bord

traitor-alt-status = { $waiting } (ronde { $round }: { NAME("traitor-phase", $phase) }).
traitor-alt-then = Traitor, ronde { $round }: { NAME("traitor-phase", $phase) }.
traitor-alt-over = Traitor, afgelopen in ronde { $round }. { $won }: { $winners }.
traitor-alt-fight = Laatste aanklacht: { $name } { $card } tegen { $target_name } { $target_card }; { $dead ->
    [target] { $target_card } is dood
   *[accuser] { $card } is dood
}. { $why }.
traitor-alt-pile = Middenstapel { $count }.
traitor-alt-aim = Legers uitgeschakeld: { $count }; bij { $aim } { $jokers ->
    [one] wint de verrader
   *[other] winnen de verraders
}.
traitor-alt-jokers = { $count } van { $jokers } jokers dood.
traitor-alt-needed = { $count ->
    [one] Nog { $count } verraderskaart moet sterven.
   *[other] Nog { $count } verraderskaarten moeten sterven.
}
traitor-alt-part = { $part } (ronde { $round }).
traitor-alt-points = { $count } { traitor-picture-points }
traitor-alt-accused = { $count ->
    [one] één keer aangeklaagd
   *[other] in totaal { $count } keer aangeklaagd
}
# With how great it was before a round that changed it much.
traitor-alt-suspected = verdenking { $share }%{ $changed ->
    [0] { "" }
   *[other] , eerst { $before }%
}
traitor-alt-traitor = verrader
traitor-alt-turn = aan de beurt
traitor-alt-eliminated = uitgeschakeld
traitor-alt-in-hand = { traitor-picture-cards } in de hand
# Cards that all have seen and that lie face down again: in their slots, or nobody knows where.
traitor-alt-remembered = weer gedekt { $cards }
traitor-alt-hidden = gedekt daarbij { $cards }
# The suits that all have seen of an army, each with the number of its cards.
traitor-alt-shown = getoond { $suits }
traitor-alt-up = open { $cards }
traitor-alt-down = { $count } gedekt, { $mustered } opgesteld
# One more suit would give the army away.
traitor-alt-provable = een derde kleur zou bewijs zijn
traitor-alt-lost = verloren { $cards }
traitor-alt-cards = { traitor-picture-cards }, { $up } open

## In plaats van een hand

traitor-alt-owner = { $name }, ronde { $round }.
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
traitor-alt-known = Gedekt, maar bij allen bekend: { $cards }.
traitor-alt-at = nr. { $slot }: { $card }
traitor-alt-somewhere = ergens: { $card }
traitor-alt-peeked = Je hebt bekeken: { $cards }.

## Het verslag van de aanklachten

traitor-votes = Aanklachten
traitor-votes-outcome = { $how ->
    [joker] de joker valt
    [target] kaart sterft
   *[accuser] houdt stand
}
traitor-votes-told = { $how ->
    [joker] { traitor-who } raakt de joker van { traitor-target-who }
    [target] { traitor-who } verslaat { traitor-target-who }
   *[accuser] { traitor-who } loopt stuk op { traitor-target-who }
}
traitor-votes-fallen = { $how ->
    [exposed] { traitor-who } is als verrader ontmaskerd!
   *[eliminated] { traitor-who } is uitgeschakeld.
}
