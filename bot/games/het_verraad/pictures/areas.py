"""The pieces that stand on an area, and its numbers."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.pieces import Piece, draw_piece
from bot.games.het_verraad.pictures.rings import OUTER, Plan
from bot.pictures.canvas import Canvas, sheet
from engine.het_verraad.components import MASTER, Building
from engine.het_verraad.view import AreaView

_NAME, _PLAIN = 32, 40  # a name, and a short one where nothing stands
_OFFER, _LARGE_OFFER = 36, 41  # the price of an area, also of areas that are few to choose from
_BUILDING, _BESIDE_TOWER = 48, 42
_MARK, _BESIDE, _ALONE = 36, 30, 52  # an owner's mark with others, beside a name, and alone
_TOWER, _LESS_TOWER, _TOWER_ALONE = 32, 28, 48
_ROW = 90  # a row above a building is so wide at most; else it lacks the owner's mark
_MASTER, _LESS_MASTER, _UNDER, _LEAST, _RAISED = 66, 56, 36, 32, 12
_UP, _DOWN, _FOOT = -24, 19, 27  # from the middle of an area to its rows, and to the building under the Black Master
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
    price and bonus, on gold if the area is ``best``.

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
    for (right, down), row in _standing(area, name) if here else _rows(area, name, offer):
        middle = x + right + (_IN.get(area.area, 0) if name in row else 0)
        left = middle - (sum(piece.width for piece in row) + _ASIDE * (len(row) - 1)) // 2
        for piece in row:
            left = draw_piece(names if piece is name else things, piece, left, y + down) + _ASIDE
    return things, names


def _standing(area: AreaView, name: Piece | None) -> Rows:
    """Return the rows of the area on which the Black Master stands."""
    owner = [] if area.owner in (None, MASTER) else [area.owner]
    if name is None:
        marks = [((-_MASTER // 3, -_MASTER // 3), [pieces.owner(one, _MARK)]) for one in owner]
        under = [((0, _FOOT), [_building(area.building, _UNDER)])] if area.building else []
        return [((0, -_RAISED if under else 0), [pieces.master(_MASTER)]), *marks, *under]
    under = [((_RIGHT, _FOOT), [_building(area.building, _LEAST)])] if area.building else []
    master = ((_LEFT if under else 0, _LOWER), [pieces.master(_LESS_MASTER)])
    return [master, *under, ((0, _UP - 5), _fitting([pieces.owner(one, _BESIDE) for one in owner], [name]))]


def _rows(area: AreaView, name: Piece | None, offer: Piece | None) -> Rows:
    """Return the rows of an area on which the Black Master does not stand."""
    named = [] if name is None else [name]
    if area.owner is None:
        below = [] if offer is None else [offer]
    elif area.building is None:
        below = [pieces.mark(area.owner, _MARK if name or area.tower else _ALONE)]
        below += [pieces.tower(_TOWER if name else _TOWER_ALONE)] if area.tower else []
    else:
        beside = area.tower and name is not None and len(area.area) > _SHORT
        tower = [pieces.tower(_LESS_TOWER if beside else _TOWER)] if area.tower else []
        below = [*(tower if beside else ()), _building(area.building, _BESIDE_TOWER if beside else _BUILDING)]
        above = _fitting([pieces.mark(area.owner, _BESIDE if name else _MARK)], [*(() if beside else tower), *named])
        return [((0, _UP), above), ((0, _DOWN), below)]
    return [((0, _UP if below else 0), named), ((0, _DOWN if named else 0), below)]


def _fitting(owner: list[Piece], row: list[Piece]) -> list[Piece]:
    """Return a row with the owner's mark before it, if there is room; the ground has the owner's colour, too."""
    whole = [*owner, *row]
    return whole if sum(piece.width + _ASIDE for piece in whole) <= _ROW else row


def _building(card: Building, size: int) -> Piece:
    return pieces.estate(card.category, card.value, size)


def _name(area: AreaView, *, loud: bool) -> Piece:
    if loud or area.owner is not None:
        return pieces.name(area.area, _NAME)
    return pieces.whisper(area.area, area.ring, _NAME if len(area.area) > _SHORT else _PLAIN)
