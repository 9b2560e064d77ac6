"""The panels of the armies: whose it is, its points and next reward, its cards in their slots."""

from collections.abc import Sequence

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.cards import draw_back, draw_hidden_hand
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET, SEATS, WHITE
from bot.pictures.lettering import fitting, width
from bot.pictures.traitor.cards import draw_card, draw_frame, draw_slot, fitting_size, flow
from bot.pictures.traitor.cards import width as card_width
from bot.pictures.traitor.layout import HEADING, STRIPE, cards_box
from bot.pictures.traitor.owners import write_owner
from bot.texts import Speaker
from engine.traitor.view import ArmyView, Fight, TraitorView

FRAME = 8
_RADIUS = 16
_BADGE = 54
_LINE, _SECOND_LINE = 34, 73  # how far below a panel's top the middles of its two lines are


def draw_panel(canvas: Canvas, view: TraitorView, army: ArmyView, box: Box, names: Sequence[str], say: Speaker) -> None:
    """All that is public of an army; framed in white while its owner is asked for it."""
    if army.number in asked_armies(view):
        canvas.panel(box.grown(FRAME), WHITE, _RADIUS + FRAME)
    body = box._replace(left=box.left + STRIPE)
    canvas.panel(box, DISC, _RADIUS)
    canvas.panel(box._replace(right=body.left + _RADIUS), SEATS[army.seat], _RADIUS)
    canvas.image.paste(DISC, (body.left, body.top, body.left + _RADIUS, body.bottom))
    _stripe(canvas, box, view, army)
    left = _points(canvas, body, army, more=not army.eliminated and view.result is None)
    left = _badges(canvas, left, body.top + _LINE, view, army)
    at = (body.left + 14, body.top + _LINE - 2)
    write_owner(canvas, at, left - 12 - at[0], (42, 38, 34, 30), army, names, say)
    _state(canvas, body, army, say)
    if army.eliminated:
        _eliminated(canvas, cards_box(box), army, say)
    elif army.hand:
        draw_hidden_hand(canvas, body.left + 14, body.top + HEADING + 14, army.hand, 70)
    else:
        draw_army(canvas, cards_box(box), army, view.fight, say)


def asked_armies(view: TraitorView) -> tuple[int, ...]:
    """The armies whose owners are asked for them, as everybody may know."""
    if view.phase == "gift":
        armies: Sequence[int] = range(len(view.armies))
    elif view.phase == "muster":
        armies = view.mustering
    else:
        army = view.looking if view.phase == "look" else view.turn
        armies = () if army is None else (army,)
    return tuple(army for army in armies if view.armies[army].seat in view.asked)


def draw_army(canvas: Canvas, box: Box, army: ArmyView, fight: Fight | None, say: Speaker) -> None:
    """An army's cards in the order of their slots, as large as they fit; those of the last fight framed in gold."""
    size = fitting_size([bool(one.card) for one in army.slots], box)
    widths = [card_width(size, shown=bool(one.card)) for one in army.slots]
    for one, place in zip(army.slots, flow(widths, size, box), strict=True):
        if not one.card:
            draw_slot(canvas, place, size, one.slot)
            continue
        if fight and (army.number, one.slot) in (
            (fight.army, fight.slot),
            (fight.target_army, fight.target_slot),
        ):
            draw_frame(canvas, place)
        draw_card(canvas, place, size, one.card, say, slot=one.slot)


def _stripe(canvas: Canvas, box: Box, view: TraitorView, army: ArmyView) -> None:
    middle = box.left + STRIPE // 2
    canvas.mark(army.seat, square((middle, box.top + 34), 34))
    if army.number == view.turn and view.phase != "over":
        canvas.pictogram("turn", square((middle, box.top + 90), 42), INK)


def _points(canvas: Canvas, body: Box, army: ArmyView, *, more: bool) -> int:
    """The points, and as long as there may be ``more`` of them the next threshold and what it brings.

    Returns where they begin.
    """
    line, right = body.top + _LINE, body.right - 12
    more = more and army.next_points > 0
    points, threshold = str(army.points), f"/{army.next_points}" if more else ""
    number = {"draw": f"+{army.next_number}", "look": str(army.next_number)}.get(army.next_kind, "") if more else ""
    parts = (width(points, "ExtraBold", 52), width(threshold, "SemiBold", 34), width(number, "SemiBold", 34))
    symbol = 42 if more else 0
    left = right - sum(parts) - symbol - 22 - 12 * more - 6 * bool(number)
    canvas.panel(Box(left, line - 27, right, line + 27), INK, 12)
    at = canvas.write(points, (left + 11, line), 52, GOLD, "ExtraBold").right
    if not more:
        return left
    at = canvas.write(threshold, (at + 3, line + 6), 34, PAPER).right + 9
    if army.next_kind == "draw":
        draw_back(canvas, Box(at, line - 22, at + 34, line + 22))
    else:
        name = "look" if army.next_kind == "look" else "dead"
        canvas.pictogram(name, square((at + 20, line), 40), PAPER)
    if number:
        canvas.write(number, (at + symbol + 3, line + 6), 34, PAPER)
    return left


def _badges(canvas: Canvas, left: int, line: int, view: TraitorView, army: ArmyView) -> int:
    """Whether it is known to be a traitor's, and whether its owner has won; returns where they begin."""
    if army.exposed or army.traitor:
        badge = square((left - 8 - _BADGE // 2, line), _BADGE)
        canvas.panel(badge, PAPER, 10)
        canvas.pictogram("traitor", badge.grown(-4), INK)
        left = badge.left
    if view.result and army.seat in view.result.winners:
        laurels = square((left - 8 - _BADGE // 2, line), _BADGE)
        canvas.pictogram("laurels", laurels, GOLD)
        left = laurels.left
    return left


def _state(canvas: Canvas, body: Box, army: ArmyView, say: Speaker) -> None:
    words = say("traitor-title", key=army.title)
    if not army.eliminated:
        words = say("traitor-picture-army", count=army.hand or len(army.slots), title=words)
    canvas.write(words, (body.left + 14, body.top + _SECOND_LINE), 30, QUIET)


def _eliminated(canvas: Canvas, box: Box, army: ArmyView, say: Speaker) -> None:
    size = min(96, box.height - 30)
    y = box.top + (box.height - 14) // 2
    canvas.pictogram("dead", square((box.left + size // 2, y), size), QUIET)
    words = say("traitor-picture-eliminated", reason=army.eliminated)
    words, letters = fitting(words, "SemiBold", (38, 34, 30, 28), box.right - 10 - box.left - size - 20)
    canvas.write(words, (box.left + size + 20, y), letters, QUIET)
