"""The landscapes of the ring, and the buildings under them."""

from functools import lru_cache
from itertools import pairwise

from PIL import Image

from bot.games.verraeter.pictures.colours import HOUSES, HOUSES_DARK, LANDSCAPE_SHADE
from bot.games.verraeter.pictures.layout import BAR_HEIGHT, BARS, CARD_HEIGHT, CARD_WIDTH, CARDS, STRIP
from bot.games.verraeter.pictures.stakes import Stake
from bot.pictures.canvas import Box, Canvas, Plain, square
from bot.pictures.colours import GOLD, INK, PAPER, SEATS, mix
from bot.pictures.lettering import fitting
from bot.pictures.pictograms import pictogram
from bot.pictures.shapes import bar, rounded
from engine.verraeter.components import House, Side
from engine.verraeter.view import LandscapeView

RADIUS = 16
# Dark for the Eagle and light for the Rose, so that their lands differ without colours too.
STRIPS = {"eagle": (HOUSES_DARK["eagle"], PAPER), "rose": (PAPER, HOUSES_DARK["rose"])}
_LETTERS = (46, 44, 42, 40, 38, 36, 34, 32, 30, 26, 20, 16)
# Within a landscape: the square of its conflict value, and its victory points.
VALUE = Box(8, 6, 70, 59)
_EDGES = tuple(CARD_WIDTH * column // 3 for column in range(3 + 1))
POINTS = tuple(Box(left, CARD_HEIGHT - STRIP + 5, right, CARD_HEIGHT - 4) for left, right in pairwise(_EDGES))

# Pictograms of a landscape's scene: name, left, top, size.
_SCENES: dict[str, tuple[tuple[str, int, int, int], ...]] = {
    "town": (("town", 74, 4, 94),),
    "village": (("village", 74, 4, 94),),
    "forest": (("forest", 74, 4, 94),),
    "river": (("river", 74, 4, 94),),
    "meadow": (("grass", 76, 22, 88), ("flower", 78, 6, 42), ("flower", 126, 14, 38)),
    "moor": (("moor", 74, 4, 94),),
}


def draw_landscape(canvas: Canvas, position: int, landscape: LandscapeView, *, whole: bool) -> None:
    """Draw a landscape, ``whole`` or without its victory points, and the things under it."""
    card, high = CARDS[position], CARD_HEIGHT if whole else CARD_HEIGHT - STRIP
    draw_face(canvas, (card.left, card.top), landscape, high)
    if landscape.building:
        bar = _bar(landscape.building.seat, landscape.building.side)
        canvas.tile(bar, (BARS[position].left, card.top + high))


def draw_strength(canvas: Canvas, position: int, value: int) -> None:
    """Draw the strength of a landscape in the conflict, large, in place of its crest."""
    card = CARDS[position]
    plate = Box(card.left + 8, card.top + 6, card.left + 92, card.top + 92)
    canvas.panel(plate, PAPER, 12)
    words, size = fitting(str(value), "ExtraBold", (76, 64, 50, 44), plate.width - 6)
    canvas.write(words, plate.middle, size, INK, "ExtraBold", "mm")


def draw_face(canvas: Canvas, at: tuple[int, int], landscape: LandscapeView, high: int = CARD_HEIGHT) -> None:
    """Draw a landscape alone, its left top corner at a point; if it is less ``high``, without its victory points."""
    canvas.card(_face(landscape.kind, landscape.house, landscape.value, high), at, RADIUS)


def draw_stake(canvas: Canvas, stake: Stake, house: House) -> None:
    """Write the points that a victory brings at the foot of a house's landscape; in gold those of each member now."""
    card = CARDS[stake.position]
    for (left, top, right, bottom), number in zip(POINTS, (stake.left, stake.points, stake.joined), strict=True):
        cell = Box(card.left + left, card.top + top - 4, card.left + right, card.top + bottom + 3)
        if number == stake.points and left == POINTS[1].left and stake.members:
            canvas.panel(cell, GOLD, 10)
            words, size = fitting(str(number), "ExtraBold", _LETTERS, cell.width - 4)
            canvas.write(words, cell.middle, size, INK, "ExtraBold", "mm")
        elif number:
            words, size = fitting(str(number), "SemiBold", _LETTERS, cell.width - 4)
            canvas.write(words, cell.middle, size, STRIPS[house][1], "SemiBold", "mm")


def draw_turned(canvas: Canvas, position: int, lost: House) -> None:
    """Mark the landscape that was turned with the crossed-out crest of the house that has lost it."""
    card = CARDS[position]
    badge = square((card.right - 22, card.top + 22), 66)
    canvas.panel(badge, INK, 33)
    canvas.panel(badge.grown(-4), HOUSES[lost], 29)
    canvas.pictogram(lost, badge.grown(-13), PAPER)
    canvas.mask(bar(66, 66, (13, 53), (53, 13), 9), (badge.left, badge.top), GOLD)


@lru_cache(maxsize=64)
def _face(kind: str, house: House, value: int, high: int) -> Image.Image:
    return _card(kind, house, value).crop((0, 0, CARD_WIDTH, high))


def _card(kind: str, house: House, value: int) -> Image.Image:
    canvas = Canvas(Plain(CARD_WIDTH, CARD_HEIGHT, HOUSES[house]))
    _shade(canvas, house)
    canvas.fill(Box(0, CARD_HEIGHT - STRIP, CARD_WIDTH, CARD_HEIGHT), STRIPS[house][0])
    scene = Image.new("L", (CARD_WIDTH, CARD_HEIGHT), 0)
    for name, left, top, size in _SCENES[kind]:
        scene.paste(255, (left, top), pictogram(name, size))
    scene.paste(0, (0, CARD_HEIGHT - STRIP - 4, CARD_WIDTH, CARD_HEIGHT))
    canvas.mask(scene, (0, 0), PAPER)
    _value(canvas, value)
    canvas.pictogram(house, Box(20, 61, 20 + 38, 61 + 38), PAPER)
    return canvas.image


def _shade(canvas: Canvas, house: House) -> None:
    for line in range(CARD_HEIGHT):
        shade = mix(HOUSES[house], HOUSES_DARK[house], LANDSCAPE_SHADE * line / CARD_HEIGHT)
        canvas.fill(Box(0, line, CARD_WIDTH, line + 1), shade)


def _value(canvas: Canvas, value: int) -> None:
    canvas.panel(VALUE, PAPER, 9)
    words, size = fitting(str(value), "ExtraBold", (50, 48, 34, 26), VALUE.width - 4)
    canvas.write(words, VALUE.middle, size, INK, "ExtraBold", "mm")


@lru_cache(maxsize=16)
def _bar(seat: int, side: Side) -> Image.Image:
    """Draw an estate dark on its owner's colour, and an office the other way round."""
    width, line = BARS[0].width, RADIUS + BAR_HEIGHT // 2 - 1
    canvas = Canvas(Plain(width, BAR_HEIGHT + RADIUS, SEATS[seat]))
    if side == "office":
        canvas.panel(Box(4, 0, width - 4, RADIUS + BAR_HEIGHT - 3), INK, 9)
    colour = SEATS[seat] if side == "office" else INK
    canvas.mark(seat, square((38, line), 33), colour)
    canvas.pictogram(side, square((width - 44, line), 40), colour)
    tile = canvas.image.convert("RGBA")
    tile.putalpha(rounded(width, BAR_HEIGHT + RADIUS, 12))
    return tile.crop((0, RADIUS, width, BAR_HEIGHT + RADIUS))
