"""The corners around the city: the goal of the match, supplies, pawnshop, free market."""

import math
from collections.abc import Sequence

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.layout import BOTTOM, CITY, MARGIN, RIM, TOP
from bot.games.het_verraad.pictures.pieces import draw_piece
from bot.games.het_verraad.pictures.shelves import draw_heap
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, PAPER, QUIET
from bot.pictures.landscape import LEGIBLE
from bot.pictures.lettering import fitting
from bot.texts import Speaker
from engine.het_verraad.components import Building
from engine.het_verraad.view import HetVerraadView

_ROW, _ROOM = 46, 8


def draw_corners(canvas: Canvas, view: HetVerraadView, say: Speaker) -> None:
    """Draw the goal, the supplies and the two shops beside the city."""
    _goal(canvas, view, say)
    _supplies(canvas, view)
    _shop(canvas, "trade", view.pawnshop, right=False)
    _shop(canvas, "shop", view.market, right=True)


def corner_row(number: int, *, bottom: bool, right: bool) -> Box:
    """Return the row of that number, counted from the edge of the city, as wide as the wall allows."""
    far = RIM - (number + 1) * _ROW  # of the row's edge from the middle of the city, up or down
    room = RIM - round(math.sqrt(RIM**2 - far**2)) - _ROOM
    top = BOTTOM - (number + 1) * _ROW if bottom else TOP + number * _ROW
    left = CITY.x + RIM - room if right else MARGIN
    return Box(left, top, left + room, top + _ROW)


def _goal(canvas: Canvas, view: HetVerraadView, say: Speaker) -> None:
    """Draw the number of points that ends the match (H-10.1), and the building deck; before them, the last round."""
    rows = [corner_row(number, bottom=False, right=False) for number in (0, 1, 2)]
    if view.ending and view.result is None:
        first = rows.pop(0)
        words, size = fitting(say("het_verraad-picture-last-round"), "ExtraBold", (36, 34, 32), first.width)
        canvas.write(words, (first.left, first.middle[1]), size, GOLD, "ExtraBold")
    goal, deck = rows[:2]
    canvas.pictogram("laurels", square((goal.left + 23, goal.middle[1]), 46), GOLD)
    canvas.write(str(view.end_points), (goal.left + 56, goal.middle[1]), 44, GOLD, "ExtraBold")
    left = draw_piece(canvas, pieces.card("estate", 36), deck.left, deck.middle[1]) + 8
    canvas.write(str(view.deck), (left, deck.middle[1]), 34, PAPER, "ExtraBold")


def _supplies(canvas: Canvas, view: HetVerraadView) -> None:
    """Draw towers, white chips and black chips that are left."""
    counts = (("towers", view.towers_left), ("white", view.white_left), ("black", view.black_stack))
    for number, (key, count) in enumerate(counts):
        row = corner_row(number, bottom=False, right=True)
        left = canvas.write(str(count), (row.right, row.middle[1]), 34, PAPER, "ExtraBold", "rm").left - 8
        draw_piece(canvas, pieces.power(key, 36), left - 36, row.middle[1])


def _shop(canvas: Canvas, symbol: str, buildings: Sequence[Building], *, right: bool) -> None:
    rows = [corner_row(number, bottom=True, right=right) for number in (0, 1, 2)]
    place = square((rows[0].right - 22 if right else rows[0].left + 22, rows[0].middle[1]), 44)
    canvas.pictogram(symbol, place, QUIET)
    if not buildings:
        return
    rows[0] = rows[0]._replace(right=place.left - 8) if right else rows[0]._replace(left=place.right + 8)
    draw_heap(canvas, rows[:2], pieces.buildings(reversed(buildings), LEGIBLE), right=right)
