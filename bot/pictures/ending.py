"""The picture of the end: all scores, all sides, and what was hidden, a plate for each seat.

A game gives the facts beside the scores with ``EndFacts``; all games' ends are drawn here and look alike.
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import asdict

from bot import texts
from bot.pictures.canvas import Box, Canvas, sheet, square
from bot.pictures.colours import (
    DISC,
    GOLD,
    HEADER,
    INK,
    PAPER,
    QUIET,
    RIM,
    Colour,
    colour,
    palette,
)
from bot.pictures.landscape import LEGIBLE, WIDTH, draw_plate, draw_seat, empty_table
from bot.pictures.lettering import LEADING, fitting, lines, wrapped
from bot.pictures.moving import Film, Scene
from bot.pictures.sentences import fitted
from bot.pictures.shapes import MARKS
from bot.texts import Speaker
from engine.event import Disclosed, Event
from engine.view import Result, View


class Cell(NamedTuple):
    """A small card beside a seat: a pictogram or a few letters, in a tone, and a sign in its corner.

    ``mark`` is a smaller pictogram in the corner.
    """

    symbol: str = ""
    words: str = ""
    tone: str = "dark"
    mark: str = ""


class EndFacts(NamedTuple):
    """The facts of a game beside the scores.

    ``heading`` tells what the ``cells`` show. ``columns`` are the words above them. ``notes`` say more of a seat than
    its side. ``tones`` colour the plate of a seat.
    """

    heading: str = ""
    columns: tuple[str, ...] = ()
    cells: Mapping[int, tuple[Cell, ...]] = {}
    notes: Mapping[int, str] = {}
    tones: Mapping[int, str] = {}


_TONES: dict[str, Colour] = {
    "red": colour("ac3246"),
    "blue": colour("2b5c9e"),
    "dark": RIM,
    "black": INK,
}
_GROUNDS: dict[str, Colour] = {"red": colour("4c1a28"), "blue": colour("1c3355")}

PALETTE = palette(
    len(MARKS),
    [*_TONES.values(), *_GROUNDS.values()],
    [
        *((PAPER, ground) for ground in (*_TONES.values(), *_GROUNDS.values())),
        *((GOLD, ground) for ground in _GROUNDS.values()),
        (QUIET, HEADER),
    ],
)

_TOP, _HEADING, _GAP, _SIDE = 128, 46, 14, 24
_TALLEST, _LOWEST, _MOST = 152, 42, 890
_STRIPE, _RADIUS, _FRAME = 92, 18, 6
_CELL, _BETWEEN = 84, 8
_SCORE = 128
_NOTE, _LOW, _HIGH = 34, 84, 136
"""The size of a note's letters; plates lower than this have it in the same line; higher ones have two lines of it."""

_ALL, _LONGEST, _BEFORE = 8000, 1400, 1800
"""Milliseconds of all plates together, of each plate at most, and before the winners and the headline."""

_WIDE = 9
"""More seats than this stand in two columns, without cells."""


def draw_end(view: View, names: Sequence[str], told: Sequence[str], facts: EndFacts) -> Canvas:
    """Draw the headline between laurels, and a plate for each seat in the order of the end.

    ``told`` are the headline, then a note for each seat. Raise ``ValueError`` if the match is not over.
    """
    canvas, plates = _empty(view, facts, told[0])
    for seat, box in plates.items():
        _draw_row(canvas, box, seat, (names[seat], told[seat + 1]), _result(view), _beside(view, facts))
    return canvas


def film_of_end(view: View, names: Sequence[str], told: Sequence[str], facts: EndFacts, say: Speaker) -> Film:
    """Return the film in which the plates are turned one by one, the winners last, and then the headline comes.

    The last scene is the picture of ``draw_end``.
    """
    first, plates = _empty(view, facts, say("picture-counting"))
    for box in plates.values():
        _draw_back(first, box)
    each = min(_LONGEST, _ALL // len(plates))
    scenes = []
    for seat, box in reversed(plates.items()):
        turned, bare = sheet(), box.grown(_FRAME)
        turned.put(first.ground.crop(bare), (bare.left, bare.top))
        _draw_row(turned, box, seat, (names[seat], told[seat + 1]), _result(view), _beside(view, facts))
        scenes.append(Scene(turned, each))
    number = len(plates) - len(_result(view).winners)
    scenes[number - 1] = scenes[number - 1]._replace(shown=_BEFORE)
    headline = sheet()
    _draw_headline(headline, told[0])
    return Film(first, _BEFORE, (*scenes, Scene(headline, _BEFORE)))


def _empty(view: View, facts: EndFacts, headline: str) -> tuple[Canvas, dict[int, Box]]:
    """Return the table with a headline alone, and the place of each seat's plate, in the order of the end."""
    columns = 1 if view.seats <= _WIDE else 2
    rows = -(-view.seats // columns)
    top = _TOP + (_HEADING if facts.heading and columns == 1 else 0)
    high = max(_LOWEST, min(_TALLEST, (_MOST - top - 10) // rows - _GAP))
    canvas = Canvas(empty_table(WIDTH, top + rows * (high + _GAP) + 10))
    _draw_headline(canvas, headline)
    wide = (WIDTH - _SIDE * (columns + 1)) // columns
    if facts.heading and columns == 1:
        _draw_columns(canvas, facts, _cell(facts, high), WIDTH - _SIDE - _SCORE)
    corners = [
        (_SIDE + place // rows * (wide + _SIDE), top + place % rows * (high + _GAP)) for place in range(view.seats)
    ]
    boxes = [Box(left, above, left + wide, above + high) for left, above in corners]
    return canvas, dict(zip(texts.placed(_result(view)), boxes, strict=True))


def _beside(view: View, facts: EndFacts) -> EndFacts:
    """Return the facts for which plates have room: in two columns none."""
    return facts if view.seats <= _WIDE else EndFacts()


def _draw_back(canvas: Canvas, box: Box) -> None:
    """Draw a plate whose seat is not shown yet."""
    canvas.panel(box, RIM, _RADIUS)
    canvas.panel(box.grown(-4), HEADER, _RADIUS - 4)
    canvas.pictogram("laurels", square(box.middle, box.height - 16), RIM)


def _result(view: View) -> Result:
    if view.result is None:
        raise ValueError("the match is not over")
    return view.result


def _draw_headline(canvas: Canvas, words: str) -> None:
    canvas.fill(Box(0, 0, WIDTH, _TOP - 14), HEADER)
    canvas.fill(Box(0, _TOP - 18, WIDTH, _TOP - 14), GOLD)
    middle, room = (_TOP - 18) // 2, WIDTH - 2 * 130
    rows, size = wrapped(words, "ExtraBold", (68, 60, 52, 46), room, 60)
    if len(rows) > 1:
        rows, size = wrapped(words, "ExtraBold", (44, 40), room, 2 * 47)
        rows = (rows[0], fitting(" ".join(rows[1:]), "ExtraBold", (size,), room)[0])
    step = round(size * LEADING)
    tops = [middle - step * (len(rows) - 1) // 2 + step * number for number in range(len(rows))]
    boxes = [
        canvas.write(row, (WIDTH // 2, top), size, GOLD, "ExtraBold", "mm") for row, top in zip(rows, tops, strict=True)
    ]
    for at in (min(box.left for box in boxes) - 66, max(box.right for box in boxes) + 66):
        canvas.pictogram("laurels", square((at, middle), 84), GOLD)


def _cell(facts: EndFacts, high: int) -> int:
    """Return the size of a cell in plates that are so high."""
    most = max(map(len, facts.cells.values()), default=1) or 1
    return min(_CELL, high - 16, 740 // most - _BETWEEN)


def _draw_columns(canvas: Canvas, facts: EndFacts, size: int, right: int) -> None:
    """Draw the heading of the cells, and a word above each column."""
    middle = _TOP + _HEADING // 2 - 4
    most = max(map(len, facts.cells.values()))
    left = right - most * (size + _BETWEEN)
    if facts.columns:
        canvas.write(facts.heading, (left - 24, middle), LEGIBLE, QUIET, anchor="rm")
        for place, words in enumerate(facts.columns):
            canvas.write(words, (left + place * (size + _BETWEEN) + size // 2, middle), LEGIBLE, QUIET, anchor="mm")
    else:
        canvas.write(facts.heading, (right - _BETWEEN, middle), LEGIBLE, QUIET, anchor="rm")


def _draw_row(canvas: Canvas, box: Box, seat: int, words: tuple[str, str], result: Result, facts: EndFacts) -> None:
    """Draw the plate of a seat: its mark, name, note, cells and score; a frame around it if it has won."""
    won = seat in result.winners
    if won:
        canvas.panel(box.grown(_FRAME), GOLD, _RADIUS + _FRAME)
    ground = _GROUNDS.get(facts.tones.get(seat, ""), DISC)
    inner = draw_plate(canvas, box, seat, ground, min(_STRIPE, box.height), _RADIUS)
    size = min(_STRIPE, box.height) - 20
    draw_seat(canvas, square(((box.left + inner.left) // 2, box.middle[1]), size), seat)
    score = str(result.scores[seat])
    canvas.write(score, (box.right - 24, box.middle[1]), min(68, box.height - 8), GOLD, "ExtraBold", "rm")
    end = box.right - _SCORE
    cells = facts.cells.get(seat, ())
    if facts.cells:
        large = _cell(facts, box.height)
        end -= max(map(len, facts.cells.values())) * (large + _BETWEEN)
        for place, cell in enumerate(cells):
            left = end + place * (large + _BETWEEN)
            _draw_cell(canvas, Box(left, box.middle[1] - large // 2, left + large, box.middle[1] + large // 2), cell)
    _draw_name(canvas, Box(inner.left + 22, box.top, end - 16, box.bottom), words)


def _draw_name(canvas: Canvas, box: Box, words: tuple[str, str]) -> None:
    """Draw the name, and the note below it as far as there is room; in a low plate the note stands behind it."""
    name, note = words
    if box.height < _LOW:
        room = box.width * 3 // 5 if note else box.width
        shown, size = fitting(name, "ExtraBold", (42, 38, 34), room)
        at = canvas.write(shown, (box.left, box.middle[1]), size, PAPER, "ExtraBold").right + 20
        for row in _rows(note, box.right - at, 1):
            canvas.write(row, (at, box.middle[1]), _NOTE, QUIET)
        return
    shown, size = fitting(name, "ExtraBold", (46, 42, 38, 34), box.width)
    rows = _rows(note, box.width, 2 if box.height >= _HIGH else 1)
    top = box.middle[1] - (50 + len(rows) * 38) // 2
    canvas.write(shown, (box.left, top + 25), size, PAPER, "ExtraBold")
    for number, row in enumerate(rows):
        canvas.write(row, (box.left, top + 50 + 38 * number + 19), _NOTE, QUIET)


def _rows(note: str, room: int, most: int) -> tuple[str, ...]:
    """Return a note in lines; if there is no room for all, the last parts between its commas are left out."""
    parts = re.split(r"(?=, | · )", note)
    for number in range(len(parts), 0, -1):
        rows = lines("".join(parts[:number]), "SemiBold", _NOTE, room)
        if len(rows) <= most and not any(row.endswith("…") for row in rows):
            return rows
    return ()


def _draw_cell(canvas: Canvas, box: Box, cell: Cell) -> None:
    canvas.panel(box, _TONES[cell.tone], box.width // 6)
    middle = box.middle
    if cell.symbol:
        shift = box.width // 8 if cell.words or cell.mark else 0
        canvas.pictogram(
            cell.symbol, square((middle[0] - shift, middle[1] - shift), box.width * (3 if shift else 4) // 5), PAPER
        )
    if cell.mark:
        canvas.panel(square((box.right - 18, box.bottom - 18), 44), INK, 22)
        canvas.pictogram(cell.mark, square((box.right - 18, box.bottom - 18), 34), PAPER)
    elif cell.words:
        at = (box.right - 16, box.bottom - 20) if cell.symbol else middle
        canvas.write(cell.words, at, LEGIBLE if cell.symbol else 36, PAPER, "ExtraBold", "mm")


def notes(view: View, sides: Sequence[str], facts: EndFacts, say: Speaker) -> list[str]:
    """Return a note for each seat: its side or what the game says instead, and how its score came about."""
    result, found = _result(view), []
    for seat in range(view.seats):
        side = texts.side_name(say, view.game, sides[seat]) if sides and sides[seat] else ""
        parts = [say(f"{view.game}-part", key=key, points=one) for key, one in result.parts[seat].items() if one]
        found.append(" · ".join(filter(None, [facts.notes.get(seat, side), ", ".join(parts)])))
    return found


def end_alt(view: View, names: Sequence[str], told: Sequence[str], decided: Sequence[Event], say: Speaker) -> str:
    """Describe the end in words: the headline, each seat with its score and note, then what decided the match.

    If there is no room for all, less is told of what decided the match.
    """
    seats = texts.placed(_result(view))
    bare = [f"{names[seat]}: {_result(view).scores[seat]}." for seat in seats]
    noted = [f"{names[seat]}: {_result(view).scores[seat]} ({told[seat + 1]})." for seat in seats]
    about = [(one, texts.unmarked(line)) for one in decided if (line := texts.story_line(say, view.game, one, names))]
    own = {asdict(one)["seat"]: line for one, line in about if isinstance(one, Disclosed) and one.of_seat}
    whole = [f"{one} {own[seat]}" if seat in own else one for seat, one in zip(seats, noted, strict=True)]
    for_all = [line for one, line in about if line not in own.values()]
    return fitted([_sentence(told[0])], [[*whole, *for_all], [*noted, *for_all], noted, bare])


def _sentence(words: str) -> str:
    return words if words.endswith((".", "!")) else f"{words}."
