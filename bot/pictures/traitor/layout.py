"""Where everything lies on the board of Traitor: armies two by two, then the last fight and the aims.

A picture is 1400 pixels wide; how high it is depends on the number of armies alone.
"""

from functools import cache
from typing import NamedTuple

from bot.pictures.canvas import Box
from bot.pictures.table import HEADER_HEIGHT

WIDTH = 1400
HEADER = Box(0, 0, WIDTH, HEADER_HEIGHT)
MARGIN = 14
FIGHT, AIMS = 158, 100  # the least heights
STRIPE, HEADING = 46, 97  # of an army's panel: the strip at its left, the lines above its cards

_PANEL_WIDTH = (WIDTH - 3 * MARGIN) // 2
_PANEL_HEIGHTS = {2: 370, 3: 312, 4: 276}  # by rows
_GAP = 8


class Places(NamedTuple):
    """The height of the picture, and the boxes of armies, fight and aims."""

    height: int
    armies: tuple[Box, ...]
    fight: Box
    aims: Box


@cache
def places(armies: int) -> Places:
    """Where things lie with 3 to 8 armies: in the order of turns, line by line.

    An odd number of armies leaves a place beside the last one; with an even one, there is a strip below.
    """
    rows = (armies + 1) // 2
    panels = [_panel(number, _PANEL_HEIGHTS[rows]) for number in range(2 * rows)]
    bottom = panels[-1].bottom + MARGIN
    if armies % 2:
        rest = panels[-1]
        split = rest.bottom - AIMS - _GAP
        fight, aims = rest._replace(bottom=split), rest._replace(top=split + _GAP)
        return Places(bottom, tuple(panels[:-1]), fight, aims)
    fight, aims = (box._replace(top=bottom, bottom=bottom + FIGHT) for box in panels[-2:])
    return Places(bottom + FIGHT + MARGIN, tuple(panels), fight, aims)


def _panel(number: int, height: int) -> Box:
    left = MARGIN + number % 2 * (_PANEL_WIDTH + MARGIN)
    top = HEADER.bottom + MARGIN + number // 2 * (height + MARGIN)
    return Box(left, top, left + _PANEL_WIDTH, top + height)


def cards_box(panel: Box) -> Box:
    """Where the cards of an army stand in its panel."""
    return Box(panel.left + STRIPE + 12, panel.top + HEADING, panel.right - 8, panel.bottom - 8)
