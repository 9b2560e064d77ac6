"""The picture of a hand: the seat's supply cards, its role or choice of roles, and facts for its decision."""

from collections.abc import Sequence

from bot.games.verraeter.desertion import betrayed
from bot.games.verraeter.pictures.board import draw_board
from bot.games.verraeter.pictures.cards import draw_role, draw_value, name_size
from bot.games.verraeter.pictures.clash import draw_clash
from bot.games.verraeter.pictures.colours import HOUSES
from bot.games.verraeter.pictures.layout import MIDDLE
from bot.games.verraeter.pictures.legend import draw_legend
from bot.games.verraeter.pictures.role import brings_words
from bot.games.verraeter.pictures.stakes import office_points
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET
from bot.pictures.hands import HAND_HEADER_HEIGHT, LARGE_HEIGHT, LARGE_WIDTH, draw_hand_header
from bot.pictures.landscape import HEIGHT, LEGIBLE, WIDTH, draw_seat, empty_table
from bot.pictures.lettering import fitting, width
from bot.texts import Speaker
from engine import Event
from engine.verraeter.components import HAND
from engine.verraeter.events import AllegianceChanged
from engine.verraeter.view import VerraeterView

_MARGIN, _GAP = 20, 18
_CLASH = Box(_MARGIN, HAND_HEADER_HEIGHT + 16, WIDTH - _MARGIN, 470)
_CAPTION, _LETTERS = 38, (42, 38, 34)  # so far above the cards are the captions
_ROW, _STEP = 82, 71  # the height of small supply cards, and how far they are apart
_CARDS = Box(_MARGIN, 556, WIDTH - _MARGIN, HEIGHT - _MARGIN)
_SIDE = 410  # how wide the role is that was kept, or how the seat stands
_WIDEST, _FEW = 441, 2  # of a role to choose; so many leave room for large supply cards

HAND_LACKS = {"building_choice": None, "building_source": None}
"""Fields of a view that no hand shows, and their values in a picture."""


def draw_hand(view: VerraeterView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the hand of the seat to which the view belongs.

    If the seat is asked for a place on the board, the hand stands in the middle of the board.
    """
    if shows_board(view):
        return _hand_on_board(view, names, say)
    canvas = _empty(view, seat, names, say, WIDTH, HEIGHT)
    draw_clash(canvas, _CLASH, view, names, say)
    if _chooses(view):
        below = _CARDS._replace(top=_row(canvas).bottom + _GAP)
        if len(view.handed) > _FEW:
            _small_supply(canvas, view, say)
        else:
            _supply(canvas, below._replace(right=below.right - _FEW * (_WIDEST + _GAP)), view, 3, say)
        _handed(canvas, below, view, seat, say)
        return canvas
    supply = _CARDS._replace(right=_CARDS.right - _SIDE - 2 * _GAP)
    _supply(canvas, supply, view, HAND, say)
    if any(one.played is not None for one in view.table):
        _scores(canvas, (supply.right, supply.top - _CAPTION), view)
    _own(canvas, _CARDS._replace(left=_CARDS.right - _SIDE), view, seat, say)
    return canvas


def _scores(canvas: Canvas, end: tuple[int, int], view: VerraeterView) -> None:
    """Write the points of all, once played cards stand in their place beside the names."""
    right, line = end
    for seat in reversed(range(view.seats)):
        left = canvas.write(str(view.table[seat].points), (right, line), 44, GOLD, "ExtraBold", "rm").left
        draw_seat(canvas, square((left - 34, line), 46), seat)
        right = left - 80
    canvas.pictogram("laurels", square((right, line), 42), GOLD)


def _empty(view: VerraeterView, seat: int, names: Sequence[str], say: Speaker, wide: int, high: int) -> Canvas:
    """Return the header on an empty table; on a large hand, or beside offices, the crest alone tells the house."""
    canvas = Canvas(empty_table(wide, high))
    house, after = view.table[seat].allegiance, say("verraeter-picture-points", points=view.table[seat].points)
    if worth := office_points(view, seat):
        after += f" · {say('verraeter-part', key='offices', points=f'+{worth}')}"
    elif wide > LARGE_WIDTH:
        after = f"{say('verraeter-house', key=house)} · {after}"
    draw_hand_header(canvas, view, seat, names[seat], say, HOUSES[house], symbol=house, after=after)
    return canvas


def _chooses(view: VerraeterView) -> bool:
    """Return whether the seat of the view is asked which role it keeps."""
    return bool(view.handed) and view.seat in view.asked and view.role is None


def newest_card(view: VerraeterView, events: Sequence[Event]) -> str:
    """Return the seat that has just betrayed that of the view, for the question after it; empty if nobody has."""
    last = (one for one in events if isinstance(one, AllegianceChanged) and one.round == view.round - 1)
    return next((str(one.seat) for one in last if _chooses(view) and view.seat in betrayed(events, one)), "")


def mark_newest(canvas: Canvas, view: VerraeterView, names: Sequence[str], card: str, say: Speaker) -> None:
    """Tell at the end of the row of supply cards who has betrayed the seat."""
    row = _row(canvas)
    room = row.width - HAND * _STEP - 2 * (_ROW + _GAP)
    words = say("verraeter-picture-betrayed", name=names[int(card)])
    words, size = fitting(words, "ExtraBold", (46, 42, 38, 34, LEGIBLE), room)
    box = row._replace(left=row.right - width(words, "ExtraBold", size) - 2 * _ROW - _GAP)
    canvas.panel(box, GOLD, 18)
    draw_seat(canvas, square((box.left + _ROW // 2, box.middle[1]), _ROW - 18), int(card))
    canvas.write(words, (box.left + _ROW, box.middle[1]), size, INK, "ExtraBold")
    canvas.pictogram("traitor", square((box.right - _ROW // 2, box.middle[1]), _ROW - 12), INK)


def _own(canvas: Canvas, side: Box, view: VerraeterView, seat: int, say: Speaker) -> None:
    """Draw the role that the seat has kept, or its standing."""
    if view.role:
        canvas.write(say("verraeter-picture-role"), (side.left, side.top - _CAPTION), _LETTERS[0], QUIET)
        draw_role(canvas, side, view.role, brings_words(view, seat, view.role, say), say)
    else:
        _standing(canvas, side, view, seat, say)


def draw_large_hand(view: VerraeterView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the supply cards and the role or roles, large; the board with them, if the seat is asked for a place."""
    if shows_board(view):
        return _hand_on_board(view, names, say)
    canvas = _empty(view, seat, names, say, LARGE_WIDTH, LARGE_HEIGHT)
    box = Box(_MARGIN, HAND_HEADER_HEIGHT + 2 * _CAPTION, LARGE_WIDTH - _MARGIN, canvas.height - _MARGIN)
    if _chooses(view):
        _small_supply(canvas, view, say)
        _handed(canvas, box._replace(top=_row(canvas).bottom + _GAP), view, seat, say)
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
    words, size = fitting(_supply_words(view, say), "SemiBold", (42, 38, 34, LEGIBLE), 216)
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
    words, size = fitting(_supply_words(view, say), "SemiBold", _LETTERS, box.width + _GAP)
    canvas.write(words, (box.left, box.top - _CAPTION), size, QUIET)
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


def _row(canvas: Canvas) -> Box:
    """Return the row of small supply cards above the roles to choose from; a large hand has nothing else above."""
    top = (HAND_HEADER_HEIGHT if canvas.width == LARGE_WIDTH else _CLASH.bottom) + 14
    return Box(_MARGIN, top, canvas.width - _MARGIN, top + _ROW)


def _small_supply(canvas: Canvas, view: VerraeterView, say: Speaker) -> None:
    """Draw the supply cards in a row, where there is room behind their name."""
    row = _row(canvas)
    left = row.left
    if canvas.width > LARGE_WIDTH or not view.hand:
        left = canvas.write(_supply_words(view, say), (left, row.middle[1]), _LETTERS[0], QUIET).right + _GAP
    for index, value in enumerate(view.hand):
        start = left + index * _STEP
        draw_value(canvas, row._replace(left=start, right=start + _STEP - 10), value)


def _handed(canvas: Canvas, box: Box, view: VerraeterView, seat: int, say: Speaker) -> None:
    """Draw the roles to choose from, side by side."""
    wide = min(_WIDEST, (box.width + _GAP) // len(view.handed) - _GAP)
    first = box.right + _GAP - len(view.handed) * (wide + _GAP)
    letters = name_size(view.handed, wide, say)
    for index, role in enumerate(view.handed):
        left = first + index * (wide + _GAP)
        place = box._replace(left=left, right=left + wide)
        draw_role(canvas, place, role, brings_words(view, seat, role, say), say, letters)


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
