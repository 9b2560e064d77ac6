"""The game between questions (H-3 to H-6, H-10.1).

Phases, turns and rounds come in their order, and at last the end.
"""

from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.piles import can_draw_influence, gain_influence
from engine.het_verraad.scoring import finish
from engine.het_verraad.state import NOTHING, Course, State
from engine.het_verraad.visibility import make_view

BASE = {"income": "take", "actions": "act", "master": "master"}
"""The question of each phase, again after each answer."""


def ask_again(state: State) -> None:
    """Go back to the question of the phase."""
    state.course.ask(BASE[state.phase])


def start_turn(state: State, seat: int) -> list[Event]:
    """Start the turn of a seat; the start player's turn also starts a round.

    Our reading: if no card lies open, phase 1 is left out with its refill (H-3.1).
    """
    events: list[Event] = []
    state.active = seat
    state.course = Course(points=state.points[seat])
    if seat == state.start:
        state.round += 1
        events.append(happened.RoundStarted(round=state.round, seat=seat))
    events.append(
        happened.TurnStarted(round=state.round, seat=seat, points=state.points[seat], bricks=state.bricks[seat])
    )
    if all(card == NOTHING for card in state.open):  # H-3.1
        return [*events, happened.IncomeSkipped(round=state.round, seat=seat), *start_actions(state)]
    state.phase = "income"
    ask_again(state)
    return events


def start_actions(state: State) -> list[Event]:
    """Start phase 2."""
    state.phase = "actions"
    ask_again(state)
    return []


def earns_influence(state: State) -> bool:
    """Return whether the marker of the seat in turn has come to a red space and a card is left (H-5)."""
    points = state.points[state.active]
    return points > state.course.points and points in state.box.red and can_draw_influence(state)


def start_influence(state: State) -> list[Event]:
    """Start phase 3 (H-5), and phase 4 if nothing is to be discarded first."""
    state.phase = "influence"
    seat, points = state.active, state.points[state.active]
    if not earns_influence(state):
        return start_master(state)
    events = gain_influence(state, seat)
    number = len(state.influence[seat])
    events.insert(-1, happened.InfluenceGiven(round=state.round, seat=seat, points=points, number=number))
    if number > state.box.supplies.influence_hand:
        state.course.ask("discard")
        return events
    return events + start_master(state)


def start_master(state: State) -> list[Event]:
    """Start phase 4 (H-6), for a seat with a black chip."""
    if not state.black[state.active]:
        return end_turn(state)
    state.phase = "master"
    ask_again(state)
    chips = len(state.black[state.active])
    return [happened.MasterCalled(round=state.round, seat=state.active, chips=chips)]


def end_turn(state: State) -> list[Event]:
    """Start the next seat's turn.

    After the last turn of a round, start the next round, or end the match (H-10.1).
    """
    following = (state.active + 1) % state.seats
    if following != state.start:
        return start_turn(state, following)
    state.course, state.questions = Course(points=0), {}
    if state.ending:
        events = finish(state)
        state.rounds.append(make_view(state, None))
        return events
    state.rounds.append(make_view(state, None))
    return start_turn(state, following)
