"""The servants of the Black Master: who has served him most in the end, which nobody knows before.

Black chips lie open, their values do not, and more may be bought until the end.
"""

from collections.abc import Mapping

from engine.chance import QuickChance
from engine.het_verraad.determinize import determinize
from engine.het_verraad.state import State
from engine.het_verraad.view import HetVerraadView
from engine.hidden_side import HiddenSide

TRUTHS = 16
"""The number of truths that are imagined for a view."""

EARLY, LATE = 1.5, 16.0
"""A black chip more makes a seat so many times likelier to serve most, at the beginning and near the end.

In 400 matches a seat that was a chip ahead served most in 61 of 100 rounds at the beginning, and in 95 near the end.
"""

AHEAD = 0.5
"""A seat that serves most by its chips' values has so much of a chip more."""


def servants(state: State) -> list[int]:
    """Return the seats that have served the Black Master most (H-10.2); none if nobody has a black chip."""
    values = state.box.chip_values
    service = [(len(chips), sum(values[chip] for chip in chips)) for chips in state.black[: state.seats]]
    return [seat for seat, one in enumerate(service) if one[0] and one == max(service)]


def unknown(view: HetVerraadView) -> set[int]:
    """Return the other seats while the match goes on."""
    return set() if view.result is not None else set(range(view.seats)) - {view.seat}


def suspicions(view: HetVerraadView) -> Mapping[int, float]:
    """Return how likely each other seat will have served most, by all black chips and by how near the end is."""
    seats = unknown(view)
    if not seats or not any(one.black for one in view.castles):
        return {}
    chance, found = QuickChance(0), dict.fromkeys(sorted(seats), 0.0)
    for _ in range(TRUTHS):
        weights = _weights(view, determinize(view, chance))
        for seat in found:
            found[seat] += weights[seat] / sum(weights) / TRUTHS
    return found


def _weights(view: HetVerraadView, truth: State) -> list[float]:
    """Return how likely each seat will have served most, compared with the others."""
    most = max(view.master.points, *(one.points for one in view.castles))
    odds = EARLY * (LATE / EARLY) ** (1.0 if view.ending else min(1.0, most / view.end_points))
    leaders = servants(truth)
    return [odds ** (one.black + AHEAD * (one.seat in leaders)) for one in view.castles]


HIDDEN_SIDE = HiddenSide[State, HetVerraadView]("match", servants, unknown, suspicions, knows_itself=False)
