"""A match that is over as one page that needs no network: ``python -m bot replay FILE > match.html``.

Anybody can make the page, because it is made of the published file alone. The page shows pictures step by step, through
everybody's eyes, with what happened. Pictures are kept as tiles (``tiles``) and all words deflated: a long match takes
a few megabytes.
"""

import base64
import html
import io
import json
import re
import zlib
from collections.abc import Callable, Iterator, Sequence
from importlib import resources
from typing import Any

import msgspec
from PIL import Image

import engine
from bot import pictures, texts
from bot.fair_deal.verify import FairDeal
from bot.operating.replay_page.tiles import SHEET, TILE, Tiles
from bot.texts import Speaker
from engine import Event, Match, View, visible

ONLOOKER, EVERYTHING = "o", "a"

Progress = Callable[[int, int], None]
"""Told how many answers are drawn, and of how many."""

_ESCAPED, _BOLD, _ITALIC = re.compile(r"\\(.)"), re.compile(r"\*\*(.+?)\*\*"), re.compile(r"\*(.+?)\*")


def _untold(done: int, answers: int) -> None:
    """Tell nobody: nobody waits for the page."""


def page(checked: FairDeal, language: str, progress: Progress = _untold) -> str:
    """Return the whole page. The language is that of its words."""
    shown = _Pictures(checked.names, language)
    data = json.dumps(_data(checked, language, shown, progress), separators=(",", ":"), ensure_ascii=False)
    whole = resources.files(__name__).joinpath("page.html").read_text(encoding="utf-8")
    say = texts.speaker(language)
    title = f"{texts.game_name(say, checked.match.game.key)} · {', '.join(checked.names)}"
    words = {
        "LANGUAGE": language,
        "TITLE": html.escape(title),
        "DATA": base64.b64encode(zlib.compress(data.encode(), 9)).decode(),
        "SHEETS": json.dumps(shown.tiles.sheets()),
    }
    return re.sub("|".join(words), lambda found: words[found[0]], whole)


def _data(checked: FairDeal, language: str, shown: "_Pictures", progress: Progress) -> dict[str, Any]:
    """Return the data of the page: words, pictures, and for each step what each pair of eyes saw."""
    say, names = texts.speaker(language), checked.names
    match = engine.replay(msgspec.structs.replace(checked.match.record, answers=()))
    steps = [_step(say, shown, match, match.setup_events, names)]
    answers = checked.match.record.answers
    for done, answer in enumerate(answers, 1):
        events = match.play(answer.seat, answer.keys)
        if visible(events, None) or match.result is not None:
            steps.append(_step(say, shown, match, events, names))
        progress(done, len(answers))
    eyes = {ONLOOKER: say("replay-onlooker"), **{str(seat): name for seat, name in enumerate(names)}}
    words = ("to-start", "back", "next", "to-end")
    return {
        "game": texts.game_name(say, match.game.key),
        "eyes": {**eyes, EVERYTHING: say("replay-everything")},
        "words": {word: say(f"button-{word}") for word in words}
        | {
            "eyes": say("replay-seen-hint"),
            "round": texts.round_label(say, match.game.key),
            "step": say("replay-steps"),
        },
        "rounds": {
            str(number): texts.round_name(say, match.game.key, number) for number in {step["round"] for step in steps}
        },
        "story": list(_story(say, checked.match, names)),
        "storyTitle": say("button-story"),
        "steps": steps,
        "pictures": shown.tiles.pictures,
        "tile": TILE,
        "sheet": SHEET,
    }


def _step(
    say: Speaker, shown: "_Pictures", match: Match, events: Sequence[Event], names: Sequence[str]
) -> dict[str, Any]:
    """Return what everybody saw after an answer: the picture and its words, and the events of the answer."""
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
        yield texts.round_name(say, match.game.key, number), _lines(say, match, here, names)


def _lines(say: Speaker, match: Match, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    told = (texts.story_line(say, match.game.key, event, names) for event in events)
    return [_as_html(line) for line in told if line]


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
