"""Leaks made on purpose: what a game's walk must find."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from engine import Decision, Game, View


class Leak(NamedTuple):
    """A game that leaks, and what is wrong then (a pattern) in the eventful matches of its game's hooks."""

    game: Callable[[], Game[Any]]
    what: str

    @property
    def name(self) -> str:
        """The name of the leaking game class."""
        return self.game.__name__


def seeing(game: type[Game[Any]], name: str, changes: Callable[[Any, Any], Mapping[str, object]]) -> type[Game[Any]]:
    """A game whose views are changed like that, by the state."""

    def view(self: Game[Any], state: Any, seat: int | None) -> View:
        seen = game.view(self, state, seat)
        return msgspec.structs.replace(seen, **changes(state, seen))

    return type(name, (game,), {"view": view})


def asking(game: type[Game[Any]], secret: Callable[[Any], int]) -> type[Game[Any]]:
    """A game whose questions tell a secret number."""

    def decisions(self: Game[Any], state: Any) -> dict[int, Decision]:
        facts = {"secret": secret(state)}
        asked = game.decisions(self, state).items()
        return {seat: msgspec.structs.replace(one, facts={**one.facts, **facts}) for seat, one in asked}

    return type("AsksKnowingly", (game,), {"decisions": decisions})
