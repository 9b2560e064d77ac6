"""A ring of the city as rows of tiles, each an area, in their order clockwise."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import GOLD, INK, PAPER, QUIET, WHITE
from bot.pictures.het_verraad import pieces
from bot.pictures.het_verraad.colours import RIVER, ROAD
from bot.pictures.het_verraad.layers import kept
from bot.pictures.het_verraad.layout import GAP, MARGIN, WIDTH, side_by_side
from bot.pictures.het_verraad.owners import STRIPE, draw_frame, draw_ground
from bot.pictures.het_verraad.pieces import Piece, draw_piece
from bot.pictures.lettering import fitting
from bot.pictures.table import HEADER_HEIGHT, empty_table
from bot.texts import Speaker
from engine.het_verraad.components import MASTER
from engine.het_verraad.view import AreaView, HetVerraadView

COLUMNS = {"I": 2, "M": 4, "O": 4}
_HEIGHT = 254
_FRAME = 5
_FIRST, _SECOND, _THIRD, _FOURTH, _FIFTH = 36, 90, 143, 190, 228  # the middles of the rows


def draw_ring(view: HetVerraadView, ring: str, names: Sequence[str], say: Speaker) -> Canvas:
    """The ring of that name, below an empty header."""
    areas = [area for area in view.areas if area.ring == ring]
    rows = -(-len(areas) // COLUMNS[ring])
    canvas = Canvas(_table(HEADER_HEIGHT + GAP + rows * (_HEIGHT + GAP)).convert("RGB"))
    line = Box(MARGIN, 0, WIDTH - MARGIN, 0)
    for index, area in enumerate(areas):
        row, column = divmod(index, COLUMNS[ring])
        top = HEADER_HEIGHT + GAP + row * (_HEIGHT + GAP)
        box = side_by_side(line._replace(top=top, bottom=top + _HEIGHT), COLUMNS[ring])[column]
        _tile(canvas, view, area, box, names, say)
    return canvas


def _tile(canvas: Canvas, view: HetVerraadView, area: AreaView, box: Box, names: Sequence[str], say: Speaker) -> None:
    possible = area.area in view.possible
    here = view.window is not None and area.area == view.window.area
    if possible or here or area.area in view.changed:
        draw_frame(canvas, box, WHITE if possible or here else GOLD, _FRAME)
    draw_ground(canvas, box, area.owner)
    line = Box(box.left + STRIPE + 12, box.top, box.right - 12, box.bottom)
    draw_piece(canvas, pieces.sign(area.area, 46, possible=possible), line.left - 6, box.top + _FIRST)
    _from_right(canvas, line.right, box.top + _FIRST, _ways(area))
    _from_right(canvas, line.right, box.top + _THIRD, _standing(view, area))
    _owner(canvas, area, line, box.top + _SECOND, names, say)
    if area.building:
        building = pieces.building(area.building.category, area.building.value, 40)
        draw_piece(canvas, building, line.left, box.top + _THIRD)
        words, size = fitting(area.building.name, "SemiBold", (36, 33, 30, 27), line.width)
        canvas.write(words, (line.left, box.top + _FOURTH), size, PAPER)
    words, size = fitting(" ".join(area.neighbours), "SemiBold", (28, 26, 25), line.width + 12)
    canvas.write(words, (line.left - 4, box.top + _FIFTH), size, QUIET)


def _owner(canvas: Canvas, area: AreaView, line: Box, middle: int, names: Sequence[str], say: Speaker) -> None:
    """The owner's name or the price, and the bonus behind it."""
    right = line.right
    if area.bonus:
        piece = pieces.bonus(area.bonus, 38)
        right -= piece.width
        draw_piece(canvas, piece, right, middle)
    if area.owner is None:
        draw_piece(canvas, pieces.price(area.price, 42), line.left, middle)
    else:
        name = say("het_verraad-picture-master") if area.owner == MASTER else names[area.owner]
        words, size = fitting(name, "SemiBold", (40, 36, 32, 29, 26), right - 10 - line.left)
        canvas.write(words, (line.left, middle), size, PAPER)


def _from_right(canvas: Canvas, right: int, middle: int, row: Sequence[Piece]) -> None:
    for piece in row:
        right -= piece.width
        draw_piece(canvas, piece, right, middle)
        right -= 6


def _ways(area: AreaView) -> list[Piece]:
    """What leads through the area."""
    ways = [pieces.gate(46)] if area.gate else []
    if area.river:
        ways.append(pieces.symbol("river", 42, PAPER, RIVER))
    if area.road:
        ways.append(pieces.symbol("road", 42, INK, ROAD))
    return ways


def _standing(view: HetVerraadView, area: AreaView) -> list[Piece]:
    """What stands there beside the building."""
    standing = [pieces.master(58)] if area.area == view.master.area else []
    return [*standing, pieces.tower(50)] if area.tower else standing


@lru_cache(maxsize=3)
def _table(height: int) -> Image.Image:
    return kept(empty_table(WIDTH, height))
