"""The possessions of a castle card, or of the Black Master, as pictograms with numbers."""

from collections.abc import Callable, Sequence

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.colours import BRICK, INFLUENCE
from bot.games.het_verraad.pictures.pieces import Piece, draw_piece
from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import DISC, INK, PAPER, QUIET
from bot.pictures.landscape import LEGIBLE
from bot.pictures.lettering import width
from engine.het_verraad.components import CATEGORIES
from engine.het_verraad.view import Attack, CastleView, HetVerraadView, Holdings, MasterView

Count = tuple[Piece, str]

_SIZES = (54, 50, 46, 44, 40, 36, LEGIBLE)
_BEHIND, _LEAST, _MOST = 5, 8, 40  # between a pictogram and its number, and between counts


def draw_counts(canvas: Canvas, line: Box, sized: Callable[[int], Sequence[Count]]) -> None:
    """Draw each pictogram with its number behind it, all of the first size at which they have room."""
    roomy = (size for size in _SIZES if size <= line.height and _room(sized(size), line, size) >= _LEAST)
    size = next(roomy, LEGIBLE)
    counts = sized(size)
    left, room = line.left, min(max(_room(counts, line, size), 2), _MOST)
    for piece, words in counts:
        left = draw_piece(canvas, piece, left, line.middle[1]) + _BEHIND
        canvas.write(words, (left, line.middle[1]), size, PAPER, "ExtraBold")
        left += width(words, "ExtraBold", size) + room


def _room(counts: Sequence[Count], line: Box, size: int) -> int:
    """Return the room between counts if their numbers have that size."""
    wide = sum(piece.width + _BEHIND + width(words, "ExtraBold", size) for piece, words in counts)
    return (line.width - wide) // max(len(counts) - 1, 1)


def holdings(castle: CastleView, size: int) -> list[Count]:
    """Return counts of bricks, building cards, influence cards, white and black chips."""
    return [
        _bricks(castle, size),
        (pieces.card("estate", size + 2), str(castle.hand)),
        (pieces.card("strategist", size + 2), str(castle.influence)),
        (pieces.power("white", size), str(castle.white)),
        (pieces.power("black", size), str(castle.black)),
    ]


def in_play(castle: CastleView, size: int) -> list[Count]:
    """Return counts of what decides turns and attacks: bricks, white and black chips."""
    return [
        _bricks(castle, size),
        (pieces.power("white", size), str(castle.white)),
        (pieces.power("black", size), str(castle.black)),
    ]


def last_holdings(castle: CastleView, held: Holdings, size: int) -> list[Count]:
    """Return counts for the end of the match: areas, white and black chips, and the value of the black chips."""
    worth = f" ={sum(chip.value for chip in held.chips)}" if held.chips else ""
    return [
        (pieces.symbol("village", size, QUIET, DISC), str(len(castle.areas))),
        (pieces.power("white", size), str(castle.white)),
        (pieces.power("black", size), f"{castle.black}{worth}"),
    ]


def opened(held: Holdings, size: int) -> list[Piece]:
    """Return the influence cards and the building cards that a seat held when the match ended."""
    influence = [pieces.symbol(INFLUENCE[card.influence], size + 4, INK, PAPER) for card in held.influence]
    return [*influence, *pieces.buildings(held.hand, size)]


def _bricks(castle: CastleView, size: int) -> Count:
    return pieces.symbol("brick", size, BRICK, PAPER), str(castle.bricks)


def incomes(castle: CastleView, size: int) -> list[Count]:
    """Return the income that each category would pay (H-3.3)."""
    paid = zip(CATEGORIES, castle.incomes, strict=True)
    return [(pieces.power(key, size), f"+{income}") for key, income in paid]


def prices(castle: CastleView, size: int) -> list[Count]:
    """Return the number of knights in stock, and the price of the next chip of each colour (H-0.6)."""
    counts = [(pieces.symbol("knight", size, QUIET, DISC), str(castle.knights))]
    for colour, price in (("white", castle.white_price), ("black", castle.black_price)):
        if price:
            counts.append((pieces.priced_chip(colour, size), str(price)))
    return counts


def of_master(master: MasterView, size: int) -> list[Count]:
    """Return counts of the Black Master's areas, knights, chips and towers."""
    return [
        (pieces.symbol("village", size, QUIET, DISC), str(len(master.areas))),
        (pieces.symbol("knight", size, QUIET, DISC), str(master.knights)),
        (pieces.power("black", size), str(master.chips)),
        (pieces.power("towers", size), str(master.towers)),
    ]


def left_over(view: HetVerraadView, size: int) -> list[Count]:
    """Return counts of both decks, and of the towers and chips in the supply."""
    return [
        (pieces.card("estate", size + 2), str(view.deck)),
        (pieces.card("strategist", size + 2), str(view.influence_deck)),
        (pieces.power("towers", size), str(view.towers_left)),
        (pieces.power("white", size), str(view.white_left)),
        (pieces.power("black", size), str(view.black_stack)),
    ]


def attack_words(attack: Attack) -> str:
    """Return both sides of an attack with their summands, in words (H-6.3)."""
    black = f"{attack.black_die}+{attack.black_chips}={attack.black_total}"
    white = "+".join(str(number) for number in (attack.white_die, attack.white_chips, attack.towers))
    return f"{black} : {white}={attack.white_total}"
