"""Examples in docstrings of the bot know the games, like all tests; tests of all games know the hooks of each."""

from importlib import import_module

from slipcover import pytest_plugin as coverage

NEVER = 10**9

# slipcover searches all objects for functions whose lines were run fifty times, to take its probes out. That takes more
# time than the probes do. Processes of xdist do not hear of its options, so it is told here, before the first import.
if (measured := coverage._slipcover_instance) is not None:
    measured.d_miss_threshold = NEVER

import_module("bot.games").load()
import_module("tests.games").name_all_hooks()
