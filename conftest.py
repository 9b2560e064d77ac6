"""Examples in docstrings of the bot know the games, like all tests; tests of all games know the hooks of each."""

from importlib import import_module

import_module("bot.games").load()
import_module("tests.games").name_all_hooks()
