"""Leaks made on purpose: what a game's walk must find."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

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


def _rules(leaking: Game[Any]) -> Game[Any]:
    """Return the game without its leak."""
    return cast("Game[Any]", super(type(leaking), leaking))


def seeing(game: type[Game[Any]], name: str, changes: Callable[[Any, Any], Mapping[str, object]]) -> type[Game[Any]]:
    """A game whose views are changed like that, by the state."""

    def view(self: Game[Any], state: Any, seat: int | None) -> View:
        seen = _rules(self).view(state, seat)
        return msgspec.structs.replace(seen, **changes(state, seen))

    return type(name, (game,), {"view": view})


def asking(game: type[Game[Any]], secret: Callable[[Any], int]) -> type[Game[Any]]:
    """A game whose questions tell a secret number."""

    def decisions(self: Game[Any], state: Any) -> dict[int, Decision]:
        facts = {"secret": secret(state)}
        asked = _rules(self).decisions(state).items()
        return {seat: msgspec.structs.replace(one, facts={**one.facts, **facts}) for seat, one in asked}

    return type("AsksKnowingly", (game,), {"decisions": decisions})
