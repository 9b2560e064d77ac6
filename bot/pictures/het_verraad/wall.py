"""The city's wall, with its merlons."""

from PIL import Image, ImageDraw

from bot.pictures.canvas import Canvas, square
from bot.pictures.colours import INK
from bot.pictures.het_verraad.colours import STONE, STONE_DARK
from bot.pictures.het_verraad.layout import RIM, WALL
from bot.pictures.het_verraad.rings import Plan, polar

_BIG = 4
_MERLONS = 72
_WIDE = 0.55  # of the way from merlon to merlon


def draw_wall(canvas: Canvas, plan: Plan) -> None:
    """The wall around the city, which lies on it."""
    size = 2 * RIM + 2
    middle = (size // 2 * _BIG,) * 2
    big = Image.new("RGB", (size * _BIG, size * _BIG), INK)
    shape = Image.new("L", big.size, 0)
    draw, edge = ImageDraw.Draw(big), ImageDraw.Draw(shape)
    draw.ellipse(square(middle, 2 * (RIM - 4) * _BIG), fill=STONE_DARK)
    edge.ellipse(square(middle, 2 * RIM * _BIG), fill=255)
    for number in range(_MERLONS):
        start = number * 360 / _MERLONS
        corners = [
            (RIM - 3, start),
            (RIM - 3, start + _turn()),
            (RIM - WALL + 5, start + _turn()),
            (RIM - WALL + 5, start),
        ]
        points = [polar(radius * _BIG, angle) for radius, angle in corners]
        draw.polygon([(middle[0] + x, middle[1] + y) for x, y in points], fill=STONE)
    canvas.put(big.reduce(_BIG), (plan.x - size // 2, plan.y - size // 2), shape.reduce(_BIG))


def _turn() -> float:
    return _WIDE * 360 / _MERLONS
