"""A scene of the film that a match ends with: a deed that was secret, told aloud, and the masks that have fallen."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import NamedTuple

from msgspec.structs import asdict
from PIL import Image

from bot import texts
from bot.pictures import heavens
from bot.pictures.camps import SIDES
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.landscape import HEIGHT, LEGIBLE, WIDTH, draw_plate, draw_seat
from bot.pictures.lettering import LEADING, fitting, width, wrapped
from bot.pictures.moment import Lens, Mask, draw_symbol
from bot.pictures.reveals.cards import PlayingCard, draw_cards
from bot.pictures.reveals.slates import bare
from bot.pictures.sentences import sentence
from bot.texts import Speaker
from engine.event import Disclosed, Event

_EDGE, _BAR, _HOLE, _STEP = 50, 36, 16, 56  # of the picture, and of the film's holes
_LEFT, _RIGHT = 540, 1350  # of the words
_SYMBOL, _SIZE, _CARDS = (268, 262), 236, 330
_HEADING, _TOLD, _FOOT = 84, 128, 400  # the heading's line, the beginning and the end of the sentence
_PEOPLE = Box(_EDGE, 500, WIDTH - _EDGE, 634)
_EVERYBODY = Box(_EDGE, 500, WIDTH - _EDGE, 830)
_SWING, _TRACK = 694, Box(500, 680, 1010, 708)
_CAST = Box(_EDGE, 754, WIDTH - _EDGE, 832)
_GAP, _NARROW = 16, 350


class SecretDeed(NamedTuple):
    """A deed that was secret until the end, for the film of a match."""

    place: int
    """The number of the event that tells it, among all that happened."""
    told: str
    """The deed in a sentence that stands for itself."""
    tone: str = "night"
    symbol: str = "no"
    people: tuple[Mask, ...] = ()
    """At most four whom it concerns, with what they were; those with a symbol have no mask from now on."""
    weight: int = 1
    """A film without room for all deeds keeps those that weigh most; a deed of no weight is told by turning points."""
    cards: tuple[PlayingCard, ...] = ()
    """The cards with which it was done, in place of the symbol."""
    settled: tuple[Mask, ...] = ()
    """Others whose masks fall with it, as nothing about them is open any more."""
    lens: Lens | None = None
    """The place where it was done, below the symbol."""
    since: int | None = None
    """The number of the event with which it began: all from there on was a part of it; alone without."""
    luck: bool = False
    """``True``: chance alone brought it. A turning point is what somebody decided."""
    helps: str = ""
    """The side that it helped, if it was one alone: a turning point of the other way is told by something else."""
    gained: tuple[int, ...] = ()
    """Seats to whom it gave points: it explains no fall of their chances."""


class Swing(NamedTuple):
    """A change of somebody's chance to win, from 0 to 100, with the words beside its bar."""

    words: str
    figures: str
    before: int
    after: int


class Scene(NamedTuple):
    """The contents of a scene. Without a ``cast``, the people are shown large: everybody before the first deed."""

    tone: str
    symbol: str
    heading: str
    told: str
    people: tuple[Mask, ...]
    swing: Swing | None = None
    cast: tuple[Mask, ...] = ()
    cards: tuple[PlayingCard, ...] = ()
    lens: Lens | None = None

    @property
    def alt(self) -> str:
        """The deed in words."""
        return f"{self.heading}: {sentence(self.told)}"


def draw_scene(scene: Scene) -> Canvas:
    """Draw the deed before its sky, the people below, whose chances it changed, and at the foot all masks."""
    canvas = Canvas(_ground(scene.tone))
    if scene.cards:
        draw_cards(canvas, square(_SYMBOL, _CARDS), scene.cards)
    else:
        draw_symbol(canvas, _SYMBOL, _SIZE, scene.symbol, scene.lens)
    canvas.fit(scene.heading, (_LEFT, _HEADING), (52, 46, 40, 36), _RIGHT - _LEFT, GOLD, "ExtraBold")
    rows, size = wrapped(scene.told, "ExtraBold", (76, 68, 60, 54, 48, 42, 36), _RIGHT - _LEFT, _FOOT - _TOLD)
    high = round(size * LEADING)
    rows = rows[: (_FOOT - _TOLD) // high]
    top = _TOLD + (_FOOT - _TOLD - high * len(rows)) // 2
    for number, row in enumerate(rows):
        canvas.write(row, (_LEFT, top + high * number + high // 2), size, PAPER, "ExtraBold")
    _draw_people(canvas, scene)
    if scene.swing is not None:
        _draw_swing(canvas, scene.swing, scene.tone)
    _draw_cast(canvas, scene)
    return canvas


@cache
def _ground(tone: str) -> Image.Image:
    """Return the sky above the land, between the holes of a film."""
    image = Image.new("RGB", (WIDTH, HEIGHT), heavens.land(tone))
    image.paste(heavens.heavens(tone), (0, 0))
    for top in (0, HEIGHT - _BAR):
        image.paste(INK, (0, top, WIDTH, top + _BAR))
        for left in range(_STEP // 2 - _HOLE // 2, WIDTH, _STEP):
            at = top + (_BAR - _HOLE) // 2
            image.paste(heavens.disc(tone), (left, at, left + _HOLE + 8, at + _HOLE))
    return image


def _draw_people(canvas: Canvas, scene: Scene) -> None:
    """Draw a plate for each person, as large as there is room."""
    if not scene.people:
        return
    around = _PEOPLE if scene.cast else _EVERYBODY
    number = len(scene.people)
    columns = number if number < 4 or scene.cast else 2 if number == 4 else 3 if number < 10 else 4
    rows = -(-number // columns)
    wide = min(620, (around.width + _GAP) // columns - _GAP)
    high = min(134, (around.height + _GAP) // rows - _GAP)
    left = around.middle[0] - (columns * (wide + _GAP) - _GAP) // 2
    top = around.middle[1] - (rows * (high + _GAP) - _GAP) // 2
    for place, mask in enumerate(scene.people):
        x, y = left + place % columns * (wide + _GAP), top + place // columns * (high + _GAP)
        _draw_person(canvas, Box(x, y, x + wide, y + high), mask, scene.tone)


def _draw_person(canvas: Canvas, box: Box, mask: Mask, tone: str) -> None:
    """Draw mark and name of a person; the role in words and as a pictogram, or a mask."""
    narrow = 2 * (box.width < _NARROW)
    stripe = min(box.height, box.width // (4 + narrow))
    inner = draw_plate(canvas, box, mask.seat, SIDES.get(mask.side, heavens.row(tone)), stripe, 18)
    canvas.mark(mask.seat, square((box.left + stripe // 2, box.middle[1]), stripe * 3 // 5))
    size = min(box.height - 20, box.width // (5 + narrow))
    _draw_symbol(canvas, (inner.right - 16 - size // 2, box.middle[1]), size, mask)
    left, room = inner.left + 18, inner.width - size - 44
    middle = box.middle[1] - (box.height // 5 if mask.words else 0)
    canvas.fit(mask.name, (left, middle), (56, 50, 44, 38, LEGIBLE), room, PAPER, "ExtraBold")
    canvas.fit(mask.words, (left, box.middle[1] + box.height // 4), (42, 38, 34, LEGIBLE), room, PAPER)


def _draw_symbol(canvas: Canvas, middle: tuple[int, int], size: int, mask: Mask) -> None:
    """Draw what somebody was, or a question mark."""
    if mask.symbol:
        canvas.pictogram(mask.symbol, square(middle, size), PAPER)
    else:
        canvas.write("?", middle, size * 4 // 5, GOLD, "ExtraBold", "mm")


def _draw_swing(canvas: Canvas, swing: Swing, tone: str) -> None:
    """Draw a chance to win as a bar: as far as it was, and in gold or red as far as it changed."""
    canvas.fit(swing.words, (_EDGE, _SWING), (42, 38, 34, LEGIBLE), _TRACK.left - _EDGE - 24, PAPER)
    canvas.panel(_TRACK, heavens.row(tone), 14)
    low, high = sorted((swing.before, swing.after))
    for colour, share in ((GOLD if swing.after > swing.before else SIDES["red"], high), (PAPER, low)):
        if share:
            canvas.panel(_TRACK._replace(right=_TRACK.left + max(28, _TRACK.width * share // 100)), colour, 14)
    words, size = fitting(swing.figures, "ExtraBold", (46, 42, 38, 34), WIDTH - _EDGE - _TRACK.right - 24)
    canvas.write(words, (_TRACK.right + 24, _SWING), size, GOLD, "ExtraBold")


def _draw_cast(canvas: Canvas, scene: Scene) -> None:
    """Draw everybody side by side, with or without a mask, and the number that the game tells of it."""
    wide = (_CAST.width + _GAP) // max(1, len(scene.cast))
    for place, mask in enumerate(scene.cast):
        box = _CAST._replace(left=_CAST.left + place * wide, right=_CAST.left + (place + 1) * wide - _GAP)
        canvas.panel(box, SIDES.get(mask.side, heavens.row(scene.tone)), 14)
        size = min(54, box.width - 12)
        draw_seat(canvas, square((box.left + 8 + size // 2, box.middle[1]), size), mask.seat)
        if box.width > 2 * size + 20:
            _draw_symbol(canvas, (box.right - 8 - size // 2, box.middle[1]), size, mask)
        room = box.width - 2 * size - 40
        if mask.note and room >= 2 * size:
            noted = canvas.write(mask.note, (box.right - 16 - size, box.middle[1]), 40, GOLD, "ExtraBold", "rm")
            room -= noted.width + 8
        if room >= width("Mmm", "SemiBold", LEGIBLE):
            name = mask.name if width(mask.name, "SemiBold", LEGIBLE) <= room else bare(mask.name)
            canvas.fit(name, (box.left + size + 20, box.middle[1]), (40, 36, LEGIBLE), room, PAPER)


def plain_deeds(game: str, told: Sequence[Event], names: Sequence[str], say: Speaker) -> list[SecretDeed]:
    """Return deeds of any game: all that only some seats were told of, and all that was told at the end alone.

    They have the words of the story; a line in bold weighs more.
    """
    return [*_plain(game, told, names, say)]


def _plain(game: str, told: Sequence[Event], names: Sequence[str], say: Speaker) -> Iterator[SecretDeed]:
    tell = partial(texts.story_line, say, game, names=names)
    for place, event in enumerate(told):
        if (event.seats is not None or isinstance(event, Disclosed)) and (line := tell(event=event)):
            seats = [value for key, value in asdict(event).items() if key == "seat" or key.endswith("_seat")]
            people = tuple(Mask(seat, names[seat], "", "") for seat in dict.fromkeys(seats))
            yield SecretDeed(place, texts.unmarked(line), people=people[:3], weight=2 if "**" in line else 1)
