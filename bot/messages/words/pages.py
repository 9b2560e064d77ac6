"""Board and hand in words, whole, in pages that a message has room for."""

from collections.abc import Sequence
from typing import Literal

from bot import pictures, texts
from bot.messages.content import Button, Content
from bot.messages.ids import make
from bot.messages.telling import awaited, tell
from bot.tables import Table
from bot.texts import Speaker, limits
from engine import Seat

Thing = Literal["board", "hand"]

NEWS = 800
"""The most characters of what is new."""
LEAD = 220
"""So many characters come before what is new at most: names of many people who are awaited come after it."""
HEAD = 250
"""Room for the head of a page."""


def board_in_words(
    say: Speaker, table: Table, onlooker: Seat, number: int = 1, since: int | None = None, late: Sequence[str] = ()
) -> Content:
    """Return a page of the board, made of the onlooker's view alone.

    The first page begins with who is to act, and with what is new to a reader who knows ``since`` events. ``late``
    says why messages may be out of date.
    """
    words = pictures.board_words(onlooker.view, _names(table, say), say.language)
    title, waiting = f"**{texts.game_name(say, table.game)}**", awaited(say, table, onlooker)
    news = [] if since is None else [texts.spelled(say, line) for line in _news(say, table, onlooker, since)]
    lead = [title, *news, waiting] if len(title) + len(waiting) > LEAD else [title, waiting, *news]
    lead += late
    return _page(say, table, "board", lead, words, number, len(onlooker.events) if since is None else since)


def hand_in_words(say: Speaker, table: Table, seat: Seat, number: int = 1) -> Content:
    """Return a page of all that a seat holds and knows, made of its own view."""
    words = pictures.hand_words(seat.view, _names(table, say), say.language)
    title = f"**{texts.game_name(say, table.game)}** · {say('reading-hand')}"
    return _page(say, table, "hand", [title], words, number, 0)


def _names(table: Table, say: Speaker) -> list[str]:
    return pictures.in_messages(table.names, say.language)


def _news(say: Speaker, table: Table, onlooker: Seat, since: int) -> list[str]:
    """Return what has happened since so many events, the oldest of too many left out."""
    names = [texts.safe(name) for name in table.names]
    told = tell(say, table.game, onlooker.events[since:], names)
    if not told:
        return [say("reading-nothing-new")]
    kept: list[str] = []
    while told and sum(map(len, kept)) + len(told[-1]) <= NEWS:
        kept.insert(0, told.pop())
    return [say("reading-new", left=len(told)), *kept, say("reading-now")]


def _page(
    say: Speaker, table: Table, what: Thing, lead: Sequence[str], words: Sequence[str], number: int, since: int
) -> Content:
    found = pages(words, limits.MESSAGE - HEAD, sum(map(len, lead)) + len(lead))
    number = min(max(number, 1), len(found))
    head = [*lead] if number == 1 else [lead[0]]
    if len(found) > 1:
        head[0] += " · " + say("votes-page", page=number, pages=len(found))
    text = "\n".join((*head, *found[number - 1]))
    return Content(text, _turning(say, table, what, number, len(found), since))


def pages(lines: Sequence[str], room: int, taken: int = 0) -> list[list[str]]:
    """Return lines in pages of so many characters; of the first page some are ``taken``. A longer line is parted.

    >>> pages(["one", "two", "three"], 10), pages(["one", "two"], 9, 6)
    ([['one', 'two'], ['three']], [['one'], ['two']])
    """
    found: list[list[str]] = [[]]
    for line in (part for one in lines for part in _parted(one, room // 2)):
        if taken + len(line) > room and (found[-1] or taken):
            found.append([])
            taken = 0
        found[-1].append(line)
        taken += len(line) + 1
    return found


def _parted(line: str, room: int) -> list[str]:
    """Return a line in parts of so many characters at most, each of whole words."""
    parts = []
    while len(line) > room:
        part = line[:room].rpartition(" ")[0] or line[:room]
        parts.append(part)
        line = line[len(part) :].lstrip()
    return [*parts, line]


def _turning(
    say: Speaker, table: Table, what: Thing, number: int, last: int, since: int
) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons to the pages before and after."""
    if last == 1:
        return ()
    before = Button(
        say("button-reading-before"), make("words", table.id, what, number - 1, since), disabled=number == 1
    )
    after = Button(
        say("button-reading-after"), make("words", table.id, what, number + 1, since), disabled=number == last
    )
    return ((before, after),)
