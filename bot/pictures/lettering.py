"""Words in pictures: fonts, measuring, cutting, and names that can be drawn."""

import math
import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

Weight = Literal["SemiBold", "ExtraBold"]

_FONTS = Path(__file__).parent / "fonts"
_ELLIPSIS = "…"
_SCORE = re.compile(r"\S*\d \w{2,5} \d\S*|\S+ ◇\S*|\+\d+ \w+")
"""Two numbers with a word between them, a computer player's name, or a gain of something."""
_STUCK = "\0"


@lru_cache(maxsize=64)
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """Return the font Inter in one weight and size."""
    return ImageFont.truetype(_FONTS / f"Inter-{weight}.ttf", size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=1024)
def written(
    words: str, weight: Weight, size: int, anchor: str
) -> tuple[Image.Image, tuple[int, int], tuple[float, float, float, float]]:
    """Return words as an alpha mask, the place of its left top corner, and the box that they cover.

    Places are relative to the point at which the words are written.
    Numbers and names come again and again, and making their letters takes longer than all else in a picture.
    """
    box = font(weight, size).getbbox(words, anchor=anchor)
    left, top = math.floor(box[0]) - 1, math.floor(box[1]) - 1
    mask = Image.new("L", (math.ceil(box[2]) - left + 1, math.ceil(box[3]) - top + 1), 0)
    ImageDraw.Draw(mask).text((-left, -top), words, fill=255, font=font(weight, size), anchor=anchor)
    return mask, (left, top), box


@cache
def _missing() -> bytes:
    return bytes(font("SemiBold", 20).getmask("\uffff"))


@lru_cache(maxsize=2048)
def drawable(character: str) -> bool:
    """Return whether the fonts have a glyph for a character.

    >>> drawable("ß"), drawable("🎲")
    (True, False)
    """
    return character == " " or bytes(font("SemiBold", 20).getmask(character)) not in (_missing(), b"")


@lru_cache(maxsize=1024)
def readable(name: str, instead: str) -> str:
    r"""Return the part of a person's name that can be drawn.

    Return ``instead`` if less than half of the name's letters and figures would remain.
    Letters in disguise become plain letters, characters that the fonts lack are left out, blanks are put in order.

    >>> readable("🎲 𝓐𝓷𝓷𝓪\n🎲", "Player 1"), readable("アンナ x", "Player 1"), readable("🎲", "Player 1")
    ('Anna', 'Player 1', 'Player 1')
    """
    plain = unicodedata.normalize("NFKC", name)
    kept = "".join(_kept(character) for character in plain)
    letters = sum(character.isalnum() for character in kept)
    if letters == 0 or letters * 2 < sum(character.isalnum() for character in plain):
        return instead
    return " ".join(kept.split())


def _kept(character: str) -> str:
    if character.isspace():
        return " "
    hidden = unicodedata.category(character) in ("Mn", "Me", "Cc", "Cf")
    return character if not hidden and drawable(character) else ""


@lru_cache(maxsize=4096)
def width(words: str, weight: Weight, size: int) -> int:
    """Return the width of words, in pixels."""
    return round(font(weight, size).getlength(words))


def cut(words: str, weight: Weight, size: int, room: int) -> str:
    """Return the words, with an ellipsis in place of their end if they are wider than ``room``.

    An end in brackets is kept, such as a note that a person is away.

    >>> cut("Bartholomew (away)", "SemiBold", 20, 140)
    'Bart… (away)'
    """
    if width(words, weight, size) <= room:
        return words
    begin = words.rfind(" (") if words.endswith(")") else -1
    kept = words[begin:] if begin > 0 and width(words[begin:], weight, size) < 2 * room / 3 else ""
    for end in range(len(words) - len(kept) - 1, 0, -1):
        shorter = words[:end].rstrip(" ,·-") + _ELLIPSIS + kept
        if width(shorter, weight, size) <= room:
            return shorter
    return _ELLIPSIS


@lru_cache(maxsize=1024)
def fitting(words: str, weight: Weight, sizes: tuple[int, ...], room: int) -> tuple[str, int]:
    """Return the words and the first of the sizes at which they fit.

    If they fit at no size, they are cut at the last size.
    """
    for size in sizes:
        if width(words, weight, size) <= room:
            return words, size
    return cut(words, weight, sizes[-1], room), sizes[-1]


LEADING = 1.16
"""The distance of lines, in heights of their letters."""


def wrapped(words: str, weight: Weight, sizes: Sequence[int], room: int, height: int) -> tuple[tuple[str, ...], int]:
    """Return the words in lines, and the first of the sizes at which all lines have room.

    If there is no such size, the words are cut at the last size.

    >>> wrapped("Draw 3 supply cards", "SemiBold", (40, 24), 170, 60)
    (('Draw 3 supply', 'cards'), 24)
    """
    for size in sizes:
        rows = lines(words, weight, size, room)
        if len(rows) * size * LEADING <= height and " ".join(rows) == words:
            break
    return rows, size


@lru_cache(maxsize=256)
def lines(words: str, weight: Weight, size: int, room: int) -> tuple[str, ...]:
    """Return the words in as few lines as possible, each no wider than ``room``.

    Cut a word that is wider than ``room``. A score such as "9 to 8", or a name such as "Bram ◇", stays in a line.

    >>> lines("Draw 3 supply cards", "SemiBold", 24, 170), lines("The Rose wins, 9 to 8", "SemiBold", 24, 190)
    (('Draw 3 supply', 'cards'), ('The Rose wins,', '9 to 8'))
    """
    found = [""]
    if all(width(score, weight, size) <= room for score in _SCORE.findall(words)):
        words = _SCORE.sub(lambda score: score[0].replace(" ", _STUCK), words)
    for word in (one.replace(_STUCK, " ") for one in words.split()):
        longer = f"{found[-1]} {word}".lstrip()
        if width(longer, weight, size) <= room:
            found[-1] = longer
        else:
            found.append(word)
    return tuple(cut(line, weight, size, room) for line in found if line)
