"""The places on the board of Traitor: armies at both sides of the table, the last fight and the aims between them."""

from functools import cache
from typing import NamedTuple

from bot.pictures.canvas import Box
from bot.pictures.landscape import HEADER_HEIGHT, HEIGHT, WIDTH

HEADER = Box(0, 0, WIDTH, HEADER_HEIGHT)
RAIL = Box(4, 82, WIDTH - 4, HEIGHT - 4)
FELT = RAIL.grown(-14)
AIMS = 244  # how high the aims are
PADDING = 8  # between an army and the frame it gets when it is awaited

_EDGE = FELT.grown(-6)
_SIDE = 456  # how wide an army is
_GAP = 10


class Places(NamedTuple):
    """The boxes of armies, fight and aims."""

    armies: tuple[Box, ...]
    fight: Box
    aims: Box


@cache
def places(armies: int) -> Places:
    """Return the places for 3 to 8 armies: in the order of turns, clockwise from the left top corner."""
    right = armies // 2
    first, *others = _column(armies - right, _EDGE._replace(right=_EDGE.left + _SIDE))
    found = (first, *_column(right, _EDGE._replace(left=_EDGE.right - _SIDE)), *reversed(others))
    middle = Box(_EDGE.left + _SIDE + _GAP, _EDGE.top, _EDGE.right - _SIDE - _GAP, _EDGE.bottom)
    split = middle.bottom - AIMS
    return Places(found, middle._replace(bottom=split - _GAP), middle._replace(top=split))


def _column(count: int, room: Box) -> list[Box]:
    """Return so many boxes above each other that fill the room, or a single box in its middle."""
    high = (room.height + _GAP) // max(2, count) - _GAP
    start = room.top + (room.height - count * (high + _GAP) + _GAP) // 2
    tops = [start + number * (high + _GAP) for number in range(count)]
    return [Box(room.left, top, room.right, top + high) for top in tops]
