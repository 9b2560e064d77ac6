"""Tests, and programs that prove and measure. Like every program of the bot they begin by letting the games in."""

import bot.games

bot.games.load()
