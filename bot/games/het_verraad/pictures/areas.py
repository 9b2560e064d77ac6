"""The pieces that stand on an area, and its numbers."""

from functools import lru_cache

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.pieces import Piece, draw_row
from bot.games.het_verraad.pictures.rings import Plan
from bot.pictures.canvas import Canvas, sheet
from engine.het_verraad.components import MASTER
from engine.het_verraad.view import AreaView

_GAP = 1
_NUMBER, _MARK, _LARGE, _MASTER = 18, 32, 44, 48
_ASIDE = 4  # between pieces side by side


def draw_contents(canvas: Canvas, plan: Plan, area: AreaView, *, here: bool, possible: bool = False) -> None:
    """Draw an area's number, owner, building and tower; the Black Master, if he is ``here``.

    Neutral areas have their price. If the reader may choose the area (``possible``), number, price and bonus are large.
    """
    canvas.add(_contents(plan, area, here=here, possible=possible))


@lru_cache(maxsize=512)
def _contents(plan: Plan, area: AreaView, *, here: bool, possible: bool) -> Canvas:
    canvas = sheet()
    rows = [row for row in _rows(area, here=here, possible=possible) if row]
    heights = [max(piece.height for piece in row) for row in rows]
    x, y = plan.middle(area.area)
    top = y - (sum(heights) + _GAP * (len(rows) - 1)) // 2
    for row, high in zip(rows, heights, strict=True):
        draw_row(canvas, (x, top + high // 2), row, _ASIDE)
        top += high + _GAP
    return canvas


def _rows(area: AreaView, *, here: bool, possible: bool) -> list[list[Piece]]:
    """Return rows of pieces, the widest row in the middle: there sectors at any angle have most room."""
    free = possible and area.building is None
    middle = [pieces.building(area.building.category, area.building.value, 24)] if area.building else []
    size = _MARK if middle or here else _LARGE
    below = [] if here and area.owner == MASTER else [_owner(area, size, possible=possible)]
    if area.tower:
        (middle or below).append(pieces.tower(size))
    if free and area.bonus:
        below.append(pieces.bonus(area.bonus, 20))
    sign = pieces.sign(area.area, 28, possible=True) if free else _number(area, possible=possible)
    master = [pieces.master(_MASTER)] if here else []
    return [[sign], middle, below + master] if middle else [[sign], below, master]


def _number(area: AreaView, *, possible: bool) -> Piece:
    return pieces.number(area.area, area.bonus, _NUMBER, possible=possible)


def _owner(area: AreaView, size: int, *, possible: bool) -> Piece:
    """Return a piece with the owner's mark, or with the area's price."""
    if area.owner is not None:
        return pieces.mark(area.owner, size)
    return pieces.price(area.price, 24) if possible else pieces.quiet_price(area.price, 22)
