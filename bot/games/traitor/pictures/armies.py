"""The armies around the table: owner, points, and the cards in hand or in the field."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.traitor.pictures.colours import FELT, RED
from bot.games.traitor.pictures.field import draw_eliminated, draw_field, draw_traitor
from bot.games.traitor.pictures.layout import PADDING
from bot.games.traitor.pictures.people import HIGH, draw_portrait
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER, QUIET, SEATS, WHITE
from bot.pictures.landscape import LEGIBLE, draw_back
from bot.pictures.lettering import fitting, width
from bot.texts import Speaker
from engine.traitor.view import ArmyView, TraitorView, is_known, suspected

_RADIUS = 18
_FRAME = 6
_FAN = 96  # how high cards in hand are
_TOLD = 240  # room for the words that somebody is a traitor
_CHIP, _ROOMY = 150, 400  # room for a suspicion in the heading of an army in a hand or a low box, if it is so wide
_BIG = 300  # boxes so high have a large heading


class _Heading(NamedTuple):
    """The sizes of a heading: of the portrait, of the plate of the owner and its letters, and of the points."""

    high: int
    portrait: int
    plate: int
    letters: tuple[int, ...]
    points: int


_HEADINGS = (
    _Heading(60, 52, 46, (44, 40, 36, 33), 54),
    _Heading(96, HIGH, 60, (54, 50, 46, 42, 38, 34), 68),
)


class _Owner(NamedTuple):
    """The words on the plate of an army's owner, and the pictogram beside them."""

    name: str
    which: str
    sign: str
    below: bool
    """``True`` if the number of the army stands below the name."""

    def width(self, name: str, size: int) -> int:
        """Return the width of the plate if the name is written so."""
        which = width(self.which, "SemiBold", LEGIBLE) if self.which else 0
        words = width(name, "ExtraBold", size)
        return 24 + (max(words, which) if self.below else words + which + 12 * bool(which)) + 40 * bool(self.sign)


def draw_army(
    canvas: Canvas,
    box: Box,
    view: TraitorView,
    army: ArmyView,
    names: Sequence[str],
    say: Speaker,
    *,
    awaited: bool,
    own: Mapping[int, str] | None = None,
) -> None:
    """Draw all public facts of an army, framed in white while its owner is asked for it.

    In a hand, ``own`` are the cards that only its seat knows, by slot.
    """
    if awaited:
        canvas.panel(box.grown(-1), WHITE, _RADIUS)
        canvas.panel(box.grown(-1 - _FRAME), FELT, _RADIUS - _FRAME)
    which = say("traitor-picture-which", which=army.which) if army.which else ""
    chip = _CHIP if box.width >= _ROOMY and (own is not None or box.height < _BIG) else 0
    head = _draw_heading(
        canvas,
        box,
        army,
        _Owner(names[army.seat], which, _sign(view, army, awaited=awaited), bool(which) and box.height >= _BIG),
        say,
        chip if suspected(view) and not is_known(army) else 0,
    )
    if army.eliminated:
        draw_eliminated(canvas, cards_box(box), army, say)
        if is_known(army):
            draw_traitor(canvas, head, army, say)
    elif army.hand:
        _hand(canvas, cards_box(box), army.hand, say)
    else:
        draw_field(canvas, cards_box(box), head, view, army, say, own, chip)


def cards_box(box: Box) -> Box:
    """Return the box for the cards of an army, below its heading."""
    inner = box.grown(-PADDING)
    return inner._replace(top=inner.top + _heading(box).high)


def _heading(box: Box) -> _Heading:
    """Return the sizes of the heading in a box."""
    return _HEADINGS[box.height >= _BIG]


def _draw_heading(canvas: Canvas, box: Box, army: ArmyView, owner: _Owner, say: Speaker, free: int) -> Box:
    """Draw the owner and the points; return what is free between them, so wide at least if the points have no word.

    A known traitor has a hood and a red plate.
    """
    inner, sizes = box.grown(-PADDING), _heading(box)
    left = draw_portrait(canvas, (inner.left, inner.top), army, sizes.portrait)
    head = Box(left, inner.top, inner.right, inner.top + sizes.portrait)
    end = _draw_points(canvas, head, army, owner, sizes, say, free) - 10
    return head._replace(left=_draw_plate(canvas, head, end - free, army, owner, sizes) + 14, right=end - 6)


def asked_armies(view: TraitorView) -> tuple[int, ...]:
    """Return the armies whose owners are asked for them, as everybody may know."""
    if view.phase == "gift":
        armies: Sequence[int] = range(len(view.armies))
    elif view.phase == "muster":
        armies = view.mustering
    else:
        army = view.looking if view.phase == "look" else view.turn
        armies = () if army is None else (army,)
    return tuple(army for army in armies if view.armies[army].seat in view.asked)


def shown_slots(army: ArmyView, known: Mapping[int, str]) -> list[tuple[int, str, bool]]:
    """Return for every card of an army its slot, the card if known, and whether the card lies face down."""
    return [(one.slot, one.card or one.remembered or known.get(one.slot, ""), not one.card) for one in army.slots]


def _sign(view: TraitorView, army: ArmyView, *, awaited: bool) -> str:
    """Return a pictogram beside the name.

    The pictogram tells that the owner has won, or that the army is in turn while another seat is asked.
    """
    if view.result is not None:
        return "laurels" if army.seat in view.result.winners else ""
    return "turn" if army.number == view.turn and not awaited else ""


def _draw_plate(canvas: Canvas, head: Box, end: int, army: ArmyView, owner: _Owner, sizes: _Heading) -> int:
    """Draw the owner's name on a plate in its colour that ends before ``end``; dark once the army is eliminated.

    Return the end of the plate.
    """
    line, left = head.middle[1], head.left
    name, size = fitting(
        owner.name,
        "ExtraBold",
        sizes.letters[2 * owner.below :],
        end - left - owner._replace(which="" if owner.below else owner.which).width("", LEGIBLE),
    )
    ground, ink = (INK, QUIET) if army.eliminated else (SEATS[army.seat], INK)
    if is_known(army):
        ground, ink = RED, PAPER
    high = sizes.portrait if owner.below else sizes.plate
    plate = Box(left, line - high // 2, left + owner.width(name, size), line + high // 2)
    canvas.fill(plate._replace(left=left - 14, right=left + 14), ground)
    canvas.panel(plate, ground, 12)
    at = canvas.write(name, (left + 10, line - 16 * owner.below), size, ink, "ExtraBold").right
    if owner.which:
        canvas.write(owner.which, (left + 10, line + 24) if owner.below else (at + 12, line + 2), LEGIBLE, ink)
    if owner.sign:
        canvas.pictogram(owner.sign, square((plate.right - 26, line), 34), ink)
    return plate.right


def _draw_points(
    canvas: Canvas, head: Box, army: ArmyView, owner: _Owner, sizes: _Heading, say: Speaker, free: int
) -> int:
    """Draw the points at the right, with the word for them if there is room; return their left edge."""
    y, right = head.middle[1], head.right - 2
    word = say("traitor-picture-points", count=army.points)
    number = width(str(army.points), "ExtraBold", sizes.points)
    room = head.width - _TOLD * is_known(army) - free
    if owner.width(owner.name, sizes.letters[-1]) + width(word, "SemiBold", LEGIBLE) + number + 24 <= room:
        right = canvas.write(word, (right, y + 7), LEGIBLE, QUIET, "SemiBold", "rm").left - 7
    return canvas.write(str(army.points), (right, y), sizes.points, GOLD, "ExtraBold", "rm").left


def next_words(army: ArmyView, say: Speaker) -> str:
    """Tell what the next points of an army bring."""
    return say("traitor-picture-next", kind=army.next_kind, points=army.next_points, number=army.next_number)


def _hand(canvas: Canvas, box: Box, cards: int, say: Speaker) -> None:
    """Draw a hand from behind, fanned out, and its number of cards."""
    words = say("traitor-picture-cards", count=cards)
    below = box.height > _FAN + 50
    high = min(box.height - 10, _FAN)
    room = box.width - (0 if below else width(words, "SemiBold", 34) + 24)
    wide = high * 7 // 10
    step = min(wide // 3, (room - wide) // max(cards - 1, 1))
    top = box.top + (6 if below else (box.height - high) // 2 - 4)
    for number in range(cards):
        left = box.left + step * number
        draw_back(canvas, Box(left, top, left + wide, top + high))
    at = (box.left, top + high + 32) if below else (box.left + step * (cards - 1) + wide + 16, top + high // 2)
    canvas.write(words, at, 34, PAPER)


def army_name(view: TraitorView, number: int, names: Sequence[str], say: Speaker) -> str:
    """Name an army by its owner and its number, in words."""
    army = view.armies[number]
    return say("traitor-army", name=names[army.seat], which=army.which)
