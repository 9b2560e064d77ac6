"""Roads and rivers: they run through an area to its neighbours with a road or river."""

from functools import lru_cache
from typing import Literal

from PIL import Image, ImageChops, ImageDraw

from bot.games.het_verraad.pictures.colours import RIVER, RIVER_EDGE, ROAD, ROAD_EDGE
from bot.games.het_verraad.pictures.rings import CENTRE, EDGE, Plan, Shape, path_points, sector_of, sector_shape
from bot.pictures.canvas import Canvas
from bot.pictures.colours import Colour

Kind = Literal["road", "river"]

COLOURS: dict[Kind, tuple[Colour, Colour]] = {"road": (ROAD, ROAD_EDGE), "river": (RIVER, RIVER_EDGE)}
"""The colours of the strip and of its edges."""

RIM = "rim"
"""The end at which the road of a gate leaves the city."""

_WIDTHS: dict[Kind, int] = {"road": 24, "river": 24}
_EDGE = 3
_ASIDE: dict[Kind, int] = {"road": 26, "river": -26}  # how far from an area's middle, outwards
_BIG = 2


def draw_street(canvas: Canvas, plan: Plan, area: str, kind: Kind, linked: tuple[str, ...], inset: float) -> None:
    """Draw the strip of an area.

    ``linked`` are the neighbours to which the strip runs, or ``RIM``; ``inset`` is the inset of the area's shape.
    """
    for colour, line in zip(reversed(COLOURS[kind]), (_WIDTHS[kind], _WIDTHS[kind] - 2 * _EDGE), strict=True):
        shape = _strip(area, plan.scale, kind, linked, line, inset)
        canvas.mask(shape.mask, (plan.x + shape.left, plan.y + shape.top), colour)


@lru_cache(maxsize=256)
def _strip(area: str, scale: float, kind: Kind, linked: tuple[str, ...], line: int, inset: float) -> Shape:
    """Return the strip within the shape of the area."""
    shape = sector_shape(area, scale, inset)
    big = Image.new("L", (shape.mask.width * _BIG, shape.mask.height * _BIG), 0)
    draw, thick = ImageDraw.Draw(big), round(line * scale * _BIG)
    for start, end in _ways(area, kind, linked):
        points = [((x * scale - shape.left) * _BIG, (y * scale - shape.top) * _BIG) for x, y in path_points(start, end)]
        draw.line(points, fill=255, width=thick, joint="curve")
        x, y = points[0]
        draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=255)
    return shape._replace(mask=ImageChops.multiply(big.reduce(_BIG), shape.mask))


def _ways(area: str, kind: Kind, linked: tuple[str, ...]) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Return the ways from the middle of an area, each from and to a radius and an angle.

    The ways lead to its neighbours; a road also leads into the centre from the inner ring. Without any neighbour
    the way leads right through the area.
    """
    here, sector = _joint(area, kind), sector_of(area)
    ends = [(EDGE, sector.angle) if other == RIM else _joint(other, kind) for other in linked]
    if kind == "road" and sector.inner == CENTRE:
        ends.append((CENTRE, sector.angle))
    if not ends:
        ends = [(here[0], sector.start), (here[0], sector.end)]
    return [(here, end) for end in ends]


def _joint(area: str, kind: Kind) -> tuple[float, float]:
    sector = sector_of(area)
    return sector.radius + _ASIDE[kind], sector.angle
