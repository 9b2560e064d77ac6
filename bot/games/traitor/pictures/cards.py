"""The cards of an army in their slots, in rows that wrap.

Face down a card has the number of its slot; face up rank and suit, and the number below them. What is known of a card
that lies face down stands on its back.
"""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.games.traitor.pictures.colours import FELT, OUT, RED
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import CARD_BACK, GOLD, INK, PAPER, WHITE, Colour
from bot.pictures.lettering import width as text_width
from bot.texts import Speaker
from engine.traitor.components import RANKS, Face, face

SIZES = (92, 86, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 32, 28, 24)
"""How high cards are; all the rest of a card follows from it."""

FRAME = 5
"""How far the frame of a card reaches beyond it."""

_RADIUS = 8
_LINE = 3


def gap(size: int) -> int:
    """How far cards stand apart."""
    return max(4, size // 12)


def width(size: int, *, shown: bool) -> int:
    """How wide a card is whose rank and suit are ``shown``, or not."""
    return round(size * (0.86 if shown else 0.66))


def rows(widths: Sequence[int], between: int, room: int) -> list[list[int]]:
    """The numbers of the cards of each row, for cards of such widths that stand so far apart.

    >>> rows([100, 100, 200], 5, 210)
    [[0, 1], [2]]
    """
    found: list[list[int]] = []
    used = room
    for number, wide in enumerate(widths):
        if not found or used + between + wide > room:
            found.append([])
            used = -between
        found[-1].append(number)
        used += between + wide
    return found


def rows_height(count: int, size: int) -> int:
    """How high so many rows are."""
    return count * (size + gap(size)) - gap(size) if count else 0


def flow(widths: Sequence[int], size: int, box: Box) -> list[Box]:
    """Boxes for cards of such widths, row by row from the left top corner of ``box``."""
    boxes = []
    for line, row in enumerate(rows(widths, gap(size), box.width)):
        left, top = box.left, box.top + line * (size + gap(size))
        for number in row:
            boxes.append(Box(left, top, left + widths[number], top + size))
            left += widths[number] + gap(size)
    return boxes


def fitting_size(shown: Sequence[bool], box: Box) -> int:
    """The largest size at which cards, shown or not, fit into a box; the smallest if they fit at none."""
    for size in SIZES:
        lines = rows([width(size, shown=one) for one in shown], gap(size), box.width)
        if rows_height(len(lines), size) <= box.height:
            return size
    return SIZES[-1]


def draw_slot(canvas: Canvas, box: Box, slot: int) -> None:
    """A card face down, with the number of its slot."""
    canvas.card(_back(box.width, box.height), (box.left, box.top), _RADIUS)
    size = round(box.height * (0.44 if slot < 10 else 0.4))
    canvas.write(str(slot), box.middle, size, WHITE, "ExtraBold", "mm")


def draw_card(canvas: Canvas, box: Box, card: str, slot: int | None, say: Speaker, *, down: bool = False) -> None:
    """A card that is known, above the number of its slot if that is; on its back if it lies face ``down``."""
    size = box.height
    strip = box.bottom - _strip(size)
    canvas.card(_back(box.width, size) if down else _open(box.width, size), (box.left, box.top), _RADIUS)
    shown = Box(box.left + 3, box.top + 2, box.right - 3, strip)
    draw_face(canvas, shown, round(size * 0.42), face(card), say, WHITE if down else None)
    number = "?" if slot is None else str(slot)
    canvas.write(number, (box.middle[0], (strip + box.bottom) // 2 - 1), round(size * 0.38), WHITE, "ExtraBold", "mm")


def draw_plain(canvas: Canvas, box: Box, card: str, say: Speaker, *, out: bool) -> None:
    """A card that stands in no slot any more; darker if it is ``out``."""
    canvas.card(_paper(box.width, box.height, out=out), (box.left, box.top), _RADIUS)
    known = face(card)
    draw_face(canvas, box.grown(-3), round(box.height * 0.46), known, say, suit_colour(known, out=out))


def draw_chip(canvas: Canvas, box: Box, card: str, say: Speaker) -> None:
    """A card that lies face down somewhere, without a slot."""
    canvas.card(_back(box.width, box.height), (box.left, box.top), _RADIUS)
    draw_face(canvas, box, round(box.height * 0.62), face(card), say, WHITE)


def draw_frame(canvas: Canvas, box: Box, colour: Colour = GOLD) -> None:
    """A frame for a card that is drawn afterwards."""
    canvas.panel(box.grown(FRAME), colour, _RADIUS + FRAME)
    canvas.panel(box.grown(1), FELT, _RADIUS + 1)


def draw_face(canvas: Canvas, box: Box, size: int, known: Face, say: Speaker, ink: Colour | None = None) -> None:
    """Rank and suit beside each other in the middle of a box; in the suit's colour, or in ``ink``."""
    x, y = box.middle
    ink = ink or suit_colour(known)
    if not known.suit:
        canvas.pictogram("joker", square((x, y), min(box.height, round(size * 1.3))), ink)
        return
    rank = rank_words(known, say)
    size, symbol, wide = _face_sizes(rank, size, box.width)
    left = x - wide // 2
    end = canvas.write(rank, (left, y), size, ink, "ExtraBold").right
    canvas.pictogram(known.suit, square((end + 1 + symbol // 2, y), symbol), ink)


def suit_colour(known: Face, *, out: bool = False) -> Colour:
    """The colour of what stands on a card's face; ``out`` if it is dead or not kept."""
    return RED if known.suit in ("diamonds", "hearts") and not out else INK


def card_words(card: str, say: Speaker) -> str:
    """A card in short."""
    known = face(card)
    return say("traitor-card", rank=known.rank, suit=known.suit)


def rank_words(known: Face, say: Speaker) -> str:
    """What stands on a card for its rank."""
    return say("traitor-rank", key=known.rank) if known.rank in RANKS else ""


@lru_cache(maxsize=512)
def _face_sizes(rank: str, size: int, room: int) -> tuple[int, int, int]:
    """How high a rank and its suit are so that both have room, and how wide they are together."""
    symbol = round(size * 0.74)
    while text_width(rank, "ExtraBold", size) + symbol > room:
        size, symbol = size - 1, symbol - 1
    return size, symbol, text_width(rank, "ExtraBold", size) + symbol


def _strip(size: int) -> int:
    """How high the strip with the slot's number is."""
    return round(size * 0.42)


@lru_cache(maxsize=64)
def _back(wide: int, high: int) -> Image.Image:
    return _plain(wide, high, CARD_BACK).image


@lru_cache(maxsize=32)
def _paper(wide: int, high: int, *, out: bool) -> Image.Image:
    return _plain(wide, high, OUT if out else PAPER).image


@lru_cache(maxsize=64)
def _open(wide: int, high: int) -> Image.Image:
    """A card's face above the strip for the number of its slot."""
    canvas = _plain(wide, high, PAPER)
    canvas.panel(Box(_LINE, high - _strip(high), wide - _LINE, high - _LINE), CARD_BACK, _RADIUS - _LINE)
    return canvas.image


def _plain(wide: int, high: int, colour: Colour) -> Canvas:
    canvas = Canvas(Image.new("RGB", (wide, high), PAPER))
    canvas.panel(Box(0, 0, wide, high).grown(-_LINE), colour, _RADIUS - _LINE)
    return canvas
