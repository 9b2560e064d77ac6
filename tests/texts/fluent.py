"""The Fluent files as data: which messages and attributes there are, and what they refer to."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot.texts

FOLDER = Path(bot.texts.__file__).parent
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


def entries(language: str, file: str) -> list[ast.EntryType]:
    """All that is in a file, comments and what could not be read included."""
    return FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8")).body


def patterns(language: str, file: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text of a file under its key, ``message`` or ``message.attribute``."""
    for entry in entries(language, file):
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's name for it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the visitor's name for it
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # the visitor's name for it
        if node.id.name == "NAME" and isinstance(node.arguments.positional[0], ast.StringLiteral):
            self.messages.add(node.arguments.positional[0].value)
        self.generic_visit(node)


def variables(pattern: Any) -> set[str]:
    """The variables that a text mentions."""
    visitor = _References()
    visitor.visit(pattern)
    return visitor.variables


def messages(pattern: Any) -> set[str]:
    """The other messages that a text mentions."""
    visitor = _References()
    visitor.visit(pattern)
    return visitor.messages
