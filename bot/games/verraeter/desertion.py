"""A change of sides, and what came of it: whether it decided the conflict, or was in vain."""

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
    """

    change: AllegianceChanged
    total: int
    winner: str
    without: str

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
    return Desertion(change, total, outcome.winner, "none" if ahead == 0 else "eagle" if ahead > 0 else "rose")


def otherwise(row: Sequence[Event], events: Sequence[Event], view: VerraeterView) -> int:
    """Return the points that each winner of a round would have got if nobody had changed sides.

    It is 0 if they are as many, if the change decided, or if the events do not tell the place of conflict.
    """
    found, rounds = desertion(row), {one.round for one in row}
    chosen = next((one for one in events if isinstance(one, ConflictChosen) and one.round in rounds), None)
    scored = [one.points for one in row if isinstance(one, PointsScored) and one.part == "landscapes"]
    if found is None or found.fate == "decided" or chosen is None or not scored:
        return 0
    members = len(scored) + (-1 if found.winner == found.house else 1)
    first = (chosen.house == found.winner) == (view.options["points_from"] == "winner")
    kind = chosen.landscape if first else chosen.other_landscape
    points = next(one.points for one in view.ring if one.kind == kind)
    return points[members - 1] if members and points[members - 1] != scored[0] else 0


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
