"""The time and the chance of everything: to be put in place before anything else is imported."""

import datetime
import os
import random
import time
from typing import Self

BEGIN = 1_800_000_000.0
"""The time on the wall at which every evening begins."""
STEADY = 1000.0


class Clock:
    """The time that passes: the loop alone moves it."""

    def __init__(self) -> None:
        self.passed = 0.0

    def wall(self) -> float:
        return BEGIN + self.passed

    def steady(self) -> float:
        """Return the seconds of a clock that nobody sets."""
        return STEADY + self.passed


CLOCK = Clock()
CHANCE = random.Random(0)
"""Makes all bytes that the system would make: secrets, ids, boundaries of forms."""
_REAL = datetime.datetime


class _Same(type):
    def __instancecheck__(cls, one: object) -> bool:
        return isinstance(one, _REAL)


class Moment(_REAL, metaclass=_Same):
    """A ``datetime`` whose present is that of the clock."""

    __slots__ = ()

    @classmethod
    def now(cls, tz: datetime.tzinfo | None = None) -> Self:
        return cls.fromtimestamp(CLOCK.wall(), tz)

    @classmethod
    def utcnow(cls) -> Self:
        """Return the present of UTC, without its zone."""
        return cls.fromtimestamp(CLOCK.wall(), datetime.UTC).replace(tzinfo=None)


def install() -> None:
    """Let all modules that are imported from now on have this time and this chance."""
    vars(time).update(
        time=CLOCK.wall,
        time_ns=lambda: int(CLOCK.wall() * 1e9),
        monotonic=CLOCK.steady,
        monotonic_ns=lambda: int(CLOCK.steady() * 1e9),
        perf_counter=CLOCK.steady,
    )
    vars(datetime).update(datetime=Moment)
    vars(os).update(urandom=CHANCE.randbytes)
    vars(random).update(_urandom=CHANCE.randbytes)


def begin(seed: str) -> None:
    """Begin an evening: chance is that of its seed."""
    CHANCE.seed(f"system {seed}")
    random.seed(f"process {seed}")
