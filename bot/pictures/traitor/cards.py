"""Cards in their slots, in rows that wrap: face down with the slot's number, face up with rank and suit beside it."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import CARD_BACK, GOLD, INK, PAPER, WHITE, Colour
from bot.pictures.lettering import width as text_width
from bot.pictures.shapes import ring, rounded
from bot.pictures.traitor.colours import OUT, RED
from bot.texts import Speaker
from engine.traitor.components import RANKS, Face, face

SIZES = (48, 44, 40, 36, 32, 29, 26, 23, 20)
"""How high the figures of a slot's number are; all the rest of a card follows from it."""

FRAME = 6
"""How far the frame of a card reaches beyond it."""

_RADIUS = 8
_LINE = 3


def height(size: int) -> int:
    """How high a card is."""
    return round(size * 1.42)


def gap(size: int) -> int:
    """How far cards stand apart."""
    return max(4, size // 7)


def width(size: int, *, slot: bool = True, shown: bool = True, power: bool = False) -> int:
    """How wide a card is: its slot's number, its face, its power."""
    return _slot_width(size) * slot + _face_width(size) * shown + _power_width(size) * power


def rows(widths: Sequence[int], size: int, room: int) -> list[list[int]]:
    """The numbers of the cards of each row, for cards of such widths.

    >>> rows([100, 100, 200], 40, 210)
    [[0, 1], [2]]
    """
    found: list[list[int]] = []
    used = room
    for number, wide in enumerate(widths):
        if not found or used + gap(size) + wide > room:
            found.append([])
            used = -gap(size)
        found[-1].append(number)
        used += gap(size) + wide
    return found


def rows_height(count: int, size: int) -> int:
    """How high so many rows are."""
    return count * (height(size) + gap(size)) - gap(size) if count else 0


def flow(widths: Sequence[int], size: int, box: Box) -> list[Box]:
    """Boxes for cards of such widths, row by row from the left top corner of ``box``."""
    boxes = []
    for line, row in enumerate(rows(widths, size, box.width)):
        left, top = box.left, box.top + line * (height(size) + gap(size))
        for number in row:
            boxes.append(Box(left, top, left + widths[number], top + height(size)))
            left += widths[number] + gap(size)
    return boxes


def fitting_size(shown: Sequence[bool], box: Box, largest: int = SIZES[0]) -> int:
    """The largest size at which cards, face up (``True``) or down, fit into a box; the smallest if they fit at none."""
    for size in (one for one in SIZES if one <= largest):
        lines = rows([width(size, shown=one) for one in shown], size, box.width)
        if rows_height(len(lines), size) <= box.height:
            return size
    return SIZES[-1]


def draw_slot(canvas: Canvas, box: Box, size: int, slot: int) -> None:
    """A card face down, with the number of its slot."""
    canvas.tile(_blank(size, box.width, box.height, 0), (box.left, box.top))
    canvas.write(str(slot), box.middle, size, WHITE, "ExtraBold", "mm")


def draw_card(
    canvas: Canvas,
    box: Box,
    size: int,
    card: str,
    say: Speaker,
    *,
    slot: int | None = None,
    power: bool = False,
    out: bool = False,
) -> None:
    """A card's face, beside the number of its slot if it stands in one; with its power in a circle if asked for.

    ``out`` shows it darker: dead, or not kept. Framed beforehand by ``draw_frame`` where it is to stand out.
    """
    known = face(card)
    left = _slot_width(size) if slot is not None else 0
    canvas.tile(_blank(size, box.width, box.height, left, out=out), (box.left, box.top))
    if slot is not None:
        canvas.write(str(slot), (box.left + left // 2, box.middle[1]), size, WHITE, "ExtraBold", "mm")
    shown = Box(box.left + left, box.top, box.left + left + _face_width(size), box.bottom)
    _draw_face(canvas, shown, size, known, say, out=out)
    if power and known.suit:
        _draw_power(canvas, (shown.right + _power_width(size) // 2 - size // 16, box.middle[1]), size, known.power)


def draw_frame(canvas: Canvas, box: Box, colour: Colour = GOLD) -> None:
    """A frame for a card that is drawn afterwards."""
    canvas.panel(box.grown(FRAME), colour, _RADIUS + FRAME)
    canvas.panel(box.grown(FRAME - 4), INK, _RADIUS + FRAME - 4)


def card_words(card: str, say: Speaker) -> str:
    """A card in short."""
    known = face(card)
    return say("traitor-card", rank=known.rank, suit=known.suit)


def rank_words(known: Face, say: Speaker) -> str:
    """What stands on a card for its rank."""
    return say("traitor-rank", key=known.rank) if known.rank in RANKS else ""


def _draw_face(canvas: Canvas, box: Box, size: int, known: Face, say: Speaker, *, out: bool) -> None:
    colour = RED if known.suit in ("diamonds", "hearts") and not out else INK
    x, y = box.middle
    if not known.suit:
        canvas.pictogram("joker", square((x, y), round(size * 1.25)), colour)
        return
    symbol, rank = round(size * 0.86), rank_words(known, say)
    space = size // 7
    left = x - (text_width(rank, "ExtraBold", size) + space + symbol) // 2
    end = canvas.write(rank, (left, y), size, colour, "ExtraBold").right
    canvas.pictogram(
        known.suit, Box(end + space, y - symbol // 2, end + space + symbol, y + symbol - symbol // 2), colour
    )


def _draw_power(canvas: Canvas, middle: tuple[int, int], size: int, power: int) -> None:
    circle = square(middle, round(size * 1.12))
    canvas.mask(ring(circle.width, 2), (circle.left, circle.top), INK)
    canvas.write(str(power), middle, round(size * 0.64), INK, "SemiBold", "mm")


def _slot_width(size: int) -> int:
    return round(size * 1.56)


def _face_width(size: int) -> int:
    return round(size * 2.56)


def _power_width(size: int) -> int:
    return round(size * 1.36)


@lru_cache(maxsize=40)
def _blank(size: int, wide: int, high: int, slot: int, *, out: bool = False) -> Image.Image:
    """A card without what is written on it: back as far as its slot's number goes, then paper."""
    face_colour = OUT if out else PAPER
    card = Image.new("RGB", (wide, high), face_colour)
    canvas = Canvas(card)
    if wide <= _slot_width(size):
        canvas.panel(Box(0, 0, wide, high).grown(-_LINE), CARD_BACK, _RADIUS - 2)
    elif slot:
        canvas.panel(Box(_LINE, _LINE, slot, high - _LINE), CARD_BACK, _RADIUS - 2)
    tile = card.convert("RGBA")
    tile.putalpha(rounded(wide, high, _RADIUS))
    return tile
