"""The small things of the game, in any size: prices, bonuses, buildings, owners, towers, chips, the Black Master.

Each piece is drawn once and kept, as a board has hundreds of pieces.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.games.het_verraad.pictures.colours import BLACK, BRICK, CATEGORIES, GROUND, RED, STONE, WHISPER
from bot.games.het_verraad.pictures.rings import VEIL
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET, RIM, SEATS, WHITE, Colour, mix
from bot.pictures.landscape import draw_back
from bot.pictures.lettering import width
from bot.pictures.pictograms import pictogram as mask_of
from bot.pictures.shapes import mark as seat_mark
from bot.pictures.shapes import rounded
from engine.het_verraad.components import MASTER, Building

_CLAY = mix(BRICK, PAPER, 0.5)  # a brick on dark ground


class Piece(NamedTuple):
    """A small drawing, its shape, and the words on it."""

    image: Image.Image
    mask: Image.Image
    words: tuple[tuple[str, Box], ...] = ()

    @property
    def width(self) -> int:
        """The width in pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """The height in pixels."""
        return self.image.height


def draw_piece(canvas: Canvas, piece: Piece, left: int, middle: int) -> int:
    """Draw a piece beside a point, and return its right end."""
    top = middle - piece.height // 2
    canvas.put(piece.image, (left, top), piece.mask)
    for words, box in piece.words:
        canvas.words.append((words, Box(left + box.left, top + box.top, left + box.right, top + box.bottom)))
    return left + piece.width


def draw_row(canvas: Canvas, middle: tuple[int, int], pieces: Sequence[Piece], gap: int) -> None:
    """Draw pieces side by side, around a point."""
    left = middle[0] - (sum(piece.width for piece in pieces) + gap * (len(pieces) - 1)) // 2
    for piece in pieces:
        left = draw_piece(canvas, piece, left, middle[1]) + gap


@lru_cache(maxsize=256)
def sign(words: str, size: int, *, possible: bool = False) -> Piece:
    """Return a piece with the number of an area; on white, if the seat may choose the area now."""
    canvas = _blank(width(words, "ExtraBold", size) + size // 2, size * 7 // 6, WHITE if possible else INK)
    canvas.write(words, _middle(canvas), size, INK if possible else PAPER, "ExtraBold", "mm")
    return _piece(canvas, size // 4)


@lru_cache(maxsize=64)
def name(words: str, size: int, owner: int | None, *, evil: bool = False) -> Piece:
    """Return the name of an area on its owner's colour or a dark ground, behind a skull if ``evil``."""
    ink = PAPER if owner in (None, MASTER) else INK
    return _named(words, size, INK if owner is None else ground("", owner), ink, size * 3 // 4 if evil else 0)


@lru_cache(maxsize=64)
def whisper(words: str, ring: str, size: int) -> Piece:
    """Return the name of a neutral area, low, on the ground of its ring: so a road leaves room for it."""
    return _named(words, size, GROUND[ring], mix(GROUND[ring], PAPER, WHISPER))


def _named(words: str, size: int, ground: Colour, ink: Colour, skull: int = 0) -> Piece:
    canvas = _blank(skull + width(words, "SemiBold", size) + 4, size, ground)
    if skull:
        canvas.pictogram("skull", square((skull // 2 + 2, size // 2), skull), ink)
    canvas.write(words, ((canvas.width + skull) // 2, size // 2), size, ink, "SemiBold", "mm")
    return _piece(canvas, size // 4)


def ground(ring: str, owner: int | None) -> Colour:
    """Return the colour of an area's ground: its owner's, or the colour of its ring."""
    return GROUND[ring] if owner is None else RED if owner == MASTER else SEATS[owner]


@lru_cache(maxsize=64)
def offer(bricks: int, bonus: int, size: int, *, best: bool = False) -> Piece:
    """Return a piece with the price of an area, and a dot for each step of the area's bonus; on gold, if it is best.

    Prices without a bonus are dim.
    """
    ink = INK if best else PAPER if bonus else QUIET
    words, dot, tag = str(bricks), size // 4, size * 3 // 4
    end = tag + width(words, "ExtraBold", size) + 4
    canvas = _blank(end + (dot + 3 if bonus else 1), size * 13 // 12, GOLD if best else INK)
    canvas.pictogram("brick", square((tag // 2 + 1, canvas.height // 2), tag), INK if best else _CLAY)
    canvas.write(words, ((tag + end) // 2, canvas.height // 2), size, ink, "ExtraBold", "mm")
    _dot(canvas, end + dot // 2, bonus, dot, INK if best else GOLD)
    return _piece(canvas, size // 4)


@lru_cache(maxsize=4)
def dots(bonus: int, size: int) -> Piece:
    """Return the dots of a bonus alone, as beside the price of an area."""
    canvas = _blank(size * 3 // 4, size * 7 // 6, INK)
    _dot(canvas, canvas.width // 2, bonus, size // 3)
    return _piece(canvas, size // 4)


def _dot(canvas: Canvas, x: int, number: int, size: int, colour: Colour = GOLD) -> None:
    """Draw so many dots, one below the other."""
    for step in range(number):
        middle = (x, canvas.height // 2 + (2 * step + 1 - number) * (size + 1) // 2)
        canvas.panel(square(middle, size), colour, size // 2)


@lru_cache(maxsize=64)
def price(bricks: int, size: int) -> Piece:
    """Return a piece with the price of a thing, or with the number of bricks on the thing."""
    words = str(bricks)
    canvas = _blank(width(words, "ExtraBold", size) + size * 3 // 2, size * 7 // 6, PAPER)
    canvas.pictogram("brick", square((size * 5 // 8, canvas.height // 2), size), BRICK)
    canvas.write(words, (canvas.width - size // 4, canvas.height // 2), size, INK, "ExtraBold", "rm")
    return _piece(canvas, size // 4)


@lru_cache(maxsize=32)
def heap(bricks: int, height: int) -> Piece:
    """Return a piece with the number of bricks below their pictogram."""
    words, half = str(bricks), height // 2
    canvas = _blank(max(half, width(words, "ExtraBold", half)) + 10, height, PAPER)
    canvas.pictogram("brick", square((canvas.width // 2, half // 2 + 2), half), BRICK)
    canvas.write(words, (canvas.width // 2, height - half // 2 - 1), half, INK, "ExtraBold", "mm")
    return _piece(canvas, half // 4)


@lru_cache(maxsize=32)
def bonus(number: int, size: int) -> Piece:
    """Return a piece with the bonus that an area adds to income."""
    words = f"+{number}"
    canvas = _blank(width(words, "ExtraBold", size) + size // 3, size * 7 // 6, INK)
    canvas.write(words, _middle(canvas), size, GOLD, "ExtraBold", "mm")
    return _piece(canvas, size // 4)


@lru_cache(maxsize=256)
def building(category: str, value: int, size: int, owner: int | None = None) -> Piece:
    """Return a building by its category and value; the value is on the colour of the owner of its area."""
    colour, pictogram = CATEGORIES[category]
    plain, ink = (PAPER, INK) if owner is None else (BLACK, PAPER) if owner == MASTER else (SEATS[owner], INK)
    edge, high, words = max(2, size // 16), size * 5 // 4, str(value)
    front = Box(edge, edge, edge + high, edge + high)
    canvas = _blank(front.right + width(words, "ExtraBold", size) + size // 4 + edge, high + 2 * edge, INK)
    canvas.panel(Box(edge, edge, canvas.width - edge, edge + high), plain, size // 4)
    canvas.panel(front, colour, size // 4)
    canvas.pictogram(pictogram, square(front.middle, size * 17 // 16), PAPER)
    middle = ((front.right + canvas.width - edge) // 2, canvas.height // 2)
    canvas.write(words, middle, size, ink, "ExtraBold", "mm")
    return _piece(canvas, size // 4 + edge)


@lru_cache(maxsize=128)
def estate(category: str, value: int, size: int, *, left: bool = False) -> Piece:
    """Return a building as it stands in the city: its value is ``size`` high, on the dark colour of its category.

    So the owner's colour around it stands out. A building ``left`` by its owner has a dashed edge.
    """
    colour, pictogram = CATEGORIES[category]
    words, symbol = str(value), size * 4 // 5
    canvas = _blank(symbol + width(words, "ExtraBold", size) + 4, size, PAPER if left else INK)
    corner, dash = size // 4, size // 5
    for start in range(corner, canvas.width - corner, 2 * dash) if left else ():
        canvas.fill(Box(start, 0, min(start + dash, canvas.width - corner), size), INK)
    for start in range(corner, size - corner, 2 * dash) if left else ():
        canvas.fill(Box(0, start, canvas.width, min(start + dash, size - corner)), INK)
    canvas.panel(Box(0, 0, canvas.width, size).grown(-4 if left else -2), mix(colour, INK, VEIL), size // 5)
    canvas.pictogram(pictogram, square((symbol // 2 + 2, size // 2), symbol), PAPER)
    canvas.write(words, (canvas.width - 4, size // 2), size, PAPER, "ExtraBold", "rm")
    return _piece(canvas, size // 4)


def buildings(cards: Iterable[Building], size: int) -> list[Piece]:
    """Return building cards by category and value."""
    return [building(card.category, card.value, size) for card in cards]


@lru_cache(maxsize=64)
def owner(seat: int | None, size: int) -> Piece:
    """Return a piece that tells a thing's owner by colour and mark: a seat, the Black Master, or nobody."""
    edge = max(2, size // 16)
    canvas = _blank(size, size, INK if seat is not None else RIM)
    inner = Box(0, 0, size, size).grown(-edge)
    canvas.panel(inner, INK if seat is None else RED if seat == MASTER else SEATS[seat], inner.width // 3)
    if seat == MASTER:
        canvas.pictogram("skull", square(inner.middle, inner.width * 4 // 5), PAPER)
    elif seat is not None:
        canvas.mark(seat, square(inner.middle, inner.width * 5 // 8))
    return _piece(canvas, size // 3)


@lru_cache(maxsize=32)
def mark(seat: int, size: int) -> Piece:
    """Return the mark of an owner, for grounds in the owner's colour: for the Black Master his skull."""
    if seat == MASTER:
        return Piece(Image.new("RGB", (size, size), PAPER), mask_of("skull", size))
    return Piece(Image.new("RGB", (size, size), INK), seat_mark(seat, size))


@lru_cache(maxsize=8)
def tower(size: int) -> Piece:
    """Return a tower."""
    canvas = _blank(size, size, INK)
    canvas.pictogram("tower", square(_middle(canvas), size * 4 // 5), PAPER)
    return _piece(canvas, size // 4)


@lru_cache(maxsize=8)
def master(size: int) -> Piece:
    """Return the Black Master himself, with a light edge on his red ground."""
    return _disc(size, "skull", RED, PAPER, PAPER)


@lru_cache(maxsize=8)
def gate(size: int) -> Piece:
    """Return a gate of the city."""
    return _disc(size, "town", STONE, INK, INK)


@lru_cache(maxsize=32)
def power(key: str, size: int) -> Piece:
    """Return a piece for the things that a great power counts (H-9.1).

    The things are buildings of a category, towers, white or black chips.
    """
    if key == "towers":
        return tower(size)
    if key not in CATEGORIES:
        return chip(key, "", size)
    colour, pictogram = CATEGORIES[key]
    canvas = _blank(size, size, PAPER)
    canvas.panel(Box(0, 0, size, size).grown(-2), colour, size // 4 - 1)
    canvas.pictogram(pictogram, square(_middle(canvas), size * 3 // 4), PAPER)
    return _piece(canvas, size // 4)


@lru_cache(maxsize=64)
def chip(colour: str, words: str, size: int) -> Piece:
    """Return a white or a black chip, with a number on it."""
    ground, ink = (PAPER, INK) if colour == "white" else (BLACK, PAPER)
    canvas = _blank(size, size, ink)
    canvas.panel(Box(0, 0, size, size).grown(-3), ground, size // 2 - 3)
    if words:
        canvas.write(words, _middle(canvas), size * 2 // 3, ink, "ExtraBold", "mm")
    return _piece(canvas, size // 2)


@lru_cache(maxsize=8)
def priced_chip(colour: str, size: int) -> Piece:
    """Return a chip that costs bricks."""
    front = chip(colour, "", size)
    canvas = _blank(size * 2, size, DISC)
    draw_piece(canvas, front, 0, size // 2)
    canvas.pictogram("brick", square((size * 3 // 2, size // 2), size * 3 // 4), QUIET)
    return _piece(canvas, 2)


@lru_cache(maxsize=32)
def card(pictogram: str, size: int) -> Piece:
    """Return a card from behind, with a pictogram of its kind; ``size`` is its height."""
    canvas = _blank(size * 3 // 4, size, INK)
    draw_back(canvas, Box(0, 0, canvas.width, size))
    canvas.pictogram(pictogram, square(_middle(canvas), size // 2), PAPER)
    return _piece(canvas, 7)


@lru_cache(maxsize=32)
def symbol(pictogram: str, size: int, colour: Colour, ground: Colour) -> Piece:
    """Return a pictogram on a ground of its own."""
    canvas = _blank(size, size, ground)
    canvas.pictogram(pictogram, Box(0, 0, size, size).grown(-2), colour)
    return _piece(canvas, size // 4)


def _blank(wide: int, high: int, colour: Colour) -> Canvas:
    return Canvas(Image.new("RGB", (wide, high), colour))


def _middle(canvas: Canvas) -> tuple[int, int]:
    return canvas.width // 2, canvas.height // 2


def _piece(canvas: Canvas, radius: int) -> Piece:
    return Piece(canvas.image, rounded(canvas.width, canvas.height, radius), tuple(canvas.words))


def _disc(size: int, pictogram: str, ground: Colour, ink: Colour, edge: Colour) -> Piece:
    canvas, line = _blank(size, size, edge), max(2, size // 12)
    canvas.panel(Box(0, 0, size, size).grown(-line), ground, size // 2 - line)
    canvas.pictogram(pictogram, square(_middle(canvas), size * 5 // 8), ink)
    return _piece(canvas, size // 2)
