"""The players around the table: plates and candles of the living, and the stones of the seats that are out."""

from bot.games.the_traitors.pictures.cards import FATE_PICTOGRAMS, ROLE_PICTOGRAMS, draw_card, draw_role
from bot.games.the_traitors.pictures.colours import LIVING, MOODS, ROLES, STONE_EDGE
from bot.games.the_traitors.pictures.layout import PLACES
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER, QUIET
from bot.pictures.landscape import draw_plate, draw_seat, frame_of
from bot.pictures.lettering import fitting, width
from bot.pictures.reveals.slates import bare
from bot.texts import Speaker
from engine.the_traitors.view import SeatView, TheTraitorsView

FRAME = 8
_STRIPE = 76
_RADIUS = 18
_MANY = 4  # cards that lie one over the other
_GLOW = (62, 48, 34)


def draw_place(canvas: Canvas, view: TheTraitorsView, seat: int, mood: str) -> None:
    """Draw what lies before a seat: its candle, or in the candle's place a card just played, a Dagger suffered.

    At the end of the match the hands lie there.
    """
    place = PLACES[view.seats][seat]
    if view.result is not None:
        for box, card in zip(place.shown, view.table[seat].shown, strict=False):
            draw_card(canvas, box, card)
    if not view.table[seat].living or view.result is not None:
        return
    middle = place.candle.middle
    if seat == view.turn and view.played:
        box = Box(middle[0] - 26, middle[1] - 34, middle[0] + 26, middle[1] + 34)
        canvas.panel(box.grown(4), GOLD, 14)
        draw_card(canvas, box, view.played)
        return
    if seat == view.named:
        canvas.panel(place.candle, GOLD, 34)
        canvas.pictogram("dagger", place.candle.grown(-9), INK)
        return
    for radius, colour in zip(_GLOW, MOODS[mood].glow, strict=False):
        canvas.panel(square((middle[0], place.candle.top + 20), 2 * radius), colour, radius)
    canvas.pictogram("candle", place.candle, MOODS[mood].candle)


def draw_panel(canvas: Canvas, view: TheTraitorsView, seat: int, name: str, say: Speaker) -> None:
    """Draw all public facts of a seat, framed white while it is asked, gold if it has won.

    Draw a stone once the seat is out.
    """
    place, public = PLACES[view.seats][seat], view.table[seat]
    box, frame = place.plate if public.living else place.stone, frame_of(view, seat)
    if frame:
        canvas.panel(box.grown(FRAME), frame, _RADIUS + FRAME)
    if not public.living:
        _stone(canvas, box, seat, name, public, say, scored=counts_scores(view))
        return
    inner = draw_plate(canvas, box, seat, ROLES.get(public.role or "", LIVING), _STRIPE, _RADIUS)
    _stripe(canvas, box, view, seat)
    words, size = fitting(name, "SemiBold", (46, 42, 38, 34), inner.width - 24)
    canvas.write(words, (inner.left + 14, inner.top + 36), size, PAPER)
    end = inner.right - 12
    if counts_scores(view):
        end = _score(canvas, inner.right - 8, inner.bottom - 36, public.score).left - 4
    row = Box(inner.left + 14, inner.bottom - 60, end, inner.bottom - 12)
    if public.role:
        _role(canvas, row, public.role, say)
    else:
        _hand(canvas, row, view, seat)


def counts_scores(view: TheTraitorsView) -> bool:
    """Return whether a score says anything: in the first round nobody has scored before its end."""
    return view.round > 1 or bool(view.ended)


def _stripe(canvas: Canvas, box: Box, view: TheTraitorsView, seat: int) -> None:
    """Draw the mark, and below it the Traitor card if the seat has rejected it."""
    if seat != view.rejected:
        canvas.mark(seat, square((box.left + _STRIPE // 2, box.middle[1]), 60))
        return
    canvas.mark(seat, square((box.left + _STRIPE // 2, box.top + 32), 46))
    card = Box(box.left + 20, box.top + 62, box.left + 56, box.top + 112)
    draw_card(canvas, card, "traitor")
    canvas.pictogram("no", square((card.right, card.bottom - 12), 34), INK)


def _score(canvas: Canvas, right: int, line: int, score: int) -> Box:
    plate = Box(right - width(str(score), "ExtraBold", 46) - 54, line - 26, right, line + 26)
    canvas.panel(plate, INK, 12)
    canvas.pictogram("gold", square((plate.left + 25, line), 38), GOLD)
    canvas.write(str(score), (right - 8, line), 46, GOLD, "ExtraBold", "rm")
    return plate


def _role(canvas: Canvas, box: Box, role: str, say: Speaker) -> None:
    """Draw the role that was shown, in words only as far as there is room."""
    canvas.pictogram(ROLE_PICTOGRAMS[role], Box(box.left - 4, box.top + 5, box.left + 34, box.top + 43), PAPER)
    name = say("the_traitors-role", key=role)
    size = next((size for size in (40, 36, 32, 28) if width(name, "SemiBold", size) <= box.right - box.left - 38), 0)
    if size:
        canvas.write(name, (box.left + 38, box.middle[1]), size, PAPER)


def _hand(canvas: Canvas, box: Box, view: TheTraitorsView, seat: int) -> None:
    """Draw the hand from behind."""
    size = view.table[seat].hand_size
    step = 38 if size < _MANY else 22
    for index in range(size):
        left = box.left + step * index
        draw_card(canvas, Box(left, box.top, left + 35, box.bottom), None)


def _stone(canvas: Canvas, box: Box, seat: int, name: str, public: SeatView, say: Speaker, *, scored: bool) -> None:
    """Draw the fate of a seat, its name without the sign of a computer, its role, and its score if there is any."""
    canvas.panel(box, STONE_EDGE, _RADIUS)
    canvas.panel(box.grown(-3), INK, _RADIUS - 3)
    if public.fate in FATE_PICTOGRAMS:
        canvas.pictogram(FATE_PICTOGRAMS[public.fate], square((box.left + 35, box.middle[1]), 58), QUIET)
    left, line = box.left + 68, box.top + 36
    draw_seat(canvas, square((left + 20, line), 40), seat)
    end, name = box.right - 14, bare(name)
    if scored:
        end = round(canvas.write(str(public.score), (end, line), 46, GOLD, "ExtraBold", "rm").left) - 8
    if scored and width(name, "SemiBold", 42) <= end - 36 - left - 48:
        canvas.pictogram("gold", square((end - 14, line), 32), GOLD)
        end -= 36
    words, size = fitting(name, "SemiBold", (54, 50, 46, 42, 38, 34, 32), end - left - 48)
    canvas.write(words, (left + 48, line), size, QUIET)
    if public.role:
        plate = Box(left, box.bottom - 62, box.right - 12, box.bottom - 10)
        draw_role(canvas, plate, public.role, say("the_traitors-role", key=public.role))
