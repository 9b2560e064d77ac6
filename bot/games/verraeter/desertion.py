"""A change of sides, and what came of it: whether it decided the conflict, or was in vain."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine import Event
from engine.verraeter.components import House
from engine.verraeter.events import (
    AllegianceChanged,
    AllegianceTaken,
    ConflictChosen,
    ConflictResolved,
    PointsScored,
    SupplyPlayed,
)
from engine.verraeter.view import VerraeterView

Fate = Literal["decided", "won", "lost", "tied"]


class Desertion(NamedTuple):
    """Somebody's change of sides, and what the cards that went along count.

    ``winner`` is the house that won, ``without`` the house that would have won without the change (``none``: a tie).
    Each winner has got ``points``.
    """

    change: AllegianceChanged
    total: int
    winner: str
    without: str
    points: int
    otherwise: int

    @property
    def each(self) -> int:
        """Return the points that each winner would have got without a change that decided nothing; 0: the same."""
        return 0 if self.fate == "decided" or self.otherwise == self.points else self.otherwise

    @property
    def house(self) -> House:
        """The new house."""
        return self.change.house

    @property
    def fate(self) -> Fate:
        """Return the upshot of the change: the new house won only by it, won anyway, lost, or tied."""
        if self.winner == "none":
            return "tied"
        if self.winner != self.house:
            return "lost"
        return "won" if self.without == self.winner else "decided"


def desertion(events: Sequence[Event]) -> Desertion | None:
    """Return the change of sides among the events of a round, if its conflict has been resolved."""
    change = next((event for event in events if isinstance(event, AllegianceChanged)), None)
    outcome = next((event for event in events if isinstance(event, ConflictResolved)), None)
    if change is None or outcome is None:
        return None
    total = taken_along(events, change.seat)
    moved = total if change.house == "eagle" else -total
    ahead = (outcome.eagle - moved) - (outcome.rose + moved)
    without = "none" if ahead == 0 else "eagle" if ahead > 0 else "rose"
    scored = (one.points for one in events if isinstance(one, PointsScored) and one.part == "landscapes")
    return Desertion(change, total, outcome.winner, without, next(scored, 0), outcome.otherwise)


def robbed(story: Sequence[Event], row: Sequence[Event]) -> dict[int, int]:
    """Return who would have won the match, with their points, if nobody had joined the winners of its last conflict."""
    found, scored = desertion(row), [event for event in story if isinstance(event, PointsScored)]
    if found is None or not found.each or found.fate != "won" or not any(event.kind == "match_ended" for event in row):
        return {}
    points, without = Counter[int](), Counter[int]()
    for one in scored:
        loyal = one in row and one.part == "landscapes" and one.seat != found.change.seat
        points[one.seat] += one.points
        without[one.seat] += found.each if loyal else one.points
    first = {seat: score for seat, score in without.items() if score == max(without.values())}
    return {} if any(points[seat] == max(points.values()) for seat in first) else first


def unclaimed(row: Sequence[Event], ended: ConflictResolved, view: VerraeterView) -> int:
    """Return what a Traitor would have got alone with some seat's cards; 0 if that side had lost all the same.

    All fought for the house that won; ``row`` are the events of the round.
    """
    most = max((one.total for one in row if isinstance(one, SupplyPlayed)), default=0)
    chosen = next((one for one in row if isinstance(one, ConflictChosen)), None)
    if chosen is None or 2 * most <= abs(ended.eagle - ended.rose):
        return 0
    scores_own = view.options["points_from"] == "winner"
    position = chosen.position if (chosen.house != ended.winner) == scores_own else chosen.other_position
    return view.ring[position].points[0]


def taken_along(events: Sequence[Event], seat: int) -> int:
    """Return what the cards count that a seat has played, as far as the events tell."""
    return sum(event.total for event in events if isinstance(event, SupplyPlayed) and event.seat == seat)


def betrayed(events: Sequence[Event], change: AllegianceChanged) -> list[int]:
    """Return the seats that a change of sides leaves behind; the events are all of the match."""
    houses: dict[int, House] = {}
    for event in events:
        if event is change:
            break
        if isinstance(event, AllegianceTaken | AllegianceChanged):
            houses[event.seat] = event.house
    return [seat for seat in sorted(houses) if houses[seat] != change.house and seat != change.seat]
