"""A picture of a person's matches: a few figures, each match with its outcome, and wins as bars."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, HEADER, PAPER, QUIET, RIM, Colour, palette
from bot.pictures.landscape import HEADER_HEIGHT, HEIGHT, LEGIBLE, WIDTH, empty_table
from bot.pictures.lettering import cut, width, wrapped
from bot.pictures.sentences import fitted
from bot.pictures.shapes import MARKS
from bot.texts import Speaker

Outcome = Literal["won", "shared", "lost", "left"]


class Figure(msgspec.Struct, frozen=True):
    """A number, and the things it counts."""

    number: str
    words: str


class Dot(msgspec.Struct, frozen=True):
    """A match: its outcome, its points, and its row if there are rows."""

    outcome: Outcome
    points: int = 0
    row: int = 0


class Bar(msgspec.Struct, frozen=True):
    """A part of a whole, with a name; the part is won matches, or matches with a certain outcome."""

    name: str
    part: int
    whole: int
    outcome: Outcome | None = None


class Bars(msgspec.Struct, frozen=True):
    """Bars that belong together, below a heading."""

    heading: str
    bars: tuple[Bar, ...]


class Chart(msgspec.Struct, frozen=True):
    """The contents of a picture of a person's matches.

    ``dots`` are the latest matches; the last dot is number ``matches`` of all. With ``rows``, which have names, each
    dot stands in a row. Without rows, each dot stands at the height of its points, which are ``average`` on average.
    """

    name: str
    title: str
    figures: tuple[Figure, ...]
    heading: str
    dots: tuple[Dot, ...]
    matches: int
    rows: tuple[str, ...]
    average: float | None
    average_words: str
    groups: tuple[Bars, ...]


MOST_DOTS = 30
"""So many matches can be told apart on a phone."""
MOST_ROWS = 6
"""So many rows, or bars, have room."""

PALETTE = palette(0, (), ((PAPER, RIM), (GOLD, RIM), (QUIET, HEADER), (RIM, DISC)))

_MARGIN, _GAP = 22, 20
_FIGURES = Box(_MARGIN, HEADER_HEIGHT + _GAP, WIDTH - _MARGIN, HEADER_HEIGHT + 200)
_COURSE = Box(_MARGIN, _FIGURES.bottom + _GAP, 906, HEIGHT - _MARGIN)
_BARS = Box(_COURSE.right + _GAP, _COURSE.top, WIDTH - _MARGIN, _COURSE.bottom)
_PAD = 26
_HEADING = 44  # from the top of a panel to the middle of its heading
_LEGEND = 42  # from the bottom of a panel to the middle of its legend
_AXIS = 44  # below the lowest line, for the numbers of the matches
_WIDEST = 96  # from match to match
_FEW = 8  # so many matches all have their numbers
_APART = 64  # the numbers of every fifth match are that wide at most
_NAMES = 218  # the names of rows
_GROUP = 78  # from the top of a group to its first bar
_SIZES = (36, 34, LEGIBLE, 30, 28)
_SHAPES: dict[Outcome, tuple[str, Colour, float]] = {
    "won": ("star", GOLD, 1.0),
    "shared": ("diamond", GOLD, 0.86),
    "lost": ("circle", QUIET, 0.6),
    "left": ("cross", QUIET, 0.72),
}
"""Its mark, its colour, and how large it is drawn: what was won stands out without colours, too."""


def draw_chart(chart: Chart, say: Speaker) -> Canvas:
    """Draw the figures in a row, below them the matches at the left and the bars at the right."""
    canvas = Canvas(empty_table())
    canvas.fill(Box(0, 0, WIDTH, HEADER_HEIGHT), HEADER)
    canvas.fill(Box(0, HEADER_HEIGHT - 2, WIDTH, HEADER_HEIGHT), RIM)
    title = cut(chart.title, "SemiBold", 40, WIDTH // 2)
    left = canvas.write(title, (WIDTH - _MARGIN, HEADER_HEIGHT // 2), 40, PAPER, anchor="rm").left
    canvas.fit(chart.name, (_MARGIN, HEADER_HEIGHT // 2), (46, 42, 38), left - 2 * _MARGIN - 10, GOLD, "ExtraBold")
    _figures(canvas, chart.figures)
    _course(canvas, chart, say)
    _bars(canvas, chart)
    return canvas


def chart_alt(chart: Chart, say: Speaker) -> str:
    """Describe the chart in words, the figures first; only the latest of many matches are told singly."""
    figures = ", ".join(f"{one.number} {one.words}" for one in chart.figures)
    facts = [f"{chart.name}, {chart.title}: {figures}."]
    if chart.average is not None:
        facts.append(f"{chart.average_words}.")
    for group in chart.groups:
        facts.append(f"{group.heading}: {', '.join(f'{one.name} {_share(one, say)}' for one in group.bars)}.")
    told = [_outcome_words(chart, one, say) for one in chart.dots]
    return fitted(facts, [[f"{chart.heading}: {', '.join(told[-number:])}."] for number in (30, 20, 10, 5)])


def _outcome_words(chart: Chart, dot: Dot, say: Speaker) -> str:
    outcome = say("stats-outcome", key=dot.outcome)
    return f"{chart.rows[dot.row]} {outcome}" if chart.rows else f"{dot.points} {outcome}"


def _share(bar: Bar, say: Speaker) -> str:
    return say("stats-share", part=bar.part, whole=bar.whole)


def _figures(canvas: Canvas, figures: Sequence[Figure]) -> None:
    """Draw each figure in a panel of its own: the large number, and the words for it below."""
    wide = (_FIGURES.width - _GAP * (len(figures) - 1)) // len(figures)
    for place, one in enumerate(figures):
        left = _FIGURES.left + place * (wide + _GAP)
        box = Box(left, _FIGURES.top, left + wide, _FIGURES.bottom)
        canvas.panel(box, DISC)
        canvas.fit(one.number, (box.left + _PAD, box.top + 50), (72, 64, 56, 48), wide - 2 * _PAD, PAPER, "ExtraBold")
        rows, size = wrapped(one.words, "SemiBold", _SIZES[2:], wide - 2 * _PAD, 76)
        for row, line in enumerate(rows):
            canvas.write(line, (box.left + _PAD, box.top + 110 + row * 38), size, QUIET)


def _course(canvas: Canvas, chart: Chart, say: Speaker) -> None:
    """Draw the matches from left to right: in rows, or by their points, each over a line."""
    canvas.panel(_COURSE, DISC)
    left, right, middle = _COURSE.left + _PAD, _COURSE.right - _PAD, _COURSE.top + _HEADING
    canvas.fit(chart.heading, (left, middle), _SIZES, right - left, PAPER)
    plot = Box(left, middle + 52, right, _COURSE.bottom - _LEGEND - 34 - _AXIS)
    if chart.rows:
        _in_rows(canvas, chart, plot)
        _legend(canvas, chart.dots, say)
    else:
        _by_points(canvas, chart, plot)


def _legend(canvas: Canvas, dots: Sequence[Dot], say: Speaker) -> None:
    """Write the meaning of the marks in rows; beside points, the bars tell the meaning."""
    there = [one for one in _SHAPES if any(dot.outcome == one for dot in dots)]
    words = {one: say("stats-outcome", key=one) for one in there}
    room = _COURSE.width - 2 * _PAD - 66 * len(there)
    size = next((one for one in _SIZES[2:] if sum(width(word, "SemiBold", one) for word in words.values()) <= room), 26)
    at, middle = _COURSE.left + _PAD, _COURSE.bottom - _LEGEND
    for one in there:
        _mark(canvas, one, (at + 16, middle), 32)
        at = canvas.write(words[one], (at + 40, middle), size, PAPER).right + 26


def _in_rows(canvas: Canvas, chart: Chart, plot: Box) -> None:
    """Draw a line for each row, its name before it."""
    high = min(110, (plot.height + 30) // len(chart.rows))
    top = plot.top - 22 + (plot.height + 30 - high * len(chart.rows)) // 2
    lines = [top + high * row + high // 2 for row in range(len(chart.rows))]
    field = plot._replace(left=plot.left + _NAMES)
    for name, line in zip(chart.rows, lines, strict=True):
        canvas.fit(name, (plot.left, line), _SIZES[2:], _NAMES - 14, PAPER)
        canvas.fill(Box(field.left, line - 1, field.right, line + 1), RIM)
    columns = _columns(len(chart.dots), field)
    for column, dot in zip(columns, chart.dots, strict=True):
        _mark(canvas, dot.outcome, (column, lines[dot.row]), _size(columns) * 5 // 4)
    _numbers(canvas, chart, columns, plot.bottom + 30)


def _by_points(canvas: Canvas, chart: Chart, plot: Box) -> None:
    """Draw lines at round numbers of points, and each match as a mark on a stem."""
    points = [dot.points for dot in chart.dots]
    ticks = _ticks(min(0, *points), max(1, *points))
    names = max(width(str(tick), "SemiBold", 30) for tick in ticks) + 16
    field = plot._replace(left=plot.left + names)

    def height(value: float) -> int:
        return round(field.bottom - (value - ticks[0]) / (ticks[-1] - ticks[0]) * field.height)

    for tick in ticks:
        canvas.write(str(tick), (field.left - 16, height(tick)), 30, QUIET, anchor="rm")
        canvas.fill(Box(field.left, height(tick) - 1, field.right, height(tick) + 1), RIM)
    columns = _columns(len(chart.dots), field)
    for column, dot in zip(columns, chart.dots, strict=True):
        ends = sorted((height(0), height(dot.points)))
        canvas.fill(Box(column - 2, ends[0], column + 2, ends[1]), RIM)
    if chart.average is not None:
        middle = _COURSE.bottom - _LEGEND
        _dashes(canvas, field.left, field.right, height(chart.average))
        _dashes(canvas, field.left, field.left + 66, middle)
        canvas.fit(chart.average_words, (field.left + 84, middle), _SIZES[2:], field.width - 84, GOLD)
    for column, dot in zip(columns, chart.dots, strict=True):
        _mark(canvas, dot.outcome, (column, height(dot.points)), _size(columns))
    _numbers(canvas, chart, columns, plot.bottom + 40)


def _columns(number: int, field: Box) -> list[int]:
    """Return the places of so many matches from left to right.

    Few matches stand in the middle of the field.
    """
    step = min(_WIDEST, field.width / number)
    left = (field.left + field.right - step * (number - 1)) / 2
    return [round(left + step * place) for place in range(number)]


def _size(columns: Sequence[int]) -> int:
    """Return the largest size of marks that stand in these columns."""
    return min(44, columns[1] - columns[0] + 4) if len(columns) > 1 else 44


def _numbers(canvas: Canvas, chart: Chart, columns: Sequence[int], middle: int) -> None:
    """Draw the numbers of the matches below them: the first, the last, and round numbers between that have room."""
    first = chart.matches - len(columns) + 1
    wide = width(str(chart.matches), "SemiBold", 30)
    last = (min(columns[-1], _COURSE.right - 10 - wide // 2), chart.matches)
    between = [(column, number) for number, column in enumerate(columns[1:-1], first + 1)]
    step = 1 if len(columns) <= _FEW else 5 if wide < _APART else 10
    round_ones = [one for one in between if one[1] % step == 0]
    written: list[int] = []
    for column, number in ((columns[0], first), last, *round_ones):
        if all(abs(column - one) >= wide + 20 for one in written):
            written.append(column)
            canvas.write(str(number), (column, middle), 30, QUIET, anchor="mm")


def _ticks(least: int, most: int) -> list[int]:
    """Return round numbers from the least to the most, or a little beyond, six at most.

    >>> _ticks(0, 37), _ticks(0, 1), _ticks(-3, 20)
    ([0, 10, 20, 30, 40], [0, 1], [-5, 0, 5, 10, 15, 20])
    """
    steps = (factor * 10**power for power in range(7) for factor in (1, 2, 5))
    step = next(one for one in steps if -(-most // one) - least // one <= 5)
    return list(range(least // step * step, -(-most // step) * step + 1, step))


def _dashes(canvas: Canvas, left: int, right: int, middle: int) -> None:
    for at in range(left, right, 22):
        canvas.fill(Box(at, middle - 1, min(at + 14, right), middle + 2), GOLD)


def _mark(canvas: Canvas, outcome: Outcome, middle: tuple[int, int], size: int) -> None:
    """Draw the mark of an outcome, on a rim that parts it from what lies below."""
    shape, colour, share = _SHAPES[outcome]
    large = round(size * share)
    canvas.mark(MARKS.index(shape), square(middle, large + 6), DISC)
    canvas.mark(MARKS.index(shape), square(middle, large), colour)


def _bars(canvas: Canvas, chart: Chart) -> None:
    """Draw the bars group by group, each with its name and its figures above it."""
    canvas.panel(_BARS, DISC)
    left, right = _BARS.left + _PAD, _BARS.right - _PAD
    number = sum(len(group.bars) for group in chart.groups)
    high = min(140, (_BARS.height - 30 - len(chart.groups) * _GROUP) // number)
    top = _BARS.top
    for group in chart.groups:
        canvas.fit(group.heading, (left, top + _HEADING), _SIZES, right - left, PAPER)
        top += _GROUP
        for one in group.bars:
            _bar(canvas, one, Box(left, top, right, top + high))
            top += high


def _bar(canvas: Canvas, bar: Bar, box: Box) -> None:
    """Draw a bar of wins with their number of matches, or of outcomes.

    Outcomes all belong to the same matches, whose number the first figure tells.
    """
    line, thick = box.top + 22, max(14, box.height // 4)
    share = f"{bar.part}/{bar.whole}" if bar.outcome is None else str(bar.part)
    figures = canvas.write(share, (box.right, line), LEGIBLE, PAPER, "ExtraBold", "rm")
    left = box.left
    if bar.outcome is not None:
        _mark(canvas, bar.outcome, (left + 16, line), 32)
        left += 40
    canvas.fit(bar.name, (left, line), _SIZES[1:], figures.left - left - 14, QUIET)
    track = Box(box.left, line + 22, box.right, line + 22 + thick)
    canvas.panel(track, RIM, thick // 2)
    if bar.part:
        long = max(thick, round(track.width * bar.part / bar.whole))
        colour = GOLD if bar.outcome in (None, "won", "shared") else QUIET
        canvas.panel(track._replace(right=track.left + long), colour, thick // 2)
