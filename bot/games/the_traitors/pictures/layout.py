"""The places on the board of The Traitors: boxes in a picture of 1400 x 890 pixels."""

from typing import NamedTuple

from bot.pictures.canvas import Box, square
from bot.pictures.landscape import HEADER_HEIGHT, WIDTH

HEADER = Box(0, 0, WIDTH, HEADER_HEIGHT)
TABLE = Box(278, 194, 1122, 770)
CENTRE = TABLE.middle

_PLATE, _STONE = (344, 126), (340, 126)
_TOP, _BOTTOM, _LEFT, _RIGHT = 86, 882, 10, 1390
_CANDLE, _CARD, _SHOWN = 68, (56, 74), (42, 56)
_MOST_SHOWN = 3  # T-2.3


class SeatPlace(NamedTuple):
    """A place at the table.

    A living seat sits at ``plate``. A seat that is out lies at ``stone``, away from the table. ``candle`` and ``card``
    stand on the table before the plate. ``shown`` are the boxes of the cards that a seat that is out left there.
    """

    plate: Box
    stone: Box
    candle: Box
    card: Box
    shown: tuple[Box, ...]


def _box(middle: tuple[int, int], size: tuple[int, int]) -> Box:
    left, top = middle[0] - size[0] // 2, middle[1] - size[1] // 2
    return Box(left, top, left + size[0], top + size[1])


def _above(x: int, candle: int, card: int) -> SeatPlace:
    plate, stone = (x, _TOP + _PLATE[1] // 2), (x, _TOP - 2 + _STONE[1] // 2)
    return _level(plate, stone, candle, card, 266)


def _below(x: int, candle: int, card: int) -> SeatPlace:
    plate, stone = (x, _BOTTOM - _PLATE[1] // 2), (x, _BOTTOM + 2 - _STONE[1] // 2)
    return _level(plate, stone, candle, card, 708)


def _level(plate: tuple[int, int], stone: tuple[int, int], candle: int, card: int, y: int) -> SeatPlace:
    """Return a place above or below the table, with its things side by side."""
    first = candle + (33 if card - candle in range(100) else -33 if candle - card in range(100) else 0) - 46
    shown = tuple(_box((first + 46 * number, y), _SHOWN) for number in range(_MOST_SHOWN))
    return SeatPlace(
        _box(plate, _PLATE), _box(stone, _STONE), square((candle, y), _CANDLE), _box((card, y), _CARD), shown
    )


def _left(y: int, candle: int, card: int) -> SeatPlace:
    return _upright((_LEFT + _PLATE[0] // 2, y), (_LEFT - 6 + _STONE[0] // 2, y), 392, candle, card)


def _right(y: int, candle: int, card: int) -> SeatPlace:
    return _upright((_RIGHT - _PLATE[0] // 2, y), (_RIGHT + 6 - _STONE[0] // 2, y), 1008, candle, card)


def _upright(plate: tuple[int, int], stone: tuple[int, int], x: int, candle: int, card: int) -> SeatPlace:
    """Return a place beside the table, with its things in a column."""
    first = (candle + card) // 2 - 58
    shown = tuple(_box((x, first + 58 * number), _SHOWN) for number in range(_MOST_SHOWN))
    return SeatPlace(
        _box(plate, _PLATE), _box(stone, _STONE), square((x, candle), _CANDLE), _box((x, card), _CARD), shown
    )


_TWO_ABOVE = (_above(520, 474, 540), _above(880, 926, 860))
_TWO_RIGHT = (_right(345, 348, 428), _right(619, 616, 536))
_TWO_BELOW = (_below(880, 930, 872), _below(520, 470, 528))
_TWO_LEFT = (_left(619, 616, 536), _left(345, 348, 428))
_ABOVE, _BELOW = (_above(700, 500, 890),), (_below(700, 500, 890),)
_AT_RIGHT, _AT_LEFT = (_right(482, 440, 524),), (_left(482, 440, 524),)

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
CAPTION = Box(580, 674, 820, 718)

# The corners below.
DECK = Box(20, 750, 320, 880)
DISCARDS = Box(1080, 750, 1380, 880)
