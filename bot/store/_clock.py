"""A table's clock as it is stored: plain data; ``bot.tables`` says what follows from it."""

from typing import NamedTuple

import msgspec


class Talk(msgspec.Struct, frozen=True):
    """The ``number``-th time that people talk in a match, ``until`` then at most; it was ``over`` at that time (0: no).

    ``ready`` are the seats that have said so; ``more`` is how often it was prolonged, revotes included, ``asked_more``
    which seats have asked for that in the whole match.
    """

    number: int = 0
    until: float = 0
    over: float = 0
    ready: tuple[int, ...] = ()
    more: int = 0
    asked_more: tuple[int, ...] = ()

    def moved(self, seconds: float) -> "Talk":
        """The same, so much later."""
        over = self.over and self.over + seconds
        return msgspec.structs.replace(self, until=self.until + seconds, over=over)


class Clock(msgspec.Struct, frozen=True):
    """Since when whom everybody waits for, and what is left of the reserves. Times are seconds since 1970.

    ``stage`` is what everybody can see of the course of the match (its round and phase); ``since`` has the seats that
    are asked in it, each with the time when it began. ``reserve`` are the seconds that a seat has left, if it has used
    any. ``up`` are the seats whose time is up in this stage, ``reminded`` says how often which of them was to be
    reminded in it, ``sent`` which reminder of all ``reminders`` of the match they had last; ``more``: its time has been
    given once more. ``heard`` is when somebody answered last, as far as everybody knows. While the clock stands still,
    ``paused`` is since when (0: it runs), ``until`` when that ends, and ``paused_by`` by whom, if not because nobody
    answered. ``talk`` is the last one of the match. ``before`` is the clock as it was before the last change of who is
    asked, for whoever takes the answer back that brought it.
    """

    stage: str = ""
    since: dict[int, float] = {}
    reserve: dict[int, float] = {}
    up: tuple[int, ...] = ()
    reminded: dict[int, int] = {}
    sent: dict[int, int] = {}
    reminders: int = 0
    more: bool = False
    heard: float = 0
    paused: float = 0
    until: float = 0
    paused_by: str = ""
    talk: Talk | None = None
    before: "Clock | None" = None

    def moved(self, seconds: float) -> "Clock":
        """The same, so much later.

        >>> later = Clock(since={2: 10.0}, heard=10.0).moved(5.0)
        >>> later.since, later.heard, later.paused
        ({2: 15.0}, 15.0, 0)
        """
        return msgspec.structs.replace(
            self,
            since={seat: at + seconds for seat, at in self.since.items()},
            heard=self.heard + seconds,
            paused=self.paused and self.paused + seconds,
            until=self.until and self.until + seconds,
            talk=self.talk and self.talk.moved(seconds),
            before=self.before and self.before.moved(seconds),
        )


class Numbered(NamedTuple):
    """A table's clock, if it has one, as it stood when so much of the match did.

    Its ``number`` is how often it has been changed. ``how_far`` the match has come is how many answers have been taken
    back, and how many stand.
    """

    number: int
    clock: Clock | None
    how_far: tuple[int, int]


class Timed(msgspec.Struct, frozen=True):
    """A clock that takes the place of the one with that ``number``, and when to look at it next.

    A table's first clock has the number 1; 0 is for none.
    """

    clock: Clock
    due: float
    number: int
