### The end of a match, in the channel

## Headlines

end-ahead = { $names } wint met { $score } tegen { $second }
end-together = { $names } en { $last }
end-standing = { $name } { $score }
end-best = { $parts }; het hoogste telt

## Fair deal, once the match is over

fair-end = Vingerafdruk: { $fingerprint }
    Geheim: { $secret }
    Gecoupeerd: { $cuts }
    In het bijgevoegde bestand staat alles waarmee is geschud. `python -m bot verify FILE FINGERPRINT{ $cut ->
        [yes] { " " }WORD
       *[no] { "" }
    }` schudt daarmee opnieuw en speelt elk antwoord volgens de regels.
fair-end-cut = Wie als laatste heeft gecoupeerd en daarvoor de vingerafdruk heeft genoteerd, kan controleren dat niemand de kaarten heeft gekozen.

## Turning points

end-turning = **Keerpunt · { $round }:** { turning-told }
turning-point = **{ $round }:** { turning-told }
# What somebody’s chance is of.
turning-wins = { $name } wint
turning-told = { $deed }{ $change ->
    [settled] { "" }
    [up] { " " }De kans dat { $wins } steeg van { $before }% naar { $after }%.
   *[down] { " " }De kans dat { $wins } daalde van { $before }% naar { $after }%.
}
turning-points = **Keerpunt**, na afloop geschat door vanaf veel plaatsen verder te spelen:
turning-luck = Toeval: { $deed }
turning-answer = { $name } kiest: { $choices }.

## The film of the betrayal

film-first = De film van het bedrog in { $number ->
    [one] één scène
   *[other] { $number } scènes
}: wie echt wat deed, en hoe het afliep
film-last = Het laatste beeld toont het einde van de partij.
film-turning = { $round } · keerpunt
film-swing = Winstkans: { $name }
film-chances = { $before }% → { $after }%
