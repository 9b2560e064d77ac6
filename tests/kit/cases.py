"""Matches in which somebody could learn too much from messages, and the moments in which they could."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

import engine
from bot.store import Table
from engine import Match
from tests.messages.leaks import played
from tests.tables.people import a_table

Situation = Callable[[Match], bool]
Leak = Callable[[Match], object]
NO_OPTIONS: Mapping[str, str] = {}
NO_DATA: Mapping[str, Mapping[str, object]] = {}


class Case(NamedTuple):
    """A match that people play by chance, for so many answers at most.

    ``data`` are values of data files that are replaced.
    """

    game: str
    seats: int
    text: str
    options: Mapping[str, str] = NO_OPTIONS
    data: Mapping[str, Mapping[str, object]] = NO_DATA
    answers: int | None = None

    @property
    def table(self) -> Table:
        """Their table; the game is new to all of them."""
        own = engine.game(self.game).data
        data: dict[str, object] = {name: {**own[name], **values} for name, values in self.data.items()}
        table = a_table(self.text, game=self.game, seats=self.seats, options=self.options)
        return replace(table, data=data, sitters=tuple(replace(one, tips=0) for one in table.sitters))

    def played(self) -> Iterator[Match]:
        """The match after each answer."""
        return islice(played(self.table), self.answers)

    def whole(self) -> Iterator[Match]:
        """The match after each answer, and once it is over."""
        return islice(played(self.table, ended=True), self.answers)

    def __str__(self) -> str:
        return "-".join((self.game, str(self.seats), *self.options.values()))


def asked(match: Match) -> str:
    """The kind of question of the first seat that is asked."""
    return next((decision.kind for decision in match.decisions.values()), "")


def an_answer_was_changed(match: Match) -> bool:
    """It has just been."""
    return bool(match.steps) and match.steps[-1].decision.replaces is not None
