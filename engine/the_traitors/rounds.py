"""How a round goes on after an Event, and how it ends (T-3.2, T-3.10, T-6, T-7.1)."""

import msgspec

from engine.event import Event
from engine.the_traitors import events as happened
from engine.the_traitors.components import TRAITOR, Fate
from engine.the_traitors.questions import ask_all
from engine.the_traitors.scoring import finish, score_round
from engine.the_traitors.seeing import make_view
from engine.the_traitors.setting_up import start_round
from engine.the_traitors.sights import forget
from engine.the_traitors.state import Hand, State
from engine.the_traitors.turns import draw, lay_off, start_turn


def note(state: State, **changes: object) -> None:
    """Something of the present Event is settled."""
    state.events[-1] = msgspec.structs.replace(state.events[-1], **changes)


def eliminate(state: State, seat: int, fate: Fate) -> Hand:
    """T-6.1: the hand is shown and laid off; it is returned as it was."""
    hand = state.hands[seat]
    state.living.remove(seat)
    state.fates[seat] = fate
    state.shown[seat], state.hands[seat] = hand, ()
    for card in hand:
        lay_off(state, card)
    if TRAITOR in hand:
        state.perhaps.clear()
    state.perhaps.discard(seat)
    forget(state, seat)
    note(state, outcome=fate, victim=seat)
    return hand


def open_end(state: State) -> list[Event]:
    """T-3.10."""
    ask_all(state, "end")
    return [happened.EndOpened(round=state.round, living_seats=tuple(state.living))]


def go_on(state: State) -> list[Event]:
    """T-3.2: the drawer draws again, or the next living seat has a turn."""
    if state.turn in state.living:
        return draw(state)
    return start_turn(state, state.left_of(state.turn))


def end_round(state: State, reason: str) -> list[Event]:
    """T-7; the next round begins, if there is one."""
    state.phase, state.ended = "over", reason
    state.questions = {}
    state.perhaps.clear()
    state.sights = [{} for _ in range(state.seats)]
    for seat in state.living:
        state.fates[seat] = "survived"
    events: list[Event] = [
        happened.RoundEnded(round=state.round, reason=reason, survivor_seats=tuple(state.living)),
        *score_round(state),
    ]
    last = state.round == state.last_round
    if last:
        events += finish(state)
    state.rounds.append(make_view(state, None))
    if last:
        return events
    state.dealer = (state.dealer + 1) % state.seats  # T-1.4
    return events + start_round(state)
