## The headline of the end

het_verraad-headline = { $side ->
    [evil] { $number ->
        [0] Evil wins, and nobody with it
       *[other] Evil wins: { $names } served the Black Master best
    }
    [good] { $number ->
        [one] Good wins: { $names }, { $score } to { $second }
       *[other] Good wins: { $names }
    }
   *[none] { $usual }
}

## On the picture of the end

het_verraad-end-chips = Black chips

## Short sentences on what decided the match

het_verraad-end-match_ended = { $by ->
    [points] { $side ->
        [good] The Black Master reached { $master_points }.
       *[evil] { het_verraad-event-match_ended }
    }
   *[other] { het_verraad-event-match_ended }
}
