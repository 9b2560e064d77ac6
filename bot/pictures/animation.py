"""Moving pictures that play once, as GIF files.

The whole first frame is written, and after that the changes alone. Nothing plays again: the last frame stands.
"""

import struct
from collections.abc import Iterable
from typing import NamedTuple

from PIL import GifImagePlugin, Image

from bot.pictures.canvas import Canvas, Region, Stroke, put
from bot.pictures.colours import MOST_COLOURS, Colour

_HEAD = b"GIF89a"
_SHARED = 0xF7
"""Says that a palette of 256 colours follows, which all frames share."""


class Frame(NamedTuple):
    """A ``change`` of what was seen before, and the milliseconds for which the outcome is shown."""

    change: Canvas
    shown: int


class Animation(NamedTuple):
    """A whole picture, the milliseconds for which it is shown, and the frames that follow."""

    first: Canvas
    shown: int
    frames: tuple[Frame, ...]

    @property
    def last(self) -> Canvas:
        """The picture that stands in the end."""
        whole = Canvas(self.first.ground)
        for canvas in (self.first, *(frame.change for frame in self.frames)):
            whole.add(canvas)
        return whole


def gif(animation: Animation, palette: tuple[Colour, ...]) -> bytes:
    """Return the GIF file of an animation, in the colours of a palette. A frame takes as many pixels as its strokes."""
    ground, colours = animation.first.ground, _palette(palette)
    width, height = animation.first.width, animation.first.height
    image = ground.crop((0, 0, width, height))
    put(animation.first.strokes, image.im, (0, 0))
    size = struct.pack("<HHBBB", width, height, _SHARED, 0, 0)
    content = [
        _HEAD,
        size,
        bytes(colours.getpalette() or ()),
        *_part(image, (0, 0, width, height), animation.shown, colours),
    ]
    for frame in animation.frames:
        put(frame.change.strokes, image.im, (0, 0))
        content += _part(image, _changed(frame.change.strokes, width, height), frame.shown, colours)
    return b"".join([*content, b";"])


def _part(image: Image.Image, part: Region, shown: int, colours: Image.Image) -> list[bytes]:
    drawn = image.crop(part).quantize(palette=colours, dither=Image.Dither.NONE)
    return GifImagePlugin.getdata(drawn, part[:2], duration=shown)


def _changed(strokes: Iterable[Stroke], width: int, height: int) -> Region:
    """Return the part of a picture that the strokes change."""
    lefts, tops, rights, bottoms = zip(*(region for _, region, _ in strokes), strict=True)
    return max(min(lefts), 0), max(min(tops), 0), min(max(rights), width), min(max(bottoms), height)


def _palette(palette: tuple[Colour, ...]) -> Image.Image:
    """Return an image that has the palette, filled up to the most colours that a file may have."""
    image = Image.new("P", (1, 1))
    colours = [part for colour in palette for part in colour]
    image.putpalette(colours + [0] * (3 * MOST_COLOURS - len(colours)))
    return image
