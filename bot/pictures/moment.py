"""The picture of a moment that everybody is told: a murder, a change of sides, a wall that falls.

A game gives the contents with a ``Moment``, made of public events alone. All games' moments are drawn here.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from bot.pictures import heavens
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER, SEATS, Colour, mix
from bot.pictures.landscape import LEGIBLE, WIDTH, draw_seat
from bot.pictures.lettering import LEADING, fitting, lines, width
from bot.pictures.sentences import shortened

_LEFT, _RIGHT = 560, 1350  # of the words
_SYMBOL = (268, 250)
_FOOT = 404  # the end of the words
_FACTS = 526  # the line of the facts


class Moment(NamedTuple):
    """The contents of the picture of a moment.

    >>> Moment("night", "dead", "Breakfast", "is missing", 0, "Anna").alt
    'Breakfast: Anna is missing.'
    """

    tone: str
    """A time of day, ``night``, ``dusk`` or ``day``, or a side's colour, ``red`` or ``blue``."""
    symbol: str
    """The large pictogram."""
    heading: str
    """The name of the moment: "Breakfast"."""
    deed: str
    """The deed, in a few words. They follow the name: "is missing"."""
    seat: int | None = None
    name: str = ""
    lines: tuple[str, ...] = ()
    """At most two short sentences more, without a full stop."""
    facts: tuple[tuple[str, str], ...] = ()
    """Pictograms and words at the foot, at most three."""

    @property
    def alt(self) -> str:
        """The moment in words, the deed first."""
        deed = " ".join(filter(None, (self.name, self.deed)))
        told = (f"{self.heading}: {deed}", *self.lines, *(words for _, words in self.facts))
        return shortened(" ".join(words if words.endswith("!") else f"{words}." for words in told))


def draw_moment(moment: Moment) -> Canvas:
    """Draw the symbol before the sky at the left; at the right the moment's name, the person and the deed."""
    canvas = Canvas(heavens.heavens(moment.tone))
    canvas.pictogram(moment.symbol, square(_SYMBOL, 248), PAPER)
    words, size = fitting(moment.heading, "ExtraBold", (48, 44, 40, 36), _RIGHT - _LEFT)
    canvas.write(words, (_LEFT, 62), size, GOLD, "ExtraBold")
    line = 148
    if moment.seat is not None:
        draw_seat(canvas, square((_LEFT + 38, line), 76), moment.seat)
        words, size = fitting(moment.name, "ExtraBold", (76, 64, 56, 48, 42), _RIGHT - _LEFT - 100)
        canvas.write(words, (_LEFT + 100, line), size, PAPER, "ExtraBold")
        line += 94
    words, size = fitting(moment.deed, "ExtraBold", (84, 72, 64, 56, 48, 42), _RIGHT - _LEFT)
    canvas.write(words, (_LEFT, line), size, PAPER, "ExtraBold")
    rows, size = _rows(moment.lines, _FOOT - line - 46)
    canvas.write_lines(rows, (_LEFT, (line + 46 + _FOOT) // 2), size, PAPER)
    _draw_facts(canvas, moment)
    return canvas


def _rows(told: Sequence[str], room: int) -> tuple[list[str], int]:
    """Return the lines in rows, each line in a row of its own at least, and the first size at which all have room."""
    for size in (48, 44, 40, 36, LEGIBLE):
        rows = [row for words in told for row in lines(words, "SemiBold", size, _RIGHT - _LEFT)]
        if len(rows) * size * LEADING <= room:
            break
    return rows[: int(room / (size * LEADING))], size


def _draw_facts(canvas: Canvas, moment: Moment) -> None:
    """Draw the facts side by side on plates, as large as all of them fit."""
    room = WIDTH - 100 - 110 * len(moment.facts)
    words = [words for _, words in moment.facts]
    size = next((one for one in (40, 36) if sum(width(line, "SemiBold", one) for line in words) <= room), LEGIBLE)
    left = 50
    for symbol, line in moment.facts:
        shown, _ = fitting(line, "SemiBold", (size,), max(200, room // len(words)))
        box = Box(left, _FACTS - 40, left + 98 + width(shown, "SemiBold", size), _FACTS + 40)
        canvas.panel(box, heavens.row(moment.tone), 22)
        canvas.pictogram(symbol, square((left + 44, _FACTS), 52), GOLD)
        canvas.write(shown, (left + 80, _FACTS), size, PAPER)
        left = box.right + 20


@cache
def moment_palette(tone: str) -> tuple[Colour, ...]:
    """Return the colours of the pictures of moments under a sky."""
    flat = heavens.colours(tone)
    edges = [(PAPER, ground) for ground in (*flat[:16:3], flat[-1], heavens.disc(tone))]
    edges += [(GOLD, ground) for ground in (flat[2], flat[-1], flat[-2])]
    edges += [(seat, INK) for seat in SEATS]
    steps = [mix(one, other, share) for one, other in edges for share in (0.25, 0.5, 0.75)]
    return tuple(dict.fromkeys((INK, PAPER, GOLD, *SEATS, *flat, *steps)))
