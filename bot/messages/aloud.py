"""Messages that tell events to the whole channel, with the remarks of computer players below.

Remarks are stored nowhere. They depend on the events and on the fingerprint of the table, which everybody knows.

While people play live, a click shows the words on a vote, and those that follow: its picture reveals the vote first.
Below its heading, so does a moment in which people come in one by one.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate

from msgspec.structs import replace

import engine
from bot import texts
from bot.messages.content import Button, Content
from bot.messages.ids import make
from bot.messages.last_words import NO_WORDS
from bot.messages.telling import gathers, hides_revealed_words, newest
from bot.messages.voices import sentences, since, voices
from bot.messages.votes import evidence
from bot.pictures import RevealOf, moment_of, reveal_of
from bot.tables import Table
from bot.texts import limits
from engine import Event, QuickChance, Remark, Seat

MATCHES = 256
"""The remarks of so many matches are known; those of others are made again from the beginning."""

ALOUD = limits.MESSAGE - 50
"""The most characters of a message that is told aloud."""


def aloud(
    table: Table,
    events: Sequence[Event],
    row: Sequence[int],
    *,
    over: bool,
    last_words: Mapping[int, str] = NO_WORDS,
    since: int | None = None,
    newest_moment: int = 0,
) -> Content:
    """Return the message that tells the whole channel a ``row`` of the events, and the remarks on them.

    ``over``: nothing more will follow in this message. ``last_words`` stand at the place of their event; those of
    events aloud from ``since`` on, which no message has told, stand above. The last of the row was noticed with
    the event at ``newest_moment``: a vote before that covers nothing any more.
    """
    say, names = texts.speaker(table.language), table.names
    folded = texts.aloud_lines(say, table.game, [events[place] for place in row], names)
    told = [(row[places.start], line) for places, line in folded]
    told += [(row[-1], line) for line in evidence(say, table, events[: row[-1] + 1], None)]
    untold = range(row[0] if since is None else since, row[-1] + 1)
    words = [(place, line) for place, line in last_words.items() if place in untold and events[place].aloud]
    said = [*words, *voices(table, events, range(row[0], row[-1] + 1))]
    lines = sorted([*told, *remarks(table, events, row), *said], key=lambda one: one[0])
    reveal = _reveal(table, events[: row[-1] + 1], row[0])
    first = _covered_from(table, events, row, reveal, newest_moment)
    shown = [
        texts.spoiler(line) if first <= place and (reveal or not line.startswith("## ")) else line
        for place, line in lines
    ]
    text = texts.one_spoiler("\n".join(newest(shown, ALOUD)))
    moment = moment_of(table.game, events[: row[-1] + 1], row[0], names, table.language)
    if moment is not None and moment.moment.company:
        moment = replace(moment, moving=table.reveals == "moving")
    picture = reveal or moment
    hand = Button(say("button-hand"), make("hand", table.id), "primary")
    return Content(text, () if over else ((hand,),), picture)


def last_moment_of(table: Table, onlooker: Seat, row: range) -> int:
    """Return the place at which the last moment of a row begins.

    It is 0 if no person was still in: computer players answer before anybody sees a picture.
    """
    begins = [0, *accumulate(len(moment.events) for moment in onlooker.moments)]
    return max(place for place in begins if place < row.stop) if _is_in(table, onlooker.events[: row.stop]) else 0


def _is_in(table: Table, events: Sequence[Event]) -> bool:
    """Return whether a person was still in after the events."""
    gone = {getattr(one, "seat", None) for one in events if one.ousts and one.round == events[-1].round}
    return any(one.user is not None for seat, one in enumerate(table.sitters) if seat not in gone)


def is_unseen(table: Table, onlooker: Seat, rows: Sequence[range], board: range) -> bool:
    """Return whether no person answered while a board told these places, below one of the ``rows``.

    A click shows the words of that row then.
    """
    events = onlooker.events
    row = next((row for row in rows if row.start == board.start), None)
    if row is None:
        return False
    reveal, begun = _reveal(table, events[: row.stop], row.start), last_moment_of(table, onlooker, row)
    if _covered_from(table, events, row, reveal, begun) == len(events):
        return False
    if not _is_in(table, events[: row.stop]):
        return True
    begins = accumulate(len(moment.events) for moment in onlooker.moments)
    before = [
        [one for one in events[:place] if one.seats is None][-1] for place in begins if row.stop <= place < board.stop
    ]
    movers = [getattr(one, "seat", None) for one in before]
    return all(mover is not None and table.sitters[mover].player for mover in movers)


def _covered_from(
    table: Table, events: Sequence[Event], row: Sequence[int], reveal: RevealOf | None, begun: int
) -> int:
    """Return the place from which on a click shows the words of a ``row``; if it shows none, the number of events.

    A ``reveal`` of a vote from before the place ``begun`` covers nothing any more.
    """
    if reveal is None:
        return row[-1] if gathers(table, events[: row[-1] + 1], row[0]) else len(events)
    return reveal.vote.told[0] if reveal.hidden and reveal.vote.told[0] >= begun else len(events)


def _reveal(table: Table, events: Sequence[Event], start: int) -> RevealOf | None:
    """Return the picture of the last vote from ``start`` on, as the table wishes votes to be revealed."""
    found = reveal_of(table.game, events, start, table.names, table.language)
    if found is None:
        return None
    return replace(found, moving=table.reveals == "moving", hidden=hides_revealed_words(table))


def remarks(table: Table, events: Sequence[Event], row: Sequence[int]) -> Iterator[tuple[int, str]]:
    """Yield the remarks of computer players on a ``row`` of the public ``events``.

    Each remark comes with the place of the event that it follows, and is in the table's language. In a row each
    computer player says at most one thing, whoever plays it. No words are said twice in a match. Nobody who stands in
    says anything. A computer player that has taken a seat over says nothing about what was before.
    """
    speakers = tuple((seat, since(table, seat)) for seat, one in enumerate(table.sitters) if one.player)
    if not table.remarks or not speakers or not engine.game(table.game).remarks:
        return
    say = texts.speaker(table.language)
    for place, seat, found in _course(table.game, table.fingerprint, speakers, len(table.sitters)).up_to(events):
        if place in row:
            yield place, texts.remark(say, table.game, seat, found, table.names)


class _Course:
    """The remarks on a match, each with its place and seat, in words that are new. It goes on where it was."""

    def __init__(self, game: str, fingerprint: str, speakers: Sequence[tuple[int, int]], seats: int) -> None:
        """Begin; ``speakers`` are seats with the place since which they speak, of so many ``seats``."""
        self._game, self._fingerprint = engine.game(game), int(fingerprint, 16)
        self._speakers, self._seats = speakers, seats
        self._begin()

    def _begin(self) -> None:
        self._events: list[Event] = []
        self._made: list[tuple[int, int, Remark]] = []
        self._said: dict[int, Remark] = {}
        self._used = Counter[str]()
        self._opened = ""

    def up_to(self, events: Sequence[Event]) -> Sequence[tuple[int, int, Remark]]:
        """Return the remarks on the public events so far, or further; begin again if other events were heard before."""
        heard = min(len(events), len(self._events))
        if self._events[:heard] != list(events[:heard]):
            self._begin()
        for place in range(len(self._events), len(events)):
            self._hear(events[: place + 1])
            self._events.append(events[place])
        return tuple(self._made)

    def _hear(self, events: Sequence[Event]) -> None:
        """Add what is said about the last of the events: in a row aloud, or a ballot of it, a seat says one thing."""
        place, kind = len(events) - 1, events[-1].kind
        if not events[place].aloud or (kind == self._opened and events[place - 1].kind != kind):
            self._said.clear()
        if not events[place].aloud:
            self._opened = ""
            return
        self._opened = self._opened or kind
        for seat, begun in self._speakers:
            if place < begun:
                continue
            if (own := self._said.get(seat)) is not None:
                found = self._game.afterthought(events, seat, own)
            else:
                chance = QuickChance(self._fingerprint + place * self._seats + seat)
                found = self._game.remark(events, seat, tuple(self._said.values()), chance)
            if found is None or self._used[found.kind] == self._game.remarks[found.kind]:
                continue
            order = sentences(self._fingerprint, self._game.remarks, found.kind)
            worded = replace(found, facts={**found.facts, "wording": order[self._used[found.kind]]})
            self._made.append((place, seat, worded))
            self._used[found.kind] += 1
            self._said[seat] = found


_course = lru_cache(MATCHES)(_Course)
"""All messages of a table ask for the same, at each of its changes."""
