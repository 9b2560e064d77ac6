"""Pictures in landscape: their size, the empty table, and the header with round, phase and awaited seats.

Discord shows a picture within 550 x 350 pixels on a desktop, until the picture is opened. On a phone the width is
some 340 pixels. Letters of ``LEGIBLE`` pixels then have capitals of 9 pixels on a desktop.
"""

from collections.abc import Sequence

from bot.pictures.canvas import Box, Canvas, Plain, square
from bot.pictures.colours import CARD_BACK, GOLD, HEADER, INK, PAPER, RIM, SEATS, TABLE_BOTTOM, TABLE_TOP, WHITE, Colour
from bot.pictures.lettering import fitting, width
from bot.texts import Speaker, round_name
from engine.view import Result, View

WIDTH, HEIGHT = 1400, 890
HEADER_HEIGHT = 76
LEGIBLE = 32
"""The least size of words that decide a move."""

_MARGIN, _GAP, _LINE = 22, 34, 34
_COUNT = 6  # how high the line is that counts the rounds
_PILL = 56
_SIGN, _SPACE = 42, 8  # a seat's mark in the pill, and the room beside it
_SIZES = (42, 38, 34)
_LEAST = 200  # as much room a name gets before the phase is made smaller


def empty_table(width: int = WIDTH, height: int = HEIGHT) -> Plain:
    """Return a table with nothing on it, not even a header."""
    return Plain(width, height, TABLE_TOP, TABLE_BOTTOM)


def draw_seat(canvas: Canvas, box: Box, seat: int) -> None:
    """Draw the mark of a seat in a square of its colour."""
    canvas.panel(box, SEATS[seat], box.width // 5)
    canvas.mark(seat, square(box.middle, box.width * 2 // 3))


def draw_plate(canvas: Canvas, box: Box, seat: int, ground: Colour, stripe: int, radius: int) -> Box:
    """Draw a seat's plate: a stripe in its colour at the left, and a ground. Return the box of the ground."""
    inner = box._replace(left=box.left + stripe)
    canvas.panel(box._replace(right=inner.left + 2 * radius), SEATS[seat], radius)
    canvas.panel(inner, ground, radius)
    canvas.fill(Box(inner.left, inner.top, inner.left + radius, inner.bottom), ground)
    return inner


def frame_of(view: View, seat: int) -> Colour | None:
    """Return the colour of the frame of a seat: white while it is awaited, gold if it has won."""
    if seat in view.asked_openly:
        return WHITE
    return GOLD if view.result is not None and seat in view.result.winners else None


def winners_words(result: Result, names: Sequence[str], sizes: tuple[int, ...], room: int, say: Speaker) -> str:
    """Return the names of the winners.

    Return the number of winners instead if the names have no room at the last of the sizes.
    """
    winners = " & ".join(names[seat] for seat in result.winners)
    if len(result.winners) > 1 and width(winners, "ExtraBold", sizes[-1]) > room:
        return say("picture-winners", count=len(result.winners))
    return winners


def draw_header(canvas: Canvas, view: View, names: Sequence[str], say: Speaker, phase: str | None = None) -> Box:
    """Draw the header across the top: round, phase, and the awaited seats in a white pill.

    Count the rounds below the header. ``phase`` tells the present phase if the view's own phase does not tell enough.
    Only names are cut. If the awaited seats do not all fit with their names, their marks stand alone. Return the room
    that is left between the phase and the pill.
    """
    end = canvas.width - _MARGIN
    canvas.fill(Box(0, 0, canvas.width, HEADER_HEIGHT), HEADER)
    _count_rounds(canvas, view)
    left = _MARGIN
    if view.round:
        words = round_name(say, view.game, view.round, view.rounds)
        left = canvas.write(words, (left, _LINE), 44, GOLD, "ExtraBold").right + 26
    phase = say(f"{view.game}-phase", key=view.phase, name="none") if phase is None else phase
    kept = _least_pill(view.asked_openly, names) + _GAP if view.asked_openly else 0
    if phase:
        left = canvas.fit(phase, (left, _LINE), _SIZES, end - left - kept, PAPER).right + _GAP
    if view.asked_openly:
        end = _pill(canvas, view.asked_openly, names, left, end) - _GAP
    return Box(left, 0, max(left, end), HEADER_HEIGHT)


def _least_pill(asked: Sequence[int], names: Sequence[str]) -> int:
    """Return the least width of the pill.

    The pill has room for all marks alone, or for a single mark with the least part of its name.
    """
    name = min(_LEAST, width(names[asked[0]], "ExtraBold", _SIZES[0])) + _SPACE + 14 if len(asked) == 1 else 0
    return _PILL + len(asked) * (_SIGN + _SPACE) + name + 6


def _pill(canvas: Canvas, asked: Sequence[int], names: Sequence[str], left: int, end: int) -> int:
    """Draw an hourglass, marks, and names as large as they fit, up to the second of two places; return the left end."""
    room = end - left - _PILL - len(asked) * (_SIGN + _SPACE) - 6
    size = next((size for size in _SIZES if _names_width(asked, names, size) <= room), _SIZES[-1])
    named = len(asked) == 1 or _names_width(asked, names, size) <= room
    shown = {seat: fitting(names[seat], "ExtraBold", (size,), room - 24)[0] for seat in asked} if named else {}
    wide = _PILL + len(asked) * (_SIGN + _SPACE) + 6 + (_names_width(asked, shown, size) if named else 0)
    pill = Box(end - wide, _LINE - _PILL // 2, end, _LINE + _PILL // 2)
    canvas.panel(pill, WHITE, _PILL // 2)
    canvas.pictogram("turn", square((pill.left + 34, _LINE), 36), INK)
    at = pill.left + _PILL
    for seat in asked:
        draw_seat(canvas, Box(at, _LINE - _SIGN // 2, at + _SIGN, _LINE + _SIGN // 2), seat)
        at += _SIGN + _SPACE
        if named:
            at = canvas.write(shown[seat], (at, _LINE), size, INK, "ExtraBold").left
            at += width(shown[seat], "ExtraBold", size) + 16
    return pill.left


def _names_width(asked: Sequence[int], names: Sequence[str] | dict[int, str], size: int) -> int:
    return sum(width(names[seat], "ExtraBold", size) + 16 for seat in asked)


def _count_rounds(canvas: Canvas, view: View) -> None:
    """Draw a line below the header, with a piece for each round if their number is known. Begun rounds are gold."""
    top, step = HEADER_HEIGHT - _COUNT, canvas.width / max(view.rounds, 1)
    if not view.rounds:
        canvas.fill(Box(0, HEADER_HEIGHT - 2, canvas.width, HEADER_HEIGHT), RIM)
    for number in range(view.rounds):
        colour = GOLD if number < view.round else RIM
        canvas.fill(Box(round(step * number) + 2, top, round(step * (number + 1)) - 2, HEADER_HEIGHT), colour)


def draw_back(canvas: Canvas, box: Box) -> None:
    """Draw a card seen from behind."""
    canvas.panel(box, INK, 7)
    canvas.panel(box.grown(-2), PAPER, 6)
    canvas.panel(box.grown(-6), CARD_BACK, 3)
