"""The middle of the board: the conflict's state or outcome and its stake, at last the winners."""

from collections.abc import Sequence

from bot.games.verraeter.pictures.cards import draw_arms
from bot.games.verraeter.pictures.layout import CENTRE
from bot.games.verraeter.pictures.legend import draw_legend
from bot.games.verraeter.pictures.stakes import members_of, stake
from bot.pictures.canvas import Canvas, square
from bot.pictures.colours import GOLD, PAPER, QUIET
from bot.pictures.landscape import draw_seat, winners_words
from bot.pictures.lettering import fitting
from bot.texts import Speaker, round_name
from engine.verraeter.components import House
from engine.verraeter.view import Outcome, VerraeterView
from engine.view import Result

_X, _Y = CENTRE
_SIDES: dict[House, int] = {"eagle": -1, "rose": 1}  # left and right


def draw_centre(canvas: Canvas, view: VerraeterView, names: Sequence[str], say: Speaker) -> None:
    """Draw the facts of this phase in the middle."""
    if view.result is not None:
        _winners(canvas, view.result, names, say)
        return
    if view.outcome is not None:
        _outcome(canvas, view, view.outcome, say)
    elif view.conflict is not None:
        _strengths(canvas, view, say)
    else:
        _houses(canvas, view)
        draw_legend(canvas, view, say)


def _houses(canvas: Canvas, view: VerraeterView) -> None:
    """Draw the members of each house, before a conflict."""
    for house, side in _SIDES.items():
        x = _X + side * 84
        draw_arms(canvas, (x, _Y - 92), 92, house)
        members = members_of(view, house)
        for index, seat in enumerate(members):
            draw_seat(canvas, square((x + (2 * index - len(members) + 1) * 25, _Y - 20), 44), seat)
    canvas.pictogram("conflict", square((_X, _Y - 92), 56), QUIET)


def _strengths(canvas: Canvas, view: VerraeterView, say: Speaker) -> None:
    canvas.pictogram("conflict", square((_X, _Y - 4), 54), QUIET)
    for house, side in _SIDES.items():
        x, strength = _X + side * 152, view.eagle if house == "eagle" else view.rose
        draw_arms(canvas, (_X + side * 84, _Y - 108), 84, house)
        words, size = fitting(str(strength), "ExtraBold", (150, 116, 88), 230)
        canvas.write(words, (x, _Y - 4), size, PAPER, "ExtraBold", "mm")
        _gain(canvas, view, house, (_X + side * 118, _Y + 86), say)


def _gain(canvas: Canvas, view: VerraeterView, house: House, at: tuple[int, int], say: Speaker) -> None:
    """Write the points that each member of a house would get for winning; of an empty house a Traitor."""
    members, _, points, joined, _ = stake(view, house)
    words, size = fitting(
        say("verraeter-picture-gain", members=members, points=points or joined), "ExtraBold", (42, 38, 34, 31), 190
    )
    box = canvas.write(words, at, size, GOLD, "ExtraBold", "mm")
    if not members:
        canvas.pictogram("traitor", square((box.left - 32, at[1]), 48), GOLD)


def _outcome(canvas: Canvas, view: VerraeterView, outcome: Outcome, say: Speaker) -> None:
    """Draw the house that won, the strengths, and the points that each member of this house got."""
    words = say("verraeter-picture-tie")
    if outcome.winner is not None:
        draw_arms(canvas, (_X, _Y - 84), 108, outcome.winner, GOLD)
        members = len(members_of(view, outcome.winner))
        words = say("verraeter-picture-gain", members=members, points=outcome.landscape_points)
    else:
        canvas.pictogram("conflict", square((_X, _Y - 88), 92), PAPER)
    for house, side in _SIDES.items():
        strength = outcome.eagle if house == "eagle" else outcome.rose
        lost = outcome.winner not in (None, house)
        draw_arms(canvas, (_X + side * 212, _Y + 18), 74, house)
        colour = QUIET if lost else PAPER
        line, size = fitting(str(strength), "ExtraBold", (104, 84, 66, 50), 140)
        canvas.write(line, (_X + side * 94, _Y + 18), size, colour, "ExtraBold", "mm")
    if view.phase == "conflict":
        words = f"{round_name(say, view.game, view.round - 1)}: {words}"
    line, size = fitting(words, "ExtraBold", (48, 44, 42, 38, 34), 380)
    canvas.write(line, (_X, _Y + 86), size, GOLD, "ExtraBold", "mm")


def _winners(canvas: Canvas, result: Result, names: Sequence[str], say: Speaker) -> None:
    """Draw the winners and their points; the corners tell the points of all seats."""
    canvas.pictogram("laurels", square((_X, _Y - 96), 76), GOLD)
    sizes = (76, 66, 56, 46, 40)
    words, size = fitting(winners_words(result, names, sizes, 540, say), "ExtraBold", sizes, 540)
    canvas.write(words, (_X, _Y - 22), size, PAPER, "ExtraBold", "mm")
    points = str(max(result.scores))
    canvas.write(points, (_X, _Y + 60), 100, GOLD, "ExtraBold", "mm")
    for index, seat in enumerate(result.winners):
        at = _X + (2 * index - len(result.winners) + 1) * 31, _Y + 118
        draw_seat(canvas, square(at, 40), seat)
