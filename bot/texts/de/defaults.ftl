### What is said of a game that has no words of its own for it; see bot/games/defaults.py.

default-phase = { $key ->
    [over] Das Spiel ist vorbei
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
default-side-wins = Sieg für
default-you-are = Du bist:
default-choice = { $key ->
    [yes] Ja
    [no] Nein
    [back] Zurück
    [sleep] Schlafen
   *[other] { WORDS($key) }
}
default-answer = { COUNT($choices) ->
    [0] Du wählst nichts aus.
   *[other] Du antwortest: { $choices }.
}

## Beside its slash command

default-command = Beantworten, was das Spiel dich fragt
default-answer-description = Diese Frage beantworten
default-answer-name = antwort
default-answer-note = Eine der Möglichkeiten, wie auf den Schaltflächen
default-answers-note = Deine Auswahl, mit Kommas dazwischen

## Roles, votes and secret cards

default-event-allies_seen = Du weißt Bescheid über: { $ally_seats }.
default-story-allies_seen = { $seat } weiß Bescheid über: { $ally_seats }.
default-event-ally_answered = { $seat } nennt { $for_seat }.
default-event-vote_shown = { $seat } stimmt für { $for_seat }.
default-event-cards_turned = Die Karten: { WORDS($cards) }.
