"""Games of Verräter that leak on purpose: one of each sort, and those that no patch makes."""

import msgspec

from engine import Decision, Event
from engine.verraeter import Verraeter
from engine.verraeter.state import State
from engine.verraeter.view import VerraeterView
from tests.kit.leaks import Leak


class SeesAHand(Verraeter):
    def view(self, state: State, seat: int | None) -> VerraeterView:
        return msgspec.structs.replace(super().view(state, seat), draw_pile=sum(state.hands[0]))


class SeesTheRolePutAside(Verraeter):
    def view(self, state: State, seat: int | None) -> VerraeterView:
        return msgspec.structs.replace(super().view(state, seat), building_choice=state.aside)


class SeesTheBuilder(Verraeter):
    def view(self, state: State, seat: int | None) -> VerraeterView:
        return msgspec.structs.replace(super().view(state, seat), building_choice=state.choice)


class TellsTheRole(Verraeter):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        return [msgspec.structs.replace(one, seats=None) if one.kind == "role_chosen" else one for one in events]


class TellsTheNextSeat(Verraeter):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        next_one = ((seat + 1) % state.seats,)
        return [msgspec.structs.replace(one, seats=next_one) if one.kind == "role_chosen" else one for one in events]


class AsksKnowingly(Verraeter):
    def decisions(self, state: State) -> dict[int, Decision]:
        facts = {"pips": sum(sum(hand) for hand in state.hands)}
        return {
            seat: msgspec.structs.replace(one, facts={**one.facts, **facts})
            for seat, one in super().decisions(state).items()
        }


LEAKS = (
    Leak(SeesAHand, "the view depends on a secret"),
    Leak(SeesTheRolePutAside, "the next view depends on a secret"),
    Leak(SeesTheBuilder, "what is not told is seen"),
    Leak(TellsTheRole, "an event depends on a secret"),
    Leak(TellsTheNextSeat, "an event depends on a secret"),
    Leak(AsksKnowingly, "the decision depends on a secret"),
)
