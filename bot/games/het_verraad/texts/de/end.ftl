## The headline of the end

het_verraad-headline = { $side ->
    [evil] { $number ->
        [0] Das Böse gewinnt, und niemand mit ihm
       *[other] Das Böse gewinnt: { $names } diente dem Schwarzen Meister am besten
    }
    [good] { $number ->
        [one] Das Gute siegt: { $names }, { $score } zu { $second }
       *[other] Das Gute siegt: { $names }
    }
   *[none] { $usual }
}

## On the picture of the end

het_verraad-end-chips = Schwarze Chips

## Short sentences on what decided the match

het_verraad-end-match_ended = { $by ->
    [points] { $side ->
        [good] Der Schwarze Meister kam auf { $master_points }.
       *[evil] { het_verraad-event-match_ended }
    }
   *[other] { het_verraad-event-match_ended }
}
