"""The people around the table: a portrait in the seat's colour."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.traitor.pictures.colours import RED
from bot.pictures.canvas import Box, Canvas, Plain, square
from bot.pictures.colours import INK, PAPER, QUIET, SEATS
from engine.traitor.view import ArmyView, is_known

WIDE, HIGH = 76, 86
"""The size of a portrait."""

_BIG = 4
_RADIUS = 14


def draw_portrait(canvas: Canvas, at: tuple[int, int], army: ArmyView, high: int = HIGH) -> int:
    """Draw the owner of an army with the left top corner at a point; return the right edge.

    Known traitors wear a hood on red. The owner of an eliminated army is a skull.
    """
    known = is_known(army)
    image = _portrait(army.seat, high, traitor=known, gone=bool(army.eliminated))
    canvas.card(image, at, _RADIUS * high // HIGH)
    return at[0] + image.width


@lru_cache(maxsize=128)
def _portrait(seat: int, high: int, *, traitor: bool, gone: bool) -> Image.Image:
    canvas = Canvas(Plain(WIDE, HIGH, INK if gone and not traitor else SEATS[seat]))
    if traitor:
        canvas.panel(Box(0, 0, WIDE, HIGH).grown(-4), RED, _RADIUS - 4)
        canvas.pictogram("traitor", square((WIDE // 2 + 4, 38), 62), PAPER)
    elif gone:
        canvas.pictogram("dead", square((WIDE // 2 + 4, 38), 54), QUIET)
    else:
        canvas.mask(_bust(), (0, 0), INK)
    alone = not traitor and not gone
    corner = square((WIDE // 2, 25), 22) if alone else square((17, 18), 18)
    canvas.mark(seat, corner, PAPER if traitor else SEATS[seat])
    return canvas.image.resize((WIDE * high // HIGH, high), Image.Resampling.LANCZOS)


@lru_cache(maxsize=1)
def _bust() -> Image.Image:
    """Return head and shoulders."""
    big = Image.new("L", (WIDE * _BIG, HIGH * _BIG), 0)
    draw, x = ImageDraw.Draw(big), WIDE // 2
    for left, top, right, bottom in ((x - 18, 6, x + 18, 46), (x - 32, 48, x + 32, 120)):
        draw.ellipse((left * _BIG, top * _BIG, right * _BIG, bottom * _BIG), fill=255)
    edge = 4 * _BIG
    draw.rectangle((0, big.height - edge, big.width, big.height), fill=0)
    return big.reduce(_BIG)
