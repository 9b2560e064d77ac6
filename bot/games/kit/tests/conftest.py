"""The games on which the tests run: the one that ``--turncoat`` names, or each game of this project.

A test with the argument ``seats`` runs with the fewest and with the most, a test with ``language`` in every language of
the game.
"""

from collections.abc import Iterator

import pytest

import engine
from bot import texts
from bot.games.kit.entries import game_of, hooks_of
from bot.games.kit.hooks import Hooks


def _games(config: pytest.Config) -> list[str]:
    if what := config.getoption("turncoat", None):
        return [game_of(what).key]
    return [key for key, game in engine.games().items() if type(game).__module__.startswith("engine.")]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test on each game."""
    names = ("game", *(one for one in ("seats", "language") if one in metafunc.fixturenames))
    if "game" not in metafunc.fixturenames:
        return
    values = [(game, *more) for game in _games(metafunc.config) for more in _more(game, names[1:])]
    metafunc.parametrize(names, values, scope="module")


def _more(game: str, names: tuple[str, ...]) -> Iterator[tuple[object, ...]]:
    """Yield the values of all arguments except the game."""
    rules = engine.game(game)
    match names:
        case ():
            yield ()
        case ("seats",):
            yield from ((seats,) for seats in dict.fromkeys((rules.seats[0], rules.seats[-1])))
        case ("language",):
            yield from ((language,) for language in texts.languages_of_game(game))


@pytest.fixture
def hooks(game: str) -> Hooks:
    """Return the hooks of the game."""
    return hooks_of(game)
