## The headline of the end

traitor-headline = { $side_won ->
    [traitor] { $number ->
        [one] De verrader komt ermee weg: { $names } wint
       *[other] De verraders komen ermee weg: { $names } winnen
    }
    [loyal] { $beaten_number ->
        [one] De jacht is voorbij: { $beaten } was de verrader, de loyalen winnen
       *[other] De jacht is voorbij: { $beaten } waren de verraders, de loyalen winnen
    }
   *[none] { $usual }
}

# The scores of a side; a trophy stands before those of the winners.
traitor-standing-side = { $side ->
    [traitor] { $number ->
        [one] Verrader
       *[other] Verraders
    }
   *[loyal] Loyalen
}{ $won ->
    [true] { "" }
   *[false] , verloren
}: { $names }
# Before the own score.
traitor-own-lose = Je verliest: je kant telt, niet je punten

## Short sentences on what decided the match

traitor-end-joker_fate = { $found_round ->
    [0] { traitor-who } had de joker: { $fate ->
        [accused] { traitor-by-who } versloeg hem in ronde { $fate_round }
        [points] hij verdween in ronde { $fate_round } door te veel punten
       *[standing] niemand versloeg hem
    }
   *[other] { $found_seat } betrapte { traitor-who } in ronde { $found_round }, { $fate ->
        [accused] { traitor-by-who } versloeg de joker in ronde { $fate_round }
        [points] de joker verdween in ronde { $fate_round } door te veel punten
       *[standing] maar niemand versloeg de joker
    }
}.
# Whose card killed a traitor’s, and which.
traitor-killer = { $seat } ({ traitor-moment-card })
traitor-end-aim_reached = { $side ->
    [traitors] Uitgeschakeld: { $out_seats }.
   *[others] { $number ->
        [0] { "" }
        [one] De laatste verraderskaart viel door { EACH("traitor-killer", "seat rank suit", $by_seats, $ranks, $suits) }.
       *[other] De laatste { $number } verraderskaarten vielen door { EACH("traitor-killer", "seat rank suit", $by_seats, $ranks, $suits) }.
    }
}

## The film of the betrayal

traitor-film-deed = { $key ->
    [gives] { $name } geeft { $other } stiekem een joker
    [meet] Twee verraders leren elkaar kennen: { $name } en { $other }
   *[holds] { $number ->
        [one] { $name } krijgt de joker en is dus de verrader
       *[other] { $name } heeft een joker en is dus een verrader
    }
}
traitor-film-looks = { $name } bekijkt stiekem een kaart van { $other }: { $card }
# A card that beats another one.
traitor-film-beats = { $card } verslaat { $dead }{ $tie ->
    [1] { " " }bij gelijke kracht
   *[0] { "" }
}
traitor-film-strikes = { $key ->
    [masked] Achter het masker doodt { $name } een kaart van { $other }: { traitor-film-beats }
    [open] Ontmaskerd slaat { $name } terug naar { $other }: { traitor-film-beats }
    [friends] Vriend tegen vriend: { $name } doodt een kaart van { $other }, en beiden zijn loyaal
    [blind] { $name } treft { $other } en weet niets van het verraad: { traitor-film-beats }
    [hunt] { $name } jaagt op { $other }: { traitor-film-beats }
   *[fails] { $name } valt { $other } aan en verliest: { $card } valt door { $dead }
}
traitor-film-several = { $key ->
    [blind] { $number } blinde treffers op { $other }, en niemand weet het nog
    [hunt] De jacht op { $other }: nog { $number } kaarten vallen
    [friends] Vriend tegen vriend: de loyalen doden { $number } van hun eigen kaarten
    [masked] Achter het masker doodt { $name } { $number } kaarten op rij
   *[open] Ontmaskerd doodt { $name } { $number } kaarten op rij
}
# Somebody who was loyal, and lost so many cards when others who were accused them.
traitor-film-scapegoat = Loyaal en toch opgejaagd: aanklachten van de eigen kant kostten { $name } al { $number } kaarten
# The strongest suspicion of somebody loyal in the whole match, and that of a traitor then.
traitor-film-suspected = Het meest verdacht is { $name }, die loyaal is: { $share }%. { $traitor }, met de joker, maar { $other }%
traitor-film-fallen = { $key ->
    [exposed] De joker valt door { $by }: { $name } is ontmaskerd
    [suits] Eén kleur te veel: { $name } valt door de mand, in een gevecht met { $by }
    [points] { $name } ligt eruit: te veel punten
   *[cards] { $name } ligt eruit: de laatste kaart valt door { $by }
}
# By how much: armies out of those that the traitor needs, or cards that the loyal still needed.
traitor-film-result = { $names } { $number ->
    [one] was de verrader
   *[other] waren de verraders
}{ $side ->
    [traitors] { $number ->
        [one] { " " }en komt
       *[other] { " " }en komen
    } ermee weg: { traitor-picture-aim }, { $needed ->
        [0] een joker nog in leven
        [one] en de loyalen kwamen 1 kaart tekort
       *[other] en de loyalen kwamen { $needed } kaarten tekort
    }
   *[others] , en de loyalen winnen { $out ->
        [0] nog voor er een loyaal leger weg was
       *[other] met { $out } van { $aim } loyale legers weg
    }
}
# Below the picture of suspicions.
traitor-knew = -# De verdenking zoals het bord die aan iedereen toonde, aan het eind van elke ronde of vlak voor de waarheid uitkwam.
traitor-knew-scale = Hoe waarschijnlijk de joker daar zit, in %
