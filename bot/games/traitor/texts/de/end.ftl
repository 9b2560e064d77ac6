## The headline of the end

traitor-headline = { $side_won ->
    [traitor] { $number ->
        [one] Der Verräter kommt davon: { $names } gewinnt
       *[other] Die Verräter kommen davon: { $names } gewinnen
    }
    [loyal] { $beaten_number ->
        [one] Die Jagd ist aus: Verräter war { $beaten }, die Loyalen gewinnen
       *[other] Die Jagd ist aus: Verräter waren { $beaten }, die Loyalen gewinnen
    }
   *[none] { $usual }
}

# The scores of a side; a trophy stands before those of the winners.
traitor-standing-side = { $side ->
    [traitor] { $number ->
        [one] Verräter
       *[other] Verräter
    }
   *[loyal] Loyale
}{ $won ->
    [true] { "" }
   *[false] , verloren
}: { $names }
# Before the own score.
traitor-own-lose = Du verlierst: Es zählt die Seite, nicht die Punktzahl

## Short sentences on what decided the match

traitor-end-joker_fate = { $found_round ->
    [0] { traitor-who } hatte den Joker: { $fate ->
        [accused] { traitor-by-who } schlug ihn in Runde { $fate_round }
        [points] Er ging in Runde { $fate_round } verloren, zu viele Punkte
       *[standing] Niemand schlug ihn
    }
   *[other] { $found_seat } überführte { traitor-who } in Runde { $found_round }, { $fate ->
        [accused] { traitor-by-who } schlug den Joker in Runde { $fate_round }
        [points] der Joker ging in Runde { $fate_round } verloren, zu viele Punkte
       *[standing] den Joker schlug niemand
    }
}.
# Whose card killed a traitor’s, and which.
traitor-killer = { $seat } ({ traitor-moment-card })
traitor-end-aim_reached = { $side ->
    [traitors] Ausgeschieden: { $out_seats }.
   *[others] { $number ->
        [0] { "" }
        [one] Die letzte Verräterkarte fiel an { EACH("traitor-killer", "seat rank suit", $by_seats, $ranks, $suits) }.
       *[other] Die letzten { $number } Verräterkarten fielen an { EACH("traitor-killer", "seat rank suit", $by_seats, $ranks, $suits) }.
    }
}

## The film of the betrayal

traitor-film-deed = { $key ->
    [gives] { $name } gibt { $other } heimlich einen Joker
    [meet] Zwei auf der Verräterseite erfahren voneinander: { $name } und { $other }
   *[holds] { $number ->
        [one] { $name } bekommt den Joker und ist damit der Verräter
       *[other] { $name } hat einen Joker und gehört damit zur Verräterseite
    }
}
traitor-film-looks = { $name } sieht sich heimlich eine Karte von { $other } an: { $card }
# A card that beats another one.
traitor-film-beats = { $card } schlägt { $dead }{ $tie ->
    [1] { " " }bei Gleichstand
   *[0] { "" }
}
traitor-film-strikes = { $key ->
    [masked] Hinter der Maske tötet { $name } eine Karte von { $other }: { $card } schlägt { $dead }
    [open] { $name } ist aufgeflogen und schlägt zurück gegen { $other }: { traitor-film-beats }
    [friends] Freund gegen Freund: { $name } tötet eine Karte von { $other }, und beide sind loyal
    [blind] { $name } trifft { $other } und ahnt nichts vom Verrat: { traitor-film-beats }
    [hunt] { $name } jagt { $other }: { traitor-film-beats }
   *[fails] { $name } greift { $other } an und verliert: { $card } unterliegt { $dead }
}
traitor-film-several = { $key ->
    [blind] { $number } blinde Treffer gegen { $other }, und niemand ahnt es
    [hunt] Die Jagd auf { $other }: { $number } weitere Karten fallen
    [friends] Freund gegen Freund: Die Loyalen töten { $number } ihrer eigenen Karten
    [masked] Hinter der Maske tötet { $name } { $number } Karten in Folge
   *[open] { $name } ist aufgeflogen und tötet { $number } Karten in Folge
}
# Somebody who was loyal, and lost so many cards when others who were accused them.
traitor-film-scapegoat = Loyal und doch gejagt: Anklagen der eigenen Seite haben { $name } bis dahin { $number } Karten gekostet
# The strongest suspicion of somebody loyal in the whole match, and that of a traitor then.
traitor-film-suspected = Am verdächtigsten ist { $name }, obwohl loyal: { $share } %. Nur { $other } % fallen auf { $traitor } mit dem Joker
traitor-film-fallen = { $key ->
    [exposed] Der Joker fällt durch { $by }: { $name } ist entlarvt
    [suits] Eine Farbe zu viel: { $name } fliegt auf, im Kampf mit { $by }
    [points] { $name } scheidet aus: zu viele Punkte
   *[cards] { $name } scheidet aus: Die letzte Karte fällt durch { $by }
}
# By how much: armies out of those that the traitor needs, or cards that the loyal still needed.
traitor-film-result = { $names } { $number ->
    [one] war der Verräter
   *[other] waren die Verräter
}{ $side ->
    [traitors] { $number ->
        [one] { " " }und kommt
       *[other] { " " }und kommen
    } davon: { traitor-picture-aim }, { $needed ->
        [0] ein Joker am Leben
        [one] und 1 Karte fehlte den Loyalen
       *[other] und { $needed } Karten fehlten den Loyalen
    }
   *[others] , und die Loyalen gewinnen{ $out ->
        [0] , noch bevor eine loyale Armee ausscheidet
       *[other] { " " }bei { $out } von { $aim } ausgeschiedenen loyalen Armeen
    }
}
# Below the picture of suspicions.
traitor-knew = -# Der Verdacht, wie ihn das Spielbrett allen zeigte: am Ende jeder Runde oder kurz bevor die Wahrheit ans Licht kam.
traitor-knew-scale = Wie wahrscheinlich dort der Joker steckt, in %
