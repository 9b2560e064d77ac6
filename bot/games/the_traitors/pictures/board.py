"""The board of The Traitors, drawn from public facts."""

from collections.abc import Sequence

from bot.games.the_traitors.pictures.cards import EVENT_PICTOGRAMS
from bot.games.the_traitors.pictures.centre import draw_centre
from bot.games.the_traitors.pictures.layout import LEGEND, LEGEND_LINE
from bot.games.the_traitors.pictures.panels import counts_scores, draw_panel, draw_place
from bot.games.the_traitors.pictures.scenery import mood_of, scenery
from bot.games.the_traitors.pictures.votes import former_ballot, last_event
from bot.pictures.canvas import Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.landscape import LEGIBLE, draw_header
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
    _legend(canvas, view, say)
    return canvas


def _legend(canvas: Canvas, view: TheTraitorsView, say: Speaker) -> None:
    """Explain the signs that are on the board, in the corner: they mean the same on every picture."""
    drawn = {event.event for event in view.events}
    there = {"dagger": bool(view.blackmails), "gold": counts_scores(view)}
    there["vote"] = view.ballot == 1 and former_ballot(view) is not None
    there |= {sign: event in drawn for event, sign in EVENT_PICTOGRAMS.items() if event != FINAL_BANISHMENT}
    signs = [sign for sign, shown in there.items() if shown][: LEGEND.height // LEGEND_LINE]
    if not signs or view.result is not None:
        return
    canvas.panel(LEGEND._replace(bottom=LEGEND.top + LEGEND_LINE * len(signs) + 4), INK, 14)
    for number, sign in enumerate(signs):
        line = LEGEND.top + 2 + LEGEND_LINE * number + LEGEND_LINE // 2
        canvas.pictogram(sign, square((LEGEND.left + 28, line), 32), GOLD)
        canvas.write(say("the_traitors-picture-legend", key=sign), (LEGEND.left + 54, line), LEGIBLE, PAPER)


def phase_words(view: TheTraitorsView, say: Speaker) -> str:
    """Name the stage of the round; the last vote has its own name, and a turn is told in the middle."""
    event = last_event(view)
    if view.phase == "vote" and event and event.event == FINAL_BANISHMENT:
        return say("the_traitors-event", key=FINAL_BANISHMENT)
    return "" if view.phase == "turn" else say("the_traitors-phase", key=view.phase)
