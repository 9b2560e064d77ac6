"""The race to the space that ends the match: a bar for each score, all on one scale (H-0.8, H-10.1)."""

from functools import lru_cache

from PIL import Image

from bot.games.het_verraad.pictures.colours import RED, STONE
from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import GOLD, INK, RIM, SEATS, Colour
from engine.het_verraad.components import MASTER
from engine.het_verraad.view import HetVerraadView

HEIGHT = 14
_END = 12  # how wide the space is that ends the match
_LESS, _RED_LESS = 4, 1  # by so much the others, and red ones, are lower, above and below
_SEAM = 8  # spaces so wide have a seam between them


def draw_race(canvas: Canvas, view: HetVerraadView, owner: int, points: int, box: Box) -> None:
    """Draw a bar of ``HEIGHT`` across the box.

    The bar shows passed spaces in the owner's colour, then the red spaces and the last space.
    """
    red = red_spaces(view)
    where = (box.left, box.top)
    canvas.put(_track(box.width, view.end_points, red, None), where)
    filled = _filled(box.width, view.end_points, points)
    if filled:
        colour = STONE if owner == MASTER else SEATS[owner]
        canvas.put(_passed(box.width, view.end_points, red, colour, filled), where)


def red_spaces(view: HetVerraadView) -> tuple[int, ...]:
    """Return the spaces that bring an influence card (H-5), up to the space that ends the match."""
    return tuple(number for number in view.red if 0 < number < view.end_points)


def space(width: int, end: int, number: int) -> tuple[int, int]:
    """Return the start and the end of a space of a bar; the first space has number 1.

    >>> space(112, 5, 1), space(112, 5, 4), space(112, 5, 5)
    ((0, 25), (75, 100), (100, 112))
    """
    if number >= end:
        return width - _END, width
    step = (width - _END) / max(end - 1, 1)
    return round((number - 1) * step), round(number * step)


def _filled(width: int, end: int, points: int) -> int:
    return 0 if points <= 0 else space(width, end, min(points, end - 1))[1] if end > 1 else 0


@lru_cache(maxsize=256)
def _passed(width: int, end: int, red: tuple[int, ...], colour: Colour, filled: int) -> Image.Image:
    """Return the part of a bar in a colour that lies before the place ``filled``."""
    return _track(width, end, red, colour).crop((0, 0, filled, HEIGHT))


@lru_cache(maxsize=32)
def _track(width: int, end: int, red: tuple[int, ...], passed: Colour | None) -> Image.Image:
    """Return a bar with no space passed, or all in a colour; the last space stands out either way."""
    image = Image.new("RGB", (width, HEIGHT), INK)
    for number in range(1, end):
        left, right = space(width, end, number)
        colour, less = passed or (RED if number in red else RIM), _RED_LESS if number in red else _LESS
        image.paste(colour, (left, less, right - (2 if right - left >= _SEAM else 0), HEIGHT - less))
    image.paste(GOLD, (width - _END, 0, width, HEIGHT))
    return image
