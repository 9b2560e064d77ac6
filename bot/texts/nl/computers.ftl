### Computer players: how well they play, and what they advise.

## Levels

level-name-easy = makkelijk
level-name-usual = gewoon
level-name-strong = sterk
level-note-easy = Laat het slechtste liggen en doet verder maar wat: voor een eerste spel
level-note-usual = Speelt verstandig; “{ button-computer }” voegt er zo een toe
level-note-strong = Denkt vooruit en is moeilijk te verslaan
level-hint = Computerspeler van een ander niveau
level-line = Computerspelers: { $computers }

## Advice

button-advice = Wat zou jij doen?
options-advice = Advies
    .note = Of “{ button-advice }” onder vragen staat
advice-value = { $key ->
    [off] uit
    [on] aan, voor iedereen: telt niet mee voor de ranglijst
   *[usual] zolang er maar één mens meespeelt
}
lobby-advice = Met advies: onder elke vraag kun je met *{ button-advice }* een computerspeler raadplegen.
advice = Mijn advies: **{ $choices }**.
advice-won = Zo win je ongeveer { $won } van de 100 partijen die ik me vanaf hier voorstel. Gelijk verdeeld zouden het er { $share } zijn.
advice-next = Daarna komt **{ $choices }** ({ $won } van de 100).
advice-close = Ongeveer even goed: **{ $choices }** ({ $won } van de 100).
advice-suspects = Ik verdenk **{ $name }** het meest: { $share } van 100.
advice-from = -# Ik weet alleen wat je zelf kunt zien.

refusal-advice-over = Die vraag is voorbij. { COMMAND("hand") } laat zien wat je nu wordt gevraagd.
refusal-advice-off = Aan deze tafel geef ik geen advies. Dat kiest de gastheer voor het spel onder *{ button-options }*.
refusal-advice-busy = Ik heb nu te veel om over na te denken. Vraag het me zo nog eens.
