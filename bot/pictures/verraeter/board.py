"""The board of Verräter, from what is public."""

import math
from collections.abc import Sequence
from functools import cache

from PIL import Image

from bot.pictures.canvas import Canvas, square
from bot.pictures.colours import DISC as DISC_COLOUR
from bot.pictures.colours import GOLD, PAPER, QUIET, RIM, TABLE_BOTTOM, TABLE_TOP, WHITE, mix
from bot.pictures.colours import HEADER as HEADER_COLOUR
from bot.pictures.lettering import cut, fitting
from bot.pictures.verraeter.borders import draw_borders, draw_swords
from bot.pictures.verraeter.centre import draw_centre
from bot.pictures.verraeter.landscapes import draw_landscape, draw_turned
from bot.pictures.verraeter.layout import CENTRE, DISC, HEADER, HEIGHT, NUMERALS, WIDTH
from bot.pictures.verraeter.panels import draw_panel
from bot.texts import Speaker
from engine.verraeter.view import VerraeterView


def draw_board(view: VerraeterView, names: Sequence[str], say: Speaker) -> Canvas:
    """The board; ``names`` can be drawn as they are."""
    canvas = Canvas(_table().copy())
    _header(canvas, view, names, say)
    draw_borders(canvas, view)
    for position, landscape in enumerate(view.ring):
        draw_landscape(canvas, position, landscape)
    if view.phase != "over":
        _marks(canvas, view)
    for seat in range(view.seats):
        draw_panel(canvas, view, seat, names[seat])
    draw_centre(canvas, view, names, say)
    return canvas


@cache
def _table() -> Image.Image:
    """What is the same on every board."""
    table = Image.new("RGB", (WIDTH, HEIGHT))
    for line in range(HEIGHT):
        table.paste(mix(TABLE_TOP, TABLE_BOTTOM, line / HEIGHT), (0, line, WIDTH, line + 1))
    canvas = Canvas(table)
    table.paste(HEADER_COLOUR, HEADER)
    canvas.panel(square(CENTRE, 2 * DISC), RIM, DISC)
    canvas.panel(square(CENTRE, 2 * DISC - 6), DISC_COLOUR, DISC - 3)
    for hour in range(1, 13):
        angle = math.radians(30 * hour)
        at = (round(CENTRE[0] + NUMERALS * math.sin(angle)), round(CENTRE[1] - NUMERALS * math.cos(angle)))
        canvas.write(str(hour), at, 28, QUIET, "SemiBold", "mm")
    return table


def _header(canvas: Canvas, view: VerraeterView, names: Sequence[str], say: Speaker) -> None:
    line = (HEADER.top + HEADER.bottom) // 2 - 4
    left = 24
    if view.round:
        words = say("verraeter-picture-round", round=view.round, rounds=view.rounds)
        left = canvas.write(words, (left, line), 50, GOLD, "ExtraBold").right + 28
    phase = say("verraeter-phase", key=view.phase)
    waiting = say("verraeter-picture-waiting", names=", ".join(names[seat] for seat in view.asked))
    _, size = fitting(phase + waiting, "SemiBold", (42, 38, 34), WIDTH - 24 - 40 - left)
    left = canvas.write(phase, (left, line), size, PAPER).right + 40
    if view.asked:
        words = cut(waiting, "SemiBold", size, WIDTH - 24 - left)
        canvas.write(words, (WIDTH - 24, line), size, WHITE, "SemiBold", "rm")
    step = WIDTH / view.rounds
    for number in range(view.rounds):
        colour = GOLD if number < view.round else RIM
        ends = (round(step * number) + 2, HEADER.bottom - 6, round(step * (number + 1)) - 2, HEADER.bottom)
        canvas.image.paste(colour, ends)


def _marks(canvas: Canvas, view: VerraeterView) -> None:
    if view.conflict is not None:
        draw_swords(canvas, view.conflict)
    if view.outcome is not None and view.outcome.turned is not None:
        draw_turned(canvas, view.outcome.turned)
