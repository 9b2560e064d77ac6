"""Cards as they look in every game."""

from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import CARD_BACK, INK, PAPER


def draw_back(canvas: Canvas, box: Box) -> None:
    """A card seen from behind."""
    canvas.panel(box, INK, 7)
    canvas.panel(box.grown(-2), PAPER, 6)
    canvas.panel(box.grown(-6), CARD_BACK, 3)
