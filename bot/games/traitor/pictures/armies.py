"""The armies around the table: owner, points, and the cards in hand or in the field."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.traitor.pictures.colours import FELT, RED
from bot.games.traitor.pictures.field import draw_eliminated, draw_field
from bot.games.traitor.pictures.layout import PADDING
from bot.games.traitor.pictures.people import HIGH, draw_portrait, is_known_traitor
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER, QUIET, SEATS, WHITE, Colour
from bot.pictures.landscape import LEGIBLE, draw_back
from bot.pictures.lettering import fitting, width
from bot.texts import Speaker
from engine.traitor.view import ArmyView, TraitorView

_RADIUS = 18
_FRAME = 6
_PLATE = 46
_LINE, _SECOND = 25, 70  # how far below an army's top the middles of its lines are
_NAME = (44, 40, 36, 33)
_CHIP = 42
_FAN = 96  # how high cards in hand are
_SMALL = 52  # the portrait in a low box
_LOW = 210  # boxes lower than this have a heading of one line
_LEAST_NAME = 200  # the room for a long name beside a chip
_HEADINGS = (60, 104)  # how high a heading of so many lines is


class _Chip(NamedTuple):
    """A few words on a plate beside the owner, behind swords if ``swords`` says so."""

    words: str
    ground: Colour
    swords: bool = False

    @property
    def width(self) -> int:
        """The width of the plate."""
        return self.start + 10 + width(self.words, "ExtraBold", LEGIBLE)

    @property
    def start(self) -> int:
        """The distance of the words from the left edge."""
        return 41 if self.swords else 12


class _Owner(NamedTuple):
    """The words on the plate of an army's owner, and the pictogram beside them."""

    name: str
    which: str
    sign: str

    def width(self, name: str, size: int) -> int:
        """Return the width of the plate if the name is written so."""
        which = width(self.which, "SemiBold", LEGIBLE) + 12 if self.which else 0
        return 24 + width(name, "ExtraBold", size) + which + 40 * bool(self.sign)


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
    sign = _sign(view, army, awaited=awaited)
    _heading(canvas, box, view, army, names[army.seat], say, sign=sign, own=own is not None)
    if army.eliminated:
        draw_eliminated(canvas, cards_box(box), army, say)
    elif army.hand:
        _hand(canvas, cards_box(box), army.hand, say)
    else:
        draw_field(canvas, cards_box(box), view, army, say, own or {})


def cards_box(box: Box) -> Box:
    """Return the box for the cards of an army, below its heading."""
    inner = box.grown(-PADDING)
    return inner._replace(top=inner.top + _HEADINGS[_lines(box) - 1])


def _lines(box: Box) -> int:
    """Return the number of lines that the heading in a box has."""
    return 1 if box.height < _LOW else 2


def _heading(
    canvas: Canvas, box: Box, view: TraitorView, army: ArmyView, name: str, say: Speaker, *, sign: str, own: bool
) -> None:
    """Draw the owner and the points, and whether it is a traitor or how often the army has been accused."""
    inner, lines = box.grown(-PADDING), _lines(box)
    left = draw_portrait(canvas, (inner.left, inner.top), army, HIGH if lines > 1 else _SMALL)
    head = inner._replace(left=left)
    which = say("traitor-picture-which", which=army.which) if army.which else ""
    owner = _Owner(name, which if lines == 1 else "", sign)
    beside = width(which, "SemiBold", LEGIBLE) + 12 if which else 0
    room = head.width - min(owner.width(name, _NAME[-1]), _LEAST_NAME) - 96 if lines == 1 else head.width - beside - 12
    chips = [chip for chip in _chips(view, army, say, own=own) if chip.width <= room]
    reserved = chips[0].width + 10 if chips and lines == 1 else 0
    points = _points(canvas, head, army, owner, say, reserved=reserved)
    end = _plate(canvas, head, points - 10 - reserved, army, owner)
    line = inner.top + (_LINE if lines == 1 else _SECOND)
    at = (end if lines == 1 else left) + 10
    if which and lines > 1:
        at = canvas.write(which, (at, line), LEGIBLE, PAPER).right + 12
    for chip in chips[:1]:
        _draw_chip(canvas, (at, line), chip)


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


def _plate(canvas: Canvas, head: Box, end: int, army: ArmyView, owner: _Owner) -> int:
    """Draw the owner's name on a plate in its colour that ends before ``end``; dark once the army is eliminated.

    Return the right edge of the plate.
    """
    line, left = head.top + _LINE, head.left
    name, size = fitting(owner.name, "ExtraBold", _NAME, end - left - owner.width("", _NAME[0]))
    ground, ink = (INK, QUIET) if army.eliminated else (SEATS[army.seat], INK)
    plate = Box(left, line - _PLATE // 2, left + owner.width(name, size), line + _PLATE // 2)
    canvas.fill(plate._replace(left=left - 14, right=left + 14), ground)
    canvas.panel(plate, ground, 12)
    at = canvas.write(name, (left + 10, line), size, ink, "ExtraBold").right
    if owner.which:
        canvas.write(owner.which, (at + 12, line + 2), LEGIBLE, ink)
    if owner.sign:
        canvas.pictogram(owner.sign, square((plate.right - 26, line), 34), ink)
    return plate.right


def _points(canvas: Canvas, head: Box, army: ArmyView, owner: _Owner, say: Speaker, *, reserved: int) -> int:
    """Draw the points at the right, with the word for them if there is room; return their left edge."""
    y, right = head.top + _LINE, head.right - 2
    word = say("traitor-picture-points", count=army.points)
    if owner.width(owner.name, _NAME[2]) + reserved + width(word, "SemiBold", LEGIBLE) + 100 <= head.width:
        right = canvas.write(word, (right, y + 7), LEGIBLE, QUIET, "SemiBold", "rm").left - 7
    return canvas.write(str(army.points), (right, y), 54, GOLD, "ExtraBold", "rm").left


def _chips(view: TraitorView, army: ArmyView, say: Speaker, *, own: bool) -> tuple[_Chip, ...]:
    """Return what may stand beside the owner, the longest first: the word for a known traitor, or the accusations.

    An army accused most often has red ones. In a hand nothing explains swords, so words alone may stand there.
    """
    if is_known_traitor(army):
        return (_Chip(say("traitor-picture-role", side="traitor").upper(), RED),)
    accused = view.suffered[army.number]
    if not accused or view.result is not None or army.eliminated:
        return ()
    ground = RED if accused == max(2, *view.suffered) else INK
    words = _Chip(say("traitor-picture-accused", count=accused), ground)
    return (words,) if own else (words, _Chip(str(accused), ground, swords=True))


def _draw_chip(canvas: Canvas, at: tuple[int, int], chip: _Chip) -> None:
    plate = Box(at[0], at[1] - _CHIP // 2, at[0] + chip.width, at[1] + _CHIP // 2)
    canvas.panel(plate, chip.ground, 10)
    if chip.swords:
        canvas.pictogram("conflict", square((plate.left + 21, at[1]), 34), PAPER)
    canvas.write(chip.words, (plate.left + chip.start, at[1]), LEGIBLE, PAPER, "ExtraBold")


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


def write_owner(
    canvas: Canvas,
    at: tuple[int, int],
    room: int,
    sizes: tuple[int, ...],
    army: ArmyView,
    names: Sequence[str],
    say: Speaker,
) -> None:
    """Write the owner of an army from a point on; only the name is ever cut."""
    which = say("traitor-picture-which", which=army.which) if army.which else ""
    letters = sizes[len(sizes) // 2]
    if which:
        room -= width(which, "SemiBold", letters) + 10
    words, size = fitting(names[army.seat], "SemiBold", sizes, room)
    end = canvas.write(words, at, size, PAPER).right
    if which:
        canvas.write(which, (end + 10, at[1]), letters, QUIET)
