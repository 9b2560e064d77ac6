"""The picture of a moment that everybody is told: a murder, a change of sides, a wall that falls.

A game gives the contents with a ``Moment``, made of public events alone. All games' moments are drawn here.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.pictures import heavens
from bot.pictures.animation import Animation, Frame
from bot.pictures.camps import SIDES, Camp, camps_colours, draw_camps
from bot.pictures.camps.company import COMPANY, Guest, draw_arrival, draw_company
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER, QUIET, SEATS, Colour, colour, mix
from bot.pictures.heavens import HEIGHT
from bot.pictures.landscape import LEGIBLE, WIDTH, draw_plate, draw_seat
from bot.pictures.lettering import LEADING, cut, fitting, lines, width, wrapped
from bot.pictures.reveals.cards import CARD_COLOURS, PlayingCard, draw_cards
from bot.pictures.sentences import sentence, shortened

_LEFT, _RIGHT = 560, 1350  # of the words
_SYMBOL = (268, 250)
_CARDS = Box(48, 120, 488, 380)
_MASKS = Box(50, 180, 1350, 484)
_FEW, _GAP = 8, 14  # so many masks stand in two columns
_SIDE = 50  # beside the words above a company
_DEED = 150  # the height of two lines of the deed
_FOOT = 376  # the end of the words: the roofs are below
_FACTS = 526  # the line of the facts
LENS = 196
"""The radius of a map's lens."""
LAND, WALL = colour("4a5468"), colour("7d8798")
"""Colours of a map beside those of seats: ground of nobody's, and walls."""
_BIG = 4
_ARRIVAL, _WAIT = 700, 1800
"""Milliseconds until the next guest comes in, and until it is clear who does not."""


class Mask(NamedTuple):
    """A line of a list of people: somebody, and what they were."""

    seat: int
    name: str
    symbol: str
    """The pictogram of the role or side."""
    words: str
    """The role or side."""
    side: str = ""
    """``red``, ``blue`` or nothing."""
    note: str = ""
    """A number at the end, or nothing."""


class Course(NamedTuple):
    """A fate that some seats met in a round, in their order."""

    symbol: str
    words: str
    """The same in a word or two: "Murdered"."""
    seats: tuple[int, ...]


class Patch(NamedTuple):
    """A piece of a map: its corners relative to the middle of the lens, and its colour."""

    corners: tuple[tuple[int, int], ...]
    colour: Colour


class Lens(NamedTuple):
    """A map around a place, in the disc of the symbol; the symbol stands on the place itself."""

    patches: tuple[Patch, ...]
    marks: tuple[tuple[int, tuple[int, int]], ...]
    """Seats to whom land around belongs, and where their marks stand."""
    sign: str
    """The name of the place."""
    ink: Colour
    """The colour of the symbol."""


class Moment(NamedTuple):
    """The contents of the picture of a moment.

    >>> Moment("night", "dead", "Breakfast", "is missing", 0, "Anna").alt
    'Breakfast: Anna is missing.'
    """

    tone: str
    """A time of day, ``night``, ``dusk`` or ``day``, or a side's colour, ``red`` or ``blue``."""
    symbol: str
    """The large pictogram."""
    heading: str
    """The name of the moment: "Breakfast"."""
    deed: str
    """The deed, in a few words. They follow the name: "is missing"."""
    seat: int | None = None
    name: str = ""
    lines: tuple[str, ...] = ()
    """At most two short sentences more, without a full stop."""
    facts: tuple[tuple[str, str], ...] = ()
    """Pictograms and words at the foot, at most three."""
    masks: tuple[Mask, ...] = ()
    """Everybody with their role, instead of the large pictogram."""
    course: tuple[Course, ...] = ()
    """Fates of the seats of the masks, at the foot."""
    company: tuple[Guest, ...] = ()
    """Everybody at a table, instead of the large pictogram."""
    lens: Lens | None = None
    """The place, instead of the large pictogram alone."""
    cards: tuple[PlayingCard, ...] = ()
    """Cards, instead of the large pictogram, or brought along between two sides."""
    told: str = ""
    """The cards in words, unless the lines tell them."""
    camps: tuple[Camp, ...] = ()
    """Two sides, instead of the sky; the pictogram stands between them."""
    crossing: int | None = None
    """The seat that has gone from one camp to the other."""

    @property
    def alt(self) -> str:
        """The moment in words, the deed first."""
        deed = " ".join(filter(None, (self.name, self.deed)))
        masks = (", ".join(filter(None, (f"{one.name}: {one.words}", one.note))) for one in self.masks)
        names = {one.seat: one.name for one in self.masks}
        befell = (f"{one.words}: {', '.join(names.get(seat, '') for seat in one.seats)}" for one in self.course)
        foot = (*(words for _, words in self.facts), *befell)
        camps = (one.told for one in self.camps)
        told = filter(None, (f"{self.heading}: {deed}", self.told, *self.lines, *camps, *masks, *foot))
        return shortened(" ".join(map(sentence, told)))


def draw_moment(moment: Moment) -> Canvas:
    """Draw the moment before its sky, and the facts at the foot."""
    canvas = Canvas(heavens.heavens(moment.tone, bare=bool(moment.masks or moment.company)))
    if moment.masks:
        _draw_masks(canvas, moment)
    elif moment.company:
        _draw_table(canvas, moment)
        return canvas
    elif moment.camps:
        draw_camps(canvas, moment.camps, moment.symbol, moment.crossing, moment.cards)
        _write_above(canvas, moment)
    else:
        _draw_deed(canvas, moment)
    _draw_course(canvas, moment, _draw_facts(canvas, moment))
    return canvas


def animate_company(moment: Moment) -> Animation:
    """Return the table as it is laid, everybody who comes in one by one, here and there, and the moment at last."""
    first = Canvas(heavens.heavens(moment.tone, bare=True))
    _write_above(first, moment._replace(name="", deed="", lines=()))
    draw_company(first, [Guest(one.seat, one.name, here=False) for one in moment.company])
    frames = []
    for number in sorted(range(len(moment.company)), key=lambda one: one * 5 % 8):
        if not moment.company[number].symbol:
            change = Canvas(first.ground)
            draw_arrival(change, moment.company, number)
            frames.append(Frame(change, _ARRIVAL))
    *early, last = frames
    return Animation(first, _ARRIVAL, (*early, last._replace(shown=_WAIT), Frame(draw_moment(moment), _ARRIVAL)))


def _draw_table(canvas: Canvas, moment: Moment) -> None:
    """Draw a company at table below the words, the facts on the table's front."""
    _write_above(canvas, moment)
    draw_company(canvas, moment.company)
    told = " · ".join(words for _, words in moment.facts)
    canvas.fit(told, (WIDTH // 2, 576), (36, LEGIBLE), WIDTH - 2 * _SIDE, GOLD, anchor="mm")


def _write_above(canvas: Canvas, moment: Moment) -> None:
    """Write the moment's name, the person and the deed, and the lines in a row."""
    room = WIDTH - 2 * _SIDE
    canvas.fit(moment.heading, (_SIDE, 42), (44, 40, 36), room, GOLD, "ExtraBold")
    words, size = fitting(
        " ".join(filter(None, (moment.name, moment.deed))), "ExtraBold", (84, 72, 64, 56, 48, 42, 36), room
    )
    canvas.write(words, (_SIDE, 118), size, PAPER, "ExtraBold")
    canvas.fit(" · ".join(moment.lines), (_SIDE, 196), (44, 40, 36, LEGIBLE), WIDTH - 2 * _SIDE, PAPER)


def _draw_deed(canvas: Canvas, moment: Moment) -> None:
    """Draw the symbol at the left; at the right the moment's name, the person and the deed."""
    if moment.cards:
        draw_cards(canvas, _CARDS, moment.cards)
    else:
        draw_symbol(canvas, _SYMBOL, 248, moment.symbol, moment.lens)
    canvas.fit(moment.heading, (_LEFT, 62), (48, 44, 40, 36), _RIGHT - _LEFT, GOLD, "ExtraBold")
    line = 138
    if moment.seat is not None:
        draw_seat(canvas, square((_LEFT + 38, line), 76), moment.seat)
        canvas.fit(moment.name, (_LEFT + 100, line), (76, 64, 56, 48, 42), _RIGHT - _LEFT - 100, PAPER, "ExtraBold")
        line += 88
    line = _write_deed(canvas, moment.deed, line)
    rows, size = _rows(moment.lines, _FOOT - line - 46)
    canvas.write_lines(rows, (_LEFT, line + 54 + round(size * LEADING * len(rows) / 2)), size, PAPER)


def draw_symbol(canvas: Canvas, middle: tuple[int, int], size: int, symbol: str, lens: Lens | None) -> None:
    """Draw a symbol of that size in the disc; with a ``lens``, smaller on the map, the name of the place below it."""
    if lens is None:
        canvas.pictogram(symbol, square(middle, size), PAPER)
        return
    x, y = middle
    draw_land(canvas, middle, 2 * LENS, lens.patches)
    for seat, (right, down) in lens.marks:
        canvas.mark(seat, square((x + right, y + down), 54))
    canvas.pictogram(symbol, square((x, y - 26), 92), lens.ink)
    words, high = fitting(lens.sign, "ExtraBold", (50, 44, 38), 160)
    box = square((x, y + 50), 56)
    wide = width(words, "ExtraBold", high) // 2 + 16
    canvas.panel(box._replace(left=x - wide, right=x + wide), INK, 16)
    canvas.write(words, box.middle, high, PAPER, "ExtraBold", "mm")


def draw_land(canvas: Canvas, middle: tuple[int, int], size: int, patches: tuple[Patch, ...]) -> None:
    """Draw a map as a disc of that size."""
    land, shape = (one.resize((size, size), Image.Resampling.LANCZOS) for one in (_map(patches), _round()))
    canvas.put(land, (middle[0] - size // 2, middle[1] - size // 2), shape)


@lru_cache(maxsize=32)
def _map(patches: tuple[Patch, ...]) -> Image.Image:
    """Return the patches one over the other."""
    image = Image.new("RGB", (2 * LENS * _BIG, 2 * LENS * _BIG), INK)
    draw = ImageDraw.Draw(image)
    for patch in patches:
        draw.polygon([((x + LENS) * _BIG, (y + LENS) * _BIG) for x, y in patch.corners], fill=patch.colour)
    return image.reduce(_BIG)


@cache
def _round() -> Image.Image:
    """Return the shape of a lens."""
    shape = Image.new("L", (2 * LENS * _BIG, 2 * LENS * _BIG), 0)
    ImageDraw.Draw(shape).ellipse((0, 0, shape.width - 1, shape.height - 1), fill=255)
    return shape.reduce(_BIG)


def _write_deed(canvas: Canvas, deed: str, line: int) -> int:
    """Write the deed, in two lines if it is too long for one; return the height of the last line."""
    words, size = fitting(deed, "ExtraBold", (84, 72, 64, 56), _RIGHT - _LEFT)
    rows = [words]
    if words != deed:
        found, size = wrapped(deed, "ExtraBold", (64, 56, 48, 42), _RIGHT - _LEFT, _DEED)
        rows = list(found[:2])
    for number, row in enumerate(rows):
        line += 64 if number else 0
        canvas.write(row, (_LEFT, line), size, PAPER, "ExtraBold")
    return line


def _draw_masks(canvas: Canvas, moment: Moment) -> None:
    """Draw the moment's name and the deed above, and below them a plate for everybody."""
    canvas.fit(moment.heading, (_MASKS.left, 52), (48, 44, 40, 36), _MASKS.width - 200, GOLD, "ExtraBold")
    canvas.fit(moment.deed, (_MASKS.left, 124), (72, 64, 56, 48, 42), _MASKS.width - 200, PAPER, "ExtraBold")
    columns = 2 if len(moment.masks) <= _FEW else 3
    rows = -(-len(moment.masks) // columns)
    height = _MASKS.height if moment.facts or moment.course else HEIGHT - 34 - _MASKS.top
    wide, step = (_MASKS.width + _GAP) // columns, min(86, (height + _GAP) // rows)
    notes = max(width(mask.note, "ExtraBold", 42) for mask in moment.masks)
    for number, mask in enumerate(moment.masks):
        left, top = _MASKS.left + number // rows * wide, _MASKS.top + number % rows * step
        _draw_mask(canvas, Box(left, top, left + wide - _GAP, top + step - _GAP), mask, moment.tone, notes)


def _draw_mask(canvas: Canvas, box: Box, mask: Mask, tone: str, notes: int) -> None:
    """Draw a plate: mark and name at the left, the role and the number at the right."""
    inner = draw_plate(canvas, box, mask.seat, SIDES.get(mask.side, heavens.row(tone)), box.height, 14)
    canvas.mark(mask.seat, square((box.left + box.height // 2, box.middle[1]), box.height * 2 // 3))
    end, sizes = inner.right - 16, (42, 38, 34, LEGIBLE)
    if notes:
        canvas.write(mask.note, (end, box.middle[1]), 42, GOLD, "ExtraBold", "rm")
        end -= notes + 16
    end = canvas.fit(mask.words, (end, box.middle[1]), sizes, (end - inner.left) * 2 // 5, PAPER, anchor="rm").left - 8
    symbol = min(box.height - 8, 54)
    canvas.pictogram(mask.symbol, square((end - symbol // 2, box.middle[1]), symbol), PAPER)
    left = inner.left + 14
    canvas.fit(mask.name, (left, box.middle[1]), sizes, end - symbol - 12 - left, PAPER, "ExtraBold")


def _rows(told: Sequence[str], room: int) -> tuple[list[str], int]:
    """Return the lines in rows, and the first size at which all have room: a line in a row if it can be."""
    for size in (48, 44, 40, 36):
        if all(width(words, "SemiBold", size) <= _RIGHT - _LEFT for words in told):
            return list(told), size
    for size in (48, 44, 40, 36, LEGIBLE):
        rows = [row for words in told for row in lines(words, "SemiBold", size, _RIGHT - _LEFT)]
        if len(rows) * size * LEADING <= room:
            break
    return rows[: int(room / (size * LEADING))], size


def _draw_facts(canvas: Canvas, moment: Moment) -> int:
    """Draw the facts side by side on plates, as large as all of them fit; return the place behind them.

    A row that is too long loses its last parts.
    """
    room = WIDTH - 60 - 118 * len(moment.facts)
    words = [words for _, words in moment.facts]
    size = next((one for one in (44, 40, 36) if sum(width(line, "SemiBold", one) for line in words) <= room), LEGIBLE)
    over = sum(width(line, "SemiBold", size) for line in words) > room
    left = 50
    for symbol, line in moment.facts:
        shown = line
        while over and " · " in shown and width(shown, "SemiBold", size) > room // len(words):
            shown = shown.rpartition(" · ")[0]
        shown = cut(shown, "SemiBold", size, room // len(words)) if over else line
        box = Box(left, _FACTS - 40, left + 98 + width(shown, "SemiBold", size), _FACTS + 40)
        canvas.panel(box, heavens.row(moment.tone), 22)
        canvas.pictogram(symbol, square((left + 44, _FACTS), 52), GOLD)
        canvas.write(shown, (left + 80, _FACTS), size, PAPER)
        left = box.right + 20
    return left


def _draw_course(canvas: Canvas, moment: Moment, left: int) -> None:
    """Draw fates: a pictogram and its words, then the marks of the seats."""
    room = WIDTH - 40 - left - sum(92 + 54 * len(one.seats) for one in moment.course)
    words = [one.words for one in moment.course]
    size = next((one for one in (40, 36) if sum(width(line, "SemiBold", one) for line in words) <= room), LEGIBLE)
    for one in moment.course:
        canvas.pictogram(one.symbol, square((left + 28, _FACTS), 50), GOLD)
        shown = cut(one.words, "SemiBold", size, room // len(words))
        left = canvas.write(shown, (left + 62, _FACTS), size, PAPER).right + 12
        for seat in one.seats:
            draw_seat(canvas, square((left + 23, _FACTS), 46), seat)
            left += 54
        left += 16


@cache
def moment_palette(tone: str) -> tuple[Colour, ...]:
    """Return the colours of the pictures of moments under a sky."""
    flat = heavens.colours(tone)
    edges = [(PAPER, ground) for ground in (*flat[:16:3], flat[-1], heavens.disc(tone), *SIDES.values())]
    edges += [(GOLD, ground) for ground in (flat[2], flat[-1], flat[-2], *SIDES.values())]
    edges += [(seat, INK) for seat in SEATS]
    edges += [(shade, INK) for shade in (LAND, WALL, QUIET, GOLD, PAPER)] + [(LAND, GOLD)]
    steps = [mix(one, other, share) for one, other in edges for share in (0.25, 0.5, 0.75)]
    camps = camps_colours() if tone in SIDES or tone == "dusk" else ()
    return tuple(
        dict.fromkeys((INK, PAPER, GOLD, QUIET, LAND, WALL, *SEATS, *COMPANY, *CARD_COLOURS, *flat, *steps, *camps))
    )
