### The film of a match that is over.

button-film = Film
bot-word-film = Die Spielpläne eines Spiels, das zu Ende ist, nacheinander als bewegtes Bild. Mit *{ button-film }* mache ich dir einen.
    .word = Film

## While it is made

film-waits = Filme entstehen nacheinander. Vor deinem: { $ahead }
film-begins = Der Film entsteht gerade …
film-progress = Film: { $done } von { $pictures } Bildern

## The film

film-note = { $left ->
    [0] Alle { $pictures } Bilder, wie das Publikum sie sah
   *[other] { $pictures } von { $boards } Bildern, wie das Publikum sie sah
}
film-still = Der Spielplan am Ende. *{ button-replay }* zeigt das Spiel Schritt für Schritt.
film-shown = Der Film steht jetzt im Kanal.
film-alt = Film: { $game } in { $pictures } Bildern.
film-score = { $name }: { $score }
film-unfinished = Dieses Spiel wurde nicht zu Ende gespielt.

## Refusals

refusal-film-busy = Es sind schon mehrere Filme in Arbeit. Frag mich in ein paar Minuten noch einmal; bis dahin zeigt *{ button-replay }* das Spiel Schritt für Schritt.
refusal-film-failed = Dieser Film ist mir nicht gelungen. Frag mich in ein paar Minuten noch einmal; bis dahin zeigt *{ button-replay }* das Spiel Schritt für Schritt.
