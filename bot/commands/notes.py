"""/notes: what somebody thinks of the others at their table, for themselves alone."""

from collections.abc import Sequence
from typing import Any

from discord import app_commands
from msgspec.structs import replace

from bot import messages, texts
from bot.commands import fields
from bot.commands.asker import language
from bot.commands.host import Interaction
from bot.commands.play import tables_here
from bot.commands.replies import reply, update
from bot.commands.router import on
from bot.commands.slash import named
from bot.messages import Content
from bot.messages.ids import make, number
from bot.tables import Refusal
from bot.tables.notes.marks import LAST_WORDS, TEXT
from bot.tables.notes.taken import OwnNotes
from engine import Subject


@app_commands.command(name=named("command-notes"), description=named("command-notes.description"))
async def notes(interaction: Interaction) -> None:
    """Show a person's notes at the table of this channel, or in direct messages at all their tables."""
    user = interaction.user.id
    own = [one for one in await tables_here(interaction) if one.started and one.seat_of(user) is not None]
    if not own:
        raise Refusal("no-hand")
    for one in own:
        await open_notes(interaction, one.id)


@on("notes")
async def open_notes(interaction: Interaction, table_id: int) -> None:
    """Show a person's notes in a private message of their own."""
    own = await interaction.client.tables.notes.of(table_id, interaction.user.id)
    await reply(interaction, await _shown(interaction, own))


@on("mark")
async def mark(interaction: Interaction, table_id: int, what: str, of_round: int, *, values: Sequence[str]) -> None:
    """Give just the seats that were picked the mark of the menu."""
    subjects = [_subject(one) for one in values]
    own = await interaction.client.tables.notes.mark(table_id, interaction.user.id, what, of_round, subjects)
    await update(interaction, await _shown(interaction, own))


@on("slate")
async def mark_on_slate(
    interaction: Interaction, table_id: int, of_round: int, seat: int = -1, suspect: int = 0
) -> None:
    """Mark a seat on the slate of somebody who is out, or unmark it; without a seat show the slate."""
    notes = interaction.client.tables.notes
    own = await notes.on_slate(table_id, interaction.user.id, of_round, seat, suspect=suspect == 1)
    gone = messages.newest_ousting(own.seat)
    if gone is None:
        raise Refusal("stale")
    shown = messages.ousted(own.table, own.seat, *gone, language(interaction), own.notes)
    link = await interaction.client.delivery.edits.link(own.table)
    await update(interaction, replace(shown, picture=None, keep_picture=True).linked(link))


def _subject(value: str) -> Subject:
    """Return the seat, or the part of a seat, that a line of a menu stands for."""
    seat, _, part = value.partition(".")
    return Subject(number(seat), number(part) if part else None)


@on("write")
async def ask_for_text(interaction: Interaction, table_id: int) -> None:
    """Open a field for the text, with the present one in it."""
    say = texts.speaker(language(interaction))
    own = await interaction.client.tables.notes.of(table_id, interaction.user.id)
    title, label, note = say("notes-title"), say("notes-field"), say("notes-field.note")
    await fields.ask(interaction, make("write", table_id), title, label, note, TEXT, own.notes.text)


@on("write")
async def write(interaction: Interaction, table_id: int, *, word: str) -> None:
    """Take the text from the field."""
    own = await interaction.client.tables.notes.write(table_id, interaction.user.id, word)
    await update(interaction, await _shown(interaction, own))


@on("lastwords")
async def ask_for_last_words(interaction: Interaction, table_id: int) -> None:
    """Open a field for last words, with the present ones in it."""
    say = texts.speaker(language(interaction))
    own = await interaction.client.tables.notes.of(table_id, interaction.user.id)
    title, label, note = say("button-last-words"), say("last-words-field"), say("last-words-field.note")
    given = own.notes.last.text if own.notes.last is not None else ""
    await fields.ask(interaction, make("lastwords", table_id), title, label, note, LAST_WORDS, given)


@on("lastwords")
async def write_last_words(interaction: Interaction, table_id: int, *, word: str) -> None:
    """Take the last words from the field."""
    own = await interaction.client.tables.notes.write_last_words(table_id, interaction.user.id, word)
    await update(interaction, await _shown(interaction, own))


async def _shown(interaction: Interaction, own: OwnNotes) -> Content:
    link = await interaction.client.delivery.edits.link(own.table)
    return messages.notes_shown(own.table, own.seat, own.notes, language(interaction)).linked(link)


notes.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)

COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (notes,)
