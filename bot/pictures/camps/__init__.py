"""Two camps that face each other, and somebody who crosses from one to the other between them."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER, QUIET, SEATS, Colour, colour, mix
from bot.pictures.landscape import LEGIBLE, WIDTH, draw_seat
from bot.pictures.lettering import fitting, width
from bot.pictures.reveals.cards import PlayingCard, draw_cards
from bot.pictures.shapes import polygon, ring

_FOOT = 476  # of the fields
_MIDDLE = (WIDTH // 2, 322)
_DISC, _ARMS, _FIGURE, _ARROW = 196, 566, 336, 224  # across; and how far beside the middle
_ASIDE, _LOAD = 42, (188, 76)  # so much farther stands a figure beside cards; how far the cards, and half their room
_PEOPLE, _MARK, _GAP = 438, 50, 16
_SLOPE, _ROW = 44, 3
SIDES = {"red": colour("8a2438"), "blue": colour("24508a")}
"""The colours of sides: of plates, empty chairs and camps."""
_DARK = {side: mix(ground, INK, 0.62) for side, ground in SIDES.items()}
_GLOWS = {side: mix(ground, PAPER, 0.16) for side, ground in SIDES.items()}


class Camp(NamedTuple):
    """A side, its strength, and those who fight for it at last; the camp that has ``lost`` lies in the dark."""

    side: str
    """``red`` or ``blue``."""
    symbol: str
    words: str
    """The name of the side."""
    figure: int
    people: tuple[tuple[int, str], ...]
    lost: bool

    @property
    def told(self) -> str:
        """The camp in words."""
        names = ", ".join(name for _, name in self.people)
        return f"{self.words} {self.figure}: {names}" if names else f"{self.words} {self.figure}"


def draw_camps(
    canvas: Canvas, camps: Sequence[Camp], symbol: str, crossing: int | None, cards: Sequence[PlayingCard]
) -> None:
    """Draw the camps side by side; whoever is ``crossing`` comes between them, on the way, with cards."""
    left, right = camps
    for camp, box in ((left, Box(0, 0, WIDTH // 2, _FOOT)), (right, Box(WIDTH // 2, 0, WIDTH, _FOOT))):
        canvas.fill(box, _ground(camp))
    x, slant = WIDTH // 2, ((_SLOPE, 0), (2 * _SLOPE, 0), (_SLOPE, _FOOT // 2), (_SLOPE, 0))
    canvas.mask(polygon(2 * _SLOPE, _FOOT // 2, slant), (x - _SLOPE, 0), _ground(left))
    slant = ((_SLOPE, 0), (_SLOPE, _FOOT // 2), (0, _FOOT // 2), (_SLOPE, 0))
    canvas.mask(polygon(2 * _SLOPE, _FOOT // 2, slant), (x - _SLOPE, _FOOT // 2), _ground(right))
    aside = _ASIDE if cards else 0
    size = min(fitting(str(camp.figure), "ExtraBold", (190, 150, 120, 98), 230 - aside)[1] for camp in camps)
    for camp, way in ((left, -1), (right, 1)):
        _draw_camp(canvas, camp, way, crossing)
        x, ink = _MIDDLE[0] + way * (_FIGURE + aside), QUIET if camp.lost else PAPER
        canvas.write(str(camp.figure), (x, _MIDDLE[1]), size, ink, "ExtraBold", "mm")
    if crossing is not None:
        _draw_arrow(canvas, 1 if any(seat == crossing for seat, _ in right.people) else -1, cards)
    canvas.panel(square(_MIDDLE, _DISC), INK, _DISC // 2)
    canvas.mask(ring(_DISC, 10), (_MIDDLE[0] - _DISC // 2, _MIDDLE[1] - _DISC // 2), GOLD)
    canvas.pictogram(symbol, square(_MIDDLE, _DISC * 2 // 3), PAPER)
    if crossing is not None:
        draw_seat(canvas, square((_MIDDLE[0], _MIDDLE[1] + _DISC // 2), 70), crossing)


def _draw_camp(canvas: Canvas, camp: Camp, way: int, crossing: int | None) -> None:
    """Draw the arms and the people; ``way`` is -1 on the left, 1 on the right."""
    x, y = _MIDDLE[0] + way * _ARMS, _MIDDLE[1]
    if not camp.lost:
        canvas.panel(square((x, y), 190), _GLOWS[camp.side], 95)
    canvas.pictogram(camp.symbol, square((x, y), 150), QUIET if camp.lost else PAPER)
    _draw_people(canvas, camp, way, crossing)


def _draw_people(canvas: Canvas, camp: Camp, way: int, crossing: int | None) -> None:
    """Draw the marks of the people with their names, or larger marks alone if the names have no room."""
    room = WIDTH // 2 - 96 - len(camp.people) * (_MARK + 10 + _GAP)
    wide = {size: [width(name, "SemiBold", size) for _, name in camp.people] for size in (42, 38, 34, LEGIBLE)}
    size = next((one for one, row in wide.items() if sum(row) <= room), None)
    mark, names = (_MARK, wide[size]) if size else (_MARK + 14, [-10] * len(camp.people))
    left = 50 if way < 0 else WIDTH - 50 + _GAP - sum(mark + 10 + name + _GAP for name in names)
    for (seat, words), name in zip(camp.people, names, strict=True):
        draw_seat(canvas, square((left + mark // 2, _PEOPLE), mark), seat)
        if size:
            canvas.write(words, (left + mark + 10, _PEOPLE), size, GOLD if seat == crossing else PAPER)
        left += mark + 10 + name + _GAP


def _draw_arrow(canvas: Canvas, way: int, cards: Sequence[PlayingCard]) -> None:
    """Draw an arrow from one camp through the middle to the other, and behind it cards or steps."""
    x, y = _MIDDLE
    points = ((0, 0), (76, 66), (0, 132)) if way > 0 else ((76, 0), (0, 66), (76, 132))
    base = x + way * (_ARROW - 76)
    canvas.mask(polygon(77, 133, points), (base if way > 0 else base - 76, y - 66), GOLD)
    canvas.fill(Box(min(x, base), y - 26, max(x, base), y + 26), GOLD)
    rows = [row for row in (cards[:_ROW], cards[_ROW:]) if row]
    for row, shown in enumerate(rows):
        middle, high = x - way * _LOAD[0], 2 * _LOAD[1] // len(rows)
        top = y - _LOAD[1] + row * high
        draw_cards(canvas, Box(middle - _LOAD[1], top, middle + _LOAD[1], top + high), shown)
    for step in range(0 if rows else 3):
        middle = x - way * (_DISC // 2 + 22 + 36 * step)
        canvas.fill(Box(middle - 10, y - 26, middle + 10, y + 26), mix(GOLD, INK, 0.2 * (step + 1)))


def _ground(camp: Camp) -> Colour:
    return (_DARK if camp.lost else SIDES)[camp.side]


def camps_colours() -> list[Colour]:
    """Return the colours of camps, and the steps of their smooth edges."""
    grounds = [*SIDES.values(), *_DARK.values()]
    edges = [(ink, ground) for ink in (PAPER, QUIET, GOLD) for ground in grounds]
    edges += [(PAPER, glow) for glow in _GLOWS.values()]
    steps = [mix(one, other, share) for one, other in edges for share in (0.25, 0.5, 0.75)]
    trail = [mix(GOLD, INK, 0.2 * step) for step in (1, 2, 3)]
    return [*grounds, *_GLOWS.values(), *trail, *SEATS[:4], *steps]
