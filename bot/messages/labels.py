"""What stands on buttons: as much as Discord shows on every screen. The message has the whole of it in its text."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache

from bot import texts
from bot.names import LENGTH, alike, visible
from bot.texts import Speaker
from engine import Choice

ROOM = 38
"""How many characters of a label Discord shows on a phone, too; its guide asks for no more."""

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
    """How many characters of room a text takes: as Discord counts them, or if they are wide, as they are shown.

    >>> measured("Ben"), measured("李"), measured("🦊")
    (3, 2, 2)
    """
    return sum(max(2 if unicodedata.east_asian_width(one) in "WF" else 1, 1 + (one > "\uffff")) for one in text)


def cut(text: str, room: int) -> str:
    """As much of the beginning as there is room for, before an ellipsis if that is not all.

    >>> cut("Maximilian", 10), cut("Maximilian", 6)
    ('Maximilian', 'Maxim…')
    """
    if measured(text) <= room:
        return text
    end = next(end for end in range(len(text) - 1, -1, -1) if measured(text[:end]) < room)
    return visible(text[:end]) + "…"


@lru_cache(256)
def shortened(names: tuple[str, ...], room: int) -> tuple[str, ...]:
    """Each name in so much room. Those that were told apart and would not be any more are numbered by their seat.

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
    say: Speaker, game: str, kind: str, choices: Sequence[Choice], names: Sequence[str]
) -> dict[str, str]:
    """What stands on the buttons for these choices, by key: the whole if there is room for it.

    Otherwise names are shortened first; then parts are left out at the end, such as what a choice costs.
    """
    whole = {one.key: texts.choice_label(say, game, kind, one, names) for one in choices}
    if all(measured(label) <= ROOM for label in whole.values()):
        return whole
    bare = [texts.choice_label(say, game, kind, one, _stand_ins(names)) for one in choices]
    fitting = [_fitting(label, names) for label in bare]
    if len(set(map(alike, fitting))) < len(set(map(alike, whole.values()))):
        fitting = list(shortened(tuple(_named(label, shortened(tuple(names), LEAST)) for label in bare), ROOM))
    return dict(zip(whole, fitting, strict=True))


def button_label(make: Callable[[Sequence[str]], str], names: Sequence[str]) -> str:
    """What stands on one button, which ``make`` says with the names of seats."""
    return _fitting(make(_stand_ins(names)), names)


def _stand_ins(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(chr(_FIRST + seat) for seat in range(len(names)))


def _named(label: str, names: Sequence[str]) -> str:
    """The label with names in place of those that stood in for them."""
    return "".join(names[seat] if 0 <= (seat := ord(one) - _FIRST) < len(names) else one for one in label)


def _fitting(label: str, names: Sequence[str]) -> str:
    """As many of the label's parts, from the first one, and then as much of the names, as there is room for."""
    ends = [one.start() for one in _ENDS.finditer(label)]
    fewer = [label[:end] + _MORE for end in reversed(ends) if label[:end].count("(") == label[:end].count(")")]
    for parts in (label, *fewer):
        for room in (WHOLE, *range(LENGTH, LEAST - 1, -STEP)):
            named = _named(parts, shortened(tuple(names), room)).replace("……", "…")
            if measured(named) <= ROOM:
                return named
    return cut(_named(label, shortened(tuple(names), LEAST)), ROOM)
