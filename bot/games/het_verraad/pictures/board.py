"""The board of Het Verraad, drawn from public facts."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace
from PIL import Image, ImageDraw

from bot.games.het_verraad.pictures.centre import draw_centre, side_that_wins
from bot.games.het_verraad.pictures.city import draw_city, draw_ground
from bot.games.het_verraad.pictures.colours import STONE, STONE_DARK, kept
from bot.games.het_verraad.pictures.corners import draw_corners
from bot.games.het_verraad.pictures.layout import CITY, OPEN, POWERS, RIM, WALL, places
from bot.games.het_verraad.pictures.panels import draw_master, draw_panel
from bot.games.het_verraad.pictures.powers import draw_powers
from bot.games.het_verraad.pictures.rings import Plan, polar
from bot.games.het_verraad.pictures.shelves import draw_open_cards
from bot.pictures.canvas import Canvas, square
from bot.pictures.colours import INK
from bot.pictures.landscape import draw_header, empty_table
from bot.texts import Speaker
from engine.het_verraad.components import Area
from engine.het_verraad.view import HetVerraadView

_BIG = 4
_MERLONS = 72
_WIDE = 0.55  # of the way from merlon to merlon


def draw_board(view: HetVerraadView, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the board; ``names`` can be drawn as they are."""
    view, where = as_for_all(view), places(view.seats)
    canvas = Canvas(_table(view.box.areas))
    won = say("het_verraad-picture-won", key=side_that_wins(view)) if view.result is not None else None
    draw_header(canvas, view, names, say, won)
    draw_city(canvas, CITY, view)
    draw_centre(canvas, CITY, view)
    draw_corners(canvas, view, say)
    draw_open_cards(canvas, view, OPEN)
    for seat, box in enumerate(where.panels):
        draw_panel(canvas, view, seat, box, names[seat])
    draw_master(canvas, view, where.master, say)
    draw_powers(canvas, view.powers, POWERS)
    return canvas


@lru_cache(maxsize=4)
def _table(areas: tuple[Area, ...]) -> Image.Image:
    """Return the parts of the picture that are the same on every board."""
    canvas = Canvas(empty_table())
    _draw_wall(canvas, CITY)
    draw_ground(canvas, CITY, areas)
    return kept(canvas.image)


def as_for_all(view: HetVerraadView) -> HetVerraadView:
    """Return the view, with only those seats awaited that everybody sees awaited.

    While a reaction is open, nobody but the seat itself knows whether it has answered (H-8.5).
    """
    return view if view.window is None else replace(view, asked=view.window.asked_seats)


def _draw_wall(canvas: Canvas, plan: Plan) -> None:
    """Draw the wall around the city."""
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
