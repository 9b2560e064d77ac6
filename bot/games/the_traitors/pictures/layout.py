"""The places on the board of The Traitors: boxes in a picture of 1400 x 890 pixels."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.pictures.canvas import Box, square
from bot.pictures.landscape import HEADER_HEIGHT, WIDTH

HEADER = Box(0, 0, WIDTH, HEADER_HEIGHT)
TABLE = Box(278, 194, 1122, 770)
CENTRE = TABLE.middle

_PLATE, _STONE = (344, 126), (340, 126)
_TOP, _BOTTOM, _LEFT, _RIGHT = 86, 882, 10, 1390
_CANDLE, _SHOWN = 68, (42, 56)


class SeatPlace(NamedTuple):
    """A place at the table.

    A living seat sits at ``plate``. A seat that is out lies at ``stone``, away from the table. ``candle`` stands on
    the table before the plate. ``shown`` are the boxes of the cards that a seat that is out left there.
    """

    plate: Box
    stone: Box
    candle: Box
    shown: tuple[Box, ...]


def _box(middle: tuple[int, int], size: tuple[int, int]) -> Box:
    left, top = middle[0] - size[0] // 2, middle[1] - size[1] // 2
    return Box(left, top, left + size[0], top + size[1])


def _above(x: int, candle: int, shown: int) -> SeatPlace:
    plate, stone = (x, _TOP + _PLATE[1] // 2), (x, _TOP - 2 + _STONE[1] // 2)
    return _place(plate, stone, (candle, 266), [(shown + step, 266) for step in (-46, 0, 46)])


def _below(x: int, candle: int, shown: int) -> SeatPlace:
    plate, stone = (x, _BOTTOM - _PLATE[1] // 2), (x, _BOTTOM + 2 - _STONE[1] // 2)
    return _place(plate, stone, (candle, 708), [(shown + step, 708) for step in (-46, 0, 46)])


def _left(y: int, candle: int, shown: int) -> SeatPlace:
    plate, stone = (_LEFT + _PLATE[0] // 2, y), (_LEFT - 6 + _STONE[0] // 2, y)
    return _place(plate, stone, (392, candle), [(392, shown + step) for step in (-58, 0, 58)])


def _right(y: int, candle: int, shown: int) -> SeatPlace:
    plate, stone = (_RIGHT - _PLATE[0] // 2, y), (_RIGHT + 6 - _STONE[0] // 2, y)
    return _place(plate, stone, (1008, candle), [(1008, shown + step) for step in (-58, 0, 58)])


def _place(
    plate: tuple[int, int], stone: tuple[int, int], candle: tuple[int, int], shown: Sequence[tuple[int, int]]
) -> SeatPlace:
    cards = tuple(_box(one, _SHOWN) for one in shown)
    return SeatPlace(_box(plate, _PLATE), _box(stone, _STONE), square(candle, _CANDLE), cards)


_TWO_ABOVE = (_above(512, 474, 507), _above(888, 926, 893))
_TWO_RIGHT = (_right(345, 348, 388), _right(619, 616, 576))
_TWO_BELOW = (_below(888, 930, 897), _below(512, 470, 503))
_TWO_LEFT = (_left(619, 616, 576), _left(345, 348, 388))
_ABOVE, _BELOW = (_above(700, 474, 500),), (_below(700, 470, 500),)
_AT_RIGHT, _AT_LEFT = (_right(482, 482, 482),), (_left(482, 482, 482),)

PLACES: dict[int, tuple[SeatPlace, ...]] = {
    4: (*_ABOVE, *_AT_RIGHT, *_BELOW, *_AT_LEFT),
    5: (*_ABOVE, *_AT_RIGHT, *_TWO_BELOW, *_AT_LEFT),
    6: (*_TWO_ABOVE, *_AT_RIGHT, *_TWO_BELOW, *_AT_LEFT),
    7: (*_ABOVE, *_TWO_RIGHT, *_TWO_BELOW, *_TWO_LEFT),
    8: (*_TWO_ABOVE, *_TWO_RIGHT, *_TWO_BELOW, *_TWO_LEFT),
}
"""The places by the number of seats, clockwise in the order of turns (T-2.4), the first at the top."""

# The middle of the table, from above.
FUND = Box(574, 222, 826, 316)
NEWS = Box(428, 320, 972, 612)
TRACK = Box(430, 614, 970, 670)
CAPTION = Box(510, 674, 890, 718)

# The corner above at the left, and the lines of the legend there.
LEGEND, LEGEND_LINE = Box(10, 84, 322, 268), 36

# The corners below.
DECK = Box(20, 750, 320, 880)
DISCARDS = Box(1080, 750, 1380, 880)
