"""Pictures in the colours of a palette, put together of patches that were drawn before.

Of two boards of a match, or of any two boards of a game, most is the same. So a picture is cut into patches, and one on
which the same was put in the same place as in a picture before is taken from there, pixel by pixel what it would be.
"""

from functools import lru_cache
from typing import Any

from PIL import Image

from bot.pictures.canvas import Canvas, Plain, Region, Stroke, with_strokes

WIDTH, HEIGHT = 280, 89
"""Of a patch, but at the right and lower edge of a picture."""

KEPT = 512
"""So many patches are kept, of 25 KB each."""


def indexed(canvas: Canvas, palette: Image.Image) -> Image.Image:
    """What is on a canvas, in the nearest colours of a palette, which is that of an image."""
    width, height, ground = canvas.width, canvas.height, canvas.ground
    columns = -(-width // WIDTH)
    strokes: list[list[Stroke]] = [[] for _ in range(columns * -(-height // HEIGHT))]
    keys: list[list[object]] = [[] for _ in strokes]
    for stroke in canvas.strokes:
        source, box, mask = stroke
        key = (id(source) if isinstance(source, Image.Image) else source, box, id(mask))
        first, last = max(box[0], 0) // WIDTH, (min(box[2], width) - 1) // WIDTH
        for row in range(max(box[1], 0) // HEIGHT, (min(box[3], height) - 1) // HEIGHT + 1):
            for place in range(row * columns + first, row * columns + last + 1):
                strokes[place].append(stroke)
                keys[place].append(key)
    found = Image.new("P", (width, height))
    for place, here in enumerate(strokes):
        left, top = place % columns * WIDTH, place // columns * HEIGHT
        part = (left, top, min(left + WIDTH, width), min(top + HEIGHT, height))
        found.paste(_drawn(_Patch(ground, here, part, palette, keys[place])), part)
    return found


class _Patch:
    """A part of a picture, equal to another one if the same is on both, at the same place.

    Images are the same only if they are one object: shapes, words and grounds are kept where they are made.
    """

    __slots__ = ("_key", "ground", "palette", "part", "strokes")

    def __init__(
        self,
        ground: Image.Image | Plain,
        strokes: list[Stroke],
        part: Region,
        palette: Image.Image,
        keys: list[object],
    ) -> None:
        self.ground, self.strokes, self.part, self.palette = ground, strokes, part, palette
        self._key: Any = (ground if isinstance(ground, Plain) else id(ground), part, id(palette), *keys)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Patch) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(KEPT)
def _drawn(patch: _Patch) -> Image.Image:
    """It keeps what the patch was made of as well, so no other image gets one of these identities meanwhile."""
    image = with_strokes(patch.ground, patch.strokes, patch.part)
    return image.quantize(palette=patch.palette, dither=Image.Dither.NONE)
