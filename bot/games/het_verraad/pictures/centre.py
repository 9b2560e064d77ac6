"""The centre of the city with those who lead, at the end with the winners; beside the city the goal."""

from collections.abc import Iterator, Sequence

from msgspec.structs import asdict

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.colours import GROUND, POWERS, RED
from bot.games.het_verraad.pictures.layout import MARGIN
from bot.games.het_verraad.pictures.pieces import draw_row
from bot.games.het_verraad.pictures.rings import EDGE, Plan, outline
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER, SEATS, mix
from bot.pictures.ending import Cell, EndFacts
from bot.pictures.landscape import HEADER_HEIGHT
from bot.pictures.lettering import fitting
from bot.pictures.moment import LENS, Patch
from bot.texts import Speaker
from engine import Event
from engine.het_verraad.components import MASTER
from engine.het_verraad.view import Attack, HetVerraadView
from engine.view import Result

_RADIUS = 68  # of the centre, without its edge
_RIM, _DIM = 6, 0.75  # of the map of the end; the share of dark on what others have there
_TIED = 3  # so many have room side by side
_GOAL = Box(MARGIN, HEADER_HEIGHT + 10, 170, HEADER_HEIGHT + 74)


def draw_centre(canvas: Canvas, plan: Plan, view: HetVerraadView, say: Speaker) -> None:
    """Draw an attack that has just been fought, or those who lead with their points; at the end draw the winners."""
    if view.result is not None:
        _winners(canvas, plan, view, view.result)
        return
    if view.attack is not None:
        _fight(canvas, plan, view.attack)
        return
    leading, points = leaders(view)
    if not points:
        canvas.pictogram("laurels", square((plan.x, plan.y), 88), GOLD)
        return
    size = 60 if len(leading) == 1 else 44
    shown = leading if len(leading) <= _TIED else ()
    if shown:
        draw_row(canvas, (plan.x, plan.y - 36), [pieces.owner(one, size) for one in shown], 4)
    else:
        canvas.pictogram("laurels", square((plan.x, plan.y - 36), 56), GOLD)
    canvas.write(str(points), (plan.x, plan.y + 18), 58, GOLD, "ExtraBold", "mm")
    words, size = fitting(say("het_verraad-picture-leads", count=len(leading)), "SemiBold", (26, 24, 22), 80)
    canvas.write(words, (plan.x, plan.y + 52), size, PAPER, "SemiBold", "mm")


def _fight(canvas: Canvas, plan: Plan, attack: Attack) -> None:
    """Draw both totals of the attack that has just been fought (H-6.3)."""
    canvas.pictogram("conflict", square((plan.x, plan.y - 32), 80), GOLD)
    words, size = fitting(f"{attack.black_total}:{attack.white_total}", "ExtraBold", (64, 56, 50, 46, 42), 2 * _RADIUS)
    canvas.write(words, (plan.x, plan.y + 40), size, GOLD, "ExtraBold", "mm")


def draw_goal(canvas: Canvas, points: int) -> None:
    """Draw the number of points that ends the match in the corner beside the city (H-10.1)."""
    canvas.pictogram("laurels", square((_GOAL.left + 30, _GOAL.middle[1]), 60), GOLD)
    canvas.write(str(points), (_GOAL.left + 68, _GOAL.middle[1]), 58, GOLD, "ExtraBold")


def leaders(view: HetVerraadView) -> tuple[tuple[int, ...], int]:
    """Return those who have most points, the Black Master last, and their points."""
    points = {**{castle.seat: castle.points for castle in view.castles}, MASTER: view.master.points}
    most = max(points.values())
    return tuple(owner for owner, own in points.items() if own == most), most


def evil_wins(view: HetVerraadView) -> bool:
    """Return whether the Black Master's marker is above every seat's (H-10.2)."""
    return view.master.points > max(castle.points for castle in view.castles)


def victors(view: HetVerraadView) -> frozenset[int]:
    """Return the owners whose areas are lit at the end: the winners, and the Black Master if evil wins."""
    winners = view.result.winners if view.result is not None else ()
    return frozenset((*winners, MASTER) if evil_wins(view) else winners)


def side_that_wins(view: HetVerraadView) -> str:
    """Return ``evil`` or ``good``, once the match is over."""
    return "evil" if evil_wins(view) else "good"


def _winners(canvas: Canvas, plan: Plan, view: HetVerraadView, result: Result) -> None:
    """Draw laurels, or the Black Master's mark if the evil wins, above the marks of the winners."""
    top = (plan.x, plan.y - (32 if result.winners else 0))
    if evil_wins(view):
        draw_row(canvas, top, [pieces.master(88)], 0)
    else:
        canvas.pictogram("laurels", square(top, 88), GOLD)
    rows = [result.winners[:_TIED], result.winners[_TIED:]]
    for row, down in zip(rows, (34, 68) if rows[1] else (48, 0), strict=True):
        size = 30 if rows[1] else 46 if len(row) > 1 else 60
        draw_row(canvas, (plan.x, plan.y + down), [pieces.owner(seat, size) for seat in row], 8)


def end_facts(view: HetVerraadView, decided: Sequence[Event], say: Speaker) -> EndFacts:
    """Return a cell for each great power of a seat; if evil wins, for each black chip with its value.

    Nobody saw the black chips until then.
    """
    evil = evil_wins(view)
    cells = {castle.seat: tuple(Cell(symbol=POWERS[power]) for power in castle.powers) for castle in view.castles}
    if evil:
        told = [asdict(one) for one in decided if one.kind == "service_told"]
        cells = {one["seat"]: tuple(Cell(words=str(value), tone="black") for value in one["values"]) for one in told}
    winners = view.result.winners if evil and view.result is not None else ()
    return EndFacts(
        heading=say("het_verraad-end-cells", side="evil" if evil else "good"),
        cells=cells,
        tones=dict.fromkeys(winners, "red"),
        sky="red" if evil else "blue",
        symbol="skull" if evil else "laurels",
        land=tuple(_patches(view)),
        moon=Cell(symbol="skull", words=str(view.master.points)),
    )


def _patches(view: HetVerraadView) -> Iterator[Patch]:
    """Yield the areas of the last city, those of the victors in their colours and all others dim."""
    lit, scale = victors(view), (LENS - _RIM) / EDGE
    for area in view.areas:
        own = GROUND[area.ring] if area.owner is None else RED if area.owner == MASTER else SEATS[area.owner]
        colour = own if area.owner in lit else mix(own, INK, _DIM)
        yield Patch(tuple((round(x), round(y)) for x, y in outline(area.area, scale, 1)), colour)
