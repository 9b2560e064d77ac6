"""The traitors of a match: who they are, who cannot know it, and how likely each seat is one."""

from collections.abc import Mapping
from math import prod

from engine.hidden_side import HiddenSide
from engine.traitor.guessing import SELDOM, by_behaviour
from engine.traitor.state import State
from engine.traitor.suspicion import Suspicion
from engine.traitor.view import ArmyView, TraitorView


def traitors(state: State) -> set[int]:
    """Return the seats of the traitors' armies (J-1.2, J-8.1)."""
    return {army.seat for army in state.traitors()}


def unknown(view: TraitorView) -> set[int]:
    """Return the other seats that may be traitors or not, as far as the view tells.

    With two seats everybody knows: a seat without a Joker knows that the other seat has it.
    """
    others = set(range(view.seats)) - {view.seat}
    if view.result is not None or view.seats == 2:
        return set()
    if view.phase == "gift":
        return others
    suspicion = Suspicion(view)
    sure = suspicion.sure | {army.number for army in view.armies if "joker" in army.hidden}
    if sure & suspicion.own or len(sure) >= view.jokers:
        return set()
    found = others - sure - {army.number for army in view.armies if _is_loyal(view, army)}
    return found if len(found) > view.jokers - len(sure) or view.jokers > 1 else set()


def _is_loyal(view: TraitorView, army: ArmyView) -> bool:
    """Return whether everybody knows of an eliminated army that it is no traitor's (J-3.4, J-4.1)."""
    return bool(army.eliminated) and not army.exposed and (army.eliminated == "cards" or view.jokers == 1)


def suspicions(view: TraitorView) -> Mapping[int, float]:
    """Return how likely each unknown seat is a traitor, by the cards that armies showed and by their accusations."""
    seats = unknown(view)
    if not seats or view.phase in ("gift", "muster"):
        return {}
    suspicion = Suspicion(view)
    others = sum(1 for army in view.armies if not army.eliminated) - 1
    weights = {
        seat: max(SELDOM, suspicion.odds[seat] * by_behaviour(*view.accusations[seat], others))
        for seat in sorted(seats)
    }
    left = view.jokers - len(suspicion.sure)
    whole = sum(weights.values())
    return {seat: 1 - prod([1 - weight / whole] * left) for seat, weight in weights.items()}


HIDDEN_SIDE = HiddenSide[State, TraitorView]("match", traitors, unknown, suspicions)
