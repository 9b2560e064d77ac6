"""Rows of ``make prove``: something that must hold, and a case of it for every seed."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any

import engine


class Broken(Exception):
    """A failure of something that must hold.

    The text says what was expected, what came, and all that repeats the failure.
    """


@dataclass(frozen=True, slots=True)
class Row:
    """Something that must hold, tried again and again.

    ``says`` is the text that people read about the row; ``goal`` is the result to reach. ``case`` tries what a seed
    (0, 1, 2 ...) brings, and returns the number of trials made, at once or when it is awaited. It raises ``Broken``,
    or anything else, if something does not hold. It runs in a process of its own and may take ``limit`` seconds. The
    row is through after ``size`` trials, in the quick run after ``quick``. A case may ask ``tests.samples`` how much
    to try.

    >>> row = Row("sums", "Adding counts.", "0 wrong sums", size=100, quick=10, case=lambda seed: 1)
    >>> row.trials(quick=True), row.trials(quick=False)
    (10, 100)
    """

    name: str
    says: str
    goal: str
    size: int
    quick: int
    case: Callable[[int], int | Coroutine[Any, Any, int]]
    limit: float = 120.0

    def trials(self, *, quick: bool) -> int:
        return self.quick if quick else self.size

    def tried(self, seed: int) -> int:
        """Try the case of a seed; the number of trials made."""
        found = self.case(seed)
        return found if isinstance(found, int) else asyncio.run(found)


def of_each_game(
    name: str, says: str, goal: str, size: int, quick: int, case: Callable[..., int | Coroutine[Any, Any, int]]
) -> tuple[Row, ...]:
    """Return a row for each game, whose case is told the game first."""
    return tuple(Row(f"{name}-{game}", says, goal, size, quick, partial(case, game)) for game in engine.games())


def require(holds: object, text: str) -> None:
    """Raise ``Broken`` with this text unless something holds.

    >>> require(1 + 1 == 2, "sums are wrong")
    >>> require(1 + 1 == 3, "sums are wrong")
    Traceback (most recent call last):
    tests.prove.row.Broken: sums are wrong
    """
    if not holds:
        raise Broken(text)
