"""The knowledge of the computer player that searches, for Verräter: how far to look, and what is good there."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path

from engine.verraeter.components import OFFICE_CARDS
from engine.verraeter.state import State
from engine.verraeter.view import VerraeterView

FEATURES = ("points", "pips", "estates", "offices", "office_points", "second", "third", "fourth")
"""The features of a seat's prospects; ``python -m tests.games.verraeter.learning`` learned their weights.

More features (houses, landscapes, the strategy card, the best and worst card) lose as much or more in unseen matches.
With two rounds left the loss is .740 nats by these features, .767 by eleven.
"""


def horizon(view: VerraeterView, state: State) -> bool:
    """Return whether the round of the view is over; from there on prospects say more.

    Before the first round, the first round must be over. Two rounds, with as many tries for each answer, take 2.5 times
    as long. They find answers that are better by .001 of a win. The rule of thumb's answers are worse by .0126 (30
    decisions).
    """
    return state.round > max(view.round, 1)


def value(state: State, seat: int) -> float:
    """Return the seat's share of the win at the end, or its prospects at the beginning of a round."""
    if state.result is not None:
        return (seat in state.result.winners) / len(state.result.winners)
    return prospects(state)[seat]


def prospects(state: State) -> list[float]:
    """Return how likely each seat wins, at the beginning of a round."""
    weights = _weights()[state.seats, state.last_round - state.round + 1]
    found = [
        exp(sum(w * x for w, x in zip(weights, features(state, seat), strict=True))) for seat in range(state.seats)
    ]
    whole = sum(found)
    return [one / whole for one in found]


def features(state: State, seat: int) -> tuple[float, ...]:
    """Return the numbers of ``FEATURES`` for a seat; the last three are its place in turn order."""
    hand, offices = state.hands[seat], state.offices(seat)
    place = (seat - state.start_player) % state.seats
    return (
        state.points[seat] / 10,
        sum(hand) / 10,
        len(state.own(seat)) - offices,
        offices,
        offices * min(OFFICE_CARDS, len(hand)),
        place == 1,
        place == 2,
        place == 3,
    )


@cache
def _weights() -> Mapping[tuple[int, int], Sequence[float]]:
    """Return the weights for a number of seats and of rounds that are left, with the present one."""
    content = json.loads(Path(__file__).with_name("learned.json").read_text(encoding="utf-8"))
    rows = content["weights"]
    return {(int(seats), int(left)): row for seats, lefts in rows.items() for left, row in lefts.items()}
