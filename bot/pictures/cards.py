"""Cards as they look in every game."""

from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import CARD_BACK, INK, PAPER, WHITE

MOST_ON_A_CARD = 9


def draw_back(canvas: Canvas, box: Box) -> None:
    """A card seen from behind."""
    canvas.panel(box, INK, 7)
    canvas.panel(box.grown(-2), PAPER, 6)
    canvas.panel(box.grown(-6), CARD_BACK, 3)


def draw_hidden_hand(canvas: Canvas, left: int, top: int, size: int, height: int = 56) -> None:
    """A hand from behind, the number of its cards on the last one, beside it if it has two figures.

    Each card is three quarters as wide as high.
    """
    width, step, letters = height * 3 // 4, height // 5, height * 9 // 14
    for index in range(size):
        start = left + step * index
        draw_back(canvas, Box(start, top, start + width, top + height))
    last, line = left + step * (size - 1), top + height // 2
    if size > MOST_ON_A_CARD:
        canvas.write(str(size), (last + width + 8, line), letters, PAPER, "ExtraBold")
    elif size:
        canvas.write(str(size), (last + width // 2, line), letters, WHITE, "ExtraBold", "mm")
