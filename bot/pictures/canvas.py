"""What pictures are drawn on."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.pictures.colours import INK, Colour
from bot.pictures.lettering import LEADING, Weight, written
from bot.pictures.pictograms import pictogram
from bot.pictures.shapes import corners, mark, rounded

LARGE = 20_000
"""From so many pixels on it is quicker to fill a rectangle and its corners apart."""


class Box(NamedTuple):
    """A rectangle of the picture; ``right`` and ``bottom`` lie just outside."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """In pixels."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """In pixels."""
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[int, int]:
        """The point in the middle."""
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2

    def grown(self, by: int) -> "Box":
        """The box with that much more on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def meets(self, other: "Box") -> bool:
        """Whether the two have a pixel in common."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


def square(middle: tuple[int, int], size: int) -> Box:
    """The square of that size around a point."""
    left, top = middle[0] - size // 2, middle[1] - size // 2
    return Box(left, top, left + size, top + size)


class Canvas:
    """An image, and ways to put shapes, pictograms and words on it.

    ``words`` lists what was written and where, so that it can be checked that nothing covers it.
    """

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.words: list[tuple[str, Box]] = []

    def panel(self, box: Box, colour: Colour, radius: int = 14) -> None:
        """A filled rectangle with round corners."""
        if box.width * box.height < LARGE:
            self.image.paste(colour, (box.left, box.top), rounded(box.width, box.height, radius))
            return
        self.image.paste(colour, (box.left, box.top + radius, box.right, box.bottom - radius))
        self.image.paste(colour, (box.left + radius, box.top, box.right - radius, box.bottom))
        ends = ((box.left, box.top), (box.right - radius, box.top), (box.left, box.bottom - radius))
        for at, mask in zip((*ends, (box.right - radius, box.bottom - radius)), corners(radius), strict=True):
            self.image.paste(colour, at, mask)

    def mask(self, alpha: Image.Image, at: tuple[int, int], colour: Colour) -> None:
        """A mask in a colour, its left top corner at a point."""
        self.image.paste(colour, at, alpha)

    def pictogram(self, name: str, box: Box, colour: Colour) -> None:
        """A pictogram that fills a square box."""
        self.image.paste(colour, (box.left, box.top), pictogram(name, box.width))

    def mark(self, seat: int, box: Box, colour: Colour = INK) -> None:
        """The mark of a seat, filling a square box."""
        self.image.paste(colour, (box.left, box.top), mark(seat, box.width))

    def tile(self, tile: Image.Image, at: tuple[int, int]) -> None:
        """A ready drawing with transparent parts."""
        self.image.paste(tile, at, tile)

    def write(
        self,
        words: str,
        at: tuple[int, int],
        size: int,
        colour: Colour,
        weight: Weight = "SemiBold",
        anchor: str = "lm",
    ) -> Box:
        """Writes words and returns what they cover; ``anchor`` as in Pillow."""
        letters, (left, top), edges = written(words, weight, size, anchor)
        self.image.paste(colour, (at[0] + left, at[1] + top), letters)
        box = Box(*(round(edge + at[number % 2]) for number, edge in enumerate(edges)))
        self.words.append((words, box))
        return box

    def write_lines(
        self, rows: Sequence[str], at: tuple[int, int], size: int, colour: Colour, anchor: str = "lm"
    ) -> None:
        """Writes lines one below the other, the middle of all of them at the height of a point."""
        step = round(size * LEADING)
        top = at[1] - step * (len(rows) - 1) // 2
        for number, row in enumerate(rows):
            self.write(row, (at[0], top + step * number), size, colour, anchor=anchor)
