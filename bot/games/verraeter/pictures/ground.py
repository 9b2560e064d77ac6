"""The still ground: the table, the band that joins neighbours, and the middle oval with hours on its rim."""

from functools import cache

from PIL import Image

from bot.games.verraeter.pictures.colours import BAND, FIELDS
from bot.games.verraeter.pictures.layout import CARDS, HOURS, MIDDLE
from bot.pictures.canvas import Canvas
from bot.pictures.colours import DISC, PAPER, RIM
from bot.pictures.landscape import empty_table
from bot.pictures.shapes import bar, oval, polygon

_WIDE = 26
_SLANT = 22  # by how much the border of the two fields leans


@cache
def ground(victor: str) -> Image.Image:
    """Return the table; the oval has the colour of a house, of ``both`` or of ``none``."""
    canvas = Canvas(empty_table())
    for position, card in enumerate(CARDS):
        _band(canvas, card.middle, CARDS[(position + 1) % len(CARDS)].middle)
    _oval(canvas, victor)
    for position, box in enumerate(HOURS):
        canvas.panel(box, RIM, box.width // 2)
        canvas.panel(box.grown(-3), DISC, box.width // 2 - 3)
        canvas.write(str(position or len(HOURS)), box.middle, 42, PAPER, "ExtraBold", "mm")
    return canvas.image


def _band(canvas: Canvas, start: tuple[int, int], end: tuple[int, int]) -> None:
    left, top = min(start[0], end[0]) - _WIDE, min(start[1], end[1]) - _WIDE
    size = abs(start[0] - end[0]) + 2 * _WIDE, abs(start[1] - end[1]) + 2 * _WIDE
    ends = (start[0] - left, start[1] - top), (end[0] - left, end[1] - top)
    canvas.mask(bar(*size, *ends, _WIDE), (left, top), BAND)


def _oval(canvas: Canvas, victor: str) -> None:
    canvas.mask(oval(MIDDLE.width, MIDDLE.height), (MIDDLE.left, MIDDLE.top), RIM)
    field = MIDDLE.grown(-4)
    at, shape = (field.left, field.top), oval(field.width, field.height)
    canvas.mask(shape, at, FIELDS.get(victor, DISC))
    if victor == "both":
        half, width, height = field.width // 2, field.width, field.height
        left = polygon(width, height, ((0, 0), (half + _SLANT, 0), (half - _SLANT, height), (0, height)))
        canvas.mask(shape, at, FIELDS["rose"])
        eagle = Image.new("L", shape.size, 0)
        eagle.paste(shape, (0, 0), left)
        canvas.mask(eagle, at, FIELDS["eagle"])
