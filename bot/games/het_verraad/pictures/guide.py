"""The aims of the game and the marks of the city, for the set-up: nobody has an income or a card to play then."""

from collections.abc import Sequence

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.colours import RIVER, ROAD
from bot.games.het_verraad.pictures.layout import GAP, side_by_side
from bot.games.het_verraad.pictures.pieces import Piece, draw_piece
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER
from bot.pictures.hands import Block
from bot.pictures.landscape import LEGIBLE
from bot.pictures.lettering import fitting, wrapped
from bot.texts import Speaker

_TITLE, _AIM, _MARKS = 62, 92, 50
_SYMBOLS = ("laurels", "turn", "skull")


def aims(points: int, say: Speaker) -> list[Block]:
    """Return blocks that tell the aim of a seat, what a turn is, and how many ``points`` end the match (H-10.1)."""

    def title(canvas: Canvas, box: Box) -> None:
        words, size = fitting(say("het_verraad-picture-start"), "ExtraBold", (46, 42, 38), box.width)
        canvas.write(words, (box.left, box.middle[1] - 4), size, GOLD, "ExtraBold")

    told = zip(_SYMBOLS, aims_told(points, say), strict=True)
    return [Block(_TITLE, title), *(_aim(symbol, words) for symbol, words in told)]


def aims_told(points: int, say: Speaker) -> list[str]:
    """Return each aim in words."""
    return [say("het_verraad-picture-start-aims", key=key, points=points) for key in ("aim", "turn", "end")]


def _aim(symbol: str, words: str) -> Block:
    def draw(canvas: Canvas, box: Box) -> None:
        box = box._replace(bottom=box.bottom - GAP)
        canvas.panel(box, DISC)
        canvas.pictogram(symbol, square((box.left + 34, box.middle[1]), 46), GOLD)
        rows, size = wrapped(words, "SemiBold", (34, LEGIBLE), box.right - 6 - box.left - 66, box.height)
        canvas.write_lines(rows, (box.left + 66, box.middle[1]), size, PAPER)

    return Block(_AIM, draw)


def marks(say: Speaker, *, suggests: bool) -> list[Block]:
    """Return blocks that name the marks of a city's areas; ``suggests``: some areas are marked as worth most."""
    shown = (
        ("price", pieces.offer(3, 0, LEGIBLE)),
        ("bonus", pieces.dots(2, LEGIBLE)),
        ("gate", pieces.gate(42)),
        ("road", pieces.symbol("road", 42, INK, ROAD)),
        ("river", pieces.symbol("river", 42, PAPER, RIVER)),
        ("best", pieces.offer(3, 0, LEGIBLE, best=True)) if suggests else ("tower", pieces.tower(42)),
    )
    named = [(piece, say("het_verraad-picture-mark", key=key)) for key, piece in shown]
    return [_row(named[:3]), _row(named[3:])]


def _row(named: Sequence[tuple[Piece, str]]) -> Block:
    def draw(canvas: Canvas, box: Box) -> None:
        for column, (piece, words) in zip(side_by_side(box, len(named)), named, strict=True):
            left = draw_piece(canvas, piece, column.left + 4, box.middle[1]) + 12
            shown, size = fitting(words, "SemiBold", (34, LEGIBLE), column.right - left)
            canvas.write(shown, (left, box.middle[1]), size, PAPER)

    return Block(_MARKS, draw)
