"""The picture of a hand: the seat's supply cards, its role or choice of roles, and facts for its decision."""

from collections.abc import Sequence

from bot.games.verraeter.pictures.board import draw_board
from bot.games.verraeter.pictures.cards import draw_role, draw_value, name_size
from bot.games.verraeter.pictures.clash import draw_clash
from bot.games.verraeter.pictures.colours import HOUSES
from bot.games.verraeter.pictures.layout import MIDDLE
from bot.games.verraeter.pictures.legend import draw_legend
from bot.games.verraeter.pictures.role import brings_words
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, PAPER, QUIET
from bot.pictures.hands import HAND_HEADER_HEIGHT, LARGE_HEIGHT, LARGE_WIDTH, draw_hand_header
from bot.pictures.landscape import HEIGHT, LEGIBLE, WIDTH, empty_table
from bot.pictures.lettering import fitting
from bot.texts import Speaker
from engine.verraeter.components import HAND
from engine.verraeter.view import VerraeterView

_MARGIN = 20
_CLASH = Box(_MARGIN, HAND_HEADER_HEIGHT + 16, WIDTH - _MARGIN, 482)
_ABOVE = 30  # so far above the cards are the captions
_CAPTION, _ROW = 56, 92  # a caption, or a row of small supply cards, on a large hand
_CARDS = Box(_MARGIN, 548, WIDTH - _MARGIN, HEIGHT - _MARGIN)
_GAP = 18
_WIDEST = 158  # of supply cards in a row
_SIDE = 410  # how wide the role is that was kept, or how the seat stands
_SUPPLY, _ROLE = 290, 270  # how wide the supply cards are beside the roles to choose from; how wide a role should be

HAND_LACKS = {"building_choice": None, "building_source": None}
"""Fields of a view that no hand shows, and their values in a picture."""


def draw_hand(view: VerraeterView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the hand of the seat to which the view belongs.

    If the seat is asked for a place on the board, the hand stands in the middle of the board.
    """
    if shows_board(view):
        return _hand_on_board(view, names, say)
    canvas = Canvas(empty_table())
    house = view.table[seat].allegiance
    points = say("verraeter-picture-points", points=view.table[seat].points)
    after = f"{say('verraeter-house', key=house)} · {points}"
    draw_hand_header(canvas, view, seat, names[seat], say, HOUSES[house], symbol=house, after=after)
    draw_clash(canvas, _CLASH, view, names, say)
    if view.handed and seat in view.asked and view.role is None:
        room = min(len(view.hand) * _WIDEST, _CARDS.width - len(view.handed) * _ROLE - 2 * _GAP)
        middle = _CARDS.left + max(_SUPPLY, room)
        _row(canvas, _CARDS._replace(right=middle), view, say)
        _handed(canvas, _CARDS._replace(left=middle + 2 * _GAP), view, say)
        return canvas
    _supply(canvas, _CARDS._replace(right=_CARDS.right - _SIDE - 2 * _GAP), view, HAND, say)
    _own(canvas, _CARDS._replace(left=_CARDS.right - _SIDE), view, seat, say)
    return canvas


def _own(canvas: Canvas, side: Box, view: VerraeterView, seat: int, say: Speaker) -> None:
    """Draw the role that the seat has kept, or its standing."""
    if view.role:
        canvas.write(say("verraeter-picture-role"), (side.left, side.top - _ABOVE), 34, QUIET)
        draw_role(canvas, side, view.role, brings_words(view, view.role, say), say)
    else:
        _standing(canvas, side, view, seat, say)


def draw_large_hand(view: VerraeterView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the supply cards and the role or roles, large; the board with them, if the seat is asked for a place.

    Beside the name are only the points: the crest tells the house.
    """
    if shows_board(view):
        return _hand_on_board(view, names, say)
    choosing = bool(view.handed) and seat in view.asked and view.role is None
    canvas = Canvas(empty_table(LARGE_WIDTH, LARGE_HEIGHT))
    house = view.table[seat].allegiance
    after = say("verraeter-picture-points", points=view.table[seat].points)
    draw_hand_header(canvas, view, seat, names[seat], say, HOUSES[house], symbol=house, after=after)
    box = Box(_MARGIN, HAND_HEADER_HEIGHT + _CAPTION, LARGE_WIDTH - _MARGIN, canvas.height - _MARGIN)
    if choosing:
        _small_supply(canvas, box._replace(top=HAND_HEADER_HEIGHT + 12, bottom=HAND_HEADER_HEIGHT + _ROW), view, say)
        _handed(canvas, box._replace(top=HAND_HEADER_HEIGHT + _ROW + _CAPTION), view, say)
        return canvas
    _supply(canvas, box._replace(right=box.right - _SIDE - 2 * _GAP), view, 3, say)
    _own(canvas, box._replace(left=box.right - _SIDE), view, seat, say)
    return canvas


def shows_board(view: VerraeterView) -> bool:
    """Return whether the seat is asked for a place on the board."""
    return view.seat in view.asked and view.phase in ("farm", "conflict", "building")


def _hand_on_board(view: VerraeterView, names: Sequence[str], say: Speaker) -> Canvas:
    """Return the board, and in its middle the supply cards."""
    canvas = draw_board(view, names, say, middle=False)
    x, y = MIDDLE.middle
    words, size = fitting(_supply_words(view, say), "SemiBold", (40, 36, LEGIBLE), 250)
    canvas.write(words, (x, y - 122 if view.hand else y - 50), size, PAPER, "SemiBold", "mm")
    wide, high = 76, 102
    left = x - (len(view.hand) * (wide + 12) - 12) // 2
    for index, value in enumerate(view.hand):
        start = left + index * (wide + 12)
        draw_value(canvas, Box(start, y - 99, start + wide, y - 99 + high), value)
    draw_legend(canvas, view, say)
    return canvas


def _supply(canvas: Canvas, box: Box, view: VerraeterView, in_a_row: int, say: Speaker) -> None:
    """Draw the supply cards in rows of ``in_a_row``, and free places up to the greatest hand."""
    words, size = fitting(_supply_words(view, say), "SemiBold", (34, 31, 28, 25, 22), box.width + _GAP)
    canvas.write(words, (box.left, box.top - _ABOVE), size, QUIET)
    places = max(HAND, len(view.hand))
    rows = -(-places // in_a_row)
    wide, high = (box.width + _GAP) // in_a_row - _GAP, (box.height + _GAP) // rows - _GAP
    for index in range(places):
        left, top = box.left + index % in_a_row * (wide + _GAP), box.top + index // in_a_row * (high + _GAP)
        place = Box(left, top, left + wide, top + high)
        if index < len(view.hand):
            draw_value(canvas, place, view.hand[index])
        else:
            canvas.panel(place, DISC, wide // 6)


def _row(canvas: Canvas, box: Box, view: VerraeterView, say: Speaker) -> None:
    """Draw the supply cards that there are in a row, as large as they have room."""
    words, size = fitting(_supply_words(view, say), "SemiBold", (34, 31, 28, 25, 22), box.width)
    canvas.write(words, (box.left, box.top - _ABOVE), size, QUIET)
    wide = min(_WIDEST - 12, (box.width + 12) // max(1, len(view.hand)) - 12)
    for index, value in enumerate(view.hand):
        left = box.left + index * (wide + 12)
        draw_value(canvas, Box(left, box.top, left + wide, min(box.bottom, box.top + 2 * wide)), value)


def _small_supply(canvas: Canvas, box: Box, view: VerraeterView, say: Speaker) -> None:
    """Draw the supply cards in a row at the right, their name before them."""
    wide = box.height * 3 // 4
    left = box.right - len(view.hand) * (wide + 12) + 12
    words, size = fitting(_supply_words(view, say), "SemiBold", (36, 34, 31, 28), left - 20 - box.left)
    canvas.write(words, (box.left, box.middle[1]), size, QUIET)
    for value in view.hand:
        draw_value(canvas, box._replace(left=left, right=left + wide), value)
        left += wide + 12


def _handed(canvas: Canvas, box: Box, view: VerraeterView, say: Speaker) -> None:
    """Draw the roles to choose from, side by side."""
    canvas.write(say("verraeter-picture-handed"), (box.left, box.top - _ABOVE), 34, PAPER)
    wide = min(_SIDE, (box.width + _GAP) // len(view.handed) - _GAP)
    letters = name_size(view.handed, wide, say)
    for index, role in enumerate(view.handed):
        left = box.left + index * (wide + _GAP)
        place = box._replace(left=left, right=left + wide)
        draw_role(canvas, place, role, brings_words(view, role, say), say, letters)


def _standing(canvas: Canvas, box: Box, view: VerraeterView, seat: int, say: Speaker) -> None:
    """Draw the standing of a seat that has no role."""
    public = view.table[seat]
    canvas.panel(box, DISC, 18)
    words, size = fitting(say("verraeter-picture-points", points=public.points), "ExtraBold", (64, 56), box.width - 48)
    canvas.write(words, (box.left + 28, box.top + 58), size, GOLD, "ExtraBold")
    rows = [("estate", say("verraeter-picture-unused", count=public.unused))] if public.unused else []
    rows += [("start", say("verraeter-alt-start"))] if seat == view.start_player else []
    rows += [("strategist", say("verraeter-alt-strategist"))] if seat == view.strategist else []
    for index, (symbol, line) in enumerate(rows):
        y = box.top + 138 + index * 70
        canvas.pictogram(symbol, square((box.left + 52, y), 48), PAPER)
        words, size = fitting(line, "SemiBold", (38, 34, 30), box.width - 120)
        canvas.write(words, (box.left + 94, y), size, PAPER)


def _supply_words(view: VerraeterView, say: Speaker) -> str:
    return say("verraeter-picture-supply") if view.hand else say("verraeter-picture-no-supply")
