"""Games of Het Verraad that leak on purpose: one of each sort, and those that no patch makes."""

from collections.abc import Mapping
from typing import Any

import msgspec

from engine import Chance, Decision, Event, SeededChance
from engine.het_verraad import HetVerraad
from engine.het_verraad.state import State
from engine.het_verraad.view import HetVerraadView
from tests.games.het_verraad.hooks import blocking
from tests.kit.leaks import Leak


def change(view: HetVerraadView, **changes: object) -> HetVerraadView:
    return msgspec.structs.replace(view, **changes)


class SeesTheStack(HetVerraad):
    """Everybody knows the top black chip."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        return change(super().view(state, seat), end_points=(*state.stack, 0)[0])


class SeesHands(HetVerraad):
    """Drawn building cards are known like those that were taken openly."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        view = super().view(state, seat)
        castles = tuple(
            msgspec.structs.replace(one, known=tuple(state.box.buildings[card] for card in state.hands[one.seat]))
            for one in view.castles
        )
        return change(view, castles=castles)


class SeesInfluence(HetVerraad):
    """The sizes of influence hands count only what can be played at any time."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        view = super().view(state, seat)
        castles = tuple(
            msgspec.structs.replace(one, influence=sum(card < 20 for card in state.influence[one.seat]))
            for one in view.castles
        )
        return change(view, castles=castles)


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


class ExpelsWhoHoldsThreeBlocks(HetVerraad):
    """A seat seems expelled while it has three times ``blokkade`` in hand."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        view = super().view(state, seat)
        castles = tuple(
            msgspec.structs.replace(
                one, expelled=sum(state.box.influence[card].startswith("blokkade") for card in hand) > 2
            )
            for one, hand in zip(view.castles, state.influence, strict=True)
        )
        return change(view, castles=castles)


class TellsWhatFiveWereDealt(HetVerraad):
    """With five seats, the first building cards of each are told to all."""

    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
    ) -> tuple[State, list[Event]]:
        state, events = super().start(seats, options, data, chance, rules)
        if seats < 5:
            return state, events
        return state, [msgspec.structs.replace(one, seats=None) if one.seats else one for one in events]


LEAKS = (
    Leak(SeesTheStack, "view depends on a secret"),
    Leak(SeesHands, "view depends on a secret"),
    Leak(SeesInfluence, "view depends on a secret"),
    Leak(SeesTheDeck, "depends on a secret"),
    Leak(SeesTheQuestion, "what is not told is seen"),
    Leak(SeesWhoHasReacted, "what is not told is seen|the view depends on a secret"),
    Leak(TellsAReaction, "a single answer is told"),
    Leak(TellsWhoElseWouldReact, "an event depends on a secret"),
    Leak(AsksKnowingly, "the decision depends on a secret"),
    Leak(ExpelsWhoHoldsThreeBlocks, "view depends on a secret", lambda: [blocking()]),
)
