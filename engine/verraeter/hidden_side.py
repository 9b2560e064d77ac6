"""The Traitor of a round: who keeps the role, who cannot know it, and how likely each seat has it."""

from collections.abc import Mapping

from engine.chance import QuickChance
from engine.hidden_side import HiddenSide
from engine.verraeter.determinize import determinize
from engine.verraeter.inference import likelihood
from engine.verraeter.state import State
from engine.verraeter.view import VerraeterView

TRUTHS = 64
"""The number of truths that are imagined for a view."""


def traitors(state: State) -> list[int]:
    """Return the seat that keeps the Traitor in this round, if any does (V-3)."""
    return [seat for seat, role in enumerate(state.roles) if role == "traitor"]


def unknown(view: VerraeterView) -> set[int]:
    """Return the other seats that may have the Traitor, by the roles that the view's seat was handed (V-3)."""
    if view.result is not None or view.role == "traitor" or any(one.role for one in view.table):
        return set()
    others = set(range(view.seats)) - {view.seat}
    if not view.handed or view.seat is None:
        return others
    place = (view.seat - view.start_player) % view.seats
    earlier = {(view.start_player + step) % view.seats for step in range(place)}
    return others - earlier if "traitor" in view.handed else earlier


def suspicions(view: VerraeterView) -> Mapping[int, float]:
    """Return how likely each unknown seat has the Traitor, by the roles handed round and the cards played."""
    seats = unknown(view)
    if not seats or view.conflict is None:
        return {}
    chance, whole = QuickChance(0), 0.0
    weights = dict.fromkeys(sorted(seats), 0.0)
    for _ in range(TRUTHS):
        truth = determinize(view, chance)
        weight = likelihood(view, truth)
        whole += weight
        for seat in traitors(truth):
            weights[seat] += weight
    return {seat: weight / whole for seat, weight in weights.items()}


HIDDEN_SIDE = HiddenSide[State, VerraeterView]("round", traitors, unknown, suspicions)
