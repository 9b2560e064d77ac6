"""/table: what those who administer a server's tables do to one of them, from any channel. They see no hands."""

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot.commands.admin import ask_to_close, suggest_tables
from bot.commands.host import Interaction
from bot.commands.naming import named
from bot.commands.replies import guarded
from bot.commands.rights import check_administers
from bot.tables import Refusal, Table

REASON = 100
"""So many characters a reason may have."""

Act = Callable[[Interaction, Table, str], Awaitable[None]]
"""Does something to a table, for a reason that may be empty, and tells the person."""


def _subcommand(word: str, act: Act) -> app_commands.Command[Any, ..., Any]:
    key = f"command-table-{word}"

    @app_commands.command(name=named(key), description=named(f"{key}.description"))
    @app_commands.rename(table=named("command-table.table"), reason=named("command-table.reason"))
    @app_commands.describe(table=named("command-table.table-note"), reason=named("command-table.reason-note"))
    async def command(interaction: Interaction, table: int, reason: app_commands.Range[str, 1, REASON] = "") -> None:
        await guarded(interaction, _act(interaction, act, table, reason))

    command.autocomplete("table")(suggest_tables)
    return command


async def _act(interaction: Interaction, act: Act, table_id: int, reason: str) -> None:
    await check_administers(interaction)
    table = await interaction.client.tables.stored(table_id)
    if table.guild != interaction.guild_id:
        raise Refusal("no-such-table")
    await act(interaction, table, reason)


table = app_commands.Group(name=named("command-table"), description=named("command-table.description"), guild_only=True)
for word, act in {"close": ask_to_close}.items():
    table.add_command(_subcommand(word, act))

COMMANDS = (table,)
