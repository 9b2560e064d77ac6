"""Film: a match that nothing is secret of any more, as a moving picture, privately, or shown to everybody.

It is made when somebody asks for it; the private answer counts its pictures meanwhile.
"""

import asyncio
from collections.abc import Callable

from bot import texts
from bot.aftermath.film import Film
from bot.aftermath.film_shelf import FilmJob
from bot.aftermath.host import Interaction
from bot.aftermath.record_command import revealed_table
from bot.aftermath.truth import film_order
from bot.commands.asker import language
from bot.commands.replies import reply, show, show_progress, tell_progress
from bot.commands.rights import may_write
from bot.commands.router import on
from bot.messages.content import Button, Content, File
from bot.messages.ids import make
from bot.pictures import PictureOf
from bot.tables import Refusal, Table
from bot.texts import Speaker
from engine import View

EVERY = 2.5
"""Seconds between two edits of the line that counts."""

MOST = 4 * 1024 * 1024
"""The most bytes of a film: a phone should soon have it."""


@on("film")
async def begin(interaction: Interaction, table_id: int) -> None:
    """Show the film of a match, privately; its last picture to a person for whom nothing moves."""
    await show_progress(interaction)
    table = await revealed_table(interaction, table_id)
    wishes = await interaction.client.tables.wishes.of(interaction.user.id)
    if wishes.still or wishes.reading == "words":
        end = (await interaction.client.tables.matches.seat(table)).view
        await reply(interaction, still_message(table, end, language(interaction), here=may_write(interaction)))
        return
    making = await _ask(interaction, table, language(interaction))
    await count(interaction, making, film_progress)
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
        await count(interaction, making, film_progress)
    film = await _film(interaction, table, making, here=False)
    if interaction.response.is_done():
        await reply(interaction, texts.speaker(language(interaction))("film-shown"))
    await show(interaction, film)


async def _ask(interaction: Interaction, table: Table, language: str) -> FilmJob:
    most = min(MOST, interaction.filesize_limit)
    order = film_order(table, await interaction.client.tables.matches.of(table), language, most)
    return interaction.client.films.ask(table.id, order)


async def count(interaction: Interaction, making: FilmJob, progress: Callable[[Speaker, int, int, int], str]) -> None:
    """Say how far a film is until it is there, by the words of ``progress``."""
    say, told = texts.speaker(language(interaction)), ""
    while not making.film.done():
        line = progress(say, making.ahead, making.done, making.pictures)
        if line != told:
            await tell_progress(interaction, line)
            told = line
        await asyncio.wait({making.film}, timeout=EVERY)


async def _film(interaction: Interaction, table: Table, making: FilmJob, *, here: bool) -> Content:
    film = await interaction.client.films.read(making)
    end = (await interaction.client.tables.matches.seat(table)).view
    return film_message(table, film, end, making.order.language, here=here)


def film_message(table: Table, film: Film, end: View, language: str, *, here: bool) -> Content:
    """Return the film with the game, the number of its pictures, and the result for people who cannot see it.

    ``end`` is what an onlooker knows of the match at its end. ``here``: it can also be shown in the channel.
    """
    say = texts.speaker(language)
    note = say("film-note", pictures=film.pictures, boards=film.boards, left=film.boards - film.pictures)
    file = File(f"film-{table.id}.{film.kind}", film.content, _alt(say, table, film, end))
    return Content(f"{_title(say, table)}\n-# {note}", (_show_here(say, table),) if here else (), file=file)


def still_message(table: Table, end: View, language: str, *, here: bool) -> Content:
    """Return the last picture of the film, still, and the way to all others. ``here``: all may be shown the film."""
    say = texts.speaker(language)
    replay = (Button(say("button-replay"), make("replay", table.id)),)
    row = (*replay, *_show_here(say, table)) if here else replay
    picture = PictureOf("board", end, table.names, language)
    return Content(f"{_title(say, table)}\n-# {say('film-still')}", (row,), picture)


def _title(say: Speaker, table: Table) -> str:
    return f"### {texts.game_name(say, table.game)} · {say('button-film')}"


def _show_here(say: Speaker, table: Table) -> tuple[Button, ...]:
    return (Button(say("button-show-here"), make("filmhere", table.id)),)


def film_progress(say: Speaker, ahead: int, done: int, pictures: int) -> str:
    """Return the progress of a film as text.

    The text says how many films are made ``ahead`` of it, or how many of its pictures are drawn.
    """
    if ahead:
        return say("film-waits", ahead=ahead)
    return say("film-progress", done=done, pictures=pictures) if pictures else say("film-begins")


def _alt(say: Speaker, table: Table, film: Film, end: View) -> str:
    """Return the game, the number of pictures, the winners, and all scores."""
    told = [say("film-alt", game=texts.game_name(say, table.game), pictures=film.pictures)]
    names, result = [texts.plain(name) for name in table.names], end.result
    if result is None:
        return " ".join([*told, say("film-unfinished")])
    winners = [names[seat] for seat in result.winners]
    told.append(say("end-winners", names=", ".join(winners), number=len(winners)))
    scores = [say("film-score", name=names[seat], score=score) for seat, score in enumerate(result.scores)]
    return f"{' '.join(told)} {', '.join(scores)}."
