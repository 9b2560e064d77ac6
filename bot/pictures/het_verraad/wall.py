"""The city's wall, which is the score track (H-0.8)."""

import math
from collections import defaultdict

from PIL import Image, ImageDraw

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER, Colour
from bot.pictures.het_verraad.colours import RED, STONE, STONE_DARK
from bot.pictures.het_verraad.layout import RIM, WALL
from bot.pictures.het_verraad.pieces import draw_piece, owner
from bot.pictures.het_verraad.rings import Plan, polar
from engine.het_verraad.components import MASTER
from engine.het_verraad.view import HetVerraadView

_INNER = WALL + 10  # of the spaces
_BEYOND = 10  # spaces after the one that ends the match
_MARKER = 40
_NUMBERS = 26  # their middles, from the rim
_ROOM = 3  # around a marker
_SEAM = 0.12  # degrees between two spaces, on either side
_APART = 48  # pixels from number to number, at least
_BIG = 2


def last_space(end: int) -> int:
    """The last space of the track; whoever has more points stands there too."""
    return end + _BEYOND


def draw_wall(canvas: Canvas, plan: Plan, end: int, red: tuple[int, ...]) -> None:
    """The wall with its spaces: red ones, and a golden one that ends the match (H-10.1)."""
    count, size = last_space(end) + 1, 2 * RIM + 4
    big = Image.new("RGB", (size * _BIG, size * _BIG), INK)
    shape = Image.new("L", big.size, 0)
    draw, middle = ImageDraw.Draw(big), RIM + 2
    ImageDraw.Draw(shape).ellipse([edge * _BIG for edge in square((middle, middle), 2 * RIM)], fill=255)
    draw.ellipse([edge * _BIG for edge in square((middle, middle), 2 * RIM)], fill=INK)
    draw.ellipse([edge * _BIG for edge in square((middle, middle), 2 * _INNER - 6)], fill=STONE)
    for number in range(count):
        points = [(middle + x, middle + y) for x, y in _space(number, count)]
        draw.polygon([(x * _BIG, y * _BIG) for x, y in points], fill=_colour(number, end, red))
    draw.ellipse([edge * _BIG for edge in square((middle, middle), 2 * WALL)], fill=INK)
    canvas.image.paste(big.reduce(_BIG), (plan.x - middle, plan.y - middle), shape.reduce(_BIG))


def draw_scores(canvas: Canvas, plan: Plan, view: HetVerraadView) -> None:
    """The markers, and the numbers of the red spaces on which none stands."""
    last = last_space(view.end_points)
    standing: defaultdict[int, list[int]] = defaultdict(list)
    for one, points in [*((castle.seat, castle.points) for castle in view.castles), (MASTER, view.master.points)]:
        standing[min(max(points, 0), last)].append(one)
    for number in _numbered(view.end_points, view.red):
        if number not in standing:
            colour = INK if number == view.end_points else PAPER
            at = plan.at(RIM - _NUMBERS, number * 360 / (last + 1))
            canvas.write(str(number), at, 30, colour, "ExtraBold", "mm")
    for number, owners in standing.items():
        for one, box in zip(owners, _markers(plan, number, last + 1, len(owners)), strict=True):
            draw_piece(canvas, owner(one, box.width), box.left, box.middle[1])


def _numbered(end: int, red: tuple[int, ...]) -> list[int]:
    """The space that ends the match, and as many of the red ones as have room for their numbers."""
    count = last_space(end) + 1
    apart = math.ceil(_APART * count / (2 * math.pi * (RIM - _NUMBERS)))
    numbers = [end]
    for number in red:
        if number < count and all(
            min((number - other) % count, (other - number) % count) >= apart for other in numbers
        ):
            numbers.append(number)
    return numbers


def _markers(plan: Plan, number: int, count: int, owners: int) -> list[Box]:
    """Boxes for so many markers in one space, as large as can be."""
    deep, wide = RIM - _INNER, 2 * math.pi * (_INNER + RIM) / 2 / count
    sizes = {rows: min(_MARKER, deep / rows - _ROOM, wide / math.ceil(owners / rows) - _ROOM) for rows in (1, 2, 3)}
    rows = max(sizes, key=lambda rows: sizes[rows])
    columns, size = math.ceil(owners / rows), int(sizes[rows])
    boxes = []
    for index in range(owners):
        row, column = divmod(index, columns)
        here = min(columns, owners - row * columns)
        radius = (_INNER + RIM) / 2 + ((rows - 1) / 2 - row) * (size + _ROOM)
        aside = math.degrees((column - (here - 1) / 2) * (size + _ROOM) / radius)
        boxes.append(square(plan.at(radius, number * 360 / count + aside), size))
    return boxes


def _space(number: int, count: int) -> list[tuple[float, float]]:
    step = 360 / count
    steps = [number * step + step * share / 6 for share in (-3, -2, -1, 0, 1, 2, 3)]
    return [polar(RIM - 3, angle) for angle in _narrowed(steps)] + [
        polar(_INNER, angle) for angle in reversed(_narrowed(steps))
    ]


def _narrowed(angles: list[float]) -> list[float]:
    return [angles[0] + _SEAM, *angles[1:-1], angles[-1] - _SEAM]


def _colour(number: int, end: int, red: tuple[int, ...]) -> Colour:
    if number == end:
        return GOLD
    return RED if number in red else STONE_DARK
