"""/clock: the clock of a running match, for its host. Also the buttons below a call to vote, which move the clock."""

from collections.abc import Awaitable

from discord import app_commands

from bot import texts
from bot.commands.asker import language, person
from bot.commands.host import Interaction
from bot.commands.replies import acknowledge, reply
from bot.commands.router import on
from bot.commands.slash import named
from bot.tables import Refusal, Table

clock = app_commands.Group(
    name=named("command-clock"),
    description=named("command-clock.description"),
    allowed_contexts=app_commands.AppCommandContext(guild=True),
)


@clock.command(name=named("command-clock-pause"), description=named("command-clock-pause.description"))
async def pause(interaction: Interaction) -> None:
    """Let the clock stand still for a while."""
    tables = interaction.client.tables
    table = await tables.referee.pause((await _own_table(interaction)).id, person(interaction))
    now = await tables.clocks.of(table)
    until = now.until if now is not None else tables.now()
    await reply(interaction, texts.speaker(language(interaction))("paused-done", when=f"<t:{int(until)}:R>"))


@clock.command(name=named("command-clock-resume"), description=named("command-clock-resume.description"))
async def resume(interaction: Interaction) -> None:
    """Let the clock run again."""
    table = await _own_table(interaction)
    await interaction.client.tables.referee.resume(table.id, person(interaction))
    await reply(interaction, texts.speaker(language(interaction))("resumed-done"))


@clock.command(name=named("command-clock-more"), description=named("command-clock-more.description"))
async def more(interaction: Interaction) -> None:
    """Give everybody who is asked the time of this stage once more."""
    table = await _own_table(interaction)
    await interaction.client.tables.referee.give_more(table.id, person(interaction))
    await reply(interaction, texts.speaker(language(interaction))("moretime-done"))


async def _own_table(interaction: Interaction) -> Table:
    """Return the table of this channel to its host; refuse everybody else."""
    table = await interaction.client.tables.table_in(interaction.channel_id or 0)
    if table.seat_of(interaction.user.id) is None:
        raise Refusal("stranger")
    if interaction.user.id != table.host:
        raise Refusal("host-running", host=table.names[table.seat_of(table.host) or 0])
    return table


@on("ready")
async def ready(interaction: Interaction, table_id: int, which: int) -> None:
    """Note that somebody is ready to vote."""
    await _say(interaction, table_id, interaction.client.tables.talks.be_ready(table_id, interaction.user.id, which))


@on("longer")
async def longer(interaction: Interaction, table_id: int, which: int) -> None:
    """Note that somebody wishes to talk for longer."""
    await _say(interaction, table_id, interaction.client.tables.talks.prolong(table_id, interaction.user.id, which))


async def _say(interaction: Interaction, table_id: int, said: Awaitable[Table]) -> None:
    """Bring the clicked message in line, by the answer to the click, or later with all others."""
    await said
    await acknowledge(interaction)


COMMANDS = (clock,)
