"""What a castle card, or the Black Master, has, as pictograms with numbers."""

from collections.abc import Sequence

from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import DISC, PAPER, QUIET
from bot.pictures.het_verraad import pieces
from bot.pictures.het_verraad.colours import BRICK
from bot.pictures.het_verraad.pieces import Piece, draw_piece
from bot.pictures.lettering import fitting
from engine.het_verraad.components import CATEGORIES
from engine.het_verraad.view import Attack, CastleView, HetVerraadView, MasterView

Count = tuple[Piece, str]

_FIRST = 24  # so much wider is the first column
_GROWN = 40  # in lines so high all is larger


def size_in(line: Box) -> int:
    """How large the pictograms of a line are."""
    return 36 if line.height >= _GROWN else 28


def draw_counts(canvas: Canvas, line: Box, counts: Sequence[Count]) -> None:
    """Each with its number behind it, in columns."""
    wide = (line.width - _FIRST) // max(len(counts), 1)
    largest = size_in(line)
    for number, (piece, words) in enumerate(counts):
        start = line.left + number * wide + (_FIRST if number else 0)
        left = draw_piece(canvas, piece, start, line.middle[1]) + 6
        room = line.left + _FIRST + (number + 1) * wide - 4 - left
        shown, size = fitting(words, "ExtraBold", (largest, 26, 24, 22), room)
        canvas.write(shown, (left, line.middle[1]), size, PAPER, "ExtraBold")


def holdings(view: HetVerraadView, castle: CastleView, size: int) -> list[Count]:
    """Bricks, building cards, influence cards, white and black chips; at the end what the black ones are worth."""
    black = str(castle.black)
    if view.revealed and view.revealed[castle.seat]:
        black = f"={sum(chip.value for chip in view.revealed[castle.seat])}"
    return [
        (pieces.symbol("brick", size, BRICK, PAPER), str(castle.bricks)),
        (pieces.card("estate", size + 2), str(castle.hand)),
        (pieces.card("strategist", size + 2), str(castle.influence)),
        (pieces.power("white", size), str(castle.white)),
        (pieces.power("black", size), black),
    ]


def incomes(castle: CastleView, size: int) -> list[Count]:
    """What each category would pay (H-3.3)."""
    paid = zip(CATEGORIES, castle.incomes, strict=True)
    return [(pieces.power(key, size), f"+{income}") for key, income in paid]


def prices(castle: CastleView, size: int) -> list[Count]:
    """Knights in stock, and what the next chip of each colour costs (H-0.6)."""
    counts = [(pieces.symbol("knight", size, QUIET, DISC), str(castle.knights))]
    for colour, price in (("white", castle.white_price), ("black", castle.black_price)):
        if price:
            counts.append((pieces.priced_chip(colour, size), str(price)))
    return counts


def of_master(master: MasterView, size: int) -> list[Count]:
    """The Black Master's areas, knights, chips and towers."""
    return [
        (pieces.symbol("village", size, QUIET, DISC), str(len(master.areas))),
        (pieces.symbol("knight", size, QUIET, DISC), str(master.knights)),
        (pieces.power("black", size), str(master.chips)),
        (pieces.power("towers", size), str(master.towers)),
    ]


def attack_words(attack: Attack) -> str:
    """Both sides of an attack with their summands (H-6.3)."""
    black = f"{attack.black_die}+{attack.black_chips}={attack.black_total}"
    white = "+".join(str(number) for number in (attack.white_die, attack.white_chips, attack.towers))
    return f"{black} : {white}={attack.white_total}"
