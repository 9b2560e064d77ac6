"""What the pictures of hands share: the header with the seat's name, and blocks one below the other."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import HEADER, PAPER, QUIET, SEATS
from bot.pictures.lettering import fitting
from bot.texts import Speaker
from engine.view import View

HAND_HEADER_HEIGHT = 110
_SIDE, _MARGIN = 76, 32


class Block(NamedTuple):
    """A part of a hand; ``draw`` gets a box of that height."""

    height: int
    draw: Callable[[Canvas, Box], None]


def height_of(blocks: Sequence[Block]) -> int:
    """How high the blocks are together."""
    return sum(block.height for block in blocks)


def draw_blocks(canvas: Canvas, blocks: Sequence[Block], box: Box) -> None:
    """Draws the blocks one below the other."""
    top = box.top
    for block in blocks:
        block.draw(canvas, box._replace(top=top, bottom=top + block.height))
        top += block.height


def draw_hand_header(canvas: Canvas, view: View, seat: int, name: str, say: Speaker) -> None:
    """Whose hand it is, of which game, in which round."""
    right, middle = canvas.image.width, HAND_HEADER_HEIGHT // 2
    canvas.image.paste(HEADER, (0, 0, right, HAND_HEADER_HEIGHT))
    canvas.image.paste(SEATS[seat], (0, 0, _SIDE, HAND_HEADER_HEIGHT))
    canvas.mark(seat, square((_SIDE // 2, middle), 48))
    when = say(f"{view.game}-game")
    if view.round:
        when += " · " + say("picture-round", round=view.round, rounds=view.rounds)
    end = canvas.write(when, (right - _MARGIN, middle), 34, QUIET, "SemiBold", "rm").left - 30
    words, size = fitting(name, "ExtraBold", (52, 46, 40), end - 104)
    canvas.write(words, (104, middle), size, PAPER, "ExtraBold")
