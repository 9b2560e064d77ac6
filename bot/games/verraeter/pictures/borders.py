"""The borders between landscapes: the place of conflict, and its possible places."""

from bot.games.verraeter.pictures.layout import BARS, BORDERS, CARDS, STRIP
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, WHITE
from bot.pictures.landscape import LEGIBLE
from bot.pictures.lettering import width
from bot.pictures.shapes import bar
from engine.verraeter.components import NEIGHBOURS, POSITIONS
from engine.verraeter.view import VerraeterView

FRAME = 8
BADGE = 46
_RADIUS = 24
_LINE = 26


def draw_borders(canvas: Canvas, view: VerraeterView) -> None:
    """Draw white frames around the place of conflict, before the landscapes are drawn."""
    if view.phase != "over" and view.conflict is not None:
        _line(canvas, _first(view.conflict))
        for card in map(CARDS.__getitem__, view.conflict):
            shown = card if places(view) else card._replace(bottom=card.bottom - STRIP)
            canvas.panel(shown.grown(FRAME), WHITE, _RADIUS)
            canvas.panel(shown.grown(2), INK, _RADIUS - FRAME + 2)


def draw_sites(canvas: Canvas, view: VerraeterView) -> None:
    """Draw the hours of every border that can be chosen, or of landscapes without a building, as menus do."""
    if view.phase == "conflict":
        for first, _ in places(view):
            _hours(canvas, f"{first or POSITIONS}–{first + 1}", BORDERS[first], LEGIBLE)
        return
    for position, (landscape, place) in enumerate(zip(view.ring, BARS, strict=True)):
        if landscape.building is None:
            _hours(canvas, str(position or POSITIONS), (place.middle[0], place.middle[1] - STRIP), 40)


def places(view: VerraeterView) -> list[tuple[int, int]]:
    """Return the places of conflict that can be chosen, or the chosen place until the conflict is over (V-2)."""
    if view.phase == "conflict":
        return [place for place in NEIGHBOURS if view.ring[place[0]].house != view.ring[place[1]].house]
    return [view.conflict] if view.conflict is not None and view.phase in ("role", "supply") else []


def _hours(canvas: Canvas, words: str, middle: tuple[int, int], letters: int) -> None:
    """Draw hours on a pill."""
    (x, y), high = middle, letters // 2 + 5
    half = max(high, width(words, "ExtraBold", letters) // 2 + 9)
    canvas.panel(Box(x - half - 3, y - high - 3, x + half + 3, y + high + 3), INK, high + 3)
    canvas.panel(Box(x - half, y - high, x + half, y + high), GOLD, high)
    canvas.write(words, (x, y), letters, INK, "ExtraBold", "mm")


def draw_swords(canvas: Canvas, conflict: tuple[int, int]) -> None:
    """Draw the swords between the landscapes of the place of conflict, after the landscapes are drawn."""
    badge = square(BORDERS[_first(conflict)], BADGE)
    canvas.panel(badge, WHITE, BADGE // 2)
    canvas.pictogram("conflict", badge.grown(-6), INK)


def _first(conflict: tuple[int, int]) -> int:
    """Return the first of two neighbours, clockwise."""
    low, high = sorted(conflict)
    return low if high - low == 1 else high


def _line(canvas: Canvas, first: int) -> None:
    middle = BORDERS[first]
    for position in (first, (first + 1) % POSITIONS):
        end = CARDS[position].middle
        left, top = min(end[0], middle[0]) - _LINE, min(end[1], middle[1]) - _LINE
        width, height = abs(end[0] - middle[0]) + 2 * _LINE, abs(end[1] - middle[1]) + 2 * _LINE
        start, stop = (end[0] - left, end[1] - top), (middle[0] - left, middle[1] - top)
        canvas.mask(bar(width, height, start, stop, _LINE), (left, top), WHITE)
