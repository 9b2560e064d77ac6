"""Pictures in the colours of a palette, put together from parts that were drawn before.

Most of two boards of a match, or of any two boards of a game, is the same. So a picture is cut into tiers.

A tier whose strokes are the same as in an earlier picture is taken from there, already deflated. A tier with a
difference is cut into patches. Equal patches are also taken from before, pixel by pixel the same.
"""

from bisect import bisect, bisect_left
from functools import lru_cache
from typing import NamedTuple

from isal import isal_zlib
from PIL import Image

from bot.pictures.canvas import Canvas, Ground, Pixels, Plain, Region, Stroke, put

HEIGHT = 89
"""The height of a tier, except at a picture's lower edge, and if a canvas says itself where to cut."""

WIDTH = 140
"""The width of a patch, except at the right edge of a picture."""

TIERS = 640
"""So many tiers are kept, of 8 KB each."""

PATCHES = 1920
"""So many patches are kept, of 12 to 15 KB each."""

LEVEL = 2
"""A level of ISA-L, from 0 to 3; 3 takes three times as long here, and makes nothing smaller."""


class Tier(NamedTuple):
    """Some deflated rows of a picture, and the data for the checksum of all rows."""

    deflated: bytes
    length: int
    sums: int


def tiers(canvas: Canvas, palette: Pixels) -> list[Tier]:
    """Return the contents of a canvas in tiers, from above.

    The colours are the nearest colours of ``palette``, which is the palette of an image.
    """
    width, height = canvas.width, canvas.height
    tops = (0, *canvas.cuts) if canvas.cuts else range(0, height, HEIGHT)
    strokes: list[list[Stroke]] = [[] for _ in tops]
    for stroke in canvas.strokes:
        _, top, _, bottom = stroke[1]
        for row in range(bisect(tops, max(top, 0)) - 1, bisect_left(tops, min(bottom, height))):
            strokes[row].append(stroke)
    ground = canvas.ground if isinstance(canvas.ground, Plain) else canvas.ground.im
    return [
        _tier(ground, tuple(here), (0, top, width, bottom), palette)
        for here, top, bottom in zip(strokes, tops, (*tops[1:], height), strict=True)
    ]


@lru_cache(TIERS)
def _tier(ground: Ground, strokes: tuple[Stroke, ...], part: Region, palette: Pixels) -> Tier:
    """Return the rows of a part that is as wide as the picture.

    Each tier is deflated by itself, so that it can follow any other. On flat art the deflated tiers take no more bytes.
    """
    _, top, width, bottom = part
    here: list[list[Stroke]] = [[] for _ in range(0, width, WIDTH)]
    for stroke in strokes:
        left, _, right, _ = stroke[1]
        for column in range(max(left, 0) // WIDTH, (min(right, width) - 1) // WIDTH + 1):
            here[column].append(stroke)
    image = Image.new("P", (width + 1, bottom - top))  # the byte before each row, 0, says that it has no filter
    for column, some in enumerate(here):
        left, right = column * WIDTH, min((column + 1) * WIDTH, width)
        drawn = _patch(ground, tuple(some), (left, top, right, bottom), palette)
        image.im.paste(drawn, (left + 1, 0, right + 1, bottom - top))
    rows = image.tobytes()
    deflating = isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, -isal_zlib.MAX_WBITS)
    deflated = deflating.compress(rows) + deflating.flush(isal_zlib.Z_FULL_FLUSH)
    return Tier(deflated, len(rows), isal_zlib.adler32(rows, 0))


@lru_cache(PATCHES)
def _patch(ground: Ground, strokes: tuple[Stroke, ...], part: Region, palette: Pixels) -> Pixels:
    """Return a part of the picture.

    The cache keeps the ground and the strokes of a patch, so no other object is taken for them meanwhile.
    """
    pixels: Pixels = ground.crop(part).im if isinstance(ground, Plain) else ground.crop(part)
    if pixels.mode == "P":
        pixels = pixels.convert("RGB", Image.Dither.NONE)
    put(strokes, pixels, part[:2])
    drawn: Pixels = pixels.convert("P", Image.Dither.NONE, palette)
    return drawn
