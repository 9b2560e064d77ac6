"""Courses of games, message by message, as golden files tell them: what is posted or edited after each answer.

A course is words. ``2:0`` lets seat 2 answer with the key 0. ``?2`` looks at the hand of seat 2, ``!2`` at its question
again, ``+2`` lets the seat answer so in advance from now on. ``*9`` plays nine answers by chance. ``abort`` closes the
table, and ``agree`` reveals its match.
"""

from collections.abc import Collection, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from bot import messages
from bot.messages import Content, Entry, Menu
from bot.store import Posted, Sitter, Table
from engine import Match
from tests.delivery.posting import Shown, calls
from tests.matches import play_by_chance
from tests.messages.pages import PAGES
from tests.sample_games import errand, vote
from tests.tables.people import BEN, DIRK, a_table, match_of

FOLDER = Path(__file__).parents[1] / "golden" / "courses"
CLOSED = (BEN.user, DIRK.user)


class Course(NamedTuple):
    """A course at a table that this text makes; people in ``closed`` take no direct messages."""

    game: str
    words: str
    text: str = "course"
    closed: Collection[int] = ()
    changes: Mapping[str, object] = {}
    seats: int = 4
    options: Mapping[str, str] = {}

    @property
    def table(self) -> Table:
        return replace(a_table(self.text, game=self.game, seats=self.seats, options=self.options), **self.changes)


BALLOT = "2:0 ?2 !2 ?3 2:1 2:3 0:2 1:2 3:2 ?2"
BUYING = "0:buy 0:M ?0 0:back 0:back 0:send ?0 0:back 0:send 0:1 ?0 0:buy 0:I 0:I1 ?0 ?1 ?2 1:pass"
BOTH = "0:2 1:2 2:0 3:2 0:2 1:2 2:0 3:2"
ODD = (Sitter("**Anna**", 11), Sitter("Ben\n# Hi", 12), Sitter("\u202eCleo", 13), Sitter("_Dirk_ <@11>", 14))
COMPUTERS = (Sitter("Anna", 11), *(Sitter(name, player="thumb") for name in ("Bram", "Inés", "Kofi", "Sanna")))
NAMESAKES = tuple(Sitter(name, 11 + seat) for seat, name in enumerate(("A || B", "Anna", "Anna", "||")))
WITH_TRAITORS: Mapping[str, Course] = {
    "the_traitors": Course("the_traitors", "*1 " * 51, "match 85", changes={"pace": "live"}),
    "remarks": Course("the_traitors", "*1 " * 40, "remarks", changes={"sitters": COMPUTERS}, seats=5),
}
OF_ARMIES: Mapping[str, Course] = {
    "traitor": Course("traitor", "*1 " * 40 + "*99", "match 0", seats=6, options={"jokers": "2"}),
    "traitor-duel": Course("traitor", "*1 " * 30 + "*99", "match 7", seats=2),
}
COURSES: Mapping[str, Course] = {
    "vote-names": Course("vote", "0:1 1:2 2:3 3:0", changes={"sitters": ODD}),
    "vote-namesakes": Course("vote", BOTH, changes={"sitters": NAMESAKES, "pace": "live"}),
    "vote": Course("vote", f"{BALLOT} 0:1 1:0 2:0 3:0"),
    "vote-closed": Course("vote", BALLOT, closed=CLOSED),
    "vote-last": Course("vote", "1:2 2:0 3:2 0:2"),
    **{
        f"vote-{pace}-{reveals}": Course("vote", BOTH, changes={"pace": pace, "reveals": reveals})
        for pace in ("live", "post-8")
        for reveals in ("moving", "still", "plain")
    },
    "errand": Course("errand", "0:buy 0:back 0:send 0:2 0:send 0:1 0:buy 0:back 0:send 0:back"),
    "errand-closed": Course(
        "errand",
        f"{BUYING} +1 ?1 ?0 3:pass 2:pass ?1 0:buy 0:I 0:I2 1:pass ?2 2:pass 3:shield ?0 0:done ?1",
        "errand 7",
        CLOSED,
    ),
    **WITH_TRAITORS,
    **OF_ARMIES,
    "voices": Course("verraeter", "*8 " * 8 + "*4 " * 12, "voices", changes={"sitters": COMPUTERS[:4]}),
    "aborted": Course("verraeter", "*7 abort agree", "aborted"),
    "verraeter": Course("verraeter", "*8 " * 6 + "*1 " * 12, "story", changes={"remarks": False}),
}


NAMES = (*COURSES, *PAGES)


def file_of(name: str) -> Path:
    """Return the golden file of a course."""
    return FOLDER / f"{name}.txt"


def written(name: str) -> str:
    """The whole course, or all pages of a name."""
    if name in PAGES:
        return "\n".join(line for title, page in PAGES[name]() for line in (f"== {title}", *_content(page))) + "\n"
    course = COURSES[name]
    game: AbstractContextManager[None] = nullcontext()
    if course.game in ("vote", "errand"):
        game = (vote if course.game == "vote" else errand).offered()
    with game:
        return "\n".join(_steps(course, course.table)) + "\n"


def _steps(course: Course, table: Table) -> Iterator[str]:
    match, shown = match_of(table), Shown(course.closed)
    for word in ("start", *course.words.split()):
        yield f"== {word}"
        sign, seat = word[0], int(word[1:]) if word[0] in "?!+*" else 0
        if sign in "?!":
            yield from _content(messages.prompt(table, match.seat(seat), "en", change=sign == "!").linked("the board"))
            continue
        if sign == "+":
            one = replace(table.sitters[seat], standing=match.question(seat) - 1)
            table = replace(table, sitters=(*table.sitters[:seat], one, *table.sitters[seat + 1 :]))
        elif word == "abort":
            table = replace(table, state="aborted", ended_by="Ben")
        elif word == "agree":
            table = replace(table, agreed=(0, 1, 2, 3))
        elif sign == "*":
            play_by_chance(match, table.secret, seat)
        elif word != "start":
            number, _, key = word.partition(":")
            match.play(int(number), [key])
        now = replace(table, state="finished", ended=1.0, turning_points=()) if match.result else table
        yield from _news(now, match, shown)


def _news(table: Table, match: Match, shown: Shown) -> Iterator[str]:
    """All that had to be posted or edited, in its order, with the state in which it is left."""
    before: Mapping[str, Posted] = dict(shown.posted)
    wanted = shown.bring_in_line(table, match)
    changed = calls(before, shown.posted)
    for one in wanted:
        if one.slot in changed:
            changed.remove(one.slot)
            stands = shown.posted[one.slot]
            verb = "edit" if one.slot in before else "post" if stands.message else "refused"
            yield f"{verb} {one.slot} ({stands.state})"
            yield from _content(one.content)


def _content(content: Content) -> Iterator[str]:
    yield from (f"    {line}" for line in content.text.split("\n"))
    if content.picture is not None:
        flags = [flag for flag in ("moving", "hidden") if getattr(content.picture, flag, False)]
        yield f"    picture: {' '.join([type(content.picture).__name__, content.picture.what, *flags])}"
        if alt := getattr(content.picture, "alt", ""):
            yield f"    alt: {alt}"
    for row in content.rows:
        if isinstance(row, Menu):
            entries = " | ".join(map(_entry, row.entries))
            yield f"    menu {row.custom_id}, {row.hint}, {row.least} to {row.most}: {entries}"
        else:
            yield "    " + " ".join(f"[{one.label}]({one.custom_id}){' -' * one.disabled}" for one in row)
    if content.file is not None:
        yield f"    file {content.file.name}: {content.file.alt}"
    if content.ping:
        yield f"    calls {content.ping}"


def _entry(one: Entry) -> str:
    """A line of a menu: its label, value and note; a chosen one has a mark."""
    return f"{'✓ ' * one.chosen}{one.label} = {one.value}{f' ({one.note})' if one.note else ''}"
