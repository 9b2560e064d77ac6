"""The buttons under a message that calls people to vote: who is ready, who wishes to talk for longer."""

from collections.abc import Awaitable

from bot.commands.host import Interaction
from bot.commands.replies import acknowledge
from bot.commands.router import on
from bot.tables import Table


@on("ready")
async def ready(interaction: Interaction, table_id: int, which: int) -> None:
    """Somebody is ready to vote."""
    await _say(interaction, table_id, interaction.client.tables.talks.be_ready(table_id, interaction.user.id, which))


@on("longer")
async def longer(interaction: Interaction, table_id: int, which: int) -> None:
    """Somebody wishes to talk for longer."""
    await _say(interaction, table_id, interaction.client.tables.talks.prolong(table_id, interaction.user.id, which))


async def _say(interaction: Interaction, table_id: int, said: Awaitable[Table]) -> None:
    """The clicked message is brought in line by the answer to the click, or later with all others."""
    await said
    await acknowledge(interaction)
