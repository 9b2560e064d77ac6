"""Examples in docstrings of the bot know the games, like all tests; tests of all games know the hooks of each."""

import gc
from importlib import import_module

import_module("bot.games").load()
import_module("tests.games").name_all_hooks()

gc.set_threshold(10_000)


def pytest_collection_finish() -> None:
    """Set aside all that is imported, which stays: to look through it again and again takes a fifth of the time."""
    gc.collect()
    gc.freeze()
