"""Tests of all games, which run on each game of this project, and with ``pytest --turncoat`` on any other."""

import pytest

from bot import games
from bot.games.kit.entries import game_of, hooks_of


def pytest_configure(config: pytest.Config) -> None:
    """Make sure that the game of ``--turncoat`` can be used."""
    what = config.getoption("turncoat")
    games.load(tried=True)
    try:
        hooks_of(game_of(what).key)
    except Exception as error:
        raise pytest.UsageError(f"{what}: {error}") from error


def pytest_report_header(config: pytest.Config) -> str:
    """Say on which game the tests run, and with which hooks."""
    game = game_of(config.getoption("turncoat"))
    hooks = type(hooks_of(game.key))
    return f"turncoat: the tests of all games run on {game.key}, with the hooks {hooks.__module__}.{hooks.__name__}"
