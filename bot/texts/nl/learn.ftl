### Lessons: what every one of them says. What a game teaches stands in its own file.

command-learn = leren
    .description = Alleen voor jou: leer een spel in vijf minuten
    .game = spel
    .game-note = Welk spel; anders dat wat hier gespeeld wordt
lobby-learn = Leren
button-show = Laat zien
button-stop = Stoppen
button-go-on = Verdergaan
lesson-how = -# Je doet elke zet zelf, in een echt spel dat alleen jij ziet. Niets telt mee en niemand wacht op je.
lesson-games = Een ander spel
lesson-where = -# { $game } · { $chapter } · { $number } van { $tasks }
lesson-wrong = **Net niet.** { $hint }
lesson-stopped = Je bent hier gestopt. Met *{ button-go-on }* kom je op dezelfde plek terug.
lesson-next = Verder: { $chapter }
lesson-back = [**Terug naar je tafel**]({ $link }), waar { $game } wordt gespeeld.
lesson-play = { $number ->
    [one] Nu spelen: 1 computer
   *[other] Nu spelen: { $number } computers
}
play-began = Het spel in { $where } begint. Je vragen komen als privéberichten.
play-elsewhere = Tafels staan in de kanalen van een server. Gebruik daar { COMMAND("join") }: een knop start { $game } meteen met computers.
lesson-over = **Goed gedaan: zo speel je { $game }.** De rest staat in { COMMAND("rules") }.
# At a lesson’s end. $lasts: whether sides last for a round or a match.
lesson-could = { $lasts ->
    [round] In
   *[match] Vanaf
} { $round } had je het kunnen weten: **{ $name }** { $was }. Een computerspeler had op jouw plek { $name } het meest verdacht: { $share } van 100.
lesson-could-you = { $lasts ->
    [round] In
   *[match] Vanaf
} { $round } had je door de mand kunnen vallen: op de plek van { $name } had een computerspeler jou het meest verdacht: { $share } van 100.
refusal-no-lesson = Voor dit spel is er geen les. { COMMAND("rules") } legt het uit.
refusal-lesson-changed = Deze les is intussen veranderd. { COMMAND("learn") } begint opnieuw.
