"""A round of a game as a screen reader says it to a person who reads words alone, as golden files tell it."""

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from bot import texts
from bot.commands.typed import suggestions
from bot.messages import Content, Menu
from bot.messages.words.pages import board_in_words
from bot.store import Table
from bot.texts import limits
from engine import Match
from tests.delivery.posting import Shown
from tests.matches import thumb
from tests.tables.people import a_table, match_of

READER = 0
"""The seat of the person who reads."""
SELDOM = 12
"""The reader looks at the board again after more than so many things that everybody saw."""
_LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")
_COMMAND = re.compile(r"</([^:<>]+):\d+>")
_MARKS = re.compile(r"\*\*|\|\||`|(?m:^(?:-# |> |- ))|\\(?=\W)|\u2060")


def file_of(game: str, language: str) -> Path:
    """The golden file of a game in a language."""
    return Path(__file__).parents[1] / "golden" / "read_aloud" / f"{game}-{language}.txt"


def written(game: str, language: str) -> str:
    """All that the reader hears in the first round of a match, and at its end."""
    return "\n".join(_heard(game, language)) + "\n"


def _heard(game: str, language: str) -> Iterator[str]:
    table = _reading(a_table("read aloud", game=game, seats=4, language=language, reader=language))
    say, match, shown, looked = texts.speaker(language), match_of(table), Shown(), 0
    said = set[str]()
    while match.result is None:
        if match.view(None).round <= 1:
            news = [told for told in _messages(shown, table, match) if told not in said]
            said.update(news)
            yield from (f"== message\n{told}\n" for told in news)
            if any("\nheading: " in told for told in news) and (typed := _suggested(say, table, match)):
                yield f"== typed\n{typed}\n"
            if READER in match.decisions and len(match.onlooker.events) - looked > SELDOM:
                yield f"== /board\n{_aloud(board_in_words(say, table, match.onlooker, since=looked))}\n"
                looked = len(match.onlooker.events)
        match.play(match.awaited[0], thumb(match, table.secret))
    yield f"== message\n{_messages(shown, replace(table, state='finished'), match)[-1]}\n"


def _suggested(say: texts.Speaker, table: Table, match: Match) -> str:
    """The suggestions of the command that answers the reader's question; empty if there is none."""
    seat = match.seat(READER)
    if seat.decision is None:
        return ""
    command = match.game.commands[seat.decision.kind]
    found = suggestions(say, table, seat, command, "")[: limits.SUGGESTIONS]
    name = " ".join(say(one) for one in (f"{table.game}-command", f"{table.game}-command-{command}"))
    return "\n".join([f"/{name}", *(f"  {label}" for label, _ in found)])


def _messages(shown: Shown, table: Table, match: Match) -> list[str]:
    """The reader's messages, as they are now."""
    reader = table.sitters[READER].user
    return [_aloud(one.content) for one in shown.bring_in_line(table, match) if one.user == reader]


def _reading(table: Table) -> Table:
    """The table, whose reader has chosen words."""
    sitters = tuple(replace(one, reading="words") if seat == READER else one for seat, one in enumerate(table.sitters))
    return replace(table, sitters=sitters)


def _aloud(content: Content) -> str:
    """A message with its buttons and menus, in the order in which they are read."""
    lines = [f"heading: {line[4:]}" if line.startswith("### ") else line for line in content.text.split("\n")]
    for row in content.rows:
        if isinstance(row, Menu):
            lines += [
                f"menu: {row.hint}",
                *(f"  {', '.join(filter(None, (one.label, one.note)))}" for one in row.entries),
            ]
        else:
            lines += [f"button{', off' * one.disabled}: {one.label}" for one in row]
    return "\n".join(_MARKS.sub("", _COMMAND.sub(r"/\1", _LINK.sub(r"link \1", line))) for line in lines)
