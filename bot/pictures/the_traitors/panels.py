"""The players around the table."""

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.cards import draw_hidden_hand
from bot.pictures.colours import GOLD, INK, PAPER, QUIET, SEATS, WHITE
from bot.pictures.lettering import fitting, width
from bot.pictures.the_traitors.cards import draw_badge, draw_card, draw_role
from bot.pictures.the_traitors.colours import LIVING
from bot.pictures.the_traitors.layout import PANELS
from bot.pictures.the_traitors.votes import last_ballot, refused
from bot.texts import Speaker
from engine.the_traitors.view import Gain, SeatView, TheTraitorsView

FRAME = 8
_STRIPE = 64
_RADIUS = 16
_HAND = 78  # height of a card
_FATES = {"murdered": "dead", "banished": "banishment"}


def draw_panel(canvas: Canvas, view: TheTraitorsView, seat: int, name: str, say: Speaker) -> None:
    """All that is public of a seat; framed in white while it is asked, dark once it is eliminated."""
    box, public = PANELS[view.seats][seat], view.table[seat]
    if seat in view.asked:
        canvas.panel(box.grown(FRAME), WHITE, _RADIUS + FRAME)
    canvas.panel(box._replace(right=box.left + 2 * _STRIPE), SEATS[seat], _RADIUS)
    inner = Box(box.left + _STRIPE, box.top, box.right, box.bottom)
    ground = LIVING if public.living else INK
    canvas.panel(inner, ground, _RADIUS)
    canvas.image.paste(ground, (inner.left, inner.top, inner.left + _RADIUS, inner.bottom))
    _stripe(canvas, box, view, seat)
    _name_and_score(canvas, inner, name, public)
    if public.fate in _FATES:
        _eliminated(canvas, inner, public, say)
    elif public.role:
        _survivor(canvas, inner, public, public.role, say)
    else:
        _living(canvas, inner, view, seat)
    _vote(canvas, inner, view, seat, inner.top + (108 if public.fate == "survived" else 164))


def _stripe(canvas: Canvas, box: Box, view: TheTraitorsView, seat: int) -> None:
    """Mark and player number, whose turn it is and who dealt."""
    middle = box.left + _STRIPE // 2
    canvas.mark(seat, square((middle, box.top + 31), 38))
    canvas.write(str(seat + 1), (middle, box.top + 78), 40, INK, "ExtraBold", "mm")
    if seat == view.turn and not view.ended:
        canvas.pictogram("turn", square((middle, box.top + 122), 42), INK)
    if seat == view.dealer:
        canvas.pictogram("dealer", square((middle, box.top + 170), 46), INK)


def _name_and_score(canvas: Canvas, inner: Box, name: str, public: SeatView) -> None:
    line = inner.top + 42
    room = width(str(public.score), "ExtraBold", 56) + 20
    plate = Box(inner.right - 10 - room, line - 30, inner.right - 10, line + 30)
    canvas.panel(plate, INK, 12)
    canvas.write(str(public.score), (plate.right - 10, line), 56, GOLD, "ExtraBold", "rm")
    left = inner.left + 14
    words, size = fitting(name, "SemiBold", (46, 42, 38), plate.left - 12 - left)
    canvas.write(words, (left, line), size, PAPER if public.living else QUIET)


def _living(canvas: Canvas, inner: Box, view: TheTraitorsView, seat: int) -> None:
    """The hand from behind, a card played or a Dagger suffered in this turn, the Traitor card if it was rejected."""
    left, top = inner.left + 14, inner.top + 99
    size = view.table[seat].hand_size
    draw_hidden_hand(canvas, left, top, size, _HAND)
    left += 118
    if seat == view.turn and view.played:
        card = Box(left, top, left + 58, top + _HAND)
        canvas.panel(card.grown(5), GOLD, 14)
        draw_card(canvas, card, view.played)
        left += 66
    elif seat == view.named:
        badge = Box(left - 6, top + 4, left + 62, top + 72)
        canvas.panel(badge, GOLD, 34)
        canvas.pictogram("dagger", badge.grown(-10), INK)
        left += 66
    if seat == view.rejected:
        card = Box(left, top, left + 58, top + _HAND)
        draw_card(canvas, card, "traitor")
        canvas.pictogram("no", square((card.right - 16, card.bottom - 18), 36), INK)


def _eliminated(canvas: Canvas, inner: Box, public: SeatView, say: Speaker) -> None:
    """How it came about, the role, and the hand that was shown."""
    canvas.pictogram(_FATES[public.fate], square((inner.left + 58, inner.top + 138), 92), PAPER)
    left = inner.left + 114
    if public.role:
        plate = Box(left, inner.top + 82, left + 200, inner.top + 132)
        draw_role(canvas, plate, public.role, say("the_traitors-role", key=public.role))
    for index, card in enumerate(public.shown):
        start = left + 42 * index
        draw_card(canvas, Box(start, inner.top + 138, start + 39, inner.top + 190), card)


def _survivor(canvas: Canvas, inner: Box, public: SeatView, role: str, say: Speaker) -> None:
    """The role, and the Gold of this round from the hand and from the prize fund."""
    plate = Box(inner.left + 14, inner.top + 80, inner.left + 250, inner.top + 136)
    draw_role(canvas, plate, role, say("the_traitors-role", key=role))
    if public.gains:
        _gain(canvas, inner.left + 14, inner.top + 166, public.gains[-1])


def _gain(canvas: Canvas, left: int, line: int, gain: Gain) -> None:
    for symbol, gold in (("gold", gain.hand), ("chest", gain.fund)):
        canvas.pictogram(symbol, square((left + 22, line), 44), GOLD)
        left = canvas.write(f"+{gold}", (left + 52, line), 40, PAPER, "ExtraBold").right + 20


def _vote(canvas: Canvas, inner: Box, view: TheTraitorsView, seat: int, line: int) -> None:
    """Whom it voted for in the last ballot shown, and whether it did not want to end the round after that."""
    ballot = last_ballot(view)
    voted = dict(ballot.votes).get(seat) if ballot else None
    if voted is not None:
        badge = square((inner.right - 36, line), 52)
        canvas.pictogram("vote", square((badge.left - 29, line - 2), 46), PAPER)
        draw_badge(canvas, badge, voted)
    if seat in refused(view):
        canvas.pictogram("no", square((inner.right - 36, inner.top + 106), 46), PAPER)
