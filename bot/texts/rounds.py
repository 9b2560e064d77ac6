"""The words for a round of a match: "Round 2 of 5", or the game's own, such as "Night 2"."""

from bot.texts.speech import Speaker


def round_name(say: Speaker, game: str, number: int, rounds: int = 0) -> str:
    """Return the words for a round as a title; 0 is the set-up before the first one.

    ``rounds`` is the number of all, if it is to be said.

    >>> from bot.texts import speaker
    >>> round_name(speaker("de"), "verraeter", 2, 5), round_name(speaker("en"), "verraeter", 0)
    ('Runde 2 von 5', 'Before the first round')
    """
    message = _message(say, game)
    return say(message, round=number, rounds=rounds) if number else say(f"{message}.before")


def round_within(say: Speaker, game: str, number: int, rounds: int = 0) -> str:
    """Return the same words within a sentence; a game without words for this is told by its title.

    >>> from bot.texts import speaker
    >>> round_within(speaker("en"), "verraeter", 2)
    'round 2'
    """
    within = f"{_message(say, game)}.within"
    return say(within, round=number, rounds=rounds) if say.knows(within) else round_name(say, game, number, rounds)


def round_label(say: Speaker, game: str) -> str:
    """Return the word for a round, beside a list of rounds."""
    return say(f"{_message(say, game)}.label")


def round_question(say: Speaker, game: str) -> str:
    """Return the question for a round, in a menu of rounds.

    >>> from bot.texts import speaker
    >>> round_question(speaker("nl"), "verraeter")
    'Welke ronde?'
    """
    return say(f"{_message(say, game)}.which")


def _message(say: Speaker, game: str) -> str:
    own = f"{game}-round"
    return own if say.knows(own) else "round"
