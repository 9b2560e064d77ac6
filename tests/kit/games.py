"""The hooks of all games, each of which brings its own as ``tests.games.<game>.hooks``."""

from collections.abc import Mapping

import engine
from bot.games.kit.entries import hooks_of
from bot.games.kit.hooks import Hooks
from tests.games import name_all_hooks

name_all_hooks()
GAMES = tuple(engine.games())
HOOKS: Mapping[str, Hooks] = {game: hooks_of(game) for game in GAMES}
