### Tables that are planned for a time.

## What people type

command-plan = planen
    .description = Verabrede einen Tisch: Alle sagen, ob sie kommen, und der Tisch öffnet sich von selbst
    .when = wann
    .when-note = Wie du es sagen würdest: Freitag 20:30, morgen 20 Uhr, in 2 Stunden, 27.11. 19:00
    .game = spiel
    .game-note = Welches Spiel ihr spielen wollt
    .seats = plätze
    .seats-note = Für wie viele Personen; sonst für so viele, wie das Spiel erlaubt
    .zone = zeitzone
    .zone-note = Deine Zeitzone, nur einmal: Ich merke sie mir

## The plan

button-plan-in = Bin dabei
button-plan-out = Diesmal nicht
button-plan-cancel = Absagen
button-plan-here = Bin da
button-plan-half = 30 Minuten später
button-plan-day = Morgen um dieselbe Zeit
button-plan-close = Absagen
plan-seats-taken = { $missing ->
    [0] **{ $number } von { $most } Plätzen besetzt.** Das reicht; mehr sind willkommen.
    [one] **{ $number } von { $most } Plätzen besetzt.** Eine Person fehlt noch, ab { $least } könnt ihr spielen.
   *[other] **{ $number } von { $most } Plätzen besetzt.** { $missing } fehlen noch, ab { $least } könnt ihr spielen.
}
plan-is-full = **Voll:** Alle { $number } Plätze sind besetzt. Sagt jemand ab, wird einer frei.
plan-opened = Der Tisch ist eröffnet.
plan-closed = Aus dieser Verabredung ist nichts geworden.
plan-moved-on = ~~{ $game }~~ Verschoben auf { $when }.

## Das Event in der Liste des Servers

event-name = { $game }, { $place }
event-text = { $host } plant eine Runde { $game }. Wer mitspielen will, drückt in { $where } unter der Verabredung auf *{ button-plan-in }*. Der Tisch öffnet sich dort von selbst.
event-number = Plan { $number }
event-none = { $why ->
    [permission] Unter den Events des Servers steht die Verabredung nicht: Mir fehlt die Berechtigung *Events erstellen*.
    [full] Unter den Events des Servers steht die Verabredung nicht: Mehr Events lässt Discord dort nicht zu.
   *[refused] Unter den Events des Servers steht die Verabredung nicht: Discord hat das Event nicht angenommen.
} Mit den Schaltflächen zusagen könnt ihr trotzdem.
refusal-events = Ich darf hier keine Events erstellen. Wer den Server verwaltet, kann mir *Events erstellen* geben oder *{ setting-events }* mit { COMMAND("settings") } ausschalten.

## Calls

plan-moved = { $names } – { $game } ist verschoben auf { $when }. Eure Plätze behaltet ihr; passt die neue Zeit nicht, sagt unter der Verabredung ab.
plan-reminder = { $names } – { $game } beginnt { $soon }. Bleibt es dabei?
plan-now = { $names } – es ist so weit: { $game }! Mit *{ button-plan-here }* setzt ihr euch an den Tisch. Das Spiel beginnt von selbst, sobald alle da sind, oder um { $start } mit denen, die da sind, wenn sie reichen.
plan-late = -# Das kommt spät: Ich war zur verabredeten Zeit nicht da.
plan-busy = In diesem Kanal ist noch ein anderer Tisch, oder auf dem Server sind so viele, wie er zulässt. Sobald Platz ist, öffnet sich eurer hier von selbst. Oder schließt den anderen mit { COMMAND("abort") }.
plan-too-few = { $names } – für { $game } sind zu wenige da. Sobald es reicht, geht es los. Was soll ich tun? Sagt niemand etwas, sage ich in 30 Minuten ab.
plan-cancelled = { $names } – { $by } hat abgesagt: { $game }, { $when }.
plan-ended = Für { $game } kamen zu wenige, darum habe ich abgesagt. Neu verabreden könnt ihr euch mit { COMMAND("plan") }.
plan-missed = Zur verabredeten Zeit für { $game } ({ $when }) war ich stundenlang weg, darum habe ich abgesagt. Neu verabreden könnt ihr euch mit { COMMAND("plan") }.
lobby-coming = Es kommen noch: { $names }.

## Answers

plan-made = Verabredet: { $game }, { $when }. Du hast den ersten Platz. { $first ->
    [call] Wenn es so weit ist, rufe ich alle, die dabei sind.
   *[remind] 15 Minuten vorher frage ich alle, die dabei sind, ob es dabei bleibt.
}
plan-you-are-in = Du bist dabei: { $game }, { $when }.
plan-you-are-out = Du kommst nicht. Dein Platz ist für andere frei.
plan-you-are-here = Gut. Sobald der Tisch sich öffnet, sitzt du daran.
plan-you-sit = Du sitzt am Tisch.
plan-was-moved = Verschoben auf { $when }.
plan-cancel-sure = Absagen? Alle, die dabei sind, erfahren es.
plan-in-line = { $game } in { $where }, { $when }: { $number ->
    [one] 1 Person kommt
   *[other] { $number } Personen kommen
}.
# A pattern of Babel: day of the week, day, month, hour and minute.
plan-time-pattern = EEEE, d. MMMM, HH:mm
plan-not-yet = { $why ->
    [zone] Erst die Zeitzone: Schreib deine Stadt in die Option „zeitzone“
    [hour] Und um wie viel Uhr?
    [past] Das ist schon vorbei
    [near] Das ist zu bald
    [far] Das ist zu weit weg
    [gap] Da wird die Uhr umgestellt: Nimm eine andere Zeit
    [twice] Da wird die Uhr umgestellt: Nimm eine andere Zeit
   *[unknown] Das verstehe ich nicht. Zum Beispiel: Freitag 20:30
}
status-plans = **Verabredet:**

## Refusals

refusal-plan-over = Diese Verabredung ist vorbei, oder sie wurde verschoben.
refusal-plan-early = Noch ist es nicht so weit. 15 Minuten vorher frage ich, wer da ist.
refusal-plan-unopened = Dieser Tisch ist noch nicht eröffnet. Es muss so weit sein, und jemand muss *{ button-plan-here }* drücken.
refusal-plan-full = Alle { $number } Plätze sind besetzt. Sagt jemand ab, wird einer frei: Schau später noch einmal herein.
refusal-plan-host = Das kann nur der Gastgeber der Verabredung.
refusal-plan-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
refusal-most-plans = Du hast auf diesem Server schon { $number } Verabredungen, mehr geht nicht. Sage eine ab, oder warte, bis sie vorbei ist.
refusal-most-plans-here = Auf diesem Server gibt es schon { $number } Verabredungen, mehr geht nicht. Komm zu einer davon, oder warte, bis eine vorbei ist.
refusal-most-coming = Du hast schon für { $number } Verabredungen zugesagt, mehr geht nicht. Gib erst einen Platz zurück.
refusal-when-unknown = Diese Zeit verstehe ich nicht. Schreib sie so: *Freitag 20:30*, *morgen 20 Uhr*, *in 2 Stunden*, *27.11. 19:00*, *2026-11-27 19:00*.
refusal-when-hour = Und um wie viel Uhr? Schreib die Uhrzeit dazu: *Freitag 20:30*.
refusal-when-past = { $when } ist schon vorbei. Nimm eine Zeit, die noch kommt, etwa *morgen 20 Uhr*.
refusal-when-near = Das ist in weniger als { $minutes } Minuten. Eröffne den Tisch gleich jetzt mit { COMMAND("join") }.
refusal-when-far = { $when } ist zu weit weg. Verabreden könnt ihr euch für die nächsten { $days } Tage.
refusal-when-gap = { $when } gibt es nicht: Da wird die Uhr vorgestellt. Nimm eine frühere oder spätere Zeit.
refusal-when-twice = { $when } gibt es zweimal: Da wird die Uhr zurückgestellt. Nimm eine frühere oder spätere Zeit.
refusal-when-zone = Deine Zeitzone kenne ich noch nicht. Schreib deine Stadt in die Option *{ command-plan.zone }* und wähle einen der Vorschläge: Ich merke sie mir.
