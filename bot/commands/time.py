"""The clock of a running match, for its host: /pause, /resume, /moretime."""

from typing import Any

from discord import app_commands

from bot import texts
from bot.commands.host import Interaction
from bot.commands.naming import named
from bot.commands.replies import guarded, language, reply
from bot.tables import Clock, Refusal, Table
from bot.tables import clock as clocks
from bot.tables.pace import Pace


@app_commands.command(name=named("command-pause"), description=named("command-pause.description"))
@app_commands.guild_only()
async def pause(interaction: Interaction) -> None:
    """Let the clock stand still for a while."""
    await guarded(interaction, _pause(interaction))


async def _pause(interaction: Interaction) -> None:
    table = await _own_table(interaction)
    now, name = interaction.client.tables.clock(), table.names[table.seat_of(table.host) or 0]
    until: list[float] = []

    def stop(clock: Clock, pace: Pace) -> Clock:
        if clock.paused:
            raise Refusal("paused-already")
        until.append(now + pace.pause)
        return clocks.paused(clock, now, until=until[-1], by=name)

    await interaction.client.tables.set_clock(table.id, stop)
    await reply(interaction, texts.speaker(language(interaction))("paused-done", when=f"<t:{int(until[-1])}:R>"))


@app_commands.command(name=named("command-resume"), description=named("command-resume.description"))
@app_commands.guild_only()
async def resume(interaction: Interaction) -> None:
    """Let the clock run again."""
    await guarded(interaction, _resume(interaction))


async def _resume(interaction: Interaction) -> None:
    table, now = await _own_table(interaction), interaction.client.tables.clock()

    def go_on(clock: Clock, pace: Pace) -> Clock:
        if not clock.paused:
            raise Refusal("not-paused")
        return clocks.gone_on(clock, now)

    await interaction.client.tables.set_clock(table.id, go_on)
    await reply(interaction, texts.speaker(language(interaction))("resumed-done"))


@app_commands.command(name=named("command-moretime"), description=named("command-moretime.description"))
@app_commands.guild_only()
async def moretime(interaction: Interaction) -> None:
    """Give everybody who is asked the time of this stage once more."""
    await guarded(interaction, _moretime(interaction))


async def _moretime(interaction: Interaction) -> None:
    table = await _own_table(interaction)

    def give(clock: Clock, pace: Pace) -> Clock:
        if clock.more:
            raise Refusal("more-already")
        return clocks.given_more(clock, pace)

    await interaction.client.tables.set_clock(table.id, give)
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
