### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

verraeter-reason-overtakes = Daarmee staat de { NAME("verraeter-house", $house) } voor met { $strength } tegen { $rival }, voor zover je kunt zien.
verraeter-reason-leads = De { NAME("verraeter-house", $house) } staat dan { $lead } voor, voor zover je kunt zien.
verraeter-reason-keeps = Je houdt { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} over voor ronde { $next }.
verraeter-reason-office_points = Met de kaarten die je dan overhoudt, zouden je kantoren { verraeter-picture-points } waard zijn.
verraeter-reason-sure_points = Dat levert { verraeter-picture-points } op, wie er ook wint.
verraeter-reason-goes_over = Je loopt over naar de { NAME("verraeter-house", $house) }, die met { $strength } tegen { $rival } begint.
verraeter-reason-hidden = Dat geeft de { NAME("verraeter-house", $house) } { $strength } kracht extra, maar pas bij de onthulling.
verraeter-reason-draws = In je hand is nog plaats voor { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
verraeter-reason-rounds = { $rounds ->
    [one] Er is nog maar één aanvulling, maar gebouwen tellen ook aan het einde.
   *[other] Een hoeve kan nog { $rounds } rondes kaarten opleveren, deze meegeteld.
}
verraeter-reason-stakes = De { NAME("verraeter-house", $house) } begint daar met { $strength } tegen { $rival }, en wint dat huis, dan krijgen jullie ieder { verraeter-picture-points }.
verraeter-reason-pays = { $paid ->
    [won] Die levert je een kaart op als de { NAME("verraeter-house", $house) } een ronde wint.
    [own] Die levert je elke ronde een kaart op, zolang het landschap van jouw huis is.
   *[other] Die levert je elke ronde een kaart op zodra het landschap van jouw huis is.
}
verraeter-reason-makes_room = Dat maakt plaats voor { $cards ->
    [one] 1 nieuwe kaart
   *[other] { $cards } nieuwe kaarten
}.
