"""The wall around the city, with its gates and the numbers of the outer areas."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.games.het_verraad.pictures.colours import STONE, STONE_DARK
from bot.games.het_verraad.pictures.pieces import draw_row, gate
from bot.games.het_verraad.pictures.rings import EDGE, OUTER, Plan, polar, sector_of
from bot.pictures.canvas import Canvas, square
from bot.pictures.colours import DISC, INK, QUIET
from engine.het_verraad.components import Area

WALL = 56
"""The thickness of the wall."""

_BIG = 4
_MERLONS = 72
_WIDE = 0.55  # of the way from merlon to merlon
_HIGH, _LINE = 8, 2  # a merlon, and the wall's edge
_NUMBER, _OUT = 32, 11  # a number; how far from the middle of the wall it is where that runs upright
_GATE = 28
_ASIDE, _BESIDE = 2.2, 5.2  # degrees from the middle of an area with a gate to its number, and to the gate


def draw_wall(canvas: Canvas, plan: Plan, rim: int, areas: Sequence[Area]) -> None:
    """Draw the wall with its outer edge at the radius ``rim``, its gates (H-0.1), and the numbers of outer areas."""
    _stones(canvas, plan, rim)
    radius = _radius(plan, rim)
    for area in areas:
        angle = sector_of(area.area).angle
        if area.gate:
            draw_row(canvas, gate_in(plan, rim, area.area), [gate(_GATE)], 0)
        if area.ring == OUTER:
            at = plan.at(radius + _OUT * abs(polar(1, angle)[0]), angle - (_ASIDE if area.gate else 0))
            canvas.write(area.area, at, _NUMBER, QUIET, "SemiBold", "mm")


def gate_in(plan: Plan, rim: int, area: str) -> tuple[int, int]:
    """Return the middle of an area's gate."""
    return plan.at(_radius(plan, rim), sector_of(area).angle + _BESIDE)


def _radius(plan: Plan, rim: int) -> float:
    """Return the radius between the merlons and the city, on the scale of the board."""
    return ((rim - _HIGH) / plan.scale + EDGE) / 2


def _stones(canvas: Canvas, plan: Plan, rim: int) -> None:
    size = 2 * rim + 2
    middle = (size // 2 * _BIG,) * 2
    big = Image.new("RGB", (size * _BIG, size * _BIG), INK)
    shape = Image.new("L", big.size, 0)
    draw, edge = ImageDraw.Draw(big), ImageDraw.Draw(shape)
    edge.ellipse(square(middle, 2 * rim * _BIG), fill=255)
    draw.ellipse(square(middle, 2 * (rim - _LINE) * _BIG), fill=STONE_DARK)
    for number in range(_MERLONS):
        start, end = number * 360 / _MERLONS, (number + _WIDE) * 360 / _MERLONS
        corners = [(rim - _LINE, start), (rim - _LINE, end), (rim - _HIGH, end), (rim - _HIGH, start)]
        points = [polar(radius * _BIG, angle) for radius, angle in corners]
        draw.polygon([(middle[0] + x, middle[1] + y) for x, y in points], fill=STONE)
    draw.ellipse(square(middle, 2 * (rim - _HIGH) * _BIG), fill=DISC)
    canvas.put(big.reduce(_BIG), (plan.x - size // 2, plan.y - size // 2), shape.reduce(_BIG))
