"""The board of Het Verraad, drawn from public facts."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace
from PIL import Image

from bot.games.het_verraad.pictures.centre import draw_centre, draw_goal, side_that_wins
from bot.games.het_verraad.pictures.city import draw_city, draw_ground
from bot.games.het_verraad.pictures.colours import kept
from bot.games.het_verraad.pictures.layout import CITY, RIM, places
from bot.games.het_verraad.pictures.panels import draw_master, draw_panel
from bot.games.het_verraad.pictures.shelves import draw_open_cards, draw_powers
from bot.games.het_verraad.pictures.wall import draw_wall
from bot.pictures.canvas import Canvas
from bot.pictures.landscape import draw_header, empty_table
from bot.texts import Speaker
from engine.het_verraad.components import Area
from engine.het_verraad.view import HetVerraadView


def draw_board(view: HetVerraadView, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the board; ``names`` can be drawn as they are."""
    view, where = as_for_all(view), places(view.seats)
    canvas = Canvas(_table(view.box.areas))
    draw_header(canvas, view, names, say, _headline(view, names, say))
    draw_city(canvas, CITY, view, priced=True)
    draw_centre(canvas, CITY, view, say)
    draw_goal(canvas, view.end_points)
    draw_open_cards(canvas, view, where.open)
    for seat, box in enumerate(where.panels):
        draw_panel(canvas, view, seat, box, names[seat])
    draw_master(canvas, view, where.master, say)
    draw_powers(canvas, view, where.powers, say)
    return canvas


def _headline(view: HetVerraadView, names: Sequence[str], say: Speaker) -> str | None:
    """Return the words of the header instead of the phase: who has won a match that is over, or the last round."""
    if view.result is not None:
        won = say("het_verraad-picture-won", key=side_that_wins(view))
        return ": ".join([won, *filter(None, [", ".join(names[seat] for seat in view.result.winners)])])
    return say("het_verraad-picture-last-round") if view.ending else None


@lru_cache(maxsize=4)
def _table(areas: tuple[Area, ...]) -> Image.Image:
    """Return the parts of the picture that are the same on every board."""
    canvas = Canvas(empty_table())
    draw_wall(canvas, CITY, RIM, areas)
    draw_ground(canvas, CITY, areas)
    return kept(canvas.image)


def as_for_all(view: HetVerraadView) -> HetVerraadView:
    """Return the view, with only those seats awaited that everybody sees awaited.

    While a reaction is open, nobody but the seat itself knows whether it has answered (H-8.5).
    """
    return view if view.window is None else replace(view, asked=view.window.asked_seats)
