## The headline of the end

het_verraad-headline = { $side ->
    [evil] { $number ->
        [0] The city falls, and nobody wins with evil
       *[other] The city falls: { $names } served the Black Master best
    }
    [good] { $number ->
        [0] The city stands, and nobody wins
        [one] The city stands: { $names } wins { $score } to { $second }{ het_verraad-won-by }
       *[other] The city stands: { $names } win
    }
   *[none] { $usual }
}

het_verraad-won-by = { $part_powers ->
    [0] { "" }
   *[other] , { $part_powers } by great powers
}

## On the picture of the end

het_verraad-end-cells = { $side ->
    [evil] Black chips
   *[good] Great powers
}

## Short sentences on what decided the match

het_verraad-end-match_ended = { $by ->
    [points] { $side ->
        [good] Evil had { NAME("het_verraad-points", $master_points) }, and needed more than { $points }.
       *[evil] { het_verraad-event-match_ended }
    }
   *[other] { het_verraad-event-match_ended }
}

het_verraad-end-heir_told = Had evil won, { $seat } would have won { $wins ->
    [0] instead
   *[other] as well
}: { $by ->
    [black] { $number ->
        [one] the only black chip
       *[other] most black chips ({ $number })
    }
    [values] as many black chips as { TOGETHER($level_seats) } ({ $number }), worth most together ({ $total })
   *[points] level with { TOGETHER($level_seats) } in black chips, but ahead in points
}.

# Before the own score of somebody who has not won.
het_verraad-own-lose = { $number ->
    [0] Nobody wins
   *[other] { $side ->
        [evil] You lose: black chips decide
       *[good] { $behind ->
            [0] You lose: points alone were not enough
           *[other] { $level ->
                [one] Place
               *[other] Shared place
            } { $place }, { $behind } short
        }
    }
}

## The film of the betrayal

het_verraad-film-chip = { $number ->
    [1] { $name } enters the service of the Black Master: a first black chip, secretly worth { $value }
   *[other] { $name } takes black chip number { $number }, secretly worth { $value }
}
het_verraad-film-swaps = { $name } swaps a black chip in secret. The new one is worth { $value }
het_verraad-film-conquest = { $name } leads the Black Master to { $area }. { $other } loses it{ $value ->
    [0] { "" }
   *[other] , with { $building } on it
}
het_verraad-film-robbed = robbed
het_verraad-film-theft = { $name } takes { $area } from { $other } with a card: { NAME("het_verraad-influence", $influence) }
het_verraad-film-withheld = { $name } held { NAME("het_verraad-influence", $influence) }, could have stopped { $other }, and let it be
het_verraad-film-best = { $count ->
    [one] { $names } has
   *[other] { $names } have
} served the Black Master most: { het_verraad-film-servant }{ $level ->
    [0] { "" }
   *[other] { " " }(worth { $total })
}{ COUNT($others) ->
    [0] { "" }
   *[other] ; { $others }
}
# Somebody else with black chips: the worth is told of as many chips.
het_verraad-film-other = { $name } { $number }{ $total ->
    [0] { "" }
   *[other] { " " }(worth { $total })
}
het_verraad-film-servant = { $number ->
    [one] 1 black chip
   *[other] { $number } black chips
}

## The page of the race: its button, and the scores after a round

het_verraad-race-page = The race
het_verraad-race-round = Round { $round }: { $scores }
