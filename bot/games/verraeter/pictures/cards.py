"""Cards: open supply cards, role cards, and the coats of arms."""

from collections.abc import Sequence

from bot.games.verraeter.pictures.colours import HOUSES
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import CARD_BACK, INK, PAPER, WHITE, Colour
from bot.pictures.landscape import draw_back
from bot.pictures.lettering import fitting, wrapped
from bot.texts import Speaker
from engine.verraeter.components import DIPLOMATS, House

CARD, _STEP = (46, 62), 6  # of a hand from behind: a card, and how far the next lies beside it
_NAMES = (50, 46, 42, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20)
_BENEFITS = (44, 40, 38, 36, 34, 32, 30, 28, 26)


def draw_value(canvas: Canvas, box: Box, value: int) -> None:
    """Draw an open supply card."""
    radius = box.width // 6
    canvas.panel(box, INK, radius)
    canvas.panel(box.grown(-2), PAPER, radius - 1)
    canvas.write(str(value), box.middle, min(box.height * 2 // 3, box.width), INK, "ExtraBold", "mm")


def draw_back_of_hand(canvas: Canvas, left: int, middle: int, size: int) -> int:
    """Draw a hand from behind, with the number of its cards; return its right end."""
    (wide, high), top = CARD, middle - CARD[1] // 2
    if size > 1:
        draw_back(canvas, Box(left, top, left + wide, top + high))
    card = Box(left + _STEP, top, left + _STEP + wide, top + high)
    if size:
        draw_back(canvas, card)
    else:
        canvas.panel(card, CARD_BACK, 7)
        canvas.panel(card.grown(-3), INK, 5)
    canvas.write(str(size), card.middle, 44, WHITE if size else PAPER, "ExtraBold", "mm")
    return card.right


def draw_role_symbol(canvas: Canvas, box: Box, role: str, colour: Colour = INK) -> None:
    """Draw a role's pictogram; the two diplomats have their number beside the dove."""
    strength = DIPLOMATS.get(role)
    if strength is None:
        canvas.pictogram(role, box, colour)
        return
    size = box.width * 13 // 20
    canvas.pictogram("diplomat", Box(box.left, box.top, box.left + size, box.top + size), colour)
    canvas.write(str(strength), (box.right, box.bottom), box.width * 7 // 10, colour, "ExtraBold", "rs")


def name_size(roles: Sequence[str], room: int, say: Speaker) -> int:
    """Return the size of letters in which the names of all these roles have room."""
    return min(fitting(_name(role, say), "ExtraBold", _NAMES, room - 20)[1] for role in roles)


def _name(role: str, say: Speaker) -> str:
    """Return the name of a role; the number of a diplomat stands beside its dove."""
    return say("verraeter-role", key=role).removesuffix(f" {DIPLOMATS.get(role, '')}")


def draw_role(canvas: Canvas, box: Box, role: str, brings: str, say: Speaker, letters: int = _NAMES[0]) -> None:
    """Draw a role card with its name in such letters at most and, in short, its benefit, as large as there is room."""
    _card(canvas, box)
    middle, size = box.middle[0], min(box.height * 2 // 7, box.width * 2 // 5)
    draw_role_symbol(canvas, square((middle, box.top + 12 + size // 2), size), role)
    line = box.top + 38 + size
    sizes = tuple(one for one in _NAMES if one <= letters)
    words, letters = fitting(_name(role, say), "ExtraBold", sizes, box.width - 20)
    canvas.write(words, (middle, line), letters, INK, "ExtraBold", "mm")
    note = Box(box.left + 8, line + 24, box.right - 8, box.bottom - 8)
    rows, letters = wrapped(brings, "SemiBold", _BENEFITS, note.width, note.height)
    canvas.write_lines(rows, note.middle, letters, INK, "mm")


def _card(canvas: Canvas, box: Box) -> None:
    canvas.panel(box, INK, 18)
    canvas.panel(box.grown(-3), PAPER, 15)


def draw_arms(canvas: Canvas, middle: tuple[int, int], size: int, house: House, rim: Colour = PAPER) -> None:
    """Draw a house's coat of arms on a round shield of its colour."""
    shield = square(middle, size)
    line = max(4, size // 36)
    canvas.panel(shield, rim, shield.width // 2)
    canvas.panel(shield.grown(-line), HOUSES[house], shield.width // 2 - line)
    canvas.pictogram(house, square(middle, size * 7 // 10), PAPER)
