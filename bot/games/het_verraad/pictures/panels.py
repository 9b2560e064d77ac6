"""The panels beside the city: the important facts of each seat and of the Black Master."""

from collections.abc import Sequence
from functools import partial

from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.centre import leaders
from bot.games.het_verraad.pictures.counts import (
    attack_words,
    draw_counts,
    in_play,
    last_holdings,
    opened,
)
from bot.games.het_verraad.pictures.pieces import draw_piece
from bot.games.het_verraad.pictures.race import HEIGHT as BAR
from bot.games.het_verraad.pictures.race import draw_race
from bot.games.het_verraad.pictures.shelves import draw_heap
from bot.games.het_verraad.pictures.tiles import STRIPE, draw_frame, draw_ground
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER, QUIET, WHITE, Colour
from bot.pictures.landscape import LEGIBLE
from bot.pictures.lettering import fitting
from bot.texts import Speaker
from engine.het_verraad.components import MASTER
from engine.het_verraad.view import Attack, CastleView, HetVerraadView, Holdings

FRAME = 6
_POINTS = 112  # room for them
_ASIDE = 12
_LARGE = 106  # in panels so high all is larger
_NAMES, _LARGE_NAMES = (44, 40, 36, 34, 32), (52, 46, 42, 38, 36, 34, 32)
_NUMBERS, _LARGE_NUMBERS = (76, 68, 60, 52, 44), (84, 76, 68, 58)
_TWO = 88  # a line so high has room for two
_ATTACK = (44, 40, 36, 34, 32)
_COUNTS = (42, 40, 38, 36, 34, LEGIBLE)


def draw_panel(canvas: Canvas, view: HetVerraadView, seat: int, box: Box, name: str) -> None:
    """Draw a seat's name, points, holdings and progress."""
    castle = view.castles[seat]
    if seat in view.asked:
        draw_frame(canvas, box, WHITE, FRAME)
    elif view.result is not None and seat in view.result.winners:
        draw_frame(canvas, box, GOLD, FRAME)
    draw_ground(canvas, box, seat)
    _signs(canvas, box, _signs_of(view, seat))
    _points(canvas, view, box, castle.points)
    line = _head(canvas, box, name, QUIET if castle.expelled else PAPER)
    if view.holdings:
        _at_end(canvas, line, castle, view.holdings[seat])
    else:
        draw_counts(canvas, line, partial(in_play, castle))
    _race(canvas, view, seat, castle.points, box)


def _at_end(canvas: Canvas, line: Box, castle: CastleView, held: Holdings) -> None:
    """Draw the holdings that the seat had, and its cards behind them, or below them if there is room."""
    cards, size = line, 42
    if line.height >= _TWO:
        line, cards = line._replace(bottom=cards.middle[1]), line._replace(top=cards.middle[1])
    left, middle = line.left, line.middle[1]
    for piece, words in last_holdings(castle, held, size):
        left = draw_piece(canvas, piece, left, middle) + 6
        left = canvas.write(words, (left, middle), size, PAPER, "ExtraBold").right + 16
    draw_heap(canvas, [cards._replace(left=left) if cards == line else cards], opened(held, LEGIBLE))


def draw_master(canvas: Canvas, view: HetVerraadView, box: Box, say: Speaker) -> None:
    """Draw all known facts about the Black Master, and his last attack with all its summands (H-6.3)."""
    master = view.master
    draw_ground(canvas, box, MASTER)
    _points(canvas, view, box, master.points)
    place = pieces.sign(master.area, 32) if master.area else pieces.gate(44)
    right = box.right - _POINTS - place.width
    draw_piece(canvas, place, right, box.top + 28)
    name = say("het_verraad-picture-master")
    line = _head(canvas, box._replace(right=right + _POINTS - 8), name, PAPER)._replace(right=box.right - _POINTS)
    if view.attack is not None:
        _attack(canvas, line, view.attack)
    else:
        words = say("het_verraad-picture-of-evil", areas=len(master.areas), chips=master.chips)
        shown, size = fitting(words, "SemiBold", _COUNTS, line.width)
        canvas.write(shown, (line.left, line.middle[1]), size, PAPER)
    _race(canvas, view, MASTER, master.points, box)


def _signs_of(view: HetVerraadView, seat: int) -> list[str]:
    """Return the pictograms of a seat: at the end they mark the winners, before then the seat in turn."""
    if view.result is not None:
        return ["laurels"] if seat in view.result.winners else []
    return ["turn"] if view.turn is not None and seat == view.turn.seat else []


def _signs(canvas: Canvas, box: Box, found: Sequence[str]) -> None:
    """Draw the pictograms below the mark, two of them beside each other."""
    size = 34 if len(found) == 1 else 25
    line = min(box.top + 74, box.bottom - 6 - size // 2)
    for number, sign in enumerate(found):
        middle = box.left + STRIPE // 2 + (2 * number + 1 - len(found)) * size // 2
        canvas.pictogram(sign, square((middle, line), size), INK)


def _points(canvas: Canvas, view: HetVerraadView, box: Box, points: int) -> None:
    """Draw points at the right, on gold if nobody has more."""
    sizes = _LARGE_NUMBERS if box.height >= _LARGE else _NUMBERS
    words, size = fitting(str(points), "ExtraBold", sizes, _POINTS - 2 * _ASIDE)
    middle = (box.top + _bar(box).top) // 2 + 1
    leads = points > 0 and points == leaders(view)[1]
    if leads:
        plate = Box(box.right - _POINTS + 4, middle - sizes[0] // 2, box.right - 8, middle + sizes[0] // 2)
        canvas.panel(plate, GOLD, 12)
    at = (box.right - (_POINTS + 4) // 2, middle)
    canvas.write(words, at, size, INK if leads else GOLD, "ExtraBold", "mm")


def _head(canvas: Canvas, box: Box, name: str, colour: Colour) -> Box:
    """Write a name, and return the line below it."""
    left, right, bottom = box.left + STRIPE + 10, box.right - _POINTS - 4, _bar(box).top
    sizes = _LARGE_NAMES if box.height >= _LARGE else _NAMES
    middle = box.top + (bottom - box.top) * 2 // 7
    words, size = fitting(name, "SemiBold", sizes, right - left)
    canvas.write(words, (left, middle), size, colour)
    return Box(left, middle + sizes[0] // 2, right, bottom)


def _bar(box: Box) -> Box:
    """Return the place of the race at the bottom of a panel; a low panel has none, so its figures are larger."""
    high = BAR if box.height >= _LARGE else 0
    return Box(box.left + STRIPE + 10, box.bottom - high - 7, box.right - _ASIDE, box.bottom - 7)


def _race(canvas: Canvas, view: HetVerraadView, owner: int, points: int, box: Box) -> None:
    if _bar(box).height:
        draw_race(canvas, view, owner, points, _bar(box))


def _attack(canvas: Canvas, line: Box, attack: Attack) -> None:
    """Draw both sides of the Black Master's last attack, on the area on which he stands."""
    left, middle = line.left + 44, line.middle[1]
    canvas.pictogram("conflict", square((line.left + 18, middle), 36), GOLD)
    words, size = fitting(attack_words(attack), "ExtraBold", _ATTACK, line.right - 4 - left)
    canvas.write(words, (left, middle), size, GOLD, "ExtraBold")
