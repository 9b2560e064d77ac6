"""/table: what those who administer a server's tables do to one of them, from any channel. They see no hands."""

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot import texts
from bot.commands.admin import REASON, ask_to_close, suggest_tables
from bot.commands.asker import language, person
from bot.commands.host import Interaction
from bot.commands.replies import reply
from bot.commands.rights import administers, check_administers
from bot.commands.slash import named, suggesting, worded
from bot.messages import act_line
from bot.tables import Person, Refusal, Table
from bot.tables.referee import Referee
from bot.texts import limits

Act = Callable[[Interaction, Table, str], Awaitable[None]]
"""Does something to a table, for a reason that may be empty, and tells the person."""
OfClock = Callable[[Referee, int, Person, str], Awaitable[Table]]
OfSeat = Callable[[Referee, int, Person, int, str], Awaitable[Table]]
"""An act on a running match, its clock or a seat, which is kept (``bot.tables.referee``)."""


def _for_table(word: str, act: Act) -> app_commands.Command[Any, ..., Any]:
    key = f"command-table-{word}"

    @app_commands.command(name=named(key), description=named(f"{key}.description"))
    @worded("table", "table", "reason")
    async def command(interaction: Interaction, table: int, reason: app_commands.Range[str, 1, REASON] = "") -> None:
        await _act(interaction, act, table, reason)

    command.autocomplete("table")(suggest_tables)
    return command


def _for_clock(word: str, act: OfClock) -> app_commands.Command[Any, ..., Any]:
    async def done(interaction: Interaction, here: Table, reason: str) -> None:
        referee, why = interaction.client.tables.referee, texts.safe(reason)
        await _tell(interaction, await act(referee, here.id, person(interaction), why))

    return _for_table(word, done)


def _for_seat(word: str, act: OfSeat) -> app_commands.Command[Any, ..., Any]:
    key = f"command-table-{word}"

    @app_commands.command(name=named(key), description=named(f"{key}.description"))
    @worded("table", "table", "seat", "reason")
    async def command(
        interaction: Interaction, table: int, seat: int, reason: app_commands.Range[str, 1, REASON] = ""
    ) -> None:
        async def done(interaction: Interaction, here: Table, reason: str) -> None:
            referee, why = interaction.client.tables.referee, texts.safe(reason)
            await _tell(interaction, await act(referee, here.id, person(interaction), seat - 1, why))

        await _act(interaction, done, table, reason)

    command.autocomplete("table")(suggest_tables)
    command.autocomplete("seat")(_suggest_seats)
    return command


async def _act(interaction: Interaction, act: Act, table_id: int, reason: str) -> None:
    await check_administers(interaction)
    table = await interaction.client.tables.stored(table_id)
    if table.guild != interaction.guild_id:
        raise Refusal("no-such-table")
    await act(interaction, table, reason)


async def _tell(interaction: Interaction, table: Table) -> None:
    """Tell what the table reads now."""
    say = texts.speaker(language(interaction))
    await reply(interaction, say("table-done", line=act_line(say, table.acts[-1])))


@suggesting
async def _suggest_seats(interaction: Interaction, typed: int | str) -> list[app_commands.Choice[int]]:
    """Suggest the seats of the table that was named, to those who administer it."""
    table_id = getattr(interaction.namespace, "table", None)
    if not isinstance(table_id, int) or not await administers(interaction):
        return []
    table = await interaction.client.tables.stored(table_id)
    if table.guild != interaction.guild_id or table.state != "running":
        return []
    seats = [seat for seat, name in enumerate(table.names) if str(typed or "") in f"{seat + 1}: {name}"]
    return [
        app_commands.Choice(name=f"{seat + 1}: {table.names[seat]}"[: limits.SUGGESTION], value=seat + 1)
        for seat in seats
    ]


table = app_commands.Group(name=named("command-table"), description=named("command-table.description"), guild_only=True)
for one in (
    _for_table("close", ask_to_close),
    _for_clock("pause", Referee.pause),
    _for_clock("resume", Referee.resume),
    _for_seat("standin", Referee.let_stand_in),
    _for_seat("offer", Referee.offer),
):
    table.add_command(one)

COMMANDS = (table,)
