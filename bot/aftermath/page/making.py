"""A match that is over as one page that needs no network.

The page shows pictures step by step, through everybody's eyes, with what happened. Pictures are kept as tiles
(``tiles``) and all words deflated: a long match takes a few megabytes. The bot makes the page in a process of its own
(``bot.aftermath.page_process``). ``python -m bot replay FILE > match.html`` makes it out of the published file alone.
"""

import base64
import html
import io
import json
import re
import zlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from bot import pictures, texts
from bot.aftermath.film import FilmOrder, FilmProgress, Mark, TooLarge
from bot.aftermath.knew_page import marks_told
from bot.aftermath.page.frame import filled
from bot.aftermath.page.steps import EVERYTHING, ONLOOKER, Course, Step
from bot.aftermath.page.tiles import SHEET, TILE, Tiles
from engine import Event, View

Progress = Callable[[int, int], None]
"""Told how many answers are drawn, and of how many."""

WORDS = ("to-start", "back", "next", "to-end")
"""Buttons that the page has in common with the replay."""

OWN_WORDS = ("play", "pause", "keys")

_ESCAPED, _BOLD, _ITALIC = re.compile(r"\\(.)"), re.compile(r"\*\*(.+?)\*\*"), re.compile(r"\*(.+?)\*")


class Page:
    """A page in the making: its steps are drawn one by one."""

    def __init__(self, order: FilmOrder) -> None:
        self._order = order
        self._say = texts.speaker(order.language)
        self._course = Course(order)
        self._game = self._course.game
        self._pictures = _Pictures(order.names, order.language)
        self._left = self._course.walk()
        self._steps: list[dict[str, Any]] = []
        self._marks = list(order.marks)
        self.answers = self._course.answers
        self.done = -1
        """The number of answers that are drawn; at first not even the beginning is."""
        self.draw()

    def draw(self) -> None:
        """Draw the step after the next answer."""
        step = next(self._left)
        self.done += 1
        if step is not None:
            marks = [one for one in self._marks if one.step < self.done]
            self._marks = self._marks[len(marks) :]
            self._steps.append(self._drawn(step, marks))

    def whole(self) -> str:
        """Return the page, once all steps are drawn."""
        names = self._order.names
        title = f"{texts.game_name(self._say, self._game)} · {', '.join(names)}"
        data = json.dumps(self._data(), separators=(",", ":"), ensure_ascii=False)
        return filled(
            "page",
            LANGUAGE=self._order.language,
            TITLE=html.escape(title),
            GAME=html.escape(texts.game_name(self._say, self._game)),
            NAMES=html.escape(", ".join(names)),
            DATA=base64.b64encode(zlib.compress(data.encode(), 9)).decode(),
            SHEETS=json.dumps(self._pictures.tiles.sheets()),
        )

    def _drawn(self, step: Step, marks: Sequence[Mark]) -> dict[str, Any]:
        """Return what everybody saw after an answer: the picture and its words, and the events of the answer.

        The turning points among the answers since the last step are told first, to all eyes. The marks of those who
        show their notes come last, also to all eyes.
        """
        first, noted = [_as_html(one.line) for one in marks], self._noted(step.round)
        seen = {
            eyes: {**self._pictures.frame(one.view), "lines": [*first, *self._lines(one.events), *noted]}
            for eyes, one in step.seen.items()
        }
        return {"round": step.round, "seen": seen, "marks": [one.label for one in marks]}

    def _noted(self, number: int) -> list[str]:
        """Return the marks at this time, in a round, of those who show their notes."""
        order = self._order
        if order.insight is None:
            return []
        told = marks_told(self._say, self._game, order.names, order.insight, order.witnesses, self.done, max(1, number))
        return [_as_html(line.removeprefix("-# ")) for line in told]

    def _data(self) -> dict[str, Any]:
        """Return the data of the page: words, pictures, and for each step what each pair of eyes saw."""
        say, names, game = self._say, self._order.names, self._game
        eyes = {ONLOOKER: say("replay-onlooker"), **{str(seat): name for seat, name in enumerate(names)}}
        return {
            "game": texts.game_name(say, game),
            "eyes": {**eyes, EVERYTHING: say("replay-everything")},
            "words": {word: say(f"button-{word}") for word in WORDS}
            | {word: say(f"page-{word}") for word in OWN_WORDS}
            | {"eyes": say("replay-seen-hint"), "chapters": texts.round_label(say, game), "step": say("replay-steps")},
            "chapters": list(self._chapters()),
            "story": list(self._story()),
            "storyTitle": say("button-story"),
            "steps": self._steps,
            "pictures": self._pictures.tiles.pictures,
            "tile": TILE,
            "sheet": SHEET,
        }

    def _chapters(self) -> Iterator[dict[str, Any]]:
        """Yield the name of each round and the label of each turning point, with its step."""
        before = None
        for place, step in enumerate(self._steps):
            if step["round"] != before:
                before = step["round"]
                yield {"name": texts.round_name(self._say, self._game, before), "step": place}
            yield from ({"name": label, "step": place, "turn": True} for label in step["marks"])

    def _story(self) -> Iterator[tuple[str, list[str]]]:
        """Round by round all that happened, nothing hidden."""
        told = self._course.story()
        for number in sorted({event.round for event in told}):
            here = [event for event in told if event.round == number]
            yield texts.round_name(self._say, self._game, number), self._lines(here)

    def _lines(self, events: Sequence[Event]) -> list[str]:
        told = (texts.story_line(self._say, self._game, event, self._order.names) for event in events)
        return [_as_html(line) for line in told if line]


class PageMaker:
    """Makes one page after the other, as ``bot.aftermath.film.Filmer`` makes films.

    An order and a file begin one; every job after that draws a step. The last job writes the file.
    """

    def __call__(self, order: FilmOrder | None = None, file: Path | None = None) -> FilmProgress:
        """Do the next job. Raises ``TooLarge``."""
        if order is not None and file is not None:
            self._page, self._file, self._most = Page(order), file, order.most
        elif self._page.done < self._page.answers:
            self._page.draw()
        else:
            content = self._page.whole().encode()
            if len(content) > self._most:
                raise TooLarge(f"{len(content)} bytes")
            self._file.write_bytes(content)
            return FilmProgress(self._page.done, self._page.answers, self._page.answers, "html", len(content))
        return FilmProgress(self._page.done, self._page.answers, self._page.answers)


def page(order: FilmOrder, progress: Progress) -> str:
    """Return the whole page, at once."""
    made = Page(order)
    while made.done < made.answers:
        made.draw()
        progress(made.done, made.answers)
    return made.whole()


def _as_html(line: str) -> str:
    r"""Return a line of a message as HTML.

    >>> _as_html(r"**The Eagle** wins, <3 of \*Anna\*")
    '<b>The Eagle</b> wins, &lt;3 of *Anna*'
    """
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(html.escape(found[1]))
        return f"\0{len(kept) - 1}\0"

    line = html.escape(_ESCAPED.sub(keep, line), quote=False)
    line = _ITALIC.sub(r"<i>\1</i>", _BOLD.sub(r"<b>\1</b>", line))
    return re.sub("\0(\\d+)\0", lambda found: kept[int(found[1])], line)


class _Pictures:
    """Pictures as the page keeps them, each only once."""

    def __init__(self, names: Sequence[str], language: str) -> None:
        self.tiles = Tiles()
        self._names = names
        self._language = language
        self._known: dict[bytes, int] = {}

    def frame(self, view: View) -> dict[str, Any]:
        """Return the number of the picture that a view shows, with its description."""
        draw = pictures.draw_board if view.seat is None else pictures.draw_hand
        drawn = draw(view, self._names, self._language)
        number = self._known.get(drawn.png)
        if number is None:
            number = self._known[drawn.png] = self.tiles.add(Image.open(io.BytesIO(drawn.png)), view.seat)
        return {"picture": number, "alt": drawn.alt}
