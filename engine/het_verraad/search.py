"""Knowledge of Het Verraad for the computer player that searches.

The player imagines its turn to the end, and the last round to the end of the match. In between the value of a state
says how likely each seat is to win. The value weighs what each seat has, by how many turns the seat may still have. The
weights were learned from matches between rules of thumb (``tests/games/het_verraad/learning.py``).

With two seats other weights say by how many points a seat will be ahead in the end. Courses then always end with the
turn.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path

import msgspec

from engine.decision import Decision, Keys
from engine.het_verraad.components import BLACK, TOWERS, WHITE, places
from engine.het_verraad.state import State
from engine.het_verraad.thumb import worths
from engine.het_verraad.thumb.outlook import moves, rounds_left
from engine.het_verraad.view import HetVerraadView

KNOTS = (0.0, 1.0, 2.5, 6.0, 12.0)
"""Turns that a seat may still have: weights are learned for these, and those of others lie between them."""
POINTS = (0.0, 12.0, 24.0, 34.0, 42.0, 50.0)
"""Points of the leader: with two seats weights are learned for these."""
STEEP = 0.12
"""With two seats: the chance to win is the logistic function of so much for each point of lead."""
CANDIDATES = 6
BRICKS = 12
"""More bricks than these count for nothing: they can hardly be spent in a turn."""
NEAR = 10
"""The Black Master may win if he is not so many points behind."""


def candidates(view: HetVerraadView, decision: Decision) -> list[Keys]:
    """Return the answers that are worth trying, the best by rule of thumb first.

    In the set-up only the best answer is tried.
    """
    found = worths(view, decision)
    best = sorted(found, key=lambda keys: -found[keys])
    return best[: 1 if view.turn is None else CANDIDATES]


def horizon(view: HetVerraadView, state: State) -> bool:
    """Return whether the turn is over in which the view was seen.

    With three seats or more the last round goes on to the end. With two seats, the other seat's part in the last round
    is foretold well enough. To play it takes as long as all the rest.
    """
    if state.ending and state.seats > 2:
        return False
    if view.turn is None:
        return state.phase not in ("claim", "first_tower")
    return (state.round, state.active) != (view.round, view.turn.seat)


def value(state: State, seat: int) -> float:
    """Return how likely the seat is to win (H-10).

    At the end this is the seat's share of the win. Before the end this is the estimate that was learned.
    """
    if state.result is not None:
        return (seat in state.result.winners) / max(1, len(state.result.winners))
    if state.seats == 2:
        return 1 / (1 + exp(-STEEP * score(_weights()["two"], compared(state, seat))))
    scores = [score(_weights()["more"], row) for row in seen(state)]
    most = max(scores)
    return exp(scores[seat] - most) / sum(exp(one - most) for one in scores)


Seen = tuple[int, float, list[float]]
"""The number of the knot below a seat's turns, the part of the knot above, and the seat's features.

With two seats the features are the seat's lead over the other, and the knots are ``POINTS``.
"""


def score(weights: Sequence[Sequence[float]], row: Seen) -> float:
    """Return the weighted sum of what a seat has."""
    knot, part, has = row
    lower, upper = weights[knot], weights[knot + 1]
    return sum(((1 - part) * lower[at] + part * upper[at]) * one for at, one in enumerate(has))


def seen(state: State) -> list[Seen]:
    """Return what each seat has, with the place of its turns between the knots."""
    points = state.points[: state.seats]
    master = state.points[state.seats] if state.options["master_ends"] == "on" else 0
    rounds = max(0.0, rounds_left(state.box.end[state.seats], points, master, state.start, state.active))
    return [
        (*_knot(rounds + moves(state.seats, state.start, state.active, seat), KNOTS), features(state, seat))
        for seat in range(state.seats)
    ]


def compared(state: State, seat: int) -> Seen:
    """Return what one of two seats has more than the other seat.

    The last two numbers say whether the seat moves next, and whether it is last in a round.
    """
    both = zip(features(state, seat), features(state, 1 - seat), strict=True)
    more = [own - other for own, other in both]
    more += [1.0 if state.active == seat else -1.0, 1.0 if state.start != seat else -1.0]
    return (*_knot(max(state.points[:2]), POINTS), more)


def _knot(place: float, knots: Sequence[float]) -> tuple[int, float]:
    """Return the knot below a place, and how far the place is on the way to the next knot."""
    place = min(place, knots[-1])
    knot = next(at for at in range(len(knots) - 1) if place <= knots[at + 1])
    return knot, (place - knots[knot]) / (knots[knot + 1] - knots[knot])


def features(state: State, seat: int) -> list[float]:
    """Return what a seat has, in numbers of about the same size."""
    box = state.box
    cards = sorted((box.values[card] for card in state.hands[seat]), reverse=True)
    exposed = places(state.owned[seat] & state.built & ~state.towers)
    rivals = [len(chips) for one, chips in enumerate(state.black) if one != seat]
    gap = state.points[state.seats] - max(state.points[: state.seats])
    counts = state.counts[seat]
    return [
        state.points[seat] / 5,
        1.0,
        min(state.bricks[seat], BRICKS) / 5,
        sum(cards[:2]) / 5,
        sum(state.incomes(seat)) / 5,
        min(2, (state.owned[seat] & ~state.built).bit_count()) / 2,
        counts[TOWERS] / 3,
        counts[WHITE] / 3,
        counts[BLACK] / 3,
        len(state.influence[seat]) / 2,
        max((box.values[state.standing[area]] for area in exposed), default=0) * sum(rivals) / 20,
        promise(state, seat) / 5,
        max(0, gap + NEAR) / NEAR * (1 if counts[BLACK] > max(rivals) else -1),
    ]


def promise(state: State, seat: int) -> float:
    """Return the points of great powers that the seat does not hold (H-9.1).

    The points count by how near the seat is to these great powers.
    """
    needed, found = state.box.power_needed, 0.0
    for power, points in enumerate(state.box.power_points):
        if state.powers[power] != seat:
            best = max(row[power] for one, row in enumerate(state.counts) if one != seat)
            found += points * min(1.0, state.counts[seat][power] / max(needed, best + 1)) ** 2
    return found


@cache
def _weights() -> Mapping[str, list[list[float]]]:
    """Return the weights with ``two`` seats or ``more``: for each knot, for each feature.

    ``more`` was learned by ``python -m tests.games.het_verraad.learning --games 120`` of 11,171 turns, in 93 s of CPU.
    The surprise on other matches was .85, 1.12 and 1.42 nats with 3 to 5 seats. By luck the surprise is 1.10, 1.39 and
    1.61. ``two`` was learned with ``--two 700`` of 26,694 turns, in 143 s. These weights foretell .49 of the spread of
    the leads in other matches.
    """
    content = Path(__file__).with_name("learned.json").read_bytes()
    return msgspec.json.decode(content, type=dict[str, list[list[float]]])
