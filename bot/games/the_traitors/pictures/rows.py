"""Rows of seats in the middle of the table: suspects with the votes against them, survivors with their Gold."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, SEATS, Colour
from bot.pictures.landscape import LEGIBLE, draw_seat
from bot.pictures.lettering import cut, width
from bot.pictures.reveals.slates import bare

_LEAST_HEIGHT = 46
"""Rows that would be lower if they stood one below the other stand in two columns."""
_GAP = 8
_LEAST_NAME = 120
_SIGN = 38
_NAMES = (44, 40, 36, 34, 32, 29, 26)  # those that fit at none are cut, as large as others are read
_SIZES = (52, 48, 44, 40, 36, 32)


class Row(NamedTuple):
    """A seat, chips of other seats (its voters), and words at the end, in the row's colour.

    ``evidence`` are pictograms, each with the seats after it: the vote that it gave, the seats that it has blackmailed.
    ``signs`` are pictograms before these words: as many signs as words.
    """

    seat: int
    words: tuple[str, ...] = ()
    chips: tuple[int, ...] = ()
    signs: tuple[str, ...] = ()
    colour: Colour = PAPER
    evidence: tuple[tuple[str, tuple[int, ...]], ...] = ()


def draw_rows(canvas: Canvas, box: Box, rows: Sequence[Row], names: Sequence[str]) -> int:
    """Draw rows from the top of a box, in two columns if there are many rows. Return the lower end of the last row."""
    columns = 1 if (box.height + _GAP) // max(len(rows), 1) - _GAP >= _LEAST_HEIGHT else 2
    lines = -(-len(rows) // columns)
    height = min((box.height + _GAP) // max(lines, 1) - _GAP, 70 if columns == 1 else 56)
    width_of_one = (box.width - _GAP * (columns - 1)) // columns
    for number, row in enumerate(rows):
        column, line = number // lines, number % lines
        left, top = box.left + column * (width_of_one + _GAP), box.top + line * (height + _GAP)
        _row(canvas, Box(left, top, left + width_of_one, top + height), row, names[row.seat])
    return box.top + lines * (height + _GAP) - _GAP


def draw_chip(canvas: Canvas, box: Box, seat: int) -> None:
    """Draw a seat as a voter: its mark on a round chip."""
    canvas.panel(box.grown(2), INK, box.width // 2 + 2)
    canvas.panel(box, SEATS[seat], box.width // 2)
    canvas.mark(seat, square(box.middle, box.width * 11 // 20))


def _row(canvas: Canvas, box: Box, row: Row, name: str) -> None:
    canvas.panel(box, DISC, 12)
    line, badge = box.middle[1], box.height - 10
    draw_seat(canvas, Box(box.left + 5, box.top + 5, box.left + 5 + badge, box.top + 5 + badge), row.seat)
    left, right = box.left + badge + 18, box.right - 16
    room = right - left - len(row.signs) * 24
    size = next(
        (size for size in _SIZES if size <= min(box.height - 12, box.width // 6) and _wide(row, size) <= room),
        _SIZES[-1],
    )
    for number in reversed(range(len(row.words))):
        right = canvas.write(row.words[number], (right, line), size, row.colour, "ExtraBold", "rm").left - 8
        if row.signs:
            canvas.pictogram(
                row.signs[number], Box(right - size, line - size // 2, right, line - size // 2 + size), GOLD
            )
            right -= size + 10
    chip, sized = box.height - 18, min(badge, _SIGN)
    name = bare(name) if any(seats for _, seats in row.evidence) else name
    for sign, seats in row.evidence:
        start = right - (len(seats) + 1) * (sized + _GAP)
        if not seats or start - left < width(name, "SemiBold", _NAMES[-1]) + 6:
            continue
        canvas.pictogram(sign, square((start + _GAP + sized // 2, line), sized), GOLD)
        for number, other in enumerate(seats, 1):
            draw_seat(canvas, square((start + number * (sized + _GAP) + _GAP + sized // 2, line), sized), other)
        right = start
    named = right - left - 6 - width(name, "SemiBold", 36) - _GAP
    closest = chip + (len(row.chips) - 1) * chip * 2 // 5
    right = _chips(canvas, row.chips, right - 6, line, chip, max(min((right - left) * 2 // 3, named), closest))
    room = right - left
    whole = next((size for size in _NAMES if width(name, "SemiBold", size) <= room), 0)
    if whole:
        canvas.write(name, (left, line), whole, PAPER)
    elif room >= (_LEAST_NAME if row.chips or row.signs else _LEAST_NAME // 2):
        canvas.write(cut(name, "SemiBold", LEGIBLE, room), (left, line), LEGIBLE, PAPER)


def _wide(row: Row, size: int) -> int:
    return sum(width(words, "ExtraBold", size) + 8 for words in row.words) + len(row.signs) * size


def _chips(canvas: Canvas, seats: Sequence[int], right: int, line: int, size: int, room: int) -> int:
    """Draw chips side by side before a place, overlapping if room is scarce; return the place before the first chip."""
    if not seats:
        return right
    step = min(size + 6, (room - size) // max(len(seats) - 1, 1))
    left = right - size - step * (len(seats) - 1)
    for index, seat in enumerate(seats):
        draw_chip(canvas, square((left + step * index + size // 2, line), size), seat)
    return left - 12
