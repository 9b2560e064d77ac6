"""A ring or a quarter of the city, large, with the reader's possible choices there; or all castle cards."""

from collections.abc import Sequence

from bot.games.het_verraad.pictures.board import as_for_all
from bot.games.het_verraad.pictures.castles import draw_castles
from bot.games.het_verraad.pictures.quarter import QUARTERS, areas_of, draw_quarter
from bot.games.het_verraad.pictures.tiles import draw_ring
from bot.pictures.canvas import Canvas
from bot.pictures.landscape import draw_header
from bot.texts import Speaker
from engine.het_verraad.components import RINGS
from engine.het_verraad.view import AreaView, HetVerraadView

CASTLES = "castles"
PARTS = (*RINGS, *QUARTERS, CASTLES)


def draw_part(view: HetVerraadView, part: str, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the part of that name, as one seat sees the part; ``names`` can be drawn as they are."""
    if part == CASTLES:
        view = as_for_all(view)
        canvas = draw_castles(view, names, say)
    else:
        draw = draw_quarter if part in QUARTERS else draw_ring
        canvas = draw(view, part, names, say)
    draw_header(canvas, view, names, say, say("het_verraad-zoom", key=part))
    return canvas


def parts_asked(view: HetVerraadView) -> tuple[str, ...]:
    """Return the parts where the seat of the view may choose an area: the quarter with most of them first."""
    if not view.possible:
        return ()
    quarters = sorted(QUARTERS, key=lambda part: -_number_possible(view, part))
    asked = tuple(part for part in (*quarters, *RINGS) if _number_possible(view, part))
    return (*asked, CASTLES) if asked else ()


def _number_possible(view: HetVerraadView, part: str) -> int:
    return sum(area.area in view.possible for area in areas_of_part(view, part))


def part_to_choose(view: HetVerraadView) -> str:
    """Return the quarter with most areas among which the seat may choose now; empty if it chooses something else."""
    asked = view.asking.path[-1][0] if view.asking is not None and view.asking.path else ""
    if not view.possible or asked == "act":
        return ""
    return max(QUARTERS, key=lambda part: sum(area.area in view.possible for area in areas_of(view, part)))


def areas_of_part(view: HetVerraadView, part: str) -> list[AreaView]:
    """Return the areas that a part shows."""
    return areas_of(view, part) if part in QUARTERS else [area for area in view.areas if area.ring == part]
