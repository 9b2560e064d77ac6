"""The canvas on which pictures are drawn."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PIL import Image

from bot.pictures.colours import INK, Colour, mix
from bot.pictures.lettering import LEADING, Weight, fitting, written
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
        """The width in pixels."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """The height in pixels."""
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[int, int]:
        """The point in the middle."""
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2

    def grown(self, by: int) -> "Box":
        """Return the box, larger by that much on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def meets(self, other: "Box") -> bool:
        """Return whether the two boxes have a pixel in common."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


Region = tuple[int, int, int, int]
"""A box by its four numbers alone."""


def square(middle: tuple[int, int], size: int) -> Box:
    """Return the square of that size around a point."""
    left, top = middle[0] - size // 2, middle[1] - size // 2
    return Box(left, top, left + size, top + size)


class Plain(NamedTuple):
    """A ground in one colour, or with a gradual change from the colour ``top`` to the colour ``bottom``."""

    width: int
    height: int
    top: Colour
    bottom: Colour | None = None

    def crop(self, box: Region) -> Image.Image:
        """Return a part of the ground."""
        left, top, right, bottom = box
        size = right - left, bottom - top
        if self.bottom is None:
            return Image.new("RGB", size, self.top)
        column = _column(self.height, self.top, self.bottom)
        return column.resize(size, Image.Resampling.NEAREST, (0, top, 1, bottom))


@lru_cache(maxsize=8)
def _column(height: int, top: Colour, bottom: Colour) -> Image.Image:
    """Return a column, one pixel wide, in which a colour changes gradually into another colour."""
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
"""A colour, or pixels of the region's size, for a region.

The stroke fills the region as far as a mask lets it through, with round corners, or whole.
"""


def put(strokes: Iterable[Stroke], pixels: Pixels, at: tuple[int, int]) -> None:
    """Put strokes on the pixels whose left top corner lies ``at`` a point of the picture."""
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
    """Return whether the pixels lie between the corners of a rectangle, so that no pixel is on a corner."""
    return begin + radius <= 0 and end - radius >= length


@lru_cache(maxsize=512)
def _rounded(width: int, height: int, corner: Round) -> "tuple[tuple[Region] | tuple[Region, ImagingCore], ...]":
    """Return the parts of a rectangle with round corners, each with its mask; no mask for a filled part.

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
    """A ground, and methods that put shapes, pictograms and words on this ground.

    The ground itself stays unchanged. ``strokes`` notes in order everything put on the ground. A writer of a file
    need not draw again the parts that were drawn before (``bot.pictures.patches``).

    ``cuts`` are the known heights, from above, at which a part ends that changes by itself. The picture is cut there.
    ``words`` lists the written words with their places, to check that nothing covers them.
    """

    def __init__(self, ground: Image.Image | Plain, cuts: Sequence[int] = ()) -> None:
        self.ground = ground
        self.cuts = cuts
        self.strokes: list[Stroke] = []
        self.words: list[tuple[str, Box]] = []
        self._image: Image.Image | None = None

    @property
    def width(self) -> int:
        """The width in pixels."""
        return self.ground.width

    @property
    def height(self) -> int:
        """The height in pixels."""
        return self.ground.height

    @property
    def image(self) -> Image.Image:
        """The present picture as a separate image; drawings on this image belong to the picture, too."""
        if self._image is None or self.strokes:
            found = self.ground.crop((0, 0, self.width, self.height))
            self._image = found.convert("RGB") if found.mode == "P" else found
            put(self.strokes, self._image.im, (0, 0))
            self.ground, self.strokes = self._image, []
        return self._image

    def put(self, image: Image.Image, at: tuple[int, int], mask: Image.Image | None = None) -> None:
        """Put a ready drawing with its left top corner at a point, as far as a mask lets it through."""
        left, top = at
        pixels = image.im
        width, height = pixels.size
        self.strokes.append((pixels, (left, top, left + width, top + height), None if mask is None else mask.im))

    def fill(self, box: Box, colour: Colour) -> None:
        """Draw a filled rectangle."""
        self.strokes.append((colour, box, None))

    def panel(self, box: Box, colour: Colour, radius: int = 14) -> None:
        """Draw a filled rectangle with round corners."""
        self.strokes.append((colour, box, Round(radius, box.width * box.height >= LARGE)))

    def mask(self, alpha: Image.Image, at: tuple[int, int], colour: Colour) -> None:
        """Put a mask in a colour, its left top corner at a point."""
        left, top = at
        pixels = alpha.im
        width, height = pixels.size
        self.strokes.append((colour, (left, top, left + width, top + height), pixels))

    def add(self, other: "Canvas") -> None:
        """Add all strokes of another canvas.

        Parts that are the same on many pictures need be drawn only once in this way.
        """
        self.strokes += other.strokes
        self.words += other.words

    def pictogram(self, name: str, box: Box, colour: Colour) -> None:
        """Draw a pictogram that fills a square box."""
        self.mask(pictogram(name, box.width), (box.left, box.top), colour)

    def mark(self, seat: int, box: Box, colour: Colour = INK) -> None:
        """Draw the mark of a seat so that it fills a square box."""
        self.mask(mark(seat, box.width), (box.left, box.top), colour)

    def tile(self, tile: Image.Image, at: tuple[int, int]) -> None:
        """Put a ready drawing with transparent parts."""
        self.put(tile, at, tile)

    def card(self, card: Image.Image, at: tuple[int, int], radius: int) -> None:
        """Put a ready drawing with round corners."""
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
        """Write words and return the box that they cover; ``anchor`` as in Pillow."""
        stroke, box = _lettered(words, at, size, colour, weight, anchor)
        self.strokes.append(stroke)
        self.words.append((words, box))
        return box

    def fit(
        self,
        words: str,
        at: tuple[int, int],
        sizes: tuple[int, ...],
        room: int,
        colour: Colour,
        weight: Weight = "SemiBold",
        anchor: str = "lm",
    ) -> Box:
        """Write words at the first of the sizes at which they have room, and return the box that they cover."""
        shown, size = fitting(words, weight, sizes, room)
        return self.write(shown, at, size, colour, weight, anchor)

    def write_lines(
        self,
        rows: Sequence[str],
        at: tuple[int, int],
        size: int,
        colour: Colour,
        anchor: str = "lm",
        weight: Weight = "SemiBold",
    ) -> None:
        """Write lines in a column, the middle of all lines at the height of a point."""
        step = round(size * LEADING)
        top = at[1] - step * (len(rows) - 1) // 2
        for number, row in enumerate(rows):
            self.write(row, (at[0], top + step * number), size, colour, weight, anchor)


def sheet() -> Canvas:
    """Return a canvas without a ground, whose strokes are added to other canvases."""
    return Canvas(Plain(0, 0, INK))


@lru_cache(maxsize=2048)
def _lettered(
    words: str, at: tuple[int, int], size: int, colour: Colour, weight: Weight, anchor: str
) -> tuple[Stroke, Box]:
    """Return words as a stroke, and the box that they cover."""
    letters, (left, top), edges = written(words, weight, size, anchor)
    left, top = at[0] + left, at[1] + top
    box = Box(*(round(edge + at[number % 2]) for number, edge in enumerate(edges)))
    return (colour, (left, top, left + letters.width, top + letters.height), letters.im), box
