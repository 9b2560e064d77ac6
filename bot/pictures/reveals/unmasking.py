"""The picture in which everybody's role is shown: cards are turned one by one, then a pot goes to whoever gets it.

A game gives the contents with an ``Unmasking``, made of public events alone.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from bot.pictures import heavens
from bot.pictures.animation import Animation, Frame
from bot.pictures.canvas import Box, Canvas, sheet, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET, SEATS, Colour, colour, mix
from bot.pictures.landscape import LEGIBLE, WIDTH, draw_seat
from bot.pictures.lettering import fitting, width
from bot.pictures.sentences import sentence, shortened

TONE = "dusk"
_CLOSED = colour("4a2533")
_SIDES: dict[str, Colour] = {"red": colour("8a2338"), "blue": colour("1f4d8a")}
_ENDED: dict[str, Colour] = {"red": colour("44202c"), "blue": colour("20304a")}
"""The colours of cards by the side of the role: of those who are unmasked now, and of those who were out before."""

_SIDE, _GAP, _WIDEST = 32, 14, 230
_CARDS, _PLATES = range(112, 408), range(420, 480)
"""The heights of the cards and of the plates below."""
_LINE = 58
_POT = Box(560, 492, 840, 592)
_PARTS, _SUMS = 508, 564
"""The lines of the numbers of which each sum is made, and of the words on them."""
_COIN = 46
_NARROW = 200
"""The width below which a card has no room for mark and name side by side."""

_FIRST, _EDGE, _FACE, _LAST = 2200, 120, 1000, 2000
_STEP, _STEPS, _SHARED = 90, 9, 1400
"""Milliseconds of the first frame, of a card's edge and its face, and before the last card; the same of coins."""


class Masked(NamedTuple):
    """A seat, the role under its mask, and what it gets."""

    seat: int
    name: str
    symbol: str
    """The pictogram of the role."""
    role: str
    side: str
    """``red`` or ``blue``."""
    fate: str = ""
    """The pictogram of the fate by which everybody has known the role before; empty for whoever is unmasked now."""
    own: str = ""
    """The number that it had itself."""
    part: str = ""
    """The number that it gets of the pot."""
    gain: str = ""
    """The sum of both."""
    shares: bool = False
    """Tell whether the pot goes to it."""


class Unmasking(NamedTuple):
    """The contents of the picture; ``closed`` are the seats whose cards are turned, in that order."""

    heading: str
    turning: str
    """The words that stand while cards are turned."""
    headline: str
    """The words in the end."""
    back: str
    """The pictogram on a closed card."""
    coin: str
    """The pictogram of what the pot has."""
    pot: str
    """The pictogram of the pot."""
    content: str
    """The number of all that is in the pot."""
    sums: str
    """The words in the end for the numbers of which each sum is made, and for the rest that cannot be shared."""
    people: tuple[Masked, ...]
    closed: tuple[int, ...]
    waits: int = 0
    """Milliseconds for which everything stays closed, because another picture is turned before."""

    @property
    def alt(self) -> str:
        """The picture in words, the result first."""
        people = (", ".join(filter(None, (f"{one.name}: {one.role}", _summed(one)))) for one in self.people)
        told = (f"{self.heading}: {self.headline}", *people, self.sums)
        return shortened(" ".join(map(sentence, told)))


def _summed(one: Masked) -> str:
    """Return the sum that somebody gets, and its numbers; nothing for others."""
    return one.gain and f"{one.gain} ({one.own} + {one.part})"


def draw_unmasking(told: Unmasking) -> Animation:
    """Return the cards as they are before, and the frames that follow. The last frame has the whole result."""
    first, boxes = Canvas(heavens.heavens(TONE, bare=True)), _boxes(len(told.people))
    _banner(first, told.turning, told.heading)
    for one, box in zip(told.people, boxes, strict=True):
        if one.seat in told.closed:
            _draw_back(first, box, one, told.back)
        else:
            _draw_known(first, box, one)
    _draw_pot(first, told)
    people = {one.seat: (one, box) for one, box in zip(told.people, boxes, strict=True)}
    frames = []
    for number, seat in enumerate(told.closed):
        one, box = people[seat]
        last = number == len(told.closed) - 2
        frames += [Frame(_edge(box), _EDGE), Frame(_turned(box, one, told.coin), _LAST if last else _FACE)]
    getting = [(one, box) for one, box in people.values() if one.shares]
    return Animation(first, _FIRST + told.waits, (*frames, *_shared(told, getting), Frame(_result(told), _SHARED)))


def _boxes(number: int) -> list[Box]:
    """Return the places of the cards, side by side in the middle."""
    wide = min(_WIDEST, (WIDTH - 2 * _SIDE + _GAP) // number - _GAP)
    left = (WIDTH - number * (wide + _GAP) + _GAP) // 2
    lefts = [left + place * (wide + _GAP) for place in range(number)]
    return [Box(one, _CARDS.start, one + wide, _CARDS.stop) for one in lefts]


def _plate(box: Box) -> Box:
    """Return the place of the numbers below a card."""
    return box._replace(top=_PLATES.start, bottom=_PLATES.stop)


def _banner(canvas: Canvas, words: str, heading: str = "") -> None:
    left, right = _SIDE, WIDTH - 2 * _SIDE
    if heading:
        left = canvas.fit(heading, (left, _LINE), (56, 50, 44, 40), (right - left) // 2, GOLD, "ExtraBold").right + 30
    canvas.fit(words, (left, _LINE), (60, 56, 50, 44, 40, 36), right - left, PAPER, "ExtraBold")


def _frame(canvas: Canvas, box: Box, ground: Colour, frame: Colour) -> None:
    canvas.panel(box, frame, 22)
    canvas.panel(box.grown(-8), ground, 16)


def _draw_back(canvas: Canvas, box: Box, one: Masked, back: str) -> None:
    _frame(canvas, box, _CLOSED, PAPER)
    canvas.pictogram(back, square((box.middle[0], box.top + 116), min(150, box.width - 40)), PAPER)
    _draw_person(canvas, box, one)


def _draw_face(canvas: Canvas, box: Box, one: Masked) -> None:
    """Draw the role; of somebody who was out before it is darker."""
    ground, frame = (_ENDED[one.side], QUIET) if one.fate else (_SIDES[one.side], GOLD if one.shares else PAPER)
    _frame(canvas, box, ground, frame)
    canvas.pictogram(one.symbol, square((box.middle[0], box.top + 84), min(124, box.width - 60)), PAPER)
    words, size = fitting(
        one.role, "ExtraBold", (46, 42, 38) if box.width >= _NARROW else (34, 30, LEGIBLE), box.width - 24
    )
    canvas.write(words, (box.middle[0], box.top + 174), size, PAPER, "ExtraBold", "mm")
    _draw_person(canvas, box, one)


def _draw_person(canvas: Canvas, box: Box, one: Masked) -> None:
    """Draw the name at the foot of a card, and the mark beside the name, or in a corner if the card is narrow."""
    narrow = box.width < _WIDEST
    side, size = (10, 0) if narrow else (14, 54)
    plate = Box(box.left + side, box.bottom - 82, box.right - side, box.bottom - side - 2)
    canvas.panel(plate, PAPER, 14)
    words, letters = fitting(one.name, "ExtraBold", (44, 40, 36, LEGIBLE), plate.width - size - 10)
    left = plate.middle[0] - (size + width(words, "ExtraBold", letters)) // 2
    mark = square((box.left + 32, box.top + 32) if narrow else (left + 23, plate.middle[1]), 46)
    draw_seat(canvas, mark, one.seat)
    canvas.write(words, (left + size, plate.middle[1]), letters, INK, "ExtraBold")


def _draw_known(canvas: Canvas, box: Box, one: Masked) -> None:
    """Draw the role, and the fate below."""
    _draw_face(canvas, box, one)
    plate = _plate(box)
    canvas.panel(plate, DISC, 16)
    canvas.pictogram(one.fate, square(plate.middle, plate.height), QUIET)


def _edge(box: Box) -> Canvas:
    """Draw a card from its edge."""
    canvas = _bare(box)
    middle = box.middle[0]
    canvas.panel(Box(middle - 9, box.top, middle + 9, box.bottom), PAPER, 9)
    return canvas


def _bare(box: Box) -> Canvas:
    """Put the sky back on a part of the picture."""
    canvas = sheet()
    canvas.put(heavens.heavens(TONE, bare=True).crop(box), (box.left, box.top))
    return canvas


def _turned(box: Box, one: Masked, coin: str) -> Canvas:
    """Draw a card that has been turned, and below it the fate, or the number that the seat had itself."""
    canvas = sheet()
    if one.fate:
        _draw_known(canvas, box, one)
        return canvas
    _draw_face(canvas, box, one._replace(shares=False))
    if one.own:
        _draw_number(canvas, _plate(box), coin, one.own, PAPER)
    return canvas


def _draw_number(canvas: Canvas, plate: Box, symbol: str, words: str, shade: Colour) -> None:
    canvas.panel(plate, DISC, 16)
    words, size = fitting(words, "ExtraBold", (50,) if plate.width >= _NARROW else (40, 36), plate.width - _COIN - 20)
    left = plate.middle[0] - (_COIN + 8 + width(words, "ExtraBold", size)) // 2
    canvas.pictogram(symbol, square((left + _COIN // 2, plate.middle[1]), _COIN), shade)
    canvas.write(words, (left + _COIN + 8, plate.middle[1]), size, shade, "ExtraBold")


def _draw_pot(canvas: Canvas, told: Unmasking) -> None:
    canvas.panel(_POT, DISC, 24)
    canvas.pictogram(told.pot, square((_POT.left + 74, _POT.middle[1]), 92), GOLD)
    canvas.fit(told.content, (_POT.left + 140, _POT.middle[1]), (80, 64, 52), _POT.width - 150, GOLD, "ExtraBold")


def _shared(told: Unmasking, getting: Sequence[tuple[Masked, Box]]) -> list[Frame]:
    """Return the frames in which coins slide from the pot to all who get it, and the sums appear."""
    frames: list[Frame] = []
    way = Box(0, _PLATES.stop, WIDTH, heavens.HEIGHT)
    for step in range(1, _STEPS):
        moved = _bare(way)
        _draw_pot(moved, told)
        for _, box in getting:
            moved.pictogram(told.coin, square(_on_the_way(box, step / _STEPS), _COIN), GOLD)
        frames.append(Frame(moved, _STEP))
    given = _bare(way)
    given.fit(told.sums, (WIDTH // 2, _SUMS), (40, 36, 32), WIDTH - 2 * _SIDE, PAPER, anchor="mm")
    for one, box in getting:
        _draw_face(given, box, one)
    for one, box in zip(told.people, _boxes(len(told.people)), strict=True):
        if one.gain:
            _draw_number(given, _plate(box), told.coin, one.gain, GOLD if one.shares else PAPER)
            given.write(f"{one.own} + {one.part}", (box.middle[0], _PARTS), 40, PAPER, "SemiBold", "mm")
    return [*frames, Frame(given, _SHARED)]


def _on_the_way(box: Box, share: float) -> tuple[int, int]:
    """Return the place of a coin: first along the foot of the picture, then up to the seat's plate."""
    start, along = _POT.middle, min(1.0, share * 1.5)
    up = max(0.0, share * 3 - 2)
    left = round(start[0] + (box.middle[0] - start[0]) * along)
    return left, round(start[1] + (_PLATES.stop + _COIN // 2 - start[1]) * up)


def _result(told: Unmasking) -> Canvas:
    """Draw the headline."""
    canvas = _bare(Box(0, 0, WIDTH, _CARDS.start - 4))
    _banner(canvas, told.headline)
    return canvas


@cache
def unmasking_palette() -> tuple[Colour, ...]:
    """Return the colours of the picture."""
    sky = heavens.colours(TONE)
    flat = (INK, PAPER, GOLD, DISC, QUIET, *SEATS, *sky, _CLOSED, *_SIDES.values(), *_ENDED.values())
    edges = [(PAPER, ground) for ground in (_CLOSED, *_SIDES.values(), *_ENDED.values(), INK, DISC, *sky[:6])]
    edges += [(GOLD, ground) for ground in (DISC, INK, sky[1], *_SIDES.values(), *sky[-2:])]
    edges += [(QUIET, ground) for ground in (DISC, sky[-1], sky[2], *_ENDED.values())]
    edges += [(seat, INK) for seat in SEATS]
    steps = [mix(one, other, share) for one, other in edges for share in (0.25, 0.5, 0.75)]
    return tuple(dict.fromkeys((*flat, *steps)))[:256]
