"""Cards: open supply cards, role cards, and the coats of arms."""

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import INK, PAPER, Colour
from bot.pictures.lettering import fitting
from bot.pictures.verraeter.colours import HOUSES
from engine.verraeter.components import DIPLOMATS, House


def draw_value(canvas: Canvas, box: Box, value: int) -> None:
    """An open supply card."""
    radius = box.width // 6
    canvas.panel(box, INK, radius)
    canvas.panel(box.grown(-2), PAPER, radius - 1)
    canvas.write(str(value), box.middle, round(box.height * 0.66), INK, "ExtraBold", "mm")


def draw_role_symbol(canvas: Canvas, box: Box, role: str, colour: Colour = INK) -> None:
    """A role's pictogram; the two diplomats have their number beside the dove."""
    strength = DIPLOMATS.get(role)
    if strength is None:
        canvas.pictogram(role, box, colour)
        return
    size = box.width * 7 // 10
    canvas.pictogram("diplomat", Box(box.left, box.top, box.left + size, box.top + size), colour)
    canvas.write(str(strength), (box.right, box.bottom), box.width * 6 // 10, colour, "ExtraBold", "rs")


def draw_role(canvas: Canvas, box: Box, role: str, name: str) -> None:
    """A role card with its name."""
    canvas.panel(box, INK, 18)
    canvas.panel(box.grown(-3), PAPER, 15)
    draw_role_symbol(canvas, square((box.middle[0], box.top + 96), 136), role)
    words, size = fitting(name, "SemiBold", (36, 32, 29, 26), box.width - 20)
    canvas.write(words, (box.middle[0], box.bottom - 40), size, INK, "SemiBold", "mm")


def draw_arms(canvas: Canvas, middle: tuple[int, int], size: int, house: House, rim: Colour = PAPER) -> None:
    """A house's coat of arms on a round shield of its colour."""
    shield = square(middle, size)
    line = max(4, size // 36)
    canvas.panel(shield, rim, shield.width // 2)
    canvas.panel(shield.grown(-line), HOUSES[house], shield.width // 2 - line)
    canvas.pictogram(house, square(middle, size * 7 // 10), PAPER)
