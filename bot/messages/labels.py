"""The labels of buttons: as much text as Discord shows on every screen.

The message has the whole label in its text.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from bot.fair_deal.names import LENGTH, alike, visible
from engine import Choice

ROOM = 38
"""Discord shows so many characters of a label on a phone, too; its guide asks for no more."""

LEAST = 12
"""Names are not made shorter than that: before, the end of the label is left out."""

WHOLE = 1000
"""The room in which every name is whole;"""
STEP = 2
"""otherwise names get by so much less at a time."""

_FIRST = 0x2801
"""Braille letters stand in for names while it is looked where a label can end."""
_ENDS = re.compile(r" · |: |, | \(| – ")
_MORE = "…"


def measured(text: str) -> int:
    """Return the number of characters of room that a text takes.

    Characters count as Discord counts them. Wide characters count as they are shown.

    >>> measured("Ben"), measured("李"), measured("🦊")
    (3, 2, 2)
    """
    if text.isascii():
        return len(text)
    return len(text) + sum(one > "\uffff" or unicodedata.east_asian_width(one) in "WF" for one in text if one > "\x7f")


def cut(text: str, room: int) -> str:
    """Return as much of the beginning of a text as there is room for.

    An ellipsis follows if this is not the whole text.

    >>> cut("Maximilian", 10), cut("Maximilian", 6)
    ('Maximilian', 'Maxim…')
    """
    if measured(text) <= room:
        return text
    end = next(end for end in range(len(text) - 1, -1, -1) if measured(text[:end]) < room)
    return visible(text[:end]) + "…"


@lru_cache(256)
def shortened(names: tuple[str, ...], room: int) -> tuple[str, ...]:
    """Return each name in so much room.

    Names that differed but would look alike after the cut are numbered by their seat.

    >>> shortened(("Maximilian 1", "Anna", "Maximilian 3"), 9)
    ('Maximi… 1', 'Anna', 'Maximi… 3')
    """
    found = [cut(name, room) for name in names]
    while len(set(looks := [alike(one) for one in found])) < len(set(map(alike, names))):
        for seat, name in enumerate(names):
            if looks.count(looks[seat]) > 1:
                found[seat] = f"{cut(name, room - 1 - len(str(seat + 1)))} {seat + 1}"
    return tuple(found)


def button_labels(
    whole: Mapping[str, str],
    label: Callable[[Choice, Sequence[str]], str],
    choices: Sequence[Choice],
    names: Sequence[str],
) -> Mapping[str, str]:
    """Return the labels of the buttons for these choices, by key: the ``whole`` ones if there is room for them.

    ``label`` makes the label of a choice from the names of the seats.

    Otherwise names are shortened first. Then parts are left out at the end, such as what a choice costs.
    """
    if all(measured(one) <= ROOM for one in whole.values()):
        return whole
    bare = [label(one, _stand_ins(names)) for one in choices]
    fitting = [_fitting(one, names) for one in bare]
    if len(set(map(alike, fitting))) < len(set(map(alike, whole.values()))):
        fitting = list(shortened(tuple(_named(one, shortened(tuple(names), LEAST)) for one in bare), ROOM))
    return dict(zip(whole, fitting, strict=True))


def button_label(make: Callable[[Sequence[str]], str], names: Sequence[str]) -> str:
    """Return the label of one button.

    ``make`` makes the label from the names of the seats.
    """
    return _fitting(make(_stand_ins(names)), names)


def _stand_ins(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(chr(_FIRST + seat) for seat in range(len(names)))


def _named(label: str, names: Sequence[str]) -> str:
    """Return the label with names in place of the stand-ins."""
    return label.translate({_FIRST + seat: name for seat, name in enumerate(names)})


def _fitting(label: str, names: Sequence[str]) -> str:
    """Return as many of the label's parts as there is room for, from the first part on.

    The names are then as long as the room allows.
    """
    ends = [one.start() for one in _ENDS.finditer(label)]
    fewer = [label[:end] + _MORE for end in reversed(ends) if label[:end].count("(") == label[:end].count(")")]
    for parts in (label, *fewer):
        for room in (WHOLE, *range(LENGTH, LEAST - 1, -STEP)):
            named = _named(parts, shortened(tuple(names), room)).replace("……", "…")
            if measured(named) <= ROOM:
                return named
    return cut(_named(label, shortened(tuple(names), LEAST)), ROOM)
