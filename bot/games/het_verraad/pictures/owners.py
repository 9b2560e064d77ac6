"""Cards on the table that belong to somebody: a stripe in the owner's colour, with the owner's mark."""

from bot.games.het_verraad.pictures.colours import BLACK, STONE
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, PAPER, RIM, SEATS, Colour
from engine.het_verraad.components import MASTER

STRIPE = 54
_RADIUS = 16
_LINE = 3
_MARK = 28  # its middle, from the top


def draw_ground(canvas: Canvas, box: Box, owner: int | None) -> None:
    """An empty card of a seat, of the Black Master, or of nobody."""
    canvas.panel(box, RIM if owner is None else STONE if owner == MASTER else SEATS[owner], _RADIUS)
    inner = Box(box.left + STRIPE, box.top + _LINE, box.right - _LINE, box.bottom - _LINE)
    middle = (box.left + STRIPE // 2, box.top + _MARK)
    if owner == MASTER:
        canvas.panel(inner._replace(left=box.left + _LINE), BLACK, _RADIUS - _LINE)
        canvas.pictogram("skull", square(middle, 40), PAPER)
    elif owner is not None:
        canvas.mark(owner, square(middle, 36))
    canvas.panel(inner, DISC, _RADIUS - _LINE)
    canvas.fill(Box(inner.left, inner.top, inner.left + _RADIUS, inner.bottom), DISC)


def draw_frame(canvas: Canvas, box: Box, colour: Colour, line: int) -> None:
    """A frame for a card that is drawn afterwards."""
    canvas.panel(box.grown(line), colour, _RADIUS + line)
