"""The story of a match that nothing is secret of any more.

A message shows the story page by page, and a file has all of it.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from msgspec.structs import replace

from bot import texts
from bot.aftermath.record_command import revealed_table
from bot.aftermath.truth import story_of
from bot.commands.asker import language
from bot.commands.host import Interaction
from bot.commands.replies import reply, update
from bot.commands.router import on
from bot.messages.content import Button, Content, Entry, File, Menu
from bot.messages.ending import who_sat
from bot.messages.ids import make, make_menu
from bot.messages.truth import Turn, turns
from bot.messages.turning import believable, round_of, turn_lines
from bot.tables import Table
from bot.texts import Speaker, limits
from engine import Event

PAGE = limits.MESSAGE - 300
"""Characters of a story on a page; the titles of page, round and part come on top."""

ROW = 500
"""The most characters of events that share a line."""

NOBODY = -1
"""In place of the seat that does something, where there are several or none."""


class Page(NamedTuple):
    """The part of a story that a message shows at once: lines of one round."""

    round: int
    lines: list[str]


def story_page(
    table: Table, told: Sequence[Event], language: str, number: int, turns: Sequence[Turn] = (), before: str = ""
) -> Content:
    """Return a page of the story, the nearest to that number, with buttons and a menu to turn to others.

    Their actions begin with ``before``.
    """
    say = texts.speaker(language)
    pages = _pages(say, table, told, turns)
    number = max(0, min(number, len(pages) - 1))
    page = pages[number]
    title = f"### {texts.game_name(say, table.game)} · {texts.round_name(say, table.game, page.round)}"
    lines = [title, *page.lines, say("story-page", page=number + 1, pages=len(pages))]
    leaves = (("first", 0), ("back", number - 1), ("next", number + 1), ("last", len(pages) - 1))
    others = set(range(len(pages))) - {number}
    buttons = tuple(
        Button(say(f"button-{word}"), make(f"{before}leaf", table.id, to, word), disabled=to not in others)
        for word, to in leaves
    )
    return Content("\n".join(lines), (buttons, *_rounds(say, table, pages, number, before)), keep_picture=True)


def story_file(table: Table, told: Sequence[Event], language: str, turns: Sequence[Turn] = ()) -> File:
    """Return the whole story, to be kept."""
    say = texts.speaker(language)
    lines = [f"# {texts.game_name(say, table.game)}", "", ", ".join(texts.safe(name) for name in table.names)]
    for number, rows in groupby(_lines(say, table, told, turns), key=lambda one: one[0]):
        lines += ["", f"## {texts.round_name(say, table.game, number)}", "", *(line for _, line in rows)]
    return File(f"story-{table.id}.md", ("\n".join(lines) + "\n").encode())


def _pages(say: Speaker, table: Table, told: Sequence[Event], turns: Sequence[Turn]) -> list[Page]:
    pages: list[Page] = []
    room = 0
    for number, line in _lines(say, table, told, turns):
        room -= len(line) + 1
        if not pages or pages[-1].round != number or room < 0:
            pages.append(Page(number, []))
            room = PAGE - len(line)
        pages[-1].lines.append(line)
    return pages or [Page(0, [])]


def _lines(say: Speaker, table: Table, told: Sequence[Event], turns: Sequence[Turn]) -> Iterator[tuple[int, str]]:
    """Yield each line with its round. First comes where seats changed hands; its turning points end a round."""
    start = told[0].round if told else 0
    yield from ((start, f"- {line}") for line in who_sat(say, table).values())
    chapters = texts.folded_story(say, table.game, told, table.names)
    lines = _sentences(say, table, told) if chapters is None else ((number, f"- {line}") for number, line in chapters)
    for number, of_round in groupby(lines, key=lambda one: one[0]):
        there = [one for one in turns if round_of(say, table, one) == number]
        yield from of_round
        yield from ((number, f"- {line}") for line in turn_lines(say, table, there))


def _sentences(say: Speaker, table: Table, told: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """Yield every sentence. Events of a kind in a row share a line, and so do a seat's deeds in a row."""
    line, of = "", (0, NOBODY)
    for (number, _), row in groupby(told, key=lambda event: (event.round, event.kind)):
        events = list(row)
        seats = {getattr(event, "seat", NOBODY) for event in events}
        seat = seats.pop() if len(seats) == 1 else NOBODY
        own = (number, seat)
        for place, event in enumerate(events):
            more = texts.story_line(say, table.game, event, table.names)
            if not more:
                continue
            goes_on = place > 0 or (seat != NOBODY and own == of and not more.startswith("**"))
            if line and (not goes_on or len(line) + len(more) > ROW):
                yield of[0], line
                line = ""
            line, of = f"{line} {more}" if line else f"- {more}", own
    if line:
        yield of[0], line


def _rounds(say: Speaker, table: Table, pages: Sequence[Page], number: int, before: str) -> tuple[Menu, ...]:
    """Return the menu of rounds to turn to; if there are many, those around the present one."""
    firsts = {page.round: place for place, page in reversed(list(enumerate(pages)))}
    rounds = sorted(firsts)
    start = max(0, min(rounds.index(pages[number].round) - limits.LINES // 2, len(rounds) - limits.LINES))
    entries = tuple(
        Entry(texts.round_name(say, table.game, one), str(firsts[one]), chosen=one == pages[number].round)
        for one in rounds[start : start + limits.LINES]
    )
    menu = Menu(make_menu(f"{before}round", table.id), texts.round_question(say, table.game), entries)
    return (menu,) if len(rounds) > 1 else ()


@on("story")
async def story(interaction: Interaction, table_id: int) -> None:
    """Show the first page of the story, privately, and all of it as a file."""
    table, told, turns = await _story(interaction, table_id)
    page = story_page(table, told, language(interaction), 0, turns)
    await reply(interaction, replace(page, file=story_file(table, told, language(interaction), turns)))


@on("leaf")
async def leaf(interaction: Interaction, table_id: int, page: int) -> None:
    """Turn to another page, in the private message that has one."""
    table, told, turns = await _story(interaction, table_id)
    await update(interaction, story_page(table, told, language(interaction), page, turns))


@on("round")
async def first_of_round(interaction: Interaction, table_id: int, *, value: int) -> None:
    """Turn to the first page of the round that was picked."""
    table, told, turns = await _story(interaction, table_id)
    await update(interaction, story_page(table, told, language(interaction), value, turns))


async def _story(interaction: Interaction, table_id: int) -> tuple[Table, Sequence[Event], Sequence[Turn]]:
    """Return a table, its story and its turning points, for somebody who sees its channel or sat there.

    Refuse a story that is still secret.
    """
    table = await revealed_table(interaction, table_id)
    match = await interaction.client.tables.matches.of(table)
    return table, story_of(table, match), believable(table, turns(table, match))
