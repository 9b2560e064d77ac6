"""An API by its OpenAPI description: what does not fit the operation that a request names."""

import re
from collections.abc import Sequence
from typing import Any

from jsonschema_rs import Draft202012Validator, ValidationError

Json = dict[str, Any]


class Description:
    """One API. Bodies are parsed JSON; of multipart the part ``payload_json``.

    >>> name = {"type": "string", "maxLength": 3}
    >>> taken = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Name"}}}}
    >>> paths = {"/people/{id}": {"put": {"requestBody": {**taken, "required": True}, "responses": {"204": {}}}}}
    >>> people = Description({"paths": paths, "components": {"schemas": {"Name": name}}})
    >>> people.request("PUT", "/people/1", "Ann"), people.request("PUT", "/people/1", "Anna")
    ([], [': "Anna" is longer than 3 characters'])
    >>> people.request("PUT", "/people/1", None), people.request("GET", "/people/1", None)
    (['a body is required'], ['no such operation: GET /people/1'])
    >>> people.answer("PUT", "/people/1", 204, None), people.answer("PUT", "/people/1", 200, "Ann")
    ([], ['status 200 is not described'])
    """

    def __init__(self, document: Json) -> None:
        self._components = document["components"]
        self._validators: dict[int, tuple[Json, Draft202012Validator]] = {}
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
        if id(schema) not in self._validators:
            whole = Draft202012Validator({**schema, "components": self._components})
            self._validators[id(schema)] = schema, whole  # an id is no other schema's as long as the schema is kept
        validator = self._validators[id(schema)][1]
        causes = () if validator.is_valid(value) else map(_cause, validator.iter_errors(value))
        return ["/".join(map(str, one.instance_path)) + ": " + one.message[:200] for one in causes]

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
    members: list[list[ValidationError]]
    while members := getattr(error.kind, "context", []):
        depth = len(error.instance_path)
        error = max(min(members, key=lambda one: _remoteness(one, depth)), key=lambda one: len(one.instance_path))
    return error


def _remoteness(faults: Sequence[ValidationError], depth: int) -> tuple[bool, int, int]:
    """Return how far a value with these faults is from a member of a union; less is nearer."""
    told_apart = any(
        (one.instance_path[depth:] == ["type"] and one.schema_path[-1] in ("const", "enum"))
        or (not one.instance_path[depth:] and one.schema_path[-1] == "type")
        for one in faults
    )
    return told_apart, -max(len(one.instance_path) for one in faults), len(faults)
