"""The round city's geometry: the place and the shape of each area, at any size.

Three rings of sectors lie around a centre. Two areas of neighbouring rings touch exactly if they border each other
(H-0.1). Radii are the radii of the board; a plan draws them larger or smaller.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.pictures.canvas import Box

RADII = {"I": (134, 272), "M": (272, 410), "O": (410, 550)}
"""The inner and outer radius of each ring."""

COUNTS = {"I": 8, "M": 16, "O": 24}
"""The number of areas of each ring."""

VEIL = 0.4
"""The share of darkness over areas that cannot be chosen."""

OUTER = "O"
"""The ring at the wall."""

CENTRE, EDGE = RADII["I"][0], RADII[OUTER][1]

_BIG = 4
_STEP = 1.5  # degrees between two points of an arc

Point = tuple[float, float]


class Plan(NamedTuple):
    """A city with its centre at a point of the picture, on a scale relative to the board."""

    x: int
    y: int
    scale: float

    def at(self, radius: float, angle: float) -> tuple[int, int]:
        """Return a point of the picture; ``angle`` in degrees, clockwise from the top."""
        right, down = polar(radius * self.scale, angle)
        return round(self.x + right), round(self.y + down)

    def middle(self, area: str) -> tuple[int, int]:
        """Return the middle of an area."""
        sector = sector_of(area)
        return self.at(sector.radius, sector.angle)

    def holds(self, area: str, box: Box) -> bool:
        """Return whether all corners of a box lie within an area."""
        sector = sector_of(area)
        corners = [(x - self.x, y - self.y) for x in (box.left, box.right) for y in (box.top, box.bottom)]
        far = [math.hypot(x, y) / self.scale for x, y in corners]
        turns = [math.degrees(math.atan2(x, -y)) % 360 for x, y in corners]
        return (
            sector.inner <= min(far) <= max(far) <= sector.outer
            and sector.start <= min(turns) <= max(turns) <= sector.end
        )


class Sector(NamedTuple):
    """The sector of an area: between two radii, from one angle to another."""

    inner: float
    outer: float
    start: float
    end: float

    @property
    def radius(self) -> float:
        """The radius of the sector's middle."""
        return (self.inner + self.outer) / 2

    @property
    def angle(self) -> float:
        """The angle of the sector's middle."""
        return (self.start + self.end) / 2


class Shape(NamedTuple):
    """An alpha mask, and the place of its left top corner relative to the centre of the city."""

    mask: Image.Image
    left: int
    top: int


def polar(radius: float, angle: float) -> Point:
    """Return the distances of a point to the right of the centre and below it."""
    turn = math.radians(angle)
    return radius * math.sin(turn), -radius * math.cos(turn)


@lru_cache(maxsize=64)
def sector_of(area: str) -> Sector:
    """Return the sector of an area.

    >>> sector_of("M1")
    Sector(inner=272, outer=410, start=22.5, end=45.0)
    """
    ring, index = area[0], int(area[1:])
    inner, outer = RADII[ring]
    step = 360 / COUNTS[ring]
    return Sector(inner, outer, index * step, (index + 1) * step)


@lru_cache(maxsize=200)
def sector_shape(area: str, scale: float, inset: float) -> Shape:
    """Return the shape of an area, smaller by ``inset`` pixels on every side."""
    points = outline(area, scale, inset)
    left, top, right, bottom = _bounds(points)
    big, draw = _empty(right - left, bottom - top)
    draw.polygon(_moved(points, left, top), fill=255)
    return Shape(big.reduce(_BIG), left, top)


@lru_cache(maxsize=48)
def veil_shape(area: str, scale: float, inset: float) -> Shape:
    """Return the shape of an area, half transparent."""
    shape = sector_shape(area, scale, inset)
    return shape._replace(mask=shape.mask.point([round(share * VEIL) for share in range(256)]))


@lru_cache(maxsize=128)
def frame_shape(area: str, scale: float, line: float, inset: float) -> Shape:
    """Return a line within the border of an area, ``inset`` pixels from it."""
    left, top, right, bottom = _bounds(outline(area, scale, 0))
    big, draw = _empty(right - left, bottom - top)
    draw.polygon(_moved(outline(area, scale, inset), left, top), fill=255)
    draw.polygon(_moved(outline(area, scale, inset + line), left, top), fill=0)
    return Shape(big.reduce(_BIG), left, top)


@lru_cache(maxsize=128)
def seam_shape(area: str, other: str, scale: float, line: float) -> Shape:
    """Return a line on the border between two neighbours."""
    here, there = sorted((sector_of(area), sector_of(other)))
    if here.inner == there.inner:
        angle = here.end if here.end == there.start else 0
        ends = ((here.inner, angle), (here.outer, angle))
    else:
        ends = ((here.outer, max(here.start, there.start)), (here.outer, min(here.end, there.end)))
    points = [(x * scale, y * scale) for x, y in path_points(*ends)]
    left, top, right, bottom = _bounds(points)
    left, top = left - _BIG, top - _BIG
    big, draw = _empty(right - left + _BIG, bottom - top + _BIG)
    draw.line(_moved(points, left, top), fill=255, width=round(line * _BIG), joint="curve")
    return Shape(big.reduce(_BIG), left, top)


def path_points(start: tuple[float, float], end: tuple[float, float]) -> list[Point]:
    """Return the points of the shorter way between two places, both given as radius and angle."""
    turn = (end[1] - start[1] + 180) % 360 - 180
    steps = max(2, round(abs(turn) / _STEP))
    shares = [number / steps for number in range(steps + 1)]
    return [polar(start[0] + (end[0] - start[0]) * share, start[1] + turn * share) for share in shares]


def outline(area: str, scale: float, inset: float) -> list[Point]:
    """Return the corners of an area, ``inset`` pixels within it, relative to the centre of the city."""
    sector = sector_of(area)
    inner, outer = sector.inner * scale + inset, sector.outer * scale - inset
    points = []
    for radius, turned in ((outer, False), (inner, True)):
        less = math.degrees(inset / radius)
        angles = _angles(sector.start + less, sector.end - less)
        points += [polar(radius, angle) for angle in (reversed(angles) if turned else angles)]
    return points


def _angles(start: float, end: float) -> list[float]:
    steps = math.ceil((end - start) / _STEP)
    return [start + (end - start) * number / steps for number in range(steps + 1)]


def _bounds(points: Sequence[Point]) -> tuple[int, int, int, int]:
    across, down = [x for x, _ in points], [y for _, y in points]
    return math.floor(min(across)) - 1, math.floor(min(down)) - 1, math.ceil(max(across)) + 1, math.ceil(max(down)) + 1


def _empty(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    big = Image.new("L", (width * _BIG, height * _BIG), 0)
    return big, ImageDraw.Draw(big)


def _moved(points: Sequence[Point], left: int, top: int) -> list[Point]:
    return [((x - left) * _BIG, (y - top) * _BIG) for x, y in points]
