"""Messages that tell events to the whole channel, with the remarks of computer players below.

Remarks are stored nowhere. They depend on the events and on the fingerprint of the table, which everybody knows.

While people play live, a click shows the words on a vote, and those that follow: its picture reveals the vote first.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

import engine
from bot import texts
from bot.messages.content import Button, Content
from bot.messages.ids import make
from bot.messages.last_words import NO_WORDS
from bot.messages.telling import hides, newest
from bot.messages.voices import sentences, since, voices
from bot.pictures import RevealOf, moment_of, reveal_of
from bot.tables import Table
from bot.texts import limits
from engine import Event, QuickChance, Remark

SEATS = 16
"""No game whose computer players make remarks has so many seats."""

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
) -> Content:
    """Return the message that tells the whole channel a ``row`` of the events, and the remarks on them.

    ``over``: nothing more will follow in this message. ``last_words`` stand at the place of their event; those of
    events aloud from ``since`` on, which no message has told, stand above.
    """
    say, names = texts.speaker(table.language), table.names
    folded = texts.aloud_lines(say, table.game, [events[place] for place in row], names)
    told = [(row[places.start], line) for places, line in folded]
    untold = range(row[0] if since is None else since, row[-1] + 1)
    words = [(place, line) for place, line in last_words.items() if place in untold and events[place].aloud]
    said = [*words, *voices(table, events, range(row[0], row[-1] + 1))]
    lines = sorted([*told, *remarks(table, events, row), *said], key=lambda one: one[0])
    reveal = _reveal(table, events[: row[-1] + 1], row[0])
    first = reveal.vote.told[0] if reveal is not None and reveal.hidden else len(events)
    shown = [texts.spoiler(line) if first <= place else line for place, line in lines]
    text = texts.one_spoiler("\n".join(newest(shown, ALOUD)))
    picture = reveal or moment_of(table.game, events[: row[-1] + 1], row[0], names, table.language)
    hand = Button(say("button-hand"), make("hand", table.id), "primary")
    return Content(text, () if over else ((hand,),), picture)


def _reveal(table: Table, events: Sequence[Event], start: int) -> RevealOf | None:
    """Return the picture of the last vote from ``start`` on, as the table wishes votes to be revealed."""
    found = reveal_of(table.game, events, start, table.names, table.language)
    if found is None:
        return None
    return replace(found, moving=table.reveals == "moving", hidden=hides(table))


def remarks(table: Table, events: Sequence[Event], row: Sequence[int]) -> Iterator[tuple[int, str]]:
    """Yield the remarks of computer players on a ``row`` of the public ``events``.

    Each remark comes with the place of the event that it follows, and is in the table's language. In a row each
    computer player says at most one thing, whoever plays it, and nothing in words that were said in the match before.
    Nobody who stands in says anything. A computer player that has taken a seat over says nothing about what was before.
    """
    speakers = tuple((seat, since(table, seat)) for seat, one in enumerate(table.sitters) if one.player)
    if not table.remarks or not speakers or not engine.game(table.game).remarks:
        return
    say = texts.speaker(table.language)
    for place, seat, found in _remarks(table.game, int(table.fingerprint, 16), speakers, tuple(events)):
        if place in row:
            yield place, texts.remark(say, table.game, seat, found, table.names)


@lru_cache(16)
def _remarks(
    key: str, fingerprint: int, speakers: Sequence[tuple[int, int]], events: Sequence[Event]
) -> Sequence[tuple[int, int, Remark]]:
    """Return all remarks on a match so far, each with its place and seat, in words that are new.

    ``speakers`` are seats with the place since which they speak. All messages of a table ask for the same.
    """
    game, said, made, used = engine.game(key), dict[int, Remark](), list[tuple[int, int, Remark]](), Counter[str]()
    for place, event in enumerate(events):
        if not event.aloud:
            said.clear()
            continue
        for seat, begun in speakers:
            if seat in said or place < begun:
                continue
            chance = QuickChance(fingerprint + place * SEATS + seat)
            found = game.remark(events[: place + 1], seat, tuple(said.values()), chance)
            if found is None or used[found.kind] == game.remarks[found.kind]:
                continue
            order = sentences(fingerprint, game.remarks, found.kind)
            made.append((place, seat, replace(found, facts={**found.facts, "wording": order[used[found.kind]]})))
            used[found.kind] += 1
            said[seat] = found
    return made
