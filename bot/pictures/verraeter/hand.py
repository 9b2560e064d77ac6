"""What a seat holds: its supply cards, its role or the roles it may choose from, and what it must see to decide."""

from collections.abc import Sequence

from PIL import Image

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import PAPER, QUIET, SEATS, TABLE_BOTTOM, TABLE_TOP
from bot.pictures.lettering import fitting, width
from bot.pictures.verraeter.board import draw_board
from bot.pictures.verraeter.cards import draw_role, draw_value
from bot.pictures.verraeter.clash import HEIGHT as CLASH
from bot.pictures.verraeter.clash import draw_clash
from bot.pictures.verraeter.colours import HOUSES
from bot.pictures.verraeter.layout import HEIGHT as BOARD
from bot.pictures.verraeter.layout import WIDTH as BOARD_WIDTH
from bot.texts import Speaker
from engine.verraeter.view import VerraeterView

WIDTH = 1200
_HEADER = 110
_MARGIN = 32
_CAPTION = 64
_GAP = 24
_SUPPLY = (150, 204)
_ROLE = (208, 250)
_SMALL = (104, 140)
_STRIP = _SMALL[1] + 40


def draw_hand(view: VerraeterView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """The hand of the seat, whose view this is; under the board, if the seat is asked for a place on it."""
    if shows_board(view):
        return _hand_and_board(view, names, say)
    clash = CLASH + _GAP if view.phase in ("role", "supply") else 0
    supply_top = _HEADER + clash
    roles = _roles(view)
    rows = _CAPTION + _SUPPLY[1]
    if view.role:
        rows = _CAPTION + _ROLE[1]
    elif roles:
        rows += _CAPTION + _ROLE[1] + 8
    canvas = Canvas(Image.new("RGB", (WIDTH, supply_top + rows + _MARGIN), TABLE_TOP))
    _header(canvas, view, seat, names[seat], say)
    if clash:
        draw_clash(canvas, Box(_MARGIN, _HEADER + _GAP // 2, WIDTH - _MARGIN, supply_top - _GAP // 2), view, names, say)
    _supply(canvas, view, supply_top, say)
    if view.role:
        _role_cards(canvas, roles, WIDTH - _MARGIN - _ROLE[0], supply_top, say("verraeter-picture-role"), say)
    elif roles:
        top = supply_top + _CAPTION + _SUPPLY[1] + 8
        _role_cards(canvas, roles, _MARGIN, top, say("verraeter-picture-handed"), say)
    return canvas


def shows_board(view: VerraeterView) -> bool:
    """Whether the seat is asked for a place on the board."""
    return view.seat in view.asked and view.phase in ("farm", "conflict", "building")


def _hand_and_board(view: VerraeterView, names: Sequence[str], say: Speaker) -> Canvas:
    """The board, and below it the supply cards."""
    board = draw_board(view, names, say)
    canvas = Canvas(Image.new("RGB", (BOARD_WIDTH, BOARD + _STRIP), TABLE_BOTTOM))
    canvas.image.paste(board.image, (0, 0))
    canvas.words += board.words
    middle = BOARD + _STRIP // 2
    left = canvas.write(_supply_words(view, say), (_MARGIN, middle), 40, QUIET).right + 40
    for index, value in enumerate(view.hand):
        start = left + index * (_SMALL[0] + 20)
        draw_value(canvas, Box(start, middle - _SMALL[1] // 2, start + _SMALL[0], middle + _SMALL[1] // 2), value)
    return canvas


def _supply(canvas: Canvas, view: VerraeterView, top: int, say: Speaker) -> None:
    canvas.write(_supply_words(view, say), (_MARGIN, top + _CAPTION // 2 + 4), 34, QUIET)
    for index, value in enumerate(view.hand):
        left = _MARGIN + index * (_SUPPLY[0] + _GAP)
        draw_value(canvas, Box(left, top + _CAPTION, left + _SUPPLY[0], top + _CAPTION + _SUPPLY[1]), value)


def _supply_words(view: VerraeterView, say: Speaker) -> str:
    return say("verraeter-picture-supply") if view.hand else say("verraeter-picture-no-supply")


def _role_cards(canvas: Canvas, roles: Sequence[str], left: int, top: int, words: str, say: Speaker) -> None:
    canvas.write(words, (left, top + _CAPTION // 2 + 4), 34, QUIET)
    for index, role in enumerate(roles):
        start = left + index * (_ROLE[0] + _GAP)
        box = Box(start, top + _CAPTION, start + _ROLE[0], top + _CAPTION + _ROLE[1])
        draw_role(canvas, box, role, say("verraeter-role", key=role))


def _roles(view: VerraeterView) -> tuple[str, ...]:
    """The role kept, or those to choose from."""
    if view.role:
        return (view.role,)
    return view.handed if view.seat in view.asked else ()


def _header(canvas: Canvas, view: VerraeterView, seat: int, name: str, say: Speaker) -> None:
    house = view.table[seat].allegiance
    canvas.image.paste(HOUSES[house], (0, 0, WIDTH, _HEADER))
    canvas.image.paste(SEATS[seat], (0, 0, 76, _HEADER))
    line = (_HEADER) // 2
    canvas.mark(seat, square((38, line), 48))
    canvas.pictogram(house, square((134, line), 92), PAPER)
    when = say("verraeter-game")
    if view.round:
        when += " · " + say("picture-round", round=view.round, rounds=view.rounds)
    right = canvas.write(when, (WIDTH - _MARGIN, line), 34, PAPER, "SemiBold", "rm").left - 30
    house_name, left, gap = say("verraeter-house", key=house), 196, 26
    room = right - left - gap - width(house_name, "SemiBold", 36)
    words, size = fitting(name, "ExtraBold", (52, 46, 40), room)
    left = canvas.write(words, (left, line), size, PAPER, "ExtraBold").right + gap
    canvas.write(house_name, (left, line), 36, PAPER)
