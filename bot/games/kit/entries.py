"""Games and hooks as the packages of their authors name them."""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import engine
from bot import games
from bot.games.kit.hooks import Hooks
from bot.games.kit.usual import Usual
from engine import Game, outside

GROUP = "turncoat.hooks"

_named: dict[str, EntryPoint] = {}
"""The hooks of games that are not installed."""


def game_of(what: str) -> Game[Any]:
    """Return a game by its key, or by the folder of its project; all others are loaded.

    The folder's game takes the place of an installed game of that key.

    Raise ``ValueError`` with all faults of the game, or whatever else keeps it from being used.
    """
    folder = Path(what)
    if not folder.is_dir():
        return engine.game(what) if what in engine.games() else outside.load_entry(outside.entry(what), games.take)
    found = outside.entry_in(folder)
    _forget_others(found, folder)
    if found.name in engine.games():
        return engine.game(found.name)
    _named.pop(found.name, None)
    hooks_of.cache_clear()
    _named.update({entry.name: entry for entry in outside.entries_in(folder, GROUP)})
    return outside.load_entry(found, games.take)


def _forget_others(found: EntryPoint, folder: Path) -> None:
    """Forget the installed package of a game's name, so that what the folder has is imported."""
    package = found.module.partition(".")[0]
    loaded = sys.modules.get(package)
    if loaded is None or Path(loaded.__file__ or "").resolve().is_relative_to(folder.resolve()):
        return
    if found.name in engine.games():
        games.unregister(found.name)
    for name in [one for one in sys.modules if one.partition(".")[0] == package]:
        del sys.modules[name]


def name_hooks(key: str, value: str) -> None:
    """Say where the hooks of a game are, as ``package.module:Class``."""
    _named[key] = EntryPoint(key, value, GROUP)
    hooks_of.cache_clear()


@cache
def hooks_of(key: str) -> Hooks:
    """Return the hooks of a game, or the usual ones if nobody names any.

    Raise ``TypeError`` for something else.
    """
    found = _named.get(key) or next(iter(entry_points(group=GROUP, name=key)), None)
    hooks = found.load()() if found else Usual(key)
    if not isinstance(hooks, Hooks):
        raise TypeError(f"{found and found.value} is no bot.games.kit.hooks.Hooks")
    return hooks
