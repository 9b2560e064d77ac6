"""What a seat holds and knows: its cards, its role, and what it has seen of other hands."""

from collections.abc import Sequence

from PIL import Image

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.cards import draw_back
from bot.pictures.colours import DISC, PAPER, QUIET, RIM, SEATS, TABLE_BOTTOM, TABLE_TOP
from bot.pictures.lettering import fitting
from bot.pictures.the_traitors.board import draw_board
from bot.pictures.the_traitors.cards import ROLE_PICTOGRAMS, draw_badge, draw_card, draw_named_card, draw_role
from bot.pictures.the_traitors.colours import ROLES
from bot.pictures.the_traitors.layout import HEIGHT as BOARD
from bot.pictures.the_traitors.layout import WIDTH as BOARD_WIDTH
from bot.texts import Speaker
from engine.the_traitors.components import TRAITOR
from engine.the_traitors.view import Sight, TheTraitorsView

WIDTH = 1200
_HEADER = 110
_MARGIN = 32
_CAPTION = 64
_GAP = 20
_CARD = (176, 230)
_ROLE = (340, 104)
_SIGHT = 116
_SEEN = (72, 96)


def draw_hand(view: TheTraitorsView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """The hand of the seat, whose view this is; under the board, if the seat has to think about the others."""
    if shows_board(view):
        board = draw_board(view, names, say)
        canvas = Canvas(Image.new("RGB", (BOARD_WIDTH, BOARD + _height(view)), TABLE_BOTTOM))
        canvas.image.paste(board.image, (0, 0))
        canvas.words += board.words
        top = BOARD
    else:
        canvas, top = Canvas(Image.new("RGB", (WIDTH, _height(view)), TABLE_TOP)), 0
    _header(canvas, top, view, seat, names[seat], say)
    top += _HEADER
    if out := out_words(view, seat, say):
        words, size = fitting(out, "SemiBold", (38, 35, 32, 29), WIDTH - 2 * _MARGIN)
        canvas.write(words, (_MARGIN, top + _CAPTION // 2 + 4), size, PAPER)
        return canvas
    _cards(canvas, top, view, say)
    _role(canvas, top, view, say)
    top += _CAPTION + _CARD[1] + _GAP
    if view.sights:
        canvas.write(say("the_traitors-picture-sights"), (_MARGIN, top + _CAPTION // 2 - 4), 38, QUIET)
    for row, sight in enumerate(view.sights):
        left, start = _MARGIN, top + _CAPTION + row * (_SIGHT + _GAP // 2)
        box = Box(left, start, canvas.image.width - _MARGIN, start + _SIGHT)
        _sight(canvas, box, sight, view.table[sight.seat].hand_size, names[sight.seat], say)
    return canvas


def shows_board(view: TheTraitorsView) -> bool:
    """Whether the seat is one of those who are asked about the others now."""
    if view.seat is None or not view.table[view.seat].living:
        return False
    return view.phase in ("murder", "vote", "end") or view.question in ("blackmail", "again")


def own_role(view: TheTraitorsView, seat: int) -> str:
    """The role that the seat has now, as far as its view knows; else ``""``."""
    if view.recruited:
        return "traitor"
    return view.role or view.table[seat].role or ""


def out_words(view: TheTraitorsView, seat: int, say: Speaker) -> str:
    """Why the seat holds nothing; empty if it is living in a round that goes on."""
    if view.ended or view.result is not None:
        return say("the_traitors-picture-over")
    return "" if view.table[seat].living else say("the_traitors-picture-out", key=view.table[seat].fate)


def _height(view: TheTraitorsView) -> int:
    seat = view.seat or 0
    if view.ended or not view.table[seat].living:
        return _HEADER + _CAPTION + _MARGIN
    sights = _CAPTION + len(view.sights) * (_SIGHT + _GAP // 2) if view.sights else 0
    return _HEADER + _CAPTION + _CARD[1] + _MARGIN + sights


def _header(canvas: Canvas, top: int, view: TheTraitorsView, seat: int, name: str, say: Speaker) -> None:
    right, line, role = canvas.image.width, top + _HEADER // 2, own_role(view, seat)
    canvas.image.paste(ROLES[role] if role else RIM, (0, top, right, top + _HEADER))
    canvas.image.paste(SEATS[seat], (0, top, 76, top + _HEADER))
    canvas.mark(seat, square((38, line), 48))
    left = 100
    if role:
        canvas.pictogram(ROLE_PICTOGRAMS[role], square((136, line), 84), PAPER)
        left = 192
    when = f"{say('the_traitors-game')} · {say('picture-round', round=view.round, rounds=view.rounds)}"
    room = canvas.write(when, (right - _MARGIN, line), 34, PAPER, "SemiBold", "rm").left - 30 - left
    words, size = fitting(f"{seat + 1} · {name}", "ExtraBold", (52, 46, 40), room)
    canvas.write(words, (left, line), size, PAPER, "ExtraBold")


def _cards(canvas: Canvas, top: int, view: TheTraitorsView, say: Speaker) -> None:
    caption = "the_traitors-picture-hand" if view.hand else "the_traitors-picture-no-hand"
    canvas.write(say(caption), (_MARGIN, top + _CAPTION // 2 + 4), 38, QUIET)
    for index, card in enumerate(view.hand):
        left, start = _MARGIN + index * (_CARD[0] + _GAP), top + _CAPTION
        box = Box(left, start, left + _CARD[0], start + _CARD[1])
        # The Traitor card bears the role's name: its own one is too long in some languages.
        name = "the_traitors-role" if card == TRAITOR else "the_traitors-card"
        draw_named_card(canvas, box, card, say(name, key=card))


def _role(canvas: Canvas, top: int, view: TheTraitorsView, say: Speaker) -> None:
    """The role the seat has now; below it, if it has been recruited, the one it was dealt."""
    role, left = own_role(view, view.seat or 0), canvas.image.width - _MARGIN - _ROLE[0]
    canvas.write(say("the_traitors-picture-role"), (left, top + _CAPTION // 2 + 4), 38, QUIET)
    box = Box(left, top + _CAPTION, left + _ROLE[0], top + _CAPTION + _ROLE[1])
    draw_role(canvas, box, role, say("the_traitors-role", key=role))
    if view.recruited:
        words, size = fitting(say("the_traitors-picture-recruited"), "SemiBold", (36, 33, 30), _ROLE[0])
        canvas.write(words, (left, box.bottom + 40), size, PAPER)


def _sight(canvas: Canvas, box: Box, sight: Sight, size: int, name: str, say: Speaker) -> None:
    """What is known of a hand: its cards, open as far as they are known."""
    line = box.middle[1]
    canvas.panel(box, DISC, 14)
    draw_badge(canvas, square((box.left + 54, line), 72), sight.seat)
    start = box.right - 14 - size * (_SEEN[0] + 8)
    for index in range(size):
        left = start + 8 + index * (_SEEN[0] + 8)
        card = Box(left, line - _SEEN[1] // 2, left + _SEEN[0], line + _SEEN[1] // 2)
        if index < len(sight.cards):
            draw_card(canvas, card, sight.cards[index])
        else:
            draw_back(canvas, card)
    left = box.left + 108
    note = sight_words(sight, size, say)
    room = box.right - 14 - 4 * (_SEEN[0] + 8) - 12 - left
    words, letters = fitting(f"{sight.seat + 1} · {name}", "SemiBold", (44, 40, 36), room)
    canvas.write(words, (left, line - 24), letters, PAPER)
    words, letters = fitting(note, "SemiBold", (34, 31, 28), room)
    canvas.write(words, (left, line + 28), letters, QUIET)


def sight_words(sight: Sight, size: int, say: Speaker) -> str:
    """How much is known of a hand of so many cards."""
    if not size:
        return say("the_traitors-picture-no-cards")
    if sight.complete or len(sight.cards) == size:
        return say("the_traitors-picture-whole")
    return say("the_traitors-picture-some", count=size - len(sight.cards))
