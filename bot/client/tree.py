"""The tree of slash commands, from all rooms that have commands, and how Discord is told of it."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot import texts
from bot.aftermath import (
    film_command,
    history_command,
    knew_command,
    leaderboard_command,
    page_command,
    record_command,
    replay_command,
    statistics_command,
    story_command,
)
from bot.commands import (
    admin,
    answering,
    board,
    clock,
    lobby,
    lobby_buttons,
    my,
    notes,
    options,
    play,
    seat,
    settings,
    table,
)
from bot.commands.failures import explain
from bot.commands.registration import register, registered
from bot.commands.replies import begin
from bot.commands.slash import Translator
from bot.gathering import hosting, notify_command, plan_buttons, plan_command
from bot.learning import advice, alone, help, learn, lone_past, tips
from bot.privacy import privacy
from bot.processes.gateway import Gateway
from bot.store import Store

WITH_COMMANDS = (
    *(board, notes, plan_command, help, learn, seat, clock, my, privacy, admin, table),
    *(history_command, statistics_command, leaderboard_command, settings, hosting, replay_command),
)
"""The modules with commands, in the order in which Discord is told them.

The commands of the lobby and the games come before them.
"""

BUTTONS_ALONE = (
    *(advice, alone, lone_past, record_command, answering, film_command, knew_command, page_command),
    *(lobby_buttons, options, plan_buttons, story_command, tips, notify_command),
)
"""The modules without a command of the top level, which are here for their buttons, menus and fields."""


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
        """Return the commands in all languages, as Discord is told them."""
        translator = Translator()
        return [await command.get_translated_payload(self, translator) for command in self.get_commands()]


class Registration:
    """The commands of a tree as Discord knows them, in all servers or in ``servers`` alone.

    Texts mention commands accordingly.
    """

    def __init__(self, tree: Tree, gateway: Gateway, store: Store, servers: Sequence[int]) -> None:
        self._tree = tree
        self._gateway = gateway
        self._store = store
        self._servers = servers
        self._payload: list[dict[str, Any]] | None = None

    async def bring_in_line(self) -> Mapping[str, int]:
        """Return the ids of the commands by name, in a process that never registers as far as others have.

        Else tell Discord the commands that it does not know: at the start, and to a server that is joined. One process
        does so after the other: each later process reads what the first one has noted.
        """
        self._payload = self._payload or await self._tree.payload()
        if self._gateway.is_worker:
            known = await registered(self._tree.client, self._payload, self._store, self._servers)
        else:
            async with self._gateway.registering():
                known = await register(self._tree.client, self._payload, self._store, self._servers)
        texts.know_commands(known)
        return known
