"""The table on which every board lies, and the header above it: round, what is going on, who is awaited."""

from collections.abc import Sequence

from PIL import Image

from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import GOLD, PAPER, RIM, TABLE_BOTTOM, TABLE_TOP, WHITE, mix
from bot.pictures.colours import HEADER as HEADER_COLOUR
from bot.pictures.lettering import cut, fitting, width
from bot.texts import Speaker
from engine.view import View

HEADER_HEIGHT = 88
_MARGIN, _GAP = 24, 40


def empty_table(width: int, height: int) -> Image.Image:
    """A table with nothing on it, and an empty header above."""
    table = Image.new("RGB", (width, height))
    for line in range(height):
        table.paste(mix(TABLE_TOP, TABLE_BOTTOM, line / height), (0, line, width, line + 1))
    table.paste(HEADER_COLOUR, Box(0, 0, width, HEADER_HEIGHT))
    return table


def draw_header(canvas: Canvas, view: View, names: Sequence[str], say: Speaker) -> None:
    """Writes the header, and counts the rounds below it if it is known how many there are."""
    line, end = HEADER_HEIGHT // 2 - 4, canvas.image.width - _MARGIN
    left = _MARGIN
    if view.round:
        words = say("picture-round", round=view.round, rounds=view.rounds)
        left = canvas.write(words, (left, line), 50, GOLD, "ExtraBold").right + 28
    phase, waiting = say(f"{view.game}-phase", key=view.phase), waiting_words(view, names, say)
    if len(view.asked) > 1 and width(phase + waiting, "SemiBold", 38) > end - _GAP - left:
        waiting = say("picture-waiting-many", count=len(view.asked))
    _, size = fitting(phase + waiting, "SemiBold", (42, 38, 34), end - _GAP - left)
    left = canvas.write(phase, (left, line), size, PAPER).right + _GAP
    if waiting:
        canvas.write(cut(waiting, "SemiBold", size, end - left), (end, line), size, WHITE, "SemiBold", "rm")
    _count_rounds(canvas, view)


def waiting_words(view: View, names: Sequence[str], say: Speaker) -> str:
    """Who is awaited; empty if nobody is."""
    return say("picture-waiting", names=", ".join(names[seat] for seat in view.asked)) if view.asked else ""


def _count_rounds(canvas: Canvas, view: View) -> None:
    for number in range(view.rounds):
        step = canvas.image.width / view.rounds
        colour = GOLD if number < view.round else RIM
        ends = (round(step * number) + 2, HEADER_HEIGHT - 6, round(step * (number + 1)) - 2, HEADER_HEIGHT)
        canvas.image.paste(colour, ends)
