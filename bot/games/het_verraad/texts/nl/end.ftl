## The headline of the end

het_verraad-headline = { $side ->
    [evil] { $number ->
        [0] Het kwade wint, en niemand wint mee
       *[other] Het kwade wint: { $names } diende de Zwarte Meester het best
    }
    [good] { $number ->
        [one] Het goede wint: { $names }, { $score } tegen { $second }
       *[other] Het goede wint: { $names }
    }
   *[none] { $usual }
}

## On the picture of the end

het_verraad-end-chips = Zwarte krachtfiches

## Short sentences on what decided the match

het_verraad-end-match_ended = { $by ->
    [points] { $side ->
        [good] De Zwarte Meester kwam tot { $master_points }.
       *[evil] { het_verraad-event-match_ended }
    }
   *[other] { het_verraad-event-match_ended }
}
