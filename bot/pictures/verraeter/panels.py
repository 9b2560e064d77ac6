"""The players in the four corners."""

from collections.abc import Mapping

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.cards import draw_hidden_hand
from bot.pictures.colours import GOLD, INK, PAPER, SEATS, WHITE
from bot.pictures.lettering import fitting, width
from bot.pictures.verraeter.cards import draw_role_symbol, draw_value
from bot.pictures.verraeter.colours import HOUSES
from bot.pictures.verraeter.layout import PANELS
from engine.verraeter.view import SeatView, VerraeterView

FRAME = 8
_STRIPE = 54
_RADIUS = 16
_CARD = (36, 50)
_FEW = 2  # so many played cards leave room for big arms
_PARTS = {"landscapes": "conflict", "strategist": "strategist", "traitor": "traitor", "offices": "office"}


def draw_panel(canvas: Canvas, view: VerraeterView, seat: int, name: str) -> None:
    """All that is public of a seat; framed in white while it is asked."""
    box, public = PANELS[seat], view.table[seat]
    if seat in view.asked:
        canvas.panel(box.grown(FRAME), WHITE, _RADIUS + FRAME)
    canvas.panel(box, SEATS[seat], _RADIUS)
    house = Box(box.left + _STRIPE, box.top, box.right, box.bottom)
    canvas.panel(house, HOUSES[public.allegiance], _RADIUS)
    canvas.image.paste(HOUSES[public.allegiance], (house.left, house.top, house.left + _RADIUS, house.bottom))
    _stripe(canvas, box, view, seat)
    _name_and_points(canvas, house, name, public.points)
    crowded = len(public.played or ()) > _FEW
    size = 84 if view.phase == "over" else 62 if crowded else 106
    arms = Box(house.left + 8, house.top + 78, house.left + 8 + size, house.top + 78 + size)
    canvas.pictogram(public.allegiance, arms, PAPER)
    if view.phase == "over":
        _parts(canvas, arms.right + 10, house.top + 98, public.parts)
        return
    draw_hidden_hand(canvas, arms.right + 8, house.top + 78, public.hand_size)
    _role(canvas, house, public)
    _played(canvas, house, house.left + 10 if crowded else arms.right + 8, public.played)


def _stripe(canvas: Canvas, box: Box, view: VerraeterView, seat: int) -> None:
    middle = box.left + _STRIPE // 2
    canvas.mark(seat, square((middle, box.top + 31), 38))
    if view.phase == "over":
        return
    if seat == view.start_player:
        canvas.pictogram("start", square((middle, box.top + 80), 48), INK)
    if seat == view.strategist:
        canvas.pictogram("strategist", square((middle, box.top + 128), 46), INK)
    if view.table[seat].unused:
        canvas.pictogram("estate", square((box.left + 21, box.top + 173), 30), INK)
        canvas.write(str(view.table[seat].unused), (box.left + 37, box.top + 175), 28, INK, "ExtraBold")


def _name_and_points(canvas: Canvas, house: Box, name: str, points: int) -> None:
    line = house.top + 40
    room = width(str(points), "ExtraBold", 56) + 20
    plate = Box(house.right - 10 - room, line - 29, house.right - 10, line + 29)
    canvas.panel(plate, INK, 12)
    canvas.write(str(points), (plate.right - 10, line), 56, GOLD, "ExtraBold", "rm")
    left = house.left + 12
    words, size = fitting(name, "SemiBold", (44, 38, 34, 30), plate.left - 10 - left)
    canvas.write(words, (left, line), size, PAPER)


def _role(canvas: Canvas, house: Box, public: SeatView) -> None:
    card = Box(house.right - 76, house.top + 72, house.right - 12, house.top + 136)
    if public.role:
        canvas.panel(card, PAPER, 10)
        draw_role_symbol(canvas, card.grown(-5), public.role)
    elif public.has_role:
        canvas.panel(card, INK, 10)
        canvas.write("?", card.middle, 44, PAPER, "ExtraBold", "mm")


def _played(canvas: Canvas, house: Box, left: int, cards: tuple[int, ...] | None) -> None:
    if cards is None:
        return
    line, (width, height) = house.bottom - 32, _CARD
    canvas.write(f"+{sum(cards)}", (house.right - 14, line), 44, WHITE, "ExtraBold", "rm")
    for index, value in enumerate(cards):
        start = left + (width - 1) * index
        draw_value(canvas, Box(start, line - height // 2, start + width, line + height // 2), value)


def _parts(canvas: Canvas, left: int, middle: int, parts: Mapping[str, int]) -> None:
    """How the points came about, two by two."""
    for index, (part, symbol) in enumerate(_PARTS.items()):
        x, y = left + index % 2 * 92, middle + index // 2 * 56
        canvas.pictogram(symbol, square((x + 19, y), 38), PAPER)
        canvas.write(str(parts.get(part, 0)), (x + 43, y), 34, PAPER, "ExtraBold")
