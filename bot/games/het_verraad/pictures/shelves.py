"""Things that lie beside the city: open building cards, the cards of both shops, and the great powers (H-0.7)."""

from collections.abc import Iterable, Sequence

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.colours import STONE
from bot.games.het_verraad.pictures.layout import side_by_side
from bot.games.het_verraad.pictures.pieces import Piece, draw_piece, draw_row
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, PAPER, QUIET, RIM, SEATS
from bot.pictures.landscape import LEGIBLE
from bot.pictures.lettering import fitting
from bot.texts import Speaker
from engine.het_verraad.components import MASTER, Building
from engine.het_verraad.view import HetVerraadView, OpenCard

_GAP = 6
_EDGE = 8
_NAMES = (38, 35, LEGIBLE, 30, 28, 26, 24, 22)
_SIZES = (60, 56, 52, 48, 44, 40, 36, LEGIBLE)
_HIGH = 90  # of a card from which on its bricks stand below each other
_MORE = 74  # room for how many more there are
_FRAME, _BADGE = 5, 24
TITLE, _TITLES = 28, (28, 26, 24)
_CORNER = 12
_BESIDE = 6


def draw_open_cards(canvas: Canvas, view: HetVerraadView, box: Box) -> None:
    """Draw the open cards, by place, with the bricks on them; all are as large as the fullest of them can be."""
    places = side_by_side(box, len(view.open))
    sizes = [_size_of(card, place) for card, place in zip(view.open, places, strict=True)]
    size = min(sizes, default=0)
    for card, place in zip(view.open, places, strict=True):
        canvas.panel(place, RIM, 14)
        canvas.panel(place.grown(-2), DISC, 12)
        if card.building is None:
            continue
        row = [pieces.building(card.building.category, card.building.value, size)]
        if card.bricks:
            row.append(_bricks(card.bricks, place.height))
        draw_row(canvas, place.middle, row, _GAP)


def _bricks(number: int, height: int) -> Piece:
    """Return the bricks on a card; where it is high, the figure stands below the pictogram, and both are larger."""
    return pieces.heap(number, height - 14) if height >= _HIGH else pieces.price(number, LEGIBLE)


def _size_of(card: OpenCard, place: Box) -> int:
    """Return the size of the card's building, so that the bricks have room beside it."""
    if card.building is None:
        return _SIZES[0]
    room = place.width - 2 * _EDGE - (_bricks(card.bricks, place.height).width + _GAP if card.bricks else 0)
    building = card.building
    fitting_ones = (size for size in _SIZES if pieces.building(building.category, building.value, size).width <= room)
    return next(fitting_ones, _SIZES[-1])


def draw_building(canvas: Canvas, box: Box, building: Building, size: int) -> None:
    """Draw a building's category, value and name. The name tells nothing that decides: a long one may be small."""
    piece = pieces.building(building.category, building.value, size)
    left = draw_piece(canvas, piece, box.left, box.middle[1]) + 10
    words, letters = fitting(building.name, "SemiBold", _NAMES, box.right - left)
    canvas.write(words, (left, box.middle[1]), letters, PAPER)


def draw_heap(canvas: Canvas, rows: Sequence[Box], heap: Iterable[Piece]) -> None:
    """Draw as many of the cards as have room in the rows, from the first card on.

    The number of further cards follows.
    """
    left = list(heap)
    for row in rows:
        at, last = row.left, row is rows[-1]
        while left and at + left[0].width <= row.right - (_MORE if last and len(left) > 1 else 0):
            at = draw_piece(canvas, left.pop(0), at, row.middle[1]) + _GAP
        if left and last and at + _MORE <= row.right:
            canvas.write(f"+{len(left)}", (at, row.middle[1]), LEGIBLE, QUIET, "ExtraBold")


def draw_powers(canvas: Canvas, view: HetVerraadView, box: Box, say: Speaker) -> None:
    """Draw each power as a card within a border of its holder's colour, below words that tell what powers are.

    The points of a power stand above its kind.
    """
    title = say("het_verraad-picture-powers", number=view.box.power_needed)
    words, size = fitting(title, "SemiBold", _TITLES, box.width)
    canvas.write(words, (box.left + 4, box.top + TITLE // 2), size, QUIET)
    box = box._replace(top=box.top + TITLE)
    for power, place in zip(view.powers, side_by_side(box, len(view.powers), _BESIDE), strict=True):
        holder, middle, line = power.holder, place.middle[0], place.top + place.height // 4 + 2
        edge = RIM if holder is None else STONE if holder == MASTER else SEATS[holder]
        canvas.panel(place, edge, _CORNER)
        canvas.panel(place.grown(-_FRAME), DISC, _CORNER - _FRAME)
        piece = pieces.power(power.power, place.height // 2 - 6)
        draw_row(canvas, (middle, place.bottom - place.height // 4 - 2), [piece], 0)
        if holder == MASTER:
            canvas.pictogram("skull", square((place.left + _BADGE, line), 34), PAPER)
        elif holder is not None:
            canvas.mark(holder, square((place.left + _BADGE, line), 32), edge)
        size, across = min(46, place.height * 5 // 9), middle if holder is None else place.right - _BADGE
        canvas.write(str(power.points), (across, line), size, GOLD if holder is None else PAPER, "ExtraBold", "mm")
