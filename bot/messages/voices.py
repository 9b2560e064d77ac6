"""Sentences of the narrator and of computer players at moments that everybody knows.

Nothing of them is stored. The moments follow from the public events; the order of the sentences follows from the
fingerprint of the table, which everybody knows. So a sentence is never said twice in a match, and stands the same after
a restart. A match that has more moments of a kind than sentences is silent at the others.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import engine
from bot import texts
from bot.tables import Table
from bot.texts import Line
from engine import Event, QuickChance, Voice


def voices(table: Table, events: Sequence[Event], places: range) -> Iterator[tuple[int, str]]:
    """Yield what is said at these places of the public ``events``, each with the place of the event it follows.

    A person's seat says nothing, and whoever has taken a seat over nothing about what was before.
    """
    game = engine.game(table.game)
    if not table.remarks or not game.voices:
        return
    voiced = [place for place, event in enumerate(events[: places.stop]) if event.voiced]
    said = [(place, one) for place in voiced for one in game.voiced(events, place)]
    found = [(place, one) for place, one in said if place in places]
    if not found:
        return
    say = texts.speaker(table.language)
    before = Counter(one.kind for place, one in said if place < places.start)
    for place, one in found:
        number = before[one.kind]
        before[one.kind] += 1
        if number < game.voices[one.kind] and _speaks(table, one, place):
            order = sentences(int(table.fingerprint, 16), game.voices, one.kind)
            yield place, texts.voice(say, table.game, one, order[number], table.names)


def among(lines: Sequence[Line], said: Sequence[tuple[int, str]]) -> list[str]:
    """Return the lines in their order, each with what is said about its events below.

    A line that tells no events, such as standings, has nothing said below.

    >>> lines = [(range(0, 3), "A turn."), (range(0, 3), "Its deed."), (range(3, 4), "Next."), (range(4, 4), "Points")]
    >>> among(lines, [(1, "Well."), (3, "Oh.")])
    ['A turn.', 'Its deed.', 'Well.', 'Next.', 'Oh.', 'Points']
    """
    told = [(number, 0, line) for number, (_, line) in enumerate(lines)]
    told += [(_line_at(lines, place), 1, line) for place, line in said]
    return [line for _, _, line in sorted(told, key=lambda one: one[:2])]


def _line_at(lines: Sequence[Line], place: int) -> int:
    """Return the number of the last line that tells the event at a place, or else of the last about earlier events.

    Return -1 if no line does.
    """
    numbered = [(number, places) for number, (places, _) in reversed(list(enumerate(lines)))]
    earlier = (number for number, places in numbered if places and places.start <= place)
    return next((number for number, places in numbered if place in places), next(earlier, -1))


def _speaks(table: Table, one: Voice, place: int) -> bool:
    """Return whether a computer player speaks for the seat, and sat there at that event; the narrator always speaks."""
    return one.seat is None or (table.sitters[one.seat].player is not None and place >= since(table, one.seat))


def since(table: Table, seat: int) -> int:
    """Return the number of events that everybody knew when the seat's computer player sat down."""
    tenures = table.tenures_of(seat)
    return tenures[-1].events if tenures else 0


def sentences(fingerprint: int, kinds: Mapping[str, int], kind: str) -> list[int]:
    """Return the numbers of the sentences for a moment, in the order of the table of that fingerprint."""
    return QuickChance(fingerprint + list(kinds).index(kind)).shuffle(range(1, kinds[kind] + 1))
