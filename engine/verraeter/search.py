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

AHEAD = 1
"""So many rounds, with the present one, are imagined; to the end of the match much less is learned by as many tries."""
MOST = 8

FEATURES = (
    "points",
    "cards",
    "pips",
    "estates",
    "own_estates",
    "offices",
    "office_points",
    "strategy",
    "friends",
    "land",
    "place",
)
"""What a seat's prospects are made of; the weights of each are learned by ``python -m tests.bench.prospects``."""


def candidates(view: VerraeterView, decision: Decision) -> Sequence[Keys]:
    """The best by their worths."""
    found = worths(view, decision)
    return sorted(found, key=lambda keys: -found[keys])[:MOST]


def horizon(view: VerraeterView, state: State) -> bool:
    """Whether the round after that of the view is over."""
    return state.round >= view.round + AHEAD


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
    """The numbers of ``FEATURES`` for a seat."""
    house, hand = state.allegiance[seat], state.hands[seat]
    estates = own_estates = offices = land = 0
    for at, building in enumerate(state.buildings):
        own = state.houses[at] == house
        land += state.rows[at].value if own else -state.rows[at].value
        if building is not None and building.seat == seat:
            if building.side == "office":
                offices += 1
            else:
                estates += 1
                own_estates += own
    return (
        state.points[seat] / 10,
        len(hand),
        sum(hand) / 10,
        estates,
        own_estates,
        offices,
        offices * min(OFFICE_CARDS, len(hand)),
        state.strategist == seat,
        state.allegiance.count(house) - 1,
        land / 10,
        (seat - state.start_player) % state.seats,
    )


@cache
def _weights() -> Mapping[tuple[int, int], Sequence[float]]:
    """The weights for a number of seats and of rounds that are left, with the present one."""
    content = json.loads((Path(__file__).parent / "data" / "prospects.json").read_text(encoding="utf-8"))
    rows = content["weights"]
    return {(int(seats), int(left)): row for seats, lefts in rows.items() for left, row in lefts.items()}
