"""A film of a match that nothing is secret of any more.

The film shows the boards as an onlooker saw them, as one moving picture. It is made in a process of its own
(``bot.aftermath.film_process``), because it takes seconds.
"""

import io
import sys
import traceback
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec
from PIL import Image

import engine
from bot import pictures
from bot.aftermath.knew import Witness
from bot.pictures import EndOf, SceneOf
from engine import Record, View, visible
from engine.insight import Insight

MOST, FEWEST = 40, 10
"""A film has at most so many pictures, and at least so many."""

EACH, SCENE, LAST = 1500, 3000, 6000
"""Milliseconds for which each board is shown, each scene of a short film, and the last picture."""


class Mark(msgspec.Struct, frozen=True):
    """A turning point of a match: what answer number ``step`` (from 0) changed, in short and in a line."""

    step: int
    label: str
    line: str


class FilmOrder(msgspec.Struct, frozen=True):
    """The material of a film or a page: a match's record, the names by seat, the language of its words.

    It may have ``most`` bytes. A page tells the ``marks``; with an ``insight``, also those that ``witnesses`` had of
    seats, without their texts. With ``shots`` it is a short film that shows these.
    """

    record: Record
    names: tuple[str, ...]
    language: str
    most: int
    marks: tuple[Mark, ...] = ()
    insight: Insight | None = None
    witnesses: tuple[Witness, ...] = ()
    shots: tuple[SceneOf | EndOf, ...] = ()

    @property
    def kind(self) -> str:
        """A word for films of one table that may stand beside each other."""
        return f"{self.language}short" if self.shots else self.language


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


class Reel:
    """A film in the making: its ``pictures`` are drawn one by one, ``done`` so far, and then put together."""

    def __init__(self, order: FilmOrder) -> None:
        self._order = order
        shown = boards(order.record)
        self.boards = len(shown)
        self._chosen = choose(shown, MOST)
        self._drawn: list[Image.Image] = []

    @property
    def pictures(self) -> int:
        """The number of pictures that the film is made of."""
        return len(self._chosen)

    @property
    def done(self) -> int:
        """The number of the film's pictures that are drawn."""
        return len(self._drawn)

    def draw(self) -> None:
        """Draw the next one."""
        view = self._chosen[self.done].view
        drawn = pictures.draw_board(view, self._order.names, self._order.language)
        self._drawn.append(Image.open(io.BytesIO(drawn.png)))

    def film(self) -> Film:
        """Return the film, once all pictures are drawn.

        If the film would have too many bytes, it has fewer pictures; the ends of the rounds are kept first. If that
        does not help, or no such film can be made, it has the fewest pictures. The file is then of a simpler kind.
        Raises ``TooLarge``.
        """
        number, least = self.pictures, min(FEWEST, self.pictures)
        try:
            while number >= least:
                content = _webp(self._some(number))
                if len(content) <= self._order.most:
                    return Film(content, "webp", number, self.boards)
                number = min(number - 1, number * self._order.most // len(content))
        except Exception:  # whatever it is, a simpler kind of file may do
            traceback.print_exc(file=sys.stderr)
        content = _gif(self._some(least))
        if len(content) > self._order.most:
            raise TooLarge(f"{len(content)} bytes")
        return Film(content, "gif", least, self.boards)

    def _some(self, number: int) -> list[Image.Image]:
        """Return so many of the pictures, all of one size."""
        some = [self._drawn[self._chosen.index(board)] for board in choose(self._chosen, number)]
        width, height = max(one.width for one in some), max(one.height for one in some)
        return [_enlarged(one, width, height) for one in some]


class ShortReel:
    """The short film of a match's betrayal in the making: its scenes, and at last the end, which then stands.

    The film is played once. Some people's Discord shows no other scene than the first.
    """

    def __init__(self, order: FilmOrder) -> None:
        self._order = order
        self._drawn: list[Image.Image] = []
        self.boards = len(order.shots)

    @property
    def pictures(self) -> int:
        """The number of pictures that the film is made of."""
        return len(self._order.shots)

    @property
    def done(self) -> int:
        """The number of the film's pictures that are drawn."""
        return len(self._drawn)

    def draw(self) -> None:
        """Draw the next one; raise ``ValueError`` if there is none."""
        drawn = pictures.draw(self._order.shots[self.done])
        if drawn is None:
            raise ValueError("a scene has no picture")
        self._drawn.append(Image.open(io.BytesIO(drawn.png)))

    def film(self) -> Film:
        """Return the film, once all pictures are drawn; raise ``TooLarge``."""
        width, height = max(one.width for one in self._drawn), max(one.height for one in self._drawn)
        content = _webp([_enlarged(one, width, height) for one in self._drawn], SCENE, loop=1)
        if len(content) > self._order.most:
            raise TooLarge(f"{len(content)} bytes")
        return Film(content, "webp", self.pictures, self.boards)


class FilmProgress(msgspec.Struct, frozen=True):
    """The progress of a film: the number of its pictures that are done.

    Once the film is written, also the ``kind`` of the file and its ``bytes``.
    """

    done: int
    pictures: int
    boards: int
    kind: str = ""
    bytes: int = 0


class Filmer:
    """Makes one film after the other.

    An order and a file begin one; every job after that, without anything, draws a picture. The last writes the file.
    """

    def __call__(self, order: FilmOrder | None = None, file: Path | None = None) -> FilmProgress:
        """Do the next job."""
        if order is not None and file is not None:
            self._reel: Reel | ShortReel = ShortReel(order) if order.shots else Reel(order)
            self._file = file
        elif self._reel.done < self._reel.pictures:
            self._reel.draw()
        else:
            film = self._reel.film()
            self._file.write_bytes(film.content)
            return FilmProgress(film.pictures, film.pictures, film.boards, film.kind, len(film.content))
        return FilmProgress(self._reel.done, self._reel.pictures, self._reel.boards)


def boards(record: Record) -> list[Board]:
    """Return every board that everybody saw, in their order.

    The last board is that of the end, with all that was told then.
    """
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
    """Return at most so many boards, in order.

    These are the first and the last board, the boards that end rounds, and some of the others, evenly apart.
    """
    last = len(shown) - 1
    must = [place for place, board in enumerate(shown[:-1]) if board.ends_round or not place]
    must = [*_evenly(must, most - 1), last]
    others = [place for place in range(last) if place not in must]
    return [shown[place] for place in sorted([*must, *_evenly(others, most - len(must))])]


def _evenly(places: Sequence[int], most: int) -> list[int]:
    """Return at most so many of the places, evenly apart.

    >>> _evenly([1, 2, 3, 4, 5, 6], 3)
    [2, 4, 6]
    >>> _evenly([1, 2], 3)
    [1, 2]
    """
    if len(places) <= most:
        return list(places)
    return [places[(2 * number + 1) * len(places) // (2 * most)] for number in range(most)]


def _enlarged(image: Image.Image, width: int, height: int) -> Image.Image:
    """Return the picture in the middle of a larger one, in the colour of its corner."""
    if image.size == (width, height):
        return image
    larger = Image.new(image.mode, (width, height), image.getpixel((0, 0)))
    larger.putpalette(image.getpalette() or [])
    larger.paste(image, ((width - image.width) // 2, (height - image.height) // 2))
    return larger


def _durations(number: int, each: int) -> list[int]:
    return [each] * (number - 1) + [LAST]


def _webp(drawn: Sequence[Image.Image], each: int = EACH, loop: int = 0) -> bytes:
    """Return the moving picture without loss.

    Only the first picture is whole: with more whole pictures the file would be larger and slower.
    """
    file = io.BytesIO()
    drawn[0].save(
        file,
        "WEBP",
        save_all=True,
        append_images=drawn[1:],
        duration=_durations(len(drawn), each),
        loop=loop,
        lossless=True,
        method=1,
        quality=40,
        kmin=0,
        kmax=0,
    )
    return file.getvalue()


def _gif(drawn: Sequence[Image.Image]) -> bytes:
    """Return the moving picture in the older kind of file, which takes several times as much."""
    file = io.BytesIO()
    durations = _durations(len(drawn), EACH)
    drawn[0].save(file, "GIF", save_all=True, append_images=drawn[1:], duration=durations, loop=0)
    return file.getvalue()
