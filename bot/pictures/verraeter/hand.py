"""What a seat holds: its supply cards, and its role or the roles it may choose from."""

from collections.abc import Sequence

from PIL import Image

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import HOUSES, PAPER, QUIET, SEATS, TABLE_TOP
from bot.pictures.lettering import fitting, width
from bot.pictures.verraeter.cards import draw_role, draw_value
from bot.texts import Speaker
from engine.verraeter.view import VerraeterView

WIDTH = 1200
_HEADER = 120
_MARGIN = 32
_CAPTION = 64
_GAP = 24
_SUPPLY = (200, 270)
_ROLE = (208, 250)


def draw_hand(view: VerraeterView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """The hand of the seat, whose view this is."""
    roles = _roles(view)
    supply_top = _HEADER
    roles_top = supply_top + _CAPTION + _SUPPLY[1] + 8
    height = (roles_top + _CAPTION + _ROLE[1] if roles else supply_top + _CAPTION + _SUPPLY[1]) + _MARGIN
    canvas = Canvas(Image.new("RGB", (WIDTH, height), TABLE_TOP))
    _header(canvas, view, seat, names[seat], say)
    words = say("verraeter-picture-supply") if view.hand else say("verraeter-picture-no-supply")
    canvas.write(words, (_MARGIN, supply_top + _CAPTION // 2 + 4), 34, QUIET)
    for index, value in enumerate(view.hand):
        left, top = _MARGIN + index * (_SUPPLY[0] + _GAP + 8), supply_top + _CAPTION
        draw_value(canvas, Box(left, top, left + _SUPPLY[0], top + _SUPPLY[1]), value)
    if roles:
        words = say("verraeter-picture-role" if view.role else "verraeter-picture-handed")
        canvas.write(words, (_MARGIN, roles_top + _CAPTION // 2 + 4), 34, QUIET)
        for index, role in enumerate(roles):
            left, top = _MARGIN + index * (_ROLE[0] + _GAP), roles_top + _CAPTION
            box = Box(left, top, left + _ROLE[0], top + _ROLE[1])
            draw_role(canvas, box, role, say("verraeter-role", key=role))
    return canvas


def _roles(view: VerraeterView) -> tuple[str, ...]:
    """The role kept, or those to choose from."""
    if view.role:
        return (view.role,)
    return view.handed if view.seat in view.asked else ()


def _header(canvas: Canvas, view: VerraeterView, seat: int, name: str, say: Speaker) -> None:
    house = view.table[seat].allegiance
    canvas.image.paste(HOUSES[house], (0, 0, WIDTH, _HEADER - 10))
    canvas.image.paste(SEATS[seat], (0, 0, 76, _HEADER - 10))
    line = (_HEADER - 10) // 2
    canvas.mark(seat, square((38, line), 48))
    canvas.pictogram(house, square((134, line), 92), PAPER)
    when = say("verraeter-game")
    if view.round:
        when += " · " + say("verraeter-picture-round", round=view.round, rounds=view.rounds)
    right = canvas.write(when, (WIDTH - _MARGIN, line), 34, PAPER, "SemiBold", "rm").left - 30
    house_name, left, gap = say("verraeter-house", key=house), 196, 26
    room = right - left - gap - width(house_name, "SemiBold", 36)
    words, size = fitting(name, "ExtraBold", (52, 46, 40), room)
    left = canvas.write(words, (left, line), size, PAPER, "ExtraBold").right + gap
    canvas.write(house_name, (left, line), 36, PAPER)
