"""The players in the four corners."""

from collections.abc import Mapping, Sequence

from bot.games.verraeter.pictures.cards import draw_back_of_hand, draw_role_symbol, draw_value
from bot.games.verraeter.pictures.colours import HOUSES
from bot.games.verraeter.pictures.layout import PANELS
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER, WHITE
from bot.pictures.landscape import LEGIBLE, draw_plate, frame_of
from bot.pictures.lettering import fitting, width
from engine.verraeter.view import SeatView, VerraeterView

FRAME = 8
_STRIPE = 60
_RADIUS = 16
_ROW = 90  # the middle of the second row, below the top
_PLACES = (8, 58, 119, 180, 218)  # of house, hand, role, swords, and the sum of the cards played
_ARMS, _ROLE, _SWORDS, _RING = 44, 52, 34, 4
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
    _now(canvas, house, public)
    _sites(canvas, view, seat, Box(house.left + 8, house.bottom - 52, house.right - 8, house.bottom - 8))


def _now(canvas: Canvas, house: Box, public: SeatView) -> None:
    """Draw house, hand, role and the sum of the cards played, each in its place; a dash stands for what is not there.

    The swords are the sign of strength: a plus is for points alone.
    """
    middle = house.top + _ROW
    arms, hand, role, swords, played = (house.left + start for start in _PLACES)
    canvas.pictogram(public.allegiance, square((arms + _ARMS // 2, middle), _ARMS), PAPER)
    draw_back_of_hand(canvas, hand, middle, public.hand_size)
    _role(canvas, square((role + _ROLE // 2, middle), _ROLE), public)
    canvas.pictogram("conflict", square((swords + _SWORDS // 2, middle), _SWORDS), PAPER)
    if public.played is None:
        _dash(canvas, played + 16, middle)
        return
    words, size = fitting(str(sum(public.played)), "ExtraBold", (46, 42, 38, 34, LEGIBLE), house.right - 6 - played)
    canvas.write(words, (played, middle), size, WHITE, "ExtraBold", "lm")


def _dash(canvas: Canvas, middle: int, line: int) -> None:
    canvas.panel(Box(middle - 12, line - 3, middle + 12, line + 3), PAPER, 3)


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
    line, words = house.top + 34, str(points)
    size = 60 if len(words) == 1 else 56
    room = width(words, "ExtraBold", size) + 18
    plate = Box(house.right - 8 - room, line - 28, house.right - 8, line + 28)
    canvas.panel(plate, INK, 12)
    canvas.write(words, (plate.right - 9, line), size, GOLD, "ExtraBold", "rm")
    left = house.left + 12
    words, size = fitting(name, "SemiBold", (44, 40, 36, LEGIBLE), plate.left - 6 - left)
    canvas.write(words, (left, line), size, PAPER)


def _role(canvas: Canvas, place: Box, public: SeatView) -> None:
    """Draw the role once it is open, the Traitor's with a ring, or face down once it is kept."""
    if public.role:
        if public.role == "traitor":
            canvas.panel(place.grown(_RING), GOLD, 8 + _RING)
        canvas.panel(place, PAPER, 8)
        draw_role_symbol(canvas, place.grown(-4), public.role)
        return
    if not public.has_role:
        _dash(canvas, *place.middle)
        return
    canvas.panel(place, INK, 8)
    canvas.write("?", place.middle, 42, PAPER, "ExtraBold", "mm")


def _sites(canvas: Canvas, view: VerraeterView, seat: int, place: Box) -> None:
    """Draw how many estates and how many offices of the seat lie under landscapes."""
    canvas.panel(place, PAPER, 8)
    for side, left in (("estate", place.left + 24), ("office", place.middle[0] + 24)):
        sign = square((left + 20, place.middle[1]), 40)
        canvas.pictogram(side, sign, INK)
        canvas.write(str(_number(view, seat, side)), (sign.right + 8, sign.middle[1]), 42, INK, "ExtraBold", "lm")


def _number(view: VerraeterView, seat: int, side: str) -> int:
    """Return how many buildings of the seat show a side."""
    buildings = [one.building for one in view.ring]
    return sum(one is not None and (one.seat, one.side) == (seat, side) for one in buildings)


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
