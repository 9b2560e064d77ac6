"""The holdings of a seat, as blocks in a column, each of a known height."""

from collections.abc import Sequence

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.colours import BRICK, INFLUENCE
from bot.games.het_verraad.pictures.layout import side_by_side
from bot.games.het_verraad.pictures.pieces import Piece, draw_piece
from bot.games.het_verraad.pictures.race import HEIGHT as BAR
from bot.games.het_verraad.pictures.race import draw_race
from bot.games.het_verraad.pictures.shelves import draw_building
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET, WHITE
from bot.pictures.hands import Block
from bot.pictures.lettering import LEADING, fitting, lines
from bot.texts import Speaker
from engine.het_verraad.components import CATEGORIES, Building
from engine.het_verraad.view import CastleView, Chip, HetVerraadView, InfluenceCard

_CAPTION, _CARD, _INFLUENCE, _LINE = 46, 50, 84, 62
_SYMBOL, _EFFECT = 64, 26
_FEW = 3  # cards that have a line each
_RACE = 26

ROOM = 590
"""The width of a block."""


def caption(words: str) -> Block:
    """Return a block with a caption for the blocks below."""

    def draw(canvas: Canvas, box: Box) -> None:
        shown, size = fitting(words, "SemiBold", (36, 33, 30, 27), box.width)
        canvas.write(shown, (box.left, box.middle[1] + 4), size, QUIET)

    return Block(_CAPTION, draw)


def stock(castle: CastleView) -> Block:
    """Return a block with bricks, knights, chips, and the price of the next chip of each colour (H-0.6)."""
    counts = [
        (pieces.symbol("brick", 48, BRICK, PAPER), str(castle.bricks)),
        (pieces.symbol("knight", 48, PAPER, DISC), str(castle.knights)),
        (pieces.power("white", 48), str(castle.white)),
        (pieces.power("black", 48), str(castle.black)),
    ]

    def draw(canvas: Canvas, box: Box) -> None:
        _counts(canvas, box, counts)
        columns = side_by_side(box, len(counts))[2:]
        for column, price in zip(columns, (castle.white_price, castle.black_price), strict=True):
            if price:
                canvas.pictogram("brick", square((column.left + 110, box.middle[1]), 24), QUIET)
                canvas.write(str(price), (column.left + 125, box.middle[1]), 26, QUIET)

    return Block(_LINE, draw)


def race(view: HetVerraadView, castle: CastleView) -> Block:
    """Return a block with the seat's way to the space that ends the match, and the number of points needed."""

    def draw(canvas: Canvas, box: Box) -> None:
        points = f"{castle.points}/{view.end_points}"
        left = canvas.write(points, (box.right, box.middle[1]), 34, GOLD, "ExtraBold", "rm").left - 14
        draw_race(canvas, view, castle.seat, castle.points, Box(box.left, box.middle[1] - BAR // 2, left, box.bottom))

    return Block(_RACE, draw)


def incomes(castle: CastleView) -> Block:
    """Return a block with the income that each category would pay (H-3.3)."""
    counts = [(pieces.power(key, 48), f"+{income}") for key, income in zip(CATEGORIES, castle.incomes, strict=True)]
    return Block(_LINE, lambda canvas, box: _counts(canvas, box, counts))


def black_chips(chips: Sequence[Chip], words: str) -> Block:
    """Return a block with the seat's own black chips and their values."""

    def draw(canvas: Canvas, box: Box) -> None:
        left = canvas.write(words, (box.left, box.middle[1]), 36, QUIET).right + 20
        size = min(56, (box.right - left) // len(chips) - 6)
        for chip in chips:
            left = draw_piece(canvas, pieces.chip("black", str(chip.value), size), left, box.middle[1]) + 6

    return Block(_LINE, draw)


def cards(buildings: Sequence[Building], *, chosen: bool = False) -> Block:
    """Return a block with building cards, side by side if there are many.

    A white line stands before them if a card is to be ``chosen``.
    """
    columns = 1 if len(buildings) <= _FEW else 2
    rows = -(-len(buildings) // columns)

    def draw(canvas: Canvas, box: Box) -> None:
        if chosen:
            canvas.panel(Box(box.left - 16, box.top + 4, box.left - 8, box.bottom - 4), WHITE, 4)
        for number, building in enumerate(buildings):
            row, column = divmod(number, columns)
            line = box._replace(top=box.top + row * _CARD, bottom=box.top + (row + 1) * _CARD)
            draw_building(canvas, side_by_side(line, columns)[column], building, 34)

    return Block(rows * _CARD, draw)


def influence(held: Sequence[InfluenceCard], say: Speaker) -> list[Block]:
    """Return blocks with influence cards and their effects."""
    return [_influence(card.influence, say) for card in held]


def _influence(kind: str, say: Speaker) -> Block:
    rows = lines(say("het_verraad-effect", key=kind), "SemiBold", _EFFECT, ROOM - _SYMBOL - 16)
    beyond = (len(rows) - 1) * round(_EFFECT * LEADING)

    def draw(canvas: Canvas, box: Box) -> None:
        symbol = pieces.symbol(INFLUENCE[kind], _SYMBOL, INK, PAPER)
        left = draw_piece(canvas, symbol, box.left, box.top + 8 + _SYMBOL // 2) + 16
        name, size = fitting(say("het_verraad-influence", key=kind), "SemiBold", (38, 34, 30), box.right - left)
        canvas.write(name, (left, box.top + 26), size, PAPER)
        canvas.write_lines(rows, (left, box.top + 62 + beyond // 2), _EFFECT, QUIET)

    return Block(_INFLUENCE + beyond, draw)


def _counts(canvas: Canvas, box: Box, counts: Sequence[tuple[Piece, str]]) -> None:
    for column, (piece, words) in zip(side_by_side(box, len(counts)), counts, strict=True):
        left = draw_piece(canvas, piece, column.left, box.middle[1]) + 10
        shown, size = fitting(words, "ExtraBold", (46, 40, 34, 28), column.right - left)
        canvas.write(shown, (left, box.middle[1]), size, PAPER, "ExtraBold")
