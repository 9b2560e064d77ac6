"""The pieces that stand on an area, and its numbers."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.pieces import Piece, draw_piece
from bot.games.het_verraad.pictures.rings import OUTER, Plan, polar, sector_of
from bot.pictures.canvas import Canvas, sheet, square
from engine.het_verraad.components import MASTER
from engine.het_verraad.view import AreaView

_NAME, _PLAIN = 32, 40  # a name, and a short one where nothing stands
_OFFER, _LARGE_OFFER = 36, 41  # the price of an area, also of areas that are few to choose from
_BUILDING, _BESIDE_TOWER = 48, 42
_MARK, _BESIDE, _ALONE = 36, 30, 52  # an owner's mark with others, beside a name, and alone
_TOWER, _LESS_TOWER, _TOWER_ALONE = 32, 28, 48
_ROW, _LEEWAY = 90, 10  # the most of a row with its owner's mark; so much smaller, the mark lies within its area
_MASTER, _LESS_MASTER, _UNDER, _LEAST = 78, 68, 36, 32
_OUT, _BACK = 18, 22  # from the middle of an outer area to the Black Master, and to what he leaves to be seen
_UP, _DOWN, _FOOT = -24, 19, 27  # from the middle of an area to its rows, and to the building under the Black Master
_HIGH, _OVER = -36, -5  # to a name and a price above a building
_LOWER, _LEFT, _RIGHT = 11, -13, 15  # below a name: the Black Master, and the building under him
_SHORT = 2  # characters of a name
_ASIDE = 3  # between pieces side by side
_IN = {"M8": 4, "M9": 12, "M12": 6, "M13": 12, "M14": 8, "M15": 6}
"""Names lie so far to the right of the middle that no buildings are below them."""

Rows = Sequence[tuple[tuple[int, int], Sequence[Piece]]]
"""Pieces side by side, each row around a point beside the middle of an area."""


def draw_contents(
    canvas: Canvas,
    plan: Plan,
    area: AreaView,
    *,
    here: bool,
    possible: bool = False,
    offered: bool = False,
    best: bool = False,
) -> Canvas:
    """Draw an area's owner, building and tower; the Black Master, if he is ``here``.

    The building stands below, the owner above at the left, if there is room. A neutral area that is ``offered`` has its
    price and bonus, on gold if the area is ``best``. A building on it has a dashed edge.

    Return the area's name as a sheet, to be drawn above all areas. The name whispers where nothing stands, unless the
    area is ``possible``. Areas of the outer ring have their names on the wall.
    """
    things, name = _contents(plan, area, here=here, possible=possible, offered=offered, best=best)
    canvas.add(things)
    return name


@lru_cache(maxsize=512)
def _contents(
    plan: Plan, area: AreaView, *, here: bool, possible: bool, offered: bool, best: bool
) -> tuple[Canvas, Canvas]:
    name = None if area.ring == OUTER else _name(area, loud=here or possible or offered)
    x, y = plan.middle(area.area)
    things, names = sheet(), sheet()
    offer = pieces.offer(area.price, area.bonus, _LARGE_OFFER if possible else _OFFER, best=best) if offered else None
    for (right, down), row in _standing(plan, area, name) if here else _rows(plan, area, name, offer):
        middle = x + right + (_IN.get(area.area, 0) if name in row else 0)
        left = middle - (sum(piece.width for piece in row) + _ASIDE * (len(row) - 1)) // 2
        for piece in row:
            left = draw_piece(names if piece is name else things, piece, left, y + down) + _ASIDE
    return things, names


def _standing(plan: Plan, area: AreaView, name: Piece | None) -> Rows:
    """Return the rows of the area on which the Black Master stands; in the outer ring he stands nearer to the wall."""
    under = _building(area, _LEAST if name else _UNDER)
    if name is None:
        under = under or ([] if area.owner in (None, MASTER) else [pieces.mark(area.owner, _UNDER)])
        angle = sector_of(area.area).angle
        out, back = ((round(x), round(y)) for x, y in (polar(_OUT, angle), polar(-_BACK, angle)))
        return [(out if under else (0, 0), [pieces.master(_LESS_MASTER if under else _MASTER)]), (back, under)]
    master = ((_LEFT if under else 0, _LOWER), [pieces.master(_LESS_MASTER)])
    above = [name] if area.owner == MASTER else _marked(plan, area, _UP - 5, _BESIDE, [name])
    return [master, ((_RIGHT, _FOOT), under), ((0, _UP - 5), above)]


def _rows(plan: Plan, area: AreaView, name: Piece | None, offer: Piece | None) -> Rows:
    """Return the rows of an area on which the Black Master does not stand."""
    named = [] if name is None else [name]
    if area.owner is None:
        stays, below = _building(area, _BUILDING if offer is None else _LEAST), [] if offer is None else [offer]
        if stays and below:
            return [((0, _HIGH), named), ((0, _OVER if named else _UP), below), ((0, _FOOT), stays)]
        below = below or stays
    elif area.building is None:
        below = [pieces.mark(area.owner, _MARK if name or area.tower else _ALONE)]
        below += [pieces.tower(_TOWER if name else _TOWER_ALONE)] if area.tower else []
    else:
        beside = area.tower and name is not None and len(area.area) > _SHORT
        tower = [pieces.tower(_LESS_TOWER if beside else _TOWER)] if area.tower else []
        below = [*(tower if beside else ()), *_building(area, _BESIDE_TOWER if beside else _BUILDING)]
        above = _marked(plan, area, _UP, _BESIDE if name else _MARK, [*(() if beside else tower), *named])
        return [((0, _UP), above), ((0, _DOWN), below)]
    return [((0, _UP if below else 0), named), ((0, _DOWN if named else 0), below)]


def _marked(plan: Plan, area: AreaView, down: int, size: int, row: list[Piece]) -> list[Piece]:
    """Return a row with its owner's mark at an end that lies within the area; the ground's colour tells it, too."""
    wide = sum(piece.width + _ASIDE for piece in row)
    if area.owner is None or wide + size > _ROW or (area.owner == MASTER and row):
        return row
    mark, (x, y), aside = pieces.mark(area.owner, size), plan.middle(area.area), _IN.get(area.area, 0)
    for marked, middle in (([mark, *row], x + aside - wide // 2), ([*row, mark], x + aside + wide // 2)):
        if plan.holds(area.area, square((middle, y + down), size - _LEEWAY)):
            return marked
    return row


def _building(area: AreaView, size: int) -> list[Piece]:
    """Return the building of an area, if there is any."""
    card = area.building
    return [] if card is None else [pieces.estate(card.category, card.value, size, left=area.owner is None)]


def _name(area: AreaView, *, loud: bool) -> Piece:
    if loud or area.owner is not None:
        evil = area.owner == MASTER and area.building is not None and not area.tower and len(area.area) <= _SHORT
        return pieces.name(area.area, _NAME, area.owner, evil=evil)
    return pieces.whisper(area.area, area.ring, _NAME if len(area.area) > _SHORT else _PLAIN)
