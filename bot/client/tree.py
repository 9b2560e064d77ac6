"""The tree of slash commands, from all rooms that have commands."""

from typing import Any

import discord
from discord import app_commands

from bot.aftermath import film_command, history, leaderboard, record, replay, statistics_command, story
from bot.commands import (
    admin,
    board,
    board_buttons,
    choosing,
    clock,
    lobby,
    lobby_buttons,
    my,
    options,
    play,
    seat,
    settings,
    table,
    taking_back,
    talk,
)
from bot.commands.naming import Translator
from bot.commands.replies import begin, explain
from bot.learning import advice, help, learn, tips
from bot.privacy import privacy

WITH_COMMANDS = (
    *(board, help, learn, seat, clock, my, privacy, admin, table),
    *(history, statistics_command, leaderboard, settings),
)
"""The modules with commands, in the order in which Discord is told them, after those of the lobby and the games."""

BUTTONS_ALONE = (
    *(advice, record, board_buttons, choosing, film_command),
    *(lobby_buttons, options, replay, story, taking_back, talk, tips),
)
"""The modules without a command, which are here for their buttons, menus and fields."""


class Tree(app_commands.CommandTree[discord.AutoShardedClient]):
    """All slash commands of the bot."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        super().__init__(client, allowed_installs=app_commands.AppInstallationType(guild=True))
        after = (command for module in WITH_COMMANDS for command in module.COMMANDS)
        for command in (*lobby.COMMANDS, *play.commands(), *after):
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
