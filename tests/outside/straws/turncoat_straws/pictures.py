"""Straws side by side."""

from collections.abc import Sequence

from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import GOLD, INK, PAPER, palette
from bot.pictures.hands import HAND_HEADER_HEIGHT, draw_hand_header
from bot.pictures.landscape import draw_header, empty_table
from bot.texts import Speaker
from engine.view import View

from . import StrawsView

PALETTE = palette(4)
WIDTH, HEIGHT, INCH = 900, 560, 36


def _of(view: View) -> StrawsView:
    assert isinstance(view, StrawsView)
    return view


def _straw(canvas: Canvas, left: int, length: int) -> None:
    """Draw a straw; all straws of hidden length look alike."""
    box = Box(left, HEIGHT - 70 - INCH * (length or 4), left + 40, HEIGHT - 70)
    canvas.panel(box, GOLD if length else INK, 8)
    canvas.write(str(length or "?"), (left + 20, HEIGHT - 100), 28, INK if length else PAPER, "ExtraBold", "mm")


def draw_board(view: View, names: Sequence[str], say: Speaker) -> Canvas:
    """Everybody's straw, hidden until the end."""
    canvas = Canvas(empty_table(WIDTH, HEIGHT))
    draw_header(canvas, view, names, say)
    for seat, length in enumerate(_of(view).shown or (0,) * view.seats):
        _straw(canvas, 80 + 200 * seat, length)
        canvas.write(names[seat][:9], (80 + 200 * seat, HEIGHT - 40), 30, PAPER)
    return canvas


def draw_hand(view: View, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """The seat's own straw."""
    canvas = Canvas(empty_table(WIDTH, HEIGHT + HAND_HEADER_HEIGHT))
    draw_hand_header(canvas, view, seat, names[seat], say)
    _straw(canvas, 80, _of(view).held)
    return canvas


def board_alt(view: View, names: Sequence[str], say: Speaker) -> str:
    """The straws in words."""
    rows = [say("straws-alt", seat=name, length=one) for name, one in zip(names, _of(view).shown, strict=False)]
    return "\n".join([say("straws-phase", key=view.phase), *rows])


def hand_alt(view: View, seat: int, names: Sequence[str], say: Speaker) -> str:
    """The seat's own straw in words."""
    return say("straws-alt", seat=names[seat], length=_of(view).held)
