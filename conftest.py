"""Examples in docstrings of the bot know the games, like all tests; tests of all games know the hooks of each."""

from bot import games
from tests.games import name_all_hooks

games.load()
name_all_hooks()
