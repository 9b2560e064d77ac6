"""Branches of the Fluent texts: which of them some facts take, and facts that take each of them."""

from collections.abc import Iterator, Mapping
from typing import Any

from babel import Locale
from fluent.syntax import ast

from bot.games.kit.fluent import all_variables
from bot.texts import Speaker
from tests.texts.fluent import texts

Branch = tuple[str, str, int]
"""Language, text, and where in its file the branch begins: 0 stands for the whole text."""

PLURALS = {"zero", "one", "two", "few", "many", "other"}

ROWS = ("‹1›", "‹2›")
"""The places of a row that a text names one by one."""

COMMAND = ("traitor", "look")
"""A command that there is, and a word of its own."""


class Noting(Speaker):
    """A speaker that notes which texts it says with which variables."""

    def __init__(self, language: str) -> None:
        """Begin with nothing noted."""
        super().__init__(language)
        self.noted: list[tuple[str, Mapping[str, Any]]] = []

    def __call__(self, key: str, /, **variables: Any) -> str:
        """Say a text, and note it."""
        self.noted.append((key, variables))
        return super().__call__(key, **variables)

    def branches(self) -> set[Branch]:
        """The branches of all that was said since the last call."""
        found = {one for key, given in self.noted for one in _taken(self.language, key, given)}
        self.noted.clear()
        return found


def _taken(language: str, key: str, given: Mapping[str, Any]) -> Iterator[Branch]:
    if key in texts(language):
        yield language, key, 0
        yield from _within(language, key, texts(language)[key], given)


def _within(language: str, key: str, pattern: ast.Pattern, given: Mapping[str, Any]) -> Iterator[Branch]:
    for expression in _expressions(pattern):
        if isinstance(expression, ast.SelectExpression):
            variant = _variant(language, expression, given)
            yield language, key, variant.value.span.start if variant.value.span else 0
            yield from _within(language, key, variant.value, given)
        elif isinstance(expression, ast.MessageReference):
            part = f"{expression.id.name}.{expression.attribute.name}" if expression.attribute else expression.id.name
            yield from _taken(language, part, given)
        elif isinstance(expression, ast.FunctionReference):
            yield from _named(language, expression, given)


def _named(language: str, function: ast.FunctionReference, given: Mapping[str, Any]) -> Iterator[Branch]:
    """The branches of a message that is said for keys, or for each place of rows."""
    message, *rest = function.arguments.positional
    if function.id.name == "NAME" and isinstance(message, ast.StringLiteral):
        value = _value(rest[0], given)
        for key in value if isinstance(value, tuple) else (value,):
            yield from _taken(language, message.value, {"key": key})
    elif function.id.name == "EACH" and isinstance(message, ast.StringLiteral):
        names, *rows = rest
        if isinstance(names, ast.StringLiteral):
            for place in zip(*(_value(row, given) for row in rows), strict=True):
                yield from _taken(language, message.value, dict(zip(names.value.split(), place, strict=True)))


def _expressions(pattern: ast.Pattern) -> Iterator[Any]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            expression: Any = element.expression
            while isinstance(expression, ast.Placeable):
                expression = expression.expression
            yield expression


def _value(selector: Any, given: Mapping[str, Any]) -> Any:
    """The value of a selector: a variable, or how many there are of it."""
    if isinstance(selector, ast.FunctionReference) and selector.id.name == "COUNT":
        counted = _value(selector.arguments.positional[0], given)
        return len(counted) if isinstance(counted, tuple) else int(bool(counted))
    return given.get(selector.id.name) if isinstance(selector, ast.VariableReference) else None


def _variant(language: str, expression: ast.SelectExpression, given: Mapping[str, Any]) -> ast.Variant:
    value = _value(expression.selector, given)
    plural = Locale(language).plural_form(value) if isinstance(value, int) else None
    for variant in expression.variants:
        if _name(variant) in (str(value), plural):
            return variant
    return next(one for one in expression.variants if one.default)


def _name(variant: ast.Variant) -> str:
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


def made_up(language: str, key: str) -> Iterator[dict[str, Any]]:
    """Facts that take each branch of a text; a variable on which nothing depends is its own name in brackets."""
    whole = {name: f"‹{name}›" for name in sorted(all_variables(language, key))}
    whole |= _usual(language, texts(language)[key])
    yield whole
    for chosen in _paths(language, texts(language)[key], {}):
        yield {**whole, **chosen}


def _usual(language: str, pattern: ast.Pattern) -> dict[str, Any]:
    """For each variable that a branch depends on what takes the last of them, and for each key the last that is."""
    found: dict[str, Any] = {}
    for expression in _expressions(pattern):
        if isinstance(expression, ast.MessageReference) and not expression.attribute:
            found |= _usual(language, texts(language)[expression.id.name])
        elif isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                found |= _usual(language, variant.value)
            found |= _chosen(expression, expression.variants[-1])
        elif isinstance(expression, ast.FunctionReference) and expression.id.name == "NAME":
            message, key = expression.arguments.positional
            if isinstance(message, ast.StringLiteral) and isinstance(key, ast.VariableReference):
                usual = _usual(language, texts(language)[message.value])
                found |= {key.id.name: usual["key"]} if "key" in usual else {}
        elif isinstance(expression, ast.FunctionReference) and expression.id.name in ("EACH", "TOGETHER"):
            rows = [one.id.name for one in expression.arguments.positional if isinstance(one, ast.VariableReference)]
            found |= dict.fromkeys(rows, ROWS)
        elif isinstance(expression, ast.FunctionReference) and expression.id.name == "COMMAND":
            words = [one.id.name for one in expression.arguments.positional if isinstance(one, ast.VariableReference)]
            found |= dict(zip(words, COMMAND, strict=False))
    return found


def _paths(language: str, pattern: ast.Pattern, given: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield given
    for expression in _expressions(pattern):
        if isinstance(expression, ast.MessageReference) and not expression.attribute:
            yield from _paths(language, texts(language)[expression.id.name], given)
        elif isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from _paths(language, variant.value, {**given, **_chosen(expression, variant)})


def _chosen(expression: ast.SelectExpression, variant: ast.Variant) -> dict[str, Any]:
    """A value of the variable on which a choice of branches depends, with which it is that one."""
    name, names = _name(variant), [_name(one) for one in expression.variants]
    number = all(one in PLURALS or one.lstrip("-").isdecimal() for one in names)
    value: Any = ({"one": 1}.get(name, 2) if name in PLURALS else int(name)) if number else name
    selector = expression.selector
    if isinstance(selector, ast.FunctionReference):
        counted = selector.arguments.positional[0]
        rows = tuple(f"‹{place + 1}›" for place in range(value))
        return {counted.id.name: rows} if isinstance(counted, ast.VariableReference) else {}
    return {selector.id.name: value} if isinstance(selector, ast.VariableReference) else {}
