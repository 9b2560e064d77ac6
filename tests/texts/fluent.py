"""The Fluent files as data: which messages and attributes there are, and what they refer to."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import bot
import engine
from bot.games.kit import fluent

OWN = "bot"
"""The word in place of a game for the files of the bot itself."""


def files(language: str) -> list[str]:
    """All files of a language as ``<game>/<name>``, first those of the bot itself, in the order of the speaker."""
    return [f"{owner}/{path.name}" for owner in (OWN, *sorted(engine.games())) for path in _files(owner, language)]


def path_of(language: str, file: str) -> Path:
    """The place of a file.

    >>> path_of("nl", "bot/time.ftl").relative_to(BOT)
    PosixPath('texts/nl/time.ftl')
    >>> path_of("nl", "chess/words.ftl").relative_to(BOT)
    PosixPath('games/chess/texts/nl/words.ftl')
    """
    owner, name = file.split("/")
    return _folder(owner, language) / name


def read(language: str, file: str) -> str:
    """The text of a file."""
    return path_of(language, file).read_text(encoding="utf-8")


def _folder(owner: str, language: str) -> Path:
    return (BOT if owner == OWN else BOT / "games" / owner) / "texts" / language


def _files(owner: str, language: str) -> list[Path]:
    return sorted(_folder(owner, language).glob("*.ftl"))


BOT = Path(bot.__file__).parent
FILES = files("en")


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    """Return all entries of a file, including comments and unreadable parts."""
    return FluentParser().parse(read(language, file)).body


def patterns(language: str, file: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text of a file under its key, ``message`` or ``message.attribute``."""
    yield from fluent.patterns(read(language, file)).items()


@cache
def texts(language: str) -> dict[str, ast.Pattern]:
    """Every text of a language under its key."""
    return {key: pattern for file in FILES for key, pattern in patterns(language, file)}
