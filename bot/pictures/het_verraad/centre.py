"""The centre of the city, where the decks lie (H-0.1)."""

from bot.pictures.canvas import Canvas
from bot.pictures.colours import PAPER
from bot.pictures.het_verraad import pieces
from bot.pictures.het_verraad.pieces import draw_piece
from bot.pictures.het_verraad.rings import Plan
from engine.het_verraad.view import HetVerraadView

_ROWS = (-56, 0, 56)
_HALF = 8  # between the pictogram and the number


def draw_centre(canvas: Canvas, plan: Plan, view: HetVerraadView) -> None:
    """How many building cards and influence cards lie there, and how many building cards were discarded."""
    counts = (
        (pieces.card("estate", 48), view.deck),
        (pieces.card("turned", 48), len(view.discards)),
        (pieces.card("strategist", 48), view.influence_deck),
    )
    for down, (piece, count) in zip(_ROWS, counts, strict=True):
        draw_piece(canvas, piece, plan.x - _HALF - piece.width, plan.y + down)
        canvas.write(str(count), (plan.x + _HALF, plan.y + down), 40, PAPER, "ExtraBold")
