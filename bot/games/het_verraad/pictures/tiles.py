"""A ring of the city as rows of tiles, each an area, in their order clockwise."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.colours import RED, RIVER, ROAD, STONE, kept
from bot.games.het_verraad.pictures.layout import GAP, MARGIN, side_by_side
from bot.games.het_verraad.pictures.pieces import Piece, draw_piece
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET, RIM, SEATS, WHITE, Colour
from bot.pictures.landscape import HEADER_HEIGHT, HEIGHT, WIDTH, empty_table
from bot.pictures.lettering import fitting
from bot.texts import Speaker
from engine.het_verraad.components import MASTER
from engine.het_verraad.view import AreaView, HetVerraadView

COLUMNS = {"I": 4, "M": 4, "O": 6}
_EDGE = 10
_FRAME = 5
_LINES = 5
_BESIDE = 8  # the stripe
_NARROW = 200  # in lines so wide words may be small
_WORDS = (40, 36, 33, 30, 27, 25, 23, 21, 19, 18, 17, 16)


def draw_ring(view: HetVerraadView, ring: str, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the ring of that name, below an empty header."""
    canvas = Canvas(_table())
    areas, columns = [area for area in view.areas if area.ring == ring], COLUMNS[ring]
    rows = -(-len(areas) // columns)
    top, line = HEADER_HEIGHT + _EDGE, Box(MARGIN, 0, WIDTH - MARGIN, 0)
    high = (HEIGHT - top - _EDGE + GAP) // rows
    for index, area in enumerate(areas):
        row, column = divmod(index, columns)
        here = line._replace(top=top + row * high, bottom=top + (row + 1) * high - GAP)
        _tile(canvas, view, area, side_by_side(here, columns)[column], names, say)
    return canvas


def _tile(canvas: Canvas, view: HetVerraadView, area: AreaView, box: Box, names: Sequence[str], say: Speaker) -> None:
    possible = area.area in view.possible
    here = view.window is not None and area.area == view.window.area
    if possible or here or area.area in view.changed:
        draw_frame(canvas, box, WHITE if possible or here else GOLD, _FRAME)
    draw_ground(canvas, box, area.owner)
    line = Box(box.left + STRIPE + _BESIDE, box.top, box.right - 8, box.bottom)
    first, second, third, fourth, fifth = (
        box.top + (2 * number + 1) * box.height // (2 * _LINES) for number in range(_LINES)
    )
    size = min(46, box.height // 6)
    draw_piece(canvas, pieces.sign(area.area, size * 7 // 8, possible=possible), line.left, first)
    _from_right(canvas, line.right, first, _ways(area, size))
    _owner(canvas, area, line, second, size, names, say)
    left = line.left
    if area.building:
        building = pieces.building(area.building.category, area.building.value, size * 7 // 8)
        left = draw_piece(canvas, building, left, third) + 4
        _write(canvas, area.building.name, line, fourth)
    if area.bonus:
        left = draw_piece(canvas, pieces.bonus(area.bonus, size * 3 // 4), left, third) + 4
    _from_right(canvas, line.right, third, _standing(view, area, size, line.right - left))
    words, letters = fitting(" ".join(area.neighbours), "SemiBold", (28, 26, 24, 22, 20, 19, 18, 17, 16), line.width)
    canvas.write(words, (line.left, fifth), letters, QUIET)


def _owner(
    canvas: Canvas, area: AreaView, line: Box, middle: int, size: int, names: Sequence[str], say: Speaker
) -> None:
    """Draw the owner's name or the price."""
    if area.owner is None:
        draw_piece(canvas, pieces.price(area.price, size * 5 // 6), line.left, middle)
    else:
        name = say("het_verraad-picture-master") if area.owner == MASTER else names[area.owner]
        _write(canvas, name, line, middle)


def _write(canvas: Canvas, words: str, line: Box, middle: int) -> None:
    least = 16 if line.width < _NARROW else 24
    shown, size = fitting(words, "SemiBold", tuple(size for size in _WORDS if size >= least), line.width)
    canvas.write(shown, (line.left, middle), size, PAPER)


def _from_right(canvas: Canvas, right: int, middle: int, row: Sequence[Piece]) -> None:
    for piece in row:
        right -= piece.width
        draw_piece(canvas, piece, right, middle)
        right -= 4


def _ways(area: AreaView, size: int) -> list[Piece]:
    """Return the gate, river and road of the area."""
    ways = [pieces.gate(size)] if area.gate else []
    if area.river:
        ways.append(pieces.symbol("river", size, PAPER, RIVER))
    if area.road:
        ways.append(pieces.symbol("road", size, INK, ROAD))
    return ways


def _standing(view: HetVerraadView, area: AreaView, size: int, room: int) -> list[Piece]:
    """Return the pieces that stand in the area beside the building."""
    here = area.area == view.master.area
    size = min(size, room // 2 - 5) if here and area.tower else size
    standing = [pieces.master(size)] if here else []
    return [*standing, pieces.tower(size)] if area.tower else standing


@lru_cache(maxsize=1)
def _table() -> Image.Image:
    return kept(Canvas(empty_table()).image)


STRIPE = 54
_RADIUS = 16
_LINE = 3
_MARK = 28  # its middle, from the top


def draw_ground(canvas: Canvas, box: Box, owner: int | None) -> None:
    """Draw an empty card of a seat, of the Black Master, or of nobody."""
    canvas.panel(box, RIM if owner is None else STONE if owner == MASTER else SEATS[owner], _RADIUS)
    inner = Box(box.left + STRIPE, box.top + _LINE, box.right - _LINE, box.bottom - _LINE)
    middle = (box.left + STRIPE // 2, box.top + _MARK)
    if owner == MASTER:
        canvas.panel(inner._replace(left=box.left + _LINE), RED, _RADIUS - _LINE)
        canvas.pictogram("skull", square(middle, 40), PAPER)
    elif owner is not None:
        canvas.mark(owner, square(middle, 36))
    canvas.panel(inner, DISC, _RADIUS - _LINE)
    canvas.fill(Box(inner.left, inner.top, inner.left + _RADIUS, inner.bottom), DISC)


def draw_frame(canvas: Canvas, box: Box, colour: Colour, line: int) -> None:
    """Draw a frame for a card that is drawn afterwards."""
    canvas.panel(box.grown(line), colour, _RADIUS + line)
