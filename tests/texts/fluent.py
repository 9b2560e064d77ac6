"""The Fluent files as data: which messages and attributes there are, and what they refer to."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot
import engine

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
    for entry in entries(language, file):
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def texts(language: str) -> dict[str, ast.Pattern]:
    """Every text of a language under its key."""
    return {key: pattern for file in FILES for key, pattern in patterns(language, file)}


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.parts: set[str] = set()
        self.named: set[str] = set()
        self.rows: dict[str, set[str]] = {}
        self.commands: list[tuple[str, ...]] = []

    def visit(self, node: Any) -> None:
        """Note what a node refers to, and look inside it."""
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.parts.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
        elif isinstance(node, ast.FunctionReference) and node.id.name == "NAME":
            first = node.arguments.positional[0]
            if isinstance(first, ast.StringLiteral):
                self.named.add(first.value)
        elif isinstance(node, ast.FunctionReference) and node.id.name == "COMMAND":
            self.commands.append(
                tuple(one.value for one in node.arguments.positional if isinstance(one, ast.StringLiteral))
            )
        elif isinstance(node, ast.FunctionReference) and node.id.name == "EACH":
            first, names = node.arguments.positional[:2]
            if isinstance(first, ast.StringLiteral) and isinstance(names, ast.StringLiteral):
                self.rows[first.value] = set(names.value.split())
        super().visit(node)


@cache
def _references(pattern: ast.BaseNode) -> _References:
    visitor = _References()
    visitor.visit(pattern)
    return visitor


def variables(pattern: Any) -> set[str]:
    """The variables that a text mentions."""
    return _references(pattern).variables


@cache
def all_variables(language: str, key: str) -> set[str]:
    """The variables that a text needs, those of the texts that are parts of it included."""
    found = _references(texts(language)[key])
    return found.variables.union(*(all_variables(language, part) for part in found.parts))


def named(pattern: Any) -> set[str]:
    """The messages that a text says for a key of theirs."""
    return _references(pattern).named


def rows(pattern: Any) -> dict[str, set[str]]:
    """The messages that a text says for each place of rows, with the variables that it gives them."""
    return _references(pattern).rows


def commands(pattern: Any) -> list[tuple[str, ...]]:
    """The slash commands that a text names, as far as it says itself which."""
    return _references(pattern).commands


def messages(pattern: Any) -> set[str]:
    """The other messages that a text mentions."""
    found = _references(pattern)
    return found.named | set(found.rows) | {part.partition(".")[0] for part in found.parts}
