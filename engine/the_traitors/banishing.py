"""Votes, and the question whether to end the round (T-3.7 to T-3.10)."""

from collections import Counter

from engine.event import Event
from engine.the_traitors import events as happened
from engine.the_traitors.components import GOLD, player_number
from engine.the_traitors.questions import note_answer
from engine.the_traitors.rounds import eliminate, end_round, go_on, note, open_end
from engine.the_traitors.state import State
from engine.the_traitors.turns import open_vote
from engine.the_traitors.view import Ballot


def vote(state: State, seat: int, key: str) -> list[Event]:
    """T-3.7: nothing is told before the last vote is in (T-8.4)."""
    note_answer(state, seat, key)
    if len(state.answers) < len(state.living):
        return []
    first = next(iter(state.answers))
    votes = tuple((voter, int(state.answers[voter])) for voter in state.clockwise(first))
    state.answers = {}
    counted = Counter(suspect for _, suspect in votes)
    most = max(counted.values())
    tied = sorted(suspect for suspect, count in counted.items() if count == most)
    shown = Ballot(state.suspects, votes, tuple(tied) if len(tied) > 1 else ())
    note(state, ballots=(*state.events[-1].ballots, shown))
    events = _show(state, votes)
    return events + (_banish(state, tied[0]) if len(tied) == 1 else _tie(state, tied))


def _show(state: State, votes: tuple[tuple[int, int], ...]) -> list[Event]:
    events: list[Event] = []
    counts: Counter[int] = Counter()
    for voter, suspect in votes:
        counts[suspect] += 1
        events.append(
            happened.VoteShown(
                round=state.round,
                ballot=state.ballot,
                seat=voter,
                for_seat=suspect,
                number=player_number(suspect),
                count=counts[suspect],
            )
        )
    return events


def _tie(state: State, tied: list[int]) -> list[Event]:
    """T-3.7: a revote among the tied, or lots after too many of them (T-3.8)."""
    left = int(state.options["revotes"]) - (state.ballot - 1)
    event = happened.VoteTied(round=state.round, ballot=state.ballot, tied_seats=tuple(tied), left=left)
    if left:
        return [event, open_vote(state, state.ballot + 1, tied)]
    seat = state.chance.pick(tied)
    note(state, lots=True)
    lots = happened.LotsDrawn(round=state.round, seat=seat, number=player_number(seat), tied_seats=tuple(tied))
    return [event, lots, *_banish(state, seat)]


def _banish(state: State, seat: int) -> list[Event]:
    """T-6.1, then the end of the round, or perhaps the question whether to end it."""
    role = state.role(seat)
    hand = eliminate(state, seat, "banished")
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
    if state.events[-1].event == "final_banishment":
        return events + end_round(state, "final_banishment")  # T-3.9
    if len(state.living) == 2:
        return events + end_round(state, "two_left")
    return events + (open_end(state) if role == "traitor" else go_on(state))


def end(state: State, seat: int, key: str) -> list[Event]:
    """T-3.10."""
    note_answer(state, seat, key)
    if len(state.answers) < len(state.living):
        return []
    willing = tuple(one for one in state.living if state.answers[one] == "yes")
    refused = tuple(one for one in state.living if one not in willing)
    state.answers = {}
    note(state, refused=refused)
    event = happened.EndAnswered(round=state.round, agreed=int(not refused), yes_seats=willing, no_seats=refused)
    return [event, *(go_on(state) if refused else end_round(state, "agreed"))]
