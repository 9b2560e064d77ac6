"""The armies around the table: owner, points, the benefit of the next points, and cards in their slots."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from bot.games.traitor.pictures.cards import draw_card, draw_chip, draw_frame, draw_slot, fitting_size, flow
from bot.games.traitor.pictures.cards import width as card_width
from bot.games.traitor.pictures.colours import FELT, RED
from bot.games.traitor.pictures.layout import PADDING
from bot.pictures.canvas import Box, Canvas, sheet, square
from bot.pictures.colours import GOLD, INK, PAPER, QUIET, SEATS, WHITE
from bot.pictures.landscape import draw_back
from bot.pictures.lettering import fitting, width, wrapped
from bot.texts import Speaker
from engine.traitor.components import TITLES, face, title
from engine.traitor.view import ArmyView, TraitorView

HEADING = 88
"""The height of the heading above an army's cards."""

_RADIUS = 18
_FRAME = 6
_PLATE, _BADGE = 50, 50
_LINE, _SECOND = 25, 67  # how far below an army's top the middles of its two lines are
_NAME = (40, 36, 33, 30)
_CHIP = 34
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
    sign = _sign(view, army, awaited=awaited)
    word = say("traitor-picture-points", count=army.points)
    others = _plate_width(names[army.seat], _NAME[2], army, say, sign=sign) + (army.exposed or army.traitor) * (
        _BADGE + 12
    )
    if others + width(word, "SemiBold", 26) + 110 > inner.width:
        word = ""
    left = _points(canvas, inner, army, word)
    left = _badge(canvas, inner, left, army)
    _plate(canvas, inner, left - 10, army, names[army.seat], say, sign=sign)
    if view.result is not None:
        _title(canvas, inner, army, say)
    elif not army.eliminated:
        end = _next(canvas, inner, army, say) if own is None else inner.right
        _hidden(canvas, inner, end, army, say)
    if army.eliminated:
        _eliminated(canvas, cards_box(box), army, say)
    elif army.hand:
        _hand(canvas, cards_box(box), army.hand, say)
    else:
        cards = tuple(shown_slots(army, own or {}))
        canvas.add(_cards(cards_box(box, hidden=bool(army.hidden)), cards, _golden(view, army), say))


def cards_box(box: Box, *, hidden: bool = False) -> Box:
    """Return the box for the cards of an army.

    In a high box, the cards stand below the list of cards known to be ``hidden`` among them.
    """
    inner = box.grown(-PADDING)
    return inner._replace(top=inner.top + HEADING + (_CHIP + 4 if hidden and box.height > _TALL else 0))


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
    plate = Box(left, line - _PLATE // 2, left + wide, line + _PLATE // 2)
    ground, ink = (INK, QUIET) if army.eliminated else (SEATS[army.seat], INK)
    canvas.panel(plate, ground, 12)
    canvas.mark(army.seat, square((left + 30, line), 32), SEATS[army.seat] if army.eliminated else INK)
    at = canvas.write(name, (left + 54, line), size, ink, "ExtraBold").right
    if army.which:
        canvas.write(say("traitor-picture-which", which=army.which), (at + 12, line + 3), 28, ink)
    if sign:
        canvas.pictogram(sign, square((plate.right - 26, line), 34), ink)


def _plate_width(name: str, size: int, army: ArmyView, say: Speaker, *, sign: str) -> int:
    which = width(say("traitor-picture-which", which=army.which), "SemiBold", 28) + 12 if army.which else 0
    return 66 + width(name, "ExtraBold", size) + which + 40 * bool(sign)


def _points(canvas: Canvas, inner: Box, army: ArmyView, word: str) -> int:
    """Draw the points at the right, with the word for them if there is room; return their left edge."""
    line, right = inner.top + _LINE, inner.right - 2
    if word:
        right = canvas.write(word, (right, line + 9), 26, QUIET, "SemiBold", "rm").left - 7
    return canvas.write(str(army.points), (right, line), 54, GOLD, "ExtraBold", "rm").left


def _badge(canvas: Canvas, inner: Box, left: int, army: ArmyView) -> int:
    """Draw a hood if the army is known to be a traitor's; return the left end of the used space."""
    line = inner.top + _LINE
    if army.exposed or army.traitor:
        badge = square((left - 12 - _BADGE // 2, line), _BADGE)
        canvas.panel(badge, RED, 12)
        canvas.pictogram("traitor", badge.grown(-4), PAPER)
        left = badge.left
    return left


def _next(canvas: Canvas, inner: Box, army: ArmyView, say: Speaker) -> int:
    """Draw the next benefit of points and the number of points for it; return the left edge of these words."""
    if not army.next_points:
        return inner.right
    words = say("traitor-picture-next", kind=army.next_kind, points=army.next_points, number=army.next_number)
    return canvas.write(words, (inner.right - 2, inner.top + _SECOND), 28, PAPER, "SemiBold", "rm").left


def _hidden(canvas: Canvas, inner: Box, end: int, army: ArmyView, say: Speaker) -> None:
    """Draw the cards that everybody knows to be face down in the army, although nobody knows their slots."""
    if not army.hidden:
        return
    line, tall = inner.top + _SECOND, inner.height + 2 * PADDING > _TALL
    if tall:
        line, end = inner.top + HEADING + _CHIP // 2 - 2, inner.right
    wide, at = round(_CHIP * 1.7), inner.left + 42
    fit = (end - 14 - at) // (wide + 4)
    shown = army.hidden if len(army.hidden) <= fit else army.hidden[: max(0, fit - 1)]
    canvas.pictogram("look", square((inner.left + 18, line), 36), QUIET)
    for card in shown:
        draw_chip(canvas, Box(at, line - _CHIP // 2, at + wide, line + _CHIP // 2), card, say)
        at += wide + 4
    if len(shown) < len(army.hidden):
        canvas.write(f"+{len(army.hidden) - len(shown)}", (at + 2, line), 26, PAPER)


def _title(canvas: Canvas, inner: Box, army: ArmyView, say: Speaker) -> None:
    """Draw the title that the army's points bring, and the points needed for this title."""
    least = next(points for points in range(army.points + 1) if title(points) == army.title)
    most = 0 if army.title == TITLES[-1] else next(n for n in range(least, 99) if title(n + 1) != army.title)
    name = say("traitor-title", key=army.title)
    long, short = (say("traitor-picture-title", title=name, least=least, most=most, brief=brief) for brief in (0, 1))
    words = long if width(long, "SemiBold", 26) <= inner.width else short
    canvas.write(words, (inner.left + 2, inner.top + _SECOND), 26, QUIET)


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
