"""The great powers (H-0.7), side by side: the things that each counts, its points, and its holder."""

from collections.abc import Sequence

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.colours import BLACK, STONE
from bot.games.het_verraad.pictures.layout import side_by_side
from bot.games.het_verraad.pictures.pieces import draw_piece
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, RIM, SEATS
from engine.het_verraad.components import MASTER
from engine.het_verraad.view import PowerView

_TAB = 28
_LINE = 3
_RADIUS = 12
_GAP = 6


def draw_powers(canvas: Canvas, powers: Sequence[PowerView], box: Box) -> None:
    """Draw each power as a card with a tab in its holder's colour and the holder's mark. A vacant power has no tab."""
    for power, place in zip(powers, side_by_side(box, len(powers), _GAP), strict=True):
        _ground(canvas, place, power.holder)
        line = place.bottom - 23 if power.holder is not None else place.middle[1]
        end = draw_piece(canvas, pieces.power(power.power, 36), place.left + 6, line)
        canvas.write(str(power.points), ((end + place.right) // 2, line), 34, GOLD, "ExtraBold", "mm")


def _ground(canvas: Canvas, box: Box, holder: int | None) -> None:
    edge = RIM if holder is None else STONE if holder == MASTER else SEATS[holder]
    canvas.panel(box, edge, _RADIUS)
    canvas.panel(box.grown(-_LINE), DISC, _RADIUS - _LINE)
    if holder is None:
        return
    tab = Box(box.left + _LINE, box.top + _LINE, box.right - _LINE, box.top + _TAB)
    canvas.fill(Box(tab.left, tab.top + _RADIUS, tab.right, tab.bottom), BLACK if holder == MASTER else edge)
    canvas.panel(tab, BLACK if holder == MASTER else edge, _RADIUS - _LINE)
    if holder == MASTER:
        canvas.pictogram("skull", square((tab.middle[0], tab.middle[1]), 26), PAPER)
    else:
        canvas.mark(holder, square((tab.middle[0], tab.middle[1] - 1), 24), INK)
