"""The stones that count votes, beside those voted for."""

from collections.abc import Sequence

from bot.pictures.canvas import Box, Canvas, sheet, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, SEATS, Colour
from bot.pictures.landscape import LEGIBLE
from bot.pictures.lettering import cut, width
from bot.pictures.reveals.contents import Option
from bot.pictures.reveals.slates import PLATE, TWO_LINES, draw_option

_GAP = 12
_HIGHEST = 136
_ONE_COLUMN = 8
_NAME = 122


class Stones:
    """The rows of all ``options`` with ``votes``, in the order of their first stones, at last of their votes.

    A row appears with its first stone. Before, the plate tells the ``number`` of all votes.
    """

    def __init__(self, canvas: Canvas, box: Box, options: Sequence[Option], votes: Sequence[int], number: str) -> None:
        self._box, self._options = box, options
        places = list(dict.fromkeys(votes))
        self._most = max(votes.count(place) for place in places)
        self._laid: dict[int, list[int]] = {place: [] for place in places}
        columns = 1 if len(places) <= _ONE_COLUMN else 2
        self._named = columns == 1
        rows = -(-len(places) // columns)
        wide = (box.width - (columns + 1) * _GAP) // columns
        high = min(_HIGHEST, (box.height - _GAP) // rows - _GAP)
        top = box.top + (box.height - rows * (high + _GAP) + _GAP) // 2
        corners = [(box.left + _GAP + column * (wide + _GAP), row) for column in range(columns) for row in range(rows)]
        boxes = (Box(left, line := top + row * (high + _GAP), left + wide, line + high) for left, row in corners)
        self._rows = dict(zip(places, boxes, strict=False))
        canvas.panel(box, PLATE, 22)
        canvas.fit(number, box.middle, (64, 56, 48, 40), box.width - 40, GOLD, "ExtraBold", "mm")

    def laid(self, place: int, voter: int) -> Canvas:
        """Lay the stone of a voter beside an option."""
        canvas = sheet()
        if not any(self._laid.values()):
            canvas.panel(self._box, PLATE, 22)
        self._laid[place].append(voter)
        self._row(canvas, place, DISC)
        return canvas

    def marked(self, places: Sequence[int]) -> Canvas:
        """Frame the options on which the vote fell, and no others; most votes come first from now on."""
        canvas = sheet()
        order = sorted(self._rows, key=lambda place: -len(self._laid[place]))
        self._rows = dict(zip(order, self._rows.values(), strict=True))
        for place in self._rows:
            self._row(canvas, place, GOLD if place in places else DISC)
        return canvas

    def _row(self, canvas: Canvas, place: int, frame: Colour) -> None:
        box, option, laid = self._rows[place], self._options[place], self._laid[place]
        two = box.height >= TWO_LINES
        line, size = box.middle[1], min(68 if two else 50, box.height - 14)
        left = box.left + 14
        canvas.panel(box, frame, 14)
        canvas.panel(box.grown(-5), DISC, 10)
        draw_option(canvas, option, Box(left, line - size // 2, left + size, line - size // 2 + size))
        end = self._count(canvas, box, len(laid), GOLD if frame == GOLD else PAPER)
        left += size + 12
        if two:
            canvas.fit(option.words, (left, box.top + box.height * 29 // 100), (42, 38, 35, LEGIBLE), end - left, PAPER)
            line = box.top + box.height * 71 // 100
        elif self._named:
            canvas.write(cut(option.words, "SemiBold", LEGIBLE, _NAME), (left, line), LEGIBLE, PAPER)
            left += _NAME + 10
        self._stones(canvas, laid, Box(left, line, end, line), min(42, box.height - 18))

    def _count(self, canvas: Canvas, box: Box, count: int, shade: Colour) -> int:
        """Write the number of stones, and return the end of the room beside it."""
        size = 68 if box.height >= TWO_LINES else min(44, box.height - 6)
        canvas.write(str(count), (box.right - 18, box.middle[1]), size, shade, "ExtraBold", "rm")
        return box.right - 30 - width("0" * len(str(self._most)), "ExtraBold", size)

    def _stones(self, canvas: Canvas, laid: Sequence[int], room: Box, size: int) -> None:
        """Draw stones side by side, closer together if the most of them need that."""
        step = min(size + 4, (room.width - size) // max(1, self._most - 1))
        for number, seat in enumerate(laid):
            box = square((room.left + size // 2 + number * step, room.top), size)
            canvas.panel(box.grown(2), INK, size // 2 + 2)
            canvas.panel(box, SEATS[seat], size // 2)
            canvas.mark(seat, square(box.middle, size * 11 // 20))
