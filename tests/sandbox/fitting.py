"""Checks whether values fit the schemas of an OpenAPI document.

Each schema is made a function once, as traffic has many values. The check says no more than yes or no. The faults of
a value that does not fit are told by ``jsonschema``.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial
from operator import ge, le
from typing import Any

Fits = Callable[[Any], bool]
Schema = Mapping[str, Any]

SAYS_NOTHING = {"title", "description", "format", "contentEncoding", "x-discord-union", "additionalProperties"}
"""Keywords of which no value depends; ``additionalProperties`` is looked at with ``properties``."""


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


TYPES: Mapping[str, Callable[[Any], bool]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "integer": lambda value: _is_number(value) and value == int(value),
    "number": _is_number,
}


SIZES: Mapping[str, tuple[Any, Callable[[int, int], bool]]] = {
    **{"minLength": (str, ge), "minItems": (list, ge), "minProperties": (dict, ge)},
    **{"maxLength": (str, le), "maxItems": (list, le), "maxProperties": (dict, le)},
}
"""Kinds of values by keyword, and how their size compares with the number in the schema."""


def _same(one: Any, other: Any) -> bool:
    """Return whether two values are equal as JSON: ``True`` is not 1.

    Use it only for values that are no list and no object.
    """
    return bool(one == other) and isinstance(one, bool) is isinstance(other, bool)


class Fitting:
    """The schemas of one document, which refer to it by ``#/...``.

    >>> fitting = Fitting({"schemas": {"Name": {"type": "string", "maxLength": 3}}})
    >>> names = {"type": "array", "items": {"$ref": "#/schemas/Name"}, "uniqueItems": True}
    >>> fitting.fits(names, ["Ann", "Bo"]), fitting.fits(names, ["Ann", "Anna"]), fitting.fits(names, ["Bo", "Bo"])
    (True, False, False)
    """

    def __init__(self, document: Schema) -> None:
        self._document = document
        self._made: dict[int, tuple[Schema, Fits]] = {}

    def fits(self, schema: Schema, value: Any) -> bool:
        """Return whether a value fits a schema.

        Raise ``AttributeError`` for a keyword that nobody here knows.
        """
        return self._function(schema)(value)

    def _function(self, schema: Schema) -> Fits:
        """The function of a schema, made the first time that it is asked for."""
        if id(schema) not in self._made:
            self._made[id(schema)] = schema, partial(self.fits, schema)  # for a schema that refers to itself
            checks = [
                _size(keyword, wanted)
                if keyword in SIZES
                else getattr(self, f"_{keyword.removeprefix('$').lower()}")(wanted, schema)
                for keyword, wanted in schema.items()
                if keyword not in SAYS_NOTHING
            ]
            if "additionalProperties" in schema:
                checks.append(self._others(schema["additionalProperties"], schema))
            self._made[id(schema)] = schema, _all(checks)
        return self._made[id(schema)][1]

    def _ref(self, wanted: str, schema: Schema) -> Fits:
        found: Any = self._document
        for step in wanted.removeprefix("#/").split("/"):
            found = found[step]
        return self._function(found)

    def _allof(self, wanted: list[Schema], schema: Schema) -> Fits:
        return _all([self._function(one) for one in wanted])

    def _anyof(self, wanted: list[Schema], schema: Schema) -> Fits:
        checks = [self._function(one) for one in wanted]
        return lambda value: any(check(value) for check in checks)

    def _oneof(self, wanted: list[Schema], schema: Schema) -> Fits:
        if all(one.keys() - SAYS_NOTHING == {"const"} for one in wanted):
            return self._enum([one["const"] for one in wanted], schema)
        checks = [self._function(one) for one in wanted]
        return lambda value: [check(value) for check in checks].count(True) == 1

    def _type(self, wanted: str | list[str], schema: Schema) -> Fits:
        if isinstance(wanted, str):
            return TYPES[wanted]
        checks = [TYPES[one] for one in wanted]
        return lambda value: any(check(value) for check in checks)

    def _const(self, wanted: Any, schema: Schema) -> Fits:
        return lambda value: _same(value, wanted)

    def _enum(self, wanted: list[Any], schema: Schema) -> Fits:
        return lambda value: any(_same(value, one) for one in wanted)

    def _properties(self, wanted: Mapping[str, Schema], schema: Schema) -> Fits:
        checks = [(name, self._function(one)) for name, one in wanted.items()]

        def fits(value: Any) -> bool:
            if isinstance(value, dict):
                for name, check in checks:
                    if name in value and not check(value[name]):
                        return False
            return True

        return fits

    def _others(self, wanted: bool | Schema, schema: Schema) -> Fits:
        known = schema.get("properties", {}).keys()
        if isinstance(wanted, bool):
            return lambda value: wanted or not isinstance(value, dict) or value.keys() <= known
        check = self._function(wanted)
        return lambda value: (
            not isinstance(value, dict) or all(check(one) for name, one in value.items() if name not in known)
        )

    def _required(self, wanted: list[str], schema: Schema) -> Fits:
        return lambda value: not isinstance(value, dict) or all(name in value for name in wanted)

    def _items(self, wanted: Schema, schema: Schema) -> Fits:
        check = self._function(wanted)
        return lambda value: not isinstance(value, list) or all(check(one) for one in value)

    def _uniqueitems(self, wanted: bool, schema: Schema) -> Fits:
        return lambda value: not isinstance(value, list) or len({repr(one) for one in value}) == len(value)

    def _pattern(self, wanted: str, schema: Schema) -> Fits:
        search = re.compile(wanted).search
        return lambda value: not isinstance(value, str) or search(value) is not None

    def _minimum(self, wanted: float, schema: Schema) -> Fits:
        return lambda value: not _is_number(value) or value >= wanted

    def _maximum(self, wanted: float, schema: Schema) -> Fits:
        return lambda value: not _is_number(value) or value <= wanted


def _size(keyword: str, wanted: int) -> Fits:
    kind, is_right = SIZES[keyword]
    return lambda value: not isinstance(value, kind) or is_right(len(value), wanted)


def _all(checks: list[Fits]) -> Fits:
    """The function that is true if all of them are; a loop, as it is run a million times."""
    if len(checks) == 1:
        return checks[0]

    def fits(value: Any) -> bool:
        fitting = True
        for check in checks:
            fitting = fitting and check(value)
        return fitting

    return fits
