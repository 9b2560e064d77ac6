"""Large cards, as in hand: rank and suit in the corner, the power in a circle, the slot's number."""

from functools import lru_cache

from PIL import Image

from bot.games.traitor.pictures.cards import draw_face, draw_token, rank_words, suit_colour
from bot.games.traitor.pictures.colours import OUT
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import CARD_BACK, GOLD, INK, PAPER, Colour
from bot.pictures.lettering import fitting, width
from bot.pictures.shapes import ring, rounded
from bot.texts import Speaker
from engine.traitor.components import CARDS, SPECIAL, Face, face

TILT = 7
"""By how many degrees a dead card lies aslant."""

_RADIUS = 10
_FRAME = 7


def card_width(high: int) -> int:
    """Return the width of a card of that height."""
    return round(high * 0.72)


def draw_held(canvas: Canvas, box: Box, card: str, say: Speaker, *, out: bool = False) -> None:
    """Draw a card in hand.

    Its print stands at the left, as other cards may lie on the rest.
    """
    known = face(card)
    canvas.card(_sheet(box.width, box.height, OUT if out else PAPER), (box.left, box.top), _RADIUS)
    _corner(canvas, box, known, say)
    _power(canvas, box, known, say)


def draw_standing(
    canvas: Canvas, box: Box, card: str, slot: int | None, say: Speaker, *, up: bool = False, known_to_all: bool = False
) -> None:
    """Draw a card of the seat's own army, with the number of its slot if this matters.

    The card has an eye if it lies face ``up``, and the sign of the board if it lies face down and is ``known_to_all``.
    It has swords if it beats black aces (J-2.3).
    """
    known, high = face(card), box.height
    canvas.card(_sheet(box.width, high, PAPER), (box.left, box.top), _RADIUS)
    _corner(canvas, box, known, say, 0.46 if slot is None else 0.33)
    if slot is not None:
        _slot(canvas, box, slot)
    _power(canvas, box, known, say)
    if CARDS[known.card] in SPECIAL:
        middle = (box.right - round(high * 0.15), box.top + round(high * 0.48))
        canvas.pictogram("conflict", square(middle, round(high * 0.24)), INK)
    middle = (box.right - round(high * 0.15), box.bottom - round(high * 0.18))
    if up:
        canvas.pictogram("look", square(middle, round(high * 0.25)), INK)
    elif known_to_all:
        draw_token(canvas, square(middle, round(high * 0.25)), card, say, down=True, out=False)


def draw_lying(
    canvas: Canvas, box: Box, card: str, slot: int | None, say: Speaker, *, up: bool = False, known_to_all: bool = False
) -> None:
    """Draw a card as ``draw_standing`` does, wide and low: rank and suit large, and the power if it differs."""
    known, high = face(card), box.height
    canvas.card(_sheet(box.width, high, PAPER), (box.left, box.top), _RADIUS)
    left = box._replace(right=box.left + round(high * 1.14)).grown(-4)
    draw_face(canvas, left, round(high * 0.6), known, say)
    right, step, small = box.right - 8, high // 4, round(high * 0.36)
    places = [square((right - small // 2 - aside, box.top + step), small) for aside in (0, small + 12)]
    if slot is not None:
        canvas.write(str(slot), (right, box.top + step), small, CARD_BACK, "ExtraBold", "rm")
        del places[0]
    if up:
        canvas.pictogram("look", places.pop(0), INK)
    elif known_to_all:
        draw_token(canvas, places.pop(0), card, say, down=True, out=False)
    if CARDS[known.card] in SPECIAL and places:
        canvas.pictogram("conflict", places[0], INK)
    if _has_power(known, say):
        canvas.write(f"={known.power}", (right, box.bottom - step), small, INK, "SemiBold", "rm")


def draw_fighter(canvas: Canvas, middle: tuple[int, int], high: int, card: str, say: Speaker, *, dead: bool) -> Box:
    """Draw a card that fought, around a point; return its box.

    The living card is framed in gold, the dead card stands aslant.
    """
    known = face(card)
    wide = card_width(high)
    box = Box(middle[0] - wide // 2, middle[1] - high // 2, middle[0] - wide // 2 + wide, middle[1] - high // 2 + high)
    tile = _fighter(known, rank_words(known, say), wide, high, dead)
    canvas.tile(tile, (middle[0] - tile.width // 2, middle[1] - tile.height // 2))
    return box


@lru_cache(maxsize=32)
def _fighter(known: Face, rank: str, wide: int, high: int, dead: bool) -> Image.Image:
    canvas = Canvas(Image.new("RGB", (wide, high), INK))
    ground = OUT if dead and known.suit else PAPER
    canvas.panel(Box(0, 0, wide, high).grown(-2), ground, _RADIUS - 2)
    box, ink = Box(0, 0, wide, high), suit_colour(known)
    if known.suit:
        size = round(high * (0.24 if rank[1:] else 0.3))
        canvas.write(rank, (9, round(high * 0.19)), size, ink, "ExtraBold")
        canvas.pictogram(known.suit, square((box.middle[0], box.bottom - round(high * 0.44)), round(high * 0.42)), ink)
    else:
        canvas.pictogram("joker", square((box.middle[0], box.bottom - round(high * 0.42)), round(high * 0.6)), ink)
    if dead:
        tile = canvas.image.rotate(TILT, Image.Resampling.BILINEAR, expand=True, fillcolor=INK)
        tile.putalpha(_aslant(wide, high))
        return tile
    tile = _sheet(wide + 2 * _FRAME, high + 2 * _FRAME, GOLD, GOLD).copy()
    tile.paste(canvas.image, (_FRAME, _FRAME), rounded(wide, high, _RADIUS))
    tile.putalpha(rounded(tile.width, tile.height, _RADIUS))
    return tile


@lru_cache(maxsize=4)
def _aslant(wide: int, high: int) -> Image.Image:
    return rounded(wide, high, _RADIUS).rotate(TILT, Image.Resampling.BICUBIC, expand=True)


def _corner(canvas: Canvas, box: Box, known: Face, say: Speaker, share: float = 0.37) -> None:
    """Draw the rank, no wider than that share of the height, and below it the suit."""
    high, ink = box.height, suit_colour(known)
    x = box.left + round(high * 0.19)
    if not known.suit:
        canvas.pictogram("joker", square((x + 4, box.top + round(high * 0.5)), round(high * 0.36)), ink)
        return
    rank, size = fitting(rank_words(known, say), "ExtraBold", _ranks(high, share), round(high * share))
    middle = max(x, box.left + round(high * 0.02) + width(rank, "ExtraBold", size) // 2)
    canvas.write(rank, (middle, box.top + round(high * 0.18)), size, ink, "ExtraBold", "mm")
    canvas.pictogram(known.suit, square((x, box.top + round(high * 0.47)), round(high * 0.27)), ink)


@lru_cache(maxsize=8)
def _ranks(high: int, room: float) -> tuple[int, ...]:
    """Return the sizes that a rank may have, larger on a card with room for them."""
    return tuple(round(high * share) for share in (0.36, 0.31, 0.27, 0.24) if share < 0.8 * room)


def _slot(canvas: Canvas, box: Box, slot: int) -> None:
    """Draw the number of the slot in the corner where nothing else stands."""
    high = box.height
    at = (box.right - round(high * 0.07), box.top + round(high * 0.13))
    canvas.write(str(slot), at, round(high * 0.22), CARD_BACK, "ExtraBold", "rm")


def _power(canvas: Canvas, box: Box, known: Face, say: Speaker) -> None:
    """Draw the power in a circle, unless it is the rank."""
    if not _has_power(known, say):
        return
    high = box.height
    circle = square((box.left + round(high * 0.21), box.bottom - round(high * 0.2)), round(high * 0.34))
    canvas.mask(ring(circle.width, 2), (circle.left, circle.top), INK)
    canvas.write(str(known.power), circle.middle, round(high * 0.23), INK, "SemiBold", "mm")


def _has_power(known: Face, say: Speaker) -> bool:
    """Return whether the power of a card is not its rank."""
    return bool(known.suit) and rank_words(known, say) != str(known.power)


@lru_cache(maxsize=32)
def _sheet(wide: int, high: int, colour: Colour, edge: Colour = INK) -> Image.Image:
    """Return a card without print, with an edge that shows the card on top of another card."""
    canvas = Canvas(Image.new("RGB", (wide, high), edge))
    canvas.panel(Box(0, 0, wide, high).grown(-2), colour, _RADIUS - 2)
    return canvas.image
