### Lessons: what every one of them says. What a game teaches stands in its own file.

command-learn = lernen
    .description = Nur für dich: ein Spiel in fünf Minuten lernen
    .game = spiel
    .game-note = Welches Spiel; ohne Angabe das, was hier gespielt wird
lobby-learn = Lernen
button-show = Zeig’s mir
button-stop = Aufhören
button-go-on = Weitermachen
lesson-how = -# Du machst jeden Zug selbst, in einer echten Partie, die nur du siehst. Nichts zählt, und niemand wartet auf dich.
lesson-games = Ein anderes Spiel
lesson-where = -# { $game } · { $chapter } · { $number } von { $tasks }
lesson-wrong = **Nicht ganz.** { $hint }
lesson-stopped = Du hast hier aufgehört. Mit *{ button-go-on }* kommst du an dieselbe Stelle zurück.
lesson-next = Weiter: { $chapter }
lesson-back = [**Zurück an deinen Tisch**]({ $link }), an dem { $game } gespielt wird.
lesson-play = { $number ->
    [one] Jetzt spielen: 1 Computer
   *[other] Jetzt spielen: { $number } Computer
}
play-began = Das Spiel in { $where } beginnt. Deine Fragen kommen als Direktnachricht.
play-elsewhere = Tische stehen in den Kanälen eines Servers. Nimm dort { COMMAND("join") }: Eine Schaltfläche dort startet { $game } sofort mit Computern.
lesson-over = **Gut gemacht: So spielt man { $game }.** Alles Weitere steht in { COMMAND("rules") }.
# At a lesson’s end. $lasts: whether sides last for a round or a match.
lesson-could = { $lasts ->
    [round] In
   *[match] Ab
} { $round } hätte man es wissen können: **{ $name }** { $was }. An deiner Stelle hätte ein Computerspieler { $name } am meisten verdächtigt: zu { $share } %.
lesson-could-you = { $lasts ->
    [round] In
   *[match] Ab
} { $round } hätte man dich durchschauen können: An der Stelle von { $name } hätte ein Computerspieler dich am meisten verdächtigt: zu { $share } %.
refusal-no-lesson = Für dieses Spiel gibt es keine Lektion. { COMMAND("rules") } erklärt es.
refusal-lesson-changed = Diese Lektion wurde inzwischen geändert. { COMMAND("learn") } beginnt sie von vorn.
