"""Games of Traitor that leak on purpose: one of each sort, and those that no patch makes."""

from collections.abc import Mapping

import msgspec

from engine import Decision, Event, SeededChance
from engine.traitor import Traitor
from engine.traitor.components import NAMES
from engine.traitor.state import State
from engine.traitor.view import TraitorView
from tests.kit.leaks import Leak, asking, seeing


def _looked_at(state: State, view: TraitorView) -> Mapping[str, object]:
    """The cards at which others looked."""
    seen = [one for seat in range(state.seats) for one in Traitor().view(state, seat).peeked]
    return {"peeked": tuple(seen)}


def _answers(state: State, view: TraitorView) -> Mapping[str, object]:
    """The number of cards kept by the answers to ``muster`` so far."""
    kept = sum(len(keys) for keys in state.answers.values())
    return {"pile": kept if state.phase == "muster" else len(state.pile)}


def _mixed(state: State, view: TraitorView) -> Mapping[str, object]:
    """The slot of a card that was mixed with others."""
    if view.fight is None or state.options["rehide"] == "keep":
        return {}
    army = state.armies[view.fight.army]
    slot = next((slot for slot, card in army.cards.items() if NAMES[card] == view.fight.card), None)
    return {"fights": (*view.fights[:-1], msgspec.structs.replace(view.fight, slot=slot))}


class TellsAnAnswer(Traitor):
    """A single answer to a question put to all is announced."""

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        return events or self.start(2, {"jokers": "1"}, {}, SeededChance(bytes(32)), 1)[1][:1]


class AsksByJokers(Traitor):
    """Nobody is asked for a gift after the last hand with a Joker: who is asked tells."""

    def decisions(self, state: State) -> dict[int, Decision]:
        asked = super().decisions(state)
        if state.phase != "gift":
            return dict(asked)
        last = max(seat for seat, one in asked.items() if one.facts["jokers"])
        return {seat: one for seat, one in asked.items() if seat <= last}


def _traitors_army(state: State, view: TraitorView) -> Mapping[str, object]:
    return {"fellow": next((one.number for one in state.traitors()), None)}


LEAKS = (
    Leak(seeing(Traitor, "SeesTheTraitor", _traitors_army), "depends on a secret"),
    Leak(
        seeing(Traitor, "SeesTheAccuser", lambda state, view: {"accusing": state.accusing}),
        "what is not told is seen",
    ),
    Leak(seeing(Traitor, "SeesWhatOthersLookedAt", _looked_at), "view depends on a secret"),
    Leak(seeing(Traitor, "SeesAnAnswer", _answers), "depends on a secret|what is not told is seen"),
    Leak(seeing(Traitor, "KnowsAfterAMix", _mixed), "view depends on a secret"),
    Leak(TellsAnAnswer, "a single answer is told"),
    Leak(
        asking(Traitor, lambda state: sum(sum(army.cards.values()) for army in state.armies)),
        "the decision depends on a secret",
    ),
    Leak(AsksByJokers, "who is asked depends on a secret"),
)
