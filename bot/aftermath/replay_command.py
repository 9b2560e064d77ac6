"""Replay: turning the steps of a match that nothing is secret of any more, privately, and showing one to everybody.

All of it stands in the ids; a frame is made and drawn when it is asked for.
"""

from collections.abc import Sequence

import discord
from discord import app_commands

from bot import texts
from bot.aftermath.host import Interaction
from bot.aftermath.knew_page import marks_told
from bot.aftermath.record_command import revealed_table
from bot.aftermath.truth import EVERYTHING, ONLOOKER, Frame, frame_of
from bot.commands.asker import language
from bot.commands.replies import reply, show, update
from bot.commands.rights import may_write
from bot.commands.router import on
from bot.commands.slash import named
from bot.messages.content import Button, Content, Entry, Menu
from bot.messages.ids import make, make_menu, number, read
from bot.messages.telling import newest
from bot.messages.turning import turn_line
from bot.pictures import PictureOf
from bot.tables import Refusal, Table
from bot.texts import Speaker, limits
from engine import TakenBack


@on("replay")
async def begin(interaction: Interaction, table_id: int) -> None:
    """Show the first step, privately, as an onlooker saw it."""
    await reply(interaction, await _page(interaction, table_id, 0, ONLOOKER))


async def _replay_of(interaction: Interaction, message: discord.Message) -> None:
    """Show the first step of the match whose end the message tells, on which the menu was opened."""
    own = interaction.client.user
    found = _replayed(message) if own is not None and message.author.id == own.id else None
    if found is None:
        raise Refusal("no-end-there")
    await reply(interaction, await _page(interaction, found, 0, ONLOOKER))


def _replayed(message: discord.Message) -> int | None:
    """Return the table whose match the button *Replay* under a message replays."""
    parts = [part for row in message.components if isinstance(row, discord.ActionRow) for part in row.children]
    said = [read(part.custom_id or "") for part in parts if isinstance(part, discord.Button)]
    return next((number(arguments[0]) for action, arguments in said if action == "replay" and arguments), None)


on_message = app_commands.ContextMenu(
    name=named("menu-replay"), callback=_replay_of, allowed_contexts=app_commands.AppCommandContext(guild=True)
)

COMMANDS = (on_message,)


@on("past")
async def past(interaction: Interaction, *, value: int) -> None:
    """Show the first step of the match that was picked among those of somebody's past."""
    await reply(interaction, await _page(interaction, value, 0, ONLOOKER))


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
    match = await interaction.client.tables.matches.of(table)
    frame = frame_of(table, match, step, eyes)
    await show(interaction, shown_frame(table, frame, table.language))


async def _page(interaction: Interaction, table_id: int, step: int, eyes: str) -> Content:
    table = await revealed_table(interaction, table_id)
    frame = frame_of(table, await interaction.client.tables.matches.of(table), step, eyes)
    marks = await _marks(interaction, table, frame)
    return replay_page(table, frame, language(interaction), marks, here=may_write(interaction))


async def _marks(interaction: Interaction, table: Table, frame: Frame) -> list[str]:
    """Return in lines the marks that people had at a step, as far as they show their notes."""
    insights = interaction.client.insights
    insight, seen = await insights.shown(table)
    if insight is None:
        return []
    say, number = texts.speaker(language(interaction)), max(1, frame.round)
    return marks_told(say, table.game, table.names, insight, seen, frame.step, number)


HAPPENED, NOTED = 1500, 500
"""A frame shows at most so many characters of events and marks together, and of marks."""


def replay_page(
    table: Table, frame: Frame, language: str, marks: Sequence[str] = (), before: str = "", *, here: bool
) -> Content:
    """Return a frame with the ``marks`` of that time, and everything to turn to others.

    ``here``: the frame can also be shown in the channel, without the marks. All actions begin with ``before``; a table
    alone, which needs none, has a film and a page.
    """
    say = texts.speaker(language)
    shown = shown_frame(table, frame, language, marks)
    turns = (("to-start", frame.first), ("back", frame.back), ("next", frame.next), ("to-end", frame.last))
    buttons = tuple(
        Button(say(f"button-{word}"), make(f"{before}frame", table.id, to, frame.seen, word), disabled=to == frame.step)
        for word, to in turns
    )
    if here:
        buttons += (Button(say("button-show-here"), make("here", table.id, frame.step, frame.seen)),)
    film = (Button(say("button-film"), make("film", table.id)), Button(say("button-page"), make("page", table.id)))
    menus = (*_rounds(say, table, frame, before), _seen_by(say, table, frame, before))
    return Content(shown.text, (buttons, *menus, *(() if before else (film,))), shown.picture)


def shown_frame(table: Table, frame: Frame, language: str, marks: Sequence[str] = ()) -> Content:
    """Return a step alone: the game, the round, who sees it, what happened, and the marks of that time."""
    say = texts.speaker(language)
    where = say("replay-step", step=frame.step, steps=frame.last)
    title = f"### {texts.game_name(say, table.game)} · {texts.round_name(say, table.game, frame.round)}"
    told = [turn_line(say, table, one, "end-turning") for one in frame.turns]
    told += [_undone(say, table, one) for one in frame.undone]
    told += [line for event in frame.events if (line := texts.story_line(say, table.game, event, table.names))]
    noted = newest(list(marks), NOTED)
    lines = newest([f"- {line}" for line in told], HAPPENED - sum(len(line) + 1 for line in noted))
    seen = say("replay-seen", who=_name(say, table, frame.seen))
    return Content("\n".join([title, f"-# {where} · {seen}", *lines, *noted]), picture=_picture(table, frame, language))


def _undone(say: Speaker, table: Table, one: TakenBack) -> str:
    """Tell that somebody took an answer back, and which answer."""
    answer = texts.answer(say, table.game, one.decision, one.keys, table.names)
    return say("replay-taken-back", name=texts.safe(table.names[one.seat]), answer=answer)


def _picture(table: Table, frame: Frame, language: str) -> PictureOf:
    """Return the board, or the hand of a seat that has one."""
    return PictureOf("board" if frame.view.seat is None else "hand", frame.view, table.names, language)


def _name(say: Speaker, table: Table, seen: str) -> str:
    """Return the name of the person through whose eyes a frame is seen."""
    if seen in (ONLOOKER, EVERYTHING):
        return say("replay-onlooker" if seen == ONLOOKER else "replay-everything")
    return texts.safe(table.names[int(seen)])


def _seen_by(say: Speaker, table: Table, frame: Frame, before: str) -> Menu:
    """Return the menu of eyes through which to see the same step."""
    people = [(str(seat), texts.plain(name)) for seat, name in enumerate(table.names)]
    all_of_it = [(ONLOOKER, say("replay-onlooker")), *people, (EVERYTHING, say("replay-everything"))]
    entries = tuple(Entry(say("replay-seen", who=name), seen, chosen=seen == frame.seen) for seen, name in all_of_it)
    return Menu(make_menu(f"{before}seen", table.id, frame.step), say("replay-seen-hint"), entries)


def _rounds(say: Speaker, table: Table, frame: Frame, before: str) -> tuple[Menu, ...]:
    """Return the menu of rounds; none if there is only one.

    If there are many rounds, these are the rounds around the present one.
    """
    rounds: Sequence[tuple[int, int]] = frame.rounds
    if len(rounds) < 2:
        return ()
    place = next((one for one, (number, _) in enumerate(rounds) if number == frame.round), 0)
    start = max(0, min(place - limits.LINES // 2, len(rounds) - limits.LINES))
    entries = tuple(
        Entry(texts.round_name(say, table.game, number), str(step), chosen=number == frame.round)
        for number, step in rounds[start : start + limits.LINES]
    )
    return (Menu(make_menu(f"{before}since", table.id, frame.seen), texts.round_question(say, table.game), entries),)
