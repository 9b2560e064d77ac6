"""Boards and hands as they are read: states that differ never read the same, and pages say first what is new."""

from collections.abc import Iterator
from itertools import count

from msgspec.structs import asdict

from bot import pictures, texts
from bot.games.kit.matches import any_options, played
from bot.messages.words.pages import board_in_words
from bot.pictures.orders import shown_on_hand
from bot.tables import Table
from bot.texts import limits
from engine import Match, View, game

SOON = 300
"""So many characters come before the things that are new at most."""
WHOLE = 500
"""So many characters of a line stand on one page."""
NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Eva", "Fred", "Gus", "Hank", "Ida", "Jan")


def matches(key: str, number: int, most: int) -> Iterator[Iterator[Match]]:
    """So many matches of a game, of any number of seats and any options, each after every answer."""
    rules = game(key)
    for one in range(number):
        seats, text = rules.seats[one % len(rules.seats)], f"reading {one}"
        yield played(key, seats, text, most, any_options(rules, seats, text))


Told = tuple[View, tuple[str, ...]]
"""A view, and all that is read by who has it."""


def board_read(match: Match, language: str) -> Told:
    """The knowledge of everybody, and the board."""
    view = match.view(None)
    return view, tuple(pictures.board_words(view, NAMES[: match.seats], language))


def hand_read(match: Match, seat: int, language: str) -> Told:
    """The knowledge of a seat that a hand shows, and its hand, the board and its question."""
    names, view = NAMES[: match.seats], match.view(seat)
    words = [*board_read(match, language)[1], *pictures.hand_words(view, names, language)]
    if seat in match.decisions:
        words.append(texts.question(texts.speaker(language), view.game, match.decisions[seat], names))
    return shown_on_hand(view), tuple(words)


class Read:
    """All that a reader was told along a match."""

    def __init__(self) -> None:
        self.pairs = 0
        self._views: dict[tuple[str, ...], View] = {}
        self._last: View | None = None

    def add(self, told: Told) -> None:
        """Read on; raise ``AssertionError`` if an earlier view that differs was told in the same words."""
        view, words = told
        self.pairs += self._last is not None and view != self._last
        self._last = view
        if (other := self._views.setdefault(words, view)) != view:
            before, now = asdict(other), asdict(view)
            differing = [f"{key}: {before[key]!r} or {now[key]!r}" for key in now if before[key] != now[key]]
            raise AssertionError(f"both read the same: {', '.join(differing)}")


def check_pages(table: Table, match: Match, language: str, since: int) -> None:
    """Read all pages of a board; raise ``AssertionError`` if a page is too long, a line is lacking, or news come late.

    The reader knows ``since`` public events.
    """
    say, onlooker, read = texts.speaker(language), match.onlooker, list[str]()
    for number in count(1):
        page = board_in_words(say, table, onlooker, number, since)
        assert len(page.text) <= limits.MESSAGE, f"page {number} has {len(page.text)} characters"
        read.append(page.text)
        if not any(f":{number + 1}:" in one.custom_id for row in page.rows if isinstance(row, tuple) for one in row):
            break
    words = pictures.board_words(onlooker.view, pictures.in_messages(table.names, language), language)
    lacking = [line for line in words if all(line[:WHOLE] not in one for one in read)]
    assert not lacking, f"no page has {lacking}"
    heads = [say("reading-nothing-new"), *(say("reading-new", left=left).split(",")[0].strip(":") for left in (0, 2))]
    assert any(head in read[0][:SOON] for head in heads), f"the news do not come soon: {read[0]}"
