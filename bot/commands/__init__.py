"""What people can ask of the bot: slash commands, one module per concern, and clicks on buttons and menus."""

from typing import Any

import discord
from discord import app_commands

from bot.commands import (
    absence,
    admin,
    advising,
    afterwards,
    board,
    board_buttons,
    choosing,
    filming,
    help,
    history,
    leaderboard,
    learn,
    lobby,
    lobby_buttons,
    options,
    people,
    play,
    privacy,
    reminders,
    replaying,
    settings,
    stats,
    table,
    taking_back,
    talk,
    time,
    tips,
)
from bot.commands.naming import Translator
from bot.commands.replies import begin, explain, note_use
from bot.commands.router import clicked, submitted

__all__ = ["BUTTONS_ALONE", "Tree", "clicked", "note_use", "submitted"]

BUTTONS_ALONE = (
    *(advising, afterwards, board_buttons, choosing, filming),
    *(lobby_buttons, options, replaying, taking_back, talk),
)
"""The modules without a command, which are here for their buttons, menus and fields."""


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

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Have every command deferred when it takes long. Suggestions come in time or not at all."""
        if interaction.type is discord.InteractionType.application_command:
            begin(interaction)
        return True

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Tell a person what went wrong, be it before a command of ours could run."""
        await explain(interaction, error)

    async def payload(self) -> list[dict[str, Any]]:
        """The commands in all languages, as Discord is told them."""
        translator = Translator()
        return [await command.get_translated_payload(self, translator) for command in self.get_commands()]
