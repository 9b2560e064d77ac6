"""A film of a match that nothing is secret of any more: the boards as an onlooker saw them, as one moving picture.

It is made in a process of its own (``bot.filmer``), because it takes seconds.
"""

import io
import sys
import traceback
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec
from PIL import Image

import engine
from bot import pictures
from engine import Record, View, visible

MOST, FEWEST = 40, 10
"""How many pictures a film has at most, and with how many it is still one."""

EACH, LAST = 1500, 6000
"""How many milliseconds a picture is shown, and the last one."""

Count = Callable[[int, int], None]
"""Called with how many pictures there are, and of how many."""


class Order(msgspec.Struct, frozen=True):
    """What a film is to be made of: the record of a match, the names by seat, the language of its words.

    It may have ``most`` bytes.
    """

    record: Record
    names: tuple[str, ...]
    language: str
    most: int


class Film(msgspec.Struct, frozen=True):
    """A file of that ``kind``, with so many pictures of a match that has so many ``boards``."""

    content: bytes
    kind: str
    pictures: int
    boards: int


class Board(NamedTuple):
    """The board as an onlooker saw it, and whether a round ended with it."""

    view: View
    ends_round: bool


class TooLarge(Exception):
    """Not even a film of the fewest pictures has as few bytes as it may."""


def make(order: Order, count: Count) -> Film:
    """The film that was ordered; ``count`` is told how far it is.

    Where it would have too many bytes it has fewer pictures, the ends of the rounds first. Where that does not help, or
    no such film can be made, it has the fewest, in a simpler kind of file. Raises ``TooLarge``.
    """
    shown = boards(order.record)
    number, least = min(MOST, len(shown)), min(FEWEST, len(shown))
    try:
        while number >= least:
            content = _webp(_drawn(order, choose(shown, number), count))
            if len(content) <= order.most:
                return Film(content, "webp", number, len(shown))
            number = min(number - 1, number * order.most // len(content))
    except Exception:  # whatever it is, a simpler kind of file may do
        traceback.print_exc(file=sys.stderr)
    content = _gif(_drawn(order, choose(shown, least), count))
    if len(content) > order.most:
        raise TooLarge(f"{len(content)} bytes")
    return Film(content, "gif", least, len(shown))


def boards(record: Record) -> list[Board]:
    """Every board that everybody saw, in their order; the last is that of the end, with all that was told then."""
    match = engine.replay(msgspec.structs.replace(record, answers=()))
    found = [Board(match.view(None), False)]
    for answer in record.answers:
        ended = len(match.rounds)
        events = match.play(answer.seat, answer.keys)
        found += [Board(view, True) for view in match.rounds[ended:]]
        if visible(events, None):
            found.append(Board(match.view(None), False))
    found.append(Board(match.view(None), True))
    news = [one for one, then in pairwise(found) if one.view != then.view]
    return [*news, found[-1]]


def choose(shown: Sequence[Board], most: int) -> list[Board]:
    """At most so many boards: the first and the last, those that end rounds, and of the others some, evenly apart."""
    last = len(shown) - 1
    must = [place for place, board in enumerate(shown[:-1]) if board.ends_round or not place]
    must = [*_evenly(must, most - 1), last]
    others = [place for place in range(last) if place not in must]
    return [shown[place] for place in sorted([*must, *_evenly(others, most - len(must))])]


def _evenly(places: Sequence[int], most: int) -> list[int]:
    """At most so many of the places, evenly apart.

    >>> _evenly([1, 2, 3, 4, 5, 6], 3)
    [2, 4, 6]
    >>> _evenly([1, 2], 3)
    [1, 2]
    """
    if len(places) <= most:
        return list(places)
    return [places[(2 * number + 1) * len(places) // (2 * most)] for number in range(most)]


def _drawn(order: Order, chosen: Sequence[Board], count: Count) -> list[Image.Image]:
    """The pictures of the boards, all of one size."""
    drawn = []
    for number, board in enumerate(chosen):
        count(number, len(chosen))
        picture = pictures.draw_board_now(board.view, order.names, order.language)
        drawn.append(Image.open(io.BytesIO(picture.png)))
    count(len(chosen), len(chosen))
    width, height = max(one.width for one in drawn), max(one.height for one in drawn)
    return [_enlarged(one, width, height) for one in drawn]


def _enlarged(image: Image.Image, width: int, height: int) -> Image.Image:
    """The picture at the top left of a larger one, in the colour of its corner."""
    if image.size == (width, height):
        return image
    larger = Image.new(image.mode, (width, height), image.getpixel((0, 0)))
    larger.putpalette(image.getpalette() or [])
    larger.paste(image, (0, 0))
    return larger


def _durations(number: int) -> list[int]:
    return [EACH] * (number - 1) + [LAST]


def _webp(drawn: Sequence[Image.Image]) -> bytes:
    """The moving picture without loss. Only the first is whole: with more of these it would be larger and slower."""
    file = io.BytesIO()
    drawn[0].save(
        file,
        "WEBP",
        save_all=True,
        append_images=drawn[1:],
        duration=_durations(len(drawn)),
        lossless=True,
        method=1,
        quality=40,
        kmin=0,
        kmax=0,
    )
    return file.getvalue()


def _gif(drawn: Sequence[Image.Image]) -> bytes:
    """The same in the older kind of file, which takes several times as much."""
    file = io.BytesIO()
    durations = _durations(len(drawn))
    drawn[0].save(file, "GIF", save_all=True, append_images=drawn[1:], duration=durations, loop=0)
    return file.getvalue()
