"""The clock of a running match, for its host: /pause, /resume, /moretime."""

from typing import Any

from discord import app_commands

from bot import texts
from bot.commands.host import Interaction
from bot.commands.naming import named
from bot.commands.replies import language, person, reply
from bot.tables import Refusal, Table, intervening


@app_commands.command(name=named("command-pause"), description=named("command-pause.description"))
@app_commands.guild_only()
async def pause(interaction: Interaction) -> None:
    """Let the clock stand still for a while."""
    tables = interaction.client.tables
    table = await intervening.pause(tables, (await _own_table(interaction)).id, person(interaction))
    clock = await tables.clocks.of(table)
    until = clock.until if clock is not None else tables.clock()
    await reply(interaction, texts.speaker(language(interaction))("paused-done", when=f"<t:{int(until)}:R>"))


@app_commands.command(name=named("command-resume"), description=named("command-resume.description"))
@app_commands.guild_only()
async def resume(interaction: Interaction) -> None:
    """Let the clock run again."""
    table = await _own_table(interaction)
    await intervening.resume(interaction.client.tables, table.id, person(interaction))
    await reply(interaction, texts.speaker(language(interaction))("resumed-done"))


@app_commands.command(name=named("command-moretime"), description=named("command-moretime.description"))
@app_commands.guild_only()
async def moretime(interaction: Interaction) -> None:
    """Give everybody who is asked the time of this stage once more."""
    table = await _own_table(interaction)
    await intervening.give_more(interaction.client.tables, table.id, person(interaction))
    await reply(interaction, texts.speaker(language(interaction))("moretime-done"))


async def _own_table(interaction: Interaction) -> Table:
    """The table of this channel, for its host."""
    table = await interaction.client.tables.table_in(interaction.channel_id or 0)
    if table.seat_of(interaction.user.id) is None:
        raise Refusal("stranger")
    if interaction.user.id != table.host:
        raise Refusal("host-running", host=table.names[table.seat_of(table.host) or 0])
    return table


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (pause, resume, moretime)
