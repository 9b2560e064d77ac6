"""The rules between questions, once all have answered: murders, votes, a round's course and end (T-3, T-6, T-7).

The rules within a turn stand in ``turns``.
"""

from typing import Literal

import msgspec

from engine.event import Event
from engine.hidden_roles import Count
from engine.the_traitors import events as happened
from engine.the_traitors.components import FAITHFUL_KEY, GOLD, SHIELD, TRAITOR, Fate, player_number
from engine.the_traitors.scoring import finish, score_round
from engine.the_traitors.setup import start_round
from engine.the_traitors.sights import forget
from engine.the_traitors.state import Hand, State
from engine.the_traitors.turns import draw, lay_off, open_end, open_vote, start_turn
from engine.the_traitors.view import Ballot
from engine.the_traitors.visibility import make_view


def note(state: State, **changes: object) -> None:
    """Something of the present Event is settled."""
    state.events[-1] = msgspec.structs.replace(state.events[-1], **changes)


# --- murder (T-3.4 to T-3.6) ------------------------------------------------------------------------------------------


def name_victim(state: State) -> list[Event]:
    """T-3.5: all have pressed, and the first attempt counts."""
    answers = state.take_answers()
    named = [key for one in _order(state) if (key := answers[one][0]) != FAITHFUL_KEY]
    if not named:
        return _nobody(state)
    victim = int(named[0])
    note(state, victim=victim)
    event = happened.VictimNamed(round=state.round, seat=victim, number=player_number(victim))
    if SHIELD in state.hands[victim]:
        state.phase = "shield"
        return [event]
    return [event, *kill(state, victim)]


def _order(state: State) -> list[int]:
    """T-3.5: whose attempt comes first."""
    if state.options["preset"] == "paper":
        return state.chance.shuffle(state.living)
    return state.clockwise(state.turn)


def _nobody(state: State) -> list[Event]:
    """T-3.5, T-3.10: no Traitor is living."""
    note(state, outcome="nobody")
    state.perhaps.clear()
    return [happened.NobodyMurdered(round=state.round), open_end(state)]


def kill(state: State, seat: int) -> list[Event]:
    """T-6.1, then the round goes on unless two are left (T-7.1)."""
    role = state.role(seat)
    hand = _eliminate(state, seat, "murdered")
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


# --- banishment (T-3.7 to T-3.10) -------------------------------------------------------------------------------------


def count_votes(state: State) -> list[Event]:
    """T-3.7: all votes are in, and are shown."""
    first = next(iter(state.answers))
    answers = state.take_answers()
    count = Count.of([(voter, int(answers[voter][0])) for voter in state.clockwise(first)])
    events: list[Event] = [
        happened.VoteShown(
            round=state.round,
            ballot=state.ballot,
            seat=voter,
            for_seat=suspect,
            number=player_number(suspect),
            count=number,
        )
        for voter, suspect, number in count.running
    ]
    shown = Ballot(state.suspects, count.votes, () if count.chosen is not None else count.leaders)
    note(state, ballots=(*state.events[-1].ballots, shown))
    return events + (_tie(state, count.leaders) if count.chosen is None else _banish(state, count.chosen))


def _tie(state: State, tied: tuple[int, ...]) -> list[Event]:
    """T-3.7: a revote among the tied, or lots after too many of them (T-3.8)."""
    left = _revotes_left(state)
    event = happened.VoteTied(round=state.round, ballot=state.ballot, tied_seats=tied, left=left)
    if left:
        return [event, open_vote(state, state.ballot + 1, tied)]
    seat = state.chance.pick(tied)
    note(state, lots=True)
    lots = happened.LotsDrawn(round=state.round, seat=seat, number=player_number(seat), tied_seats=tied)
    return [event, lots, *_banish(state, seat)]


def _revotes_left(state: State) -> int | Literal["unlimited"]:
    """T-3.8; T-9.4: as many as are needed."""
    most = state.options["revotes"]
    return "unlimited" if most == "unlimited" else int(most) - (state.ballot - 1)


def _banish(state: State, seat: int) -> list[Event]:
    """T-6.1, then the end of the round, or perhaps the question whether to end it."""
    role = state.role(seat)
    hand = _eliminate(state, seat, "banished")
    events: list[Event] = [
        happened.SeatBanished(
            round=state.round,
            seat=seat,
            number=player_number(seat),
            role=role,
            cards=hand,
            gold=hand.count(GOLD),
            fund=state.fund,
        )
    ]
    if state.is_final:
        return events + end_round(state, "final_banishment")  # T-3.9
    if len(state.living) == 2:
        return events + end_round(state, "two_left")
    if role == "traitor" or state.asks_again:
        return [*events, open_end(state)]
    return events + go_on(state)


def agree(state: State) -> list[Event]:
    """T-3.10, T-9.1: all have said whether to end the round."""
    answers = state.take_answers()
    willing = tuple(one for one in state.living if answers[one] == ("yes",))
    refused = tuple(one for one in state.living if one not in willing)
    note(state, refused=refused)
    event = happened.EndAnswered(round=state.round, agreed=int(not refused), yes_seats=willing, no_seats=refused)
    return [event, *(go_on(state) if refused else end_round(state, "agreed"))]


# --- how a round goes on, and ends ------------------------------------------------------------------------------------


def _eliminate(state: State, seat: int, fate: Fate) -> Hand:
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


def go_on(state: State) -> list[Event]:
    """T-3.2: the drawer draws again, or the next living seat has a turn.

    The next living seat also has a turn if the drawer's turn was over (T-9.1).
    """
    if state.turn in state.living and not state.rejecting:
        return draw(state)
    return start_turn(state, state.left_of(state.turn))


def end_round(state: State, reason: str) -> list[Event]:
    """T-7; the next round begins, if there is one."""
    state.phase, state.ended = "over", reason
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
