"""The middle of the board: how the conflict stands or ended, the piles, at last the scores."""

from collections.abc import Sequence

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.cards import draw_back
from bot.pictures.colours import DISC as DISC_COLOUR
from bot.pictures.colours import GOLD, PAPER, QUIET, RIM, SEATS
from bot.pictures.lettering import fitting, width
from bot.pictures.verraeter.cards import draw_arms
from bot.pictures.verraeter.layout import CENTRE, DISC
from bot.texts import Speaker
from engine.verraeter.components import House
from engine.verraeter.view import Outcome, VerraeterView
from engine.view import Result

_X, _Y = CENTRE
_SIDES: dict[House, int] = {"eagle": -1, "rose": 1}  # left and right


def draw_centre(canvas: Canvas, view: VerraeterView, names: Sequence[str], say: Speaker) -> None:
    """What the middle has to tell in this phase."""
    if view.result is not None:
        _scores(canvas, view.result, names, say)
        return
    if view.outcome is not None:
        _outcome(canvas, view.outcome, say)
    elif view.conflict is not None:
        _strengths(canvas, view, say)
    else:
        canvas.pictogram("conflict", square((_X, _Y - 30), 220), RIM)
    _piles(canvas, view)


def _strengths(canvas: Canvas, view: VerraeterView, say: Speaker) -> None:
    strengths = {"eagle": view.eagle, "rose": view.rose}
    canvas.pictogram("conflict", square((_X, _Y + 36), 58), QUIET)
    for position in view.conflict or ():
        landscape = view.ring[position]
        x = _X + _SIDES[landscape.house] * 104
        draw_arms(canvas, (x, _Y - 90), 150, landscape.house)
        canvas.write(str(strengths[landscape.house]), (x, _Y + 34), 96, PAPER, "ExtraBold", "mm")
        words, size = fitting(say("verraeter-landscape", key=landscape.kind), "SemiBold", (34, 30, 26), 190)
        canvas.write(words, (x, _Y + 110), size, QUIET, "SemiBold", "mm")


def _outcome(canvas: Canvas, outcome: Outcome, say: Speaker) -> None:
    if outcome.winner is None:
        for house, side in _SIDES.items():
            draw_arms(canvas, (_X + side * 96, _Y - 100), 150, house)
        words = say("verraeter-picture-tie")
    else:
        draw_arms(canvas, (_X, _Y - 98), 220, outcome.winner, GOLD)
        words = say("verraeter-picture-each", points=outcome.landscape_points)
    for house, side in _SIDES.items():
        strength = outcome.eagle if house == "eagle" else outcome.rose
        draw_arms(canvas, (_X + side * 164, _Y + 62), 62, house)
        canvas.write(str(strength), (_X + side * 74, _Y + 62), 64, PAPER, "ExtraBold", "mm")
    canvas.write(":", (_X, _Y + 56), 52, QUIET, "ExtraBold", "mm")
    line, size = fitting(words, "SemiBold", (38, 34, 30), 340)
    canvas.write(line, (_X, _Y + 128), size, GOLD, "SemiBold", "mm")


def _piles(canvas: Canvas, view: VerraeterView) -> None:
    """Cards to draw, from behind, and cards discarded, open."""
    y = _Y + 184
    draw_back(canvas, Box(_X - 108, y - 26, _X - 70, y + 26))
    canvas.write(str(view.draw_pile), (_X - 58, y), 38, QUIET, "ExtraBold")
    canvas.panel(Box(_X + 26, y - 26, _X + 64, y + 26), PAPER, 7)
    canvas.write(str(len(view.discard_pile)), (_X + 76, y), 38, QUIET, "ExtraBold")


def _scores(canvas: Canvas, result: Result, names: Sequence[str], say: Speaker) -> None:
    canvas.panel(square(CENTRE, 2 * DISC - 6), DISC_COLOUR, DISC - 3)
    canvas.pictogram("laurels", square((_X, _Y - 200), 110), GOLD)
    winners = " & ".join(names[seat] for seat in result.winners)
    if width(winners, "ExtraBold", 36) > 440:
        winners = say("picture-winners", count=len(result.winners))
    line, size = fitting(winners, "ExtraBold", (56, 48, 42, 36), 440)
    canvas.write(line, (_X, _Y - 108), size, GOLD, "ExtraBold", "mm")
    order = sorted(range(len(names)), key=lambda seat: (-result.scores[seat], seat))
    for row, seat in enumerate(order):
        colour = GOLD if seat in result.winners else PAPER
        y, left, right = _Y - 32 + row * 62, _X - 190, _X + 190
        canvas.panel(square((left + 24, y), 48), SEATS[seat], 10)
        canvas.mark(seat, square((left + 24, y), 32))
        score = canvas.write(str(result.scores[seat]), (right, y), 52, colour, "ExtraBold", "rm")
        words, size = fitting(names[seat], "SemiBold", (42, 38, 34), score.left - left - 76)
        canvas.write(words, (left + 62, y), size, colour)
