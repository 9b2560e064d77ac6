### The film of a match that is over.

button-film = Film
bot-word-film = The boards of a game that is over, one after the other, as a moving picture. *{ button-film }* has it made for you.
    .word = Film

## While it is made

film-waits = Films are made one at a time. Before yours: { $ahead }
film-begins = The film is being made …
film-progress = Film: { $done } of { $pictures } pictures

## The film

film-note = { $left ->
    [0] All { $pictures } pictures, as an onlooker saw them
   *[other] { $pictures } of { $boards } pictures, as an onlooker saw them
}
film-still = The board at the end. *{ button-replay }* shows this game step by step.
film-shown = The film is in the channel now.
film-alt = Film of { $game } in { $pictures } pictures.
film-score = { $name }: { $score }
film-unfinished = This game was not played to its end.

## Refusals

refusal-film-busy = Several films are being made already. Ask me again in a few minutes; *{ button-replay }* shows this game step by step meanwhile.
refusal-film-failed = I could not make this film. Ask me again in a few minutes; *{ button-replay }* shows this game step by step meanwhile.
