"""Games of Het Verraad that leak on purpose: one of each sort; patches make the others."""

import msgspec

from engine import Decision, Event, SeededChance
from engine.het_verraad import HetVerraad
from engine.het_verraad.state import State
from engine.het_verraad.view import HetVerraadView
from tests.kit.leaks import Leak


def change(view: HetVerraadView, **changes: object) -> HetVerraadView:
    return msgspec.structs.replace(view, **changes)


class SeesTheStack(HetVerraad):
    """Everybody knows the top black chip."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        return change(super().view(state, seat), end_points=(*state.stack, 0)[0])


class SeesTheDeck(HetVerraad):
    """The deck's top card shows its letter."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        letter = state.box.buildings[state.deck[0]].letter if state.deck else ""
        return change(super().view(state, seat), ending=letter)


class SeesTheQuestion(HetVerraad):
    """It shows what the seat in turn is about to do."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        view = super().view(state, seat)
        if view.turn is None:
            return view
        return change(view, turn=msgspec.structs.replace(view.turn, question=state.course.kind))


class SeesWhoHasReacted(HetVerraad):
    """A game that no longer awaits a seat after the seat's answer in a window."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        return change(super().view(state, seat), asked=tuple(sorted(self.decisions(state))))


class TellsAReaction(HetVerraad):
    """A single answer in a window is announced."""

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        open_before = state.reaction is not None
        events = super().play(state, seat, keys)
        return self.start(2, {}, self.data, SeededChance(bytes(32)), 1)[1][:1] if open_before and not events else events


class TellsWhoElseWouldReact(HetVerraad):
    """A game that tells all the number of seats that wanted to react, with the seats whose card was not needed."""

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        answers = {} if state.reaction is None else {**state.reaction.answers, seat: keys[0]}
        events = super().play(state, seat, keys)
        told = sum(key != "pass" for key in answers.values())
        return [msgspec.structs.replace(one, round=told) if one.kind == "reacted" else one for one in events]


class AsksKnowingly(HetVerraad):
    """The question depends on cards that others hold."""

    def decisions(self, state: State) -> dict[int, Decision]:
        facts = {"cards": sum(sum(hand) for seat, hand in enumerate(state.hands) if seat != state.active)}
        return {
            seat: msgspec.structs.replace(one, facts={**one.facts, **facts})
            for seat, one in super().decisions(state).items()
        }


LEAKS = (
    Leak(SeesTheStack, "view depends on a secret"),
    Leak(SeesTheDeck, "depends on a secret"),
    Leak(SeesTheQuestion, "what is not told is seen"),
    Leak(SeesWhoHasReacted, "what is not told is seen|the view depends on a secret"),
    Leak(TellsAReaction, "a single answer is told"),
    Leak(TellsWhoElseWouldReact, "an event depends on a secret"),
    Leak(AsksKnowingly, "the decision depends on a secret"),
)
