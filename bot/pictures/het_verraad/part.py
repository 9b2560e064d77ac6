"""A ring or a quarter of the city, large, with what the reader may choose there."""

from collections.abc import Sequence

from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import GOLD, HEADER, WHITE
from bot.pictures.het_verraad.layout import MARGIN, WIDTH
from bot.pictures.het_verraad.quarter import QUARTERS, areas_of, draw_quarter
from bot.pictures.het_verraad.tiles import draw_ring
from bot.pictures.lettering import fitting
from bot.pictures.table import HEADER_HEIGHT, waiting_words
from bot.texts import Speaker
from engine.het_verraad.components import RINGS
from engine.het_verraad.view import AreaView, HetVerraadView

PARTS = (*RINGS, *QUARTERS)


def draw_part(view: HetVerraadView, part: str, names: Sequence[str], say: Speaker) -> Canvas:
    """The part of that name, as one seat sees it; ``names`` can be drawn as they are."""
    canvas = draw_quarter(view, part, names, say) if part in QUARTERS else draw_ring(view, part, names, say)
    _header(canvas, view, part, names, say)
    return canvas


def areas_of_part(view: HetVerraadView, part: str) -> list[AreaView]:
    """The areas that it shows."""
    return areas_of(view, part) if part in QUARTERS else [area for area in view.areas if area.ring == part]


def _header(canvas: Canvas, view: HetVerraadView, part: str, names: Sequence[str], say: Speaker) -> None:
    canvas.image.paste(HEADER, Box(0, 0, WIDTH, HEADER_HEIGHT))
    middle, end = HEADER_HEIGHT // 2, WIDTH - MARGIN
    words, size = fitting(say("het_verraad-zoom", key=part), "ExtraBold", (50, 44, 38), WIDTH // 2)
    left = canvas.write(words, (MARGIN, middle), size, GOLD, "ExtraBold").right + 40
    waiting = waiting_words(view, names, say)
    if waiting:
        words, size = fitting(waiting, "SemiBold", (42, 38, 34), end - left)
        canvas.write(words, (end, middle), size, WHITE, "SemiBold", "rm")
