"""The two houses on a hand: their landscapes in the conflict, their strengths, their members, and their stakes."""

from collections.abc import Sequence

from bot.games.verraeter.pictures.cards import draw_arms, draw_back_of_hand, draw_role_symbol
from bot.games.verraeter.pictures.colours import FIELDS
from bot.games.verraeter.pictures.landscapes import draw_face
from bot.games.verraeter.pictures.layout import CARD_WIDTH
from bot.games.verraeter.pictures.stakes import at_the_reveal, estate_cards, members_of, own_stake_lines
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, PAPER, QUIET, WHITE
from bot.pictures.landscape import LEGIBLE, draw_seat
from bot.pictures.lettering import fitting
from bot.texts import Speaker
from engine.verraeter.components import HOUSES, House
from engine.verraeter.view import VerraeterView

_CAPTION = 38  # how far below its top the caption's middle stands
_THEN = 85  # the same of the caption's second line
_FACE, _HIGH = 108, 102  # the top and the height of a landscape
_GAP = 16
_ESTATES = 112  # the sign of estates and the cards that they bring
_ROW = 64
_PLAYED, _SCORE, _BACK = 118, 98, 58  # what cards count, points with laurels, cards in hand


def draw_clash(canvas: Canvas, box: Box, view: VerraeterView, names: Sequence[str], say: Speaker) -> None:
    """Draw the houses as they will stand at the reveal, the Eagle on the left, the Rose on the right."""
    half = (box.width - _GAP) // 2
    sides = zip(HOUSES, (box.left, box.right - half), strict=True)
    for house, left in sides:
        _side(canvas, Box(left, box.top, left + half, box.bottom), view, house, names, say)
    if view.conflict is not None:
        badge = square((box.middle[0], box.top + _CAPTION), 60)
        canvas.panel(badge, WHITE if view.outcome is None else GOLD, 30)
        canvas.pictogram("conflict", badge.grown(-9), FIELDS["eagle"])


def caption(view: VerraeterView, house: House, say: Speaker) -> str:
    """Tell the points for which a house fights, or the points it has won; otherwise name the house."""
    return ", ".join(filter(None, _caption(view, house, say)))


def _caption(view: VerraeterView, house: House, say: Speaker) -> tuple[str, str]:
    """Return the caption in two lines; the second is of the points once somebody has changed sides."""
    if view.outcome is not None and view.outcome.winner == house:
        members, points = len(members_of(view, house)), view.outcome.landscape_points
        facts = {"house": house, "members": members, "points": points, "joined": 0}
        return say("verraeter-picture-stake", **facts), ""
    if view.outcome is None and view.conflict is not None:
        return own_stake_lines(view, house, say)
    return say("verraeter-house", key=house), ""


def _side(canvas: Canvas, box: Box, view: VerraeterView, house: House, names: Sequence[str], say: Speaker) -> None:
    canvas.panel(box, FIELDS[house], 18)
    plain = say("verraeter-house", key=house)
    (words, turned), then = _caption(view, house, say), at_the_reveal(view)
    start, members, cards = (
        box.left + (22 if house == "eagle" else 54),
        members_of(then, house),
        estate_cards(view, house),
    )
    taken = _ESTATES if cards and members else 0  # words on a house without members are long
    line, size = fitting(words, "ExtraBold", (46, 42, 38, 35, 32, 30), box.width - 80 - taken)
    colour = PAPER if words == plain else GOLD
    canvas.write(line, (start, box.top + _CAPTION), size, colour, "ExtraBold")
    if turned:
        line, size = fitting(turned, "SemiBold", (42, 38, 34, LEGIBLE), box.right - 18 - start)
        canvas.write(line, (start, box.top + _THEN), size, PAPER)
    left = box.left + 22
    _standard(canvas, left, box, then, house)
    middle = (box.top + _FACE - 4 + box.bottom) // 2
    for row, seat in enumerate(members):
        y = middle + (2 * row - len(members) + 1) * _ROW // 2
        _member(canvas, Box(left + CARD_WIDTH + 34, y - _ROW // 2, box.right - 18, y + _ROW // 2), then, seat, names)
    if cards:
        right, line_of_cards = start + box.width - 76, box.top + (_CAPTION if members else _THEN)
        canvas.pictogram("estate", square((right - _ESTATES + 22, line_of_cards), 44), PAPER)
        canvas.write(f"+{cards}", (right - _ESTATES + 48, line_of_cards), 42, PAPER, "ExtraBold")


def _standard(canvas: Canvas, left: int, box: Box, view: VerraeterView, house: House) -> None:
    """Draw a house's landscape and strength in the conflict; without a conflict its arms."""
    x = left + CARD_WIDTH // 2
    if view.conflict is None and view.outcome is None:
        draw_arms(canvas, (x, (box.top + _FACE - 8 + box.bottom) // 2), CARD_WIDTH, house)
        return
    strength = view.eagle if house == "eagle" else view.rose
    if view.outcome is not None:
        strength = view.outcome.eagle if house == "eagle" else view.outcome.rose
    position = next((place for place in view.conflict or () if view.ring[place].house == house), None)
    if position is not None and view.outcome is None:
        draw_face(canvas, (left, box.top + _FACE), view.ring[position], _HIGH)
    else:
        draw_arms(canvas, (x, box.top + _FACE + _HIGH // 2), _HIGH + 8, house)
    line = (box.top + _FACE + _HIGH + box.bottom) // 2
    words, size = fitting(str(strength), "ExtraBold", (140, 116, 92, 66), CARD_WIDTH + 10)
    lost = view.outcome is not None and view.outcome.winner not in (None, house)
    canvas.write(words, (x, line), size, QUIET if lost else PAPER, "ExtraBold", "mm")


def _member(canvas: Canvas, box: Box, view: VerraeterView, seat: int, names: Sequence[str]) -> None:
    """Draw a member of a house: mark, name, hand and points; once cards are played, what they count, or a role."""
    line, right, public = box.middle[1], box.right, view.table[seat]
    draw_seat(canvas, square((box.left + 23, line), 46), seat)
    if view.result is None and any(one.played is not None for one in view.table):
        if public.played is not None:
            canvas.write(str(sum(public.played)), (right, line), 54, PAPER, "ExtraBold", "rm")
            canvas.pictogram("conflict", square((right - 92, line), 36), PAPER)
        right -= _PLAYED
    else:
        canvas.write(str(public.points), (right, line), 44, GOLD, "ExtraBold", "rm")
        canvas.pictogram("laurels", square((right - _SCORE + 19, line), 38), GOLD)
        right -= _SCORE
    if public.role and view.result is None:
        symbol = square((right - 28, line), 50)
        canvas.panel(symbol, PAPER, 8)
        draw_role_symbol(canvas, symbol.grown(-4), public.role)
        right = symbol.left
    else:
        right = draw_back_of_hand(canvas, right - _BACK, line, public.hand_size) - _BACK
    words, size = fitting(names[seat], "SemiBold", (44, 42, 38, 35, 32, 30), right - 10 - box.left - 58)
    canvas.write(words, (box.left + 58, line), size, PAPER)
