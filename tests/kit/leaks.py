"""Leaks made on purpose: what a game's walk must find."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from engine import Game, Record


class Leak(NamedTuple):
    """A game that leaks, what is wrong then (a pattern), and matches in which it comes to light.

    Without ``records`` these are the eventful ones of its game's hooks.
    """

    game: Callable[[], Game[Any]]
    what: str
    records: Callable[[], Iterable[Record]] | None = None

    @property
    def name(self) -> str:
        """The name of the leaking game class."""
        return self.game.__name__
