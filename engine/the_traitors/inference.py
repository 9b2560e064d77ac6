"""The likelihood of the public facts of a round, if certain seats were its Traitors.

Each vote and each murder is compared with the judgement of the rule of thumb. The view is turned back to that moment
for the comparison, for a Faithful and for a Traitor. People and other players differ from the rule of thumb, so
nothing is ever quite impossible.

A Faithful that is to vote after two Events looks for the dealt Traitor. The loss is 0.56, 0.92 and 1.31 nats. The
numbers are for 4, 6 and 8 seats. By the cards alone the loss is 0.70, 1.13 and 1.43. Its first guess is right in 74, 56
and 42 of 100 votes, instead of 54, 41 and 27. All numbers come from 300 matches of rules of thumb each, which did not
yet hold on to a vote after a tie. That changes the loss by 0.01 (4 seats, 60 matches). The constants are the best of
some tried there.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import exp

import msgspec

from engine.decision import Choice, Decision
from engine.the_traitors.components import MURDER, TRAITOR
from engine.the_traitors.thumb import worths
from engine.the_traitors.view import Ballot, EventView, SeatView, Sight, TheTraitorsView

ERROR = 0.15  # of all answers so many are taken to be any
VOTE, NAME = 0.07, 1.5  # how much of a rule of thumb's worth is no more than taste
IMPOSSIBLE = 1e-6
REFUSES, REFUSES_AS_TRAITOR = 0.6, 0.1  # how often a round is not agreed to end


def likelihood(view: TheTraitorsView, dealt: int, recruited: int | None) -> float:
    """Return how likely the votes, murders and answers of this round are with these Traitors."""
    past = onlookers(view)
    weight = 1.0
    for number, event in enumerate(view.events):
        living = _living(past, number)
        traitors = [seat for seat in (dealt, recruited) if seat is not None and seat in living]
        if event.event == MURDER and event.victim is not None:
            weight *= _murdered(past, number, traitors, recruited, event.victim)
        for ballot, voter, suspect in _votes(event, view.seat):
            side = "recruited" if voter == recruited else "traitor" if voter == dealt else "faithful"
            knows = recruited if (voter, recruited) in view.blackmails else None
            weight *= voted(past, number, ballot, voter, side, knows, suspect)
        if event.refused:
            weight *= _refused(event, living, traitors, view.seat)
    return weight


def _murdered(past: "Past", number: int, traitors: list[int], recruited: int | None, victim: int) -> float:
    """Return how likely the victim of the Event of that number is named.

    Nobody knows whose attempt came first.
    """
    chances = [named(past, number, seat, recruited == seat, victim) for seat in traitors if seat != victim]
    return sum(chances) / len(chances) if chances else IMPOSSIBLE


def _votes(event: EventView, own: int | None) -> Iterator[tuple[int, int, int]]:
    """Ballot, voter and suspect of the votes of others."""
    for number, ballot in enumerate(event.ballots):
        for voter, suspect in ballot.votes:
            if voter != own:
                yield number, voter, suspect


def _refused(event: EventView, living: tuple[int, ...], traitors: list[int], own: int | None) -> float:
    weight = 1.0
    for seat in living:
        if seat not in (own, event.victim if event.outcome == "banished" else None):
            refuses = REFUSES_AS_TRAITOR if seat in traitors else REFUSES
            weight *= refuses if seat in event.refused else 1 - refuses
    return weight


def onlookers(view: TheTraitorsView) -> "Past":
    """Return the public facts of the round."""
    return Past(view.table, view.events, view.blackmails, view)


class Past(msgspec.Struct, frozen=True):
    """The public facts of a round; equal facts bring equal answers."""

    table: tuple[SeatView, ...]
    events: tuple[EventView, ...]
    blackmails: tuple[tuple[int, int], ...]
    view: TheTraitorsView

    def __hash__(self) -> int:
        return hash((self.table, self.events, self.blackmails))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Past):
            return NotImplemented
        return (self.table, self.events, self.blackmails) == (other.table, other.events, other.blackmails)


@lru_cache(maxsize=4096)
def _living(past: Past, number: int) -> tuple[int, ...]:
    """Return the seats that were living when the Event of that number was drawn."""
    gone = [one.victim for one in past.events[:number] if one.outcome in ("murdered", "banished")]
    return tuple(seat for seat in range(len(past.table)) if seat not in gone)


@lru_cache(maxsize=4096)
def named(past: Past, number: int, traitor: int, recruited: bool, victim: int) -> float:
    """Return how likely a Traitor names that victim at the Event of that number."""
    before = _back(past, number, None, traitor, "recruited" if recruited else "traitor", None)
    return _chosen(before, "murder", tuple(seat for seat in _living(past, number) if seat != traitor), victim, NAME)


@lru_cache(maxsize=16384)
def voted(past: Past, number: int, ballot: int, voter: int, side: str, knows: int | None, suspect: int) -> float:
    """Return how likely a seat of that side votes so.

    ``knows`` is a seat in whose hand the voter may have seen the Traitor card.
    """
    suspects = tuple(seat for seat in past.events[number].ballots[ballot].suspects if seat != voter)
    before = _back(past, number, ballot, voter, side, None)
    likely = _chosen(before, "vote", suspects, suspect, VOTE)
    if knows is None:
        return likely
    seen = _back(past, number, ballot, voter, side, knows)
    return (likely + _chosen(seen, "vote", suspects, suspect, VOTE)) / 2


def _chosen(view: TheTraitorsView, kind: str, seats: tuple[int, ...], taken: int, taste: float) -> float:
    """Return how likely the rule of thumb takes that seat, errors and taste included."""
    decision = Decision(kind, tuple(Choice(str(seat)) for seat in seats))
    found = {keys[0]: worth for keys, worth in worths(view, decision).items()}
    most = max(found.values())
    liked = {key: exp(max(-30.0, (worth - most) / taste)) for key, worth in found.items()}
    return (1 - ERROR) * liked[str(taken)] / sum(liked.values()) + ERROR / len(seats)


def _back(past: Past, number: int, ballot: int | None, seat: int, side: str, knows: int | None) -> TheTraitorsView:
    """Return the view of a seat of that side, as it may have been before the Event of that number.

    With ``ballot`` it is the view before that ballot of the Event, otherwise before its murder.
    """
    living = _living(past, number)
    events = past.events[:number]
    if ballot is not None:
        begun: tuple[Ballot, ...] = past.events[number].ballots[:ballot]
        events = (*events, EventView(past.events[number].event, past.events[number].drawer, ballots=begun))
    table = tuple(
        msgspec.structs.replace(one, living=True, fate="", role=None, shown=()) if other in living else one
        for other, one in enumerate(past.table)
    )
    return msgspec.structs.replace(
        past.view,
        seat=seat,
        phase="turn" if ballot is None else "vote",
        ballot=0 if ballot is None else ballot + 1,
        events=events,
        table=table,
        hand=(),
        role="traitor" if side == "traitor" else "faithful",
        recruited=side == "recruited",
        sights=() if knows is None else (Sight(knows, (TRAITOR,), False),),
    )
