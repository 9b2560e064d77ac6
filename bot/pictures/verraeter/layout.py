"""Where everything lies on the board of Verräter: boxes in a picture of 1400 x 1200 pixels."""

from bot.pictures.canvas import Box
from bot.pictures.table import HEADER_HEIGHT

WIDTH, HEIGHT = 1400, 1200
HEADER = Box(0, 0, WIDTH, HEADER_HEIGHT)
CENTRE = (700, 625)
DISC = 278  # radius
NUMERALS = 252  # radius on which the hours stand

CARD_WIDTH, CARD_HEIGHT = 184, 168
BAR_HEIGHT = 38
BAR_INSET = 14

# The right half of the clock face: how far right of and below the centre a landscape's middle lies, by hour, and the
# border to the next one.
_CARDS = ((0, -429), (232, -372), (452, -222), (556, 0), (452, 222), (232, 372), (0, 429))
_BORDERS = ((116, -400), (344, -295), (560, -111), (446, 111), (340, 300), (116, 400))


def _card(position: int) -> Box:
    right, down = _CARDS[min(position, 12 - position)]
    left = CENTRE[0] + (right if position <= 6 else -right) - CARD_WIDTH // 2
    top = CENTRE[1] + down - CARD_HEIGHT // 2
    return Box(left, top, left + CARD_WIDTH, top + CARD_HEIGHT)


def _border(first: int) -> tuple[int, int]:
    right, down = _BORDERS[min(first, 11 - first)]
    return CENTRE[0] + (right if first < 6 else -right), CENTRE[1] + down


CARDS = tuple(_card(position) for position in range(12))
"""The landscapes, clockwise from twelve o'clock."""

BORDERS = tuple(_border(first) for first in range(12))
"""A point between each landscape and the next one."""

BARS = tuple(
    Box(card.left + BAR_INSET, card.bottom, card.right - BAR_INSET, card.bottom + BAR_HEIGHT) for card in CARDS
)
"""The buildings under the landscapes."""

_PANEL_WIDTH, _PANEL_HEIGHT, _MARGIN = 348, 197, 12
_TOP, _BOTTOM = HEADER.bottom + _MARGIN, HEIGHT - _MARGIN - _PANEL_HEIGHT
PANELS = tuple(
    Box(left, top, left + _PANEL_WIDTH, top + _PANEL_HEIGHT)
    for left in (_MARGIN, WIDTH - _MARGIN - _PANEL_WIDTH)
    for top in (_TOP, _BOTTOM)
)
"""The players, in the order of seats (V-1.6): top left, bottom left, top right, bottom right."""
