"""The slates on which people have voted: face down, from their edges, and turned."""

from collections.abc import Sequence

from bot.pictures.canvas import Box, Canvas, sheet, square
from bot.pictures.colours import GOLD, PAPER, colour
from bot.pictures.landscape import LEGIBLE, draw_seat
from bot.pictures.lettering import fitting, width
from bot.pictures.reveals.contents import Option

WOOD, EDGE, SLATE, PLATE = colour("7a4f2c"), colour("a67c4e"), colour("20272b"), colour("33191f")

TWO_LINES = 96
"""The least height that has room for two lines."""

_GAP = 12
_HIGHEST = 204
_ONE_COLUMN = 3
_ARROW = "→"
_LETTERS = (56, 52, 48, 44, 40, 36, LEGIBLE)


def draw_option(canvas: Canvas, option: Option, box: Box) -> None:
    """Draw the mark or the pictogram of an option in a square."""
    if option.seat is not None:
        draw_seat(canvas, box, option.seat)
    else:
        canvas.pictogram(option.symbol, box, PAPER)


class Slates:
    """The slates of all ``voters`` (seats and names) on a plate, in two columns if they are many."""

    def __init__(self, canvas: Canvas, box: Box, voters: Sequence[tuple[int, str]]) -> None:
        canvas.panel(box, PLATE, 22)
        self._voters = [(seat, bare(name)) for seat, name in voters]
        columns = 1 if len(voters) <= _ONE_COLUMN else 2
        rows = -(-len(voters) // columns)
        wide = (box.width - (columns + 1) * _GAP) // columns
        high = min(_HIGHEST, (box.height - _GAP) // rows - _GAP)
        room = wide - min(56, high * 40 // 100) - 76  # beside an arrow and a mark
        longest = max((name for _, name in self._voters), key=lambda name: width(name, "ExtraBold", LEGIBLE))
        self._letters = fitting(longest, "ExtraBold", _LETTERS, room)[1]
        top = box.top + (box.height - rows * (high + _GAP) + _GAP) // 2
        lefts = [box.left + _GAP + column * (wide + _GAP) for column in range(columns)]
        tops = [top + row * (high + _GAP) for row in range(rows)]
        self._boxes = [Box(left, line, left + wide, line + high) for line in tops for left in lefts]
        for number in range(len(voters)):
            self._back(canvas, number)

    def turning(self, number: int) -> Canvas:
        """Draw a slate from its edge."""
        box, canvas = self._boxes[number], sheet()
        canvas.fill(box, PLATE)
        canvas.panel(Box(box.left + 6, box.middle[1] - 7, box.right - 6, box.middle[1] + 7), EDGE, 6)
        return canvas

    def turned(self, number: int, option: Option) -> Canvas:
        """Draw a slate with its vote."""
        box, canvas = self._boxes[number], sheet()
        canvas.panel(box, EDGE, 14)
        canvas.panel(box.grown(-5), SLATE, 10)
        if box.height < TWO_LINES:
            self._turned_low(canvas, box, number, option)
            return canvas
        size = min(56, box.height * 40 // 100)
        self._voter(canvas, number, box.top + box.height * 29 // 100, size * 9 // 10, box.right - 14)
        line = box.top + box.height * 70 // 100
        left = canvas.write(_ARROW, (box.left + 12, line), 40, GOLD, "ExtraBold").right + 6
        draw_option(canvas, option, Box(left, line - size // 2, left + size, line - size // 2 + size))
        left += size + 8
        canvas.fit(bare(option.words), (left, line), (self._letters, LEGIBLE), box.right - 8 - left, PAPER, "ExtraBold")
        return canvas

    def _turned_low(self, canvas: Canvas, box: Box, number: int, option: Option) -> None:
        """Draw voter and vote in one line, the vote by its mark alone."""
        size = min(60, box.height - 16)
        mark = square((box.right - 14 - size // 2, box.middle[1]), size)
        arrow = canvas.write(_ARROW, (mark.left - 6, box.middle[1]), 30, GOLD, anchor="rm")
        draw_option(canvas, option, mark)
        self._voter(canvas, number, box.middle[1], size, arrow.left - 6)

    def _back(self, canvas: Canvas, number: int) -> None:
        """Draw a slate face down, and whose it is."""
        box = self._boxes[number]
        canvas.panel(box, EDGE, 14)
        canvas.panel(box.grown(-4), WOOD, 11)
        self._voter(canvas, number, box.middle[1], min(72, box.height - 16), box.right - 14)

    def _voter(self, canvas: Canvas, number: int, line: int, size: int, right: int) -> None:
        """Draw mark and name of a voter."""
        left = self._boxes[number].left + 14
        seat, name = self._voters[number]
        draw_seat(canvas, Box(left, line - size // 2, left + size, line - size // 2 + size), seat)
        canvas.fit(name, (left + size + 10, line), (self._letters, LEGIBLE), right - left - size - 10, PAPER)


def bare(name: str) -> str:
    """Return a name without the sign of computer players, for which small plates have no room."""
    return name.removesuffix(" ◇")
