"""The pieces that stand on an area, and its numbers."""

from functools import lru_cache

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.pieces import Piece, draw_row
from bot.games.het_verraad.pictures.rings import OUTER, Plan
from bot.pictures.canvas import Canvas, sheet
from engine.het_verraad.components import MASTER, Building
from engine.het_verraad.view import AreaView

_NUMBER, _PRICE, _BUILDING = 32, 36, 48
_LARGE_PRICE = 41  # of areas that are few to choose from
_MARK, _ALONE, _BESIDE = 36, 52, 26  # an owner's mark: with others, alone, beside a long name
_TOWER, _TOWER_ALONE = 34, 48
_MASTER, _UNDER, _RAISED = 66, 36, 12
_UP, _DOWN, _FOOT = -23, 19, 27  # from the middle of an area to its rows, and to the building under the Black Master
_IN = 7  # all long names lie in the left half, and keep that far from buildings of the outer ring
_SHORT = 2  # characters of a name
_ASIDE = 3  # between pieces side by side


def draw_contents(
    canvas: Canvas,
    plan: Plan,
    area: AreaView,
    *,
    here: bool,
    possible: bool = False,
    priced: bool = False,
    offered: bool = False,
    best: bool = False,
) -> None:
    """Draw an area's owner, building and tower; the Black Master, if he is ``here``.

    The owner always stands above at the left, the tower at the right of that, the building below. Areas of the outer
    ring have their numbers on the wall, others their names in themselves; a name whispers unless its area is
    ``possible``. A neutral area that is ``priced`` has its price and bonus, unless a road or river needs the room. They
    are loud if ``offered``, on gold if the area is ``best``.
    """
    canvas.add(_contents(plan, area, here=here, possible=possible, priced=priced, offered=offered, best=best))


@lru_cache(maxsize=512)
def _contents(
    plan: Plan, area: AreaView, *, here: bool, possible: bool, priced: bool, offered: bool, best: bool
) -> Canvas:
    canvas = sheet()
    x, y = plan.middle(area.area)
    if here:
        draw_row(canvas, (x, y - (_RAISED if area.building else 0)), [pieces.master(_MASTER)], 0)
        if area.owner not in (None, MASTER):
            draw_row(canvas, (x - _MASTER // 3, y - _MASTER // 3), [pieces.owner(area.owner, _MARK)], 0)
        if area.building:
            draw_row(canvas, (x, y + _FOOT), [_building(area.building, _UNDER)], 0)
        return canvas
    above, below = _rows(area, possible=possible, priced=priced, offered=offered, best=best)
    rows = [(above, _UP if below else 0), (below, _DOWN if above else 0)]
    for row, down in rows:
        right = _IN if row == above and priced and len(area.area) > _SHORT and area.ring != OUTER else 0
        draw_row(canvas, (x + right, y + down), row, _ASIDE)
    return canvas


def _rows(
    area: AreaView, *, possible: bool, priced: bool, offered: bool, best: bool
) -> tuple[list[Piece], list[Piece]]:
    """Return the rows of an area on which the Black Master does not stand."""
    number = _number(area, possible=possible)
    if area.owner is None:
        loud = pieces.offer(area.price, area.bonus, _LARGE_PRICE if possible else _PRICE, best=best)
        quiet = pieces.quiet_offer(area.price, area.bonus, _PRICE, area.ring)
        street = area.road or area.river
        return number, [loud if offered else quiet] if offered or (priced and not street) else []
    size = _BESIDE if number and len(area.area) > _SHORT else _MARK
    if area.building is None and not area.tower:
        return [pieces.mark(area.owner, size if number else _ALONE), *number], []
    above = [pieces.mark(area.owner, _MARK if area.tower and area.building else size)]
    if area.building is None:
        return [*above, *number], [pieces.tower(_TOWER_ALONE)]
    return [*above, *([pieces.tower(_TOWER)] if area.tower else number)], [_building(area.building, _BUILDING)]


def _building(card: Building, size: int) -> Piece:
    return pieces.estate(card.category, card.value, size)


def _number(area: AreaView, *, possible: bool) -> list[Piece]:
    """Return the piece with the name of the area, if it has one in itself."""
    if area.ring == OUTER:
        return []
    return [pieces.number(area.area, area.ring, area.owner, _NUMBER, possible=possible)]
