"""Murder (T-3.4 to T-3.6)."""

from engine.event import Event
from engine.the_traitors import events as happened
from engine.the_traitors.components import FAITHFUL_KEY, GOLD, SHIELD, player_number
from engine.the_traitors.questions import ask_victim, note_answer
from engine.the_traitors.rounds import eliminate, end_round, go_on, note, open_end
from engine.the_traitors.sights import leaves
from engine.the_traitors.state import State


def murder(state: State, seat: int, key: str) -> list[Event]:
    """T-3.4: nothing is told before all have pressed."""
    note_answer(state, seat, key)
    if len(state.answers) < len(state.living):
        return []
    named = [key for one in _order(state) if (key := state.answers[one]) != FAITHFUL_KEY]
    state.answers = {}
    if not named:
        return _nobody(state)
    victim = int(named[0])
    note(state, victim=victim)
    event = happened.VictimNamed(round=state.round, seat=victim, number=player_number(victim))
    if SHIELD in state.hands[victim]:
        ask_victim(state, victim)
        return [event]
    return [event, *_kill(state, victim)]


def _order(state: State) -> list[int]:
    """T-3.5: whose attempt comes first."""
    if state.options["preset"] == "paper":
        return state.chance.shuffle(state.living)
    return state.clockwise(state.turn)


def _nobody(state: State) -> list[Event]:
    """T-3.5, T-3.10: no Traitor is living."""
    note(state, outcome="nobody")
    state.perhaps.clear()
    return [happened.NobodyMurdered(round=state.round), *open_end(state)]


def shield(state: State, seat: int, key: str) -> list[Event]:
    """T-3.6."""
    if key == "no":
        declined = happened.ShieldDeclined(round=state.round, seat=seat, number=player_number(seat))
        return [declined, *_kill(state, seat)]
    leaves(state, seat, SHIELD)
    state.discard_pile.append(SHIELD)
    note(state, outcome="saved")
    used = happened.ShieldUsed(round=state.round, seat=seat, number=player_number(seat))
    return [used, *go_on(state)]


def _kill(state: State, seat: int) -> list[Event]:
    """T-6.1, then the round goes on unless two are left (T-7.1)."""
    role = state.role(seat)
    hand = eliminate(state, seat, "murdered")
    event = happened.SeatMurdered(
        round=state.round,
        seat=seat,
        number=player_number(seat),
        role=role,
        cards=hand,
        gold=hand.count(GOLD),
        fund=state.fund,
    )
    return [event, *(end_round(state, "two_left") if len(state.living) == 2 else go_on(state))]
