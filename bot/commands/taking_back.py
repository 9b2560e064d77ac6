"""Taking the last answer of a match back."""

from bot import messages
from bot.commands.answering import reader
from bot.commands.host import Interaction
from bot.commands.replies import update
from bot.commands.router import on


@on("takeback")
async def take_back(interaction: Interaction, table_id: int, question: int) -> None:
    """Take the answer back below which the button stands; its question stands there again."""
    shown, clicked = interaction.client.delivery, interaction.message
    table, seat = await interaction.client.tables.answers.take_back(table_id, interaction.user.id, question)
    slot = messages.prompt_slot(seat)
    with shown.claimed(table.id, slot):
        content = messages.answered(table, seat, seat.run, reader(interaction, table, seat), await shown.link(table))
        if not await update(interaction, content):
            return
        mine = await shown.posted(table.id, slot)
        if mine is not None and clicked is not None and mine.message == clicked.id:
            await shown.shown(table, mine, content)
