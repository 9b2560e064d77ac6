"""The board of The Traitors, drawn from public facts."""

from collections.abc import Sequence

from bot.games.the_traitors.pictures.centre import draw_centre
from bot.games.the_traitors.pictures.panels import draw_panel, draw_place
from bot.games.the_traitors.pictures.scenery import mood_of, scenery
from bot.games.the_traitors.pictures.votes import last_event
from bot.pictures.canvas import Canvas
from bot.pictures.landscape import draw_header
from bot.texts import Speaker
from engine.the_traitors.components import FINAL_BANISHMENT
from engine.the_traitors.view import TheTraitorsView


def draw_board(view: TheTraitorsView, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the board; ``names`` can be drawn as they are."""
    mood = mood_of(view)
    canvas = Canvas(scenery(mood))
    draw_header(canvas, view, names, say, phase_words(view, say))
    for seat in range(view.seats):
        draw_place(canvas, view, seat, mood)
    for seat in range(view.seats):
        draw_panel(canvas, view, seat, names[seat], say)
    draw_centre(canvas, view, mood, names, say)
    return canvas


def phase_words(view: TheTraitorsView, say: Speaker) -> str:
    """Name the stage of the round; the last vote has its own name, and a turn is told in the middle."""
    event = last_event(view)
    if view.phase == "vote" and event and event.event == FINAL_BANISHMENT:
        return say("the_traitors-event", key=FINAL_BANISHMENT)
    return "" if view.phase == "turn" else say("the_traitors-phase", key=view.phase)
