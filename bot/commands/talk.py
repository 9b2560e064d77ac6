"""The buttons under a message that calls people to vote: who is ready, who wishes to talk for longer."""

from collections.abc import Awaitable, Sequence

from bot.commands.host import Interaction
from bot.commands.replies import acknowledge
from bot.messages.ids import number
from bot.tables import Table

Arguments = Sequence[str]


async def ready(interaction: Interaction, arguments: Arguments, values: Sequence[str]) -> None:
    """Somebody is ready to vote."""
    table_id, which = number(arguments[0]), number(arguments[1])
    await _say(interaction, table_id, interaction.client.tables.be_ready(table_id, interaction.user.id, which))


async def longer(interaction: Interaction, arguments: Arguments, values: Sequence[str]) -> None:
    """Somebody wishes to talk for longer."""
    table_id, which = number(arguments[0]), number(arguments[1])
    await _say(interaction, table_id, interaction.client.tables.talk_more(table_id, interaction.user.id, which))


async def _say(interaction: Interaction, table_id: int, said: Awaitable[Table]) -> None:
    """The clicked message is brought in line by the answer to the click, or later with all others."""
    await said
    await acknowledge(interaction)
