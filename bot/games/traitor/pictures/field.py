"""An army in the field: the pile of its face-down cards, the suspicion on it, and a lane for each suit it has shown."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from bot.games.traitor.pictures.cards import draw_frame, draw_token, rows, suit_colour
from bot.games.traitor.pictures.colours import EMPTY, RED
from bot.games.traitor.suspected import is_known, suspected
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import CARD_BACK, DISC, GOLD, INK, PAPER, QUIET, WHITE
from bot.pictures.landscape import HEADER_HEIGHT, LEGIBLE, draw_back
from bot.pictures.lettering import LEADING, width, wrapped
from bot.texts import Speaker
from engine.traitor.components import SUITS, SUITS_KEPT, face
from engine.traitor.view import ArmyView, TraitorView

_HIGHEST = 196  # of the pile
_BESIDE = 200  # room beside the pile
_GAP = 14
_BACKS = 3  # backs that make a pile
_STEP = 4
_TRAITOR = (40, 36, LEGIBLE, 30, 28, 26)
_SMALL = 26
_EDGE = 4  # of the back of a card
_WITH_WORDS = 150  # a pile higher than this says that it lies face down
_BAR = (34, 40)  # how high the suspicion is at least and at most
_SIZES = (84, 74, 66, 58, 50, 44, 40, 36, 32, 30)  # how high a lane may be
_LARGE = 50  # lanes are no lower while each has a row and their dead cards are drawn, if there is another way
_HIGHEST_LANE = 66  # lanes are no higher beside a small pile, so that all armies look alike
_HIGH, _LOW = 36, 30  # lanes lower than the first follow each other, and none is lower than the second
_BETWEEN, _APART = 6, 4  # lanes, and the cards of a lane
_NARROW = 44  # cards that are no higher are not made narrower
_SHARES = (0.92, 0.84, 0.76, 0.68)  # how wide a card of a lane is, of its height
_UNKNOWN, _SPACE = "?", " "
_BETWEEN_SUITS = 12  # in a row
_BAR_BESIDE = 260  # so wide is a suspicion at least that stands in the heading


class _Card(NamedTuple):
    """A known card of an army.

    It lies face ``down``, somewhere in the pile (``tucked``), has just fought (``golden``), or is dead (``out``).
    """

    card: str
    down: bool = False
    tucked: bool = False
    golden: bool = False
    out: bool = False


_One: TypeAlias = _Card | str
"""A card, the suit before its cards, a question mark, or a number: ``x3`` dead cards, ``+3`` that have no room."""

_Row: TypeAlias = list[tuple[_One, int]]
"""The things in a row, each with its width."""


def draw_field(
    canvas: Canvas, box: Box, head: Box, view: TraitorView, army: ArmyView, say: Speaker, own: Mapping[int, str]
) -> None:
    """Draw an army's cards. ``own`` are cards that only the reader knows, by slot. ``head`` is free in the heading.

    A known traitor is told there, and a suspicion if it has room.
    """
    cards, unknown = _cards(view, army, own)
    left = box.left
    if unknown:
        pile = _pile_box(box)
        _pile(canvas, pile, unknown, army.drawn, say)
        left = pile.right + _GAP
    beside, doubts, least = box._replace(left=left), suspected(view), 0 if view.result else SUITS_KEPT
    bar = beside._replace(bottom=box.top + min(max(_BAR[0], box.height // 4), _BAR[1]))
    if is_known(army):
        draw_traitor(canvas, head, army, say)
    elif doubts:
        above = head.width >= _BAR_BESIDE
        place = head._replace(top=head.middle[1] - _BAR[1] // 2, bottom=head.middle[1] + _BAR[1] // 2) if above else bar
        draw_suspicion(canvas, place, doubts[army.number], say, drawn=army.drawn)
        beside = beside if above else beside._replace(top=bar.bottom + 6)
    _lanes(canvas, beside, cards, least, say, pile=bool(unknown))


def _cards(view: TraitorView, army: ArmyView, own: Mapping[int, str]) -> tuple[list[_Card], int]:
    """Return the known cards of an army, those in the pile first and the dead last, and how many cards are the pile."""
    golden = _golden(view, army)
    shown = sorted(army.face_up, key=lambda one: face(one.card).order)
    up = [_Card(one.card, golden=one.slot in golden) for one in shown]
    down = [one.remembered or own.get(one.slot, "") for one in army.face_down]
    tucked = [_Card(card, down=True, tucked=True) for card in army.hidden]
    return [*tucked, *up, *(_Card(card, down=True) for card in down if card), *_dead(army)], down.count("")


def _dead(army: ArmyView) -> list[_Card]:
    """Return the dead cards of an army, the newest first."""
    return [_Card(card, out=True) for card in reversed(army.fallen)]


def draw_eliminated(canvas: Canvas, box: Box, army: ArmyView, say: Speaker) -> None:
    """Draw a skull in place of the pile, the reason beside it, and below that the dead cards."""
    pile = _pile_box(box)
    canvas.pictogram("dead", square(pile.middle, pile.width), QUIET)
    beside = box._replace(left=pile.right + _GAP)
    words = say("traitor-picture-eliminated", reason=army.eliminated)
    lines, size = wrapped(words, "SemiBold", (32, 29, 26), beside.width, max(72, box.height // 3))
    high = round(size * LEADING) * len(lines)
    canvas.write_lines(lines, (beside.left, box.top + high // 2), size, QUIET)
    _lanes(canvas, beside._replace(top=box.top + high + 8), _dead(army), 0, say, pile=False)


def _pile_box(box: Box) -> Box:
    """Return the place of the pile of an army."""
    high = min(box.height, _HIGHEST, box.width - _BESIDE)
    return Box(box.left, box.top, box.left + high * 76 // 100, box.top + high)


def _golden(view: TraitorView, army: ArmyView) -> frozenset[int]:
    """Return the slots of the most important cards: of the last fight, and at the match's end, of the Jokers."""
    if view.result is not None:
        return frozenset(one.slot for one in army.slots if not face(one.card).suit)
    fight = view.fight
    places = [(fight.army, fight.slot), (fight.target_army, fight.target_slot)] if fight else []
    return frozenset(slot for number, slot in places if number == army.number)


def _pile(canvas: Canvas, box: Box, count: int, drawn: int, say: Speaker) -> None:
    """Draw cards face down on each other, how many they are, and on a golden plate how many cards were drawn."""
    top_one = draw_stack(canvas, box, min(_BACKS, count))
    size = min(round(top_one.height * 0.56), round(top_one.width * 0.68))
    canvas.write(str(count), top_one.middle, size, WHITE, "ExtraBold", "mm")
    if drawn:
        more, high = f"+{drawn}", max(30, box.height // 5)
        plate = Box(box.right - width(more, "ExtraBold", high - 4) - 16, box.top - 4, box.right + 2, box.top + high)
        canvas.panel(plate, GOLD, 8)
        canvas.write(more, plate.middle, high - 4, INK, "ExtraBold", "mm")
    words, room = say("traitor-picture-down"), top_one.width - 10
    if top_one.height > _WITH_WORDS and width(words, "SemiBold", _SMALL) <= room:
        canvas.write(words, (top_one.middle[0], top_one.bottom - 28), _SMALL, WHITE, "SemiBold", "mm")


def draw_stack(canvas: Canvas, box: Box, backs: int) -> Box:
    """Draw so many cards face down on each other; return the box of the upper one."""
    wide, high = box.width - _STEP * (_BACKS - 1), box.height - _STEP * (_BACKS - 1)
    for number in reversed(range(backs)):
        left, top = box.left + _STEP * number, box.top + _STEP * number
        draw_back(canvas, Box(left, top, left + wide, top + high))
    return Box(box.left, box.top, box.left + wide, box.top + high)


def draw_traitor(canvas: Canvas, box: Box, army: ArmyView, say: Speaker) -> None:
    """Write that this is a traitor, with a Joker once it is dead, as far as there is room."""
    words, y = say("traitor-picture-role", side="traitor").upper(), box.middle[1]
    size = next((size for size in _TRAITOR if width(words, "ExtraBold", size) <= box.width), 0)
    if size:
        end = canvas.write(words, (box.left, y), size, PAPER, "ExtraBold").right
        if army.exposed and end + 56 <= box.right:
            canvas.pictogram("joker", square((end + 34, y), 44), PAPER)


def draw_suspicion(canvas: Canvas, box: Box, share: int, say: Speaker, *, drawn: int = 0) -> None:
    """Draw how likely everybody must think an army to hide a Joker: a red bar on a track, and the number.

    Behind it stands how many cards of any suit an army has drawn, as they make a third suit less telling.
    """
    canvas.panel(box, EMPTY, 12)
    canvas.panel(box.grown(-2), DISC, 10)
    wide = max(24, box.width * share // 100)
    if share:
        canvas.panel(box._replace(right=box.left + wide), RED, 12)
    y, size = box.middle[1], min(38, box.height - 2)
    canvas.pictogram("traitor", square((box.left + 24, y), min(36, box.height - 4)), PAPER)
    words = say("traitor-picture-suspicion", share=share)
    end = canvas.write(words, (box.right - 12, y), size, PAPER, "ExtraBold", "rm").left
    if drawn:
        words, left = say("traitor-picture-drawn", count=drawn), box.left + max(wide, 46) + 8
        size = next((size for size in (30, 28, 26) if width(words, "SemiBold", size) <= end - 12 - left), 0)
        if size:
            canvas.write(words, (left, y), size, PAPER, "SemiBold")


def _lanes(canvas: Canvas, box: Box, cards: Sequence[_Card], least: int, say: Speaker, *, pile: bool) -> None:
    """Draw each suit and behind it the ranks of its cards, the suit with the most cards first.

    Question marks fill up ``least`` suits.
    """
    there = [one for one in cards if face(one.card).suit or not one.out]
    suits = Counter(face(one.card).suit for one in there)
    order = sorted(suits, key=lambda suit: (-suits[suit], (*SUITS, "").index(suit)))
    lanes = [_lane(suit, there) for suit in order] + [[_UNKNOWN]] * (least - len(suits))
    high, found = _arranged(lanes, box)
    for number, row in enumerate(found):
        top = box.top + number * (high + _BETWEEN)
        left, places = box.left, []
        for _, wide in row:
            places.append(Box(left, top, left + wide, top + high))
            left += wide + _APART
        first = next((number for number, (one, _) in enumerate(row) if number and isinstance(one, str)), len(row))
        lane = zip(row[:first], places, strict=False)
        tucked = [place for (one, _), place in lane if isinstance(one, _Card) and one.tucked]
        if pile and tucked and isinstance(row[0][0], str):
            _tuck(canvas, tucked[-1]._replace(left=box.left - _GAP - _EDGE))
        for (one, _), place in zip(row, places, strict=True):
            _draw_one(canvas, place, one, say)


def _lane(suit: str, cards: Sequence[_Card]) -> list[_One]:
    """Return a suit and its cards; a Joker is its own sign."""
    own = [one for one in cards if face(one.card).suit == suit]
    return [suit, *own] if suit else [*own]


def _arranged(lanes: Sequence[Sequence[_One]], box: Box) -> tuple[int, list[_Row]]:
    """Return the rows of lanes with the width of all that stands there, as high as they fit, and how high they are.

    Each lane has a row of its own. If rows are too low to be read from afar, lanes share a row, or the dead cards of a
    lane are only counted. If there is no room even so, a lane may go on in the next row, and all dead are counted.
    """
    whole = [one for lane in lanes for one in lane]
    dead = [one for one in whole if isinstance(one, _Card) and one.out]
    fewer = [one for one in whole if one not in dead]
    counted = [*map(_counted, lanes)]
    ways = [_in_lanes(some, box, alone=alone) for some in (lanes, counted) for alone in (True, False)]
    if best := [*filter(None, ways)]:
        return next((one for one in best if one[0] >= _LARGE), max(best, key=lambda one: one[0]))
    if rest := _in_rows([*fewer, f"x{len(dead)}"], box):
        return rest
    high = min(_LOW, box.height)
    found = _wrapped(fewer, high, _SHARES[0], box.width)
    fit = found[: (box.height + _BETWEEN) // (high + _BETWEEN)]
    *last, _, _ = fit[-1]
    more = sum(len(row) for row in found) - sum(len(row) for row in fit) + 2 + len(dead)
    return high, [*fit[:-1], [*last, (f"+{more}", 2 * high)]]


def _in_lanes(lanes: Sequence[Sequence[_One]], box: Box, *, alone: bool) -> tuple[int, list[_Row]] | None:
    """Return lanes, each ``alone`` in its row or not, as high as they fit; ``None`` if they would be too low."""
    most = max(_HIGHEST_LANE, box.height * 2 // 5)
    for high in (size for size in _SIZES if (_HIGH if alone else _LOW) <= size <= most):
        for share in _SHARES if high > _NARROW else _SHARES[:1]:
            found = _side_by_side(
                [[(one, _width(one, high, share)) for one in lane] for lane in lanes], box.width, alone
            )
            if found is not None and _tall(found, high) <= box.height:
                return high, found
    return None


def _side_by_side(lanes: Sequence[_Row], room: int, alone: bool) -> list[_Row] | None:
    """Return rows of whole lanes; ``None`` if a lane has no room."""
    found: list[_Row] = []
    for lane in lanes:
        if _long(lane) > room:
            return None
        beside = next((row for row in found if _long([*row, (_SPACE, _BETWEEN_SUITS), *lane]) <= room), None)
        if beside is None or alone:
            found.append([*lane])
        else:
            beside += [(_SPACE, _BETWEEN_SUITS), *lane]
    return found


def _long(row: _Row) -> int:
    """Return how wide a row is."""
    return sum(wide + _APART for _, wide in row) - _APART


def _in_rows(group: Sequence[_One], box: Box) -> tuple[int, list[_Row]] | None:
    """Return lanes that follow each other in rows, as high as they fit; ``None`` if they would be too low."""
    for high in (size for size in _SIZES if size >= _LOW):
        found = _wrapped(group, high, _SHARES[0], box.width)
        if _tall(found, high) <= box.height:
            return high, found
    return None


def _tall(found: Sequence[_Row], high: int) -> int:
    """Return how high rows are together."""
    return len(found) * (high + _BETWEEN) - _BETWEEN


def _counted(lane: Sequence[_One]) -> Sequence[_One]:
    """Return a lane with the number of its dead cards in place of several of them."""
    living = [one for one in lane if isinstance(one, str) or not one.out]
    dead = len(lane) - len(living)
    return [*living, f"x{dead}"] if dead > 1 else lane


def _wrapped(group: Sequence[_One], high: int, share: float, room: int) -> list[_Row]:
    """Return what stands in each row, with its width."""
    widths = [_width(one, high, share) for one in group]
    return [[(group[one], widths[one]) for one in row] for row in rows(widths, _APART, room)]


def _width(one: _One, high: int, share: float) -> int:
    """Return how wide a card or a sign is; the ten needs more room than other ranks."""
    if isinstance(one, _Card):
        return round(high * (share + 0.2 * (face(one.card).rank == "10")))
    return high * (1 + (one[0] in "x+"))


def _draw_one(canvas: Canvas, box: Box, one: _One, say: Speaker) -> None:
    """Draw a card, a suit, a question mark for an unknown suit, or how many cards are dead or have no room."""
    if isinstance(one, _Card):
        if one.golden:
            draw_frame(canvas, box)
        draw_token(canvas, box, one.card, say, down=one.down, out=one.out)
    elif one == _UNKNOWN:
        canvas.panel(box, EMPTY, 10)
        canvas.panel(box.grown(-3), DISC, 8)
        canvas.write(one, box.middle, box.height * 3 // 5, QUIET, "ExtraBold", "mm")
    elif one != _SPACE and one[0] in "x+":
        at = box.left + 4
        if one[0] == "x":
            canvas.pictogram("dead", square((box.left + box.height // 2, box.middle[1]), box.height - 6), QUIET)
            at += box.height
        canvas.write(one.lstrip("x"), (at, box.middle[1]), box.height * 3 // 4, QUIET, "ExtraBold")
    elif one != _SPACE:
        canvas.panel(box, PAPER, 10)
        canvas.pictogram(one, square(box.middle, box.height - 8), suit_colour(face(f"2{one[0]}")))


def _tuck(canvas: Canvas, box: Box) -> None:
    """Draw a band behind known cards that comes out of the pile: they are some of the cards counted there."""
    third = box.height // 4
    link = box._replace(top=box.top + third, bottom=box.bottom - third)
    canvas.fill(link, PAPER)
    canvas.fill(link._replace(top=link.top + _EDGE, bottom=link.bottom - _EDGE), CARD_BACK)


def draw_legend(canvas: Canvas, view: TraitorView, say: Speaker) -> None:
    """Explain the signs on the armies in the middle of the header, once there are some and as far as they have room."""
    if view.fight is None and not suspected(view):
        return
    y, (phase, *asked) = HEADER_HEIGHT // 2 - 4, [box for _, box in canvas.words][bool(view.round) :]
    left, right = phase.right + 40, min([box.left - 130 for box in asked], default=canvas.width - 20)
    signs = [key for key, there in (("doubt", suspected(view)), ("down", view.fight), ("out", view.fight)) if there]
    words = [say("traitor-picture-legend", key=key) for key in signs]
    size = next((size for size in (30, 28, 26) if _legend_width(words, size) <= right - left), 0)
    if view.result is not None or not size:
        return
    left += (right - left - _legend_width(words, size)) // 2
    for sign, told in zip(signs, words, strict=True):
        place = square((left + 20, y), 40)
        if sign == "doubt":
            canvas.panel(place, RED, 8)
            canvas.pictogram("traitor", place.grown(-3), PAPER)
        else:
            draw_token(canvas, place, "Kc", say, down=sign == "down", out=sign == "out")
        left = canvas.write(told, (place.right + 10, y), size, QUIET).left
        left += width(told, "SemiBold", size) + 26


def _legend_width(words: Sequence[str], size: int) -> int:
    return sum(50 + width(one, "SemiBold", size) for one in words) + 26 * (len(words) - 1)
