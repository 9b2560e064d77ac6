"""How likely it is, for a seat that sees no more than its view, that each other living seat is a Traitor.

What is weighed are odds. The weights are estimates; ``python -m engine simulate the_traitors --players thumb,...``
shows how good they are.
"""

from collections.abc import Iterator

from engine.the_traitors.components import DECK, HAND, MURDER, TRAITOR
from engine.the_traitors.view import Ballot, TheTraitorsView

CERTAIN = 1.0
REJECTED = 3.0  # who rejects the Traitor card is perhaps the dealt Traitor, who had to (T-4.2)
WRONG, RIGHT = 1.25, 0.6  # having voted for a Faithful, for a Traitor
ACCUSED = 1.15  # by a vote of anybody who is living
KNOWN = 4.0  # by somebody who has seen its hand and now votes for it
NAMED = 0.3  # the victim of a murder that was warded off: only another Traitor can have named it


def suspicion(view: TheTraitorsView) -> dict[int, float]:
    """Seat -> how likely it is a Traitor, of all other living seats."""
    others = [seat for seat, one in enumerate(view.table) if one.living and seat != view.seat]
    evidence = dict.fromkeys(others, 1.0)
    for seat, weight in _evidence(view):
        if seat in evidence:
            evidence[seat] *= weight
    dealt, recruited = _dealt(view, others), _recruited(view, others)
    chances = {}
    for seat in others:
        prior = 1 - (1 - dealt.get(seat, 0.0)) * (1 - recruited.get(seat, 0.0))
        odds = evidence[seat] * prior / (1 - prior) if prior < CERTAIN else prior
        chances[seat] = odds / (1 + odds) if prior < CERTAIN else CERTAIN
    return chances


def traitor_living(view: TheTraitorsView) -> float:
    """How likely it is that any other living seat is a Traitor."""
    if not view.recruited and view.role != "traitor" and _proof(view):
        return CERTAIN
    none = 1.0
    for chance in suspicion(view).values():
        none *= 1 - chance
    return 1 - none


def _proof(view: TheTraitorsView) -> bool:
    """Whether a Traitor has attempted a murder since one was banished last: nobody names itself, so it is living."""
    attempted = False
    for event in view.events:
        if event.event == MURDER:
            attempted = event.victim is not None
        elif event.outcome == "banished" and event.victim is not None and view.table[event.victim].role == "traitor":
            attempted = False
    return attempted


def _dealt(view: TheTraitorsView, others: list[int]) -> dict[int, float]:
    """Each seat's chance to be the dealt Traitor, evidence apart."""
    out = any(one.role == "traitor" and TRAITOR not in one.shown for one in view.table)
    if out or view.role == "traitor":
        return {}
    known = {sight.seat for sight in view.sights if TRAITOR in sight.cards}
    possible = [seat for seat in others if seat not in known]
    return {seat: 1 / len(possible) for seat in possible} if possible else {}


def _recruited(view: TheTraitorsView, others: list[int]) -> dict[int, float]:
    """Each seat's chance to hold the Traitor card."""
    if TRAITOR in view.discard_pile or view.recruited:
        return {}
    known = {sight.seat: sight for sight in view.sights}
    for seat, sight in known.items():
        if TRAITOR in sight.cards:
            return {seat: CERTAIN}
    possible = [
        seat
        for seat in others
        if view.table[seat].perhaps_recruited and view.table[seat].hand_size and not _whole_hand(view, seat)
    ]
    cards = len(DECK) + 1 - HAND * view.seats
    drawn = min(1.0, 1 - (view.deck - 1) / (cards + 8))
    return {seat: drawn / (len(possible) + 1) for seat in possible}


def _whole_hand(view: TheTraitorsView, seat: int) -> bool:
    return any(sight.complete for sight in view.sights if sight.seat == seat)


def _evidence(view: TheTraitorsView) -> Iterator[tuple[int, float]]:
    """Seats and how many times as suspicious something makes them."""
    if view.rejected is not None:
        yield view.rejected, REJECTED
    for event in view.events:
        if event.event == MURDER and event.victim is not None:
            yield event.victim, NAMED
        for ballot in event.ballots:
            yield from _votes(view, ballot)


def _votes(view: TheTraitorsView, ballot: Ballot) -> Iterator[tuple[int, float]]:
    """What the votes of a ballot tell about who voted, and about whom they voted for."""
    for voter, suspect in ballot.votes:
        role = view.table[suspect].role
        if role is not None:
            yield voter, WRONG if role == "faithful" else RIGHT
        elif view.table[voter].role != "traitor" and voter != view.seat:
            yield suspect, KNOWN if (voter, suspect) in view.blackmails else ACCUSED
