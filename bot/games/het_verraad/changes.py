"""Changes of points in Het Verraad, as its events tell them."""

from collections.abc import Iterable, Mapping, Sequence

from bot import texts
from bot.texts import Speaker
from engine import Event
from engine.het_verraad import events as happened

MASTER = -1
"""In place of a seat: the Black Master."""

_MOVING = (
    *(happened.AreaBought, happened.BuildingBuilt, happened.BuildingReplaced, happened.ChipBought, happened.AreaFreed),
    *(happened.BuildingDestroyed, happened.AreaTaken, happened.AreaIsolated, happened.PowerMoved),
)
"""Events that may change points: few of all."""


def changes(events: Iterable[Event]) -> dict[int, int]:
    """Return by how many points the events have changed whose marker; a seat whose points stay is left out."""
    total: dict[int, int] = {}
    for event in events:
        for who, points in _moved(event) if isinstance(event, _MOVING) else ():
            total[who] = total.get(who, 0) + points
    return {who: points for who, points in total.items() if points}


def points_moved(events: Iterable[Event]) -> int:
    """Return how many points the events have moved, up or down."""
    return sum(map(abs, changes(events).values()))


def signed(say: Speaker, changed: Mapping[int, int], seat: int | None, names: Sequence[str]) -> str:
    """Return changes in brackets, those of ``seat`` first and without its name; nothing if there are none."""
    order = sorted(changed, key=lambda who: (who != seat, who == MASTER))
    parts = [_signed(say, who, changed[who], seat, names) for who in order]
    return f" ({', '.join(parts)})" if parts else ""


def _signed(say: Speaker, who: int, points: int, seat: int | None, names: Sequence[str]) -> str:
    if who == seat:
        return with_sign(points)
    return f"{say('het_verraad-fold-master') if who == MASTER else texts.safe(names[who])} {with_sign(points)}"


def with_sign(points: int) -> str:
    """Return a change of points as people write it.

    >>> with_sign(2), with_sign(-1)
    ('+2', '−1')
    """
    return f"{'+' if points > 0 else '−'}{abs(points)}"


def _moved(event: Event) -> list[tuple[int, int]]:
    match event:
        case happened.AreaBought() | happened.BuildingBuilt() | happened.BuildingReplaced():
            return [(event.seat, -event.value if isinstance(event, happened.BuildingReplaced) else event.value)]
        case happened.ChipBought(colour="black"):
            return [(MASTER, 1)]
        case happened.AreaFreed() | happened.BuildingDestroyed():
            return _each(event.owner, event.owner_seats, -event.value)
        case happened.AreaTaken() | happened.AreaIsolated():
            gained = _each(event.taker, event.taker_seats, event.value)
            return gained + _each(event.owner, event.owner_seats, -event.value)
        case happened.PowerMoved():
            gained = _each(event.holder, event.holder_seats, event.points)
            return gained + _each(event.former, event.former_seats, -event.points)
        case _:
            return []


def _each(owner: str, seats: Sequence[int], points: int) -> list[tuple[int, int]]:
    """Return the change for an owner as events name it: ``seat``, ``master`` or ``none``."""
    return [(MASTER, points)] if owner == "master" else [(seat, points) for seat in seats]
