"""The refusals of the engine, each an exception of its own. A refusal leaves everything as it was."""


class EngineError(ValueError):
    """The engine was asked for something that cannot be."""


class UnknownGame(EngineError):
    """There is no game of that key."""


class BadGame(EngineError):
    """A game cannot be put among all games; the text says why."""


class BadSeats(EngineError):
    """The game is not for that many seats."""


class BadOption(EngineError):
    """An option is unknown, or its value is not one of the declared ones."""


class BadData(EngineError):
    """A replaced data file breaks its rules; the text names the mistake."""


class BadRules(EngineError):
    """The program does not play by that version of the rules; the text says which program does."""


class BadRecord(EngineError):
    """A record cannot be replayed: its format, rules version or an answer does not fit."""


class BadLesson(EngineError):
    """A file is no lesson; the text says why."""


class NotAsked(EngineError):
    """The seat is not asked anything now (or the match is over)."""


class IllegalAnswer(EngineError):
    """The answer does not fit the decision.

    ``reason`` is one of ``unknown``, ``twice``, ``too_few``, ``too_many``, ``not_a_list``. ``key`` is the key that is
    not among the choices. ``number`` is the bound that was missed.
    """

    def __init__(self, reason: str, text: str, *, key: str = "", number: int = 0) -> None:
        super().__init__(text)
        self.reason = reason
        self.key = key
        self.number = number


class Defect(RuntimeError):
    """The program is at odds with its own rules. This exception shows a mistake of the program, not of an answer."""


class StillSecret(EngineError):
    """The secrets of a match that is not over."""
