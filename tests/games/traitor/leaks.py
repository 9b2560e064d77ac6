"""Games of Traitor that leak on purpose: one of each sort, and those that no patch makes."""

import msgspec

from engine import Decision, Event, SeededChance
from engine.traitor import Traitor
from engine.traitor.components import NAMES
from engine.traitor.state import State
from engine.traitor.view import TraitorView
from tests.kit.leaks import Leak


def change(view: TraitorView, **changes: object) -> TraitorView:
    return msgspec.structs.replace(view, **changes)


class SeesTheTraitor(Traitor):
    """The army of the Joker is known to all."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        return change(super().view(state, seat), fellow=next((one.number for one in state.traitors()), None))


class SeesTheAccuser(Traitor):
    """The card chosen in ``accuse`` is seen before the target is named."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        return change(super().view(state, seat), accusing=state.accusing)


class SeesWhatOthersLookedAt(Traitor):
    def view(self, state: State, seat: int | None) -> TraitorView:
        view = super().view(state, seat)
        seen = [one for other in range(state.seats) for one in Traitor.view(self, state, other).peeked]
        return change(view, peeked=tuple(seen))


class SeesAnAnswer(Traitor):
    """A game in which the pile shows the answers of others to ``muster`` so far."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        kept = sum(len(keys) for keys in state.answers.values())
        return change(super().view(state, seat), pile=kept if state.phase == "muster" else len(state.pile))


class KnowsAfterAMix(Traitor):
    """A card is still seen in its slot after a mix."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        view = super().view(state, seat)
        if view.fight is None or state.options["rehide"] == "keep":
            return view
        army = state.armies[view.fight.army]
        slot = next((slot for slot, card in army.cards.items() if NAMES[card] == view.fight.card), None)
        return change(view, fight=msgspec.structs.replace(view.fight, slot=slot))


class TellsAnAnswer(Traitor):
    """A single answer to a question put to all is announced."""

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        return events or self.start(2, {"jokers": "1"}, {}, SeededChance(bytes(32)), 1)[1][:1]


class AsksKnowingly(Traitor):
    """Targets carry what they are."""

    def decisions(self, state: State) -> dict[int, Decision]:
        facts = {"cards": sum(sum(army.cards.values()) for army in state.armies)}
        return {
            seat: msgspec.structs.replace(one, facts={**one.facts, **facts})
            for seat, one in super().decisions(state).items()
        }


class AsksByJokers(Traitor):
    """Nobody is asked for a gift after the last hand with a Joker: who is asked tells."""

    def decisions(self, state: State) -> dict[int, Decision]:
        asked = super().decisions(state)
        if state.phase != "gift":
            return dict(asked)
        last = max(seat for seat, one in asked.items() if one.facts["jokers"])
        return {seat: one for seat, one in asked.items() if seat <= last}


LEAKS = (
    Leak(SeesTheTraitor, "depends on a secret"),
    Leak(SeesTheAccuser, "what is not told is seen"),
    Leak(SeesWhatOthersLookedAt, "view depends on a secret"),
    Leak(SeesAnAnswer, "depends on a secret|what is not told is seen"),
    Leak(KnowsAfterAMix, "view depends on a secret"),
    Leak(TellsAnAnswer, "a single answer is told"),
    Leak(AsksKnowingly, "the decision depends on a secret"),
    Leak(AsksByJokers, "who is asked depends on a secret"),
)
