"""The walk finds what it is to find: it is tried on games that leak on purpose."""

from importlib import import_module

import pytest

from bot.games.kit.walk import SecretLearned, walk_again
from tests.kit.games import GAMES, HOOKS
from tests.kit.leaks import Leak
from tests.matches import begun

LEAKS = [(game, leak) for game in GAMES for leak in import_module(f"tests.games.{game}.leaks").LEAKS]


@pytest.mark.parametrize(("game", "leak"), LEAKS, ids=lambda one: one.name if isinstance(one, Leak) else str(one))
def test_the_walk_finds_leaks_made_on_purpose(game: str, leak: Leak) -> None:
    hooks = HOOKS[game]
    with pytest.raises(SecretLearned, match=leak.what):
        for record in (leak.records or hooks.eventful)():
            walk_again(record, hooks, begun(record, leak.game()))
