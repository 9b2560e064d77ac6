"""Open building cards: the cards to take, the pawnshop and the free market."""

from collections.abc import Iterable, Sequence

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.layout import side_by_side
from bot.games.het_verraad.pictures.pieces import Piece, draw_piece, draw_row
from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import DISC, PAPER, QUIET, RIM
from bot.pictures.landscape import LEGIBLE
from bot.pictures.lettering import fitting
from engine.het_verraad.components import Building
from engine.het_verraad.view import HetVerraadView, OpenCard

_GAP = 6
_EDGE = 8
_SIZES = (52, 44, 40, 36, LEGIBLE)
_MORE = 74  # room for how many more there are


def draw_open_cards(canvas: Canvas, view: HetVerraadView, box: Box) -> None:
    """Draw the open cards, by place, with the bricks on them; all are as large as the fullest of them can be."""
    places = side_by_side(box, len(view.open))
    size = min(
        (_size_of(card, place.width - 2 * _EDGE) for card, place in zip(view.open, places, strict=True)), default=0
    )
    for card, place in zip(view.open, places, strict=True):
        canvas.panel(place, RIM, 14)
        canvas.panel(place.grown(-2), DISC, 12)
        if card.building is None:
            continue
        row = [pieces.building(card.building.category, card.building.value, size)]
        if card.bricks:
            row.append(pieces.price(card.bricks, LEGIBLE))
        draw_row(canvas, place.middle, row, _GAP)


def _size_of(card: OpenCard, room: int) -> int:
    """Return the size of the card's building, so that the bricks have room beside it."""
    if card.building is None:
        return _SIZES[0]
    room -= pieces.price(card.bricks, LEGIBLE).width + _GAP if card.bricks else 0
    building = card.building
    fitting_ones = (size for size in _SIZES if pieces.building(building.category, building.value, size).width <= room)
    return next(fitting_ones, _SIZES[-1])


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
            canvas.write(f"+{len(left)}", (at, row.middle[1]), LEGIBLE, QUIET, "ExtraBold", "rm" if right else "lm")
