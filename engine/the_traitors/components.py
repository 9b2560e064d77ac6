"""What is in the box (T-0): cards, roles, the events of the selector deck."""

from typing import Literal

Role = Literal["faithful", "traitor"]
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
DIGITAL = (MURDER, BANISHMENT, QUIET_NIGHT)  # T-3.1, each equally likely
PAPER = (MURDER,) * 3 + (BANISHMENT,) * 3 + (QUIET_NIGHT,) * 2  # T-3.1, canonical order

FAITHFUL_KEY = "F"  # T-3.4: what a Faithful presses
REASONS = ("two_left", "agreed", "final_banishment")
"""Why a round can end (T-7.1)."""


def player_number(seat: int) -> int:
    """The number by which people call a seat.

    >>> player_number(0)
    1
    """
    return seat + 1
