"""People at a table, and the chairs of those who are missing."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.pictures.camps import SIDES
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import INK, PAPER, QUIET, SEATS, Colour, colour, mix
from bot.pictures.heavens import HEIGHT
from bot.pictures.landscape import LEGIBLE, WIDTH, draw_seat
from bot.pictures.lettering import fitting, width

_CHAIR, _SEAT = colour("3a2619"), colour("54382a")
_WOOD, _CLOTH, _FOLD = colour("5a3f28"), colour("e9dfc8"), colour("c9bda3")

_EDGE, _WIDEST = 40, 210  # of a company
_TOP, _CLOTH_END = 444, 480  # of the table
_HEAD, _NECK, _CHEST = 318, 370, 410  # the middle of a head, the height of the shoulders, the middle of a mark
_EYE, _GLANCE = 15, 6  # the radius of an eye, how far its pupil looks aside


class Guest(NamedTuple):
    """Somebody at the table, or the chair that is theirs."""

    seat: int
    name: str
    here: bool = True
    symbol: str = ""
    """The pictogram on an empty chair, or above the plate; on the chair of somebody who may still come none."""
    side: str = ""
    """The colour of an empty chair: ``red``, ``blue`` or nothing."""


def draw_company(canvas: Canvas, guests: Sequence[Guest]) -> None:
    """Draw the chairs and the people, the table with its cloth before them, and the names on its front.

    Names stand in two lines by turns if they have no room in one.
    """
    places = _places(guests)
    watched = next((x for x, guest in places if guest.symbol), None)
    for x, guest in places:
        _draw_chair(canvas, x, guest)
        if guest.here:
            _draw_guest(canvas, x, guest.seat, 0 if watched is None else (watched > x) - (watched < x))
    canvas.fill(Box(0, _CLOTH_END, WIDTH, HEIGHT), _WOOD)
    _draw_cloth(canvas, 0, WIDTH)
    for x, guest in places:
        _draw_setting(canvas, x, guest)
    _write_names(canvas, guests)


def draw_arrival(canvas: Canvas, guests: Sequence[Guest], number: int) -> None:
    """Draw over an empty chair at the table the guest of that number, who comes in."""
    x, guest = _places(guests)[number]
    _draw_guest(canvas, x, guest.seat, 0)
    _draw_cloth(canvas, x - 66, x + 66)
    _draw_setting(canvas, x, guest)


def _places(guests: Sequence[Guest]) -> list[tuple[int, Guest]]:
    """Return the middle of each guest's chair."""
    step = min(_WIDEST, (WIDTH - 2 * _EDGE) // len(guests))
    left = WIDTH // 2 - step * (len(guests) - 1) // 2
    return [(left + step * number, guest) for number, guest in enumerate(guests)]


def _draw_cloth(canvas: Canvas, left: int, right: int) -> None:
    canvas.fill(Box(left, _TOP, right, _CLOTH_END), _CLOTH)
    canvas.fill(Box(left, _CLOTH_END - 6, right, _CLOTH_END), _FOLD)


def _write_names(canvas: Canvas, guests: Sequence[Guest]) -> None:
    step = min(_WIDEST, (WIDTH - 2 * _EDGE) // len(guests))
    two = any(width(guest.name, "SemiBold", LEGIBLE) > step - 6 for guest in guests)
    for number, (x, guest) in enumerate(_places(guests)):
        room = min(2 * step - 12, 2 * min(x, WIDTH - x) - 20) if two else step - 6
        words, size = fitting(guest.name, "SemiBold", (36, LEGIBLE) if two else (40, 36, LEGIBLE), room)
        at = x, _CLOTH_END + 22 + number % 2 * 36 if two else _CLOTH_END + 28
        canvas.write(words, at, size, PAPER if guest.here else QUIET, "SemiBold", "mm")


def _draw_chair(canvas: Canvas, x: int, guest: Guest) -> None:
    """Draw the back of a chair, in the colour of its side if it is empty."""
    back = Box(x - 66, 240, x + 66, _TOP + 20)
    canvas.panel(back, _CHAIR, 26)
    canvas.panel(back.grown(-9), SIDES.get(guest.side, _SEAT), 19)
    if not guest.here:
        if guest.symbol:
            canvas.pictogram(guest.symbol, square((x, 316), 118), PAPER)
        draw_seat(canvas, square((x, _CHEST), 50), guest.seat)


def _draw_guest(canvas: Canvas, x: int, seat: int, glance: int) -> None:
    """Draw somebody who looks to the left (-1), to the right (1) or straight ahead, with the mark of the seat."""
    canvas.panel(Box(x - 64, _NECK, x + 64, _CLOTH_END), _shoulders(SEATS[seat]), 50)
    canvas.panel(square((x, _HEAD), 112), INK, 56)
    canvas.panel(square((x, _HEAD), 104), SEATS[seat], 52)
    for side in (-1, 1):
        eye = x + side * 21, _HEAD - 8
        canvas.panel(square(eye, 2 * _EYE), PAPER, _EYE)
        canvas.panel(square((eye[0] + glance * _GLANCE, eye[1]), 16), INK, 8)
    canvas.panel(Box(x - 14, _HEAD + 22, x + 14, _HEAD + 28), INK, 3)
    draw_seat(canvas, square((x, _CHEST), 50), seat)


def _draw_setting(canvas: Canvas, x: int, guest: Guest) -> None:
    """Draw a plate and a cup; the cup of an empty chair has fallen over."""
    plate = Box(x - 50, _TOP + 6, x + 26, _TOP + 26)
    canvas.panel(plate, _FOLD, 10)
    canvas.panel(Box(plate.left + 14, plate.top + 4, plate.right - 14, plate.bottom - 6), _CLOTH, 5)
    if guest.here:
        canvas.panel(Box(x + 36, _TOP - 18, x + 62, _TOP + 18), PAPER, 8)
        if guest.symbol:
            canvas.pictogram(guest.symbol, square((x - 4, _TOP - 24), 116), INK)
            canvas.pictogram(guest.symbol, square((x - 4, _TOP - 24), 98), PAPER)
    elif guest.symbol:
        canvas.panel(Box(x + 20, _TOP + 14, x + 98, _TOP + 32), _CHAIR, 9)
        canvas.panel(Box(x + 36, _TOP, x + 76, _TOP + 24), PAPER, 8)


def _shoulders(shade: Colour) -> Colour:
    return mix(shade, INK, 0.45)


COMPANY = (_CHAIR, _SEAT, _WOOD, _CLOTH, _FOLD, *SIDES.values(), *map(_shoulders, SEATS))
"""The colours of a company at table."""
