"""H-0: the components and the data files that describe them; what is wrong in a data file is named.

The numbers that ship stand in the page of rules, the city in its picture and in every transcript. Mistakes in data
files are in ``golden/rules/mistakes.txt``.
"""

import copy
import json
import re
from typing import Any

import pytest

import engine
from engine.het_verraad.events import AreaIsolated
from tests.games.het_verraad.script import changed, situation

FILES = ("city", "buildings", "influence", "castle", "powers", "zoning", "track", "supplies")
GAME = engine.game("het_verraad")


def test_a_replaced_city_may_stand_in_another_order() -> None:
    """The order of the city file is the canonical one (H-11), also of areas that fall at once (H-7)."""
    content: dict[str, Any] = copy.deepcopy(GAME.data["city"])
    content["areas"].reverse()
    match = situation("I3", "O20", bricks={0: 9}, numbers={"city": content}, said="buy")
    assert match.decisions[0].keys == ("M7", "M6", "I4", "I2", "back")
    owners = ("I3 I4 M5 M9 O9 O11 O12 O13", "O10:smidse M8 O20", "M6:opera")
    match = situation(*owners, bricks={0: 9}, numbers={"city": content}, said="buy M7")
    assert [one.area for one in match.steps[-1].events if isinstance(one, AreaIsolated)] == ["O10", "M8", "M6"]


@pytest.mark.parametrize("name", FILES)
def test_checked_data_share_nothing_and_can_be_checked_again(name: str) -> None:
    content: Any = copy.deepcopy(GAME.data[name])
    checked: Any = GAME.check_data(name, content)
    assert checked == GAME.data[name]
    assert GAME.check_data(name, json.loads(json.dumps(checked))) == checked
    before = copy.deepcopy(checked)
    for value in content.values():
        if isinstance(value, list | dict):
            value.clear()
    assert checked == before


ODD: list[Any] = [None, True, -1, 10**30, 2.5, float("nan"), "", "x", "I0", [], {}, [[]], [None], {"id": 1}]


def paths(content: Any, way: str = "") -> list[str]:
    """Every key of a data file, of the rows of a list those of the first and the last."""
    if isinstance(content, dict):
        inside = list(content.items())
    elif isinstance(content, list):
        inside = [(str(place), content[place]) for place in sorted({0, len(content) - 1})]
    else:
        return []
    found = [f"{way}{key}" for key, _ in inside]
    return [*found, *(path for key, value in inside for path in paths(value, f"{way}{key}."))]


@pytest.mark.parametrize("name", FILES)
def test_odd_values_bring_nothing_worse_than_a_named_mistake(name: str) -> None:
    refused = 0
    for path in paths(GAME.data[name]):
        for value in ODD:
            try:
                checked: Any = GAME.check_data(name, changed({f"{name}.{path}": value})[name])
            except engine.BadData as mistake:
                refused += 1
                assert re.match(r"[\w. -]*: .+", str(mistake))
            else:
                assert GAME.check_data(name, checked) == checked
    assert refused > 20
