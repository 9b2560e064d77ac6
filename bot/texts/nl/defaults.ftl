### What is said of a game that has no words of its own for it; see bot/games/defaults.py.

default-phase = { $key ->
    [over] Het spel is afgelopen
   *[other] { WORDS($key) }
}
default-part = { $key ->
    [win] { $points ->
        [0] Verloren
       *[other] Gewonnen
    }
   *[other] { WORDS($key) }: { $points }
}
default-side = { WORDS($key) }
default-side-wins = Winst voor
default-you-are = Je bent:
default-choice = { $key ->
    [yes] Ja
    [no] Nee
    [back] Terug
   *[other] { WORDS($key) }
}
default-answer = { COUNT($choices) ->
    [0] Je kiest niets.
   *[other] Je antwoordt: { $choices }.
}

## Beside its slash command

default-command = Antwoorden op wat het spel je vraagt
default-answer-description = Deze vraag beantwoorden
default-answer-name = antwoord
default-answer-note = Een van de keuzes, zoals op de knoppen
default-answers-note = Je keuzes, met komma’s ertussen
