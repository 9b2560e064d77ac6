"""A row of ``make prove``: something that is to hold, tried very often."""

from collections.abc import Callable
from dataclasses import dataclass


class Broken(Exception):
    """What is to hold does not; the text has all that repeats it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """``case`` tries it from a seed (0, 1, 2, …), brings how many trials that was, and raises ``Broken``.

    ``says`` is what is proven, ``goal`` what is to be reached; of ``size`` trials the quick run has ``quick``.
    """

    name: str
    says: str
    goal: str
    size: int
    quick: int
    case: Callable[[int], int]
