"""The city: its areas in their rings, with all that stands on them."""

from collections.abc import Container, Mapping, Sequence
from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Canvas, square
from bot.pictures.colours import GOLD, INK, SEATS, WHITE, Colour
from bot.pictures.het_verraad import pieces
from bot.pictures.het_verraad.colours import BLACK, GROUND
from bot.pictures.het_verraad.pieces import Piece, draw_row
from bot.pictures.het_verraad.rings import EDGE, Plan, Shape, frame_shape, sector_shape
from bot.pictures.het_verraad.streets import RIM, Kind, draw_street
from engine.het_verraad.components import MASTER
from engine.het_verraad.view import AreaView

_BORDER = 1.5  # pixels that an area leaves free on every side
_FRAME = 7
_ROWS = (-40, 0, 40)  # of what stands on an area, below its middle
_GAP = 5


def draw_ground(canvas: Canvas, plan: Plan, areas: Sequence[AreaView]) -> None:
    """The city without owners and all that can change."""
    edge = round(EDGE * plan.scale) + 2
    canvas.panel(square((plan.x, plan.y), 2 * edge), INK, edge)
    by_name = {area.area: area for area in areas}
    for area in areas:
        _fill(canvas, plan, area, GROUND[area.area[0]], by_name)


def draw_area(canvas: Canvas, plan: Plan, area: AreaView, by_name: Mapping[str, AreaView]) -> None:
    """The owner of an area."""
    if area.owner is not None:
        _fill(canvas, plan, area, BLACK if area.owner == MASTER else SEATS[area.owner], by_name)


def draw_frame(canvas: Canvas, plan: Plan, area: str, colour: Colour, *, dashed: bool = False) -> None:
    """A line along the border of an area."""
    _put(canvas, plan, frame_shape(area, plan.scale, _FRAME, dashed=dashed), colour)


def draw_contents(canvas: Canvas, plan: Plan, area: AreaView, *, here: bool) -> None:
    """What stands on an area, and its numbers; ``here`` is the Black Master."""
    x, y = plan.middle(area.area)
    for down, row in zip(_ROWS, _rows(area, here), strict=True):
        draw_row(canvas, (x, y + down), row, _GAP)


def _rows(area: AreaView, here: bool) -> tuple[list[Piece], list[Piece], list[Piece]]:
    top, middle, bottom = [pieces.sign(area.area, 28)], [], []
    if area.owner is None:
        (bottom if area.building else middle).append(pieces.price(area.value, 28))
    else:
        (bottom if area.building else middle).append(pieces.owner(area.owner, 36))
    if area.building:
        middle.append(pieces.building(area.building.category, area.building.value, 32))
    if area.bonus:
        bottom.append(pieces.bonus(area.bonus, 26))
    if area.tower:
        middle.append(pieces.tower(38))
    if here:
        middle.append(pieces.master(54))
    return top, middle, bottom


def _fill(canvas: Canvas, plan: Plan, area: AreaView, colour: Colour, by_name: Mapping[str, AreaView]) -> None:
    _put(canvas, plan, sector_shape(area.area, plan.scale, _BORDER), colour)
    if area.river:
        linked = tuple(other for other in area.neighbours if by_name[other].river)
        draw_street(canvas, plan, area.area, "river", linked, _BORDER)
    if area.road:
        linked = tuple(other for other in area.neighbours if by_name[other].road)
        draw_street(canvas, plan, area.area, "road", (*linked, RIM) if area.gate else linked, _BORDER)


def _put(canvas: Canvas, plan: Plan, shape: Shape, colour: Colour) -> None:
    canvas.mask(shape.mask, (plan.x + shape.left, plan.y + shape.top), colour)
