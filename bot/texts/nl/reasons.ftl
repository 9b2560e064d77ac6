### Why an answer is advised: one sentence below the advice, in each game of the facts of its reasons.

## Verräter

verraeter-reason-overtakes = Daarmee staat de { NAME("verraeter-house", $house) } voor met { $strength } tegen { $rival }, voor zover je kunt zien.
verraeter-reason-leads = De { NAME("verraeter-house", $house) } staat dan { $lead } voor, voor zover je kunt zien.
verraeter-reason-keeps = Je houdt { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} over voor ronde { $next }.
verraeter-reason-office_points = Met de kaarten die je dan overhoudt, zouden je kantoren { $points ->
    [one] 1 punt
   *[other] { $points } punten
} waard zijn.
verraeter-reason-sure_points = Dat levert { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op, wie er ook wint.
verraeter-reason-goes_over = Je loopt over naar de { NAME("verraeter-house", $house) }, die met { $strength } tegen { $rival } begint.
verraeter-reason-hidden = Dat geeft de { NAME("verraeter-house", $house) } { $strength } kracht extra, en vóór de onthulling ziet niemand het.
verraeter-reason-draws = In je hand is nog plaats voor { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
verraeter-reason-rounds = { $rounds ->
    [one] Er is nog maar één aanvulling, maar gebouwen tellen ook aan het einde.
   *[other] Een hoeve kan nog { $rounds } rondes kaarten opleveren, deze meegeteld.
}
verraeter-reason-stakes = De { NAME("verraeter-house", $house) } begint daar met { $strength } tegen { $rival }, en wint dat huis, dan krijgen jullie ieder { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
verraeter-reason-pays = { $paid ->
    [won] Die levert je een kaart op als de { NAME("verraeter-house", $house) } een ronde wint.
    [own] Die levert je elke ronde een kaart op, zolang het landschap van jouw huis is.
   *[other] Die levert je elke ronde een kaart op zodra het landschap van jouw huis is.
}
verraeter-reason-makes_room = Dat maakt plaats voor { $cards ->
    [one] 1 nieuwe kaart
   *[other] { $cards } nieuwe kaarten
}.

## The Traitors

the_traitors-reason-holds_card = Je hebt de verraderskaart in de hand van { $seat } gezien.
the_traitors-reason-suspicious = Zoals het er nu uitziet, is { $seat } met een kans van ongeveer { $percent } % een verrader.
the_traitors-reason-accused_you = { $seat } heeft deze ronde op jou gestemd.
the_traitors-reason-no_shield = Je kent de hand van { $seat }: er zit geen schild in.
the_traitors-reason-disarms = { $seat } heeft dan geen schild meer tegen een moord.
the_traitors-reason-survives = Je blijft in de ronde, met { $gold } goud in je hand.
the_traitors-reason-shares = De pot is aan het einde voor de levende verraders samen: tot nu toe { $gold } goud.
the_traitors-reason-traitor_left = Zoals het er nu uitziet, leeft er bij de anderen met een kans van ongeveer { $percent } % een verrader.
the_traitors-reason-keeps_gold = Dan is { $gold } goud in je hand van jou alleen, als je de ronde overleeft.
the_traitors-reason-fund_grows = De pot groeit naar { $gold } goud.

## Traitor

traitor-reason-size = Je leger heeft dan { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
traitor-reason-strength = Die verslaat ongeveer { $percent } % van de kaarten die gedekt kunnen liggen.
traitor-reason-beats = Je kaart verslaat ongeveer { $percent } % van wat daar kan liggen.
traitor-reason-sure = Je kaart verslaat die zeker: dat is je punt nummer { $points }.
traitor-reason-joker = Met een kans van ongeveer { $percent } % is het de joker.
traitor-reason-eliminates = Het is de laatste kaart van dat leger: { $target_seat } is het voorgoed kwijt.
traitor-reason-reward = Dat is je punt nummer { $points }, en daarvoor trek je { $cards } kaarten.
traitor-reason-hides = Gedekt weet niemand meer welke van { $cards } kaarten het is.

## Het Verraad

het_verraad-reason-income = Dat levert je meteen { NAME("het_verraad-bricks", $bricks) } op.
het_verraad-reason-room = Je hebt { NAME("het_verraad-cards", $cards) } in je hand en { $areas ->
    [0] geen gebied
    [one] 1 gebied
   *[other] { $areas } gebieden
} zonder gebouw.
het_verraad-reason-affords = Je bouwstenen zijn genoeg voor een gebouw van { NAME("het_verraad-points-with", $points) }.
het_verraad-reason-bonus = Een gebouw levert daar { NAME("het_verraad-bricks", $bricks) } meer op dan zijn waarde.
het_verraad-reason-built = { $points ->
    [one] Dat is 1 punt erbij
   *[other] Dat zijn { $points } punten erbij
}{ $grows ->
    [1] , en kaarten van die soort leveren je dan { NAME("het_verraad-bricks", $bricks) } op.
   *[0] .
}
het_verraad-reason-power = Dat bezorgt je de { NAME("het_verraad-power", $power) }: { NAME("het_verraad-points", $points) }.
het_verraad-reason-saves = Je houdt { NAME("het_verraad-bricks", $bricks) } over voor je volgende beurt.
het_verraad-reason-attack = Van 100 aanvallen op { $area } slagen er ongeveer { $percent }: dan is { $seat } het kwijt.
het_verraad-reason-stays = { $area } blijft van jou.
