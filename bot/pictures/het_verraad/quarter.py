"""A quarter of the city as it lies there, with half a sector of its neighbours."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import GOLD, WHITE
from bot.pictures.het_verraad import pieces
from bot.pictures.het_verraad.areas import printed
from bot.pictures.het_verraad.city import draw_frame, draw_ground, draw_owners
from bot.pictures.het_verraad.layout import WIDTH
from bot.pictures.het_verraad.pieces import Piece, draw_piece, draw_row
from bot.pictures.het_verraad.rings import EDGE, Plan, sector_of
from bot.pictures.table import HEADER_HEIGHT, empty_table
from bot.texts import Speaker
from engine.het_verraad.components import MASTER, Area
from engine.het_verraad.view import AreaView, HetVerraadView

QUARTERS = ("ne", "se", "sw", "nw")
"""Clockwise from the top."""

_BEYOND, _OUTSIDE = 140, 36  # what is shown beyond the centre and outside of the city
_SCALE = WIDTH / (EDGE + _BEYOND + _OUTSIDE)
_ROWS = (-92, -28, 32, 84)
_GAP = 8
_ROOM = 236  # for words


def draw_quarter(view: HetVerraadView, part: str, names: Sequence[str], say: Speaker) -> Canvas:
    """The quarter of that name."""
    plan, places = plan_of(part), printed(view)
    shown = [area for area in view.areas if _meets(area.area, part)]
    canvas = Canvas(_ground(places, part).convert("RGB"))
    draw_owners(canvas, plan, shown, view.areas, view.changed)
    for area in shown:
        if area.area in view.possible:
            draw_frame(canvas, plan, area.area, WHITE, dashed=area.area not in view.changed)
    for area in shown:
        _contents(canvas, plan, view, area, names, say)
    return canvas
