"""Where everything lies on the board of Het Verraad: boxes in a picture 1400 pixels wide."""

from typing import NamedTuple

from bot.pictures.canvas import Box
from bot.pictures.het_verraad.rings import EDGE, Plan
from bot.pictures.table import HEADER_HEIGHT

WIDTH = 1400
MARGIN = 20
GAP = 12

WALL, RIM = EDGE + 2, EDGE + 66
"""The radii between which the wall with the score track stands."""

OPEN = Box(MARGIN, HEADER_HEIGHT + 12, WIDTH - MARGIN, HEADER_HEIGHT + 78)
"""The open cards, side by side."""

CITY = Plan(WIDTH // 2, OPEN.bottom + GAP + RIM, 1.0)
"""The city and its wall."""

TOP, BOTTOM = CITY.y - RIM, CITY.y + RIM
"""The corners around the city lie between these."""

PANEL_HEIGHT = 190


class Places(NamedTuple):
    """The panels of the seats, that of the Black Master, and how high the picture is."""

    panels: tuple[Box, ...]
    master: Box
    height: int


def places(seats: int) -> Places:
    """Three panels side by side, or two, if four are to be placed."""
    columns = 3 if (seats + 1) % 4 else 2
    panels = [
        box._replace(top=top, bottom=top + PANEL_HEIGHT)
        for top in (BOTTOM + GAP, BOTTOM + 2 * GAP + PANEL_HEIGHT)
        for box in side_by_side(Box(MARGIN, top, WIDTH - MARGIN, top), columns)
    ][: seats + 1]
    return Places(tuple(panels[:-1]), panels[-1], panels[-1].bottom + GAP)


def side_by_side(box: Box, count: int) -> list[Box]:
    """So many equal boxes in one.

    >>> [(one.left, one.right) for one in side_by_side(Box(0, 0, 212, 9), 2)]
    [(0, 100), (112, 212)]
    """
    width = (box.width - (count - 1) * GAP) // count
    lefts = [box.left + number * (width + GAP) for number in range(count)]
    return [box._replace(left=left, right=left + width) for left in lefts]
