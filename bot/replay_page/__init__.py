"""A match that is over as one page that needs no network: ``python -m bot replay FILE > match.html``.

It is made of the published file alone, so anybody can make it: pictures step by step, through everybody's eyes, with
what happened. Of most pictures only what differs from a similar one is kept.
"""

import base64
import html
import io
import json
import re
from collections import deque
from collections.abc import Iterator, Sequence
from importlib import resources
from typing import Any, NamedTuple

import msgspec
from PIL import Image, ImageChops

import engine
from bot import pictures, texts
from bot.texts import Speaker
from bot.verify import Checked
from engine import Event, Match, View, visible

ONLOOKER, EVERYTHING = "o", "a"
NEAR = 32
"""Among so many of the last pictures the most similar one is looked for."""
SMALLER = 4
"""By how much pictures are made smaller to be compared."""
FAR = 40
"""Of so many others at most a picture is put together."""

_ESCAPED, _BOLD, _ITALIC = re.compile(r"\\(.)"), re.compile(r"\*\*(.+?)\*\*"), re.compile(r"\*(.+?)\*")


def page(checked: Checked, language: str) -> str:
    """The whole page. The language is that of its words."""
    data = json.dumps(_data(checked, language), separators=(",", ":"), ensure_ascii=False)
    whole = resources.files(__name__).joinpath("page.html").read_text(encoding="utf-8")
    say = texts.speaker(language)
    title = f"{texts.game_name(say, checked.match.game.key)} · {', '.join(checked.names)}"
    words = {"LANGUAGE": language, "TITLE": html.escape(title), "DATA": data.replace("<", "\\u003c")}
    return re.sub("|".join(words), lambda found: words[found[0]], whole)


def _data(checked: Checked, language: str) -> dict[str, Any]:
    """What the page is made of: words, pictures, and for each step what each pair of eyes saw."""
    say, names = texts.speaker(language), checked.names
    shown = _Pictures(names, language)
    match = engine.replay(msgspec.structs.replace(checked.match.record, answers=()))
    steps = [_step(say, shown, match, match.setup_events, names)]
    for answer in checked.match.record.answers:
        events = match.play(answer.seat, answer.keys)
        if visible(events, None) or match.result is not None:
            steps.append(_step(say, shown, match, events, names))
    eyes = {ONLOOKER: say("replay-onlooker"), **{str(seat): name for seat, name in enumerate(names)}}
    words = ("to-start", "back", "next", "to-end")
    return {
        "game": texts.game_name(say, match.game.key),
        "eyes": {**eyes, EVERYTHING: say("replay-everything")},
        "words": {word: say(f"button-{word}") for word in words} | {"eyes": say("replay-seen-hint")},
        "rounds": {str(number): say("story-round", round=number) for number in {step["round"] for step in steps}},
        "story": list(_story(say, checked.match, names)),
        "storyTitle": say("button-story"),
        "steps": steps,
        "pictures": shown.kept,
    }


def _step(
    say: Speaker, shown: "_Pictures", match: Match, events: Sequence[Event], names: Sequence[str]
) -> dict[str, Any]:
    """What everybody saw after an answer: the picture and its words, and what happened in it."""
    eyes: list[tuple[str, int | None]] = [(ONLOOKER, None), *((str(seat), seat) for seat in range(match.seats))]
    seen = {
        key: {**shown.frame(match.view(seat)), "lines": _lines(say, match, visible(events, seat), names)}
        for key, seat in eyes
    }
    seen[EVERYTHING] = {**seen[ONLOOKER], "lines": _lines(say, match, events, names)}
    return {"round": match.view(None).round, "seen": seen}


def _story(say: Speaker, match: Match, names: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Round by round all that happened, nothing hidden."""
    told = match.reveal(agreed=True).story
    for number in sorted({event.round for event in told}):
        here = [event for event in told if event.round == number]
        yield say("story-round", round=number), _lines(say, match, here, names)


def _lines(say: Speaker, match: Match, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    told = (texts.story_line(say, match.game.key, event, names) for event in events)
    return [_as_html(line) for line in told if line]


def _as_html(line: str) -> str:
    r"""A line of a message as HTML.

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


class _Last(NamedTuple):
    """One of the last pictures: its number, of how many others it is put together, and its colours, also made small.

    They are numbers of the palette, which all pictures of a game share.
    """

    number: int
    far: int
    colours: Image.Image
    small: Image.Image


class _Pictures:
    """Pictures as the page keeps them, each but once."""

    def __init__(self, names: Sequence[str], language: str) -> None:
        self.kept: list[dict[str, Any]] = []
        self._names = names
        self._language = language
        self._known: dict[bytes, int] = {}
        self._last: deque[_Last] = deque(maxlen=NEAR)

    def frame(self, view: View) -> dict[str, Any]:
        """The number of the picture that a view shows, with its description."""
        draw = pictures.draw_board if view.seat is None else pictures.draw_hand
        drawn = draw(view, self._names, self._language)
        number = self._known.get(drawn.png)
        if number is None:
            number = self._known[drawn.png] = self._add(Image.open(io.BytesIO(drawn.png)))
        return {"picture": number, "alt": drawn.alt}

    def _add(self, image: Image.Image) -> int:
        """Keep a picture: what differs from the most similar one among the last, whoever saw it, or all of it."""
        number, colours = len(self.kept), Image.frombytes("L", image.size, image.tobytes())
        small = colours.resize((image.width // SMALLER, image.height // SMALLER), Image.Resampling.NEAREST)
        similar = [one for one in self._last if one.colours.size == image.size and one.far < FAR]
        if similar:
            base = min(reversed(similar), key=lambda one: _difference(one.small, small))
            part, place = _changed(image, ImageChops.difference(base.colours, colours))
            before, far = base.number, base.far + 1
        else:
            part, place, before, far = image.convert("RGB"), (0, 0), -1, 0
        self._last.append(_Last(number, far, colours, small))
        sizes = {"w": image.width, "h": image.height, "x": place[0], "y": place[1]}
        self.kept.append({**sizes, "from": before, "data": base64.b64encode(_webp(part)).decode()})
        return number


def _difference(one: Image.Image, other: Image.Image) -> int:
    """How many pixels of two pictures differ."""
    return one.width * one.height - ImageChops.difference(one, other).histogram()[0]


def _changed(image: Image.Image, difference: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """The part of a picture that holds all that differs, transparent where nothing does, and where it lies."""
    left, top, right, bottom = difference.getbbox() or (0, 0, 1, 1)
    part = image.convert("RGBA")
    part.putalpha(difference.point(lambda value: 255 if value else 0))
    return part.crop((left, top, right, bottom)), (left, top)


def _webp(image: Image.Image) -> bytes:
    """The picture without loss: a third of what a PNG takes."""
    file = io.BytesIO()
    image.save(file, "WEBP", lossless=True, quality=40, method=1)
    return file.getvalue()
