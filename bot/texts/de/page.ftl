### The page of a match that is over.

button-page = Seite
bot-word-page = Ein Spiel, das zu Ende ist, als Seite für den Browser: Schritt für Schritt, durch die Augen von allen. *{ button-page }* gibt dir den Link oder die Seite als Datei.
    .word = Seite

## Beside a link or a file

page-link = **[{ $game } als Seite](<{ $link }>)**
    -# Wer diesen Link hat, sieht die Seite, mit allen Geheimnissen. Sie verschwindet, sobald die Antworten des Spiels gelöscht werden oder die Daten von jemandem, der dabei war.
page-file = Öffne diese Datei im Browser. Sie braucht kein Netz.
    -# Wer die Datei hat, sieht alle Geheimnisse.
page-begins = Die Seite entsteht gerade …
page-progress = Seite: { $done } von { $steps } Schritten
page-queues = Seiten entstehen nacheinander. Vor deiner: { $ahead }

## The page itself

page-play = Abspielen
page-pause = Anhalten
page-keys = Leertaste: abspielen und anhalten. ← und →: blättern. Pos1 und Ende: zum Anfang und zum Ende.

## Told in the browser

page-waiting = Die Seite entsteht gerade
page-making = Sie öffnet sich gleich von selbst.
page-waits = Sie öffnet sich von selbst. Seiten, die vorher drankommen: { $ahead }
page-gone = Der Link ist nicht vollständig, oder das Spiel wurde gelöscht.
    .title = Hier ist keine Seite
page-often = Du hast sehr oft gefragt. Warte bitte eine halbe Minute.
    .title = Einen Moment
page-busy = Es entstehen schon mehrere Seiten. Diese öffnet sich von selbst.
    .title = Die Seite kommt noch dran
page-failed = Die Seite ist nicht gelungen. Versuch es in ein paar Minuten noch einmal.
    .title = Das hat nicht geklappt

## Refusals

refusal-page-busy = Es sind schon mehrere Seiten in Arbeit. Frag mich in ein paar Minuten noch einmal; bis dahin zeigt *{ button-replay }* das Spiel Schritt für Schritt.
refusal-page-failed = Diese Seite ist mir nicht gelungen. Frag mich in ein paar Minuten noch einmal; bis dahin zeigt *{ button-replay }* das Spiel Schritt für Schritt.
