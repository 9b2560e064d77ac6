"""Texts as data: the variables, parts and other messages to which a text of the Fluent files refers."""

from collections.abc import Mapping
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.texts import speaker


@cache
def patterns(source: str) -> Mapping[str, ast.Pattern]:
    r"""Return every text in Fluent's source under its key, ``message`` or ``message.attribute``.

    >>> list(patterns("game = Apples\n    .length = short"))
    ['game', 'game.length']
    """
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def texts_of(language: str, game: str) -> dict[str, ast.Pattern]:
    """Return every text of a game in a language under its key."""
    say = speaker(language)
    keys = [key for key in say.keys if key.startswith(f"{game}-")]
    return {key: pattern for one in keys for key, pattern in patterns(say.source(one)).items()}


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.parts: set[str] = set()
        self.named: set[str] = set()
        self.rows: dict[str, set[str]] = {}
        self.commands: list[tuple[str, ...]] = []

    def visit(self, node: ast.BaseNode) -> None:
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


def variables(pattern: ast.Pattern) -> set[str]:
    """Return the variables that a text mentions."""
    return _references(pattern).variables


def all_variables(language: str, key: str) -> set[str]:
    """Return the variables that a text needs, those of the texts that are parts of it included."""
    name, _, attribute = key.partition(".")
    found = _references(patterns(speaker(language).source(name))[f"{name}.{attribute}" if attribute else name])
    return found.variables.union(*(all_variables(language, part) for part in found.parts))


def named(pattern: ast.Pattern) -> set[str]:
    """Return the messages that a text says for a key of theirs."""
    return _references(pattern).named


def rows(pattern: ast.Pattern) -> dict[str, set[str]]:
    """Return the messages that a text says for each place of rows, with the variables that it gives them."""
    return _references(pattern).rows


def commands(pattern: ast.Pattern) -> list[tuple[str, ...]]:
    """Return the slash commands that a text names, as far as it names them by their words."""
    return _references(pattern).commands


def messages(pattern: ast.Pattern) -> set[str]:
    """Return the other messages that a text mentions."""
    found = _references(pattern)
    return found.named | set(found.rows) | {part.partition(".")[0] for part in found.parts}
