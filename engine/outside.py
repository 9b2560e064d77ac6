"""Games that other installed packages bring by the entry point group ``turncoat.games``."""

import sys
import tomllib
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import engine
from engine.errors import UnknownGame
from engine.game import Game

GROUP = "turncoat.games"


def _register(game: Game[Any], package: str) -> None:
    engine.register(game)


def load(take: Callable[[Game[Any], str], None] = _register) -> list[str]:
    """Put every such game among all games, by ``take``, which is given the game and the package it is from.

    An entry point is called by the game's key and names its class, as ``key = "package:Class"``. An entry point that
    cannot be used is left out, whatever is wrong with it. For each such entry point a sentence is returned that names
    its package.
    """
    refused = []
    for found in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        try:
            load_entry(found, take)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # also of one that ends the program: the others are not stopped by it
            reason = str(error) if type(error) is ValueError else f"{type(error).__name__}: {error}"
            origin = f"{found.dist.name} {found.dist.version}" if found.dist else found.module
            refused.append(f"The game {found.name} of the package {origin} cannot be used: {reason}")
    return refused


def load_entry(found: EntryPoint, take: Callable[[Game[Any], str], None] = _register) -> Game[Any]:
    """Put the game of an entry point among all games, and return the game.

    Raises whatever keeps the game from being used.
    """
    one = _game(found)
    take(one, found.module)
    return one


def entry(key: str) -> EntryPoint:
    """Return the entry point of the game of that key; raise ``UnknownGame`` if no installed package has any."""
    for found in entry_points(group=GROUP, name=key):
        return found
    raise UnknownGame(f"no installed package has a game {key!r}")


def entry_in(folder: Path) -> EntryPoint:
    """Return the first entry point of a game in a project's folder, whose modules can be imported from then on.

    Raise ``UnknownGame`` if ``pyproject.toml`` is missing there, or names no game.
    """
    for found in entries_in(folder, GROUP):
        sources = folder / "src" if (folder / "src").is_dir() else folder
        if (path := str(sources.resolve())) not in sys.path:
            sys.path.insert(0, path)
        return found
    raise UnknownGame(f'{folder / "pyproject.toml"} has no [project.entry-points."{GROUP}"] with a game')


def entries_in(folder: Path, group: str) -> list[EntryPoint]:
    """Return the entry points of a group in a project's folder; raise ``UnknownGame`` if the folder has no project."""
    file = folder / "pyproject.toml"
    try:
        named = tomllib.loads(file.read_text(encoding="utf-8"))["project"].get("entry-points", {}).get(group, {})
    except (OSError, tomllib.TOMLDecodeError, KeyError) as error:
        raise UnknownGame(f"{file} is no project of a game: {error!r}") from error
    return [EntryPoint(name, value, group) for name, value in named.items()]


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
