"""Games of Verräter that leak on purpose: one of each sort, and those that no patch makes."""

import msgspec

from engine import Event
from engine.verraeter import Verraeter
from engine.verraeter.state import State
from tests.kit.leaks import Leak, asking, seeing


class TellsTheRole(Verraeter):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        return [msgspec.structs.replace(one, seats=None) if one.kind == "role_chosen" else one for one in events]


class TellsTheNextSeat(Verraeter):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        next_one = ((seat + 1) % state.seats,)
        return [msgspec.structs.replace(one, seats=next_one) if one.kind == "role_chosen" else one for one in events]


VIEW = "the view depends on a secret"
LEAKS = (
    Leak(seeing(Verraeter, "SeesAHand", lambda state, view: {"draw_pile": sum(state.hands[0])}), VIEW),
    Leak(
        seeing(Verraeter, "SeesTheRolePutAside", lambda state, view: {"building_choice": state.aside}),
        "the next view depends on a secret",
    ),
    Leak(
        seeing(Verraeter, "SeesTheBuilder", lambda state, view: {"building_choice": state.choice}),
        "what is not told is seen",
    ),
    Leak(TellsTheRole, "an event depends on a secret"),
    Leak(TellsTheNextSeat, "an event depends on a secret"),
    Leak(asking(Verraeter, lambda state: sum(map(sum, state.hands))), "the decision depends on a secret"),
)
