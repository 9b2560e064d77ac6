"""The centre of the city with the decks (H-0.1); at the end with the winners."""

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.pieces import draw_piece, draw_row
from bot.games.het_verraad.pictures.rings import Plan
from bot.pictures.canvas import Canvas, square
from bot.pictures.colours import GOLD, PAPER
from engine.het_verraad.view import HetVerraadView
from engine.view import Result

_ROWS = (-40, 0, 40)
_HALF = 8  # between the pictogram and the number
_WINNERS = 3  # so many have room side by side


def draw_centre(canvas: Canvas, plan: Plan, view: HetVerraadView) -> None:
    """Draw the numbers of building cards and influence cards in the piles, and of discarded building cards.

    At the end of the match, draw the winners instead.
    """
    if view.result is not None:
        _winners(canvas, plan, view, view.result)
        return
    counts = (
        (pieces.card("estate", 36), view.deck),
        (pieces.card("turned", 36), len(view.discards)),
        (pieces.card("strategist", 36), view.influence_deck),
    )
    for down, (piece, count) in zip(_ROWS, counts, strict=True):
        draw_piece(canvas, piece, plan.x - _HALF - piece.width, plan.y + down)
        canvas.write(str(count), (plan.x + _HALF, plan.y + down), 34, PAPER, "ExtraBold")


def evil_wins(view: HetVerraadView) -> bool:
    """Return whether the Black Master's marker is above every seat's (H-10.2)."""
    return view.master.points > max(castle.points for castle in view.castles)


def side_that_wins(view: HetVerraadView) -> str:
    """Return ``evil`` or ``good``, once the match is over."""
    return "evil" if evil_wins(view) else "good"


def _winners(canvas: Canvas, plan: Plan, view: HetVerraadView, result: Result) -> None:
    """Draw laurels, or the Black Master's mark if the evil wins, above the marks of the winners."""
    top = (plan.x, plan.y - (32 if result.winners else 0))
    if evil_wins(view):
        draw_row(canvas, top, [pieces.master(88)], 0)
    else:
        canvas.pictogram("laurels", square(top, 88), GOLD)
    rows = [result.winners[:_WINNERS], result.winners[_WINNERS:]]
    for row, down in zip(rows, (34, 68) if rows[1] else (48, 0), strict=True):
        size = 30 if rows[1] else 46 if len(row) > 1 else 60
        draw_row(canvas, (plan.x, plan.y + down), [pieces.owner(seat, size) for seat in row], 8)
