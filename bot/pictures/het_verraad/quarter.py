"""A quarter of the city as it lies there, with half a sector of its neighbours."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.het_verraad import pieces
from bot.pictures.het_verraad.city import draw_gates, draw_ground, draw_owners, draw_possible
from bot.pictures.het_verraad.layers import kept
from bot.pictures.het_verraad.layout import WIDTH
from bot.pictures.het_verraad.pieces import Piece, draw_row
from bot.pictures.het_verraad.rings import CENTRE, EDGE, Plan, sector_of
from bot.pictures.table import HEADER_HEIGHT, empty_table
from bot.texts import Speaker
from engine.het_verraad.components import MASTER, Area
from engine.het_verraad.view import AreaView, HetVerraadView

QUARTERS = ("ne", "se", "sw", "nw")
"""Clockwise from the top."""

_BEYOND, _OUTSIDE = 140, 36  # what is shown beyond the centre and outside of the city
_SCALE = WIDTH / (EDGE + _BEYOND + _OUTSIDE)
_QUARTER = 90
_NEAR = 1  # degree: so that whose middle lies just half a sector beside the quarter is shown
_GAP, _BETWEEN = 8, 4
_ROOM = 240  # for words


def draw_quarter(view: HetVerraadView, part: str, names: Sequence[str], say: Speaker) -> Canvas:
    """The quarter of that name, below an empty header."""
    plan = _plan(part)
    canvas = Canvas(_ground(view.box.areas, part).convert("RGB"))
    shown = areas_of(view, part)
    draw_owners(canvas, plan, view, [area for area in view.areas if _reaches(area.area, part)])
    draw_possible(canvas, plan, view, shown)
    draw_gates(canvas, plan, shown)
    for area in shown:
        _contents(canvas, plan, view, area, names, say)
    return canvas


def areas_of(view: HetVerraadView, part: str) -> list[AreaView]:
    """The areas of a quarter, and those beside it."""
    return [area for area in view.areas if _turn(area.area, part) < _QUARTER / 2 + _half(area.area) + _NEAR]


def _half(area: str) -> float:
    sector = sector_of(area)
    return (sector.end - sector.start) / 2


def _turn(area: str, part: str) -> float:
    """By how many degrees the middles of an area and of a quarter differ."""
    middle = (QUARTERS.index(part) + 0.5) * _QUARTER
    return abs((sector_of(area).angle - middle + 180) % 360 - 180)


def _reaches(area: str, part: str) -> bool:
    """Whether a corner of an area may be in the picture; of the inner ring all are, around the centre."""
    return sector_of(area).inner == CENTRE or _turn(area, part) < _QUARTER


def _plan(part: str) -> Plan:
    """The plan of a quarter: the centre of the city near one corner of the picture."""
    near, far = round(_BEYOND * _SCALE), WIDTH - round(_BEYOND * _SCALE)
    x, y = {"ne": (near, far), "se": (near, near), "sw": (far, near), "nw": (far, far)}[part]
    return Plan(x, HEADER_HEIGHT + y, _SCALE)


@lru_cache(maxsize=4)
def _ground(areas: tuple[Area, ...], part: str) -> Image.Image:
    """What is the same in every picture of a quarter."""
    plan = _plan(part)
    canvas = Canvas(empty_table(WIDTH, HEADER_HEIGHT + WIDTH))
    draw_ground(canvas, plan, areas)
    return kept(canvas.image)


def _contents(
    canvas: Canvas, plan: Plan, view: HetVerraadView, area: AreaView, names: Sequence[str], say: Speaker
) -> None:
    rows = _rows(view, area, names, say)
    heights = [max(piece.height for piece in row) for row in rows]
    x, y = plan.middle(area.area)
    top = y - (sum(heights) + _BETWEEN * (len(rows) - 1)) // 2
    for row, high in zip(rows, heights, strict=True):
        draw_row(canvas, (x, top + high // 2), row, _GAP)
        top += high + _BETWEEN


def _rows(view: HetVerraadView, area: AreaView, names: Sequence[str], say: Speaker) -> list[list[Piece]]:
    """Words in the middle rows, which have most room in sectors at any angle."""
    number = [pieces.sign(area.area, 44, possible=area.area in view.possible)]
    if area.bonus:
        number.append(pieces.bonus(area.bonus, 38))
    rows, standing = [number], []
    if area.owner is None:
        standing.append(pieces.price(area.price, 44))
    else:
        words = say("het_verraad-picture-master") if area.owner == MASTER else names[area.owner]
        rows.append([pieces.knight(area.owner, 44), pieces.label(words, 32, _ROOM - 44 - _GAP)])
    if area.building:
        rows.append([pieces.label(area.building.name, 30, _ROOM)])
        standing.append(pieces.building(area.building.category, area.building.value, 46))
    if area.tower:
        standing.append(pieces.tower(56))
    if area.area == view.master.area:
        standing.append(pieces.master(70))
    return [*rows, standing] if standing else rows
