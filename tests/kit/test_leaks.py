"""The walk finds what it is to find: it is tried on games that leak on purpose."""

from contextlib import suppress
from importlib import import_module

import pytest

from bot.games.kit.told import SecretLearned
from bot.games.kit.usual import Usual
from bot.games.kit.walk import walk_again
from tests.kit.games import GAMES, HOOKS
from tests.kit.leaks import Leak
from tests.matches import begun

LEAKS = [(game, leak) for game in GAMES for leak in import_module(f"tests.games.{game}.leaks").LEAKS]


@pytest.mark.parametrize(("game", "leak"), LEAKS, ids=lambda one: one.name if isinstance(one, Leak) else str(one))
def test_the_walk_finds_leaks_made_on_purpose(game: str, leak: Leak) -> None:
    hooks = HOOKS[game]
    with pytest.raises(SecretLearned, match=leak.what):
        for record in hooks.eventful():
            walk_again(record, hooks, begun(record, leak.game()))


def test_usual_hooks_find_leaks_of_views_and_questions_and_take_events_for_lawful() -> None:
    """Without hooks of a game nobody says which events may show a secret."""
    usual, missed = Usual("verraeter"), set[str]()
    for record in HOOKS["verraeter"].eventful():
        walk_again(record, usual, begun(record))
        for leak in import_module("tests.games.verraeter.leaks").LEAKS:
            with suppress(SecretLearned):
                walk_again(record, usual, begun(record, leak.game()))
                missed.add(leak.name)
    assert missed == {"TellsTheRole", "TellsTheNextSeat"}
