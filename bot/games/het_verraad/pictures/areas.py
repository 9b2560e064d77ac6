"""The pieces that stand on an area, and its numbers."""

from functools import lru_cache

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.pieces import Piece, draw_row
from bot.games.het_verraad.pictures.rings import OUTER, Plan
from bot.pictures.canvas import Canvas, sheet
from engine.het_verraad.components import MASTER
from engine.het_verraad.view import AreaView

_GAP = 2
_NUMBER, _BUILDING, _PRICE = 32, 32, 40
_MARK, _LARGE = 30, 52
_TOWER = 36
_MASTER, _MASTER_ALONE = 64, 96
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
) -> None:
    """Draw an area's owner, building and tower; the Black Master, if he is ``here``.

    Areas of the outer ring have their numbers on the wall, all others in themselves. The number of a ``possible`` area
    is on white. A neutral area that is ``priced`` has its price and its bonus, on gold if it is one of the ``best``.
    """
    canvas.add(_contents(plan, area, here=here, possible=possible, priced=priced, best=best))


@lru_cache(maxsize=512)
def _contents(plan: Plan, area: AreaView, *, here: bool, possible: bool, priced: bool, best: bool) -> Canvas:
    canvas = sheet()
    rows = [row for row in _rows(area, here=here, possible=possible, priced=priced, best=best) if row]
    heights = [max(piece.height for piece in row) for row in rows]
    x, y = plan.middle(area.area)
    top = y - (sum(heights) + _GAP * (len(rows) - 1)) // 2
    for row, high in zip(rows, heights, strict=True):
        draw_row(canvas, (x, top + high // 2), row, _ASIDE)
        top += high + _GAP
    return canvas


def _rows(area: AreaView, *, here: bool, possible: bool, priced: bool, best: bool) -> list[list[Piece]]:
    """Return rows of pieces, the widest row in the middle: there sectors at any angle have most room."""
    middle = []
    if area.building:
        middle = [pieces.building(area.building.category, area.building.value, _BUILDING, area.owner)]
    number, below = _number(area, possible=possible), _owner(area, _MARK if middle or here else _LARGE)
    if middle and number:
        number, below = number + below, []
    if area.tower:
        (middle if number and middle else below).append(pieces.tower(_TOWER))
    if priced and area.owner is None:
        below.append(pieces.offer(area.price, area.bonus, _PRICE, best=best))
    if here:
        alone = not middle and area.owner in (None, MASTER)
        below = [*([] if alone else below), pieces.master(_MASTER_ALONE if alone else _MASTER)]
    return [number, middle, below]


def _number(area: AreaView, *, possible: bool) -> list[Piece]:
    """Return the piece with the number of the area, if the area has its number in itself."""
    if area.ring == OUTER:
        return []
    number = area.area[1:]
    return [
        pieces.sign(number, _NUMBER, possible=True)
        if possible
        else pieces.number(number, area.ring, area.owner, _NUMBER)
    ]


def _owner(area: AreaView, size: int) -> list[Piece]:
    return [] if area.owner is None else [pieces.mark(area.owner, size)]
