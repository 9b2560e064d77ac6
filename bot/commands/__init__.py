"""What people can ask of the bot: slash commands, one module per concern, and clicks on buttons and menus."""

from typing import Any

import discord
from discord import app_commands

from bot.commands import (
    absence,
    admin,
    board,
    help,
    history,
    leaderboard,
    learn,
    lobby,
    people,
    play,
    privacy,
    reminders,
    settings,
    stats,
    table,
    time,
    tips,
)
from bot.commands.clicks import clicked, submitted
from bot.commands.naming import Translator
from bot.commands.replies import explain

__all__ = ["Tree", "clicked", "submitted"]


class Tree(app_commands.CommandTree[discord.AutoShardedClient]):
    """All slash commands of the bot."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        super().__init__(client, allowed_installs=app_commands.AppInstallationType(guild=True))
        own = (
            *lobby.COMMANDS,
            *play.commands(),
            *board.COMMANDS,
            *help.COMMANDS,
            *learn.COMMANDS,
            *people.COMMANDS,
            *absence.COMMANDS,
        )
        for command in (
            *own,
            *time.COMMANDS,
            *reminders.COMMANDS,
            *tips.COMMANDS,
            *privacy.COMMANDS,
            *admin.COMMANDS,
            *table.COMMANDS,
            *history.COMMANDS,
            *stats.COMMANDS,
            *leaderboard.COMMANDS,
            *settings.COMMANDS,
        ):
            self.add_command(command)

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Tell a person what went wrong before a command of ours could run."""
        await explain(interaction, error)

    async def payload(self) -> list[dict[str, Any]]:
        """The commands in all languages, as Discord is told them."""
        translator = Translator()
        return [await command.get_translated_payload(self, translator) for command in self.get_commands()]
