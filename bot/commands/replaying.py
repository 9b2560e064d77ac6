"""Replay: turning the steps of a match that nothing is secret of any more, privately, and showing one to everybody.

All of it stands in the ids; a frame is made and drawn when it is asked for.
"""

from bot import messages
from bot.commands.afterwards import revealed_table
from bot.commands.host import Interaction
from bot.commands.replies import language, reply, show, update
from bot.commands.rights import may_write
from bot.commands.router import on
from bot.messages import Content
from bot.tables import Refusal


@on("replay")
async def begin(interaction: Interaction, table_id: int) -> None:
    """The first step, privately, as an onlooker saw it."""
    await reply(interaction, await _page(interaction, table_id, 0, messages.ONLOOKER))


@on("past")
async def past(interaction: Interaction, *, value: int) -> None:
    """The same of the match that was picked among those of somebody's past."""
    await reply(interaction, await _page(interaction, value, 0, messages.ONLOOKER))


@on("frame")
async def turn(interaction: Interaction, table_id: int, step: int, eyes: str) -> None:
    """Turn to another step, in the private message that shows one."""
    await update(interaction, await _page(interaction, table_id, step, eyes))


@on("since")
async def since(interaction: Interaction, table_id: int, eyes: str, *, value: int) -> None:
    """Turn to the first step of the round that was picked."""
    await update(interaction, await _page(interaction, table_id, value, eyes))


@on("seen")
async def seen(interaction: Interaction, table_id: int, step: int, *, value: str) -> None:
    """See the same step through the eyes that were picked."""
    await update(interaction, await _page(interaction, table_id, step, value))


@on("here")
async def show_here(interaction: Interaction, table_id: int, step: int, eyes: str) -> None:
    """Show one step to the whole channel; only who may write there does."""
    if not may_write(interaction):
        raise Refusal("show-here")
    table = await revealed_table(interaction, table_id)
    match = await interaction.client.tables.match(table)
    frame = messages.frame_of(table, match, step, eyes)
    await show(interaction, messages.shown_frame(table, frame, table.language))


async def _page(interaction: Interaction, table_id: int, step: int, eyes: str) -> Content:
    table = await revealed_table(interaction, table_id)
    frame = messages.frame_of(table, await interaction.client.tables.match(table), step, eyes)
    return messages.replay_page(table, frame, language(interaction), here=may_write(interaction))
