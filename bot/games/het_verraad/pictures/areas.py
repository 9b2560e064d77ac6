"""The pieces that stand on an area, and its numbers."""

from functools import lru_cache

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.pieces import Piece, draw_row
from bot.games.het_verraad.pictures.rings import OUTER, Plan
from bot.pictures.canvas import Canvas, sheet
from engine.het_verraad.components import MASTER
from engine.het_verraad.view import AreaView

_GAP = 2
_NUMBER, _CHOSEN, _PRICE = 46, 32, 38
_BUILDING = 44  # the value of a building
_SMALL, _MARK, _LARGE = 30, 34, 58
_TOWER, _LOW, _LEAST = 40, 34, 24
_MASTER, _BESIDE, _MASTER_ALONE = 64, 46, 96
_ASIDE = 4  # between pieces side by side


def draw_contents(
    canvas: Canvas,
    plan: Plan,
    area: AreaView,
    *,
    here: bool,
    possible: bool = False,
    priced: bool = False,
    best: bool = False,
    numbered: bool = False,
) -> None:
    """Draw an area's owner, building and tower; the Black Master, if he is ``here``.

    Areas of the outer ring have their numbers on the wall, neutral ones of other rings in themselves; with ``numbered``
    all of them do. The number of a ``possible`` area is bright. A neutral area that is ``priced`` has its price and its
    bonus, on gold if it is one of the ``best``.
    """
    canvas.add(_contents(plan, area, here=here, possible=possible, priced=priced, best=best, numbered=numbered))


@lru_cache(maxsize=512)
def _contents(
    plan: Plan, area: AreaView, *, here: bool, possible: bool, priced: bool, best: bool, numbered: bool
) -> Canvas:
    canvas = sheet()
    number = [] if here and not possible else _number(area, possible=possible, priced=priced, numbered=numbered)
    rows = [row for row in _rows(area, number, here=here, priced=priced, best=best, numbered=numbered) if row]
    heights = [max(piece.height for piece in row) for row in rows]
    x, y = plan.middle(area.area)
    top = y - (sum(heights) + _GAP * (len(rows) - 1)) // 2
    for row, high in zip(rows, heights, strict=True):
        draw_row(canvas, (x, top + high // 2), row, _ASIDE)
        top += high + _GAP
    return canvas


def _rows(
    area: AreaView, number: list[Piece], *, here: bool, priced: bool, best: bool, numbered: bool
) -> list[list[Piece]]:
    """Return rows of pieces, the widest row in the middle: there sectors at any angle have most room.

    The Black Master's place has no number unless it may be chosen: so all else is large.
    """
    middle = [pieces.estate(area.building.category, area.building.value, _BUILDING)] if area.building else []
    crowded = bool(numbered and number and middle and area.tower)
    below = _owner(area, _LEAST if crowded else _SMALL if middle else _MARK if here or number else _LARGE)
    if middle and number:
        number, below = number + below, []
    if area.tower:
        size = _LEAST if crowded else _LOW if middle else _TOWER
        row = number if crowded else middle if number and middle else below
        row.append(pieces.tower(size))
    if priced and area.owner is None:
        below.append(pieces.offer(area.price, area.bonus, _PRICE, best=best))
    if here:
        known = below if area.owner not in (None, MASTER) else []
        size = _BESIDE if middle else _MASTER if known else _MASTER_ALONE
        below = [*known, pieces.master(size)]
    return [number, middle, below]


def _number(area: AreaView, *, possible: bool, priced: bool, numbered: bool) -> list[Piece]:
    """Return the piece with the number of the area, if it has one in itself; on a neutral area it is large."""
    if area.ring == OUTER or not (possible or numbered or area.owner is None):
        return []
    alone = area.owner is None and not (priced or area.building)
    size = _NUMBER if alone else _CHOSEN
    return [pieces.number(area.area[1:], area.ring, area.owner, size, possible=possible)]


def _owner(area: AreaView, size: int) -> list[Piece]:
    return [] if area.owner is None else [pieces.mark(area.owner, size)]
