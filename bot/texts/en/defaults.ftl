### What is said of a game that has no words of its own for it; see bot/games/defaults.py.

default-phase = { $key ->
    [over] The game is over
   *[other] { WORDS($key) }
}
default-part = { $key ->
    [win] { $points ->
        [0] Lost
       *[other] Won
    }
   *[other] { WORDS($key) }: { $points }
}
default-side = { WORDS($key) }
default-side-wins = Victory for
default-you-are = You are:
default-choice = { $key ->
    [yes] Yes
    [no] No
    [back] Back
    [sleep] Sleep
   *[other] { WORDS($key) }
}
default-answer = { COUNT($choices) ->
    [0] You choose nothing.
   *[other] You answer: { $choices }.
}

## Beside its slash command

default-command = Answer what this game asks you
default-answer-description = Answer this question
default-answer-name = answer
default-answer-note = One of the choices, as on the buttons
default-answers-note = Your choices, with commas between them

## Roles, votes and secret cards

default-event-allies_seen = You know of: { $ally_seats }.
default-story-allies_seen = { $seat } knows of: { $ally_seats }.
default-event-ally_answered = { $seat } names { $for_seat }.
default-event-vote_shown = { $seat } votes for { $for_seat }.
default-event-cards_turned = The cards: { WORDS($cards) }.
