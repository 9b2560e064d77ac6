"""The suspicion of a Faithful that sees only a view: how likely each other living seat is a Traitor.

Odds are weighed here. A Traitor uses the same odds, because it votes as if it were Faithful. The weights are
estimates; ``thumb`` says how little depends on them.
"""

from collections.abc import Iterator

from engine.the_traitors.components import MURDER, TRAITOR
from engine.the_traitors.view import Ballot, TheTraitorsView

CERTAIN = 1

REJECTED = 3.0  # who rejects the Traitor card is perhaps the dealt Traitor, who had to (T-4.2)
WRONG, RIGHT = 1.25, 0.6  # having voted for a Faithful, for a Traitor
ACCUSED = 1.15  # by a vote of anybody who is living
GRUDGE = 1.3  # by a vote of somebody who was then murdered
ROBBED = 1.3  # by a Dagger of one's own: the victim of a murder
KNOWN = 4.0  # by somebody who has seen its hand and now votes for it
NAMED = 0.3  # the victim of a murder that was warded off: only another Traitor can have named it


def suspicion(view: TheTraitorsView) -> dict[int, float]:
    """Return how likely each of the other living seats is a Traitor, by seat."""
    others = [seat for seat, one in enumerate(view.table) if one.living and seat != view.seat]
    dealt, holds = _dealt(view, others), holders(view)
    odds = dict.fromkeys(others, 1.0)
    for seat, weight in _evidence(view):
        if seat in odds:
            odds[seat] *= weight
    for seat in others:
        prior = 1 - (1 - dealt.get(seat, 0.0)) * (1 - holds.get(seat, 0.0))
        odds[seat] = odds[seat] * prior / (odds[seat] * prior + 1 - prior) if prior < CERTAIN else CERTAIN
    return odds


def traitor_living(view: TheTraitorsView) -> float:
    """Return how likely it is for a Faithful that any other living seat is a Traitor."""
    if _proof(view):
        return CERTAIN
    none = 1.0
    for chance in suspicion(view).values():
        none *= 1 - chance
    return 1 - none


def holders(view: TheTraitorsView) -> dict[int, float]:
    """Other living seat -> how likely it holds the Traitor card, by what has been drawn and seen.

    The card is anywhere among the cards that were not dealt. All who may have drawn the card have drawn equally often.
    """
    if TRAITOR in view.discard_pile or TRAITOR in view.hand:
        return {}
    seen = {sight.seat for sight in view.sights if sight.complete}
    for sight in view.sights:
        if TRAITOR in sight.cards:
            return {sight.seat: CERTAIN}
    possible = [
        seat
        for seat, one in enumerate(view.table)
        if one.living and one.perhaps_recruited and one.hand_size and seat not in seen and seat != view.seat
    ]
    each = view.cards_drawn / view.seats
    return dict.fromkeys(possible, each / (view.cards_left + each * len(possible))) if each and possible else {}


def _proof(view: TheTraitorsView) -> bool:
    """Return whether a Traitor has attempted a murder since a Traitor was banished last.

    Nobody names itself, so the Traitor that attempted the murder is living.
    """
    attempted = False
    for event in view.events:
        if event.event == MURDER:
            attempted = event.victim is not None
        elif event.outcome == "banished" and event.victim is not None and view.table[event.victim].role == "traitor":
            attempted = False
    return attempted


def _dealt(view: TheTraitorsView, others: list[int]) -> dict[int, float]:
    """Return each seat's chance to be the dealt Traitor, evidence apart."""
    if any(one.role == "traitor" and TRAITOR not in one.shown for one in view.table):
        return {}
    known = [sight.seat for sight in view.sights if TRAITOR in sight.cards]
    possible = [seat for seat in others if seat not in known]
    return dict.fromkeys(possible, 1 / len(possible)) if possible else {}


def _evidence(view: TheTraitorsView) -> Iterator[tuple[int, float]]:
    """Yield seats, each with the factor by which a fact makes it more suspicious."""
    if view.rejected is not None:
        yield view.rejected, REJECTED
    murdered = set()
    for event in view.events:
        if event.event == MURDER and event.victim is not None:
            yield event.victim, NAMED
            murdered.add(event.victim)
        for ballot in event.ballots:
            yield from _votes(view, ballot)
    for robber, robbed in view.blackmails:
        if robbed in murdered:
            yield robber, ROBBED


def _votes(view: TheTraitorsView, ballot: Ballot) -> Iterator[tuple[int, float]]:
    """Yield seats and their weights by the votes of a ballot: for the voters, and for their suspects."""
    for voter, suspect in ballot.votes:
        one = view.table[suspect]
        if one.role is not None:
            yield voter, WRONG if one.role == "faithful" else RIGHT
            continue
        by = view.table[voter]
        if by.fate == "murdered":
            yield suspect, GRUDGE
        if by.role != "traitor" and voter != view.seat:
            yield suspect, KNOWN if (voter, suspect) in view.blackmails else ACCUSED
