"""The small things of the game, in any size: prices, bonuses, buildings, owners, towers, the Black Master."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER, SEATS
from bot.pictures.het_verraad.colours import BLACK, BRICK, CATEGORIES, STONE
from bot.pictures.lettering import width
from engine.het_verraad.components import MASTER


class Piece(NamedTuple):
    """Something small in a row; ``draw`` gets the box in which it lies, of that size."""

    width: int
    height: int
    draw: Callable[[Canvas, Box], None]


def draw_row(canvas: Canvas, middle: tuple[int, int], pieces: Sequence[Piece], gap: int) -> None:
    """Pieces side by side, around a point."""
    left = middle[0] - (sum(piece.width for piece in pieces) + gap * (len(pieces) - 1)) // 2
    for piece in pieces:
        top = middle[1] - piece.height // 2
        piece.draw(canvas, Box(left, top, left + piece.width, top + piece.height))
        left += piece.width + gap


def sign(words: str, size: int) -> Piece:
    """The number of an area."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, INK, size // 4)
        canvas.write(words, box.middle, size, PAPER, "ExtraBold", "mm")

    return Piece(width(words, "ExtraBold", size) + size // 2, size * 7 // 6, draw)


def price(bricks: int, size: int) -> Piece:
    """What something costs."""
    words = str(bricks)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, PAPER, size // 4)
        canvas.pictogram("brick", square((box.left + size * 5 // 8, box.middle[1]), size), BRICK)
        canvas.write(words, (box.right - size // 4, box.middle[1]), size, INK, "ExtraBold", "rm")

    return Piece(width(words, "ExtraBold", size) + size * 3 // 2, size * 7 // 6, draw)


def bonus(number: int, size: int) -> Piece:
    """What an area adds to income."""
    words = f"+{number}"

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, INK, size // 4)
        canvas.write(words, box.middle, size, GOLD, "ExtraBold", "mm")

    return Piece(width(words, "ExtraBold", size) + size // 3, size * 7 // 6, draw)


def building(category: str, value: int, size: int) -> Piece:
    """A building by its category and value."""
    colour, pictogram = CATEGORIES[category]
    words, edge = str(value), max(2, size // 16)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box.grown(edge), INK, size // 4 + edge)
        canvas.panel(box, PAPER, size // 4)
        front = Box(box.left, box.top, box.left + box.height + size // 8, box.bottom)
        canvas.panel(front, colour, size // 4)
        canvas.pictogram(pictogram, square(front.middle, size * 9 // 8), PAPER)
        canvas.write(words, ((front.right + box.right) // 2, box.middle[1]), size, INK, "ExtraBold", "mm")

    return Piece(size * 5 // 4 + size // 8 + width(words, "ExtraBold", size) + size // 3, size * 5 // 4, draw)


def owner(seat: int, size: int) -> Piece:
    """Whose something is, by colour and mark."""

    def draw(canvas: Canvas, box: Box) -> None:
        draw_owner(canvas, box, seat)

    return Piece(size, size, draw)


def draw_owner(canvas: Canvas, box: Box, seat: int) -> None:
    """The mark of a seat, or of the Black Master, on its colour."""
    canvas.panel(box, INK, box.width // 3)
    inner = box.grown(-max(1, box.width // 16))
    if seat == MASTER:
        canvas.panel(inner, BLACK, inner.width // 3)
        canvas.pictogram("knight", square(inner.middle, inner.width * 4 // 5), PAPER)
        return
    canvas.panel(inner, SEATS[seat], inner.width // 3)
    canvas.mark(seat, square(inner.middle, inner.width * 5 // 8))


def tower(size: int) -> Piece:
    """A tower."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, INK, size // 4)
        canvas.pictogram("tower", square(box.middle, size * 4 // 5), PAPER)

    return Piece(size, size, draw)


def master(size: int) -> Piece:
    """The Black Master himself."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, PAPER, size // 2)
        canvas.panel(box.grown(-max(2, size // 14)), BLACK, size // 2 - max(2, size // 14))
        canvas.pictogram("skull", square(box.middle, size * 5 // 8), PAPER)

    return Piece(size, size, draw)


def gate(size: int) -> Piece:
    """A gate of the city."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, INK, size // 2)
        canvas.panel(box.grown(-max(2, size // 14)), STONE, size // 2)
        canvas.pictogram("town", square(box.middle, size * 5 // 8), INK)

    return Piece(size, size, draw)
