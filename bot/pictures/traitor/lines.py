"""Words in several lines."""

from collections.abc import Sequence

from bot.pictures.canvas import Canvas
from bot.pictures.colours import Colour

_SPACING = 1.16


def write_lines(
    canvas: Canvas, lines: Sequence[str], at: tuple[int, int], size: int, colour: Colour, anchor: str = "mm"
) -> None:
    """Writes lines one below the other, the middle of all of them at the height of a point."""
    step = round(size * _SPACING)
    top = at[1] - step * (len(lines) - 1) // 2
    for number, line in enumerate(lines):
        canvas.write(line, (at[0], top + step * number), size, colour, "SemiBold", anchor)
