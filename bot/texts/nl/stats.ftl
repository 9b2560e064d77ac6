### Statistieken: wat iemands partijen op een server opleveren, verteld en getekend.

command-stats = statistieken
    .description = Zien hoe iemands partijen zijn verlopen
    .person = persoon
    .person-note = Van wie; anders die van jezelf
    .game = spel
    .game-note = Alleen van dit spel

## What is told

stats-title = { $name } · { $game }
stats-all = alle spellen
stats-tally = { $matches ->
        [one] 1 partij
       *[other] { $matches } partijen
    }, { $wins } gewonnen{ $shared ->
        [0] { "" }
       *[other] { " " }({ $shared } gedeeld)
    }
stats-total = { $tally }, { $percent }%
stats-streak = Langste zegereeks: { $longest }, nu { $now }
stats-reliable = Betrouwbaar: { $part } van { $whole } uitgespeeld zonder de tijd te overschrijden
stats-people = Met mensen: { $tally }
stats-alone = Alleen met computerspelers: { $tally }
stats-points = Punten gemiddeld: { $points }
stats-side = { $side }: { $share } gewonnen
stats-rivals = Het vaakst samen gespeeld met:
stats-rival = { $name }: { $matches ->
        [one] 1 partij
       *[other] { $matches } partijen
    }, hoger in { $better }, lager in { $worse }
stats-somebody = *iemand*
stats-private = -# Je toont je statistieken aan niemand: alleen jij ziet dit, en niemand wordt met je vergeleken. Met { COMMAND("privacy") } verander je dat.
stats-none = { $whose ->
    [own] Je hebt hier nog geen partij uitgespeeld. { COMMAND("join") } opent een tafel of neemt een plaats in.
   *[other] { $name } heeft hier nog geen partij uitgespeeld. { COMMAND("join") } opent een tafel, en je kunt { $name } daarvoor uitnodigen.
}
stats-none-game = { $whose ->
    [own] Je hebt hier nog geen partij { $game } uitgespeeld. { COMMAND("join") } opent er een tafel voor.
   *[other] { $name } heeft hier nog geen partij { $game } uitgespeeld. { COMMAND("join") } opent er een tafel voor, en je kunt { $name } uitnodigen.
}
refusal-no-statistics = { $name } toont geen statistieken en ook geen eerdere partijen.

## What is drawn, and told in its description

stats-figure-matches = { $number ->
    [one] partij
   *[other] partijen
}
stats-figure-wins = { $shared ->
    [0] gewonnen
   *[other] gewonnen, { $shared } ervan gedeeld
}
stats-figure-streak = { $number ->
    [one] zege op rij (record), nu { $now }
   *[other] zeges op rij (record), nu { $now }
}
stats-figure-reliable = uitgespeeld binnen de tijd
stats-share = { $part } van { $whole }
stats-average = { $all ->
    [true] Gemiddelde: { $points }
   *[false] Gemiddelde van alle partijen: { $points }
}
stats-course-points = { $all ->
    [true] Punten van elke partij
   *[false] Punten van de laatste { $number } partijen
}
stats-course-rows = { $all ->
    [true] Hoe elke partij afliep
   *[false] Hoe de laatste { $number } partijen afliepen
}
stats-others = andere spellen
stats-bars-games = Winst per spel
stats-bars-sides = Winst per kant
stats-bars-outcomes = Alle uitslagen
stats-outcome = { $key ->
    [won] alleen gewonnen
    [shared] gedeeld
    [lost] niet gewonnen
   *[left] verlaten
}

## The chronicle of the server

chronicle-again = { $number ->
    [2] { $who } heeft { $whom } voor de tweede keer verraden.
    [3] { $who } heeft { $whom } voor de derde keer verraden.
    [4] { $who } heeft { $whom } voor de vierde keer verraden.
    [5] { $who } heeft { $whom } voor de vijfde keer verraden.
   *[other] { $who } heeft { $whom } nu al { $number } keer verraden.
}
chronicle-back = { $number ->
    [1] { $whom } had { $who } een keer verraden. Vandaag was het andersom.
    [2] { $whom } had { $who } twee keer verraden. Vandaag was het andersom.
   *[other] { $whom } had { $who } al { $number } keer verraden. Vandaag was het andersom.
}
chronicle-first = { $number } spellen samen, en nooit verraad. Tot vandaag: { $who } heeft { $whom } verraden.
chronicle-so-far = { $number ->
    [2] { $who } heeft { $whom } tot nu toe twee keer verraden.
   *[other] { $who } heeft { $whom } tot nu toe { $number } keer verraden.
}
