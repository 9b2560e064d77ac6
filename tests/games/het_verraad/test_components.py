"""H-0: the components and the data files that describe them; what is wrong in a data file is named.

The numbers that ship stand in the page of rules, the city in its picture and in every transcript.
"""

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.het_verraad.components import INFLUENCE
from tests.games.het_verraad.script import begin, changed, situation

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


# --- replaced data ----------------------------------------------------------------------------------------------------


def test_replaced_data_are_used() -> None:
    match = situation("M6", "O3", bricks={0: 3}, data=changed("city", "areas.M7.value", 2)).after("buy")
    match.shows(facts={"M7": {"price": 2, "bricks": 1}}).after("M7").shows(bricks=(1, 5), owner={"M7": 0})
    data = changed("buildings", "buildings.tolhuis.value", 5)
    match = situation("M7", "O3", hands={0: "tolhuis"}, bricks={0: 5}, data=data).after("build tolhuis M7")
    match.shows(points=(5, 0, 0))
    data = changed("track", "end.2", 40)
    data["track"]["red_every"] = 3
    view = begin(2, data=data).view()
    assert (view.end_points, view.red[:4]) == (40, (0, 3, 6, 9))


def test_a_replaced_city_may_stand_in_another_order() -> None:
    """The order of the city file is the canonical one (H-11)."""
    content: dict[str, Any] = copy.deepcopy(GAME.data["city"])
    content["areas"].reverse()
    situation("I3", "O20", bricks={0: 9}, data={"city": content}).after("buy").shows(keys="M7 M6 I4 I2 back")


def test_a_record_keeps_its_replaced_data() -> None:
    match = begin(2, data=changed("supplies", "start_bricks", 9)).shows(bricks=(9, 9))
    assert match.record.data["supplies"]["start_bricks"] == 9


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


# --- mistakes in data files -------------------------------------------------------------------------------------------

MISTAKES: list[tuple[str, str, object, str]] = [
    ("city", "", [], "an object is needed"),
    ("city", "", None, "an object is needed; found null"),
    ("city", "about", 7, ": a text is needed; found 7"),
    ("city", "areas", {}, ": a list is needed"),
    ("city", "roads", [], ": there is no such key"),
    ("city", "areas.0", "I0", ': an object with "id" is needed; found "I0"'),
    ("city", "areas.I0.id", "I9", "areas.I9: there is no such area"),
    ("city", "areas.I0.id", "I1", "areas.I1: this stands there twice"),
    ("city", "areas.M7.value", "x", ': a whole number from 1 to 8 is needed; found "x"'),
    ("city", "areas.M7.value", 0, ": a whole number from 1 to 8 is needed; found 0"),
    ("city", "areas.M7.value", True, ": a whole number from 1 to 8 is needed; found true"),
    ("city", "areas.M7.bonus", 4, ": a whole number from 0 to 3 is needed; found 4"),
    ("city", "areas.M7.ring", "O", ': "M" is needed; found "O"'),
    ("city", "areas.M7.road", 1, ": true or false is needed; found 1"),
    ("city", "areas.M7.gate", None, ": true or false is needed; found null"),
    ("city", "areas.M7.colour", "red", ": there is no such key"),
    ("city", "areas.I0.neighbours", [], ": a list of areas is needed"),
    ("city", "areas.M7.neighbours", ["I3", "M6", "M8", "O10", "M7"], ": names of other areas"),
    ("city", "areas.M7.neighbours", ["I3", "M6", "M8", "O10", "X1"], ": names of other areas"),
    ("city", "areas.M7.neighbours", ["I3", "M6", "M8", "O10", [1]], ": names of other areas"),
    ("city", "areas.M7.neighbours", ["I3", "M6", "M8", "O10"], ": O11 is missing"),
    ("city", "areas.O11.neighbours", ["M7", "O10", "O12", "I0"], "areas.I0.neighbours: O11 is missing"),
    ("city", "areas.M7.neighbours", ["I3", "I3", "M6", "M8", "O10", "O11"], ": an area stands there twice"),
    ("buildings", "buildings", None, ": a list is needed"),
    ("buildings", "buildings", [], ": at least 15 cards of the letter A are needed; found 0"),
    ("buildings", "buildings.tolhuis.value", 6, ": a whole number from 1 to 5 is needed"),
    ("buildings", "buildings.tolhuis.value", 2.5, ": a whole number from 1 to 5 is needed"),
    ("buildings", "buildings.tolhuis.category", "trade", ": one of burgerij, nijverheid"),
    ("buildings", "buildings.tolhuis.letter", "D", ": one of A, B, C is needed"),
    ("buildings", "buildings.tolhuis.name", "  ", ": a text of 1 to 30 characters is needed"),
    ("buildings", "buildings.tolhuis.id", "Tol huis", "buildings.Tol huis.id: a key of small letters"),
    ("buildings", "buildings.tolhuis.id", "back", "buildings.back.id: a key of small letters"),
    ("buildings", "buildings.tolhuis.id", "waag", "buildings.waag: this stands there twice"),
    ("buildings", "buildings.tolhuis.documented", "yes", ": true or false is needed"),
    ("influence", "cards.gif.influence", "poison", "cards.poison.influence: one of brand"),
    ("influence", "cards.gif.copies", -1, ": a whole number from 0 to 9 is needed; found -1"),
    ("influence", "cards.gif.factor", 2, ": there is no such key"),
    ("influence", "cards.gouden_handel.factor", 0, ": a whole number from 1 to 9"),
    ("castle", "white_slots", [], ": a list of 1 to 6 prices is needed"),
    ("castle", "white_slots", [3, 4, "5"], '.2: a whole number from 1 to 20 is needed; found "5"'),
    ("castle", "black_slots", [1] * 7, ": a list of 1 to 6 prices is needed"),
    ("castle", "black_chips.1.value", 1, ": values must ascend; found 1 after 1"),
    ("castle", "black_chips.0.count", "many", ': a whole number from 0 to 99 is needed; found "many"'),
    ("powers", "points", [1, 2], ": an object is needed; found [1, 2]"),
    ("powers", "points.green", 3, ": there is no such key"),
    ("powers", "points.white", 10, ": a whole number from 0 to 9 is needed; found 10"),
    ("powers", "needed", 0, ": a whole number from 1 to 9 is needed; found 0"),
    ("track", "end.6", 20, ": there is no such key"),
    ("track", "end.2", "fifty", ': a whole number from 1 to 99 is needed; found "fifty"'),
    ("track", "red_every", 0, ": a whole number from 1 to 99 is needed; found 0"),
    ("track", "red_every", "five", ': a whole number from 1 to 99 is needed; found "five"'),
    ("powers", "income", 10, ": a whole number from 0 to 9 is needed; found 10"),
    ("powers", "income", [1], ": a whole number from 0 to 9 is needed; found [1]"),
    ("powers", "income.stad", "one", ': a whole number from 0 to 9 is needed; found "one"'),
    ("powers", "income.white", 1, ": there is no such key; the keys are burgerij, nijverheid, handel, stad"),
    ("powers", "income", {"stad": 1}, ".burgerij: this key is missing"),
    ("zoning", "categories", [], ": an object is needed; found []"),
    ("zoning", "categories.towers", {}, ": there is no such key; the keys are burgerij, nijverheid"),
    ("zoning", "categories.stad", "I", ': an object is needed; found "I"'),
    ("zoning", "categories.stad.lake", True, ": there is no such key; the keys are rings, areas,"),
    ("zoning", "categories.stad.river", "no", ': true or false is needed; found "no"'),
    ("zoning", "categories.stad.rings", "I", ': a list of one or more is needed; found "I"'),
    ("zoning", "categories.stad.rings", [], ": a list of one or more is needed; found []"),
    ("zoning", "categories.stad.rings", ["I", "X"], '.1: one of I, M, O is needed; found "X"'),
    ("zoning", "categories.stad.rings", ["I", "I"], ": one of them stands there twice"),
    ("zoning", "categories.stad.areas", ["M16"], '.0: one of I0 to I7, M0 to M15 and O0 to O23 is needed; found "M16"'),
    ("supplies", "towers", -1, ": a whole number from 0 to 48 is needed; found -1"),
    ("supplies", "knights", 2, ": a whole number from 3 to 48 is needed; found 2"),
    ("supplies", "wealth", 5, ": there is no such key"),
]
"""File, key and value, then how the mistake begins; a key that is the one of the value is left out."""


def refused(name: str, content: object) -> str:
    """Return the words that tell the mistake in a data file."""
    with pytest.raises(engine.BadData) as caught:
        GAME.check_data(name, content)
    return str(caught.value)


@pytest.mark.parametrize(("name", "key", "value", "text"), MISTAKES, ids=[f"{row[1]}-{row[3]}" for row in MISTAKES])
def test_a_mistake_is_reported_with_its_key_and_the_reason(name: str, key: str, value: object, text: str) -> None:
    told = refused(name, changed(name, key, value)[name] if key else value)
    assert told.startswith(f"{key}{text}" if text[0] in ":." else text)


@pytest.mark.parametrize(
    ("red", "text"),
    [
        (5, "red: a list of spaces is needed; found 5"),
        ([5, "ten"], 'red.1: a whole number from 0 to 303 is needed; found "ten"'),
        ([5, 304], "red.1: a whole number from 0 to 303 is needed; found 304"),
        ([5, 10, 10], "red.2: spaces must ascend; found 10 after 10"),
        ([10, 5], "red.1: spaces must ascend; found 5 after 10"),
    ],
)
def test_a_mistake_in_a_list_of_red_spaces_is_reported(red: object, text: str) -> None:
    """They are listed, or stand one every so many, and not both."""
    assert refused("track", {"red": red, "end": GAME.data["track"]["end"]}) == text
    both = refused("track", {**GAME.data["track"], "red": [5]})
    assert both == "red_every: there is no such key; the keys are red, end"


@pytest.mark.parametrize(("name", "key"), [("city", "areas"), ("castle", "white_slots"), ("supplies", "knights")])
def test_a_missing_key_is_reported(name: str, key: str) -> None:
    content = {word: value for word, value in GAME.data[name].items() if word != key}
    assert refused(name, content) == f"{key}: this key is missing"


def test_a_missing_area_and_a_missing_kind_are_reported() -> None:
    city = [row for row in GAME.data["city"]["areas"] if row["id"] != "O23"]
    assert refused("city", {"areas": city}) == "areas.O23: this area is missing"
    cards = [row for row in GAME.data["influence"]["cards"] if row["influence"] != INFLUENCE[0]]
    assert refused("influence", {"cards": cards}) == "cards.brand: this kind is missing"


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
                checked: Any = GAME.check_data(name, changed(name, path, value)[name])
            except engine.BadData as mistake:
                refused += 1
                assert re.match(r"[\w. -]*: .+", str(mistake))
            else:
                assert GAME.check_data(name, checked) == checked
    assert refused > 20


def test_knights_must_do_for_the_first_areas() -> None:
    content = {**GAME.data["supplies"], "knights": 5, "start_areas": 6}
    assert refused("supplies", content) == "knights: one for each of the 6 start_areas is needed; found 5"


def test_a_match_is_not_started_with_a_mistake() -> None:
    with pytest.raises(engine.BadData, match=r"^end\.2: "):
        engine.start("het_verraad", seats=2, data=changed("track", "end.2", -1), seed=bytes(32))
    with pytest.raises(engine.BadData, match="het_verraad has no data file 'cards'; it has city, buildings"):
        engine.start("het_verraad", seats=2, data={"cards": {}}, seed=bytes(32))
