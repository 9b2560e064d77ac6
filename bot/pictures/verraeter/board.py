"""The board of Verräter, from what is public."""

import math
from collections.abc import Sequence
from functools import cache

from PIL import Image

from bot.pictures.canvas import Canvas, square
from bot.pictures.colours import DISC as DISC_COLOUR
from bot.pictures.colours import QUIET, RIM
from bot.pictures.table import draw_header, empty_table
from bot.pictures.verraeter.borders import draw_borders, draw_swords
from bot.pictures.verraeter.centre import draw_centre
from bot.pictures.verraeter.landscapes import draw_landscape, draw_turned
from bot.pictures.verraeter.layout import CENTRE, DISC, HEIGHT, NUMERALS, WIDTH
from bot.pictures.verraeter.panels import draw_panel
from bot.texts import Speaker
from engine.verraeter.view import VerraeterView


def draw_board(view: VerraeterView, names: Sequence[str], say: Speaker) -> Canvas:
    """The board; ``names`` can be drawn as they are."""
    canvas = Canvas(_table().copy())
    draw_header(canvas, view, names, say)
    draw_borders(canvas, view)
    for position, landscape in enumerate(view.ring):
        draw_landscape(canvas, position, landscape)
    if view.phase != "over":
        _marks(canvas, view)
    for seat in range(view.seats):
        draw_panel(canvas, view, seat, names[seat])
    draw_centre(canvas, view, names, say)
    return canvas


@cache
def _table() -> Image.Image:
    """What is the same on every board."""
    table = empty_table(WIDTH, HEIGHT)
    canvas = Canvas(table)
    canvas.panel(square(CENTRE, 2 * DISC), RIM, DISC)
    canvas.panel(square(CENTRE, 2 * DISC - 6), DISC_COLOUR, DISC - 3)
    for hour in range(1, 13):
        angle = math.radians(30 * hour)
        at = (round(CENTRE[0] + NUMERALS * math.sin(angle)), round(CENTRE[1] - NUMERALS * math.cos(angle)))
        canvas.write(str(hour), at, 28, QUIET, "SemiBold", "mm")
    return table


def _marks(canvas: Canvas, view: VerraeterView) -> None:
    if view.conflict is not None:
        draw_swords(canvas, view.conflict)
    if view.outcome is not None and view.outcome.turned is not None:
        draw_turned(canvas, view.outcome.turned)
