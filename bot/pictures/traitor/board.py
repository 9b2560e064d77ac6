"""The board of Traitor, from what is public."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.table import draw_header, empty_table
from bot.pictures.traitor.layout import WIDTH, places
from bot.pictures.traitor.middle import draw_aims, draw_fight
from bot.pictures.traitor.panels import draw_panel
from bot.texts import Speaker
from engine.traitor.view import TraitorView


def draw_board(view: TraitorView, names: Sequence[str], say: Speaker) -> Canvas:
    """The board; ``names`` can be drawn as they are."""
    where = places(len(view.armies))
    canvas = Canvas(_table(where.height).copy())
    draw_header(canvas, view, names, say)
    for army, box in zip(view.armies, where.armies, strict=True):
        draw_panel(canvas, view, army, box, names, say)
    draw_fight(canvas, where.fight, view, names, say)
    draw_aims(canvas, where.aims, view, names, say)
    return canvas


@lru_cache(maxsize=3)
def _table(height: int) -> Image.Image:
    return empty_table(WIDTH, height)
