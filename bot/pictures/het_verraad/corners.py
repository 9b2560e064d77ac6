"""The corners around the city: great powers, supplies, pawnshop, free market."""

import math
from collections.abc import Sequence

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, PAPER, QUIET
from bot.pictures.het_verraad import pieces
from bot.pictures.het_verraad.layout import BOTTOM, MARGIN, TOP, WIDTH
from bot.pictures.het_verraad.layout import RIM as WALL_RIM
from bot.pictures.het_verraad.pieces import draw_piece
from bot.pictures.het_verraad.shelves import draw_heap
from bot.pictures.lettering import fitting
from bot.texts import Speaker
from engine.het_verraad.components import Building
from engine.het_verraad.view import HetVerraadView, PowerView

_ROW, _ROOM = 54, 14
_POWER = 122


def draw_corners(canvas: Canvas, view: HetVerraadView, say: Speaker) -> None:
    """What lies beside the city."""
    _powers(canvas, view.powers)
    _supplies(canvas, view)
    if view.ending and view.result is None:
        row = corner_row(1, bottom=False, right=True)
        words, size = fitting(say("het_verraad-picture-last-round"), "SemiBold", (40, 36, 32), row.width)
        canvas.write(words, (row.right, row.middle[1]), size, GOLD, "SemiBold", "rm")
    _shop(canvas, "trade", say("het_verraad-picture-pawnshop"), view.pawnshop, right=False)
    _shop(canvas, "shop", say("het_verraad-picture-market"), view.market, right=True)


def corner_row(number: int, *, bottom: bool, right: bool) -> Box:
    """The row of that number, counted from the edge of the picture, as wide as the wall leaves it."""
    far = WALL_RIM - (number + 1) * _ROW  # of the row's edge from the middle of the city, up or down
    room = WIDTH // 2 - round(math.sqrt(WALL_RIM**2 - far**2)) - MARGIN - _ROOM
    top = BOTTOM - (number + 1) * _ROW if bottom else TOP + number * _ROW
    left = WIDTH - MARGIN - room if right else MARGIN
    return Box(left, top, left + room, top + _ROW)


def _powers(canvas: Canvas, powers: Sequence[PowerView]) -> None:
    """Each great power with its points and the mark of its holder."""
    left = list(powers)
    number = 0
    while left:
        row = corner_row(number, bottom=False, right=False)
        for start in range(row.left, row.right - _POWER + 1, _POWER):
            if left:
                _power(canvas, row._replace(left=start), left.pop(0))
        number += 1


def _power(canvas: Canvas, box: Box, power: PowerView) -> None:
    end = draw_piece(canvas, pieces.power(power.power, 42), box.left, box.middle[1])
    canvas.write(str(power.points), (end + 14, box.middle[1]), 34, GOLD, "ExtraBold", "mm")
    draw_piece(canvas, pieces.owner(power.holder, 38), end + 30, box.middle[1])


def _supplies(canvas: Canvas, view: HetVerraadView) -> None:
    """Towers, white chips and black chips that are left."""
    row = corner_row(0, bottom=False, right=True)
    right = row.right
    for piece, count in (
        (pieces.power("black", 42), view.black_stack),
        (pieces.power("white", 42), view.white_left),
        (pieces.power("towers", 42), view.towers_left),
    ):
        left = canvas.write(str(count), (right, row.middle[1]), 36, PAPER, "ExtraBold", "rm").left - 8
        draw_piece(canvas, piece, left - 42, row.middle[1])
        right = left - 42 - 24


def _shop(canvas: Canvas, symbol: str, words: str, buildings: Sequence[Building], *, right: bool) -> None:
    row = corner_row(0, bottom=True, right=right)
    shown, size = fitting(words, "SemiBold", (34, 31, 28), row.width - 56)
    if right:
        start = canvas.write(shown, (row.right, row.middle[1]), size, QUIET, "SemiBold", "rm").left - 52
    else:
        start = row.left
        canvas.write(shown, (row.left + 52, row.middle[1]), size, QUIET)
    canvas.pictogram(symbol, square((start + 21, row.middle[1]), 42), QUIET)
    rows = [corner_row(number, bottom=True, right=right) for number in (1, 2, 3)]
    draw_heap(canvas, rows, buildings, right=right)
