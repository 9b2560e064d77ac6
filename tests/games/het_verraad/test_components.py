"""H-0: the components and the data files that describe them; what is wrong in a data file is named.

The numbers that ship stand in the page of rules, the city in its picture and in every transcript. Mistakes in data
files are in ``golden/rules/mistakes.txt``.
"""

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import Record
from engine.het_verraad.components import INFLUENCE
from engine.het_verraad.events import AreaIsolated
from tests.games.het_verraad.own_box import OWN
from tests.games.het_verraad.script import begin, changed, now, situation
from tests.kit.rules import Listening
from tests.matches import truth

FILES = ("city", "buildings", "influence", "castle", "powers", "zoning", "track", "supplies")
GAME = engine.game("het_verraad")


def test_h_0_the_game_is_for_two_to_five_seats_and_has_three_options_and_two_more_since_version_2() -> None:
    assert GAME.seats == range(2, 6)
    first = {"zoning": ("on", "off"), "deck_ends": ("on", "off"), "master_ends": ("on", "off")}
    later = {"third": ("play_or_discard", "discard"), "swap_colour": ("black", "any")}
    for rules, options in ((1, first), (2, {**first, **later})):
        assert GAME.check_options({}, 2, rules) == {name: values[0] for name, values in options.items()}
        assert {one.name: one.values for one in GAME.options if one.since <= rules} == options


def test_h_0_all_components_are_in_data_files_that_say_what_is_documented_and_what_is_ours() -> None:
    folder = Path(engine.__file__).parent / "het_verraad" / "data"
    assert {path.stem for path in folder.glob("*.json")} == set(GAME.data) == set(FILES)
    assert all("Documented" in content["about"] and "Ours" in content["about"] for content in GAME.data.values())


def test_h_0_2_sixty_eight_building_cards_some_with_documented_names() -> None:
    rows = GAME.data["buildings"]["buildings"]
    assert len({row["id"] for row in rows}) == len(rows) == 68
    for category in ("burgerij", "nijverheid", "handel", "stad"):
        own = [(row["letter"], row["value"]) for row in rows if row["category"] == category]
        values = {letter: [value for one, value in own if one == letter] for letter in "ABC"}
        assert values == {"A": [1, 1, 1, 2, 2], "B": [2, 2, 3, 3, 3, 4], "C": [3, 4, 4, 4, 5, 5]}
    documented = {f"{row['name']} {row['category']} {row['value']}" for row in rows if row["documented"]}
    crafts, trade = {"Varkenskot nijverheid 1", "Graanmolen nijverheid 1"}, {"Tolhuis handel 3", "Beursgebouw handel 5"}
    assert documented == {*crafts, *trade, "Raadhuis stad 5", "Basiliek stad 5", "Opera burgerij 5"}


@pytest.mark.parametrize("name", ["third", "swap_colour"])
def test_h_12_version_1_has_neither_these_options_nor_a_file_of_zoning(name: str) -> None:
    with pytest.raises(engine.BadOption, match=f"het_verraad has no option '{name}'"):
        engine.start("het_verraad", seats=2, seed=bytes(32), rules=1, options={name: "discard"})
    with pytest.raises(engine.BadData, match="het_verraad has no data file 'zoning'; it has city, buildings"):
        engine.start("het_verraad", seats=2, seed=bytes(32), rules=1, data={"zoning": OWN["zoning"]})
    one, two = (engine.start("het_verraad", seats=2, seed=bytes(32), rules=rules) for rules in (1, 2))
    assert now(one).box.zones == now(two).box.zones


def test_h_11_every_kind_has_its_slash_command() -> None:
    """It is called like the command, with these exceptions; ``pass`` may be said in advance."""
    cards = ("brand", "overval", "infiltrant", "hekserij", "pionier", "gif", "gouden_handel", "tovenaar")
    called = {
        **{"first_tower": "tower", "build_on": "build", "pawn": "sell", "redeem": "market", "master_to": "master"},
        **{"protect": "react", "block": "react"},
        **dict.fromkeys(cards, "play"),
    }
    plain = {kind: kind.removesuffix("_ring").removesuffix("_category") for kind in GAME.commands}
    assert GAME.commands == {kind: called.get(plain[kind], plain[kind]) for kind in GAME.commands}
    assert GAME.standing == {"protect": "pass", "block": "pass"}


# --- the set-up -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_h_11_chance_in_the_set_up_is_used_in_this_order_with_piles_in_canonical_order(seats: int) -> None:
    """Pick the start player; shuffle C, B, A; shuffle influence; shuffle black chips; nothing else."""
    chance, rows = Listening(), GAME.data["buildings"]["buildings"]
    engine.start("het_verraad", seats=seats, chance=chance)
    by_letter = [tuple(one["id"] for one in rows if one["letter"] == letter) for letter in "CBA"]
    influence = tuple(f"{kind}.{copy}" for kind in INFLUENCE for copy in (1, 2, 3))
    numbers = {1: 12, 2: 9, 3: 6, 4: 3}
    chips = tuple(f"{value}.{copy}" for value, number in numbers.items() for copy in range(1, number + 1))
    piles = [*by_letter, influence, chips]
    assert [len(pile) for pile in piles] == [24, 24, 20, 30, 30]
    assert chance.heard == [("pick", tuple(range(seats))), *(("shuffle", pile) for pile in piles)]


def test_h_1_2_a_lies_on_b_and_b_on_c() -> None:
    rows = {one["id"]: one["letter"] for one in GAME.data["buildings"]["buildings"]}
    deck = truth(begin(2)).deck
    box = now(begin(2)).box
    letters = "".join(rows[box.buildings[card].card] for card in deck)
    assert letters == "".join(sorted(letters))


# --- replaced data ----------------------------------------------------------------------------------------------------


def test_a_replaced_city_may_stand_in_another_order() -> None:
    """The order of the city file is the canonical one (H-11), also of areas that fall at once (H-7)."""
    content: dict[str, Any] = copy.deepcopy(GAME.data["city"])
    content["areas"].reverse()
    match = situation("I3", "O20", bricks={0: 9}, numbers={"city": content}, said="buy")
    assert match.decisions[0].keys == ("M7", "M6", "I4", "I2", "back")
    owners = ("I3 I4 M5 M9 O9 O11 O12 O13", "O10:smidse M8 O20", "M6:opera")
    match = situation(*owners, bricks={0: 9}, numbers={"city": content}, said="buy M7")
    assert [one.area for one in match.steps[-1].events if isinstance(one, AreaIsolated)] == ["O10", "M8", "M6"]


def test_every_file_of_another_box_is_another_one_and_a_record_keeps_it() -> None:
    """H-12.3."""
    assert OWN.keys() == GAME.data.keys()
    for name, content in OWN.items():
        assert GAME.check_data(name, content) != {**GAME.data[name], "about": ""}
    match = engine.start("het_verraad", seats=2, data=OWN, seed=bytes(32))
    assert Record.from_json(match.record.to_json()).data["supplies"]["start_bricks"] == 7
    with pytest.raises(engine.BadData, match="het_verraad has no data file 'cards'; it has city, buildings"):
        engine.start("het_verraad", seats=2, data={"cards": {}}, seed=bytes(32))


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
