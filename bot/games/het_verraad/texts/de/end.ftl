## The headline of the end

het_verraad-headline = { $side ->
    [evil] { $number ->
        [0] Die Stadt fällt, und niemand gewinnt mit dem Bösen
       [one] Die Stadt fällt: { $names } diente dem Schwarzen Meister am besten
       *[other] Die Stadt fällt: { $names } dienten dem Schwarzen Meister am besten
    }
    [good] { $number ->
        [0] Die Stadt hält stand, und niemand gewinnt
        [one] Die Stadt hält stand: { $names } siegt { $score } zu { $second }{ het_verraad-won-by }
       *[other] Die Stadt hält stand: { $names } siegen
    }
   *[none] { $usual }
}

het_verraad-won-by = { $part_powers ->
    [0] { "" }
   *[other] , davon { $part_powers } durch Großmächte
}

## On the picture of the end

het_verraad-end-cells = { $side ->
    [evil] Schwarze Chips
   *[good] Großmächte
}

## Short sentences on what decided the match

het_verraad-end-match_ended = { $by ->
    [points] { $side ->
        [good] Das Böse hatte { NAME("het_verraad-points", $master_points) } und hätte mehr als { $points } gebraucht.
       *[evil] { het_verraad-event-match_ended }
    }
   *[other] { het_verraad-event-match_ended }
}

het_verraad-end-heir_told = Hätte das Böse gewonnen, hätte { $wins ->
    [0] stattdessen
   *[other] ebenfalls
} { $seat } gewonnen: { $by ->
    [black] { $number ->
        [one] mit dem einzigen schwarzen Chip
       *[other] mit den meisten schwarzen Chips ({ $number })
    }
    [values] mit so vielen schwarzen Chips wie { TOGETHER($level_seats) } ({ $number }), aber dem höchsten Wert ({ $total })
   *[points] mit so vielen schwarzen Chips wie { TOGETHER($level_seats) }, aber mehr Punkten
}.

# Before the own score of somebody who has not won.
het_verraad-own-lose = { $number ->
    [0] Niemand gewinnt
   *[other] { $side ->
        [evil] Du verlierst: Schwarze Chips entscheiden
       *[good] { $behind ->
            [0] Du verlierst: Punkte allein haben nicht gereicht
            [one] { $level ->
                [one] Platz
               *[other] Geteilter Platz
            } { $place }, 1 Punkt zurück
           *[other] { $level ->
                [one] Platz
               *[other] Geteilter Platz
            } { $place }, { $behind } Punkte zurück
        }
    }
}

## The film of the betrayal

het_verraad-film-chip = { $number ->
    [1] { $name } tritt in den Dienst des Schwarzen Meisters: ein erster schwarzer Chip, heimlich { $value } wert
   *[other] { $name } nimmt den schwarzen Chip Nummer { $number }, heimlich { $value } wert
}
het_verraad-film-swaps = { $name } tauscht heimlich einen schwarzen Chip. Der neue ist { $value } wert
het_verraad-film-conquest = { $name } führt den Schwarzen Meister nach { $area }. { $other } verliert das Gebiet{ $value ->
    [0] { "" }
   *[other] { " " }mitsamt { $building }
}
het_verraad-film-robbed = beraubt
het_verraad-film-theft = { $name } nimmt { $other } mit einer Karte { $area } weg: { NAME("het_verraad-influence", $influence) }
het_verraad-film-withheld = { $name } hatte { NAME("het_verraad-influence", $influence) }, hätte { $other } aufhalten können und ließ es geschehen
het_verraad-film-best = { $count ->
    [one] { $names } hat
   *[other] { $names } haben
} dem Schwarzen Meister am meisten gedient: { het_verraad-film-servant }{ $level ->
    [0] { "" }
   *[other] { " " }({ $total } wert)
}{ COUNT($others) ->
    [0] { "" }
   *[other] ; { $others }
}
# Somebody else with black chips: the worth is told of as many chips.
het_verraad-film-other = { $name } { $number }{ $total ->
    [0] { "" }
   *[other] { " " }({ $total } wert)
}
het_verraad-film-servant = { $number ->
    [one] 1 schwarzer Chip
   *[other] { $number } schwarze Chips
}

## The page of the race: its button, and the scores after a round

het_verraad-race-page = Das Rennen
het_verraad-race-round = Runde { $round }: { $scores }
