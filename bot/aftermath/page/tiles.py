"""Pictures as the page keeps them: each is another picture with some tiles changed, and each tile is kept once."""

import base64
import io
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image, ImageChops

TILE = 24
"""Pixels of a side of a tile; an even number."""
SHEET = 64
"""So many tiles in a row, and rows, are on a sheet."""
FAR = 40
"""A picture is put together from at most so many others."""

_ANY = [0, *[255] * 255]
"""Makes 255 of whatever is not 0."""
_CHANGED = re.compile(rb"[^\0]")


class TiledPicture(NamedTuple):
    """A picture as the page knows it.

    ``changes`` are pairs of numbers: the distance from the last changed place, counted row by row, and the tile's
    number. ``base`` is the number of the picture that has all other tiles, or -1.
    """

    width: int
    height: int
    base: int
    changes: tuple[int, ...]


class _Last(NamedTuple):
    """The last picture that some pair of eyes saw: its number, how many others it needs, its colours."""

    number: int
    far: int
    colours: Image.Image
    palette: bytes


class Tiles:
    """Pictures, and the sheets on which their tiles stand."""

    def __init__(self) -> None:
        self.pictures: list[TiledPicture] = []
        self._sheets: list[Image.Image] = []
        self._known: dict[tuple[bytes, bytes], int] = {}
        self._last: dict[int | None, _Last] = {}

    def add(self, image: Image.Image, eyes: int | None) -> int:
        """Keep a picture that these eyes saw; its number is returned."""
        number, palette = len(self.pictures), bytes(image.getpalette() or ())
        colours = Image.frombytes("L", image.size, image.tobytes())  # numbers of the palette
        last = self._last.get(eyes)
        if last is None or last.far == FAR or last.palette != palette or last.colours.size != colours.size:
            last = None
        differs = ImageChops.difference(last.colours, colours) if last is not None else Image.new("L", image.size, 1)
        # In two steps, for the mean of too many pixels is nothing if one of them differs.
        changed = differs.point(_ANY).reduce(TILE // 2).point(_ANY).reduce(2)
        changes = tuple(self._changes(image, palette, changed))
        self.pictures.append(TiledPicture(*image.size, last.number if last is not None else -1, changes))
        self._last[eyes] = _Last(number, last.far + 1 if last is not None else 0, colours, palette)
        return number

    def _changes(self, image: Image.Image, palette: bytes, changed: Image.Image) -> Iterator[int]:
        before = -1
        for found in _CHANGED.finditer(changed.tobytes()):
            place = found.start()
            y, x = divmod(place, changed.width)
            yield place - before
            yield self._tile(image.crop((x * TILE, y * TILE, (x + 1) * TILE, (y + 1) * TILE)), palette)
            before = place

    def _tile(self, tile: Image.Image, palette: bytes) -> int:
        """Return the number of a tile; a new tile is put on a sheet."""
        key = palette, tile.tobytes()
        number = self._known.get(key)
        if number is None:
            number = self._known[key] = len(self._known)
            sheet, place = divmod(number, SHEET * SHEET)
            if sheet == len(self._sheets):
                self._sheets.append(Image.new("RGB", (SHEET * TILE, SHEET * TILE)))
            y, x = divmod(place, SHEET)
            self._sheets[sheet].paste(tile.convert("RGB"), (x * TILE, y * TILE))
        return number

    def sheets(self) -> Sequence[str]:
        """Return all sheets as files of WebP, without loss, in base64."""
        return [base64.b64encode(_webp(one)).decode() for one in self._sheets]


def _webp(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, "WEBP", lossless=True, quality=40, method=1)
    return file.getvalue()
