"""Words in several lines."""

from bot.pictures.canvas import Canvas
from bot.pictures.colours import Colour
from bot.pictures.lettering import width

_SPACING = 1.16


def wrapped(words: str, size: int, room: int) -> list[str]:
    """The words in lines that are no wider than ``room``, as far as single words allow.

    >>> wrapped("a weaker card dies", 26, 120)
    ['a weaker', 'card dies']
    """
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, "SemiBold", size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def write_lines(
    canvas: Canvas, lines: list[str], at: tuple[int, int], size: int, colour: Colour, anchor: str = "mm"
) -> None:
    """Writes lines one below the other, the middle of all of them at the height of a point."""
    step = round(size * _SPACING)
    top = at[1] - step * (len(lines) - 1) // 2
    for number, line in enumerate(lines):
        canvas.write(line, (at[0], top + step * number), size, colour, "SemiBold", anchor)
