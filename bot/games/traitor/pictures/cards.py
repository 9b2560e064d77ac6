"""The cards of an army, in rows that wrap. The known facts of a card that lies face down stand on its back."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.games.traitor.pictures.colours import FELT, OUT, RED
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import CARD_BACK, GOLD, INK, PAPER, WHITE, Colour
from bot.pictures.lettering import fitting
from bot.pictures.lettering import width as text_width
from bot.pictures.reveals.cards import PlayingCard
from bot.texts import Speaker
from engine.traitor.components import RANKS, Face, face

_SIZES = (124, 116, 108, 100, 92, 86, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 32, 28, 24)  # of cards

_FRAME = 3  # so far the frame of a card reaches beyond the card
_RADIUS = 8
_LINE = 3
_SUIT = 0.74  # of the letters' height: the suit beside them


def gap(size: int) -> int:
    """Return the gap between cards."""
    return max(4, size // 12)


def width(size: int) -> int:
    """Return the width of a card."""
    return round(size * 0.86)


def rows(widths: Sequence[int], between: int, room: int) -> list[list[int]]:
    """Return the numbers of the cards of each row, for cards of such widths with gaps of ``between``.

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


def flow(widths: Sequence[int], size: int, box: Box) -> list[Box]:
    """Return boxes for cards of such widths, row by row from the left top corner of ``box``."""
    boxes = []
    for line, row in enumerate(rows(widths, gap(size), box.width)):
        left, top = box.left, box.top + line * (size + gap(size))
        for number in row:
            boxes.append(Box(left, top, left + widths[number], top + size))
            left += widths[number] + gap(size)
    return boxes


def fitting_size(count: int, box: Box) -> int:
    """Return the largest size at which so many cards fit into a box; the smallest size if none fits."""
    for size in _SIZES:
        lines = rows([width(size)] * count, gap(size), box.width)
        if len(lines) * (size + gap(size)) - gap(size) <= box.height:
            return size
    return _SIZES[-1]


def draw_card(canvas: Canvas, box: Box, card: str, slot: int | None, say: Speaker, *, down: bool = False) -> None:
    """Draw a known card, above the number of its slot if known; on its back if it lies face ``down``."""
    size = box.height
    strip = box.bottom - _strip(size)
    canvas.card(_back(box.width, size) if down else _open(box.width, size), (box.left, box.top), _RADIUS)
    shown = Box(box.left + 3, box.top + 2, box.right - 3, strip)
    draw_face(canvas, shown, round(size * 0.45), face(card), say, WHITE if down else None)
    number = "?" if slot is None else str(slot)
    canvas.write(number, (box.middle[0], (strip + box.bottom) // 2 - 1), round(size * 0.38), WHITE, "ExtraBold", "mm")


def draw_plain(canvas: Canvas, box: Box, card: str, say: Speaker, *, out: bool) -> None:
    """Draw a card that has left its slot; darker if it is ``out``."""
    canvas.card(_paper(box.width, box.height, out=out), (box.left, box.top), _RADIUS)
    known = face(card)
    draw_face(canvas, box.grown(-3), round(box.height * 0.46), known, say)


def draw_token(canvas: Canvas, box: Box, card: str, say: Speaker, *, down: bool, out: bool) -> None:
    """Draw the rank of a card whose suit stands before it: on its back if it lies face ``down``, struck if dead."""
    back = _back(box.width, box.height) if down else _paper(box.width, box.height, out=out)
    canvas.card(back, (box.left, box.top), _RADIUS)
    known = face(card)
    ink = WHITE if down else suit_colour(known)
    sizes = tuple(round(box.height * share) for share in (0.74, 0.68, 0.62, 0.56, 0.5, 0.44, 0.4, 0.36))
    if not known.suit:
        canvas.pictogram("joker", square(box.middle, min(box.width, box.height) - 8), ink)
    else:
        rank, size = fitting(rank_words(known, say), "ExtraBold", sizes, box.width - 6)
        canvas.write(rank, box.middle, size, ink, "ExtraBold", "mm")
    if out:
        line = box.height // 12
        canvas.fill(Box(box.left + 5, box.middle[1] - line // 2, box.right - 5, box.middle[1] + line - line // 2), ink)


def draw_frame(canvas: Canvas, box: Box, colour: Colour = GOLD) -> None:
    """Draw a frame for a card that is drawn afterwards."""
    canvas.panel(box.grown(_FRAME), colour, _RADIUS + _FRAME)
    canvas.panel(box.grown(1), FELT, _RADIUS + 1)


def draw_face(canvas: Canvas, box: Box, size: int, known: Face, say: Speaker, ink: Colour | None = None) -> None:
    """Draw rank and suit beside each other in the middle of a box; in the suit's colour, or in ``ink``."""
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


def suit_colour(known: Face) -> Colour:
    """Return the colour of the print on a card's face."""
    return RED if known.suit in ("diamonds", "hearts") else INK


def playing_card(rank: str, suit: str, say: Speaker, *, dead: bool = False) -> PlayingCard:
    """Return a card as pictures of all games show it."""
    letters = say("traitor-rank", key=rank) if suit else ""
    return PlayingCard(letters, suit or "joker", suit in ("diamonds", "hearts"), dead)


def card_words(card: str, say: Speaker) -> str:
    """Name a card in short."""
    known = face(card)
    return say("traitor-card", rank=known.rank, suit=known.suit)


def rank_words(known: Face, say: Speaker) -> str:
    """Return the words on a card for its rank."""
    return say("traitor-rank", key=known.rank) if known.rank in RANKS else ""


@lru_cache(maxsize=512)
def _face_sizes(rank: str, size: int, room: int) -> tuple[int, int, int]:
    """Return the heights of a rank and its suit, so that both have room, and their width together."""
    symbol = round(size * _SUIT)
    while text_width(rank, "ExtraBold", size) + symbol > room:
        size, symbol = size - 1, symbol - 1
    return size, symbol, text_width(rank, "ExtraBold", size) + symbol


def _strip(size: int) -> int:
    """Return the height of the strip with the slot's number."""
    return round(size * 0.42)


@lru_cache(maxsize=64)
def _back(wide: int, high: int) -> Image.Image:
    return _plain(wide, high, CARD_BACK).image


@lru_cache(maxsize=32)
def _paper(wide: int, high: int, *, out: bool) -> Image.Image:
    return _plain(wide, high, OUT if out else PAPER).image


@lru_cache(maxsize=64)
def _open(wide: int, high: int) -> Image.Image:
    """Return a card's face above the strip for the number of its slot."""
    canvas = _plain(wide, high, PAPER)
    canvas.panel(Box(_LINE, high - _strip(high), wide - _LINE, high - _LINE), CARD_BACK, _RADIUS - _LINE)
    return canvas.image


def _plain(wide: int, high: int, colour: Colour) -> Canvas:
    canvas = Canvas(Image.new("RGB", (wide, high), PAPER))
    canvas.panel(Box(0, 0, wide, high).grown(-_LINE), colour, _RADIUS - _LINE)
    return canvas
