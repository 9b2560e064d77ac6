"""The board of Traitor, drawn from public facts."""

from collections.abc import Sequence
from functools import cache

from PIL import Image

from bot.games.traitor.pictures.armies import asked_armies, draw_army
from bot.games.traitor.pictures.colours import FELT, FELT_LIT, RAIL, RAIL_LIT
from bot.games.traitor.pictures.field import draw_legend
from bot.games.traitor.pictures.layout import FELT as FELT_BOX
from bot.games.traitor.pictures.layout import RAIL as RAIL_BOX
from bot.games.traitor.pictures.layout import places
from bot.games.traitor.pictures.middle import draw_aims, draw_fight
from bot.pictures.canvas import Canvas
from bot.pictures.colours import mix
from bot.pictures.landscape import HEIGHT, WIDTH, draw_header, empty_table
from bot.pictures.shapes import oval
from bot.texts import Speaker
from engine.traitor.view import TraitorView

_RADIUS = 74
_LIGHTS = ((1300, 700), (1160, 600), (1000, 500), (820, 400), (640, 300))


def draw_board(view: TraitorView, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the board; ``names`` can be drawn as they are."""
    where = places(len(view.armies))
    canvas = Canvas(_felt())
    draw_header(canvas, view, names, say)
    draw_legend(canvas, view, say)
    awaited = asked_armies(view)
    for army, box in zip(view.armies, where.armies, strict=True):
        draw_army(canvas, box, view, army, names, say, awaited=army.number in awaited)
    draw_fight(canvas, where.fight, view, names, say)
    draw_aims(canvas, where.aims, view, names, say)
    return canvas


@cache
def _felt() -> Image.Image:
    """Return the table on which armies stand, lit in its middle; the image is kept, and only to be copied."""
    canvas = Canvas(empty_table(WIDTH, HEIGHT))
    canvas.panel(RAIL_BOX, RAIL_LIT, _RADIUS)
    canvas.panel(RAIL_BOX.grown(-3), RAIL, _RADIUS - 3)
    canvas.panel(FELT_BOX, FELT, _RADIUS - 14)
    x, y = FELT_BOX.middle
    for number, (width, height) in enumerate(_LIGHTS):
        light = mix(FELT, FELT_LIT, (number + 1) / len(_LIGHTS))
        canvas.mask(oval(width, height), (x - width // 2, y - height // 2), light)
    return canvas.image
