"""The picture of a lobby: the face of its game, and the seats in a row, taken or still free.

A game gives its ``Face``; all games' lobbies are drawn here.
"""

from typing import NamedTuple

from bot.pictures import heavens
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, PAPER, Colour
from bot.pictures.landscape import LEGIBLE, WIDTH, draw_seat
from bot.pictures.lettering import fitting, wrapped
from bot.pictures.sentences import sentence, shortened

_LEFT, _RIGHT = 560, 1350  # of the words
_DISC = (268, 250)
_SYMBOLS = ((248, (0,)), (184, (-88, 88)))  # the size of one or two, and how far from the middle
_TITLE = 78
_PITCH = (140, 276)  # from, to
_ABOUT = (282, 352)
_PLATES, _FOOT = 520, 60  # the middle of the row of seats, and half its height
_GAP, _EDGE, _WIDEST = 14, 40, 420
_SIGN = 60


class Face(NamedTuple):
    """The emblem of a game: the tone of the sky, and one or two pictograms."""

    tone: str
    symbols: tuple[str, ...]


class LobbyCard(NamedTuple):
    """The contents: the game and its pitch, its seats and length, and who sits there; a missing person has no name."""

    face: Face
    title: str
    pitch: str
    about: str
    seats: tuple[str, ...]
    free: str
    """The word on a seat that is missing."""

    @property
    def alt(self) -> str:
        """The lobby in words, its people first."""
        taken = [name for name in self.seats if name]
        missing = len(self.seats) - len(taken)
        here = ", ".join([*taken, *([f"{missing} × {self.free}"] if missing else [])])
        told = map(sentence, (here, self.title, self.pitch, self.about))
        return shortened(" ".join(filter(None, told)))


def draw_lobby(card: LobbyCard) -> Canvas:
    """Draw the emblem before the sky at the left, the game in words at the right, and the seats below."""
    canvas = Canvas(heavens.heavens(card.face.tone))
    size, places = _SYMBOLS[len(card.face.symbols) - 1]
    for symbol, aside in zip(card.face.symbols, places, strict=True):
        canvas.pictogram(symbol, square((_DISC[0] + aside, _DISC[1]), size), PAPER)
    canvas.fit(card.title, (_LEFT, _TITLE), (112, 104, 96, 84, 72), _RIGHT - _LEFT, PAPER, "ExtraBold")
    _write(canvas, card.pitch, (50, 46, 42, 38, 34, LEGIBLE), _PITCH, PAPER)
    _write(canvas, card.about, (40, 36, LEGIBLE), _ABOUT, GOLD)
    if card.seats:
        _draw_seats(canvas, card)
    return canvas


def _write(canvas: Canvas, words: str, sizes: tuple[int, ...], between: tuple[int, int], shade: Colour) -> None:
    """Write words between two heights, in lines if they need any."""
    top, bottom = between
    one, size = fitting(words, "SemiBold", sizes, _RIGHT - _LEFT)
    rows, size = ([one], size) if one == words else wrapped(words, "SemiBold", sizes, _RIGHT - _LEFT, bottom - top)
    canvas.write_lines(rows, (_LEFT, (top + bottom) // 2), size, shade)


def _draw_seats(canvas: Canvas, card: LobbyCard) -> None:
    """Draw the seats as plates in a row; with many, the name stands below the sign."""
    number = len(card.seats)
    wide = min(_WIDEST, (WIDTH - 2 * _EDGE - _GAP * (number - 1)) // number)
    left = (WIDTH - wide * number - _GAP * (number - 1)) // 2
    for seat, name in enumerate(card.seats):
        box = Box(left, _PLATES - _FOOT, left + wide, _PLATES + _FOOT)
        left = box.right + _GAP
        canvas.panel(box, heavens.row(card.face.tone), 22)
        _draw_sitter(canvas, card, seat, name, box)


def _draw_sitter(canvas: Canvas, card: LobbyCard, seat: int, name: str, box: Box) -> None:
    beside = len(card.seats) <= 5
    sign = (box.left + 50, _PLATES) if beside else (box.middle[0], box.top + 38)
    if name:
        draw_seat(canvas, square(sign, _SIGN if beside else 52), seat)
    else:
        canvas.panel(square(sign, _SIGN if beside else 52), GOLD, 12)
        canvas.panel(square(sign, (_SIGN if beside else 52) - 8), heavens.row(card.face.tone), 9)
    room = box.width - (104 if beside else 12)
    words, size = fitting(name or card.free, "SemiBold", (44, 40, 36, LEGIBLE), room)
    at = (box.left + 94, _PLATES) if beside else (box.middle[0], box.bottom - 30)
    canvas.write(words, at, size, PAPER if name else GOLD, anchor="lm" if beside else "mm")
