"""The part of the city around an area, as public events have left it: the place of a moment and of a secret deed."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from bot.games.het_verraad.pictures.rings import COUNTS, EDGE, OUTER, Plan, outline, polar, sector_of
from bot.pictures.colours import INK, PAPER, QUIET, SEATS, Colour
from bot.pictures.moment import LAND, LENS, WALL, Lens, Patch
from engine import Event
from engine.het_verraad.components import MASTER
from engine.het_verraad.events import AreaBought, AreaClaimed, AreaFreed, AreaIsolated, AreaTaken

_SCALE = 1.28  # of the board
_GAP, _FRAME, _LINE = 3, 11, 4  # around an area, around those in question, and within the Black Master's areas
_WALL = 26
_AREAS = tuple(f"{ring}{number}" for ring, count in COUNTS.items() for number in range(count))
_MARK, _NEXT = 152, 225  # marks lie so near the middle that the rim cuts none; the middles of areas next to it

Corners = tuple[tuple[int, int], ...]


def lens(events: Iterable[Event], areas: Sequence[str]) -> Lens:
    """Return the city around the first of the areas after the events, all of the areas in a frame."""
    owned, middle = owners(events), areas[0]
    plan = _plan(middle)
    patches, marks = [], []
    for area in _AREAS:
        if not _is_near(_corners(plan, area, _GAP)):
            continue
        owner, inset = owned.get(area), _GAP
        if area in areas:
            patches.append(Patch(_corners(plan, area, inset), PAPER))
            inset += _FRAME
        elif owner == MASTER:
            patches.append(Patch(_corners(plan, area, inset), QUIET))
            inset += _LINE
        patches.append(Patch(_corners(plan, area, inset), _ground(owner)))
        if owner is not None and owner != MASTER and (at := _beside(plan.middle(area))):
            marks.append((owner, at))
    if middle[0] == OUTER:
        patches.append(Patch(_wall(middle), WALL))
    ink = PAPER if owned.get(middle, MASTER) == MASTER else INK
    return Lens(tuple(patches), tuple(marks), middle, ink)


def owners(events: Iterable[Event]) -> dict[str, int]:
    """Return who owns each area after the events, without the areas of nobody."""
    owned: dict[str, int] = {}
    for event in events:
        match event:
            case AreaClaimed() | AreaBought():
                owned[event.area] = event.seat
            case AreaTaken() | AreaIsolated():
                owned[event.area] = event.taker_seats[0] if event.taker_seats else MASTER
            case AreaFreed():
                owned.pop(event.area, None)
    return owned


def _beside(at: tuple[int, int]) -> tuple[int, int] | None:
    """Return the place for the mark of an area whose middle lies there; ``None`` in the middle and far from it."""
    far = math.hypot(*at)
    share = min(1.0, _MARK / far) if far else 0.0
    return (round(at[0] * share), round(at[1] * share)) if _GAP < far < _NEXT else None


def _ground(owner: int | None) -> Colour:
    return LAND if owner is None else INK if owner == MASTER else SEATS[owner]


@lru_cache(maxsize=48)
def _plan(area: str) -> Plan:
    """Return the plan of a city with the middle of that area at the point 0, 0."""
    x, y = Plan(0, 0, _SCALE).middle(area)
    return Plan(-x, -y, _SCALE)


@lru_cache(maxsize=1024)
def _corners(plan: Plan, area: str, inset: int) -> Corners:
    return tuple((round(plan.x + x), round(plan.y + y)) for x, y in outline(area, plan.scale, inset))


def _is_near(corners: Corners) -> bool:
    """Return whether a corner lies in the lens, or so near that an edge may."""
    return any(x * x + y * y < (LENS + 40) ** 2 for x, y in corners)


@lru_cache(maxsize=48)
def _wall(area: str) -> Corners:
    """Return the wall beside an area and far beyond its neighbours."""
    plan = _plan(area)
    inner, outer = (EDGE + 4) * plan.scale, (EDGE + _WALL) * plan.scale
    angles = [sector_of(area).angle + step for step in range(-40, 41)]
    edges = [(outer, angles), (inner, angles[::-1])]
    points = [polar(radius, angle) for radius, way in edges for angle in way]
    return tuple((round(plan.x + x), round(plan.y + y)) for x, y in points)
