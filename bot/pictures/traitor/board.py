"""The board of Traitor, from what is public."""

from collections.abc import Sequence

from bot.pictures.canvas import Canvas
from bot.pictures.landscape import draw_header
from bot.pictures.traitor.armies import asked_armies, draw_army
from bot.pictures.traitor.felt import felt
from bot.pictures.traitor.layout import places
from bot.pictures.traitor.middle import draw_aims, draw_fight
from bot.texts import Speaker
from engine.traitor.view import TraitorView


def draw_board(view: TraitorView, names: Sequence[str], say: Speaker) -> Canvas:
    """The board; ``names`` can be drawn as they are."""
    where = places(len(view.armies))
    canvas = Canvas(felt())
    draw_header(canvas, view, names, say)
    awaited = asked_armies(view)
    for army, box in zip(view.armies, where.armies, strict=True):
        draw_army(canvas, box, view, army, names, say, awaited=army.number in awaited)
    draw_fight(canvas, where.fight, view, names, say)
    draw_aims(canvas, where.aims, view, names, say)
    return canvas
