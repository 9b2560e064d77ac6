"""The places on the board of Traitor: armies around a table, the last fight and the aims in its middle."""

from functools import cache
from typing import NamedTuple

from bot.pictures.canvas import Box
from bot.pictures.landscape import HEADER_HEIGHT, HEIGHT, WIDTH

HEADER = Box(0, 0, WIDTH, HEADER_HEIGHT)
RAIL = Box(4, 82, WIDTH - 4, HEIGHT - 4)
FELT = RAIL.grown(-14)
AIMS = 74  # how high the aims are
PADDING = 8  # between an army and the frame it gets when it is awaited

_EDGE = FELT.grown(-6)
_MIDDLE, _LARGE = 294, 344  # how high the middle is, and how high with few armies
_FEW = 4
_SIDE = 332  # how wide the armies beside the middle are
_GAP = 10
_ONE_BELOW = 900  # how wide an army may be that has a side of the table for itself
_WIDEST = 1100  # of the middle
_AROUND = {3: (2, 0, 1, 0), 4: (2, 0, 2, 0), 5: (2, 1, 1, 1), 6: (2, 1, 2, 1), 7: (3, 1, 2, 1), 8: (3, 1, 3, 1)}
"""Armies above, at the right, below and at the left, for each number of armies."""


class Places(NamedTuple):
    """The boxes of armies, fight and aims."""

    armies: tuple[Box, ...]
    fight: Box
    aims: Box


@cache
def places(armies: int) -> Places:
    """Return the places for 3 to 8 armies: in the order of turns, clockwise from the left top corner."""
    above, right, below, left = _AROUND[armies]
    row = (_EDGE.height - (_LARGE if armies <= _FEW else _MIDDLE)) // 2
    top, bottom = _EDGE.top + row, _EDGE.bottom - row
    found = _row(above, _EDGE._replace(bottom=top))
    found += [Box(_EDGE.right - _SIDE, top, _EDGE.right, bottom)] * right
    found += reversed(_row(below, _EDGE._replace(top=bottom)))
    found += [Box(_EDGE.left, top, _EDGE.left + _SIDE, bottom)] * left
    wide = _EDGE.width - 2 * (_SIDE + _GAP) if left else _WIDEST
    start = (WIDTH - wide) // 2
    split = bottom - AIMS - _GAP
    return Places(
        tuple(found), Box(start, top + 2, start + wide, split), Box(start, split + 4, start + wide, bottom - 6)
    )


def _row(count: int, room: Box) -> list[Box]:
    """Return so many boxes beside each other."""
    wide = min(_ONE_BELOW, (room.width - (count - 1) * _GAP) // count)
    start = (room.left + room.right - count * wide - (count - 1) * _GAP) // 2
    lefts = [start + number * (wide + _GAP) for number in range(count)]
    return [Box(left, room.top, left + wide, room.bottom) for left in lefts]
