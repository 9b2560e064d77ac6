"""All castle cards, large: the possessions of each seat and of the Black Master; both shops and the supply."""

from collections.abc import Sequence
from functools import partial

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.counts import (
    attack_words,
    draw_counts,
    holdings,
    incomes,
    left_over,
    of_master,
    opened,
    prices,
)
from bot.games.het_verraad.pictures.layout import GAP, MARGIN, side_by_side
from bot.games.het_verraad.pictures.pieces import draw_piece
from bot.games.het_verraad.pictures.shelves import draw_heap
from bot.games.het_verraad.pictures.tiles import STRIPE, draw_frame, draw_ground
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, PAPER, QUIET, WHITE, Colour
from bot.pictures.landscape import HEADER_HEIGHT, HEIGHT, WIDTH, empty_table
from bot.pictures.lettering import fitting, width
from bot.texts import Speaker
from engine.het_verraad.components import MASTER, Building
from engine.het_verraad.view import Attack, HetVerraadView, Holdings

_SHOPS = 150
_FRAME = 5
_NAMES = (44, 40, 36, 32)


def draw_castles(view: HetVerraadView, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the castle cards in three columns, or in two if they are few, below an empty header."""
    canvas = Canvas(empty_table())
    boxes = castle_boxes(view.seats + 1)
    for seat, box in enumerate(boxes[:-1]):
        _castle(canvas, view, seat, box, names[seat])
    _master(canvas, view, boxes[-1], say)
    shops = Box(MARGIN, HEIGHT - GAP - _SHOPS, WIDTH - MARGIN, HEIGHT - GAP)
    left, middle, right = side_by_side(shops, 3, 3 * GAP)
    _shop(canvas, left, "trade", say("het_verraad-picture-pawnshop"), view.pawnshop)
    _shop(canvas, middle, "shop", say("het_verraad-picture-market"), view.market)
    _caption(canvas, right, "village", say("het_verraad-picture-supply"))
    draw_counts(canvas, right._replace(top=right.top + 48, bottom=right.top + 98), partial(left_over, view))
    return canvas


def castle_boxes(count: int) -> list[Box]:
    """Return a box for each of so many castle cards, row by row."""
    columns = 3 if count > 4 else 2
    rows = -(-count // columns)
    top, bottom = HEADER_HEIGHT + 12, HEIGHT - _SHOPS - 2 * GAP
    high = (bottom - top + 12) // rows
    line = Box(MARGIN, 0, WIDTH - MARGIN, 0)
    found = []
    for row in range(rows):
        here = line._replace(top=top + row * high, bottom=top + (row + 1) * high - 12)
        found += side_by_side(here, columns, 12)
    return found[:count]


def _castle(canvas: Canvas, view: HetVerraadView, seat: int, box: Box, name: str) -> None:
    castle = view.castles[seat]
    if seat in view.asked:
        draw_frame(canvas, box, WHITE, _FRAME)
    draw_ground(canvas, box, seat)
    lines = _head(canvas, box, name, castle.points, QUIET if castle.expelled else PAPER)
    draw_counts(canvas, lines[0], partial(holdings, castle))
    if view.holdings:
        _held(canvas, lines[1], lines[2], view.holdings[seat])
    else:
        draw_counts(canvas, lines[1], partial(incomes, castle))
        draw_counts(canvas, lines[2], partial(prices, castle))
    _powers(canvas, lines[3], castle.powers)


def _held(canvas: Canvas, first: Box, second: Box, held: Holdings) -> None:
    """Draw the cards in hand and the values of black chips, once the match is over.

    They stand in the place of incomes and prices.
    """
    draw_heap(canvas, [first], opened(held, 34))
    draw_heap(canvas, [second], [pieces.chip("black", str(chip.value), 44) for chip in held.chips])


def _master(canvas: Canvas, view: HetVerraadView, box: Box, say: Speaker) -> None:
    master = view.master
    draw_ground(canvas, box, MASTER)
    lines = _head(canvas, box, say("het_verraad-picture-master"), master.points, PAPER)
    draw_counts(canvas, lines[0], partial(of_master, master))
    if view.attack is not None:
        _attack(canvas, lines[1], view.attack)
    _powers(canvas, lines[3], master.powers)


def _head(canvas: Canvas, box: Box, name: str, points: int, colour: Colour) -> list[Box]:
    """Name and points; returns the four lines below them."""
    high = box.height // 5
    left, right, middle = box.left + STRIPE + 14, box.right - 16, box.top + high // 2 + 4
    canvas.write(str(points), (right, middle), 52, GOLD, "ExtraBold", "rm")
    words, size = fitting(name, "SemiBold", _NAMES, right - width(str(points), "ExtraBold", 52) - 16 - left)
    canvas.write(words, (left, middle), size, colour)
    return [Box(left, box.top + number * high, right, box.top + (number + 1) * high) for number in range(1, 5)]


def _powers(canvas: Canvas, line: Box, powers: Sequence[str]) -> None:
    """Draw the great powers that a seat holds."""
    for number, key in enumerate(powers):
        box = square((line.left + 23 + 52 * number, line.middle[1]), 46)
        canvas.panel(box, GOLD, 12)
        draw_piece(canvas, pieces.power(key, 40), box.left + 3, line.middle[1])


def _attack(canvas: Canvas, line: Box, attack: Attack) -> None:
    """Draw the area of the Black Master's last attack, and both sides with their summands (H-6.3)."""
    middle = line.middle[1]
    canvas.pictogram("conflict", square((line.left + 20, middle), 40), GOLD)
    left = canvas.write(attack.area, (line.left + 48, middle), 32, PAPER, "ExtraBold").right + 12
    words, size = fitting(attack_words(attack), "SemiBold", (34, 30, 27, 24), line.right - left)
    canvas.write(words, (left, middle), size, GOLD)


def _shop(canvas: Canvas, box: Box, symbol: str, words: str, buildings: Sequence[Building]) -> None:
    """Draw the pawnshop or the free market: the newest buildings first."""
    _caption(canvas, box, symbol, words)
    rows = [box._replace(top=box.top + top, bottom=box.top + top + 50) for top in (48, 98)]
    draw_heap(canvas, rows, pieces.buildings(reversed(buildings), 34))


def _caption(canvas: Canvas, box: Box, symbol: str, words: str) -> None:
    line = box.top + 23
    canvas.pictogram(symbol, square((box.left + 21, line), 42), QUIET)
    shown, size = fitting(words, "SemiBold", (36, 33, 30), box.width - 56)
    canvas.write(shown, (box.left + 54, line), size, QUIET)
