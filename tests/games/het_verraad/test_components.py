"""H-0: the data files and the page of rules that tells their numbers; what is wrong in a data file is named.

The city stands in its picture and in every transcript. Mistakes in data files are in ``golden/rules/mistakes.txt``.
"""

import copy
import json
import re
from typing import Any

import pytest

import engine
from engine.het_verraad.events import AreaIsolated
from tests.games.het_verraad.script import changed, situation
from tests.texts.test_rules_page import page, rows

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


def test_the_numbers_of_het_verraad_are_the_shipped_ones() -> None:
    data, told = engine.game("het_verraad").data, page("het_verraad")
    supplies, castle, points = data["supplies"], data["castle"], data["powers"]["points"]
    ends = data["track"]["end"]
    words = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
    chips = ", ".join(f"{words[row['count']]} {row['value']}" for row in castle["black_chips"])
    slots = castle["black_slots"]
    for sentence in (
        f"{len(data['buildings']['buildings'])} building cards",
        f"{sum(one['copies'] for one in data['influence']['cards'])} influence cards",
        f"For each seat {supplies['knights']} knights",
        f"{supplies['black_knights']} black knights, the Black Master, a black marker, {supplies['towers']} towers",
        f"{castle['white_chips']} white chips; {sum(row['count'] for row in castle['black_chips'])} black chips",
        f"with hidden values: {chips} ",
        f"has six slots for chips of each colour, costing {', '.join(map(str, slots[:-1]))} and {slots[-1]} bricks",
        f"white chips {points['white']} points, towers {points['towers']}, black chips {points['black']}, "
        f"burgerij {points['burgerij']}, nijverheid {points['nijverheid']}, handel {points['handel']}, "
        f"stad {points['stad']}. ",
        f"at every multiple of {data['track']['red_every']} ",
        f"Every seat gets {supplies['start_bricks']} bricks.",
        f"cost at most {supplies['start_sum']} together, and there are at most {supplies['start_areas']} of them",
        f"every seat with more than {supplies['wealth_limit']} bricks pays",
        f"reached {ends['2']} points with 2 seats, {ends['3']} with 3, {ends['4']} with 4 or {ends['5']} with 5",
    ):
        assert sentence in told


def test_every_data_file_of_het_verraad_stands_in_a_table_with_what_is_in_it() -> None:
    for name, content in engine.game("het_verraad").data.items():
        (row,) = rows("het_verraad", f"`{name}.json`")
        keys = set(content) - {"about"}
        assert "Documented" in content["about"] and "Ours" in content["about"]
        assert name == "supplies" or [key for key in keys if f"`{key}`" not in row] == []
