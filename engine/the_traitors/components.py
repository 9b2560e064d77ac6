"""The contents of the box (T-0): cards, roles, and the way an Event is selected (T-3.1, T-9.5)."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from engine.errors import BadData
from engine.hidden_roles import Roles

Role = str
"""``faithful`` or ``traitor``."""
ROLES = Roles(
    sides={"faithful": "faithful", "traitor": "traitor"},
    dealt=lambda seats: ("traitor", *["faithful"] * (seats - 1)),  # T-0.2
)
Fate = Literal["", "murdered", "banished", "survived"]

GOLD, DAGGER, SHIELD, TRAITOR = "gold", "dagger", "shield", "traitor"
HELD = (GOLD, DAGGER, SHIELD, TRAITOR)
"""The kinds of cards that a hand can hold, in the order in which a hand is listed (T-8.1)."""
EVENT, FINAL_BANISHMENT = "event", "final_banishment"
KINDS = (*HELD, EVENT, FINAL_BANISHMENT)
"""All kinds of cards of the game deck."""

DECK = (GOLD,) * 40 + (DAGGER,) * 6 + (SHIELD,) * 4  # T-0.1, canonical order
CARDS = 60  # T-0.1: with the Traitor card, the Events and Final Banishment
EVENTS = 8  # T-0.1; there are as many packets (T-1.2)
HAND = 3  # T-1.1, T-2.3

MURDER, BANISHMENT, QUIET_NIGHT = "murder", "banishment", "quiet_night"
DIGITAL = (MURDER, BANISHMENT, QUIET_NIGHT)  # T-3.1, canonical order
PAPER = (MURDER,) * 3 + (BANISHMENT,) * 3 + (QUIET_NIGHT,) * 2  # T-3.1, canonical order
MOST = 99  # of a kind in the selector deck, or of its odds (T-9.5)

FAITHFUL_KEY = "F"  # T-3.4: what a Faithful presses
REASONS = ("two_left", "agreed", "final_banishment")
"""Why a round can end (T-7.1)."""


def player_number(seat: int) -> int:
    """Return the number by which people call a seat.

    >>> player_number(0)
    1
    """
    return seat + 1


class Selection(msgspec.Struct, frozen=True, gc=False):
    """From what Events are selected (T-3.1, T-9.5), in canonical order.

    ``deck`` is the selector deck of ``paper``; ``odds`` has each kind as often as it is likely, for ``digital``.
    """

    deck: tuple[str, ...]
    odds: tuple[str, ...]


FIRST = Selection(PAPER, DIGITAL)
"""That of rules version 1, for ever."""


def check_events(content: object) -> dict[str, Any]:
    """Return the content of an events file, if both parts have all three kinds and something to select (T-9.5).

    The result shares nothing with ``content``. Raises ``BadData`` naming the first mistake.

    >>> kinds = {"murder": 1, "banishment": 1, "quiet_night": 0}
    >>> check_events({"cards": kinds, "odds": {**kinds, "murder": -1}})
    Traceback (most recent call last):
    engine.errors.BadData: odds.murder: a whole number from 0 to 99 is needed; found -1
    """
    if not isinstance(content, dict):
        raise BadData('an object is needed, {"cards": {"murder": 3, ...}, "odds": {"murder": 1, ...}}')
    for key in content:
        if key not in ("about", "cards", "odds"):
            raise BadData(f"{key}: there is no such key; the keys are about, cards, odds")
    about = content.get("about", "")
    if not isinstance(about, str):
        raise BadData(f"about: a text is needed; found {about!r}")
    return {"about": about, "cards": _check_kinds("cards", content), "odds": _check_kinds("odds", content)}


def _check_kinds(part: str, content: Mapping[str, object]) -> dict[str, int]:
    numbers = content.get(part)
    if not isinstance(numbers, dict):
        raise BadData(f"{part}: an object with {', '.join(DIGITAL)} is needed; found {numbers!r}")
    for kind in numbers:
        if kind not in DIGITAL:
            raise BadData(f"{part}.{kind}: there is no such kind; the kinds are {', '.join(DIGITAL)}")
    for kind in DIGITAL:
        if kind not in numbers:
            raise BadData(f"{part}.{kind}: this kind is missing")
        number = numbers[kind]
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MOST:
            raise BadData(f"{part}.{kind}: a whole number from 0 to {MOST} is needed; found {number!r}")
    if not any(numbers.values()):
        raise BadData(f"{part}: at least one must be more than 0")
    return {kind: numbers[kind] for kind in DIGITAL}


@cache
def shipped_events() -> dict[str, Any]:
    """Return the events file that ships with the project."""
    return check_events(json.loads((Path(__file__).parent / "data" / "events.json").read_text(encoding="utf-8")))


def selection(content: Mapping[str, Any]) -> Selection:
    """From what Events are selected by a checked events file.

    >>> selection(shipped_events()) == FIRST
    True
    """
    deck, odds = (tuple([kind for kind in DIGITAL for _ in range(content[part][kind])]) for part in ("cards", "odds"))
    return Selection(deck, odds)
