"""Where an answer goes: by the stage of T-8.3."""

from collections.abc import Callable

from engine.event import Event
from engine.the_traitors.banishing import end, vote
from engine.the_traitors.murdering import murder, shield
from engine.the_traitors.state import State
from engine.the_traitors.turns import answer_in_turn


def play(state: State, seat: int, key: str) -> list[Event]:
    """Carry out an answer that fits the seat's decision, and all that follows without asking anybody."""
    return _ANSWERS[state.phase](state, seat, key)


_ANSWERS: dict[str, Callable[[State, int, str], list[Event]]] = {
    "turn": answer_in_turn,
    "murder": murder,
    "shield": shield,
    "vote": vote,
    "end": end,
}
