"""The common parts of the pictures of hands: the header with the seat's name, and blocks in a column."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import HEADER, PAPER, QUIET, SEATS, Colour
from bot.pictures.lettering import width
from bot.texts import Speaker, round_name
from engine.view import View

HAND_HEADER_HEIGHT = 88
LARGE_WIDTH, LARGE_HEIGHT = 875, 556
"""The width of a large hand, and its usual height: on a screen its letters are 1.6 times as large as a usual hand's."""
_SIDE, _MARGIN = 76, 28
_AFTER = 40


class Block(NamedTuple):
    """A part of a hand; ``draw`` gets a box of that height."""

    height: int
    draw: Callable[[Canvas, Box], None]


def height_of(blocks: Sequence[Block]) -> int:
    """Return the height of all blocks together."""
    return sum(block.height for block in blocks)


def draw_blocks(canvas: Canvas, blocks: Sequence[Block], box: Box) -> None:
    """Draw the blocks in a column."""
    top = box.top
    for block in blocks:
        block.draw(canvas, box._replace(top=top, bottom=top + block.height))
        top += block.height


def draw_hand_header(
    canvas: Canvas,
    view: View,
    seat: int,
    name: str,
    say: Speaker,
    ground: Colour = HEADER,
    *,
    symbol: str = "",
    after: str = "",
) -> None:
    """Draw the name of the hand's seat, its mark, the game and the round; a large hand has the name and mark alone.

    A ``symbol`` may stand before the name, and words ``after`` the name.
    """
    right, middle = canvas.width, HAND_HEADER_HEIGHT // 2
    canvas.fill(Box(0, 0, right, HAND_HEADER_HEIGHT), ground)
    canvas.fill(Box(0, 0, _SIDE, HAND_HEADER_HEIGHT), SEATS[seat])
    canvas.mark(seat, square((_SIDE // 2, middle), 48))
    end = right - _MARGIN
    if right > LARGE_WIDTH:
        when = say(f"{view.game}-game")
        if view.round:
            when += " · " + round_name(say, view.game, view.round, view.rounds)
        quiet = QUIET if ground == HEADER else PAPER
        end = canvas.write(when, (end, middle), 34, quiet, "SemiBold", "rm").left - 30
    left = _SIDE + _MARGIN
    if symbol:
        canvas.pictogram(symbol, square((left + 36, middle), 72), PAPER)
        left += 94
    room = end - left - (width(after, "SemiBold", _AFTER) + 26 if after else 0)
    left = canvas.fit(name, (left, middle), (52, 46, 40), room, PAPER, "ExtraBold").right
    if after:
        canvas.write(after, (left + 26, middle), _AFTER, PAPER)
