"""The table before the castle by day, at dusk and at night: the parts that many boards share."""

from functools import cache

from PIL import Image, ImageDraw

from bot.games.the_traitors.pictures.colours import MOODS, Mood
from bot.games.the_traitors.pictures.layout import TABLE
from bot.pictures.canvas import Box
from bot.pictures.colours import Colour, mix
from bot.pictures.landscape import HEADER_HEIGHT, HEIGHT, WIDTH
from engine.the_traitors.view import TheTraitorsView

_BIG = 2
_HORIZON = 300
_LIGHT = (1212, 176)
_MERLON = 12
# The castle from left to right: left edge, width, top, and the roof's height, 0 for a wall with merlons.
_WALLS = (
    (0, 62, 184, 0),
    (40, 130, 226, 0),
    (92, 54, 150, 58),
    (150, 68, 198, 0),
    (206, 150, 240, 0),
    (236, 48, 176, 44),
    (330, 190, 252, 0),
    (470, 50, 196, 42),
    (520, 380, 244, 0),
    (884, 54, 188, 48),
    (930, 150, 250, 0),
    (1060, 84, 226, 0),
    (1112, 48, 190, 42),
    (1150, 100, 240, 0),
    (1196, 72, 214, 0),
    (1262, 60, 170, 56),
    (1320, 90, 200, 0),
)
_WINDOWS = (
    (20, 216),
    (113, 178),
    (175, 226),
    (253, 202),
    (489, 226),
    (905, 216),
    (1130, 218),
    (1225, 244),
    (1286, 200),
)
_WINDOWS_AT_NIGHT = ((253, 202), (1286, 200))
_STARS = ((28, 112), (196, 104), (312, 132), (420, 108), (1096, 120), (1330, 118), (1374, 158), (1152, 98), (246, 140))


def mood_of(view: TheTraitorsView) -> str:
    """Return the light of the scene: night during a murder, dusk while the living vote, else day."""
    if view.ended or view.result is not None:
        return "day"
    if view.phase in ("murder", "shield"):
        return "night"
    return "dusk" if view.phase in ("vote", "end") else "day"


@cache
def scenery(mood: str) -> Image.Image:
    """Return the whole picture with nobody at the table, to be copied."""
    colours = MOODS[mood]
    image = Image.new("RGB", (WIDTH * _BIG, HEIGHT * _BIG), colours.ground)
    draw = ImageDraw.Draw(image)
    _sky(draw, mood, colours)
    _castle(draw, mood, colours)
    _table(draw, colours)
    return image.reduce(_BIG)


def _sky(draw: ImageDraw.ImageDraw, mood: str, colours: Mood) -> None:
    step = (_HORIZON - HEADER_HEIGHT) / len(colours.sky)
    for index, colour in enumerate(colours.sky):
        top = round(HEADER_HEIGHT + step * index)
        _rectangle(draw, Box(0, top, WIDTH, _HORIZON), colour)
    if mood == "night":
        for x, y in _STARS:
            _ellipse(draw, Box(x - 2, y - 2, x + 2, y + 2), colours.light[-1])
        _moon(draw, colours)
        return
    x, y = _LIGHT
    for colour, radius in zip(colours.light, (104, 74, 46), strict=True):
        _ellipse(draw, Box(x - radius, y - radius, x + radius, y + radius), colour)


def _moon(draw: ImageDraw.ImageDraw, colours: Mood) -> None:
    """Draw a crescent in its halo."""
    x, y = _LIGHT[0], _LIGHT[1] - 34
    for colour, radius in zip(colours.light, (64, 48), strict=True):
        _ellipse(draw, Box(x - radius, y - radius, x + radius, y + radius), colour)
    _ellipse(draw, Box(x - 34, y - 34, x + 34, y + 34), MOODS["day"].candle)
    _ellipse(draw, Box(x - 45, y - 39, x + 17, y + 23), colours.light[-1])


def _castle(draw: ImageDraw.ImageDraw, mood: str, colours: Mood) -> None:
    for left, width, top, roof in _WALLS:
        _rectangle(draw, Box(left, top, left + width, _HORIZON), colours.castle)
        if roof:
            _roof(draw, left, width, top, roof, colours.castle)
        else:
            for start in range(left, left + width - _MERLON + 1, 2 * _MERLON):
                _rectangle(draw, Box(start, top - _MERLON, start + _MERLON, top), colours.castle)
    for x, y in _WINDOWS_AT_NIGHT if mood == "night" else _WINDOWS:
        _rectangle(draw, Box(x, y, x + 12, y + 22), colours.window)
        _ellipse(draw, Box(x, y - 6, x + 12, y + 6), colours.window)


def _roof(draw: ImageDraw.ImageDraw, left: int, width: int, top: int, height: int, colour: Colour) -> None:
    eaves = ((left - 7, top), (left + width + 7, top), (left + width // 2, top - height))
    draw.polygon([(x * _BIG, y * _BIG) for x, y in eaves], fill=colour)


def _table(draw: ImageDraw.ImageDraw, colours: Mood) -> None:
    """Draw a terrace, and on it the round table.

    The round table has a shadow, an edge, an inlay, and rings of light to the middle.
    """
    _ellipse(draw, Box(TABLE.left - 170, TABLE.top + 70, TABLE.right + 170, TABLE.bottom + 120), colours.terrace)
    _ellipse(draw, TABLE._replace(top=TABLE.top + 20, bottom=TABLE.bottom + 20), mix(colours.ground, (0, 0, 0), 0.4))
    _ellipse(draw, TABLE, colours.rim)
    width, height = TABLE.width // 2, TABLE.height // 2
    for number, colour in enumerate(colours.wood):
        share = (1, 0.86, 0.68, 0.46)[number]
        x, y = round((width - 12) * share), round((height - 12) * share)
        middle = TABLE.middle
        _ellipse(draw, Box(middle[0] - x, middle[1] - y, middle[0] + x, middle[1] + y), colour)
    inlay = TABLE.grown(-26)
    draw.ellipse([edge * _BIG for edge in inlay], outline=mix(colours.wood[0], colours.rim, 0.5), width=2 * _BIG)


def _rectangle(draw: ImageDraw.ImageDraw, box: Box, colour: Colour) -> None:
    left, top, right, bottom = (edge * _BIG for edge in box)
    draw.rectangle((left, top, right - 1, bottom - 1), fill=colour)


def _ellipse(draw: ImageDraw.ImageDraw, box: Box, colour: Colour) -> None:
    draw.ellipse([edge * _BIG for edge in box], fill=colour)
