"""Games of Traitor that leak on purpose."""

import msgspec

from engine import Decision, Event, SeededChance
from engine.traitor import Traitor
from engine.traitor.components import NAMES
from engine.traitor.state import State
from engine.traitor.view import TraitorView
from tests.games.traitor.hooks import by_points
from tests.kit.leaks import Leak


def change(view: TraitorView, **changes: object) -> TraitorView:
    return msgspec.structs.replace(view, **changes)


class SeesTheTraitor(Traitor):
    """The army of the Joker is known to all."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        return change(super().view(state, seat), fellow=next((one.number for one in state.traitors()), None))


class SeesTheMiddlePile(Traitor):
    def view(self, state: State, seat: int | None) -> TraitorView:
        return change(super().view(state, seat), received=(*state.pile, 0)[0])


class SeesTheRemoved(Traitor):
    """A game in which the eliminated armies tell how many Jokers still live."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        return change(super().view(state, seat), jokers_dead=state.jokers - sum(one.jokers for one in state.armies))


class SeesTheAccuser(Traitor):
    """The card chosen in ``accuse`` is seen before the target is named."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        return change(super().view(state, seat), accusing=state.accusing)


class SeesThePhase(Traitor):
    """Onlookers are told whether ``accuse`` or ``target`` is asked."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        view = super().view(state, seat)
        return view if state.accusing is None else change(view, phase="target")


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


class TellsDrawnCards(Traitor):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        return [msgspec.structs.replace(one, seats=None) if one.kind == "drawn_cards_seen" else one for one in events]


class TellsWhatWasKept(Traitor):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        return [
            msgspec.structs.replace(one, seats=(1, *(one.seats or ()))) if one.kind == "cards_kept" else one
            for one in events
        ]


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


class SeesGifts(Traitor):
    """The size of the hands tells of gifts."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        view = super().view(state, seat)
        sizes = zip(view.armies, state.armies, strict=True)
        return change(view, armies=tuple(msgspec.structs.replace(one, hand=len(army.hand)) for one, army in sizes))


class SeesWhoWasTheTraitor(Traitor):
    """An army that was eliminated by points shows whether it was a traitor's (J-3.4)."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        view = super().view(state, seat)
        sides = zip(view.armies, state.armies, strict=True)
        shown = (
            msgspec.structs.replace(one, traitor=army.traitor) if one.eliminated == "points" else one
            for one, army in sides
        )
        return change(view, armies=tuple(shown))


LEAKS = (
    Leak(SeesTheTraitor, "depends on a secret"),
    Leak(SeesTheMiddlePile, "the view depends on a secret"),
    Leak(SeesTheRemoved, "the view depends on a secret"),
    Leak(SeesTheAccuser, "what is not told is seen"),
    Leak(SeesThePhase, "what is not told is seen"),
    Leak(SeesWhatOthersLookedAt, "view depends on a secret"),
    Leak(SeesAnAnswer, "depends on a secret|what is not told is seen"),
    Leak(KnowsAfterAMix, "view depends on a secret"),
    Leak(TellsDrawnCards, "an event depends on a secret"),
    Leak(TellsWhatWasKept, "depends on a secret"),
    Leak(TellsAnAnswer, "a single answer is told"),
    Leak(AsksKnowingly, "the decision depends on a secret"),
    Leak(AsksByJokers, "who is asked depends on a secret"),
    Leak(SeesGifts, "the view depends on a secret"),
    Leak(SeesWhoWasTheTraitor, "view depends on a secret", by_points),
)
