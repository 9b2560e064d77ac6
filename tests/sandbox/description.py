"""An API by its OpenAPI description: what does not fit the operation that a request names."""

import json
import re
from collections.abc import Iterable
from typing import Any

from jsonschema import Draft202012Validator, ValidationError

from tests.sandbox.fitting import Fitting

Json = dict[str, Any]


class Description:
    """One API. Bodies are parsed JSON; of multipart the part ``payload_json``.

    >>> name = {"type": "string", "maxLength": 3}
    >>> taken = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Name"}}}}
    >>> paths = {"/people/{id}": {"put": {"requestBody": {**taken, "required": True}, "responses": {"204": {}}}}}
    >>> people = Description({"paths": paths, "components": {"schemas": {"Name": name}}})
    >>> people.request("PUT", "/people/1", "Ann"), people.request("PUT", "/people/1", "Anna")
    ([], [": 'Anna' is too long"])
    >>> people.request("PUT", "/people/1", None), people.request("GET", "/people/1", None)
    (['a body is required'], ['no such operation: GET /people/1'])
    >>> people.answer("PUT", "/people/1", 204, None), people.answer("PUT", "/people/1", 200, "Ann")
    ([], ['status 200 is not described'])
    """

    def __init__(self, document: Json) -> None:
        self._components = document["components"]
        self._fitting = Fitting(document)
        self._known: set[tuple[int, int]] = set()
        """Schemas with values that fit them, as hashes: the same traffic comes in many tests."""
        # "/users/@me" before "/users/{user_id}"
        paths = sorted(document["paths"].items(), key=lambda path: path[0].count("{"))
        self._paths = [(_pattern(path), operations) for path, operations in paths]

    def request(self, method: str, path: str, body: Any) -> list[str]:
        """Return the misfits of a request's body, or of ``None`` for a request without a body; nothing if all fits."""
        operation = self._operation(method, path)
        if operation is None:
            return [f"no such operation: {method} {path}"]
        wanted = operation.get("requestBody")
        if wanted is None or body is None:
            return _without(body, required=wanted is not None and wanted.get("required", False))
        return self.misfits(wanted["content"]["application/json"]["schema"], body)

    def answer(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """Return the misfits of an answer's body, or of ``None`` or an empty text for an answer without a body."""
        operation = self._operation(method, path)
        if operation is None:
            return [f"no such operation: {method} {path}"]
        answers = operation["responses"]
        wanted = answers.get(str(status), answers.get("2XX"))
        if wanted is None:
            return [f"status {status} is not described"]
        if "application/json" not in wanted.get("content", {}):
            return _without(None if body == "" else body, required=False)
        return self.misfits(wanted["content"]["application/json"]["schema"], body)

    def misfits(self, schema: Json, value: Any) -> list[str]:
        """Return the places in which a value does not fit a schema.

        The schema may refer to the description's components.
        """
        known = id(schema), hash(json.dumps(value))
        if known in self._known:
            return []
        if self._fitting.fits(schema, value):
            self._known.add(known)
            return []
        thorough = Draft202012Validator({**schema, "components": self._components})
        causes = [_cause(error) for error in thorough.iter_errors(value)]
        return ["/".join(map(str, one.absolute_path)) + ": " + one.message[:200] for one in causes]

    def _operation(self, method: str, path: str) -> Json | None:
        for pattern, operations in self._paths:
            if pattern.fullmatch(path) and method.lower() in operations:
                found: Json = operations[method.lower()]
                return found
        return None


def _pattern(path: str) -> re.Pattern[str]:
    """The paths that a template stands for: in braces, any name without a slash."""
    return re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)))


def _without(body: Any, required: bool) -> list[str]:
    if body is not None:
        return ["no body is described"]
    return ["a body is required"] if required else []


def _cause(error: ValidationError) -> ValidationError:
    """Return the fault, at its deepest place, of the union member that was most probably meant.

    That member is the one whose ``type`` has the right value, as Discord tells the members apart by it. If there is no
    such member, the member that got furthest is meant.
    """
    while error.context:
        members: dict[Any, list[ValidationError]] = {}
        for one in error.context:
            members.setdefault(one.schema_path[0], []).append(one)
        error = max(min(members.values(), key=_remoteness), key=_depth)
    return error


def _remoteness(faults: Iterable[ValidationError]) -> tuple[bool, int, int]:
    """Return how far a value with these faults is from a member of a union; less is nearer."""
    told_apart = any(
        (list(one.relative_path) == ["type"] and one.validator in ("const", "enum"))
        or (not one.relative_path and one.validator == "type")
        for one in faults
    )
    return told_apart, -max(map(_depth, faults)), len(list(faults))


def _depth(error: ValidationError) -> int:
    return len(error.absolute_path)
