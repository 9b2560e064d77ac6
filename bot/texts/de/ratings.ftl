### Ratings: the leaderboards of a server, its settings for them, and what the lobby says beforehand.

command-leaderboard = rangliste
    .description = Sehen, wer auf diesem Server in einem Spiel am besten abschneidet
    .game = spiel
    .game-note = Welches; sonst das, das hier zuletzt gespielt wurde
    .season = saison
    .season-note = Welche; sonst die laufende
leaderboard-title = Rangliste · { $game }
leaderboard-standing = { $number } · { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
leaderboard-you = du
leaderboard-somebody = *jemand*
leaderboard-page = Seite { $page } von { $pages } · { $number } Personen
leaderboard-nobody = Noch steht niemand auf der Liste: Dazu braucht es { $needed } Partien, die zählen. Eine Partie zählt, wenn sie zu Ende gespielt wird und mindestens zwei Menschen, auf mindestens der Hälfte der Plätze, von Anfang bis Ende dabei sind. { COMMAND("join") } eröffnet einen Tisch.
leaderboard-nobody-then = Für diese Saison kann niemand aufgeführt werden.
leaderboard-own-listed = Du: Platz { $rank } · { $standing }
leaderboard-own-few = Du: { $matches } von { $needed } Partien. Ab { $needed } stehst du auf der Liste.
leaderboard-own-idle = Du: { $standing }. Du stehst nicht auf der Liste, weil deine letzte Partie mehr als { $days } Tage her ist; mit der nächsten bist du wieder dabei.
leaderboard-own-private = Du: { $standing }. Das siehst nur du, denn du möchtest nicht, dass andere deine Statistik sehen.
leaderboard-own-none = Du: noch keine Partie, die zählt.
leaderboard-note = Wer neu ist, beginnt bei { $start }. Siege gegen Stärkere bringen am meisten; ein Sieg, den man sich mit Schwächeren teilt, kann ein paar Punkte kosten. Auf der Liste steht man ab { $needed } Partien und bis { $days } Tage nach der letzten.
leaderboard-note-sides = Die Zahl sagt, wie viele Partien von hundert jemand mehr gewinnt, als hier mit denselben Rollen üblich ist. Auf der Liste steht man ab { $needed } Partien und bis { $days } Tage nach der letzten.
leaderboard-season-hint = Andere Saison
season-all = alle Jahre
season-quarter = { $quarter }. Quartal { $year }
refusal-ratings-off = Auf diesem Server werden Partien nicht gewertet. Wer ihn verwaltet, kann das mit { COMMAND("settings") } ändern.
refusal-no-season = Diese Saison gibt es hier nicht. { COMMAND("leaderboard") } zeigt die laufende und hat ein Menü mit den vergangenen.

## The lobby

lobby-counts = zählt für die Rangliste
lobby-counts-not = nicht für die Rangliste
lobby-counted = Diese Partie zählt für die Rangliste.
lobby-uncounted-alone = Zählt nicht für die Rangliste: Dazu müssen mindestens zwei Menschen mitspielen.
lobby-uncounted-advice = Zählt nicht für die Rangliste, weil alle um Rat fragen können.
lobby-uncounted-computers = Zählt nicht für die Rangliste: Dazu müssen auf mindestens der Hälfte der Plätze Menschen sitzen.

## Settings of a server

setting-ratings = Wertung
    .note = Ob es eine Rangliste gibt; Ergebnisse werden in jedem Fall gespeichert
    .is-off = aus
    .is-on = an
setting-season = Saison
    .note = Wann die Ranglisten neu beginnen
    .is-off = keine, eine Rangliste für immer
    .is-quarter = jedes Quartal
    .is-year = jedes Jahr
