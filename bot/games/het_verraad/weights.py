"""The weight of a deed of Het Verraad, by which headline and moment are chosen."""

from collections.abc import Mapping, Sequence

from bot.games.het_verraad.changes import MASTER, changes, points_moved
from bot.games.het_verraad.deeds import SORTS
from engine import Event
from engine.het_verraad.events import AreaFreed, AreaIsolated, AreaTaken, BuildingDestroyed, PowerMoved, SeatExpelled

FALLEN = (AreaTaken, AreaIsolated, AreaFreed)
MOVED = (BuildingDestroyed, PowerMoved)
DEEDS = (SORTS.keys() | {"area_claimed", "card_taken", "influence_played", "master_attacked", "master_moved"}) - {
    "influence_given"
}
"""Kinds of events that somebody has done; other events follow from them, or begin a turn."""
GREAT = 3
"""Great powers with fewer points have neither a picture nor a headline."""
SERIOUS = 8
"""Points of the Black Master: with less, being ahead means little."""
_MOST = 1000  # more than the points that a deed can move


def heaviest_first(events: Sequence[Event], start: int, seats: int, *, leads: bool) -> list[tuple[int, int]]:
    """Return the places at which each deed from ``start`` on begins and ends, among equals the newest first."""
    begins = [start, *(place for place in range(start + 1, len(events)) if events[place].kind in DEEDS)]
    deeds = [*zip(begins, [*begins[1:], len(events)], strict=True)][::-1]
    moves = [_moves(event) for event in events]
    return sorted(deeds, key=lambda deed: -_weight(events, moves, deed[0], deed[1], seats, leads=leads))


def _weight(events: Sequence[Event], moves: Sequence[str], begin: int, end: int, seats: int, *, leads: bool) -> int:
    """Return how many points the deed from ``begin`` to ``end`` has moved with areas, fires and powers, if for good.

    ``moves`` has what each event moves. An expulsion weighs more than any, and evil that got ahead and still ``leads``.
    """
    told, undone = events[begin:end], {"", *moves[end:]}
    moved = points_moved(event for event, what in zip(told, moves[begin:end], strict=True) if what not in undone)
    evil = leads and gets_ahead(events[:end], begin, seats)
    return (2 * expels(told) + evil) * _MOST + moved


def expels(told: Sequence[Event]) -> bool:
    """Return whether somebody has lost the last area."""
    return any(isinstance(event, SeatExpelled) for event in told)


def evil_leads(points: Mapping[int, int], seats: int, least: int = SERIOUS) -> bool:
    """Return whether the Black Master is ahead of everybody, with so many points at least."""
    return points.get(MASTER, 0) > max(least - 1, *(points.get(seat, 0) for seat in range(seats)))


def gets_ahead(events: Sequence[Event], start: int, seats: int) -> bool:
    """Return whether the Black Master got ahead of everybody by the deed at ``start``, and all that followed."""
    if not (moved := changes(events[start:])):
        return False
    after = changes(events)
    before = {who: after.get(who, 0) - moved.get(who, 0) for who in (MASTER, *range(seats))}
    return evil_leads(after, seats) and not evil_leads(before, seats, 0)


def _moves(event: Event) -> str:
    """Return the area or the great power that an event moves, if it moves any."""
    return str(getattr(event, "power", getattr(event, "area", ""))) if isinstance(event, (*FALLEN, *MOVED)) else ""
