"""Rules of thumb with other constants, and with errors: whom a computer player must not be too used to."""

import argparse
import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import ModuleType

import engine
from engine import Chance, Decision, Keys, QuickChance, View
from engine.players import PLAYERS

ERRORS = 15
"""So many of a hundred answers are chosen by chance."""
SPREAD = 60
"""By so many hundredths a constant differs at most."""


def parsing(module: str, games: int) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"python -m tests.bench.{module}")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--option", nargs="*", default=[], metavar="NAME=VALUE")
    return parser


def modules(game: str) -> list[ModuleType]:
    """The modules of a game that its rule of thumb stands in."""
    package = importlib.import_module(type(engine.game(game)).__module__)
    names = [one.name for one in pkgutil.walk_packages(package.__path__, package.__name__ + ".")]
    return [importlib.import_module(name) for name in names if "thumb" in name or "suspicion" in name]


def constants(game: str) -> dict[str, float]:
    """The constants of a game's rule of thumb: those written with a point, by name."""
    return {
        name: value
        for module in modules(game)
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, float) and abs(value) < 1e6
    }


@contextmanager
def playing_by(game: str, changes: Mapping[str, float]) -> Iterator[None]:
    """Meanwhile the rule of thumb has these constants, wherever they were imported."""
    found = [(module, name) for module in modules(game) for name in changes if name in vars(module)]
    before = [vars(module)[name] for module, name in found]
    for module, name in found:
        setattr(module, name, changes[name])
    _forget(game)
    try:
        yield
    finally:
        for (module, name), value in zip(found, before, strict=True):
            setattr(module, name, value)
        _forget(game)


def _forget(game: str) -> None:
    """Clear the results kept by the rule of thumb, which were found by other constants."""
    for module in modules(game):
        for kept in vars(module).values():
            if hasattr(kept, "cache_clear"):
                kept.cache_clear()


class Odd:
    """A rule of thumb with constants of its own that makes errors; ``number`` says which one of many it is."""

    def __init__(self, game: str, number: int) -> None:
        chance = QuickChance(number)
        self._game = game
        self._constants = {
            name: value * (100 - SPREAD - 1 + chance.roll(2 * SPREAD + 1)) / 100
            for name, value in constants(game).items()
        }

    def answer(self, view: View, decision: Decision, chance: Chance) -> Keys:
        if chance.roll(100) <= ERRORS:
            return PLAYERS["chance"].answer(view, decision, chance)
        with playing_by(self._game, self._constants):
            return PLAYERS["thumb"].answer(view, decision, chance)
