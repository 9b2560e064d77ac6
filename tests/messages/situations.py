"""The cases, situations and leaks made on purpose of all games, each of which brings its own.

They stand in ``tests.games.<game>.situations``.
"""

from collections.abc import Mapping
from importlib import import_module

import engine
from tests.kit.cases import Case, Leak, Situation
from tests.samples import samples

_OWN = {game: import_module(f"tests.games.{game}.situations") for game in engine.games()}
CASES: tuple[Case, ...] = tuple(case for own in _OWN.values() for case in own.CASES)
SOME_CASES = tuple(case for own in _OWN.values() for case in own.CASES[-samples(2, len(own.CASES)) :])
"""Up to two of each game."""
SITUATIONS: Mapping[str, set[Situation]] = {game: {one for _, one, _ in own.LEAKS} for game, own in _OWN.items()}
LEAKS: tuple[tuple[Case, Situation, Leak], ...] = tuple(leak for own in _OWN.values() for leak in own.LEAKS)
