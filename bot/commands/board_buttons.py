"""The buttons under a board, under a hand and below the picture of a board's part."""

from bot import messages, texts
from bot.commands.answering import own_seat
from bot.commands.asker import language
from bot.commands.board import part_of_board
from bot.commands.host import Interaction
from bot.commands.play import show_hand
from bot.commands.replies import reply, update
from bot.commands.rights import seen_table
from bot.commands.router import on
from bot.messages import Content, File
from bot.tables import Table
from bot.texts import limits

LOG_LENGTH = limits.MESSAGE - 200
"""How many characters of what has happened are told; what is longer comes as a file."""


@on("hand")
async def hand(interaction: Interaction, table_id: int) -> None:
    """Hand and question, privately."""
    await show_hand(interaction, *await own_seat(interaction, table_id))


@on("direct")
async def ask_directly(interaction: Interaction, table_id: int) -> None:
    """Somebody wishes to be asked by direct message: their role and their question are sent there."""
    table, seat = await own_seat(interaction, table_id)
    await interaction.client.tables.wishes.choose_questions(interaction.user.id, "direct")
    await reply(interaction, texts.speaker(language(interaction))("direct"))
    slots = [slot for slot in (messages.role_slot(seat), messages.prompt_slot(seat)) if slot is not None]
    await interaction.client.delivery.try_directly(table.id, interaction.user.id, slots)
    await _show_elsewhere(interaction, table)


@on("askhere")
async def ask_here(interaction: Interaction, table_id: int) -> None:
    """Somebody wishes to be asked privately in the channel, and gets no direct messages any more."""
    table, _ = await own_seat(interaction, table_id)
    await interaction.client.tables.wishes.choose_questions(interaction.user.id, "here")
    await reply(interaction, texts.speaker(language(interaction))("here"))
    interaction.client.delivery.refresh(table.id)
    await _show_elsewhere(interaction, table)


async def _show_elsewhere(interaction: Interaction, table: Table) -> None:
    """The person's other tables show that, too."""
    for other in await interaction.client.tables.open_tables_of(interaction.user.id):
        if other.id != table.id:
            interaction.client.delivery.refresh(other.id)


@on("part")
async def show_part(interaction: Interaction, table_id: int, *, value: str) -> None:
    """A part of the board, larger, in the private message that has the menu."""
    table = await seen_table(interaction, table_id)
    await update(interaction, await part_of_board(interaction, table, value))


@on("closer")
async def look_closer(interaction: Interaction, table_id: int, *, value: str) -> None:
    """A part of the board, larger, in a private message of its own: the question with the menu stays as it is."""
    table = await seen_table(interaction, table_id)
    await reply(interaction, await part_of_board(interaction, table, value))


@on("log")
async def show_log(interaction: Interaction, table_id: int) -> None:
    """All that happened, as this person may know it."""
    table = await seen_table(interaction, table_id)
    seat = await interaction.client.tables.matches.seat(table, interaction.user.id)
    say = texts.speaker(language(interaction))
    lines = messages.log(say, table, seat)
    whole = "\n".join(lines)
    if len(whole) <= LOG_LENGTH:
        await reply(interaction, whole or say("log-empty"))
        return
    shown = whole[-LOG_LENGTH:].split("\n", 1)[-1]
    await reply(interaction, Content(f"…\n{shown}", file=File("log.txt", whole.encode())))
