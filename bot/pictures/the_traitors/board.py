"""The board of The Traitors, from what is public."""

from collections.abc import Sequence
from functools import cache

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.colours import DISC as DISC_COLOUR
from bot.pictures.colours import RIM
from bot.pictures.table import draw_header, empty_table
from bot.pictures.the_traitors.centre import draw_centre
from bot.pictures.the_traitors.layout import DISC, DISC_RADIUS, HEIGHT, WIDTH
from bot.pictures.the_traitors.panels import draw_panel
from bot.texts import Speaker
from engine.the_traitors.view import TheTraitorsView


def draw_board(view: TheTraitorsView, names: Sequence[str], say: Speaker) -> Canvas:
    """The board; ``names`` can be drawn as they are."""
    canvas = Canvas(_table().copy())
    draw_header(canvas, view, names, say)
    for seat in range(view.seats):
        draw_panel(canvas, view, seat, names[seat], say)
    draw_centre(canvas, view, names, say)
    return canvas


@cache
def _table() -> Image.Image:
    """What is the same on every board."""
    canvas = Canvas(empty_table(WIDTH, HEIGHT))
    canvas.panel(DISC, RIM, DISC_RADIUS)
    canvas.panel(DISC.grown(-3), DISC_COLOUR, DISC_RADIUS - 3)
    return canvas.image
