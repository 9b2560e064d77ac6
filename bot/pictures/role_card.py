"""The card that tells a seat its role: a picture of its own for the moment of learning it.

A game gives the contents with a ``RoleCard``; all games' cards are drawn here and look alike.
"""

from functools import cache
from typing import NamedTuple

from PIL import Image

from bot.pictures.canvas import Box, Canvas, Plain, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET, SEATS, Colour, colour, mix, palette
from bot.pictures.landscape import HEIGHT, LEGIBLE, WIDTH, draw_seat
from bot.pictures.lettering import cut, fitting, lines
from bot.pictures.sentences import sentence, shortened
from bot.pictures.shapes import polygon
from bot.texts import Speaker


class RoleCard(NamedTuple):
    """The contents of a card: its seat, the role, and the role's purpose in at most three short texts."""

    seat: int
    name: str
    side: str
    """The colour of a side or house: ``red`` for traitors, ``blue`` for the loyal, or any six hexadecimal figures."""
    symbol: str
    """The role's pictogram."""
    emblem: str
    """The pictogram in the corners."""
    lead: str
    """The words before the role's name: "You are the"."""
    role: str
    aims: tuple[tuple[str, str], ...]
    """Pictograms and words."""
    secret: bool = True
    """Nobody else knows what the card tells."""


class _Tones(NamedTuple):
    """The colours of a side: sky at its top and at the horizon, land, and the card."""

    night: Colour
    dusk: Colour
    land: Colour
    deep: Colour
    bright: Colour


_TONES: dict[str, _Tones] = {
    "red": _Tones(colour("1c0f1d"), colour("5c1c2e"), colour("130b16"), colour("6a192c"), colour("ac3246")),
    "blue": _Tones(colour("0e1626"), colour("24477c"), colour("0b111d"), colour("173d6f"), colour("2b5c9e")),
}
_BLACK, _NIGHT = colour("000000"), colour("0c1018")
_LIGHT = 0.1
"""The most light of a colour on which words stand out; white has 1."""

_USUAL = 8
"""Every palette has the colours of so many seats."""

_CARD = Box(108, 66, 638, 824)
_SYMBOL = (373, 366)
_LEFT = 700  # where the words begin
_RIGHT = 1352
_HORIZON = 568
_MOON = (1152, 404)
_STEPS = 48  # of the sky
_AIMS, _ROW, _STEP, _LEADING = 508, 96, 106, 44
_MOST_AIMS = 3
_AIM = _RIGHT - _LEFT - 112  # the room of an aim's words
_SIZES = (50, 46, 43, 40, 36, LEGIBLE)  # of the words of all aims of a card
_IN_LINES = 43  # the largest size at which a row has two lines
_TOWERS = ((892, 68, 478), (1046, 52, 462), (1226, 66, 446))  # left edge, width, top of the wall


def draw_role_card(card: RoleCard, say: Speaker) -> Canvas:
    """Draw the card at the left; at the right its owner, the role in big letters, and its aims."""
    tones = _tones(card.side)
    canvas = Canvas(_ground(card.side))
    canvas.pictogram(card.symbol, square(_SYMBOL, 400), PAPER)
    for x in (_CARD.left + 58, _CARD.right - 58):
        canvas.pictogram(card.emblem, square((x, _CARD.top + 62), 56), PAPER)
    plate = Box(_CARD.left + 46, _CARD.bottom - 142, _CARD.right - 46, _CARD.bottom - 44)
    canvas.panel(plate, PAPER, 22)
    canvas.fit(card.role, plate.middle, (72, 64, 56, 48, 40), plate.width - 32, tones.bright, "ExtraBold", "mm")
    draw_seat(canvas, square((_LEFT + 32, 116), 64), card.seat)
    canvas.fit(card.name, (_LEFT + 84, 116), (50, 44, 38), _RIGHT - _LEFT - 84, PAPER)
    canvas.fit(card.lead, (_LEFT, 224), (56, 48), _RIGHT - _LEFT, PAPER)
    words, size = fitting(card.role, "ExtraBold", (140, 120, 104, 90, 78), _RIGHT - _LEFT)
    canvas.write(words, (_LEFT - 4, 324), size, PAPER, "ExtraBold")
    row, size = 0, min((_size_of(words) for _, words in card.aims), default=LEGIBLE)
    for place, aim in enumerate(card.aims, 1):
        row += _aim(canvas, row, _MOST_AIMS - row - len(card.aims) + place, aim, size, tones)
    if card.secret:
        end = canvas.write(say("picture-only-you"), (_RIGHT, 854), LEGIBLE, QUIET, "SemiBold", "rm").left
        canvas.pictogram("look", square((end - 34, 854), 42), QUIET)
    return canvas


def role_card_alt(card: RoleCard, say: Speaker) -> str:
    """Describe the card in words, the role first."""
    facts = [words for _, words in card.aims] + [say("picture-only-you")] * card.secret
    return shortened(" ".join(map(sentence, (f"{card.lead} {card.role}, {card.name}", *facts))))


def role_palette(card: RoleCard) -> tuple[Colour, ...]:
    """Return the colours of a card."""
    tones = _tones(card.side)
    flat = [*_sky(tones), *tones, *_glows(tones), *_rings(tones), _row(tones)]
    edges = [
        *((PAPER, ground) for ground in (tones.deep, tones.bright, tones.land, tones.night, *_rings(tones))),
        *((PAPER, ground) for ground in (_row(tones), *_glows(tones))),
        *((GOLD, _row(tones)), (QUIET, tones.land), (tones.bright, tones.deep)),
    ]
    own = [] if card.seat < _USUAL else [(SEATS[card.seat], INK)]
    return palette(_USUAL, [*flat, *(seat for seat, _ in own)], [*edges, *own])


@cache
def _tones(side: str) -> _Tones:
    """Return the tones of a side.

    A colour of a game's own is as dark on the card as words need, and its other tones follow from it.
    """
    if side in _TONES:
        return _TONES[side]
    own = colour(side)
    bright = next(one for step in range(21) if _light(one := mix(own, _BLACK, step / 20)) <= _LIGHT)
    shares = (0.85, 0.5, 0.92)
    night, dusk, land = (mix(bright, _NIGHT, share) for share in shares)
    return _Tones(night, dusk, land, mix(bright, _BLACK, 0.4), bright)


def _light(shade: Colour) -> float:
    """Return how light a colour is to the eye, from 0 to 1."""
    parts: list[float] = [(part / 255) ** 2.2 for part in shade]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def _aim(canvas: Canvas, row: int, rows: int, aim: tuple[str, str], size: int, tones: _Tones) -> int:
    """Draw an aim from a row on, and return how many rows it takes: more than one if its words need them."""
    symbol, words = aim
    whole = _balanced(words, size)
    taken = next((one for one in range(1, rows) if len(whole) <= _lines_in(one)), rows)
    found = list(whole[: _lines_in(taken)])
    found[-1] = cut(" ".join(whole[len(found) - 1 :]), "SemiBold", size, _AIM)
    top = _AIMS + row * _STEP
    box = Box(_LEFT, top, _RIGHT, top + _ROW + (taken - 1) * _STEP)
    canvas.panel(box, _row(tones), 20)
    canvas.pictogram(symbol, square((box.left + 46, box.middle[1]), 54), GOLD)
    first = box.middle[1] - (len(found) - 1) * _LEADING // 2
    for number, line in enumerate(found):
        canvas.write(line, (box.left + 90, first + number * _LEADING), size, PAPER)
    return taken


def _balanced(words: str, size: int) -> tuple[str, ...]:
    """Return an aim in as few lines as possible, about equally long."""
    fewest = len(lines(words, "SemiBold", size, _AIM))
    found = (lines(words, "SemiBold", size, room) for room in range(_AIM // 2, _AIM, 10))
    return next(
        (one for one in found if len(one) == fewest and " ".join(one) == words), lines(words, "SemiBold", size, _AIM)
    )


def _lines_in(rows: int) -> int:
    """Return how many lines of words the box of an aim has room for, if it takes so many rows."""
    return (_ROW + (rows - 1) * _STEP - 6) // _LEADING


def _size_of(words: str) -> int:
    """Return the first size at which an aim fits into a row, in a line or two."""
    found = (one for one in _SIZES if len(lines(words, "SemiBold", one, _AIM)) <= (1 if one > _IN_LINES else 2))
    return next(found, LEGIBLE)


@cache
def _ground(side: str) -> Image.Image:
    """Return the parts that all cards of a side share: night over a castle, and the empty card."""
    tones = _tones(side)
    canvas = Canvas(Plain(WIDTH, HEIGHT, tones.land))
    high = -(-_HORIZON * 5 // 4 // _STEPS)
    for step in range(_STEPS):
        shade = mix(tones.night, tones.dusk, step / (_STEPS - 1))
        canvas.fill(Box(0, step * high, WIDTH, (step + 1) * high), shade)
    for size, glow in zip((464, 380, 296), _glows(tones), strict=True):
        canvas.panel(square(_MOON, size), glow, size // 2)
    land = ((0, 690), (330, 650), (700, 620), (820, _HORIZON), (WIDTH, _HORIZON), (WIDTH, HEIGHT), (0, HEIGHT))
    canvas.mask(polygon(WIDTH, HEIGHT, land), (0, 0), tones.land)
    _castle(canvas, tones.land)
    canvas.panel(_CARD.grown(6), INK, 46)
    canvas.panel(_CARD, PAPER, 40)
    canvas.panel(_CARD.grown(-14), tones.bright, 28)
    canvas.panel(_CARD.grown(-20), tones.deep, 24)
    for size, ring in zip((412, 320), _rings(tones), strict=True):
        canvas.panel(square(_SYMBOL, size), ring, size // 2)
    return canvas.image


def _castle(canvas: Canvas, wall: Colour) -> None:
    """Draw walls with battlements, and towers with roofs and a light."""
    for left, right, top in ((820, 900, 552), (950, 1056, 532), (1090, 1236, 512), (1286, WIDTH, 536)):
        canvas.fill(Box(left, top, right, _HORIZON), wall)
        for merlon in range(left, right, 32):
            canvas.fill(Box(merlon, top - 12, min(merlon + 16, right), top), wall)
    for left, wide, top in _TOWERS:
        canvas.fill(Box(left, top, left + wide, _HORIZON), wall)
        roof = polygon(wide + 24, 84, ((0, 84), ((wide + 24) // 2, 0), (wide + 24, 84)))
        canvas.mask(roof, (left - 12, top - 80), wall)
        middle = left + wide // 2
        canvas.panel(Box(middle - 6, top + 34, middle + 6, top + 58), GOLD, 6)


def _sky(tones: _Tones) -> list[Colour]:
    """Return the colours of the sky, from its top to the horizon."""
    return [mix(tones.night, tones.dusk, step / (_STEPS - 1)) for step in range(_STEPS)]


def _glows(tones: _Tones) -> list[Colour]:
    """Return the colours of the moon, from its rim to its middle."""
    return [mix(tones.dusk, mix(tones.bright, PAPER, 0.25), share) for share in (0.18, 0.34, 0.5)]


def _rings(tones: _Tones) -> list[Colour]:
    """Return the colours of the rings behind the symbol on the card, from the outside to the inside."""
    return [mix(tones.deep, tones.bright, share) for share in (0.4, 0.85)]


def _row(tones: _Tones) -> Colour:
    return mix(mix(tones.land, tones.dusk, 0.3), DISC, 0.2)
