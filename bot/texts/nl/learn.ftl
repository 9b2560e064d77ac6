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
refusal-no-lesson = Voor dit spel is er geen les. { COMMAND("rules") } legt het uit.
refusal-lesson-changed = Deze les is intussen veranderd. { COMMAND("learn") } begint opnieuw.
