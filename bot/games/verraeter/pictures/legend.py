"""The legend in the middle of the board: numbers on a landscape, or to a Builder the things that buildings bring."""

from bot.games.verraeter.pictures.landscapes import STRIPS
from bot.games.verraeter.pictures.layout import CENTRE
from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.landscape import LEGIBLE
from bot.pictures.lettering import fitting, width
from bot.texts import Speaker
from engine.verraeter.view import VerraeterView

_LINES = (36, 86)  # below the middle
_WIDE = 446
_LETTERS = (42, 40, 38, 36, 34, LEGIBLE)
_HIGH, _CELL, _GAP = 42, 42, 12
_COLUMNS = 3  # the points of each winner if one leaves, now, and if one joins


def draw_legend(canvas: Canvas, view: VerraeterView, say: Speaker) -> None:
    """Explain the landscapes, and for buildings what these bring."""
    keys = {"farm": ("value", "estate"), "building": ("estate", "office")}.get(view.phase, ("points", "value"))
    for key, line in zip(keys, _LINES, strict=True):
        sign = _COLUMNS * _CELL if key == "points" else _HIGH
        words, size = fitting(say("verraeter-picture-legend", key=key), "SemiBold", _LETTERS, _WIDE - sign - _GAP)
        left, y = CENTRE[0] - (sign + _GAP + width(words, "SemiBold", size)) // 2, CENTRE[1] + line
        box = Box(left, y - _HIGH // 2, left + sign, y + _HIGH // 2)
        if key in ("estate", "office"):
            canvas.pictogram(key, box, PAPER)
        else:
            canvas.panel(box, PAPER, 8)
            _numbers(canvas, box, _points(view) if key == "points" else (view.ring[0].value,))
        canvas.write(words, (box.right + _GAP, y), size, PAPER)


def draw_signs(canvas: Canvas, room: Box, view: VerraeterView, say: Speaker) -> None:
    """Explain the flag and the scroll beside players, or in a conflict the swords, if there is room."""
    keys = {"farm": ("start", "strategist"), "supply": ("conflict",)}.get(view.phase, ())
    signs = [(key, say("verraeter-picture-legend", key=key)) for key in keys]
    size, (left, y) = _LETTERS[0], (room.left, room.middle[1])
    if sum(_HIGH + 3 * _GAP + width(words, "SemiBold", size) for _, words in signs) > room.width:
        return
    for sign, words in signs:
        canvas.pictogram(sign, Box(left, y - _HIGH // 2, left + _HIGH, y + _HIGH // 2), PAPER)
        left = canvas.write(words, (left + _HIGH + _GAP, y), size, PAPER).right + 2 * _GAP


def _points(view: VerraeterView) -> tuple[int, ...]:
    """Return the points of a landscape for one winner to three, as they stand where a house has two members."""
    return view.ring[0].points[:_COLUMNS]


def _numbers(canvas: Canvas, box: Box, numbers: tuple[int, ...]) -> None:
    """Write the numbers as they stand on a landscape, the middle one of several in gold."""
    step = box.width // len(numbers)
    for index, number in enumerate(numbers):
        cell = box._replace(left=box.left + step * index, right=box.left + step * (index + 1))
        now = len(numbers) > 1 and index == 1
        if now:
            canvas.panel(cell, GOLD, 8)
        words, size = fitting(str(number), "ExtraBold", (38, 32, 28, 24, 20), step)
        colour = INK if now or len(numbers) == 1 else STRIPS["rose"][1]
        canvas.write(words, cell.middle, size, colour, "ExtraBold", "mm")
