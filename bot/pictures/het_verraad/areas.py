"""What stands on an area, and its numbers."""

from bot.pictures.canvas import Canvas
from bot.pictures.het_verraad import pieces
from bot.pictures.het_verraad.pieces import Piece, draw_row
from bot.pictures.het_verraad.rings import Plan
from engine.het_verraad.view import AreaView

_ROWS = (-40, 0, 40)  # below the middle of the area
_GAP = 5


def draw_contents(canvas: Canvas, plan: Plan, area: AreaView, *, here: bool) -> None:
    """An area's number, price and bonus, owner, building and tower; the Black Master, if he is ``here``."""
    x, y = plan.middle(area.area)
    for down, row in zip(_ROWS, _rows(area, here=here), strict=True):
        draw_row(canvas, (x, y + down), row, _GAP)


def _rows(area: AreaView, *, here: bool) -> tuple[list[Piece], list[Piece], list[Piece]]:
    """What is most important stands in the middle row, which has most room in sectors at any angle."""
    owned = pieces.price(area.price, 28) if area.owner is None else pieces.knight(area.owner, 36)
    middle, bottom = ([], [owned]) if area.building else ([owned], [])
    if area.building:
        middle.append(pieces.building(area.building.category, area.building.value, 32))
    if area.tower:
        middle.append(pieces.tower(38))
    if here:
        middle.append(pieces.master(54))
    if area.bonus:
        bottom.append(pieces.bonus(area.bonus, 26))
    return [pieces.sign(area.area, 28)], middle, bottom
