"""The conflict as it stands, on a hand: each house's landscape and strength, who fights for it, and for what."""

from collections.abc import Sequence

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, PAPER, QUIET, SEATS
from bot.pictures.lettering import fitting
from bot.pictures.verraeter.landscapes import draw_face
from bot.pictures.verraeter.layout import CARD_HEIGHT, CARD_WIDTH
from bot.texts import Speaker
from engine.verraeter.components import House
from engine.verraeter.view import VerraeterView

HEIGHT = 264
_CAPTION = 34  # how far below its top the caption's middle stands
_TOP = 68
_ROW = 42


def draw_clash(canvas: Canvas, box: Box, view: VerraeterView, names: Sequence[str], say: Speaker) -> None:
    """The Eagle in the left half of the box, the Rose in the right one; the place of conflict has been chosen."""
    middle = box.middle[0]
    canvas.panel(box, DISC, 18)
    for position in view.conflict or ():
        house = view.ring[position].house
        half = box._replace(right=middle) if house == "eagle" else box._replace(left=middle)
        _side(canvas, half, view, position, names, say)
    canvas.pictogram("conflict", square((middle, box.top + _CAPTION), 44), QUIET)


def stake(view: VerraeterView, house: House, say: Speaker) -> str:
    """What each member of a house gets if it wins with the members it has now (V-7.1)."""
    members = sum(seat.allegiance == house for seat in view.table)
    winner_s = view.options["points_from"] == "winner"
    cards = [view.ring[position] for position in view.conflict or ()]
    card = next(card for card in cards if (card.house == house) == winner_s)
    return say("verraeter-picture-stake", house=house, points=card.points[members - 1] if members else 0)


def _side(canvas: Canvas, box: Box, view: VerraeterView, position: int, names: Sequence[str], say: Speaker) -> None:
    house = view.ring[position].house
    left = box.left + (20 if house == "eagle" else 36)
    words, size = fitting(stake(view, house, say), "SemiBold", (34, 31, 28), box.width - 64)
    canvas.write(words, (left, box.top + _CAPTION), size, GOLD)
    draw_face(canvas, (left, box.top + _TOP), view.ring[position])
    line = box.top + _TOP + CARD_HEIGHT // 2
    strength = view.eagle if house == "eagle" else view.rose
    canvas.write(str(strength), (left + CARD_WIDTH + 66, line), 80, PAPER, "ExtraBold", "mm")
    left += CARD_WIDTH + 126
    members = [seat for seat in range(view.seats) if view.table[seat].allegiance == house]
    for row, seat in enumerate(members):
        y = line + (2 * row - len(members) + 1) * _ROW // 2
        canvas.panel(square((left + 18, y), 36), SEATS[seat], 8)
        canvas.mark(seat, square((left + 18, y), 24))
        words, size = fitting(names[seat], "SemiBold", (32, 30, 28), box.right - 8 - left - 44)
        canvas.write(words, (left + 44, y), size, PAPER)
