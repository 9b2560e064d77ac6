"""Open building cards: the cards to take, the pawnshop and the free market."""

from collections.abc import Iterable, Sequence

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.layout import side_by_side
from bot.games.het_verraad.pictures.pieces import Piece, draw_piece
from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import DISC, PAPER, QUIET, RIM
from bot.pictures.lettering import fitting
from engine.het_verraad.components import Building
from engine.het_verraad.view import HetVerraadView

_GAP = 6
_NAMES = (28, 26, 24, 22, 20, 19)
_MORE = 64  # room for how many more there are


def draw_open_cards(canvas: Canvas, view: HetVerraadView, box: Box) -> None:
    """Draw the open cards, by place, with the bricks on them."""
    for card, place in zip(view.open, side_by_side(box, len(view.open)), strict=True):
        canvas.panel(place, RIM, 14)
        canvas.panel(place.grown(-2), DISC, 12)
        if card.building is None:
            continue
        line, left = place.top + 29, place.left + 10
        draw_piece(canvas, pieces.building(card.building.category, card.building.value, 34), left, line)
        if card.bricks:
            bricks = pieces.price(card.bricks, 26)
            draw_piece(canvas, bricks, place.right - 10 - bricks.width, line)
        words, size = fitting(card.building.name, "SemiBold", _NAMES, place.right - 8 - left)
        canvas.write(words, (left, place.bottom - 19), size, PAPER)


def draw_building(canvas: Canvas, box: Box, building: Building, size: int) -> None:
    """Draw a building's category, value and name."""
    piece = pieces.building(building.category, building.value, size)
    left = draw_piece(canvas, piece, box.left, box.middle[1]) + 14
    words, letters = fitting(building.name, "SemiBold", (38, 34, 30, 27, 24, 21), box.right - left)
    canvas.write(words, (left, box.middle[1]), letters, PAPER)


def draw_heap(canvas: Canvas, rows: Sequence[Box], heap: Iterable[Piece], *, right: bool) -> None:
    """Draw as many of the cards as have room in the rows, from the first card on.

    The number of further cards follows. The rows begin at their ``right`` end, or at the left end.
    """
    left = list(heap)
    for row in rows:
        used, last = 0, row is rows[-1]
        while left and used + left[0].width <= row.width - (_MORE if last and len(left) > 1 else 0):
            piece = left.pop(0)
            draw_piece(canvas, piece, row.right - used - piece.width if right else row.left + used, row.middle[1])
            used += piece.width + _GAP
        if left and last:
            at = row.right - used if right else row.left + used
            canvas.write(f"+{len(left)}", (at, row.middle[1]), 30, QUIET, "ExtraBold", "rm" if right else "lm")
