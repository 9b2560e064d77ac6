"""Examples in docstrings of the bot know the games, like all tests."""

from bot import games

games.load()
