"""The hooks of all games, each of which brings its own as ``tests.games.<game>.hooks``."""

from collections.abc import Mapping
from importlib import import_module

import engine
from bot.games.kit.hooks import Hooks


def hooks_of(game: str) -> Hooks:
    """Return the game's additions to the tests of all games."""
    hooks = import_module(f"tests.games.{game}.hooks").Looking()
    assert isinstance(hooks, Hooks)
    return hooks


GAMES = tuple(engine.games())
HOOKS: Mapping[str, Hooks] = {game: hooks_of(game) for game in GAMES}
