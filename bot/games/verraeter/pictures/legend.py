"""The legend in the middle of the board: numbers on a landscape, or what buildings bring; and the white dots."""

from bot.games.verraeter.pictures.landscapes import STRIPS
from bot.games.verraeter.pictures.layout import CENTRE
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import INK, PAPER, WHITE
from bot.pictures.landscape import LEGIBLE
from bot.pictures.lettering import fitting, width
from bot.texts import Speaker
from engine.verraeter.components import COLUMNS
from engine.verraeter.view import VerraeterView

_LINES = (27, 66, 105)  # below the middle
_WIDE = 446
_LETTERS = (36, 34, LEGIBLE)
_HIGH, _CELL, _GAP, _DOT = 36, 30, 12, 26


def draw_legend(canvas: Canvas, view: VerraeterView, say: Speaker) -> None:
    """Explain the landscapes, and to a Builder the buildings; then the places that can be chosen."""
    building = view.phase == "building"
    signs = (_HIGH, _HIGH, _DOT) if building else (COLUMNS * _CELL, _HIGH, _DOT)
    keys = (*(("estate", "office") if building else ("points", "value")), _dot(view))
    for key, sign, line in zip(keys, signs, _LINES, strict=True):
        words, size = fitting(say("verraeter-picture-legend", key=key), "SemiBold", _LETTERS, _WIDE - sign - _GAP)
        left, y = CENTRE[0] - (sign + _GAP + width(words, "SemiBold", size)) // 2, CENTRE[1] + line
        box = Box(left, y - _HIGH // 2, left + sign, y + _HIGH // 2)
        if sign == _DOT:
            canvas.panel(square(box.middle, _DOT), WHITE, _DOT // 2)
        elif building:
            canvas.pictogram(key, box, PAPER)
        else:
            canvas.panel(box, PAPER, 8)
            _numbers(canvas, box, view.ring[0].points if key == "points" else (view.ring[0].value,))
        canvas.write(words, (box.right + _GAP, y), size, PAPER)


def _dot(view: VerraeterView) -> str:
    """Return the meaning of the white dots: borders that can be chosen, or landscapes without a building."""
    return "border" if view.phase == "conflict" else "site"


def _numbers(canvas: Canvas, box: Box, numbers: tuple[int, ...]) -> None:
    """Write the numbers of the landscape at twelve o'clock as they stand there."""
    step = box.width // len(numbers)
    for index, number in enumerate(numbers):
        middle = (box.left + step * index + step // 2, box.middle[1])
        words, size = fitting(str(number), "ExtraBold", (32, 28, 24, 20), step)
        canvas.write(words, middle, size, STRIPS["rose"][1] if len(numbers) > 1 else INK, "ExtraBold", "mm")
