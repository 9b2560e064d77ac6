"""/clock: the clock of a running match, for its host."""

from discord import app_commands

from bot import texts
from bot.commands.host import Interaction
from bot.commands.naming import named
from bot.commands.replies import language, person, reply
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


COMMANDS = (clock,)
