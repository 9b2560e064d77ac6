"""The board of Verräter, drawn from public facts."""

from collections.abc import Sequence

from bot.games.verraeter.pictures.borders import draw_borders, draw_sites, draw_swords, places
from bot.games.verraeter.pictures.centre import draw_centre
from bot.games.verraeter.pictures.ground import ground
from bot.games.verraeter.pictures.landscapes import draw_landscape, draw_stake, draw_strength, draw_turned
from bot.games.verraeter.pictures.legend import draw_signs
from bot.games.verraeter.pictures.panels import draw_panel
from bot.games.verraeter.pictures.stakes import stake_on
from bot.pictures.canvas import Canvas
from bot.pictures.landscape import draw_header
from bot.texts import Speaker
from engine.verraeter.components import other
from engine.verraeter.view import VerraeterView


def draw_board(view: VerraeterView, names: Sequence[str], say: Speaker, *, middle: bool = True) -> Canvas:
    """Draw the board, its middle left free if so wished; ``names`` can be drawn as they are."""
    canvas = Canvas(ground(_victor(view) if middle else "none"))
    room = draw_header(canvas, view, names, say)
    draw_signs(canvas, room, view, say)
    draw_borders(canvas, view)
    fought = {position for place in places(view) for position in place}
    for position, landscape in enumerate(view.ring):
        draw_landscape(canvas, position, landscape, whole=position in fought)
    if view.phase in ("farm", "conflict") or (view.phase == "building" and not middle):
        draw_sites(canvas, view)
    for position in fought:
        draw_stake(canvas, stake_on(view, position), view.ring[position].house)
    if view.phase != "over":
        _marks(canvas, view)
    for seat in range(view.seats):
        draw_panel(canvas, view, seat, names[seat])
    if middle:
        draw_centre(canvas, view, names, say)
    return canvas


def _victor(view: VerraeterView) -> str:
    """Return the house that colours the middle: the winner of the conflict, both, or at the end none."""
    if view.result is not None:
        return "none"
    return "both" if view.outcome is None else view.outcome.winner or "both"


def _marks(canvas: Canvas, view: VerraeterView) -> None:
    if view.conflict is not None:
        if view.outcome is None:
            for position in view.conflict:
                draw_strength(canvas, position, view.ring[position].value)
        draw_swords(canvas, view.conflict)
    if view.outcome is not None and view.outcome.turned is not None:
        draw_turned(canvas, view.outcome.turned, other(view.ring[view.outcome.turned].house))
