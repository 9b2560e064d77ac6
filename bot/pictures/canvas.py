"""What pictures are drawn on."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PIL import Image

from bot.pictures.colours import INK, Colour, mix
from bot.pictures.lettering import LEADING, Weight, written
from bot.pictures.pictograms import pictogram
from bot.pictures.shapes import corners, mark, rounded

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore  # Pillow names it for type checkers alone

LARGE = 20_000
"""Panels of so many pixels have the corners of a disc: their whole shape need not be drawn."""

SPARED = 2_000
"""If its corners leave so many pixels, it is quicker to fill a rectangle and its corners apart."""


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


Region = tuple[int, int, int, int]
"""A box by its four numbers alone."""


def square(middle: tuple[int, int], size: int) -> Box:
    """The square of that size around a point."""
    left, top = middle[0] - size // 2, middle[1] - size // 2
    return Box(left, top, left + size, top + size)


class Plain(NamedTuple):
    """A ground in one colour, or with one at its ``top`` that goes over into another one at its ``bottom``."""

    width: int
    height: int
    top: Colour
    bottom: Colour | None = None

    def crop(self, box: Region) -> Image.Image:
        """That part of it."""
        left, top, right, bottom = box
        size = right - left, bottom - top
        if self.bottom is None:
            return Image.new("RGB", size, self.top)
        column = _column(self.height, self.top, self.bottom)
        return column.resize(size, Image.Resampling.NEAREST, (0, top, 1, bottom))


@lru_cache(maxsize=8)
def _column(height: int, top: Colour, bottom: Colour) -> Image.Image:
    """One colour that goes over into another one, one pixel wide."""
    column = Image.new("RGB", (1, height))
    for line in range(height):
        column.putpixel((0, line), mix(top, bottom, line / height))
    return column


Pixels: TypeAlias = "ImagingCore"
"""Those of an image: unlike the image they can be a part of a key, equal to nothing but themselves."""

Ground: TypeAlias = "ImagingCore | Plain"
"""On which strokes are put."""


class Round(NamedTuple):
    """Round corners: their radius, and whether they are a ``disc``'s, from which a shape's own differ a little."""

    radius: int
    disc: bool = False


Stroke: TypeAlias = "tuple[Colour | ImagingCore, Region, ImagingCore | Round | None]"
"""A colour, or pixels of its region's size, put into a region: as far as a mask lets it through, with round corners, or
whole."""


def put(strokes: Iterable[Stroke], pixels: Pixels, at: tuple[int, int]) -> None:
    """Puts strokes on the pixels whose left top corner lies ``at`` a point of the picture."""
    width, height = pixels.size
    paste = pixels.paste  # what Image.paste calls, after much that it need not ask here
    for source, box, mask in strokes:
        left, top, right, bottom = box[0] - at[0], box[1] - at[1], box[2] - at[0], box[3] - at[1]
        if mask is None:
            paste(source, (left, top, right, bottom))
        elif not isinstance(mask, Round):
            paste(source, (left, top, right, bottom), mask)
        elif _between(left, right, width, mask.radius) or _between(top, bottom, height, mask.radius):
            paste(source, (left, top, right, bottom))
        else:
            for part, *shape in _rounded(right - left, bottom - top, mask):
                here = (left + part[0], top + part[1], left + part[2], top + part[3])
                if here[0] < width and here[2] > 0 and here[1] < height and here[3] > 0:
                    paste(source if isinstance(source, tuple) else source.crop(part), here, *shape)


def _between(begin: int, end: int, length: int, radius: int) -> bool:
    """Whether the pixels all lie between the corners of a rectangle, so that none of those is on them."""
    return begin + radius <= 0 and end - radius >= length


@lru_cache(maxsize=512)
def _rounded(width: int, height: int, corner: Round) -> "tuple[tuple[Region] | tuple[Region, ImagingCore], ...]":
    """The parts of a rectangle with round corners, each with its mask; none where it is filled.

    A mask takes fifty times as long as a filling of that size.
    """
    radius = corner.radius
    if 2 * radius > min(width, height) or width * height - 4 * radius * radius < SPARED:
        return (((0, 0, width, height), rounded(width, height, radius).im),)
    right, bottom = width - radius, height - radius
    edge = 2 * radius if corner.disc else 2 * radius + 1  # a larger rectangle has the same corners
    masks = corners(min(width, edge), min(height, edge), radius)
    points = ((0, 0), (right, 0), (0, bottom), (right, bottom))
    return (
        ((0, radius, width, bottom),),
        ((radius, 0, right, radius),),
        ((radius, bottom, right, height),),
        *(((x, y, x + radius, y + radius), mask.im) for (x, y), mask in zip(points, masks, strict=True)),
    )


class Canvas:
    """A ground, and ways to put shapes, pictograms and words on it.

    The ground itself stays as it is. What is put on it is noted in ``strokes``, in their order: whoever makes a file of
    it need not draw what was drawn before (``bot.pictures.patches``). ``cuts`` are heights at which something ends that
    changes by itself, from above, if it is known where; the picture is then cut there. ``words`` lists what was written
    and where, so that it can be checked that nothing covers it.
    """

    def __init__(self, ground: Image.Image | Plain, cuts: Sequence[int] = ()) -> None:
        self.ground = ground
        self.cuts = cuts
        self.strokes: list[Stroke] = []
        self.words: list[tuple[str, Box]] = []
        self._image: Image.Image | None = None

    @property
    def width(self) -> int:
        """In pixels."""
        return self.ground.width

    @property
    def height(self) -> int:
        """In pixels."""
        return self.ground.height

    @property
    def image(self) -> Image.Image:
        """The picture as it is now, an image of its own; what is drawn on that belongs to the picture, too."""
        if self._image is None or self.strokes:
            found = self.ground.crop((0, 0, self.width, self.height))
            self._image = found.convert("RGB") if found.mode == "P" else found
            put(self.strokes, self._image.im, (0, 0))
            self.ground, self.strokes = self._image, []
        return self._image

    def put(self, image: Image.Image, at: tuple[int, int], mask: Image.Image | None = None) -> None:
        """A ready drawing, its left top corner at a point, as far as a mask lets it through."""
        left, top = at
        pixels = image.im
        width, height = pixels.size
        self.strokes.append((pixels, (left, top, left + width, top + height), None if mask is None else mask.im))

    def fill(self, box: Box, colour: Colour) -> None:
        """A filled rectangle."""
        self.strokes.append((colour, box, None))

    def panel(self, box: Box, colour: Colour, radius: int = 14) -> None:
        """A filled rectangle with round corners."""
        self.strokes.append((colour, box, Round(radius, box.width * box.height >= LARGE)))

    def mask(self, alpha: Image.Image, at: tuple[int, int], colour: Colour) -> None:
        """A mask in a colour, its left top corner at a point."""
        left, top = at
        pixels = alpha.im
        width, height = pixels.size
        self.strokes.append((colour, (left, top, left + width, top + height), pixels))

    def add(self, other: "Canvas") -> None:
        """All that was put on another canvas: what is the same on many pictures need be put there once only."""
        self.strokes += other.strokes
        self.words += other.words

    def pictogram(self, name: str, box: Box, colour: Colour) -> None:
        """A pictogram that fills a square box."""
        self.mask(pictogram(name, box.width), (box.left, box.top), colour)

    def mark(self, seat: int, box: Box, colour: Colour = INK) -> None:
        """The mark of a seat, filling a square box."""
        self.mask(mark(seat, box.width), (box.left, box.top), colour)

    def tile(self, tile: Image.Image, at: tuple[int, int]) -> None:
        """A ready drawing with transparent parts."""
        self.put(tile, at, tile)

    def card(self, card: Image.Image, at: tuple[int, int], radius: int) -> None:
        """A ready drawing with round corners."""
        left, top = at
        self.strokes.append((card.im, (left, top, left + card.width, top + card.height), Round(radius)))

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
        stroke, box = _lettered(words, at, size, colour, weight, anchor)
        self.strokes.append(stroke)
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


def sheet() -> Canvas:
    """A canvas without a ground, for what is to be added to others."""
    return Canvas(Plain(0, 0, INK))


@lru_cache(maxsize=2048)
def _lettered(
    words: str, at: tuple[int, int], size: int, colour: Colour, weight: Weight, anchor: str
) -> tuple[Stroke, Box]:
    """Words as a stroke, and what they cover."""
    letters, (left, top), edges = written(words, weight, size, anchor)
    left, top = at[0] + left, at[1] + top
    box = Box(*(round(edge + at[number % 2]) for number, edge in enumerate(edges)))
    return (colour, (left, top, left + letters.width, top + letters.height), letters.im), box
