"""The places on the board of Het Verraad: the city on the left, cards and panels on the right."""

from typing import NamedTuple

from bot.games.het_verraad.pictures.rings import EDGE, Plan
from bot.games.het_verraad.pictures.wall import WALL
from bot.pictures.canvas import Box
from bot.pictures.landscape import HEADER_HEIGHT, HEIGHT, WIDTH

MARGIN = 14
GAP = 8

RIM = (HEIGHT - HEADER_HEIGHT) // 2 - 9
"""The radius of the city with its wall."""

CITY = Plan(MARGIN + RIM, (HEADER_HEIGHT + HEIGHT) // 2, (RIM - WALL) / EDGE)
"""The city."""

SIDE = Box(CITY.x + RIM + 12, HEADER_HEIGHT + 10, WIDTH - MARGIN, HEIGHT - 10)
"""All that lies beside the city."""

_OPEN, _POWERS, _MASTER = 98, 144, 124
_LESS_OPEN, _LESS_POWERS, _LESS_MASTER = 70, 90, 112  # beside the panels of many seats
_FEW = 3


class Places(NamedTuple):
    """The open cards and the great powers, the panels of the seats, and the panel of the Black Master."""

    open: Box
    powers: Box
    panels: tuple[Box, ...]
    master: Box


def places(seats: int) -> Places:
    """Return places for panels in a column, all alike; for many seats, the Black Master's panel is higher."""
    few = seats <= _FEW
    cards = SIDE._replace(bottom=SIDE.top + (_OPEN if few else _LESS_OPEN))
    powers = SIDE._replace(top=SIDE.bottom - (_POWERS if few else _LESS_POWERS))
    top, bottom = cards.bottom + GAP, powers.top - GAP
    room = bottom - top - GAP * seats
    height = min((room - (_MASTER if few else _LESS_MASTER)) // seats, room // (seats + 1))
    tops = [top + number * (height + GAP) for number in range(seats + 1)]
    panels = [SIDE._replace(top=one, bottom=one + height) for one in tops]
    return Places(cards, powers, tuple(panels[:-1]), panels[-1]._replace(bottom=bottom))


def side_by_side(box: Box, count: int, gap: int = GAP) -> list[Box]:
    """Return so many equal boxes within a box.

    >>> [(one.left, one.right) for one in side_by_side(Box(0, 0, 208, 9), 2)]
    [(0, 100), (108, 208)]
    """
    width = (box.width - (count - 1) * gap) // count
    lefts = [box.left + number * (width + gap) for number in range(count)]
    return [box._replace(left=left, right=left + width) for left in lefts]
