"""The landscapes of the ring, and the buildings under them."""

from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER, SEATS, Colour, mix
from bot.pictures.lettering import fitting
from bot.pictures.pictograms import pictogram
from bot.pictures.shapes import ring, rounded
from bot.pictures.verraeter.colours import HOUSES, HOUSES_DARK, LANDSCAPE_SHADE
from bot.pictures.verraeter.layout import BAR_HEIGHT, BARS, CARD_HEIGHT, CARD_WIDTH, CARDS
from engine.verraeter.components import COLUMNS, House, Side
from engine.verraeter.view import LandscapeView

RADIUS = 16
# Dark for the Eagle and light for the Rose, so that their lands differ without colours too.
STRIPS = {"eagle": (HOUSES_DARK["eagle"], PAPER), "rose": (PAPER, HOUSES_DARK["rose"])}
_STRIP = 46  # the row of victory points
_COLUMN = CARD_WIDTH // COLUMNS
CIRCLE = 42
# Within a landscape: the square of its conflict value, and the middles of the circles of its victory points.
VALUE = Box(8, 8, 66, 62)
CIRCLES = tuple((_COLUMN * index + _COLUMN // 2, CARD_HEIGHT - _STRIP // 2) for index in range(COLUMNS))

# Pictograms of a landscape's scene: name, left, top, size.
_SCENES: dict[str, tuple[tuple[str, int, int, int], ...]] = {
    "town": (("town", 71, 7, 108),),
    "village": (("village", 70, 7, 108),),
    "forest": (("forest", 71, 8, 108),),
    "river": (("river", 70, 8, 108),),
    "meadow": (("grass", 72, 30, 104), ("flower", 76, 10, 44), ("flower", 128, 22, 40)),
    "moor": (("moor", 70, 8, 108),),
}


def draw_landscape(canvas: Canvas, position: int, landscape: LandscapeView) -> None:
    """A landscape, and what stands under it."""
    card = CARDS[position]
    draw_face(canvas, (card.left, card.top), landscape)
    if landscape.building:
        bar = _bar(landscape.building.seat, landscape.building.side)
        canvas.tile(bar, (BARS[position].left, BARS[position].top))


def draw_face(canvas: Canvas, at: tuple[int, int], landscape: LandscapeView) -> None:
    """A landscape alone, its left top corner at a point."""
    canvas.tile(_tile(landscape.kind, landscape.house, landscape.value, landscape.points), at)


def draw_turned(canvas: Canvas, position: int) -> None:
    """Marks the landscape that was turned."""
    card = CARDS[position]
    badge = square((card.right - 8, card.top + 8), 48)
    canvas.panel(badge, INK, 24)
    canvas.panel(badge.grown(-3), GOLD, 21)
    canvas.pictogram("turned", badge.grown(-9), INK)


@lru_cache(maxsize=64)
def _tile(kind: str, house: House, value: int, points: tuple[int, ...]) -> Image.Image:
    face = Image.new("RGB", (CARD_WIDTH, CARD_HEIGHT), HOUSES[house])
    canvas = Canvas(face)
    _shade(face, house)
    face.paste(STRIPS[house][0], (0, CARD_HEIGHT - _STRIP, CARD_WIDTH, CARD_HEIGHT))
    scene = Image.new("L", face.size, 0)
    for name, left, top, size in _SCENES[kind]:
        scene.paste(255, (left, top), pictogram(name, size))
    scene.paste(0, (0, CARD_HEIGHT - _STRIP - 4, CARD_WIDTH, CARD_HEIGHT))
    face.paste(PAPER, (0, 0), scene)
    _value(canvas, value)
    canvas.pictogram(house, Box(9, 66, 9 + 54, 66 + 54), PAPER)
    _points(canvas, points, STRIPS[house][1])
    tile = face.convert("RGBA")
    tile.putalpha(rounded(CARD_WIDTH, CARD_HEIGHT, RADIUS))
    return tile


def _shade(face: Image.Image, house: House) -> None:
    for line in range(CARD_HEIGHT):
        shade = mix(HOUSES[house], HOUSES_DARK[house], LANDSCAPE_SHADE * line / CARD_HEIGHT)
        face.paste(shade, (0, line, CARD_WIDTH, line + 1))


def _value(canvas: Canvas, value: int) -> None:
    canvas.panel(VALUE, PAPER, 9)
    words, size = fitting(str(value), "ExtraBold", (44, 34, 26), VALUE.width - 4)
    canvas.write(words, VALUE.middle, size, INK, "ExtraBold", "mm")


def _points(canvas: Canvas, points: tuple[int, ...], colour: Colour) -> None:
    for middle, number in zip(CIRCLES, points, strict=True):
        circle = square(middle, CIRCLE)
        canvas.mask(ring(CIRCLE, 2), (circle.left, circle.top), colour)
        words, size = fitting(str(number), "SemiBold", (28, 25, 20, 16), 34)
        canvas.write(words, middle, size, colour, "SemiBold", "mm")


@lru_cache(maxsize=16)
def _bar(seat: int, side: Side) -> Image.Image:
    width = BARS[0].width
    bar = Image.new("RGB", (width, BAR_HEIGHT + RADIUS), SEATS[seat])
    canvas = Canvas(bar)
    symbol = square((width - 44, RADIUS + BAR_HEIGHT // 2 - 1), 34)
    if side == "office":
        canvas.panel(Box(width // 2 - 12, RADIUS + 1, width - 5, RADIUS + BAR_HEIGHT - 5), INK, 9)
    canvas.mark(seat, square((36, RADIUS + BAR_HEIGHT // 2 - 1), 26))
    canvas.pictogram(side, symbol, SEATS[seat] if side == "office" else INK)
    tile = bar.convert("RGBA")
    tile.putalpha(rounded(width, BAR_HEIGHT + RADIUS, 12))
    return tile.crop((0, RADIUS, width, BAR_HEIGHT + RADIUS))
