"""The places on the board of Verräter: boxes in a picture of 1400 x 890 pixels."""

import math

from bot.pictures.canvas import Box, square
from bot.pictures.landscape import HEADER_HEIGHT, HEIGHT, WIDTH

HEADER = Box(0, 0, WIDTH, HEADER_HEIGHT)
CENTRE = (WIDTH // 2, 484)
MIDDLE = Box(382, 296, 1018, 672)
"""The oval in the middle."""

CARD_WIDTH, CARD_HEIGHT = 172, 150
STRIP = 50  # the row of victory points at the foot of a landscape
HOUR = 58
BAR_HEIGHT = 44
BAR_INSET = 14

# The landscapes on the right half of the clock face, by hour: right of the middle, below the top.
# Then, by hour, the border to the next landscape, beside which the ring goes on.
_CARDS = ((-86, 90), (152, 98), (330, 281), (518, 394), (330, 500), (152, 690), (-86, 692))
_BORDERS = ((119, 168), (306, 310), (512, 363), (510, 582), (304, 658), (119, 766))


def _card(position: int) -> Box:
    right, top = _CARDS[min(position, 12 - position)]
    left = CENTRE[0] + right if position <= 6 else CENTRE[0] - right - CARD_WIDTH
    return Box(left, top, left + CARD_WIDTH, top + CARD_HEIGHT)


def _border(first: int) -> tuple[int, int]:
    right, top = _BORDERS[min(first, 11 - first)]
    return CENTRE[0] + (right if first < 6 else -right), top


def _hour(position: int) -> Box:
    angle, (x, y) = math.radians(30 * position), MIDDLE.middle
    field = MIDDLE.grown(4 - HOUR // 2)
    right, up = field.width / 2 * math.sin(angle), field.height / 2 * math.cos(angle)
    return square((round(x + right), round(y - up)), HOUR)


CARDS = tuple(_card(position) for position in range(12))
"""The landscapes, clockwise from twelve o'clock."""

BORDERS = tuple(_border(first) for first in range(12))
"""A point between each landscape and the next one."""

HOURS = tuple(_hour(position) for position in range(12))
"""The hours within the rim of the oval, each beside its landscape."""

BARS = tuple(
    Box(card.left + BAR_INSET, card.bottom, card.right - BAR_INSET, card.bottom + BAR_HEIGHT) for card in CARDS
)
"""The buildings under the landscapes."""

_PANEL_WIDTH, _PANEL_HEIGHT, _MARGIN = 346, 176, 12
_LEFT, _RIGHT = _MARGIN, WIDTH - _MARGIN - _PANEL_WIDTH
_TOP, _BOTTOM = HEADER.bottom + _MARGIN, HEIGHT - _MARGIN - _PANEL_HEIGHT
PANELS = tuple(
    Box(left, top, left + _PANEL_WIDTH, top + _PANEL_HEIGHT)
    for left, top in ((_LEFT, _TOP), (_RIGHT, _TOP), (_RIGHT, _BOTTOM), (_LEFT, _BOTTOM))
)
"""The players, clockwise in the order of seats (V-1.6), from the top left corner on."""
