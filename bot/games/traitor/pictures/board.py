"""The board of Traitor, drawn from public facts."""

from collections.abc import Sequence
from functools import cache

from PIL import Image, ImageDraw

from bot.games.traitor.pictures.armies import asked_armies, draw_army
from bot.games.traitor.pictures.colours import FELT, FELT_LIT, RAIL, RAIL_LIT
from bot.games.traitor.pictures.field import draw_legend
from bot.games.traitor.pictures.layout import FELT as FELT_BOX
from bot.games.traitor.pictures.layout import RAIL as RAIL_BOX
from bot.games.traitor.pictures.layout import places
from bot.games.traitor.pictures.middle import draw_aims, draw_fight
from bot.pictures.canvas import Canvas
from bot.pictures.colours import GOLD, mix
from bot.pictures.landscape import HEIGHT, WIDTH, draw_header, empty_table
from bot.pictures.shapes import oval
from bot.texts import Speaker
from engine.traitor.view import TraitorView

_RADIUS = 74
_ARROW = (26, 30)
_LIGHTS = ((1300, 700), (1160, 600), (1000, 500), (820, 400), (640, 300))


def draw_board(view: TraitorView, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the board; ``names`` can be drawn as they are."""
    where = places(len(view.armies))
    canvas = Canvas(_felt())
    draw_header(canvas, view, names, say)
    draw_legend(canvas, view, say)
    _draw_direction(canvas)
    awaited = asked_armies(view)
    for army, box in zip(view.armies, where.armies, strict=True):
        draw_army(canvas, box, view, army, names, say, awaited=army.number in awaited)
    draw_fight(canvas, where.fight, view, names, say)
    draw_aims(canvas, where.aims, view, names, say)
    return canvas


def _draw_direction(canvas: Canvas) -> None:
    """Draw arrows on the rail above and below, clockwise as the turns go."""
    for top, turned in ((RAIL_BOX.top + 9, 0), (RAIL_BOX.bottom - 9, 180)):
        arrow = _arrow(turned)
        canvas.mask(arrow, (FELT_BOX.middle[0] - arrow.width // 2, top - arrow.height // 2), GOLD)


@cache
def _arrow(turned: int) -> Image.Image:
    """Return an arrow to the right, turned by so many degrees against the clock."""
    big = Image.new("L", (4 * _ARROW[0], 4 * _ARROW[1]), 0)
    wide, high = big.size
    ImageDraw.Draw(big).polygon(((0, 0), (wide - 1, high // 2), (0, high - 1)), fill=255)
    return big.reduce(4).rotate(turned, expand=True)


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
