"""Film: a match that nothing is secret of any more, as a moving picture, privately, or shown to everybody.

It is made when somebody asks for it; the private answer counts its pictures meanwhile.
"""

import asyncio

from bot import messages, texts
from bot.commands.afterwards import revealed_table
from bot.commands.host import Interaction
from bot.commands.replies import language, reply, show, show_progress, tell_progress
from bot.commands.rights import may_write
from bot.commands.router import on
from bot.films.films import Making
from bot.messages import Content
from bot.tables import Refusal, Table

EVERY = 2.5
"""Seconds between two edits of the line that counts."""

MOST = 4 * 1024 * 1024
"""How many bytes a film may have: it is to be there soon on a phone."""


@on("film")
async def begin(interaction: Interaction, table_id: int) -> None:
    """The film of a match, privately."""
    await show_progress(interaction)
    table = await revealed_table(interaction, table_id)
    making = await _ask(interaction, table, language(interaction))
    await _count(interaction, making)
    await reply(interaction, await _film(interaction, table, making, here=may_write(interaction)))


@on("filmhere")
async def show_here(interaction: Interaction, table_id: int) -> None:
    """Show the film to the whole channel, in the table's language; only who may write there does."""
    if not may_write(interaction):
        raise Refusal("show-here")
    table = await revealed_table(interaction, table_id)
    making = await _ask(interaction, table, table.language)
    if not making.film.done():
        await show_progress(interaction)
        await _count(interaction, making)
    film = await _film(interaction, table, making, here=False)
    if interaction.response.is_done():
        await reply(interaction, texts.speaker(language(interaction))("film-shown"))
    await show(interaction, film)


async def _ask(interaction: Interaction, table: Table, language: str) -> Making:
    most = min(MOST, interaction.filesize_limit)
    order = messages.film_order(table, await interaction.client.tables.match(table), language, most)
    return interaction.client.films.ask(table.id, order)


async def _count(interaction: Interaction, making: Making) -> None:
    """Say how far it is until it is there."""
    say, told = texts.speaker(language(interaction)), ""
    while not making.film.done():
        line = messages.film_progress(say, making.ahead, making.done, making.pictures)
        if line != told:
            await tell_progress(interaction, line)
            told = line
        await asyncio.wait({making.film}, timeout=EVERY)


async def _film(interaction: Interaction, table: Table, making: Making, *, here: bool) -> Content:
    kept = await making.film
    if kept is None:
        raise Refusal("film-failed")
    try:
        film = await asyncio.to_thread(kept.read)
    except OSError:  # it was dropped meanwhile, or somebody has deleted the file
        interaction.client.films.forget(table.id)
        raise Refusal("film-failed") from None
    end = (await interaction.client.tables.seat(table)).view
    return messages.film_message(table, film, end, making.order.language, here=here)
