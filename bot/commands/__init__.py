"""All that people can ask of the bot: slash commands, a module a concern, and clicks on buttons and menus."""

from bot.commands.replies import note_use
from bot.commands.router import clicked, submitted

__all__ = ["clicked", "note_use", "submitted"]
