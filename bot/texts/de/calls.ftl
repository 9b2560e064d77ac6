### Aufrufe zum Spiel: wer gerufen werden will, und Mitspieler rufen in der Lobby.

command-my-notify = rufen
    .description = Lass dich rufen, wenn an einem Tisch auf diesem Server Leute fehlen
    .wish = wunsch
    .wish-note = Ob ich dich rufe; ohne jede Angabe sage ich, was du gewählt hast
    .game = spiel
    .game-note = Nur zu diesem Spiel; ohne Angabe zu jedem
    .since = von
    .since-note = Erst ab dieser Stunde des Tages rufe ich dich, nach deiner Zeitzone
    .until = bis
    .until-note = Ab dieser Stunde des Tages rufe ich dich nicht mehr
menu-invite = An meinen Tisch einladen
menu-stats = Statistik
menu-replay = Dieses Spiel ansehen
notify-wish-on = ruf mich
notify-wish-off = ruf mich nicht
notify-on = **Auf diesem Server rufe ich dich, wenn an einem Tisch Leute fehlen:**
notify-off = Auf diesem Server rufe ich dich an keinen Tisch.
notify-all = jedes Spiel
notify-gone = ein Spiel, das gerade nicht da ist
notify-line = - { $game }
notify-line-hours = - { $game }, von { $since } bis { $until } Uhr in { $zone }
notify-line-lost = - { $game }, aber zurzeit nicht: Du hast Stunden gewählt, und deine Zeitzone fehlt. { COMMAND("my", "reminders") } legt sie fest.
notify-terms = -# Höchstens dreimal am Tag, nie während du an einem Tisch sitzt, und { $quiet ->
    [yes] nie in deiner Ruhezeit.
   *[no] auch nachts: { COMMAND("my", "reminders") } legt eine Ruhezeit fest.
} Niemand sonst sieht das.
notify-ended = Auf diesem Server rufe ich dich nicht mehr. { COMMAND("my", "notify") } macht das rückgängig.
button-notify-on = Ruf mich zu jedem Spiel
button-notify-off = Ruf mich nicht mehr
button-call = Mitspieler rufen
button-uncall = Ruf mich nicht wieder
summons = { $names }: An diesem Tisch für **{ $game }** fehlen noch Leute. Wer spielt mit?
called = { $number ->
    [one] Ich habe 1 Person gerufen.
   *[other] Ich habe { $number } Personen gerufen.
}
called-role = Ich habe { $role } gerufen.
menu-invited = { $name } ist an deinen Tisch in { $where } eingeladen.

refusal-no-own-lobby = Du hast hier keinen Tisch, an dem das Spiel noch nicht begonnen hat. Eröffne einen mit { COMMAND("join") }, und lade dann ein.
refusal-sits-there = Die Person sitzt schon an deinem Tisch in { $where }.
refusal-no-end-there = Unter dieser Nachricht lässt sich nichts ansehen. Nimm eine, in der ich das Ende eines Spiels melde.
refusal-call-nobody = Gerade lässt sich niemand rufen, der das möchte. Mit { COMMAND("my", "notify") } lässt man sich rufen.
refusal-call-once = An diesen Tisch wurde schon gerufen: Das geht nur einmal je Tisch.
refusal-call-often = Du hast an einem Tag { $number }-mal gerufen, mehr geht nicht. Lade stattdessen jemanden mit { COMMAND("join") } ein.
refusal-call-busy = Auf diesem Server wurde gerade an viele Tische gerufen. Versuch es in einer Stunde noch einmal, oder lade jemanden mit { COMMAND("join") } ein.
refusal-call-private = Dieser Thread ist privat, darum rufe ich hier niemanden. Lade Leute mit { COMMAND("join") } ein.
refusal-call-role = Ich darf { $role } nicht erwähnen. Wer den Server verwaltet, kann allen erlauben, diese Rolle zu erwähnen, oder mir *@everyone, @here und alle Rollen erwähnen* geben.
refusal-call-zone = Ich kenne deine Zeitzone nicht. Wähle sie mit { COMMAND("my", "reminders") }, und nenne die Stunden dann noch einmal.
refusal-call-hours = Von und bis sind dieselbe Stunde, so würde ich dich nie rufen. Nenne zwei verschiedene, oder keine.
