"""/board: the board again, privately, or a part of it. Also the buttons under a board, a hand and a part of a board."""

from typing import Any

from discord import app_commands
from msgspec.structs import replace

from bot import messages, pictures, texts
from bot.commands.answering import own_seat, reader
from bot.commands.asker import language, missing_permissions
from bot.commands.host import Interaction
from bot.commands.play import show_hand, tables_here
from bot.commands.replies import exchange, reply, update
from bot.commands.rights import seen_table
from bot.commands.router import on
from bot.commands.slash import named, suggesting, worded
from bot.messages import Content, File, Row
from bot.pictures import PictureOf
from bot.tables import Refusal, Table
from bot.texts import limits
from engine import Seat

LOG_LENGTH = limits.MESSAGE - 200
"""A message tells at most so many characters of events; a longer text comes as a file."""

VOTES = "votes"
"""The record of votes among the parts of a board."""

SAID_BY_DISCORD = ("thread-locked", "blocked", "timed-out")
"""Troubles that Discord has told of, which look as if a permission were missing."""


@app_commands.command(name=named("command-board"), description=named("command-board.description"))
@worded("board", "part")
async def board(interaction: Interaction, part: str | None = None) -> None:
    """Show the board again, privately; in direct messages the boards of all tables of the person."""
    found = [one for one in await tables_here(interaction) if one.started]
    if not found:
        raise Refusal("no-board")
    for table in found:
        if part is not None:
            await reply(interaction, await part_of_board(interaction, table, part))
        else:
            await reply(interaction, await _board(interaction, table))


async def _board(interaction: Interaction, table: Table) -> Content:
    """Return the board as the person wishes to read it."""
    tables, user = interaction.client.tables, interaction.user.id
    onlooker, reading = await tables.matches.seat(table), (await tables.wishes.of(user)).reading
    if reading == "pictures":
        return await _drawn(interaction, table, onlooker)
    since = await tables.looks.look(user, table, len(onlooker.events))
    say, late = texts.speaker(language(interaction)), await troubles(interaction, table)
    told = messages.board_in_words(say, table, onlooker, since=since, late=late)
    if reading == "words":
        return told
    drawn = await _drawn(interaction, table, onlooker)
    return replace(drawn, text=told.text, rows=(*told.rows, *drawn.rows), as_wished=True)


async def _drawn(interaction: Interaction, table: Table, onlooker: Seat) -> Content:
    """Return the board as a picture, with the menu of its parts."""
    say, parts = texts.speaker(language(interaction)), pictures.parts(table.game)
    picture = PictureOf("board", onlooker.view, table.names, say.language)
    lines = [
        texts.game_name(say, table.game),
        messages.awaited(say, table, onlooker),
        *await troubles(interaction, table),
    ]
    rows: tuple[Row, ...] = messages.parts_menu(say, table.game, table.id, parts)
    if messages.has_votes(table):
        rows = (*rows, (messages.votes_button(say, table),))
    return Content("\n".join(lines), rows, picture)


@board.autocomplete("part")
@suggesting
async def _parts(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    table = await interaction.client.tables.latest_in(interaction.channel_id or 0)
    if table is None or not table.has_game:
        return []
    say = texts.speaker(language(interaction))
    found = [(texts.part_name(say, table.game, part), part) for part in pictures.parts(table.game)]
    if messages.has_votes(table):
        found.append((texts.votes_name(say, table.game), VOTES))
    return [app_commands.Choice(name=name, value=part) for name, part in found if typed.lower() in name.lower()]


async def part_of_board(interaction: Interaction, table: Table, part: str) -> Content:
    """Return a part of the board for the reader, with a menu of parts, or the record of votes.

    Refuse a part that does not exist.
    """
    say = texts.speaker(language(interaction))
    if not table.started:
        raise Refusal("no-board")
    if part.lower() in (VOTES, texts.votes_name(say, table.game).lower()):
        return await page_of_votes(interaction, table, messages.LAST_VOTES)
    names = {texts.part_name(say, table.game, one).lower(): one for one in pictures.parts(table.game)}
    part = names.get(part.lower(), part)
    if part not in names.values():
        raise Refusal("no-part")
    seat = await interaction.client.tables.matches.seat(table, interaction.user.id)
    picture = PictureOf("part", seat.view, table.names, say.language, part)
    title = f"{texts.game_name(say, table.game)} · {texts.part_name(say, table.game, part)}"
    menu = messages.parts_menu(say, table.game, table.id, pictures.parts(table.game), part)
    return Content(title, menu, picture)


async def page_of_votes(interaction: Interaction, table: Table, number: int) -> Content:
    """Return a page of the record of votes; refuse it at a table that keeps none."""
    if not messages.has_votes(table):
        raise Refusal("votes")
    onlooker = await interaction.client.tables.matches.seat(table)
    return messages.votes(texts.speaker(language(interaction)), table, onlooker, number)


async def troubles(interaction: Interaction, table: Table) -> list[str]:
    """Return why messages of the table may be out of date."""
    say = texts.speaker(language(interaction))
    delivery = interaction.client.delivery
    late = await delivery.backlog.late(table.id)
    if late.trouble in SAID_BY_DISCORD:
        return [say(f"trouble-{late.trouble}")]
    missing = (
        missing_permissions(interaction) if interaction.guild_id and table.channel == interaction.channel_id else []
    )
    if missing:
        return [say("refusal-permissions", missing=", ".join(say("permission", key=name) for name in missing))]
    found = (late.trouble, late.channel and "delayed-channel", late.direct and "delayed-direct")
    paused = delivery.backlog.opening_paused and table.state == "running" and "opening-paused"
    return [say(f"trouble-{one}") for one in (*found, paused) if one]


@on("hand")
async def hand(interaction: Interaction, table_id: int) -> None:
    """Show hand and question, privately."""
    table, seat, _ = await own_seat(interaction, table_id)
    await show_hand(interaction, table, seat)


@on("vote")
async def vote(interaction: Interaction, table_id: int) -> None:
    """Ask a person privately the question that stands in their direct messages, too, without the hand."""
    table, seat, _ = await own_seat(interaction, table_id)
    link = await interaction.client.delivery.edits.link(table)
    content = messages.prompt(table, seat, language(interaction))
    await reply(interaction, replace(content, picture=None).linked(link))


@on("direct")
async def ask_directly(interaction: Interaction, table_id: int) -> None:
    """Ask somebody by direct message from now on, as they wish.

    Their role and their question are sent there.
    """
    table, seat, _ = await own_seat(interaction, table_id)
    await interaction.client.tables.wishes.choose(interaction.user.id, questions="direct")
    await reply(interaction, texts.speaker(language(interaction))("direct"))
    slots = [slot for slot in (messages.role_slot(seat), messages.prompt_slot(seat)) if slot is not None]
    await interaction.client.delivery.reachability.try_directly(table.id, interaction.user.id, slots)
    await _show_elsewhere(interaction, table)


@on("askhere")
async def ask_here(interaction: Interaction, table_id: int) -> None:
    """Ask somebody privately in the channel from now on, as they wish.

    They get no direct messages any more.
    """
    table, *_ = await own_seat(interaction, table_id)
    await interaction.client.tables.wishes.choose(interaction.user.id, questions="here")
    await reply(interaction, texts.speaker(language(interaction))("here"))
    interaction.client.delivery.refresh(table.id)
    await _show_elsewhere(interaction, table)


async def _show_elsewhere(interaction: Interaction, table: Table) -> None:
    """Make the person's other tables show the change, too."""
    for other in await interaction.client.tables.open_tables_of(interaction.user.id):
        if other.id != table.id:
            interaction.client.delivery.refresh(other.id)


@on("part")
async def show_part(interaction: Interaction, table_id: int, *, value: str) -> None:
    """Show a part of the board, larger, in the private message that has the menu."""
    table = await seen_table(interaction, table_id)
    await update(interaction, await part_of_board(interaction, table, value))


@on("closer")
async def look_closer(interaction: Interaction, table_id: int, *, value: str) -> None:
    """Show a part of the board, larger, in place of the hand above the menu, or the hand again.

    Nothing else of the question changes, so it stays where it is, with what was picked.
    """
    table = await seen_table(interaction, table_id)
    if value == messages.HAND:
        table, seat, _ = await own_seat(interaction, table_id)
        picture = messages.hand_of(table, seat, reader(interaction, table, seat))
        await exchange(interaction, Content("", picture=picture))
        return
    await exchange(interaction, await part_of_board(interaction, table, value))


@on("words")
async def turn_words(interaction: Interaction, table_id: int, what: str, page: int, since: int) -> None:
    """Turn to a page of the board or of one's own hand in words."""
    say = texts.speaker(language(interaction))
    if what == "hand":
        table, seat, _ = await own_seat(interaction, table_id)
        await update(interaction, messages.hand_in_words(say, table, seat, page))
        return
    table = await seen_table(interaction, table_id)
    if not table.started:
        raise Refusal("no-board")
    onlooker = await interaction.client.tables.matches.seat(table)
    await update(interaction, messages.board_in_words(say, table, onlooker, page, since))


@on("votes")
async def show_votes(interaction: Interaction, table_id: int, number: int) -> None:
    """Show a page of the record of votes, in the private message that was clicked, or privately."""
    table = await seen_table(interaction, table_id)
    if not table.started:
        raise Refusal("no-board")
    await update(interaction, await page_of_votes(interaction, table, number))


@on("log")
async def show_log(interaction: Interaction, table_id: int) -> None:
    """Show all that happened, as this person may know it."""
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


board.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)

COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (board,)

__all__ = ["COMMANDS", "part_of_board", "troubles"]
