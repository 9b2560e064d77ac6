"""Agreement of ``Fitting`` with ``jsonschema`` on what fits, and the faults that a description tells."""

import copy
import random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.sandbox.description import Description
from tests.sandbox.fitting import Fitting

Json = dict[str, Any]

TREE: Json = {"$ref": "#/schemas/Tree"}
DOCUMENT: Json = {
    "schemas": {
        "Tree": {
            "type": "object",
            "properties": {
                "name": {"type": "string", "minLength": 1, "maxLength": 3, "pattern": "^[a-z]+$"},
                "kind": {"allOf": [{"$ref": "#/schemas/Kind"}], "enum": [1, 2]},
                "size": {"type": ["integer", "null"], "minimum": 0, "maximum": 9},
                "weight": {"type": "number"},
                "tall": {"type": "boolean"},
                "leaf": {
                    "oneOf": [{"type": "null"}, {"$ref": "#/schemas/Tree"}, {"type": "object", "maxProperties": 0}]
                },
                "twigs": {
                    "type": "array",
                    "items": {"anyOf": [TREE, {"const": 1}, {"const": True}]},
                    "minItems": 1,
                    "maxItems": 3,
                    "uniqueItems": True,
                },
                "marks": {"type": "object", "additionalProperties": {"type": "string"}, "minProperties": 1},
            },
            "required": ["name"],
            "additionalProperties": False,
        },
        "Kind": {"type": "integer", "oneOf": [{"title": "ash", "const": 1}, {"title": "oak", "const": 2}]},
    }
}
WHOLE: Json = {
    "name": "ash",
    "kind": 1,
    "size": None,
    "weight": 1.5,
    "tall": True,
    "leaf": {"name": "a", "size": 2.0},
    "twigs": [{"name": "b", "leaf": None}, 1, True],
    "marks": {"x": "y"},
}
SCALARS: tuple[Any, ...] = (None, True, False, 0, 1, 2, 3, 10, 1.5, 2.0, "", "ash", "ASH", "ashes")
VALUES: tuple[Any, ...] = (*SCALARS, [], [1], [1, True], [1, 1], {}, WHOLE)


def changed(whole: Any, dice: random.Random) -> Any:
    """The same with something in it left out, or replaced by anything, or with something more."""
    if isinstance(whole, dict) and whole and dice.random() < 0.8:
        name = dice.choice([*whole, "more"])
        if name == "more" or dice.random() < 0.2:
            return {one: part for one, part in {**whole, "more": "x"}.items() if one != dice.choice([name, "more"])}
        return {**whole, name: changed(whole[name], dice)}
    if isinstance(whole, list) and whole and dice.random() < 0.8:
        place = dice.randrange(len(whole))
        return [*whole[:place], changed(whole[place], dice), *whole[place + 1 :]]
    return copy.deepcopy(dice.choice(VALUES))


def test_values_fit_exactly_if_they_fit_by_the_book() -> None:
    fitting, dice = Fitting(DOCUMENT), random.Random(1)
    thorough = Draft202012Validator({**DOCUMENT, **TREE})
    values = [WHOLE, *(changed(WHOLE, dice) for _ in range(500))]
    verdicts = [fitting.fits(TREE, value) for value in values]
    assert verdicts == [thorough.is_valid(value) for value in values]
    assert 50 < sum(verdicts) < 450, "some fit and some do not"


def test_a_keyword_that_nobody_knows_is_not_passed_over() -> None:
    with pytest.raises(AttributeError, match="multipleof"):
        Fitting({}).fits({"multipleOf": 2}, 3)


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
        ({"type": 10, "content": "longer"}, ["content: 'longer' is too long"]),
        ({"type": 10}, [": 'content' is a required property"]),
        ({"type": 1, "parts": [{"type": 10, "content": "longer"}]}, ["parts/0/content: 'longer' is too long"]),
        ({"type": 1, "parts": [{"type": 1, "parts": 7}]}, ["parts/0/parts: 7 is not of type 'array'"]),
    ],
)
def test_the_member_of_a_union_that_was_meant_is_told(rooms: Description, value: Any, said: list[str]) -> None:
    assert rooms.misfits({"$ref": "#/components/schemas/Part"}, value) == said


def test_a_path_is_looked_for_before_its_pattern(rooms: Description) -> None:
    assert rooms.answer("GET", "/rooms/@me", 200, {"type": 10, "content": "short"}) == []
    assert rooms.answer("GET", "/rooms/7", 200, {"type": 10, "content": "short"}) == ["no body is described"]
    assert rooms.answer("GET", "/rooms/7", 204, None) == []
    assert rooms.answer("GET", "/rooms/7/doors", 200, None) == ["no such operation: GET /rooms/7/doors"]
