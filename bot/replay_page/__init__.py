"""A match that is over as one page that needs no network: ``python -m bot replay FILE > match.html``.

It is made of the published file alone, so anybody can make it: pictures step by step, through everybody's eyes, with
what happened. Of most pictures only what differs from the one before is kept, and every so manieth whole, so that the
page need not begin at the beginning.
"""

import base64
import html
import io
import json
import re
from collections.abc import Iterator, Sequence
from importlib import resources
from typing import Any

import msgspec
from PIL import Image, ImageChops

import engine
from bot import pictures, texts
from bot.texts import Speaker
from bot.verify import Checked
from engine import Event, Match, View, visible

ONLOOKER, EVERYTHING = "o", "a"
KEY = 12
"""Every so manieth picture is kept whole."""
SHORTER = 0.8
"""So much shorter at least is a difference that is kept instead of the whole."""

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
    film = _Film(names, language)
    match = engine.replay(msgspec.structs.replace(checked.match.record, answers=()))
    steps = [_step(say, film, match, match.setup_events, names)]
    for answer in checked.match.record.answers:
        events = match.play(answer.seat, answer.keys)
        if visible(events, None) or match.result is not None:
            steps.append(_step(say, film, match, events, names))
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
        "pictures": film.pictures,
    }


def _step(say: Speaker, film: "_Film", match: Match, events: Sequence[Event], names: Sequence[str]) -> dict[str, Any]:
    """What everybody saw after an answer: the picture and its words, and what happened in it."""
    eyes: list[tuple[str, int | None]] = [(ONLOOKER, None), *((str(seat), seat) for seat in range(match.seats))]
    seen = {
        key: {**film.frame(match.view(seat)), "lines": _lines(say, match, visible(events, seat), names)}
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


class _Film:
    """Pictures as the page keeps them, each but once."""

    def __init__(self, names: Sequence[str], language: str) -> None:
        self.pictures: list[dict[str, Any]] = []
        self._names = names
        self._language = language
        self._known: dict[bytes, int] = {}
        self._last: dict[int | None, tuple[int, int, Image.Image]] = {}

    def frame(self, view: View) -> dict[str, Any]:
        """The number of the picture that a view shows, with its description."""
        draw = pictures.draw_board_now if view.seat is None else pictures.draw_hand_now
        drawn = draw(view, self._names, self._language)
        number = self._known.get(drawn.png)
        if number is None:
            number = self._known[drawn.png] = self._add(view.seat, Image.open(io.BytesIO(drawn.png)).convert("RGB"))
        return {"picture": number, "alt": drawn.alt}

    def _add(self, seat: int | None, image: Image.Image) -> int:
        """Keep a picture: what differs from the last one of the same seat, or all of it if that is hardly longer."""
        number, kept = len(self.pictures), _webp(image)
        before, far, last = self._last.get(seat, (-1, KEY, image))
        place, far_now = (0, 0), 0
        if far + 1 < KEY and last.size == image.size:
            box = ImageChops.difference(last, image).getbbox() or (0, 0, 1, 1)
            change = _webp(_changed(last, image).crop(box))
            if len(change) < SHORTER * len(kept):
                kept, place, far_now = change, box[:2], far + 1
        self._last[seat] = (number, far_now, image)
        text = base64.b64encode(kept).decode()
        sizes = {"w": image.width, "h": image.height, "x": place[0], "y": place[1]}
        self.pictures.append({**sizes, "from": before if far_now else -1, "data": text})
        return number


def _changed(last: Image.Image, image: Image.Image) -> Image.Image:
    """The picture, transparent where it is the same as the last one."""
    mask = ImageChops.difference(last, image).convert("L").point(lambda value: 255 if value else 0)
    image = image.convert("RGBA")
    image.putalpha(mask)
    return image


def _webp(image: Image.Image) -> bytes:
    """The picture without loss: a third of what a PNG takes."""
    file = io.BytesIO()
    image.save(file, "WEBP", lossless=True, quality=40, method=1)
    return file.getvalue()
