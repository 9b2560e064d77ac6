### The page of a match that is over.

button-page = Pagina
bot-word-page = Een spel dat is afgelopen als pagina voor de browser: stap voor stap, door ieders ogen. *{ button-page }* geeft je de link, of de pagina als bestand.
    .word = Pagina

## Beside a link or a file

page-link = **[{ $game } als pagina](<{ $link }>)**
    -# Iedereen met deze link ziet de pagina, met alle geheimen. De pagina verdwijnt zodra de antwoorden van het spel worden gewist, of de gegevens van iemand die meespeelde.
page-file = Open dit bestand in een browser. Het heeft geen netwerk nodig.
    -# Iedereen met dit bestand ziet alle geheimen.
page-begins = De pagina wordt gemaakt …
page-progress = Pagina: { $done } van { $steps } stappen
page-queues = Pagina’s worden een voor een gemaakt. Voor de jouwe: { $ahead }

## The page itself

page-play = Afspelen
page-pause = Pauze
page-keys = Spatiebalk: afspelen en pauzeren. ← en →: bladeren. Home en End: naar het begin en het einde.

## Told in the browser

page-waiting = De pagina wordt gemaakt
page-making = Die opent zo vanzelf.
page-waits = Die opent vanzelf. Pagina’s die eerst komen: { $ahead }
page-gone = De link is niet compleet, of het spel is gewist.
    .title = Hier is geen pagina
page-often = Je hebt heel vaak gevraagd. Wacht even een halve minuut.
    .title = Een ogenblik
page-busy = Er worden al meerdere pagina’s gemaakt. Deze opent vanzelf.
    .title = De pagina komt zo aan de beurt
page-failed = De pagina is niet gelukt. Probeer het over een paar minuten nog eens.
    .title = Dat is niet gelukt

## Refusals

refusal-page-busy = Er worden al meerdere pagina’s gemaakt. Vraag het me over een paar minuten nog eens; intussen laat *{ button-replay }* dit spel stap voor stap zien.
refusal-page-failed = Deze pagina is me niet gelukt. Vraag het me over een paar minuten nog eens; intussen laat *{ button-replay }* dit spel stap voor stap zien.
