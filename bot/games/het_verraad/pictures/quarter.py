"""A quarter of the city in its true shape, with half a sector of its neighbours.

Its areas stand in words beside the drawing.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.city import draw_gates, draw_ground, draw_owners, draw_possible
from bot.games.het_verraad.pictures.colours import kept
from bot.games.het_verraad.pictures.layout import MARGIN
from bot.games.het_verraad.pictures.pieces import Piece, draw_piece, draw_row
from bot.games.het_verraad.pictures.rings import CENTRE, EDGE, Plan, sector_of
from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import PAPER, RIM, TABLE_BOTTOM
from bot.pictures.landscape import HEADER_HEIGHT, HEIGHT, WIDTH, empty_table
from bot.pictures.lettering import fitting
from bot.texts import Speaker
from engine.het_verraad.components import MASTER, Area
from engine.het_verraad.view import AreaView, HetVerraadView

QUARTERS = ("ne", "se", "sw", "nw")
"""Clockwise from the top."""

_BEYOND, _OUTSIDE = 140, 28  # what is shown beyond the centre and outside of the city
_SIZE = HEIGHT - HEADER_HEIGHT
_SCALE = _SIZE / (EDGE + _BEYOND + _OUTSIDE)
_QUARTER = 90
_NEAR = 1  # degree: so that whose middle lies just half a sector beside the quarter is shown
_GAP, _BETWEEN = 6, 2

_LIST = Box(_SIZE + MARGIN, HEADER_HEIGHT + 8, WIDTH - MARGIN, HEIGHT - 8)
_OWNER, _BUILDING, _END = 84, 276, 44  # columns; the last one from the right
_WORDS = (27, 25, 23, 21, 20, 19, 18)


def draw_quarter(view: HetVerraadView, part: str, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the quarter of that name, below an empty header."""
    plan = _plan(part)
    canvas = Canvas(_ground(view.box.areas, part))
    shown = areas_of(view, part)
    draw_owners(canvas, plan, view, [area for area in view.areas if _reaches(area.area, part)])
    draw_possible(canvas, plan, view, shown)
    draw_gates(canvas, plan, shown)
    canvas.fill(Box(_SIZE, HEADER_HEIGHT, WIDTH, HEIGHT), TABLE_BOTTOM)
    for area in shown:
        _contents(canvas, plan, view, area)
    high = _LIST.height // len(shown)
    for number, area in enumerate(shown):
        top = _LIST.top + number * high
        _line(canvas, view, area, _LIST._replace(top=top, bottom=top + high), names, say)
    return canvas


def areas_of(view: HetVerraadView, part: str) -> list[AreaView]:
    """Return the areas of a quarter, and the areas beside it."""
    return [area for area in view.areas if _shows(part, area.area)]


@cache
def _shows(part: str, area: str) -> bool:
    sector = sector_of(area)
    return _turn(area, part) < _QUARTER / 2 + (sector.end - sector.start) / 2 + _NEAR


def _turn(area: str, part: str) -> float:
    """Return the degrees between the middles of an area and of a quarter."""
    middle = (QUARTERS.index(part) + 0.5) * _QUARTER
    return abs((sector_of(area).angle - middle + 180) % 360 - 180)


def _reaches(area: str, part: str) -> bool:
    """Return whether a corner of an area may be in the picture.

    All areas of the inner ring, around the centre, are in the picture.
    """
    return sector_of(area).inner == CENTRE or _turn(area, part) < _QUARTER


def _plan(part: str) -> Plan:
    """Return the plan of a quarter: the centre of the city near one corner of a square on the left."""
    near, far = round(_BEYOND * _SCALE), _SIZE - round(_BEYOND * _SCALE)
    x, y = {"ne": (near, far), "se": (near, near), "sw": (far, near), "nw": (far, far)}[part]
    return Plan(x, HEADER_HEIGHT + y, _SCALE)


@lru_cache(maxsize=4)
def _ground(areas: tuple[Area, ...], part: str) -> Image.Image:
    """Return the parts of the picture that are the same for every picture of a quarter."""
    canvas = Canvas(empty_table())
    draw_ground(canvas, _plan(part), areas)
    return kept(canvas.image)


def _contents(canvas: Canvas, plan: Plan, view: HetVerraadView, area: AreaView) -> None:
    rows = _rows(view, area)
    heights = [max(piece.height for piece in row) for row in rows]
    x, y = plan.middle(area.area)
    top = y - (sum(heights) + _BETWEEN * (len(rows) - 1)) // 2
    for row, high in zip(rows, heights, strict=True):
        draw_row(canvas, (x, top + high // 2), row, _GAP)
        top += high + _BETWEEN


def _rows(view: HetVerraadView, area: AreaView) -> list[list[Piece]]:
    number = [pieces.sign(area.area, 32, possible=area.area in view.possible)]
    if area.bonus:
        number.append(pieces.bonus(area.bonus, 28))
    middle = [pieces.building(area.building.category, area.building.value, 36)] if area.building else []
    below = [pieces.price(area.price, 32) if area.owner is None else pieces.mark(area.owner, 44)]
    if area.tower:
        (middle or below).append(pieces.tower(46))
    if area.area == view.master.area:
        below.append(pieces.master(60))
    return [row for row in (number, middle, below) if row]


def _line(canvas: Canvas, view: HetVerraadView, area: AreaView, line: Box, names: Sequence[str], say: Speaker) -> None:
    """Draw an area in the list: number, owner or price, building, and the other pieces there."""
    middle = line.middle[1]
    canvas.fill(Box(line.left, line.bottom - 1, line.right, line.bottom), RIM)
    draw_piece(canvas, pieces.sign(area.area, 28, possible=area.area in view.possible), line.left, middle)
    left = line.left + _OWNER
    if area.owner is None:
        draw_piece(canvas, pieces.price(area.price, 28), left, middle)
    else:
        left = draw_piece(canvas, pieces.owner(area.owner, 34), left, middle) + 8
        name = say("het_verraad-picture-master") if area.owner == MASTER else names[area.owner]
        end = line.left + _BUILDING - 10 if area.building else line.right - _END
        words, size = fitting(name, "SemiBold", _WORDS, end - left)
        canvas.write(words, (left, middle), size, PAPER)
    if area.building:
        piece = pieces.building(area.building.category, area.building.value, 28)
        left = draw_piece(canvas, piece, line.left + _BUILDING, middle) + 8
        words, size = fitting(area.building.name, "SemiBold", _WORDS, line.right - _END - left)
        canvas.write(words, (left, middle), size, PAPER)
    if area.area == view.master.area:
        draw_piece(canvas, pieces.master(40), line.right - 40, middle)
    elif area.tower:
        draw_piece(canvas, pieces.tower(34), line.right - 37, middle)
