"""Cards: open supply cards, role cards, and the coats of arms."""

from collections.abc import Sequence

from bot.games.verraeter.pictures.colours import HOUSES
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import INK, PAPER, Colour
from bot.pictures.lettering import fitting, wrapped
from bot.texts import Speaker
from engine.verraeter.components import DIPLOMATS, House


def draw_value(canvas: Canvas, box: Box, value: int) -> None:
    """Draw an open supply card."""
    radius = box.width // 6
    canvas.panel(box, INK, radius)
    canvas.panel(box.grown(-2), PAPER, radius - 1)
    canvas.write(str(value), box.middle, min(box.height * 2 // 3, box.width), INK, "ExtraBold", "mm")


def draw_role_symbol(canvas: Canvas, box: Box, role: str, colour: Colour = INK) -> None:
    """Draw a role's pictogram; the two diplomats have their number beside the dove."""
    strength = DIPLOMATS.get(role)
    if strength is None:
        canvas.pictogram(role, box, colour)
        return
    size = box.width * 13 // 20
    canvas.pictogram("diplomat", Box(box.left, box.top, box.left + size, box.top + size), colour)
    canvas.write(str(strength), (box.right, box.bottom), box.width * 7 // 10, colour, "ExtraBold", "rs")


def draw_role(canvas: Canvas, box: Box, role: str, brings: str, say: Speaker) -> None:
    """Draw a role card with its name and, in short, the role's benefit."""
    _card(canvas, box)
    middle, room = box.middle[0], box.width - 8
    draw_role_symbol(canvas, square((middle, box.top + 52), 84), role)
    words, size = fitting(say("verraeter-role", key=role), "ExtraBold", (38, 36, 34, 32, 30, 28, 26, 24, 22, 20), room)
    canvas.write(words, (middle, box.top + 116), size, INK, "ExtraBold", "mm")
    _note(
        canvas,
        Box(box.left + 8, box.top + 138, box.right - 8, box.bottom - 8),
        brings,
        (44, 40, 38, 36, 34, 32, 30, 28, 26),
    )


_NAMES = (52, 46, 40, 36, 32, 28, 26, 24)


def draw_kept_role(canvas: Canvas, box: Box, role: str, brings: str, say: Speaker) -> None:
    """Draw a role card, wider than high, with the role's benefit in short."""
    _card(canvas, box)
    symbol = Box(box.left + 18, box.top + 16, box.left + 148, box.top + 146)
    draw_role_symbol(canvas, symbol, role)
    left = symbol.right + 18
    words, size = fitting(say("verraeter-role", key=role), "ExtraBold", _NAMES, box.right - 16 - left)
    canvas.write(words, (left, symbol.middle[1]), size, INK, "ExtraBold")
    _note(
        canvas, Box(box.left + 18, symbol.bottom + 8, box.right - 18, box.bottom - 12), brings, (44, 40, 36, 34, 32, 30)
    )


def _card(canvas: Canvas, box: Box) -> None:
    canvas.panel(box, INK, 18)
    canvas.panel(box.grown(-3), PAPER, 15)


def _note(canvas: Canvas, box: Box, words: str, sizes: Sequence[int]) -> None:
    """Write words in lines in the middle of a box, in the first size at which all have room."""
    rows, size = wrapped(words, "SemiBold", sizes, box.width, box.height)
    canvas.write_lines(rows, box.middle, size, INK, "mm")


def draw_arms(canvas: Canvas, middle: tuple[int, int], size: int, house: House, rim: Colour = PAPER) -> None:
    """Draw a house's coat of arms on a round shield of its colour."""
    shield = square(middle, size)
    line = max(4, size // 36)
    canvas.panel(shield, rim, shield.width // 2)
    canvas.panel(shield.grown(-line), HOUSES[house], shield.width // 2 - line)
    canvas.pictogram(house, square(middle, size * 7 // 10), PAPER)
