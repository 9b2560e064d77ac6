"""What the computer player that searches is told of Verräter: what to try, how far to look, what is good there."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path

from engine.decision import Decision, Keys
from engine.verraeter.scoring import OFFICE_CARDS
from engine.verraeter.state import State
from engine.verraeter.thumb import worths
from engine.verraeter.view import VerraeterView

MOST = 8
"""So many answers are tried at most."""

FEATURES = ("points", "pips", "estates", "offices", "office_points", "second", "third", "fourth")
"""What a seat's prospects are made of, with the weights that ``python -m tests.bench.prospects`` learned.

More of them (houses, landscapes, the strategy card, the best and worst card) lose as much or more in matches that were
not learned from: with two rounds left .740 nats by these, .767 by eleven.
"""


def candidates(view: VerraeterView, decision: Decision) -> Sequence[Keys]:
    """The best by their worths."""
    found = worths(view, decision)
    return sorted(found, key=lambda keys: -found[keys])[:MOST]


def horizon(view: VerraeterView, state: State) -> bool:
    """Whether the round of the view is over (the first one, before the first): from there on prospects say more.

    With two rounds and fewer courses in the same time .35 of 10 matches were won, with one .68 of 14.
    """
    return state.round > max(view.round, 1)


def value(state: State, seat: int) -> float:
    """The seat's share of the win, at the end; at the beginning of a round what it may hope for."""
    if state.result is not None:
        return (seat in state.result.winners) / len(state.result.winners)
    return prospects(state)[seat]


def prospects(state: State) -> list[float]:
    """How likely each seat wins, at the beginning of a round."""
    weights = _weights()[state.seats, state.last_round - state.round + 1]
    found = [
        exp(sum(w * x for w, x in zip(weights, features(state, seat), strict=True))) for seat in range(state.seats)
    ]
    whole = sum(found)
    return [one / whole for one in found]


def features(state: State, seat: int) -> tuple[float, ...]:
    """The numbers of ``FEATURES`` for a seat; the last three are its place in turn order."""
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
    """The weights for a number of seats and of rounds that are left, with the present one."""
    content = json.loads((Path(__file__).parent / "data" / "prospects.json").read_text(encoding="utf-8"))
    rows = content["weights"]
    return {(int(seats), int(left)): row for seats, lefts in rows.items() for left, row in lefts.items()}
