### The end of a match, in the channel

## Headlines

end-ahead = { $names } wint met { $score } tegen { $second }
end-standing = { $name } { $score }
end-best = { $parts }; het hoogste telt

## Fair deal, once the match is over

fair-end = Vingerafdruk: { $fingerprint }
    Geheim: { $secret }
    Gecoupeerd: { $cuts }
    In het bijgevoegde bestand staat alles waarmee is geschud. `python -m bot verify FILE FINGERPRINT WORD` schudt daarmee opnieuw en speelt elk antwoord volgens de regels.
fair-end-cut = Wie als laatste heeft gecoupeerd en daarvoor de vingerafdruk heeft genoteerd, kan controleren dat niemand de kaarten heeft gekozen.

## Turning points

end-turning = **Keerpunt, { $round }:** { $deed } { $turn ->
    [0] Ervoor
   *[other] Voor deze beurt
} zou { $name } in { $before } van de 100 gevallen winnen, erna in { $after }.
turning-point = **{ $round }:** { $deed } { $turn ->
    [0] Ervoor
   *[other] Voor deze beurt
} zou { $name } in { $before } van de 100 gevallen winnen, erna in { $after }.
turning-points = **Keerpunten**, na afloop geschat door vanaf veel plaatsen verder te spelen:
turning-answer = { $name } kiest: { $choices }.
turning-heading = Keerpunt · { $round }
turning-change = Winst: { $before } van 100, dan { $after }
turning-film = De film van dit spel: de keerpunten, dan het einde.
