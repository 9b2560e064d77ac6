"""The story and the replay of a match that somebody played alone to its end, as private as the match."""

from msgspec.structs import replace

from bot.aftermath.replay_command import replay_page
from bot.aftermath.story_command import story_file, story_page
from bot.aftermath.truth import ONLOOKER, frame_of, story_of
from bot.commands.asker import language
from bot.commands.host import Interaction
from bot.commands.replies import reply, update
from bot.commands.router import on
from bot.messages import Content
from bot.messages.ids import LONE


@on(f"{LONE}story")
async def story(interaction: Interaction, number: int) -> None:
    """Show the first page of the story, and all of it as a file."""
    table, match = await interaction.client.tables.alone.past(interaction.user.id, number)
    file = story_file(table, story_of(table, match), language(interaction))
    await reply(interaction, replace(await _leaf(interaction, number, 0), file=file))


@on(f"{LONE}leaf")
async def leaf(interaction: Interaction, number: int, page: int) -> None:
    """Turn to another page."""
    await update(interaction, await _leaf(interaction, number, page))


@on(f"{LONE}round")
async def first_of_round(interaction: Interaction, number: int, *, value: int) -> None:
    """Turn to the first page of the round that was picked."""
    await update(interaction, await _leaf(interaction, number, value))


@on(f"{LONE}replay")
async def begin(interaction: Interaction, number: int) -> None:
    """Show the first step, as an onlooker would have seen it."""
    await reply(interaction, await _frame(interaction, number, 0, ONLOOKER))


@on(f"{LONE}frame")
async def turn(interaction: Interaction, number: int, step: int, eyes: str) -> None:
    """Turn to another step."""
    await update(interaction, await _frame(interaction, number, step, eyes))


@on(f"{LONE}since")
async def since(interaction: Interaction, number: int, eyes: str, *, value: int) -> None:
    """Turn to the first step of the round that was picked."""
    await update(interaction, await _frame(interaction, number, value, eyes))


@on(f"{LONE}seen")
async def seen(interaction: Interaction, number: int, step: int, *, value: str) -> None:
    """See the same step through the eyes that were picked."""
    await update(interaction, await _frame(interaction, number, step, value))


async def _leaf(interaction: Interaction, number: int, page: int) -> Content:
    table, match = await interaction.client.tables.alone.past(interaction.user.id, number)
    return story_page(table, story_of(table, match), language(interaction), page, before=LONE)


async def _frame(interaction: Interaction, number: int, step: int, eyes: str) -> Content:
    table, match = await interaction.client.tables.alone.past(interaction.user.id, number)
    return replay_page(table, frame_of(table, match, step, eyes), language(interaction), before=LONE, here=False)
