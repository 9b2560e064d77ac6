"""*What would you do?* under a question."""

import asyncio

from bot import messages
from bot.commands.answering import own_seat
from bot.commands.host import Interaction
from bot.commands.replies import language, reply, show_progress
from bot.commands.router import on
from bot.tables.advice import check_asked

SOON = 1.0
"""Seconds after which whoever asks is shown that their answer is being thought about; later, a click is deferred."""


@on("advice")
async def advise(interaction: Interaction, table_id: int, question: int) -> None:
    """Tell somebody privately what a computer player would do in their place."""
    table, seat = await own_seat(interaction, table_id)
    check_asked(table, seat, question)
    advising = asyncio.ensure_future(interaction.client.advisor.advise(table, seat))
    await asyncio.wait({advising}, timeout=SOON)
    if not advising.done():
        await show_progress(interaction)
    advice = await advising
    table, now = await own_seat(interaction, table_id)
    check_asked(table, now, question)
    await reply(interaction, messages.advice(table, seat, advice, language(interaction)))
