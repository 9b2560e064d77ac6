"""The board of Het Verraad, from what is public."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.het_verraad.centre import draw_centre, side_that_wins
from bot.pictures.het_verraad.city import draw_city, draw_ground
from bot.pictures.het_verraad.corners import draw_corners
from bot.pictures.het_verraad.layers import kept
from bot.pictures.het_verraad.layout import CITY, OPEN, POWERS, places
from bot.pictures.het_verraad.panels import draw_master, draw_panel
from bot.pictures.het_verraad.powers import draw_powers
from bot.pictures.het_verraad.public import as_for_all
from bot.pictures.het_verraad.shelves import draw_open_cards
from bot.pictures.het_verraad.wall import draw_wall
from bot.pictures.landscape import draw_header, empty_table
from bot.texts import Speaker
from engine.het_verraad.components import Area
from engine.het_verraad.view import HetVerraadView


def draw_board(view: HetVerraadView, names: Sequence[str], say: Speaker) -> Canvas:
    """The board; ``names`` can be drawn as they are."""
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
    """What is the same on every board."""
    canvas = Canvas(empty_table())
    draw_wall(canvas, CITY)
    draw_ground(canvas, CITY, areas)
    return kept(canvas.image)
