### The film of a match that is over.

button-film = Film
bot-word-film = De borden van een spel dat is afgelopen, na elkaar als bewegend beeld. Met *{ button-film }* maak ik er een voor je.
    .word = Film

## While it is made

film-waits = Films worden een voor een gemaakt. Voor de jouwe: { $ahead }
film-begins = De film wordt gemaakt …
film-progress = Film: { $done } van { $pictures } beelden

## The film

film-note = { $left ->
    [0] Alle { $pictures } beelden, zoals het publiek ze zag
   *[other] { $pictures } van { $boards } beelden, zoals het publiek ze zag
}
film-still = Het bord aan het eind. *{ button-replay }* laat dit spel stap voor stap zien.
film-shown = De film staat nu in het kanaal.
film-alt = Film van { $game } in { $pictures } beelden.
film-score = { $name }: { $score }
film-unfinished = Dit spel is niet uitgespeeld.

## Refusals

refusal-film-busy = Er worden al meerdere films gemaakt. Vraag het me over een paar minuten nog eens; intussen laat *{ button-replay }* dit spel stap voor stap zien.
refusal-film-failed = Deze film is me niet gelukt. Vraag het me over een paar minuten nog eens; intussen laat *{ button-replay }* dit spel stap voor stap zien.
