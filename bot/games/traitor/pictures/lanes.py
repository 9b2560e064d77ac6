"""The known cards of an army: a lane for each suit that it has shown, as large as they fit."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from bot.games.traitor.pictures.cards import draw_frame, draw_token, rows, suit_colour
from bot.games.traitor.pictures.colours import EMPTY, RED
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import CARD_BACK, DISC, PAPER, QUIET
from bot.texts import Speaker
from engine.traitor.components import SUITS, face
from engine.traitor.view import ArmyView

APART = 14  # the pile and the lanes
_SIZES = (84, 74, 66, 58, 50, 44, 40, 36, 32, 30)  # how high a lane may be
_LARGE = 50  # lanes are no lower while each has a row and their dead cards are drawn, if there is another way
_HIGHEST = 66  # lanes are no higher beside a small pile, so that all armies look alike
_ALONE = 36  # lanes that are lower share rows
_NARROW = 44  # cards that are no higher are not made narrower
_SHARES = (0.92, 0.84, 0.76, 0.68)  # how wide a card is, of its height
_BETWEEN, _GAP = 6, 4  # rows, and the cards of a row
_UNKNOWN, _SPACE = "?", " "
PROOF = "3?"
"""The place of a suit that would prove treason."""
_BETWEEN_SUITS = 12  # in a row
_FEW = 2  # more dead cards of a suit are only counted
_EDGE = 4  # of the back of a card


class Known(NamedTuple):
    """A known card of an army.

    It lies face ``down``, somewhere in the pile (``tucked``), has just fought (``golden``), or is dead (``out``).
    """

    card: str
    down: bool = False
    tucked: bool = False
    golden: bool = False
    out: bool = False


def known_cards(
    army: ArmyView, own: Mapping[int, str] = MappingProxyType({}), golden: Collection[int] = ()
) -> list[Known]:
    """Return the known cards of an army, those in the pile first and the dead last.

    ``own`` are cards that only the reader knows, by slot, and ``golden`` the slots of those that have just fought.
    """
    up = sorted(army.face_up, key=lambda one: face(one.card).order)
    down = (one.remembered or own.get(one.slot, "") for one in army.face_down)
    return [
        *(Known(card, down=True, tucked=True) for card in army.hidden),
        *(Known(one.card, golden=one.slot in golden) for one in up),
        *(Known(card, down=True) for card in down if card),
        *dead_cards(army),
    ]


def dead_cards(army: ArmyView) -> list[Known]:
    """Return the dead cards of an army, the newest first."""
    return [Known(card, out=True) for card in reversed(army.fallen)]


_One: TypeAlias = Known | str
"""A card, the suit before its cards, a question mark, or a number: ``x3`` dead cards, ``+3`` that have no room."""

_Row: TypeAlias = list[tuple[_One, int]]
"""The things in a row, each with its width."""


def draw_lanes(
    canvas: Canvas,
    box: Box,
    cards: Sequence[Known],
    least: int,
    say: Speaker,
    *,
    pile: bool,
    provable: bool = False,
    most: int = 0,
) -> None:
    """Draw each suit and behind it the ranks of its cards, no higher than ``most``: the suit with most cards first.

    Question marks fill up ``least`` suits. A last mark tells that one more suit would be a proof (``provable``), unless
    other cards would be smaller for it. A band leads from the pile, if there is one, to the cards tucked into it.
    """
    there = [one for one in cards if face(one.card).suit or not one.out]
    suits = Counter(face(one.card).suit for one in there)
    order = sorted(suits, key=lambda suit: (-suits[suit], (*SUITS, "").index(suit)))
    lanes: tuple[tuple[_One, ...], ...] = tuple(
        (*[suit] * bool(suit), *(one for one in there if face(one.card).suit == suit)) for suit in order
    )
    high, found = _arranged((*lanes, *[(_UNKNOWN,)] * (least - len(suits))), box, most)
    if provable and (more := _arranged((*lanes, (PROOF,)), box, most))[0] >= min(high, _LARGE):
        high, found = more
    for number, row in enumerate(found):
        left, top = box.left, box.top + number * (high + _BETWEEN)
        tucked = [*takewhile(lambda one: isinstance(one[0], Known) and one[0].tucked, row[1:])]
        if pile and tucked:
            band = Box(left - APART - _EDGE, top + high // 4, left + _long(row[:1] + tucked), top + high - high // 4)
            canvas.fill(band, PAPER)
            canvas.fill(band._replace(top=band.top + _EDGE, bottom=band.bottom - _EDGE), CARD_BACK)
        for one, wide in row:
            _draw_one(canvas, Box(left, top, left + wide, top + high), one, say)
            left += wide + _GAP


@lru_cache(maxsize=512)
def _arranged(lanes: tuple[tuple[_One, ...], ...], box: Box, most: int) -> tuple[int, list[_Row]]:
    """Return how high lanes are, and their rows.

    Each lane has a row of its own. If rows are too low to be read from afar, lanes share a row, or the dead cards of a
    lane are only counted. Most armies are the same on the next picture.
    """
    few, least = ([_counted(lane, dead) for lane in lanes] for dead in (_FEW, 1))
    ways = [(some, alone) for some in (few, least) for alone in (True, False)]
    found = [*filter(None, (_in_lanes(some, box, most, alone=alone) for some, alone in ways))]
    large = [one for one in found if one[0] >= (most or _LARGE)]
    return (large or sorted(found, key=lambda one: -one[0]) or [_run_on(few, box)])[0]


def _in_lanes(lanes: Sequence[Sequence[_One]], box: Box, most: int, *, alone: bool) -> tuple[int, list[_Row]] | None:
    """Return lanes, each ``alone`` in its row or not, as high as they fit; ``None`` if they would be too low."""
    most = most or max(_HIGHEST, (box.height - _BETWEEN) // 2)
    for high in (size for size in _SIZES if size <= most and (size >= _ALONE or not alone)):
        for share in _SHARES if high > _NARROW else _SHARES[:1]:
            found = list[_Row]()
            for lane in lanes:
                row = [(one, _width(one, high, share)) for one in lane]
                longer = ((one, [*one, (_SPACE, _BETWEEN_SUITS), *row]) for one in found if not alone)
                beside = next((one for one, both in longer if _long(both) <= box.width), None)
                if beside is None:
                    found.append(row)
                else:
                    beside += [(_SPACE, _BETWEEN_SUITS), *row]
            if all(_long(row) <= box.width for row in found) and _tall(found, high) <= box.height:
                return high, found
    return None


def _run_on(lanes: Sequence[Sequence[_One]], box: Box) -> tuple[int, list[_Row]]:
    """Return lanes that follow each other in rows, all dead counted, and at last those cards that have no room."""
    whole = [one for lane in lanes for one in lane]
    living = [one for one in whole if isinstance(one, str) or not one.out]
    group = [*living, *[f"x{len(whole) - len(living)}"] * (len(whole) > len(living))]
    for high in _SIZES:
        widths = [_width(one, high, _SHARES[0]) for one in group]
        found = [[(group[one], widths[one]) for one in row] for row in rows(widths, _GAP, box.width)]
        if _tall(found, high) <= box.height:
            return high, found
    *fit, last = found[: (box.height + _BETWEEN) // (high + _BETWEEN)]
    shown = [*fit, last[:-2]]
    more = len(whole) - sum(map(len, shown))
    return high, [*fit, [*last[:-2], (f"+{more}", 2 * high)]]


def _long(row: _Row) -> int:
    """Return how wide a row is."""
    return sum(wide + _GAP for _, wide in row) - _GAP


def _tall(found: Sequence[_Row], high: int) -> int:
    """Return how high rows are together."""
    return len(found) * (high + _BETWEEN) - _BETWEEN


def _counted(lane: Sequence[_One], most: int) -> Sequence[_One]:
    """Return a lane with the number of its dead cards in place of more than so many."""
    living = [one for one in lane if isinstance(one, str) or not one.out]
    dead = len(lane) - len(living)
    return [*living, f"x{dead}"] if dead > most else lane


def _width(one: _One, high: int, share: float) -> int:
    """Return how wide a card or a sign is; the ten needs more room than other ranks."""
    if isinstance(one, Known):
        return round(high * (share + 0.2 * (face(one.card).rank == "10")))
    return high * (1 + (one[0] in "x+"))


def _draw_one(canvas: Canvas, box: Box, one: _One, say: Speaker) -> None:
    """Draw a card, a suit, a mark for an unknown or a telling suit, or how many cards are dead or have no room."""
    if isinstance(one, Known):
        if one.golden:
            draw_frame(canvas, box)
        draw_token(canvas, box, one.card, say, down=one.down, out=one.out)
    elif one in (_UNKNOWN, PROOF):
        canvas.panel(box, EMPTY if one == _UNKNOWN else RED, 10)
        canvas.panel(box.grown(-3), DISC, 8)
        canvas.write(one, box.middle, box.height * 3 // 5, QUIET if one == _UNKNOWN else PAPER, "ExtraBold", "mm")
    elif one[0] in "x+":
        at = box.left + 4
        if one[0] == "x":
            canvas.pictogram("dead", square((box.left + box.height // 2, box.middle[1]), box.height - 6), QUIET)
            at += box.height
        canvas.write(one.lstrip("x"), (at, box.middle[1]), box.height * 3 // 4, QUIET, "ExtraBold")
    elif one != _SPACE:
        canvas.panel(box, PAPER, 10)
        canvas.pictogram(one, square(box.middle, box.height - 8), suit_colour(face(f"2{one[0]}")))
