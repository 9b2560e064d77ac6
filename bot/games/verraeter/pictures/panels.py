"""The players in the four corners."""

from collections.abc import Mapping, Sequence

from bot.games.verraeter.pictures.cards import CARD, draw_back_of_hand, draw_role_symbol, draw_value
from bot.games.verraeter.pictures.colours import HOUSES
from bot.games.verraeter.pictures.layout import PANELS
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER, WHITE, Colour
from bot.pictures.landscape import LEGIBLE, draw_plate, frame_of
from bot.pictures.lettering import fitting, width
from engine.verraeter.view import SeatView, VerraeterView

FRAME = 8
_STRIPE = 60
_RADIUS = 16
_ARMS, _ROLE = 70, 52
_OPEN_ARMS, _OPEN_ROLE, _RING = 46, 68, 5  # once the role is open
_GAP, _SWORDS = 6, 34
_STARTS = (6, 88, 170, 232)  # the first two parts may have two figures
_PARTS = {"landscapes": "conflict", "strategist": "strategist", "traitor": "traitor", "offices": "office"}


def draw_panel(canvas: Canvas, view: VerraeterView, seat: int, name: str) -> None:
    """Draw all public facts of a seat; framed in white while it is asked, in gold if it has won."""
    box, public = PANELS[seat], view.table[seat]
    frame = frame_of(view, seat)
    if frame:
        canvas.panel(box.grown(FRAME), frame, _RADIUS + FRAME)
    house = draw_plate(canvas, box, seat, HOUSES[public.allegiance], _STRIPE, _RADIUS)
    _stripe(canvas, box, view, seat)
    _name_and_points(canvas, house, name, public.points)
    if view.result is not None:
        _parts(canvas, house, public.parts)
        _kept(canvas, house, public, view.kept[seat])
        return
    middle = house.top + 126
    building = view.phase in ("farm", "conflict", "building")
    deciding = view.phase in ("role", "supply") and view.round >= view.rounds - 1
    size = _OPEN_ARMS if public.role or building or deciding else _ARMS
    arms = square((house.left + 8 + size // 2, middle), size)
    canvas.pictogram(public.allegiance, arms, PAPER)
    left = draw_back_of_hand(canvas, arms.right + _GAP, middle, public.hand_size)
    if building:
        _sites(canvas, view, seat, Box(left + _GAP + 2, middle - 38, house.right - 10, middle + 38))
    else:
        if view.phase != "supply" or not deciding:  # all have kept a role, and offices need the room
            left = _role(canvas, left + _GAP, middle, public)
        if deciding and (number := _number(view, seat, "office")):
            left = _buildings(canvas, "office", number, square((left + _GAP + 19, middle), 38), PAPER)
        _played(canvas, left + 2, house.right - 10, middle, public.played)


def _stripe(canvas: Canvas, box: Box, view: VerraeterView, seat: int) -> None:
    middle = box.left + _STRIPE // 2
    canvas.mark(seat, square((middle, box.top + 32), 44))
    if view.phase == "over":
        return
    if seat == view.start_player:
        canvas.pictogram("start", square((middle, box.top + 86), 58), INK)
    if seat == view.strategist:
        canvas.pictogram("strategist", square((middle, box.top + 145), 58), INK)


def _name_and_points(canvas: Canvas, house: Box, name: str, points: int) -> None:
    line, words = house.top + 44, str(points)
    size = 60 if len(words) == 1 else 56
    room = width(words, "ExtraBold", size) + 18
    plate = Box(house.right - 8 - room, line - 32, house.right - 8, line + 32)
    canvas.panel(plate, INK, 12)
    canvas.write(words, (plate.right - 9, line), size, GOLD, "ExtraBold", "rm")
    left = house.left + 12
    words, size = fitting(name, "SemiBold", (44, 40, 36, LEGIBLE), plate.left - 6 - left)
    canvas.write(words, (left, line), size, PAPER)


def _role(canvas: Canvas, left: int, middle: int, public: SeatView) -> int:
    """Draw the role, large once it is open, the Traitor's with a ring, or face down; return the end of its place."""
    if not public.role:
        card = Box(left, middle - CARD[1] // 2, left + _ROLE, middle + CARD[1] // 2)
        if public.has_role:
            canvas.panel(card, INK, 8)
            canvas.write("?", card.middle, 42, PAPER, "ExtraBold", "mm")
        return card.right
    card = square((left + _OPEN_ROLE // 2, middle), _OPEN_ROLE)
    if public.role == "traitor":
        canvas.panel(card.grown(_RING), GOLD, 8 + _RING)
    canvas.panel(card, PAPER, 8)
    draw_role_symbol(canvas, card.grown(-4), public.role)
    return card.right


def _sites(canvas: Canvas, view: VerraeterView, seat: int, place: Box) -> None:
    """Draw how many estates and how many offices of the seat lie under landscapes."""
    canvas.panel(place, PAPER, 8)
    for side, left in (("estate", place.left), ("office", place.middle[0])):
        _buildings(canvas, side, _number(view, seat, side), square((left + 26, place.middle[1]), 40), INK)


def _number(view: VerraeterView, seat: int, side: str) -> int:
    """Return how many buildings of the seat show a side."""
    buildings = [one.building for one in view.ring]
    return sum(one is not None and (one.seat, one.side) == (seat, side) for one in buildings)


def _buildings(canvas: Canvas, side: str, number: int, sign: Box, colour: Colour) -> int:
    """Draw the sign of buildings, and how many there are; return the end of their place."""
    canvas.pictogram(side, sign, colour)
    return canvas.write(str(number), (sign.right, sign.middle[1]), 46, colour, "ExtraBold", "lm").right


def _played(canvas: Canvas, left: int, right: int, middle: int, cards: tuple[int, ...] | None) -> None:
    """Draw what the cards played count in the conflict, with its sign: a plus is for points alone."""
    if cards is not None:
        words, size = fitting(str(sum(cards)), "ExtraBold", (46, 42, 38, 34, LEGIBLE), right - left - _SWORDS - 4)
        begin = canvas.write(words, (right, middle), size, WHITE, "ExtraBold", "rm").left
        canvas.pictogram("conflict", square((begin - 4 - _SWORDS // 2, middle), _SWORDS), PAPER)


def _parts(canvas: Canvas, house: Box, parts: Mapping[str, int]) -> None:
    """Draw the parts that make up the points."""
    line = house.top + 98
    for start, (part, symbol) in zip(_STARTS, _PARTS.items(), strict=True):
        x = house.left + start
        canvas.pictogram(symbol, square((x + 13, line), 26), PAPER)
        words, size = fitting(str(parts.get(part, 0)), "ExtraBold", (LEGIBLE, 28, 24, 20), 43)
        canvas.write(words, (x + 28, line), size, PAPER, "ExtraBold")


def _kept(canvas: Canvas, house: Box, public: SeatView, cards: Sequence[int]) -> None:
    """Draw the house, the last role, and the kept supply cards at the end of the match."""
    middle = house.top + 145
    arms = square((house.left + 34, middle), 52)
    canvas.pictogram(public.allegiance, arms, PAPER)
    left = arms.right + 8
    if public.role:
        role = Box(left, middle - 26, left + 48, middle + 26)
        canvas.panel(role, PAPER, 8)
        draw_role_symbol(canvas, square(role.middle, 44), public.role)
        left = role.right + 10
    wide, room = 36, house.right - 8 - left
    step = min(wide + 3, (room - wide) // max(len(cards) - 1, 1))
    for index, value in enumerate(cards):
        draw_value(canvas, Box(left + step * index, middle - 26, left + step * index + wide, middle + 26), value)
