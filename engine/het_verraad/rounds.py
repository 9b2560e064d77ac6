"""What an answer brings about."""

from engine.event import Event
from engine.het_verraad.questions import KINDS, ask
from engine.het_verraad.reactions import react
from engine.het_verraad.state import State


def play(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Carry out an answer that fits the seat's decision, and all that follows without asking anybody."""
    key = keys[0]
    changed, attack = state.changed, state.attack
    state.changed, state.attack = 0, None
    events = react(state, state.reaction, seat, key) if state.reaction else _answer(state, seat, key)
    if not events:  # nobody can notice
        state.changed, state.attack = changed, attack
    state.questions = ask(state)
    return events


def _answer(state: State, seat: int, key: str) -> list[Event]:
    """The answer of the seat in turn."""
    course, decision = state.course, state.questions[seat]
    if key == "back":
        course.back()
        return []
    if decision.kind != course.kind and key in _groups(state, seat):
        course.open(course.kind, key, course.card)
        return []
    return KINDS[course.kind].answer(state, key)


def _groups(state: State, seat: int) -> set[str]:
    """The rings or categories that the seat can choose now."""
    return {choice.key for choice in state.questions[seat].choices if choice.group}
