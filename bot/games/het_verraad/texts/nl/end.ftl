## The headline of the end

het_verraad-headline = { $side ->
    [evil] { $number ->
        [0] De stad valt, en niemand wint mee met het kwade
       *[other] De stad valt: { $names } diende de Zwarte Meester het best
    }
    [good] { $number ->
        [0] De stad houdt stand, en niemand wint
        [one] De stad houdt stand: { $names } wint met { $score } tegen { $second }{ het_verraad-won-by }
       *[other] De stad houdt stand: { $names } winnen
    }
   *[none] { $usual }
}

het_verraad-won-by = { $part_powers ->
    [0] { "" }
   *[other] { " " }({ $part_powers } door grootmachten)
}

## On the picture of the end

het_verraad-end-cells = { $side ->
    [evil] Zwarte krachtfiches
   *[good] Grootmachten
}

## Short sentences on what decided the match

het_verraad-end-match_ended = { $by ->
    [points] { $side ->
        [good] Het kwade had { NAME("het_verraad-points", $master_points) } en had er meer dan { $points } nodig.
       *[evil] { het_verraad-event-match_ended }
    }
   *[other] { het_verraad-event-match_ended }
}

het_verraad-end-heir_told = Had het kwade gewonnen, dan had { $seat } { $wins ->
    [0] { "" }
   *[other] ook{ " " }
}gewonnen: { $by ->
    [black] { $number ->
        [one] met de enige zwarte krachtfiche
       *[other] met de meeste zwarte krachtfiches ({ $number })
    }
    [values] met evenveel zwarte krachtfiches als { TOGETHER($level_seats) } ({ $number }), maar met de hoogste waarde ({ $total })
   *[points] met evenveel zwarte krachtfiches als { TOGETHER($level_seats) }, maar meer punten
}.

# Before the own score of somebody who has not won.
het_verraad-own-lose = { $number ->
    [0] Niemand wint
   *[other] { $side ->
        [evil] Je verliest: zwarte krachtfiches beslissen
       *[good] { $behind ->
            [0] Je verliest: punten alleen waren niet genoeg
            [one] { $level ->
                [one] Plaats
               *[other] Gedeelde plaats
            } { $place }, 1 punt tekort
           *[other] { $level ->
                [one] Plaats
               *[other] Gedeelde plaats
            } { $place }, { $behind } punten tekort
        }
    }
}

## The film of the betrayal

het_verraad-film-chip = { $number ->
    [1] { $name } treedt in dienst van de Zwarte Meester: een eerste zwarte krachtfiche, stiekem { $value } waard
   *[other] { $name } neemt zwarte krachtfiche nummer { $number }, stiekem { $value } waard
}
het_verraad-film-swaps = { $name } ruilt stiekem een zwarte krachtfiche. De nieuwe is { $value } waard
het_verraad-film-conquest = { $name } leidt de Zwarte Meester naar { $area }. { $other } verliest dat gebied{ $value ->
    [0] { "" }
   *[other] , met { $building } erop
}
het_verraad-film-robbed = beroofd
het_verraad-film-theft = { $name } pakt { $area } van { $other } af met een kaart: { NAME("het_verraad-influence", $influence) }
het_verraad-film-withheld = { $name } had { NAME("het_verraad-influence", $influence) }, had { $other } kunnen tegenhouden en liet het gebeuren
het_verraad-film-best = { $count ->
    [one] { $names } heeft
   *[other] { $names } hebben
} de Zwarte Meester het meest gediend: { het_verraad-film-servant }{ $level ->
    [0] { "" }
   *[other] { " " }({ $total } waard)
}{ COUNT($others) ->
    [0] { "" }
   *[other] ; { $others }
}
# Somebody else with black chips: the worth is told of as many chips.
het_verraad-film-other = { $name } { $number }{ $total ->
    [0] { "" }
   *[other] { " " }({ $total } waard)
}
het_verraad-film-servant = { $number ->
    [one] 1 zwarte krachtfiche
   *[other] { $number } zwarte krachtfiches
}

## The page of the race: its button, and the scores after a round

het_verraad-race-page = De race
het_verraad-race-round = Ronde { $round }: { $scores }
