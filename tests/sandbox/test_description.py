"""Faults of a value, as a description tells them."""

from typing import Any

import pytest

from tests.sandbox.description import Description

ROW = {"type": "object", "properties": {"type": {"const": 1}, "parts": {"$ref": "#/components/schemas/Parts"}}}
TEXT = {"type": "object", "properties": {"type": {"const": 10}, "content": {"type": "string", "maxLength": 5}}}
PARTS = {"type": "array", "items": {"$ref": "#/components/schemas/Part"}}
PART = {"oneOf": [{**ROW, "required": ["type", "parts"]}, {**TEXT, "required": ["type", "content"]}]}
PATHS = {
    "/rooms/{room_id}": {"get": {"responses": {"2XX": {"description": "no body"}}}},
    "/rooms/@me": {"get": {"responses": {"200": {"content": {"application/json": {"schema": PART}}}}}},
}


@pytest.fixture
def rooms() -> Description:
    return Description({"paths": PATHS, "components": {"schemas": {"Part": PART, "Parts": PARTS}}})


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"type": 10, "content": "short"}, []),
        ({"type": 10, "content": "longer"}, ['content: "longer" is longer than 5 characters']),
        ({"type": 10}, [': "content" is a required property']),
        (
            {"type": 1, "parts": [{"type": 10, "content": "longer"}]},
            ['parts/0/content: "longer" is longer than 5 characters'],
        ),
        ({"type": 1, "parts": [{"type": 1, "parts": 7}]}, ['parts/0/parts: 7 is not of type "array"']),
    ],
)
def test_the_member_of_a_union_that_was_meant_is_told(rooms: Description, value: Any, said: list[str]) -> None:
    assert rooms.misfits({"$ref": "#/components/schemas/Part"}, value) == said


def test_a_path_is_looked_for_before_its_pattern(rooms: Description) -> None:
    assert rooms.answer("GET", "/rooms/@me", 200, {"type": 10, "content": "short"}) == []
    assert rooms.answer("GET", "/rooms/7", 200, {"type": 10, "content": "short"}) == ["no body is described"]
    assert rooms.answer("GET", "/rooms/7", 204, None) == []
    assert rooms.answer("GET", "/rooms/7/doors", 200, None) == ["no such operation: GET /rooms/7/doors"]
