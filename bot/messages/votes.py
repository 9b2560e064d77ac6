"""The record of votes, as anybody may look it up: a picture of who voted for whom, and the same in words."""

from collections.abc import Sequence

import engine
from bot import texts
from bot.messages.content import Button, Content
from bot.messages.ids import make
from bot.pictures import ballots_of, votes_of
from bot.pictures.votes import Ballot, headed, told
from bot.tables import Table
from bot.texts import Speaker
from engine import Event, Seat

BALLOTS, ROOM = 10, 1700
"""The most ballots and characters of a page; a ballot alone may be longer."""
LAST_VOTES = 0
"""In place of a number the last page."""


def has_votes(table: Table) -> bool:
    """Return whether people can look up the votes of the table."""
    return table.votes and bool(engine.game(table.game).ballots)


def evidence(say: Speaker, table: Table, events: Sequence[Event], reader: int | None) -> list[str]:
    """Return what all have seen of the suspects of a vote; nothing at a table that leaves votes to memory."""
    told = texts.folding_of(table.game).fold_evidence
    return [*told(say, events, table.names, reader)] if table.votes else []


def votes_button(say: Speaker, table: Table) -> Button:
    """Return the button that shows the last page of the record."""
    return Button(texts.votes_name(say, table.game), make("votes", table.id, LAST_VOTES))


def votes(say: Speaker, table: Table, onlooker: Seat, number: int = LAST_VOTES) -> Content:
    """Return a page of the record, made of public events alone; numbers that there are not stand for the last one."""
    title = f"**{texts.game_name(say, table.game)}** · {texts.votes_name(say, table.game)}"
    found = ballots_of(table.game, onlooker.events, [texts.safe(name) for name in table.names], say.language)
    if not found:
        return Content(f"{title}\n{say('votes-none')}")
    lines = [_line(say, table, ballot) for ballot in found]
    pages = _pages(lines)
    number = number if 0 < number <= len(pages) else len(pages)
    page = pages[number - 1]
    if len(pages) > 1:
        title += " · " + say("votes-page", page=number, pages=len(pages))
    picture = votes_of(table.game, onlooker.events, page, table.names, say.language)
    text = "\n".join((title, *lines[page.start : page.stop]))
    return Content(text, _turning(say, table, number, len(pages)), picture)


def _line(say: Speaker, table: Table, ballot: Ballot) -> str:
    """Return a ballot in words."""
    names = [texts.safe(name) for name in table.names]
    head = headed(ballot, texts.round_name(say, table.game, ballot.round))
    return f"**{head}** {told(ballot, names, say)}"


def _pages(lines: list[str]) -> list[range]:
    """Return the places of the ballots on each page; a page that is full never changes.

    >>> _pages(["a" * 1000, "b" * 700, "c"]), _pages(["a"] * 11)
    ([range(0, 1), range(1, 3)], [range(0, 10), range(10, 11)])
    """
    pages: list[range] = []
    start = 0
    for stop in range(1, len(lines) + 1):
        if stop == len(lines) or stop - start == BALLOTS or sum(map(len, lines[start : stop + 1])) >= ROOM:
            pages.append(range(start, stop))
            start = stop
    return pages


def _turning(say: Speaker, table: Table, number: int, pages: int) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons to the pages before and after."""
    if pages == 1:
        return ()
    before = Button(say("button-votes-before"), make("votes", table.id, number - 1), disabled=number == 1)
    after = Button(say("button-votes-after"), make("votes", table.id, number + 1), disabled=number == pages)
    return ((before, after),)
