"""Replay: turning the steps of a match that nothing is secret of any more, privately, and showing one to everybody.

All of it stands in the ids; a frame is made and drawn when it is asked for.
"""

from collections.abc import Sequence

from bot import messages
from bot.commands.afterwards import revealed_table
from bot.commands.host import Interaction
from bot.commands.replies import language, reply, show, update
from bot.commands.rights import may_write
from bot.messages import Content
from bot.messages.ids import number
from bot.tables import Refusal

Arguments = Sequence[str]
Values = Sequence[str]


async def begin(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """The first step, privately, as an onlooker saw it."""
    await reply(interaction, await _page(interaction, arguments[0], 0, messages.ONLOOKER))


async def past(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """The same of the match that was picked among those of somebody's past."""
    await reply(interaction, await _page(interaction, values[0] if values else "", 0, messages.ONLOOKER))


async def turn(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """Turn to another step, in the private message that shows one."""
    await update(interaction, await _page(interaction, arguments[0], number(arguments[1]), arguments[2]))


async def since(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """Turn to the first step of the round that was picked."""
    step = number(values[0]) if values else 0
    await update(interaction, await _page(interaction, arguments[0], step, arguments[1]))


async def seen(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """See the same step through the eyes that were picked."""
    eyes = values[0] if values else messages.ONLOOKER
    await update(interaction, await _page(interaction, arguments[0], number(arguments[1]), eyes))


async def show_here(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """Show one step to the whole channel; only who may write there does."""
    if not may_write(interaction):
        raise Refusal("show-here")
    table = await revealed_table(interaction, arguments[0])
    match = await interaction.client.tables.match(table)
    frame = messages.frame_of(table, match, number(arguments[1]), arguments[2])
    await show(interaction, messages.shown_frame(table, frame, table.language))


async def _page(interaction: Interaction, table_id: str, step: int, eyes: str) -> Content:
    table = await revealed_table(interaction, table_id)
    frame = messages.frame_of(table, await interaction.client.tables.match(table), step, eyes)
    return messages.replay_page(table, frame, language(interaction), here=may_write(interaction))
