"""The picture of suspicions: how strongly each seat was suspected in each round, who it was, and whom it fooled."""

from collections.abc import Sequence

import msgspec

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, HEADER, INK, PAPER, QUIET, RIM, Colour, colour, mix, palette
from bot.pictures.landscape import HEADER_HEIGHT, LEGIBLE, WIDTH, draw_seat, empty_table
from bot.pictures.lettering import cut, fitting, readable, width
from bot.pictures.sentences import fitted, sentence
from bot.pictures.shapes import MARKS
from bot.texts import Speaker


class Cell(msgspec.Struct, frozen=True):
    """The suspicion of a seat in a round, of 100 (``None``: nobody said anything), and if it was rightly suspected."""

    share: int | None
    hidden: bool = False


class Suspected(msgspec.Struct, frozen=True):
    """A seat, or a part of it, with its cells, and the seats of those whom it fooled."""

    name: str
    seat: int
    cells: tuple[Cell, ...]
    fooled: tuple[int, ...] = ()


class SuspicionChart(msgspec.Struct, frozen=True):
    """The contents of the picture: ``columns`` are the rounds, ``rows`` the seats or their parts.

    ``people`` are the names by seat; the other fields are words.
    """

    title: str
    columns_heading: str
    columns: tuple[str, ...]
    fooled_heading: str
    scale: str
    hidden: str
    people: tuple[str, ...]
    rows: tuple[Suspected, ...]


MOST_COLUMNS, MOST_ALONE = 8, 10
"""So many rounds have room, each with a number and a sign, beside those who were fooled, and if nobody took notes."""

_CALM, _HOT = colour("24415f"), colour("b23a4a")
_STEPS = 10
_HEAT: tuple[Colour, ...] = tuple(mix(_CALM, _HOT, step / _STEPS) for step in range(_STEPS + 1))
PALETTE = palette(
    len(MARKS), _HEAT, [*((PAPER, heat) for heat in _HEAT), (GOLD, DISC), (QUIET, HEADER), (PAPER, DISC), (RIM, DISC)]
)

_MARGIN, _GAP, _LITTLE = 22, 10, 4
_FEW = 9  # more rows lie closer together
_HEADING, _LEGEND = 58, 66
_HIGHEST, _MOST = 112, 890
_NAMES, _FOOLED = 354, 236
_FRAME = 5
_MARK = 46
_ROOMY = 116  # as wide is a cell that has room for large letters beside a large sign


def draw_suspicion(chart: SuspicionChart) -> Canvas:
    """Draw a row for each seat with a cell for each round, and the marks of those whom the seat fooled."""
    top = HEADER_HEIGHT + _HEADING
    gap = _GAP if len(chart.rows) <= _FEW else _LITTLE
    high = min(_HIGHEST, (_MOST - top - _LEGEND) // len(chart.rows) - gap)
    canvas = Canvas(empty_table(WIDTH, top + len(chart.rows) * (high + gap) + _LEGEND))
    canvas.fill(Box(0, 0, WIDTH, HEADER_HEIGHT), HEADER)
    canvas.fill(Box(0, HEADER_HEIGHT - 2, WIDTH, HEADER_HEIGHT), RIM)
    canvas.fit(chart.title, (_MARGIN, HEADER_HEIGHT // 2), (46, 42, 38), WIDTH - 2 * _MARGIN, GOLD, "ExtraBold")
    columns = _columns(len(chart.columns), _FOOLED if chart.fooled_heading else 0)
    _headings(canvas, chart, columns)
    for number, row in enumerate(chart.rows):
        line = top + number * (high + gap)
        _row(canvas, row, Box(_MARGIN, line, WIDTH - _MARGIN, line + high), columns)
    _legend(canvas, chart)
    return canvas


def _columns(number: int, beside: int) -> list[tuple[int, int]]:
    """Return the left and right edges of the columns; they have all the room if nothing stands ``beside`` them."""
    left, right = _MARGIN + _NAMES, WIDTH - _MARGIN - (beside or _GAP)
    wide = (right - left + _GAP) // number - _GAP
    wide = min(190, wide) if beside else wide
    return [(left + place * (wide + _GAP), left + place * (wide + _GAP) + wide) for place in range(number)]


def _headings(canvas: Canvas, chart: SuspicionChart, columns: Sequence[tuple[int, int]]) -> None:
    middle = HEADER_HEIGHT + _HEADING // 2 + 4
    canvas.fit(chart.columns_heading, (columns[0][0] - 20, middle), (36, LEGIBLE), _NAMES - 20, QUIET, anchor="rm")
    for (left, right), column in zip(columns, chart.columns, strict=True):
        canvas.write(column, ((left + right) // 2, middle), 36, PAPER, "ExtraBold", "mm")
    if chart.fooled_heading:
        left = columns[-1][1] + 2 * _GAP
        canvas.fit(chart.fooled_heading, (left, middle), (36, LEGIBLE), WIDTH - _MARGIN - left, QUIET)


def _row(canvas: Canvas, row: Suspected, box: Box, columns: Sequence[tuple[int, int]]) -> None:
    canvas.panel(box, DISC, 16)
    inset = 6 if box.height >= _MARK else 1
    size = min(60, box.height - 2 * inset)
    seat_left, line = box.left + 12, box.middle[1]
    draw_seat(canvas, square((seat_left + size // 2, line), size), row.seat)
    name = readable(row.name, str(row.seat + 1))
    words, letters = fitting(name, "ExtraBold", (42, 38, 34, LEGIBLE), columns[0][0] - seat_left - size - 28)
    canvas.write(words, (seat_left + size + 14, line), letters, PAPER, "ExtraBold")
    for (left, right), cell in zip(columns, row.cells, strict=True):
        _cell(canvas, Box(left, box.top + inset, right, box.bottom - inset), cell)
    _marks(canvas, row.fooled, Box(columns[-1][1] + 2 * _GAP, box.top, box.right - _GAP, box.bottom))


def _cell(canvas: Canvas, box: Box, cell: Cell) -> None:
    """Draw a cell: the hidden side has a gold frame and a sign."""
    inner = box
    if cell.hidden:
        canvas.panel(box, GOLD, 14)
        inner = box.grown(-_FRAME)
    canvas.panel(inner, RIM if cell.share is None else _HEAT[round(cell.share * _STEPS / 100)], 10)
    words = "–" if cell.share is None else str(cell.share)
    roomy = box.width - 2 * _FRAME >= _ROOMY
    sign = 34 if roomy else 22
    x = inner.middle[0] + sign // 2 * cell.hidden
    canvas.write(words, (x, inner.middle[1]), 38 if roomy and box.height >= 50 else LEGIBLE, PAPER, "ExtraBold", "mm")
    if cell.hidden:
        canvas.pictogram("hood", square((inner.left + (26 if roomy else 15), inner.middle[1]), sign), PAPER)


def _marks(canvas: Canvas, seats: Sequence[int], box: Box) -> None:
    """Draw the marks of seats; a number stands for those without room."""
    size = min(_MARK, box.height - 2)
    room = box.width // (size + 8)
    shown = seats if len(seats) <= room else seats[: room - 1]
    for place, seat in enumerate(shown):
        draw_seat(canvas, square((box.left + place * (size + 8) + size // 2, box.middle[1]), size), seat)
    if len(shown) < len(seats):
        left = box.left + len(shown) * (size + 8)
        canvas.write(f"+{len(seats) - len(shown)}", (left, box.middle[1]), LEGIBLE, PAPER, "ExtraBold")


def _legend(canvas: Canvas, chart: SuspicionChart) -> None:
    line = canvas.height - _LEGEND // 2 - 2
    box = Box(_MARGIN, line - 20, _MARGIN + 56, line + 20)
    canvas.panel(box, GOLD, 12)
    canvas.panel(box.grown(-_FRAME), INK, 8)
    canvas.pictogram("hood", square(box.middle, 26), PAPER)
    left, right = box.right + 14, WIDTH - _MARGIN
    room = right - left - 40
    both = chart.hidden + chart.scale
    size = next((one for one in (36, 34, LEGIBLE) if width(both, "SemiBold", one) <= room), LEGIBLE)
    scale = canvas.write(chart.scale, (right, line), size, QUIET, anchor="rm")
    canvas.write(cut(chart.hidden, "SemiBold", size, scale.left - left - 20), (left, line), size, PAPER)


def suspicion_alt(chart: SuspicionChart, say: Speaker) -> str:
    """Describe the picture in words, the seats of the hidden side first."""
    rows = sorted(chart.rows, key=_is_loyal)
    told = [_row_words(chart, row, [chart.people[seat] for seat in row.fooled], say) for row in rows]
    hidden = sum(not _is_loyal(row) for row in rows)
    return fitted([sentence(chart.title), f"{chart.scale}."], [told, told[:hidden]])


def _is_loyal(row: Suspected) -> bool:
    """Return whether a seat never belonged to the hidden side."""
    return not any(cell.hidden for cell in row.cells)


def _row_words(chart: SuspicionChart, row: Suspected, fooled: Sequence[str], say: Speaker) -> str:
    """Tell a row, and when the seat belonged to the hidden side: all the time, or in which rounds."""
    always = all(cell.hidden for cell in row.cells)
    cells = [
        say(
            "suspicion-cell",
            round=column,
            share=-1 if cell.share is None else cell.share,
            was=chart.hidden if cell.hidden and not always else "none",
        )
        for column, cell in zip(chart.columns, row.cells, strict=True)
    ]
    name = f"{row.name}, {chart.hidden}" if always else row.name
    return say("suspicion-row", name=name, cells=", ".join(cells), fooled=", ".join(fooled), count=len(fooled))
