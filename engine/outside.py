"""Games that other installed packages bring by the entry point group ``turncoat.games``."""

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import engine
from engine.game import Game

GROUP = "turncoat.games"


def _register(game: Game[Any], package: str) -> None:
    engine.register(game)


def load(take: Callable[[Game[Any], str], None] = _register) -> list[str]:
    """Put every such game among all games, by ``take``, which is given the game and the package it is from.

    An entry point is called by the game's key and names its class, as ``key = "package:Class"``. One that cannot be
    used is left out, whatever is wrong with it; of each a sentence is returned that names its package.
    """
    refused = []
    for entry in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        try:
            take(_game(entry), entry.module)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # also of one that ends the program: the others are not stopped by it
            reason = str(error) if type(error) is ValueError else f"{type(error).__name__}: {error}"
            origin = f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.module
            refused.append(f"The game {entry.name} of the package {origin} cannot be used: {reason}")
    return refused


def packages() -> list[str]:
    """Return the packages that bring games, with their versions."""
    return sorted({f"{entry.dist.name} {entry.dist.version}" for entry in entry_points(group=GROUP) if entry.dist})


def _game(entry: EntryPoint) -> Game[Any]:
    made = entry.load()()
    if not isinstance(made, Game):
        raise TypeError(f"{entry.value} is no engine.Game")
    if made.key != entry.name:
        raise ValueError(f"{entry.value} has the key {made.key}, its entry point is called {entry.name}")
    return made
