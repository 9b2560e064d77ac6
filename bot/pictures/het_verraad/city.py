"""The city: its areas in their rings, whose they are, and what was changed last."""

from collections.abc import Container, Mapping, Sequence

from bot.pictures.canvas import Canvas, square
from bot.pictures.colours import GOLD, INK, SEATS, Colour
from bot.pictures.het_verraad.areas import draw_contents
from bot.pictures.het_verraad.colours import BLACK, GROUND, STONE
from bot.pictures.het_verraad.rings import EDGE, Plan, Shape, frame_shape, sector_shape
from bot.pictures.het_verraad.streets import RIM, Kind, draw_street
from engine.het_verraad.components import MASTER, Area
from engine.het_verraad.view import AreaView, HetVerraadView

_BORDER = 1.5  # pixels that an area leaves free on every side
_LIGHT = 3  # the line within the Black Master's areas
_FRAME = 8

Streets = Mapping[str, Mapping[Kind, tuple[str, ...]]]


def draw_ground(canvas: Canvas, plan: Plan, areas: Sequence[Area]) -> None:
    """The city as it is printed, without words and numbers."""
    edge = round(EDGE * plan.scale) + 2
    canvas.panel(square((plan.x, plan.y), 2 * edge), INK, edge)
    streets = streets_of(areas)
    for area in areas:
        _fill(canvas, plan, area.area, GROUND[area.ring], streets)


def draw_city(canvas: Canvas, plan: Plan, view: HetVerraadView) -> None:
    """All that stands in the city, on its ground."""
    draw_owners(canvas, plan, view.areas, view.changed)
    for area in view.areas:
        draw_contents(canvas, plan, area, here=area.area == view.master.area)


def draw_owners(canvas: Canvas, plan: Plan, areas: Sequence[AreaView], changed: Container[str]) -> None:
    """The owned areas in their owners' colours, and a frame in gold around those that were changed last."""
    streets = streets_of(areas)
    for area in areas:
        if area.owner is not None:
            _fill(canvas, plan, area.area, BLACK if area.owner == MASTER else SEATS[area.owner], streets)
        if area.area in changed:
            draw_frame(canvas, plan, area.area, GOLD)
        elif area.owner == MASTER:
            _put(canvas, plan, frame_shape(area.area, plan.scale, _LIGHT, dashed=False), STONE)


def draw_frame(canvas: Canvas, plan: Plan, area: str, colour: Colour, *, dashed: bool = False) -> None:
    """A line along the border of an area."""
    _put(canvas, plan, frame_shape(area, plan.scale, _FRAME, dashed=dashed), colour)


def streets_of(areas: Sequence[Area | AreaView]) -> Streets:
    """To which neighbours the road and the river of each area run, if it has any."""
    roads = {area.area for area in areas if area.road}
    rivers = {area.area for area in areas if area.river}
    found: dict[str, dict[Kind, tuple[str, ...]]] = {area.area: {} for area in areas}
    for area in areas:
        if area.river:
            found[area.area]["river"] = tuple(other for other in area.neighbours if other in rivers)
        if area.road:
            ends = (RIM,) if area.gate else ()
            found[area.area]["road"] = (*(other for other in area.neighbours if other in roads), *ends)
    return found


def _fill(canvas: Canvas, plan: Plan, area: str, colour: Colour, streets: Streets) -> None:
    _put(canvas, plan, sector_shape(area, plan.scale, _BORDER), colour)
    for kind, linked in streets[area].items():
        draw_street(canvas, plan, area, kind, linked, _BORDER)


def _put(canvas: Canvas, plan: Plan, shape: Shape, colour: Colour) -> None:
    canvas.mask(shape.mask, (plan.x + shape.left, plan.y + shape.top), colour)
