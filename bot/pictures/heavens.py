"""The sky over a castle by night, dusk and day, and in the colours of sides: the ground of all pictures of moments."""

from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.pictures.colours import GOLD, PAPER, Colour, colour, mix
from bot.pictures.landscape import WIDTH

HEIGHT = 600
HORIZON = 452
_BIG = 2
_STEPS = 24  # of the sky
_SUN = (268, 250)
_MOON = (1280, 96)
_RADII = (232, 196, 160)
_WALLS = ((590, 760, 442), (812, 930, 438), (990, 1150, 442), (1200, WIDTH, 436))  # left, right, top
TOWERS = ((560, 44, 430), (752, 58, 426), (926, 62, 422), (1146, 54, 426), (1290, 60, 414))  # left, width, top
_MERLON = 12
_STARS = (
    *((36, 70), (92, 300), (470, 60), (520, 330), (508, 176), (60, 410), (780, 34)),
    *((1060, 40), (1372, 250), (1220, 66)),
)


class Tones(NamedTuple):
    """The colours of a sky at its top and at the horizon, of land and light, and of a symbol's disc."""

    top: Colour
    low: Colour
    land: Colour
    light: Colour
    disc: Colour


_TONES = {
    "night": Tones(colour("0a0f22"), colour("2c3264"), colour("090c17"), colour("4b5796"), colour("1a2048")),
    "dusk": Tones(colour("1d1830"), colour("74393a"), colour("120e17"), colour("b0643f"), colour("4a2533")),
    "day": Tones(colour("1d3d61"), colour("506f86"), colour("13202c"), colour("e0a94e"), colour("2a4d70")),
    "red": Tones(colour("1c0f1d"), colour("5c1c2e"), colour("130b16"), colour("ac3246"), colour("6a192c")),
    "blue": Tones(colour("0e1626"), colour("24477c"), colour("0b111d"), colour("3f77c4"), colour("173d6f")),
}
TONES = tuple(_TONES)
"""The words for a sky: times of day, and sides."""


@cache
def heavens(tone: str, *, bare: bool = False) -> Image.Image:
    """Return the sky with its stars and a large disc for a symbol, the castle and the land, to be drawn on.

    A ``bare`` sky, on which lists have words, has no stars, and a small moon or sun at its right instead.
    """
    tones = _TONES[tone]
    image = Image.new("RGB", (WIDTH * _BIG, HEIGHT * _BIG), tones.land)
    draw = ImageDraw.Draw(image)
    high = -(-HORIZON // _STEPS)
    for step, shade in enumerate(_sky(tones)):
        draw.rectangle((0, step * high * _BIG, WIDTH * _BIG, min((step + 1) * high, HORIZON + 8) * _BIG - 1), shade)
    for x, y in () if bare or tone == "day" else _STARS:
        _circle(draw, (x, y), 3, _star(tones))
    if bare:
        _circle(draw, _MOON, _RADII[2] // 2, _glows(tones)[0])
        _circle(draw, _MOON, _RADII[2] // 3, _glows(tones)[1])
    else:
        for radius, shade in zip(_RADII, _glows(tones), strict=True):
            _circle(draw, _SUN, radius, shade)
    hills = ((0, 486), (300, 470), (560, HORIZON + 6), (WIDTH, HORIZON), (WIDTH, HEIGHT), (0, HEIGHT))
    draw.polygon([(x * _BIG, y * _BIG) for x, y in hills], fill=tones.land)
    _castle(draw, tones.land)
    return image.reduce(_BIG)


def colours(tone: str) -> tuple[Colour, ...]:
    """Return all colours of a sky."""
    tones = _TONES[tone]
    return (*_sky(tones), *tones, *_glows(tones), _star(tones), row(tone))


def land(tone: str) -> Colour:
    """Return the colour of the land."""
    return _TONES[tone].land


def disc(tone: str) -> Colour:
    """Return the colour behind a symbol."""
    return _glows(_TONES[tone])[-1]


def row(tone: str) -> Colour:
    """Return the colour of a plate on the land."""
    tones = _TONES[tone]
    return mix(tones.land, tones.low, 0.45)


def _castle(draw: ImageDraw.ImageDraw, wall: Colour) -> None:
    """Draw walls with battlements, and towers with roofs and a light."""
    for left, right, top in _WALLS:
        _rectangle(draw, (left, top, right, HORIZON + 8), wall)
        for merlon in range(left, right, 2 * _MERLON):
            _rectangle(draw, (merlon, top - 9, min(merlon + _MERLON, right), top), wall)
    for left, wide, top in TOWERS:
        _rectangle(draw, (left, top, left + wide, HORIZON + 8), wall)
        middle = left + wide // 2
        roof = ((left - 12, top), (middle, top - wide * 3 // 5), (left + wide + 12, top))
        draw.polygon([(x * _BIG, y * _BIG) for x, y in roof], fill=wall)
        _rectangle(draw, (middle - 5, top + 14, middle + 5, top + 32), GOLD)
        _circle(draw, (middle, top + 14), 5, GOLD)


def _sky(tones: Tones) -> list[Colour]:
    return [mix(tones.top, tones.low, step / (_STEPS - 1)) for step in range(_STEPS)]


def _glows(tones: Tones) -> list[Colour]:
    """Return the colours of the moon or sun, from its rim to the disc in its middle."""
    rim = mix(tones.top, tones.low, 0.5)
    return [mix(rim, tones.light, 0.3), mix(rim, tones.light, 0.65), tones.disc]


def _star(tones: Tones) -> Colour:
    return mix(tones.top, PAPER, 0.6)


def _circle(draw: ImageDraw.ImageDraw, middle: tuple[int, int], radius: int, shade: Colour) -> None:
    x, y, reach = middle[0] * _BIG, middle[1] * _BIG, radius * _BIG
    draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=shade)


def _rectangle(draw: ImageDraw.ImageDraw, box: tuple[int, int, int, int], shade: Colour) -> None:
    left, top, right, bottom = (edge * _BIG for edge in box)
    draw.rectangle((left, top, right - 1, bottom - 1), fill=shade)
