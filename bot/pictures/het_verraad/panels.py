"""The castle cards of the seats, and what the Black Master has, below the city."""

from collections.abc import Sequence

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET, WHITE, Colour
from bot.pictures.het_verraad import pieces
from bot.pictures.het_verraad.colours import BRICK
from bot.pictures.het_verraad.owners import STRIPE, draw_frame, draw_ground
from bot.pictures.het_verraad.pieces import Piece, draw_piece
from bot.pictures.lettering import fitting, width
from bot.texts import Speaker
from engine.het_verraad.components import CATEGORIES, MASTER
from engine.het_verraad.view import Attack, CastleView, HetVerraadView

FRAME = 6
_NAME, _FIRST, _SECOND, _THIRD = 36, 87, 129, 168  # the middles of the rows
_SYMBOL = 36
_COLUMNS = 4


def draw_panel(canvas: Canvas, view: HetVerraadView, seat: int, box: Box, name: str, say: Speaker) -> None:
    """All that is public of a seat; framed in white while it is asked."""
    castle = view.castles[seat]
    if seat in view.asked:
        draw_frame(canvas, box, WHITE, FRAME)
    draw_ground(canvas, box, seat)
    for number, symbol in enumerate(_signs(view, seat)):
        canvas.pictogram(symbol, square((box.left + STRIPE // 2, box.top + _FIRST + number * 42), 40), INK)
    columns = _head(canvas, box, name, castle.points, QUIET if castle.expelled else PAPER)
    _counts(canvas, columns, box.top + _FIRST, _holdings(castle))
    _chips(canvas, columns, box.top + _SECOND, view, castle)
    _powers(canvas, columns[2].left, box.right, box.top + _SECOND, castle.powers)
    incomes = zip(CATEGORIES, castle.incomes, strict=True)
    _counts(canvas, columns, box.top + _THIRD, [(pieces.power(key, _SYMBOL), f"+{income}") for key, income in incomes])


def draw_master(canvas: Canvas, view: HetVerraadView, box: Box, say: Speaker) -> None:
    """All there is to know of the Black Master, and his last attack."""
    master = view.master
    draw_ground(canvas, box, MASTER)
    columns = _head(canvas, box, say("het_verraad-picture-master"), master.points, PAPER)
    counts = [
        (pieces.symbol("village", _SYMBOL, QUIET, DISC), str(len(master.areas))),
        (pieces.symbol("knight", _SYMBOL, QUIET, DISC), str(master.knights)),
        (pieces.power("black", _SYMBOL), str(master.chips)),
        (pieces.power("towers", _SYMBOL), str(master.towers)),
    ]
    _counts(canvas, columns, box.top + _FIRST, counts)
    _powers(canvas, columns[0].left, box.right, box.top + _SECOND, master.powers)
    if view.attack is not None:
        canvas.pictogram("conflict", square((box.left + STRIPE // 2, box.top + _THIRD), 36), GOLD)
        _attack(canvas, columns[0].left, box.right, box.top + _THIRD, view.attack)


def _holdings(castle: CastleView) -> list[tuple[Piece, str]]:
    return [
        (pieces.symbol("brick", _SYMBOL, BRICK, PAPER), str(castle.bricks)),
        (pieces.card("estate", 40), str(castle.hand)),
        (pieces.card("strategist", 40), str(castle.influence)),
        (pieces.symbol("knight", _SYMBOL, QUIET, DISC), str(castle.knights)),
    ]


def _signs(view: HetVerraadView, seat: int) -> list[str]:
    if view.result is not None:
        return ["laurels"] if seat in view.result.winners else []
    signs = ["start"] if seat == view.start else []
    if view.turn is not None and seat == view.turn.seat:
        signs.append("turn")
    return signs


def _head(canvas: Canvas, box: Box, name: str, points: int, colour: Colour) -> list[Box]:
    """Name and points; returns the columns of the rows below."""
    line = box.top + _NAME
    plate = Box(box.right - 24 - width(str(points), "ExtraBold", 50), line - 27, box.right - 8, line + 27)
    canvas.panel(plate, INK, 12)
    canvas.write(str(points), plate.middle, 50, GOLD, "ExtraBold", "mm")
    left = box.left + STRIPE + 14
    words, size = fitting(name, "SemiBold", (42, 38, 34, 30), plate.left - 10 - left)
    canvas.write(words, (left, line), size, colour)
    wide = (box.right - left) // _COLUMNS
    return [Box(left + number * wide, box.top, left + (number + 1) * wide, box.bottom) for number in range(_COLUMNS)]


def _counts(canvas: Canvas, columns: Sequence[Box], line: int, counts: Sequence[tuple[Piece, str]]) -> None:
    for column, (piece, words) in zip(columns, counts, strict=True):
        left = draw_piece(canvas, piece, column.left, line) + 6
        shown, size = fitting(words, "ExtraBold", (33, 30, 27, 24), column.right - 4 - left)
        canvas.write(shown, (left, line), size, PAPER, "ExtraBold")


def _chips(canvas: Canvas, columns: Sequence[Box], line: int, view: HetVerraadView, castle: CastleView) -> None:
    """White and black chips, and what the next one costs (H-0.6); at the end what the black ones are worth."""
    chips = (("white", castle.white, castle.white_price), ("black", castle.black, castle.black_price))
    for column, (colour, count, price) in zip(columns, chips, strict=False):
        left = draw_piece(canvas, pieces.chip(colour, str(count), 40), column.left, line) + 4
        if colour == "black" and view.revealed and view.revealed[castle.seat]:
            total = sum(chip.value for chip in view.revealed[castle.seat])
            canvas.write(f"={total}", (left, line), 30, PAPER, "ExtraBold")
        elif price:
            canvas.pictogram("brick", square((left + 11, line), 24), QUIET)
            canvas.write(str(price), (left + 24, line), 27, QUIET)


def _powers(canvas: Canvas, left: int, right: int, line: int, powers: Sequence[str]) -> None:
    """The great powers held: as close as they must stand."""
    step = min(50, (right - 12 - left - 42) // max(1, len(powers) - 1))
    for number, key in enumerate(powers):
        box = square((left + 21 + step * number, line), 42)
        canvas.panel(box, GOLD, 11)
        draw_piece(canvas, pieces.power(key, 36), box.left + 3, line)


def _attack(canvas: Canvas, left: int, right: int, line: int, attack: Attack) -> None:
    """Where he attacked last, and both sides with their summands (H-6.3)."""
    end = canvas.write(attack.area, (left, line), 32, PAPER, "ExtraBold").right + 14
    black = f"{attack.black_die}+{attack.black_chips}={attack.black_total}"
    white = "+".join(str(number) for number in (attack.white_die, attack.white_chips, attack.towers))
    words, size = fitting(f"{black} : {white}={attack.white_total}", "SemiBold", (32, 29, 26), right - 10 - end)
    canvas.write(words, (end, line), size, GOLD)
