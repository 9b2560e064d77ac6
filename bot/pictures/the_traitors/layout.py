"""Where everything lies on the board of The Traitors: boxes in a picture of 1400 x 1200 pixels."""

from bot.pictures.canvas import Box
from bot.pictures.table import HEADER_HEIGHT

WIDTH, HEIGHT = 1400, 1200
HEADER = Box(0, 0, WIDTH, HEADER_HEIGHT)

PANEL_WIDTH, PANEL_HEIGHT = 440, 200
_COLUMNS = (14, 480, 946)
_ROWS = (106, 545, 984)

# The places around the table, clockwise from the left top corner: column and row.
_PLACES = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))

# Which of these places are taken, by the number of seats: as evenly as possible around the table.
_TAKEN = {
    4: (0, 2, 4, 6),
    5: (0, 2, 3, 5, 7),
    6: (0, 2, 3, 4, 6, 7),
    7: (0, 1, 2, 3, 4, 6, 7),
    8: (0, 1, 2, 3, 4, 5, 6, 7),
}


def _panel(place: int) -> Box:
    column, row = _PLACES[place]
    left, top = _COLUMNS[column], _ROWS[row]
    return Box(left, top, left + PANEL_WIDTH, top + PANEL_HEIGHT)


PANELS = {seats: tuple(_panel(place) for place in places) for seats, places in _TAKEN.items()}
"""The seats by their number, clockwise in the order of turns (T-2.4), the first of them left at the top."""

CENTRE = (700, 645)
DISC = Box(150, 200, 1250, 1090)
DISC_RADIUS = 330

# What lies in the middle of the table, from above; the narrowest part is what lies between two panels.
FUND = Box(330, 322, 1070, 530)
NEWS = Box(474, 538, 926, 752)
TRACK = Box(270, 764, 1170, 838)
PILES = Box(270, 850, 1200, 968)
