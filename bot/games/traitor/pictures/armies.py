"""The armies around the table: owner, points, the benefit of the next points, and cards in their slots."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from bot.games.traitor.pictures.cards import draw_card, draw_chip, draw_frame, draw_more, draw_slot, fitting_size, flow
from bot.games.traitor.pictures.cards import width as card_width
from bot.games.traitor.pictures.colours import FELT, RED
from bot.games.traitor.pictures.layout import PADDING
from bot.games.traitor.pictures.people import WIDE, draw_portrait
from bot.pictures.canvas import Box, Canvas, sheet, square
from bot.pictures.colours import GOLD, INK, PAPER, QUIET, SEATS, WHITE
from bot.pictures.landscape import LEGIBLE, draw_back
from bot.pictures.lettering import fitting, width, wrapped
from bot.texts import Speaker
from engine.traitor.components import TITLES, face, title
from engine.traitor.view import ArmyView, TraitorView

HEADING = 88
"""The height of the heading above an army's cards."""

_RADIUS = 18
_FRAME = 6
_PLATE = 46
_LINE, _SECOND, _THIRD = 23, 66, 109  # how far below an army's top the middles of its lines are
_NAME = (40, 36, 33)
_CHIP = 42
_FAN = 110  # how high cards in hand are
_TALL = 250  # from which height on there is room for a line more


def draw_army(
    canvas: Canvas,
    box: Box,
    view: TraitorView,
    army: ArmyView,
    names: Sequence[str],
    say: Speaker,
    *,
    awaited: bool,
    own: Mapping[int, str] | None = None,
) -> None:
    """Draw all public facts of an army, framed in white while its owner is asked for it.

    In a hand, ``own`` are the cards that only its seat knows, by slot. The titles that the next points bring stand on
    the board.
    """
    if awaited:
        canvas.panel(box.grown(-1), WHITE, _RADIUS)
        canvas.panel(box.grown(-1 - _FRAME), FELT, _RADIUS - _FRAME)
    inner = box.grown(-PADDING)
    head = inner._replace(left=inner.left + WIDE)
    sign, tall = _sign(view, army, awaited=awaited), box.height > _TALL
    left = _points(canvas, head, army, names[army.seat], say, sign=sign, line=_SECOND if tall else _LINE)
    _plate(canvas, head, head.right if tall else left - 10, army, names[army.seat], say, sign=sign)
    draw_portrait(canvas, (inner.left, inner.top), army)
    head = head._replace(left=head.left + 10)
    if view.result is not None:
        _title(canvas, inner if tall else head, army, say, line=_THIRD if tall else _SECOND)
    elif not army.eliminated:
        below = head._replace(left=_suspected(canvas, head, view, army))
        line = inner if tall else below
        end = _next(canvas, line, army, say, line=_THIRD if tall else _SECOND) if own is None else line.right
        _hidden(canvas, line._replace(right=end), army, say, line=_THIRD if tall else _SECOND)
    if army.eliminated:
        _eliminated(canvas, cards_box(box), army, say)
    elif army.hand:
        _hand(canvas, cards_box(box), army.hand, say)
    else:
        cards = tuple(shown_slots(army, own or {}))
        canvas.add(_cards(cards_box(box), cards, _golden(view, army), say))


def cards_box(box: Box) -> Box:
    """Return the box for the cards of an army. In a high box, the heading has a line more."""
    inner = box.grown(-PADDING)
    return inner._replace(top=inner.top + HEADING + (_CHIP + 4 if box.height > _TALL else 0))


def asked_armies(view: TraitorView) -> tuple[int, ...]:
    """Return the armies whose owners are asked for them, as everybody may know."""
    if view.phase == "gift":
        armies: Sequence[int] = range(len(view.armies))
    elif view.phase == "muster":
        armies = view.mustering
    else:
        army = view.looking if view.phase == "look" else view.turn
        armies = () if army is None else (army,)
    return tuple(army for army in armies if view.armies[army].seat in view.asked)


def shown_slots(army: ArmyView, known: Mapping[int, str]) -> list[tuple[int, str, bool]]:
    """Return for every card of an army its slot, the card if known, and whether the card lies face down."""
    return [(one.slot, one.card or one.remembered or known.get(one.slot, ""), not one.card) for one in army.slots]


@lru_cache(maxsize=256)
def _cards(box: Box, cards: tuple[tuple[int, str, bool], ...], golden: frozenset[int], say: Speaker) -> Canvas:
    """Return the cards in the order of their slots, as large as they fit; ``golden`` slots have a gold frame."""
    canvas = sheet()
    size = fitting_size([bool(card) for _, card, _ in cards], box)
    places = flow([card_width(size, shown=bool(card)) for _, card, _ in cards], size, box)
    for (slot, card, down), place in zip(cards, places, strict=True):
        if not card:
            draw_slot(canvas, place, slot)
            continue
        if not down and slot in golden:
            draw_frame(canvas, place)
        draw_card(canvas, place, card, slot, say, down=down)
    return canvas


def _golden(view: TraitorView, army: ArmyView) -> frozenset[int]:
    """Return the slots of the most important cards: of the last fight, and at the match's end, of the Jokers."""
    if view.result is not None:
        return frozenset(one.slot for one in army.slots if not face(one.card).suit)
    fight = view.fight
    places = [(fight.army, fight.slot), (fight.target_army, fight.target_slot)] if fight else []
    return frozenset(slot for number, slot in places if number == army.number)


def _sign(view: TraitorView, army: ArmyView, *, awaited: bool) -> str:
    """Return a pictogram beside the name.

    The pictogram tells that the owner has won, or that the army is in turn while another seat is asked.
    """
    if view.result is not None:
        return "laurels" if army.seat in view.result.winners else ""
    return "turn" if army.number == view.turn and not awaited else ""


def _plate(canvas: Canvas, inner: Box, end: int, army: ArmyView, name: str, say: Speaker, *, sign: str) -> None:
    """Draw the owner's name on a plate in its colour that ends before ``end``; dark once the army is eliminated."""
    line, left = inner.top + _LINE, inner.left
    name, size = fitting(name, "ExtraBold", _NAME, end - left - _plate_width("", _NAME[0], army, say, sign=sign))
    wide = _plate_width(name, size, army, say, sign=sign)
    ground, ink = (INK, QUIET) if army.eliminated else (SEATS[army.seat], INK)
    plate = Box(left, line - _PLATE // 2, left + wide, line + _PLATE // 2)
    canvas.fill(plate._replace(left=left - 14, right=left + 14), ground)
    canvas.panel(plate, ground, 12)
    at = canvas.write(name, (left + 10, line), size, ink, "ExtraBold").right
    if army.which:
        canvas.write(say("traitor-picture-which", which=army.which), (at + 12, line + 2), LEGIBLE, ink)
    if sign:
        canvas.pictogram(sign, square((plate.right - 26, line), 34), ink)


def _plate_width(name: str, size: int, army: ArmyView, say: Speaker, *, sign: str) -> int:
    which = width(say("traitor-picture-which", which=army.which), "SemiBold", LEGIBLE) + 12 if army.which else 0
    return 24 + width(name, "ExtraBold", size) + which + 40 * bool(sign)


def _points(canvas: Canvas, head: Box, army: ArmyView, name: str, say: Speaker, *, sign: str, line: int) -> int:
    """Draw the points at the right, with the word for them if there is room; return their left edge."""
    y, right = head.top + line, head.right - 2
    word = say("traitor-picture-points", count=army.points)
    wide = _plate_width(name, _NAME[2], army, say, sign=sign)
    if line == _LINE and wide + width(word, "SemiBold", LEGIBLE) + 110 <= head.width:
        right = canvas.write(word, (right, y + 7), LEGIBLE, QUIET, "SemiBold", "rm").left - 7
    return canvas.write(str(army.points), (right, y), 54, GOLD, "ExtraBold", "rm").left


def _suspected(canvas: Canvas, head: Box, view: TraitorView, army: ArmyView) -> int:
    """Draw how often cards of the army have been accused, on red if none more often; return the end of the drawing."""
    accused = view.suffered[army.number]
    if not accused:
        return head.left
    line, words, most = head.top + _SECOND, str(accused), accused == max(2, *view.suffered)
    plate = Box(head.left, line - _CHIP // 2, head.left + 48 + width(words, "ExtraBold", LEGIBLE), line + _CHIP // 2)
    canvas.panel(plate, RED if most else INK, 10)
    canvas.pictogram("conflict", square((plate.left + 21, line), 34), PAPER)
    canvas.write(words, (plate.left + 41, line), LEGIBLE, PAPER, "ExtraBold")
    return plate.right + 6


def _next(canvas: Canvas, head: Box, army: ArmyView, say: Speaker, *, line: int) -> int:
    """Draw the next benefit of points and the number of points for it; return the left edge of the drawing."""
    if not army.next_points:
        return head.right
    words = say("traitor-picture-next", kind=army.next_kind, points=army.next_points, number=army.next_number)
    line, right = head.top + line, head.right - 2
    if width(words, "SemiBold", LEGIBLE) + 2 * _CHIP * (1 + min(2, len(army.hidden))) <= head.width:
        return canvas.write(words, (right, line), LEGIBLE, PAPER, "SemiBold", "rm").left
    symbol = square((right - 14, line), 30)
    if army.next_kind == "draw":
        draw_back(canvas, Box(symbol.left + 3, symbol.top - 3, symbol.right - 3, symbol.bottom + 3))
    else:
        canvas.pictogram("look" if army.next_kind == "look" else "dead", symbol, PAPER)
    words = f"{army.next_points}: {'+' if army.next_kind == 'draw' else ''}{army.next_number or ''}"
    return canvas.write(words, (symbol.left - 6, line), LEGIBLE, PAPER, "SemiBold", "rm").left


def _hidden(canvas: Canvas, box: Box, army: ArmyView, say: Speaker, *, line: int) -> None:
    """Draw the cards that everybody knows to be face down in the army, although nobody knows their slots."""
    line, at, end = box.top + line, box.left, box.right
    wide = round(_CHIP * 1.8)
    fit = (end - 8 - at) // (wide + 4)
    shown = army.hidden if len(army.hidden) <= fit else army.hidden[: max(0, fit - 1)]
    for card in shown:
        draw_chip(canvas, Box(at, line - _CHIP // 2, at + wide, line + _CHIP // 2), card, say)
        at += wide + 4
    if len(shown) < len(army.hidden):
        plate = Box(at, line - _CHIP // 2, min(at + wide, end), line + _CHIP // 2)
        draw_more(canvas, plate, len(army.hidden) - len(shown))


def _title(canvas: Canvas, inner: Box, army: ArmyView, say: Speaker, *, line: int) -> None:
    """Draw the title that the army's points bring, and the points needed for this title."""
    least = next(points for points in range(army.points + 1) if title(points) == army.title)
    most = 0 if army.title == TITLES[-1] else next(n for n in range(least, 99) if title(n + 1) != army.title)
    name = say("traitor-title", key=army.title)
    long, short = (say("traitor-picture-title", title=name, least=least, most=most, brief=brief) for brief in (0, 1))
    words = long if width(long, "SemiBold", LEGIBLE) <= inner.width else short
    words, size = fitting(words, "SemiBold", (LEGIBLE, 29, 26), inner.width)
    canvas.write(words, (inner.left, inner.top + line), size, QUIET)


def _hand(canvas: Canvas, box: Box, cards: int, say: Speaker) -> None:
    """Draw a hand from behind, fanned out, and its number of cards."""
    words = say("traitor-picture-cards", count=cards)
    below = box.height > _FAN + 50
    high = min(box.height - 10, _FAN)
    room = box.width - (0 if below else width(words, "SemiBold", 34) + 24)
    wide = high * 7 // 10
    step = min(wide // 3, (room - wide) // max(cards - 1, 1))
    top = box.top + (6 if below else (box.height - high) // 2 - 4)
    for number in range(cards):
        left = box.left + step * number
        draw_back(canvas, Box(left, top, left + wide, top + high))
    at = (box.left, top + high + 32) if below else (box.left + step * (cards - 1) + wide + 16, top + high // 2)
    canvas.write(words, at, 34, PAPER)


def _eliminated(canvas: Canvas, box: Box, army: ArmyView, say: Speaker) -> None:
    """Draw a skull, and the reason beside it, or below it in a high box."""
    below = box.height > _FAN + 50
    size = min(96, box.height - 20)
    y = box.top + (size // 2 if below else min(box.height, 140) // 2 - 6)
    canvas.pictogram("dead", square((box.left + size // 2, y), size), QUIET)
    left = box.left if below else box.left + size + 16
    words = say("traitor-picture-eliminated", reason=army.eliminated)
    rows, letters = wrapped(words, "SemiBold", (32, 29, 26), box.right - left, box.height)
    canvas.write_lines(rows, (left, y + size // 2 + 48 if below else y), letters, QUIET)


def army_name(view: TraitorView, number: int, names: Sequence[str], say: Speaker) -> str:
    """Name an army by its owner and its number, in words."""
    army = view.armies[number]
    return say("traitor-army", name=names[army.seat], which=army.which)


def write_owner(
    canvas: Canvas,
    at: tuple[int, int],
    room: int,
    sizes: tuple[int, ...],
    army: ArmyView,
    names: Sequence[str],
    say: Speaker,
) -> None:
    """Write the owner of an army from a point on; only the name is ever cut."""
    which = say("traitor-picture-which", which=army.which) if army.which else ""
    letters = sizes[len(sizes) // 2]
    if which:
        room -= width(which, "SemiBold", letters) + 10
    words, size = fitting(names[army.seat], "SemiBold", sizes, room)
    end = canvas.write(words, at, size, PAPER).right
    if which:
        canvas.write(which, (end + 10, at[1]), letters, QUIET)
