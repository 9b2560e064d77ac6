"""Shapes with smooth edges, as alpha masks: drawn once four times as big, then kept."""

import math
from functools import lru_cache

from PIL import Image, ImageDraw

_BIG = 4
MARKS = (
    *("circle", "triangle", "square", "diamond", "pentagon", "star", "cross", "crescent"),
    *("ring", "frame", "heart", "hourglass", "half", "arrow", "bolt", "drop"),
)
"""The marks of the seats, beside their colours; a game has at most as many seats."""

_CORNERS: dict[str, list[tuple[float, float]]] = {
    "triangle": [(0.5, 0.04), (1.0, 0.94), (0.0, 0.94)],
    "square": [(0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)],
    "diamond": [(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)],
    "heart": [(0.5, 0.98), (0.03, 0.46), (0.27, 0.12), (0.5, 0.33), (0.73, 0.12), (0.97, 0.46)],
    "hourglass": [(0.06, 0.04), (0.94, 0.04), (0.58, 0.5), (0.94, 0.96), (0.06, 0.96), (0.42, 0.5)],
    "arrow": [(0.0, 0.34), (0.52, 0.34), (0.52, 0.08), (1.0, 0.5), (0.52, 0.92), (0.52, 0.66), (0.0, 0.66)],
    "bolt": [(0.62, 0.0), (0.14, 0.56), (0.44, 0.56), (0.34, 1.0), (0.86, 0.4), (0.54, 0.4)],
}
"""The corners of marks with straight edges, as shares of the mark's width and height."""


@lru_cache(maxsize=160)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return a rectangle with round corners."""
    big = Image.new("L", (width * _BIG, height * _BIG), 0)
    box = (0, 0, width * _BIG - 1, height * _BIG - 1)
    ImageDraw.Draw(big).rounded_rectangle(box, radius * _BIG, fill=255)
    return big.reduce(_BIG)


@lru_cache(maxsize=64)
def corners(width: int, height: int, radius: int) -> tuple[Image.Image, ...]:
    """Return the round corners of a rectangle: left and right at the top, left and right at the bottom."""
    whole = rounded(width, height, radius)
    sides, ends = (0, width - radius), (0, height - radius)
    return tuple(whole.crop((left, top, left + radius, top + radius)) for top in ends for left in sides)


@lru_cache(maxsize=16)
def ring(size: int, line: int) -> Image.Image:
    """Return a circle's line, ``size`` pixels across."""
    big = Image.new("L", (size * _BIG, size * _BIG), 0)
    edge = size * _BIG - 1
    ImageDraw.Draw(big).ellipse((0, 0, edge, edge), outline=255, width=line * _BIG)
    return big.reduce(_BIG)


@lru_cache(maxsize=16)
def oval(width: int, height: int) -> Image.Image:
    """Return an ellipse that fills a rectangle."""
    big = Image.new("L", (width * _BIG, height * _BIG), 0)
    ImageDraw.Draw(big).ellipse((0, 0, width * _BIG - 1, height * _BIG - 1), fill=255)
    return big.reduce(_BIG)


@lru_cache(maxsize=16)
def polygon(width: int, height: int, points: tuple[tuple[int, int], ...]) -> Image.Image:
    """Return a polygon in a rectangle of that size."""
    big = Image.new("L", (width * _BIG, height * _BIG), 0)
    ImageDraw.Draw(big).polygon([(x * _BIG, y * _BIG) for x, y in points], fill=255)
    return big.reduce(_BIG)


@lru_cache(maxsize=16)
def bar(width: int, height: int, start: tuple[int, int], end: tuple[int, int], line: int) -> Image.Image:
    """Return a straight bar with square ends."""
    big = Image.new("L", (width * _BIG, height * _BIG), 0)
    points = [(x * _BIG, y * _BIG) for x, y in (start, end)]
    ImageDraw.Draw(big).line(points, fill=255, width=line * _BIG)
    return big.reduce(_BIG)


@lru_cache(maxsize=96)
def mark(seat: int, size: int) -> Image.Image:
    """Return the mark of a seat, ``size`` pixels square."""
    edge = size * _BIG
    big = Image.new("L", (edge, edge), 0)
    draw = ImageDraw.Draw(big)
    name = MARKS[seat]
    if name in ("circle", "crescent", "ring"):
        draw.ellipse(_square(edge, 0.04, 0.96), fill=255)
    if name == "crescent":
        draw.ellipse((edge * 0.3, -edge * 0.04, edge * 1.1, edge * 0.76), fill=0)
    elif name == "ring":
        draw.ellipse(_square(edge, 0.3, 0.7), fill=0)
    elif name == "frame":
        draw.rectangle(_square(edge, 0.08, 0.92), fill=255)
        draw.rectangle(_square(edge, 0.32, 0.68), fill=0)
    elif name == "half":
        draw.pieslice((0, edge * 0.22, edge, edge * 1.22), 180, 360, fill=255)
    elif name == "drop":
        draw.ellipse((edge * 0.18, edge * 0.36, edge * 0.82, edge), fill=255)
        draw.polygon([(edge * 0.5, 0), (edge * 0.79, edge * 0.56), (edge * 0.21, edge * 0.56)], fill=255)
    elif name != "circle":
        draw.polygon([(x * edge, y * edge) for x, y in _corners(name)], fill=255)
    return big.reduce(_BIG)


def _square(edge: int, first: float, last: float) -> tuple[float, float, float, float]:
    return edge * first, edge * first, edge * last, edge * last


def _corners(name: str) -> list[tuple[float, float]]:
    if name in _CORNERS:
        return _CORNERS[name]
    if name == "pentagon":
        return [_on_circle(index / 5, 0.5) for index in range(5)]
    if name == "star":
        return [_on_circle(index / 10, 0.2 if index % 2 else 0.52) for index in range(10)]
    arm = [(0.34, 0.34), (0.34, 0.0), (0.66, 0.0)]
    cross = []
    for _ in range(4):
        cross += arm
        arm = [(1 - y, x) for x, y in arm]  # a quarter turn
    return cross


def _on_circle(turn: float, radius: float) -> tuple[float, float]:
    angle = turn * 2 * math.pi
    return 0.5 + radius * math.sin(angle), 0.52 - radius * math.cos(angle)
