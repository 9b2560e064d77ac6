"""The city: its areas in their rings, their owners, and the latest changes."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from bot.games.het_verraad.pictures.areas import draw_contents
from bot.games.het_verraad.pictures.centre import victors
from bot.games.het_verraad.pictures.colours import RED, TAX
from bot.games.het_verraad.pictures.pieces import draw_piece, gate, ground
from bot.games.het_verraad.pictures.rings import (
    EDGE,
    VEIL,
    Plan,
    Shape,
    frame_shape,
    seam_shape,
    sector_of,
    sector_shape,
    veil_shape,
)
from bot.games.het_verraad.pictures.streets import RIM, Kind, draw_street
from bot.pictures.canvas import Canvas, square
from bot.pictures.colours import GOLD, INK, QUIET, WHITE, Colour, mix
from engine.het_verraad.components import MASTER, Area
from engine.het_verraad.view import AreaView, HetVerraadView

_BORDER = 2  # pixels that an area leaves free on every side
_SEAM, _SHADE = 6, 0.3  # between areas of one owner
_LIGHT = 3  # the line within the Black Master's areas
_FRAME, _POSSIBLE = 12, 6
_GATE = 50
_MANY = 24
"""Frames around so many areas would hide the city. If more may be chosen, their prices alone mark them."""

Streets = Mapping[str, Mapping[Kind, tuple[str, ...]]]


def draw_ground(canvas: Canvas, plan: Plan, areas: tuple[Area, ...]) -> None:
    """Draw the city as it is printed, without words and numbers."""
    edge = round(EDGE * plan.scale) + 2
    canvas.panel(square((plan.x, plan.y), 2 * edge), INK, edge)
    streets = streets_of(areas)
    for area in areas:
        _fill(canvas, plan, area.area, ground(area.ring, None), streets)


def draw_city(
    canvas: Canvas, plan: Plan, view: HetVerraadView, *, possible: bool = False, priced: bool = False
) -> None:
    """Draw all things in the city, on its ground.

    With ``possible``, also draw the possible choices of the view's seat. If frames mark them, all grows dark but for
    these, the seat's own areas and the Black Master's place. At the end all is dark but the winners' areas. Dark areas
    have no names. Dark neutral ones without a building are empty, without roads and rivers while somebody chooses.
    ``priced``: neutral areas have a price while they are claimed. Areas that the Black Master may only cross have none.
    """
    aimed = {*view.possible, *reacted_to(view)} if possible else set()
    framed, targets, standing = _are_framed(view), targets_of(view), view.master.area
    claimed = priced and not view.round
    veils, over = framed and any(aimed), view.result is not None
    own = victors(view) if over else frozenset((view.seat,))
    lit = [area for area in view.areas if not (veils or over) or area.area in (*aimed, standing) or area.owner in own]
    bright = {area.area for area in lit}
    dark = [area for area in view.areas if area.area not in bright]

    def contents(area: AreaView) -> Canvas:
        asked, here = area.area in aimed, area.area == standing
        offered = (claimed and not here) or (asked and (view.priced or not framed))
        marked = framed and area.area in (targets or aimed)
        best = asked and area.area in view.suggested
        return draw_contents(canvas, plan, area, here=here, possible=marked, offered=offered, best=best)

    draw_owners(canvas, plan, view, view.areas)
    for area in dark:
        if over or area.owner is not None or area.building is not None:
            contents(area)
    for area in dark * (2 if over else 1):
        if veils and area.owner is None and area.building is None:
            _put(canvas, plan, sector_shape(area.area, plan.scale, _BORDER), mix(ground(area.ring, None), INK, VEIL))
        else:
            _put(canvas, plan, veil_shape(area.area, plan.scale, _BORDER), INK)
    if possible:
        draw_possible(canvas, plan, view, view.areas)
    outer_first = sorted(lit, key=lambda area: (area.area == standing, -sector_of(area.area).inner))
    for name in [contents(area) for area in outer_first]:
        canvas.add(name)


def draw_owners(canvas: Canvas, plan: Plan, view: HetVerraadView, areas: Iterable[AreaView]) -> None:
    """Draw some areas in their owners' colours, those of one owner side by side as one land.

    The areas that were changed last have a frame in gold. The area to which a seat may react now has a frame in white,
    and those that fall with it in white and red.
    """
    streets, areas, asked = streets_of(view.box.areas), tuple(areas), reacted_to(view)
    owners = {area.area: area.owner for area in areas if area.owner is not None}
    for area in areas:
        for other in area.neighbours:
            if area.owner is not None and area.area < other and area.owner == owners.get(other):
                seam = seam_shape(area.area, other, plan.scale, _SEAM)
                _put(canvas, plan, seam, mix(ground(area.ring, area.owner), INK, _SHADE))
    for area in areas:
        if area.owner is not None:
            _fill(canvas, plan, area.area, ground(area.ring, area.owner), streets)
        here = area.area in asked
        if here or area.area in view.changed:
            _put(canvas, plan, frame_shape(area.area, plan.scale, _FRAME, _BORDER), WHITE if here else GOLD)
            if area.area in asked[1:]:
                _put(canvas, plan, frame_shape(area.area, plan.scale, _FRAME - _LIGHT, _BORDER + _LIGHT), RED)
        elif area.owner == MASTER:
            _put(canvas, plan, frame_shape(area.area, plan.scale, _LIGHT, _BORDER), TAX)


def reacted_to(view: HetVerraadView) -> tuple[str, ...]:
    """Return the area to which seats may react now, and those that fall with it."""
    return () if view.window is None else (view.window.area, *view.window.takes)


def draw_gates(canvas: Canvas, plan: Plan, areas: Iterable[AreaView]) -> None:
    """Draw the gates at the rim (H-0.1)."""
    for area in areas:
        if area.gate:
            x, y = plan.at(EDGE + _GATE // 5, sector_of(area.area).angle)
            piece = gate(round(_GATE * plan.scale))
            draw_piece(canvas, piece, x - piece.width // 2, y)


def draw_possible(canvas: Canvas, plan: Plan, view: HetVerraadView, areas: Iterable[AreaView]) -> None:
    """Draw a frame in white around the areas among which the seat may choose; if they are many, around the best.

    If some are neutral, those of others stand out: the best have a frame in white and red, others a thin red one, and
    the rest a thin grey one.
    """
    framed, targets = view.possible if _are_framed(view) else view.suggested, targets_of(view)
    best = targets & {*view.suggested} or targets
    for area in areas:
        if area.area in framed:
            inset = _BORDER + (_FRAME if area.area in view.changed else 0)
            thin = RED if area.area in targets else QUIET
            line, colour = (_LIGHT, thin) if targets and area.area not in best else (_POSSIBLE, WHITE)
            _put(canvas, plan, frame_shape(area.area, plan.scale, line, inset), colour)
            if area.area in best:
                _put(canvas, plan, frame_shape(area.area, plan.scale, _POSSIBLE, inset + _POSSIBLE), RED)


def targets_of(view: HetVerraadView) -> frozenset[str]:
    """Return the possible areas of other seats, if the Black Master may also go to neutral areas (H-6.2)."""
    chosen = [area for area in view.areas if area.area in view.possible]
    if view.priced or all(area.owner is not None for area in chosen):
        return frozenset()
    return frozenset(area.area for area in chosen if area.owner not in (None, MASTER, view.seat))


def _are_framed(view: HetVerraadView) -> bool:
    """Return whether frames mark the possible choices: they are few, or some belong to somebody and have no price."""
    chosen = [area.owner for area in view.areas if area.area in view.possible]
    return len(chosen) <= _MANY or any(owner is not None for owner in chosen)


@lru_cache(maxsize=4)
def streets_of(areas: tuple[Area, ...]) -> Streets:
    """Return the neighbours to which the road and the river of each area run, if it has any."""
    roads = {area.area for area in areas if area.road}
    rivers = {area.area for area in areas if area.river}
    found: dict[str, dict[Kind, tuple[str, ...]]] = {area.area: {} for area in areas}
    for area in areas:
        if area.river:
            found[area.area]["river"] = tuple(other for other in area.neighbours if other in rivers)
        if area.road:
            ends = (RIM,) if area.gate else ()
            found[area.area]["road"] = (*(other for other in area.neighbours if other in roads), *ends)
    return found


def _fill(canvas: Canvas, plan: Plan, area: str, colour: Colour, streets: Streets) -> None:
    _put(canvas, plan, sector_shape(area, plan.scale, _BORDER), colour)
    for kind, linked in streets[area].items():
        draw_street(canvas, plan, area, kind, linked, _BORDER)


def _put(canvas: Canvas, plan: Plan, shape: Shape, colour: Colour) -> None:
    canvas.mask(shape.mask, (plan.x + shape.left, plan.y + shape.top), colour)
