"""Offices: how many each seat has, and whether the last of them decided the match (V-8.7)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot import texts
from bot.texts import Speaker
from engine import Event
from engine.verraeter.events import BuildingMoved, BuildingPlaced, BuildingTurned, MatchEnded, PointsScored


class LastOffice(NamedTuple):
    """An office of the last round without which others would have won.

    ``place`` is that of its event. It ``brought`` so many points; without it ``winners`` win, ``points`` to ``left``.
    """

    place: int
    seat: int
    brought: int
    winners: tuple[int, ...]
    points: int
    left: int


def offices(events: Iterable[Event]) -> Counter[int]:
    """Return the number of offices of each seat after the public events."""
    ring: dict[int, tuple[int, str]] = {}
    for event in events:
        if isinstance(event, BuildingMoved):
            ring.pop(event.source)
        if isinstance(event, BuildingPlaced | BuildingTurned | BuildingMoved):
            ring[event.position] = event.seat, event.side
    return Counter(seat for seat, side in ring.values() if side == "office")


def last_office(events: Sequence[Event]) -> LastOffice | None:
    """Return the office that somebody placed in the last round and won by; the events are all of the match."""
    last = next((event.round for event in events if isinstance(event, MatchEnded)), None)
    points, gains = Counter[int](), Counter[int]()
    for event in events:
        if isinstance(event, PointsScored):
            points[event.seat] += event.points
            gains[event.seat] += event.points if event.part == "offices" else 0
    for place, event in enumerate(events):
        if isinstance(event, BuildingPlaced) and event.side == "office" and event.round == last:
            brought = gains[event.seat] // offices(events)[event.seat]
            others = {seat: number for seat, number in points.items() if seat != event.seat}
            best, left = max(others.values(), default=0), points[event.seat] - brought
            if left < best <= points[event.seat]:
                winners = tuple(sorted(seat for seat, number in others.items() if number == best))
                return LastOffice(place, event.seat, brought, winners, best, left)
    return None


def office_words(say: Speaker, last: LastOffice, names: Sequence[str]) -> str:
    """Tell what the last office brought, and who would have won without it; ``names`` are fit for their place."""
    winners = texts.together(say, [names[seat] for seat in last.winners])
    scores = {"points": last.brought, "number": len(last.winners), "most": last.points, "left": last.left}
    return say("verraeter-last-office", seat=names[last.seat], winners=winners, **scores)
