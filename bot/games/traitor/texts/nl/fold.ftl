### Traitor: what has happened, in the short lines of the channel.

traitor-fold-card = { traitor-card }{ $rank ->
    [joker] { "" }
   *[other] { " " }({ $power })
}
traitor-fold-target-card = { traitor-target-card }{ $target_rank ->
    [joker] { "" }
   *[other] { " " }({ $target_power })
}
traitor-fold-at = { $known ->
    [up] een open kaart van { traitor-target-who }
    [remembered] een bekende kaart van { traitor-target-who }
   *[other] { traitor-target-who }
}
# An accusation, by how it went: the accuser wins (easily, clearly, just, at a tie), or loses (by 1, by more, a weak card).
traitor-fight-joker = **{ traitor-who } verslaat de joker van { traitor-target-who }** met { traitor-card }
traitor-fight-special = { traitor-who } velt een zwarte aas van { traitor-target-who }: { traitor-card } verslaat { traitor-target-card }
traitor-fight-two = { traitor-who } verliest { traitor-fold-card } aan een sterke twee van { traitor-target-who }: { traitor-target-card }
traitor-fight-easy = { traitor-who } overrompelt { traitor-fold-at }: { traitor-fold-card } boven { traitor-fold-target-card }
traitor-fight-clear = { traitor-who } verslaat { traitor-fold-at }: { traitor-fold-card } boven { traitor-fold-target-card }
traitor-fight-narrow = { traitor-who } verslaat op het nippertje { traitor-fold-at }: { traitor-fold-card } boven { traitor-fold-target-card }
traitor-fight-tie = { traitor-who } verslaat { traitor-target-card } van { traitor-target-who } met { traitor-card } (allebei { $power }: bij gelijke kracht wint wie aanklaagt)
traitor-fight-short = { traitor-who } komt net tekort tegen { traitor-fold-at }: { traitor-fold-card } onder { traitor-fold-target-card }
traitor-fight-failed = { traitor-who } loopt stuk op { traitor-fold-at }: { traitor-fold-card } onder { traitor-fold-target-card }
traitor-fight-wasted = { traitor-who } verspilt een kaart aan { traitor-fold-at }: { traitor-fold-card } onder { traitor-fold-target-card }
# An accusation as its accuser, and as the accused, is told.
traitor-fight-mine = { $dead ->
    [target] Je verslaat { $target_rank ->
        [joker] de joker
       *[other] { traitor-fold-target-card }
    } van { traitor-target-who } met { traitor-fold-card }
   *[accuser] **Je verliest { traitor-fold-card }** aan { traitor-fold-target-card } van { traitor-target-who }
}
traitor-fight-yours = { $dead ->
    [target] **Je verliest { $target_rank ->
        [joker] je joker
       *[other] { traitor-fold-target-card }
    }** aan { traitor-fold-card } van { traitor-who }
   *[accuser] Jouw { traitor-fold-target-card } verslaat { traitor-fold-card } van { traitor-who }
}
traitor-fold-proved = **{ traitor-head-proved }**
# In the channel, whose headline says who the traitor is.
traitor-fold-strays = **een kleur te veel!**
# The suits that an army has shown by now, of which one is new.
traitor-fold-shows = **{ $own ->
    [1] jij toont
   *[0] { $who } toont
} { NAME("traitor-suit", $suits) }**
traitor-fold-army_eliminated = **{ traitor-who } ligt eruit:** { $reason ->
    [cards] geen kaart meer
   *[points] te veel punten
}
traitor-fold-cards_drawn = { traitor-who } trekt { $number ->
    [0] niets voor { $points } punten: de stapel is leeg
    [one] 1 kaart voor { $points } punten
   *[other] { $number } kaarten voor { $points } punten
}
traitor-fold-look_earned = { traitor-who } heeft { $points } punten: een geheime blik op { $number ->
    [0] niets, geen kaart ligt gedekt
    [one] 1 kaart
   *[other] { $number } kaarten
}
traitor-fold-card_looked_at = { traitor-who } bekijkt nr. { $target_slot } van { traitor-target-who }
traitor-fold-traitor_revealed = { traitor-who } had de joker
traitor-fold-goal-turn = **Wie aan de beurt is,** klaagt met een eigen kaart een kaart van een ander aan: beide gaan open en de zwakste sterft. Bij gelijke kracht sterft de aangeklaagde. ♣ en ♠ tellen 1 meer.
traitor-fold-goal-traitor = { $jokers ->
    [one] **De verrader** heeft de joker en wint als { $seats ->
        [2] beide legers van de andere speler zijn uitgeschakeld.
       *[other] { $aim ->
            [one] 1 ander leger is uitgeschakeld, door wie dan ook.
           *[other] { $aim } andere legers zijn uitgeschakeld, door wie dan ook.
        }
    }
   *[other] **De verraders** hebben de jokers en winnen als { $aim } andere legers zijn uitgeschakeld, door wie dan ook.
}
traitor-fold-goal-loyal = { $jokers ->
    [one] **De loyalen**, alle anderen dus, winnen samen: eerst de joker verslaan, dan nog 3 verraderskaarten.
   *[other] **De loyalen**, alle anderen dus, winnen samen: eerst beide jokers verslaan, dan nog 3 kaarten van elke verrader.
}
traitor-fold-goal-points = **Elke treffer is een punt:** bij 3 punten trekt een leger 2 kaarten, bij 6 nog 3, bij 10 nog 5. Punten alleen winnen niet.
traitor-fold-goal-suspicion = **De verdenking**, de rode balk, is de kans dat een leger de joker verbergt: ♣ naast ♠ of veel kaarten verhogen die, meer van dezelfde twee kleuren verlagen die.
traitor-fold-goal-proof = **Een derde kleur is het bewijs** tot een leger kaarten trekt: loyalen houden twee kleuren, een verrader elke ♣ en ♠ en tot 5 rode kaarten.
traitor-fold-goal-out = **Wie is uitgeschakeld,** wint of verliest nog steeds met de eigen kant.
traitor-fold-goal-joker = { $jokers ->
    [one] **Een aangeklaagde joker sterft altijd.** Met nog 3 kaarten van zijn leger winnen de loyalen.
   *[other] **Een aangeklaagde joker sterft altijd.** Met beide en nog 3 kaarten van elk van hun legers winnen de loyalen.
}
# From 5 players on.
traitor-fold-goal-decks = Twee spellen kaarten: elke kaart behalve een joker is er dubbel.
# Below a small army, with which the traitor may win.
traitor-fold-elsewhere = Denk je dat het loyaal is, sla dan ergens anders toe.
# To a loyal seat that chooses, once a traitor is found out.
traitor-fold-strike = Sla toe bij { $who }: { $unseen ->
    [0] alleen de joker is over
    [one] de laatste nooit getoonde kaart is de joker
   *[other] 1 van { $unseen } nooit getoonde kaarten is de joker
}
traitor-fold-race = { $jokers ->
    [one] Verrader
   *[other] Verraders
}: **{ $out } van { $aim }** legers weg · Loyalen: nog **{ $needed ->
    [0] { $jokers ->
        [one] de joker en 3 kaarten
       *[other] { $dead ->
            [0] beide jokers
           *[other] één joker
        }
    }
    [one] 1 verraderskaart
   *[other] { $needed } verraderskaarten
}** te gaan
traitor-fold-standings = -# Punten: { $rows }
# In the place of a row, if all stand alike.
traitor-fold-each = { $key ->
    [share] elk { $number }%
   *[points] elk { $number }
}
# How likely each army hides a Joker, by what everybody has seen.
traitor-fold-suspicion = Verdenking: { $rows }
traitor-fold-suspected = { $name } { $share }%
# To a seat that chooses its card: face-up cards of others, and the weakest of its own that beats each.
traitor-fold-sure = Zekere punten: { $rows }
traitor-fold-sure-by = **{ traitor-fold-card }** verslaat { $fallen } van { $who }
# In the channel, while the one in turn is asked.
traitor-fold-decides = **{ traitor-who } beslist: { traitor-card } dekken of open laten?**
# To a traitor who chooses whom to accuse.
traitor-fold-prey = { $key ->
    [exposed] **Je bent ontmaskerd:** nog { $needed ->
        [one] 1 verraderskaart
       *[other] { $needed } verraderskaarten
    } en de loyalen winnen.{ " " }
    [known] **Je bent betrapt:** iedereen jaagt op je joker.{ " " }
    [top] **De meeste verdenking rust op jou, { $share }%.**{ " " }
    [hidden] Verdenking op jou: { $share }%.{ " " }
   *[alone] { "" }
}Nog { $left ->
    [one] 1 leger moet
   *[other] { $left } legers moeten
} eruit. Kleinste: { $rows }
traitor-fold-prey-army = { $name } { $number }

## The headline of a round

traitor-head-mustered = De legers staan. { $jokers ->
    [one] In een ervan zit de joker.
   *[other] Er zitten twee jokers tussen.
}
traitor-head-match_ended = { $hit ->
    [0] De jacht is voorbij
   *[1] De beslissende kaart valt
}
traitor-head-traitor_exposed = { traitor-who } valt door de mand: de joker!
traitor-head-proved = { $proved ->
    [accuser] Te veel kleuren: { traitor-who } { $jokers ->
        [one] is de verrader
       *[other] is een verrader
    }!
    [target] Te veel kleuren: { traitor-target-who } { $jokers ->
        [one] is de verrader
       *[other] is een verrader
    }!
   *[both] Te veel kleuren: { traitor-who } en { traitor-target-who } zijn verraders!
}
traitor-head-army_eliminated = { $reason ->
    [cards] De laatste kaart van { traitor-who } valt
   *[points] { traitor-who } heeft te veel buit
}{ $last ->
    [1] : nog één loyaal leger, en de verrader wint
   *[0] { "" }
}
traitor-head-hunted = { $again ->
    [0] { $who }, deze ronde { $number } keer aangeklaagd, en nog steeds geen joker
   *[1] Weer { $who }: { $number } aanklachten, nog { $left ->
        [one] één kaart
       *[other] { $left } kaarten
    }
}
# A suspicion that has changed much in a round, and who showed or exposed one suit more.
traitor-head-change = { $key ->
    [exposed] { $by } legt een { $number ->
        [4] vierde
       *[other] derde
    } kleur bloot: { $share }% op { $who }
    [shown] { $who } laat een { $number ->
        [4] vierde
       *[other] derde
    } kleur zien: { $share }% verdenking
    [rises] { $who } onder verdenking: van { $before }% naar { $share }%
    [gathers] De verdenking tegen { $who } groeit: { $share }%, eerst { $before }%
   *[falls] { $who } haalt adem: de verdenking zakt van { $before }% naar { $share }%
}
traitor-head-ace = { $dead ->
    [target] { traitor-who } velt { traitor-target-card } van { traitor-target-who } met { traitor-card }
   *[accuser] { traitor-who } verliest { traitor-card } aan { traitor-target-card } van { traitor-target-who }
}
traitor-head-down = { $who } heeft nog maar { $number ->
    [one] één kaart
   *[other] { $number } kaarten
}: bijna een leger minder
# The traitors lack but an army, and this has fewest cards.
traitor-head-decides = { $who } heeft nog { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
}: is dit leger loyaal en valt het, dan { $jokers ->
    [one] wint de verrader
   *[other] winnen de verraders
}
# A small army that draws new cards for its points.
traitor-head-saved = { traitor-who } had nog maar { $left ->
    [one] één kaart
   *[other] { $left } kaarten
} en trekt er { $number } bij
# No army is left that one more suit would convict.
traitor-head-drawn = Alle legers hebben kaarten getrokken: een derde kleur alleen bewijst niets meer
# An army that has been accused most often in the whole match, and how many cards it has left.
traitor-head-worn = { $who }, al { $number } keer aangeklaagd: nog { $left ->
    [one] één kaart
   *[other] { $left } kaarten
}
# A round in which nothing fell but cards: who gained most, or lost most.
traitor-head-quiet = { $key ->
    [level] Gelijk op: niemand loopt uit
    [gained] { $who } wint het meest: { $number } punten, en de joker blijft verborgen
    [all] Klappen naar alle kanten: geen leger lijdt het meest
   *[lost] { $who } betaalt het meest: { $number } kaarten kwijt, nog { $left } over
}
traitor-head-known = { $hits ->
    [0] Jacht op { $who }: de joker is { $unseen ->
        [0] de enige kaart die overblijft
        [one] de laatste nooit getoonde kaart
       *[other] een van { $unseen } nooit getoonde kaarten
    }
    [one] { $who } verliest een kaart, en nog steeds geen joker: nog { $left } over
   *[other] { $who } verliest { $hits } kaarten, en nog steeds geen joker: nog { $left } over
}
traitor-head-needed = { $fallen ->
    [0] { "" }
    [one] De joker is dood!{ " " }
   *[other] Beide jokers zijn dood!{ " " }
}Nog { $needed ->
    [one] één kaart
   *[other] { $needed } kaarten
} van { $who ->
    [none] de verraders
   *[other] { $who }
}, en de loyalen winnen
traitor-head-suspicion = { $why ->
    [largest] { $who } stelde het grootste leger op: { $share }% verdenking
   *[other] Alle ogen op { $who }: { $share }% verdenking
}
traitor-head-suspect = { $who } { $number ->
    [one] heeft
   *[other] hebben
} ♣ en ♠ getoond: precies wat { $jokers ->
    [one] de verrader
   *[other] een verrader
} moet houden
