"""The traitors' armies of a match: which they are, who cannot know it, and how likely each army is a traitor's.

The number of an army is that of its seat. Only with two seats each seat has a second army (J-0.4).
"""

from collections.abc import Mapping

from engine.hidden_side import HiddenSide
from engine.traitor.state import State
from engine.traitor.suspicion import Suspicion
from engine.traitor.view import ArmyView, TraitorView, suspected


def traitors(state: State) -> set[int]:
    """Return the traitors' armies (J-1.2, J-8.1)."""
    return {army.number for army in state.traitors()}


def unknown(view: TraitorView) -> set[int]:
    """Return the armies of others that may be traitors' or not, as far as the view tells.

    With two seats a seat without a Joker knows that the other seat has it, but not in which army.
    """
    others = {army.number for army in view.armies if army.seat != view.seat}
    if view.result is not None:
        return set()
    if view.phase == "gift":
        return others
    suspicion = Suspicion(view)
    sure = _sure(view, suspicion)
    if sure & suspicion.own or len(sure) >= view.jokers:
        return set()
    found = others - sure - {army.number for army in view.armies if _is_loyal(view, army)}
    return found if len(found) > view.jokers - len(sure) or view.jokers > 1 else set()


def _sure(view: TraitorView, suspicion: Suspicion) -> set[int]:
    """Return the armies that are known as traitors', also by a suit too many (J-1.2)."""
    return suspicion.sure | {army.number for army in view.armies if army.proved or "joker" in army.hidden}


def _is_loyal(view: TraitorView, army: ArmyView) -> bool:
    """Return whether everybody knows of an eliminated army that it is no traitor's (J-3.4, J-4.1)."""
    return bool(army.eliminated) and not army.exposed and (army.eliminated == "cards" or view.jokers == 1)


def suspicions(view: TraitorView) -> Mapping[int, float]:
    """Return how likely each unknown army is a traitor's, in the numbers that everybody sees on the board."""
    found = suspected(view)
    return {army: found[army] / 100 for army in sorted(unknown(view))} if found else {}


HIDDEN_SIDE = HiddenSide[State, TraitorView]("match", traitors, unknown, suspicions)
