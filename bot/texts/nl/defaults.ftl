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
    [sleep] Slapen
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

## Roles, votes and secret cards

default-event-allies_seen = Je weet wie er bij je hoort: { $ally_seats }.
default-story-allies_seen = { $seat } weet wie erbij hoort: { $ally_seats }.
default-event-ally_answered = { $seat } noemt { $for_seat }.
default-event-vote_shown = { $seat } stemt op { $for_seat }.
default-event-cards_turned = De kaarten: { WORDS($cards) }.
