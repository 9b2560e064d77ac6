### Statistik: was jemandes Partien auf einem Server ergeben, gesagt und gezeichnet.

command-stats = statistik
    .description = Sehen, wie es jemandem in den Partien ergangen ist
    .person = person
    .person-note = Von wem; sonst deine eigene
    .game = spiel
    .game-note = Nur von diesem Spiel

## What is told

stats-title = { $name } · { $game }
stats-all = alle Spiele
stats-tally = { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }, { $wins } gewonnen{ $shared ->
        [0] { "" }
       *[other] { " " }({ $shared } geteilt)
    }
stats-total = { $tally }, { $percent } %
stats-streak = Längste Siegesserie: { $longest }, zurzeit { $now }
stats-reliable = Zuverlässig: { $part } von { $whole } ohne Zeitüberschreitung zu Ende gespielt
stats-people = Mit Menschen: { $tally }
stats-alone = Nur mit Computerspielern: { $tally }
stats-points = Punkte im Schnitt: { $points }
stats-side = { $side }: { $share } gewonnen
stats-rivals = Am häufigsten mitgespielt haben:
stats-rival = { $name }: { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }, vorn in { $better }, dahinter in { $worse }
stats-somebody = *jemand*
stats-private = -# Du zeigst niemandem deine Statistik: Nur du siehst das hier, und mit dir wird niemand verglichen. { COMMAND("privacy") } ändert das.
stats-none = { $whose ->
    [own] Du hast hier noch keine Partie zu Ende gespielt. { COMMAND("join") } eröffnet einen Tisch oder nimmt einen Platz.
   *[other] { $name } hat hier noch keine Partie zu Ende gespielt. { COMMAND("join") } eröffnet einen Tisch, und du kannst { $name } dazu einladen.
}
stats-none-game = { $whose ->
    [own] Du hast hier noch keine Partie { $game } zu Ende gespielt. { COMMAND("join") } eröffnet einen Tisch dafür.
   *[other] { $name } hat hier noch keine Partie { $game } zu Ende gespielt. { COMMAND("join") } eröffnet einen Tisch dafür, und du kannst { $name } dazu einladen.
}
refusal-no-statistics = { $name } zeigt keine Statistik und auch keine früheren Partien.

## What is drawn, and told in its description

stats-figure-matches = { $number ->
    [one] Partie
   *[other] Partien
}
stats-figure-wins = { $shared ->
    [0] gewonnen
   *[other] gewonnen, davon { $shared } geteilt
}
stats-figure-streak = { $number ->
    [one] Sieg in Folge (Rekord), zurzeit { $now }
   *[other] Siege in Folge (Rekord), zurzeit { $now }
}
stats-figure-reliable = ohne Zeitüberschreitung
stats-share = { $part } von { $whole }
stats-average = { $all ->
    [true] Schnitt: { $points }
   *[false] Schnitt aller Partien: { $points }
}
stats-course-points = { $all ->
    [true] Punkte jeder Partie
   *[false] Punkte der letzten { $number } Partien
}
stats-course-rows = { $all ->
    [true] Wie jede Partie ausging
   *[false] Wie die letzten { $number } Partien ausgingen
}
stats-others = andere Spiele
stats-bars-games = Siege nach Spiel
stats-bars-sides = Siege nach Seite
stats-bars-outcomes = Alle Ergebnisse
stats-outcome = { $key ->
    [won] allein gewonnen
    [shared] geteilt
    [lost] nicht gewonnen
   *[left] verlassen
}

## The chronicle of the server

chronicle-again = { $number ->
    [2] { $who } hat { $whom } zum zweiten Mal verraten.
    [3] { $who } hat { $whom } zum dritten Mal verraten.
    [4] { $who } hat { $whom } zum vierten Mal verraten.
    [5] { $who } hat { $whom } zum fünften Mal verraten.
   *[other] { $who } hat { $whom } inzwischen { $number }-mal verraten.
}
chronicle-back = { $number ->
    [1] Einmal hatte { $whom } schon { $who } verraten. Heute war es umgekehrt.
    [2] Zweimal hatte { $whom } schon { $who } verraten. Heute war es umgekehrt.
   *[other] Schon { $number }-mal hatte { $whom } { $who } verraten. Heute war es umgekehrt.
}
chronicle-first = { $number } Spiele zusammen, und nie ein Verrat. Bis heute: { $who } hat { $whom } verraten.
chronicle-so-far = { $number ->
    [2] { $who } hat { $whom } bisher zweimal verraten.
   *[other] { $who } hat { $whom } bisher { $number }-mal verraten.
}
