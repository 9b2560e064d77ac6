"""H-0: the components and the data files that describe them; what is wrong in a data file is named."""

import copy
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.het_verraad.components import AREAS, INFLUENCE
from tests.games.het_verraad.script import begin, changed, situation

FILES = ("city", "buildings", "influence", "castle", "powers", "zoning", "track", "supplies")
GAME = engine.game("het_verraad")


def test_h_0_the_game_is_for_two_to_five_seats_and_has_three_options_and_two_more_since_version_2() -> None:
    assert GAME.seats == range(2, 6)
    first = {"zoning": "on", "deck_ends": "on", "master_ends": "on"}
    assert GAME.check_options({}, 2, 1) == first
    assert GAME.check_options({}, 2) == {**first, "third": "play_or_discard", "swap_colour": "black"}
    assert all(option.values == ("on", "off") for option in GAME.options if option.since == 1)
    assert {option.name: option.values for option in GAME.options if option.since == 2} == {
        "third": ("play_or_discard", "discard"),
        "swap_colour": ("black", "any"),
    }


def test_h_0_all_components_are_in_data_files() -> None:
    assert set(GAME.data) == set(FILES)


@pytest.mark.parametrize("name", FILES)
def test_h_0_every_file_says_what_is_documented_and_what_is_ours(name: str) -> None:
    about = GAME.data[name]["about"]
    assert "Documented" in about
    assert "Ours" in about


def test_h_0_1_forty_eight_areas_in_three_rings() -> None:
    areas = begin(2).view().areas
    assert [one.area for one in areas] == list(AREAS)
    assert Counter(one.ring for one in areas) == {"I": 8, "M": 16, "O": 24}
    assert {one.price for one in areas} == set(range(1, 9))
    assert {one.bonus for one in areas} == {0, 1, 2, 3}
    assert all(one.owner is None and one.building is None and not one.tower for one in areas)


def test_h_0_1_all_but_the_cheapest_have_a_bonus() -> None:
    by_price: dict[int, set[int]] = {}
    for one in begin(2).view().areas:
        by_price.setdefault(one.price, set()).add(one.bonus)
    assert by_price == {1: {0}, 2: {0}, 3: {1}, 4: {1}, 5: {2}, 6: {2}, 7: {3}, 8: {3}}


def test_h_0_1_three_gates_three_roads_and_rivers() -> None:
    match = begin(2)
    assert match.flagged("gate") == "O1 O9 O17"
    assert match.flagged("road") == "I0 I3 I5 M0 M1 M6 M7 M10 M11 O1 O2 O9 O10 O16 O17"
    assert match.flagged("river") == "I1 I2 M3 M5 M9 M10 M11 M12 M13 O5 O8 O13 O20"


def test_h_0_1_rings_are_cyclic_and_border_each_other() -> None:
    near = {one.area: set(one.neighbours) for one in begin(2).view().areas}
    for ring, size in (("I", 8), ("M", 16), ("O", 24)):
        for number in range(size):
            assert {f"{ring}{(number + 1) % size}", f"{ring}{(number - 1) % size}"} <= near[f"{ring}{number}"]
    for number in range(8):
        assert {f"M{2 * number}", f"M{2 * number + 1}"} <= near[f"I{number}"]
        assert {f"O{3 * number}", f"O{3 * number + 1}"} <= near[f"M{2 * number}"]
        assert {f"O{3 * number + 1}", f"O{3 * number + 2}"} <= near[f"M{2 * number + 1}"]
    assert sum(map(len, near.values())) == 2 * (48 + 16 + 32)
    assert all(one in near[other] for one, others in near.items() for other in others)


def test_h_0_2_sixty_eight_building_cards() -> None:
    rows = GAME.data["buildings"]["buildings"]
    assert len({row["id"] for row in rows}) == len(rows) == 68
    for category in ("burgerij", "nijverheid", "handel", "stad"):
        values = {letter: [] for letter in "ABC"}  # type: dict[str, list[int]]
        for row in rows:
            if row["category"] == category:
                values[row["letter"]].append(row["value"])
        assert values == {"A": [1, 1, 1, 2, 2], "B": [2, 2, 3, 3, 3, 4], "C": [3, 4, 4, 4, 5, 5]}


def test_h_0_2_the_documented_names() -> None:
    documented = {
        (row["name"], row["category"], row["value"]) for row in GAME.data["buildings"]["buildings"] if row["documented"]
    }
    assert documented == {
        ("Varkenskot", "nijverheid", 1),
        ("Graanmolen", "nijverheid", 1),
        ("Tolhuis", "handel", 3),
        ("Beursgebouw", "handel", 5),
        ("Raadhuis", "stad", 5),
        ("Basiliek", "stad", 5),
        ("Opera", "burgerij", 5),
    }


def test_h_0_2_value_is_cost_points_and_basic_income() -> None:
    match = situation("M7", "O3", hands={0: "beursgebouw"}, bricks={0: 5})
    match.say("build", "beursgebouw", "M7")
    assert (match.bricks[0], match.view().castles[0].points) == (0, 5)
    assert match.view().castles[0].incomes == (0, 0, 5 + 1, 0)  # the bonus of M7 is 1


def test_h_0_3_thirty_influence_cards_three_of_each_kind() -> None:
    cards = GAME.data["influence"]["cards"]
    assert [(row["influence"], row["copies"]) for row in cards] == [(kind, 3) for kind in INFLUENCE]
    assert (len(INFLUENCE), begin(3).view().influence_deck) == (10, 30)


def test_h_0_4_knights_towers_and_dice() -> None:
    view = begin(5).view()
    assert [castle.knights for castle in view.castles] == [25] * 5
    assert (view.master.knights, view.towers_left, view.die_sides) == (25, 12, 6)
    assert (view.master.area, view.master.points) == ("", 0)


def test_h_0_5_thirty_chips_of_each_colour() -> None:
    view = begin(2).view()
    assert (view.white_left, view.black_stack) == (30, 30)
    assert [(row["value"], row["count"]) for row in GAME.data["castle"]["black_chips"]] == [
        (1, 12),
        (2, 9),
        (3, 6),
        (4, 3),
    ]


def test_h_0_6_six_slots_per_colour() -> None:
    assert GAME.data["castle"]["white_slots"] == GAME.data["castle"]["black_slots"] == [3, 4, 5, 6, 7, 8]
    assert [(one.white_price, one.black_price) for one in begin(2).view().castles] == [(3, 3)] * 2


def test_h_0_7_great_powers() -> None:
    assert {one.power: one.points for one in begin(2).view().powers} == {
        "burgerij": 1,
        "nijverheid": 2,
        "handel": 3,
        "stad": 4,
        "white": 5,
        "towers": 4,
        "black": 3,
    }
    assert all(one.holder is None for one in begin(2).view().powers)


@pytest.mark.parametrize(("seats", "points"), [(2, 50), (3, 35), (4, 30), (5, 25)])
def test_h_0_8_red_spaces_and_the_points_that_end_the_match(seats: int, points: int) -> None:
    view = begin(seats).view()
    assert (view.red[:12], view.end_points) == (tuple(range(0, 56, 5)), points)


# --- replaced data ----------------------------------------------------------------------------------------------------


def test_a_replaced_city_is_used() -> None:
    city = changed("city", "areas.M7.value", 2)
    match = situation("M6", "O3", bricks={0: 3}, data=city)
    match.say("buy")
    assert (match.facts("M7")["price"], match.facts("M7")["bricks"]) == (2, 1)
    match.say("M7")
    assert (match.bricks[0], match.area("M7").owner) == (1, 0)


def test_a_replaced_city_may_stand_in_another_order() -> None:
    """The order of the city file is the canonical one (H-11)."""
    content: dict[str, Any] = copy.deepcopy(GAME.data["city"])
    content["areas"].reverse()
    match = situation("I3", "O20", bricks={0: 9}, data={"city": content})
    match.say("buy")
    assert match.choices() == ("M7", "M6", "I4", "I2", "back")


def test_a_replaced_track_is_used() -> None:
    data = changed("track", "end.2", 40)
    data["track"]["red_every"] = 3
    view = begin(2, data=data).view()
    assert (view.end_points, view.red[:4]) == (40, (0, 3, 6, 9))


def test_replaced_buildings_are_used() -> None:
    data = changed("buildings", "buildings.tolhuis.value", 5)
    match = situation("M7", "O3", hands={0: "tolhuis"}, bricks={0: 5}, data=data)
    match.say("build", "tolhuis", "M7")
    assert match.view().castles[0].points == 5


def test_a_record_keeps_its_replaced_data() -> None:
    match = begin(2, data=changed("supplies", "start_bricks", 9))
    assert match.bricks == (9, 9)
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
    ("city", "about", 7, "about: a text is needed; found 7"),
    ("city", "areas", {}, "areas: a list is needed"),
    ("city", "roads", [], "roads: there is no such key"),
    ("city", "areas.0", "I0", 'areas.0: an object with "id" is needed; found "I0"'),
    ("city", "areas.I0.id", "I9", "areas.I9: there is no such area"),
    ("city", "areas.I0.id", "I1", "areas.I1: this stands there twice"),
    ("city", "areas.M7.value", "x", 'areas.M7.value: a whole number from 1 to 8 is needed; found "x"'),
    ("city", "areas.M7.value", 0, "areas.M7.value: a whole number from 1 to 8 is needed; found 0"),
    ("city", "areas.M7.value", True, "areas.M7.value: a whole number from 1 to 8 is needed; found true"),
    ("city", "areas.M7.bonus", 4, "areas.M7.bonus: a whole number from 0 to 3 is needed; found 4"),
    ("city", "areas.M7.ring", "O", 'areas.M7.ring: "M" is needed; found "O"'),
    ("city", "areas.M7.road", 1, "areas.M7.road: true or false is needed; found 1"),
    ("city", "areas.M7.gate", None, "areas.M7.gate: true or false is needed; found null"),
    ("city", "areas.M7.colour", "red", "areas.M7.colour: there is no such key"),
    ("city", "areas.I0.neighbours", [], "areas.I0.neighbours: a list of areas is needed"),
    ("city", "areas.M7.neighbours", ["I3", "M6", "M8", "O10", "M7"], "areas.M7.neighbours: names of other areas"),
    ("city", "areas.M7.neighbours", ["I3", "M6", "M8", "O10", "X1"], "areas.M7.neighbours: names of other areas"),
    ("city", "areas.M7.neighbours", ["I3", "M6", "M8", "O10", [1]], "areas.M7.neighbours: names of other areas"),
    ("city", "areas.M7.neighbours", ["I3", "M6", "M8", "O10"], "areas.M7.neighbours: O11 is missing"),
    ("city", "areas.O11.neighbours", ["M7", "O10", "O12", "I0"], "areas.I0.neighbours: O11 is missing"),
    (
        "city",
        "areas.M7.neighbours",
        ["I3", "I3", "M6", "M8", "O10", "O11"],
        "areas.M7.neighbours: an area stands there twice",
    ),
    ("buildings", "buildings", None, "buildings: a list is needed"),
    ("buildings", "buildings", [], "buildings: at least 15 cards of the letter A are needed; found 0"),
    ("buildings", "buildings.tolhuis.value", 6, "buildings.tolhuis.value: a whole number from 1 to 5 is needed"),
    ("buildings", "buildings.tolhuis.value", 2.5, "buildings.tolhuis.value: a whole number from 1 to 5 is needed"),
    ("buildings", "buildings.tolhuis.category", "trade", "buildings.tolhuis.category: one of burgerij, nijverheid"),
    ("buildings", "buildings.tolhuis.letter", "D", "buildings.tolhuis.letter: one of A, B, C is needed"),
    ("buildings", "buildings.tolhuis.name", "  ", "buildings.tolhuis.name: a text of 1 to 30 characters is needed"),
    ("buildings", "buildings.tolhuis.id", "Tol huis", "buildings.Tol huis.id: a key of small letters"),
    ("buildings", "buildings.tolhuis.id", "back", "buildings.back.id: a key of small letters"),
    ("buildings", "buildings.tolhuis.id", "waag", "buildings.waag: this stands there twice"),
    ("buildings", "buildings.tolhuis.documented", "yes", "buildings.tolhuis.documented: true or false is needed"),
    ("influence", "cards.gif.influence", "poison", "cards.poison.influence: one of brand"),
    ("influence", "cards.gif.copies", -1, "cards.gif.copies: a whole number from 0 to 9 is needed; found -1"),
    ("influence", "cards.gif.factor", 2, "cards.gif.factor: there is no such key"),
    ("influence", "cards.gouden_handel.factor", 0, "cards.gouden_handel.factor: a whole number from 1 to 9"),
    ("castle", "white_slots", [], "white_slots: a list of 1 to 6 prices is needed"),
    ("castle", "white_slots", [3, 4, "5"], 'white_slots.2: a whole number from 1 to 20 is needed; found "5"'),
    ("castle", "black_slots", [1] * 7, "black_slots: a list of 1 to 6 prices is needed"),
    ("castle", "black_chips.1.value", 1, "black_chips.1.value: values must ascend; found 1 after 1"),
    (
        "castle",
        "black_chips.0.count",
        "many",
        'black_chips.0.count: a whole number from 0 to 99 is needed; found "many"',
    ),
    ("powers", "points", [1, 2], "points: an object is needed; found [1, 2]"),
    ("powers", "points.green", 3, "points.green: there is no such key"),
    ("powers", "points.white", 10, "points.white: a whole number from 0 to 9 is needed; found 10"),
    ("powers", "needed", 0, "needed: a whole number from 1 to 9 is needed; found 0"),
    ("track", "end.6", 20, "end.6: there is no such key"),
    ("track", "end.2", "fifty", 'end.2: a whole number from 1 to 99 is needed; found "fifty"'),
    ("track", "red_every", 0, "red_every: a whole number from 1 to 99 is needed; found 0"),
    ("track", "red_every", "five", 'red_every: a whole number from 1 to 99 is needed; found "five"'),
    ("powers", "income", 10, "income: a whole number from 0 to 9 is needed; found 10"),
    ("powers", "income", [1], "income: a whole number from 0 to 9 is needed; found [1]"),
    ("powers", "income.stad", "one", 'income.stad: a whole number from 0 to 9 is needed; found "one"'),
    (
        "powers",
        "income.white",
        1,
        "income.white: there is no such key; the keys are burgerij, nijverheid, handel, stad",
    ),
    ("powers", "income", {"stad": 1}, "income.burgerij: this key is missing"),
    ("zoning", "categories", [], "categories: an object is needed; found []"),
    ("zoning", "categories.towers", {}, "categories.towers: there is no such key; the keys are burgerij, nijverheid"),
    ("zoning", "categories.stad", "I", 'categories.stad: an object is needed; found "I"'),
    ("zoning", "categories.stad.lake", True, "categories.stad.lake: there is no such key; the keys are rings, areas,"),
    ("zoning", "categories.stad.river", "no", 'categories.stad.river: true or false is needed; found "no"'),
    ("zoning", "categories.stad.rings", "I", 'categories.stad.rings: a list of one or more is needed; found "I"'),
    ("zoning", "categories.stad.rings", [], "categories.stad.rings: a list of one or more is needed; found []"),
    ("zoning", "categories.stad.rings", ["I", "X"], 'categories.stad.rings.1: one of I, M, O is needed; found "X"'),
    ("zoning", "categories.stad.rings", ["I", "I"], "categories.stad.rings: one of them stands there twice"),
    (
        "zoning",
        "categories.stad.areas",
        ["M16"],
        'categories.stad.areas.0: one of I0 to I7, M0 to M15 and O0 to O23 is needed; found "M16"',
    ),
    ("supplies", "towers", -1, "towers: a whole number from 0 to 48 is needed; found -1"),
    ("supplies", "knights", 2, "knights: a whole number from 3 to 48 is needed; found 2"),
    ("supplies", "wealth", 5, "wealth: there is no such key"),
]


@pytest.mark.parametrize(("name", "key", "value", "text"), MISTAKES, ids=[f"{row[0]}-{row[3]}" for row in MISTAKES])
def test_a_mistake_is_reported_with_its_key_and_the_reason(name: str, key: str, value: object, text: str) -> None:
    content = changed(name, key, value)[name] if key else value
    with pytest.raises(engine.BadData) as caught:
        GAME.check_data(name, content)
    assert str(caught.value).startswith(text)


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
    with pytest.raises(engine.BadData) as caught:
        GAME.check_data("track", {"red": red, "end": GAME.data["track"]["end"]})
    assert str(caught.value) == text


def test_red_spaces_are_listed_or_one_every_so_many_and_not_both() -> None:
    with pytest.raises(engine.BadData, match=r"^red_every: there is no such key; the keys are red, end$"):
        GAME.check_data("track", {**GAME.data["track"], "red": [5]})


@pytest.mark.parametrize(("name", "key"), [("city", "areas"), ("castle", "white_slots"), ("supplies", "knights")])
def test_a_missing_key_is_reported(name: str, key: str) -> None:
    content = {word: value for word, value in GAME.data[name].items() if word != key}
    with pytest.raises(engine.BadData, match=f"^{key}: this key is missing$"):
        GAME.check_data(name, content)


def test_a_missing_area_and_a_missing_kind_are_reported() -> None:
    city = [row for row in GAME.data["city"]["areas"] if row["id"] != "O23"]
    with pytest.raises(engine.BadData, match=r"^areas\.O23: this area is missing$"):
        GAME.check_data("city", {"areas": city})
    cards = [row for row in GAME.data["influence"]["cards"] if row["influence"] != INFLUENCE[0]]
    with pytest.raises(engine.BadData, match=r"^cards\.brand: this kind is missing$"):
        GAME.check_data("influence", {"cards": cards})


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
    with pytest.raises(engine.BadData, match=r"^knights: one for each of the 6 start_areas is needed; found 5$"):
        GAME.check_data("supplies", content)


def test_a_match_is_not_started_with_a_mistake() -> None:
    with pytest.raises(engine.BadData, match=r"^end\.2: "):
        engine.start("het_verraad", seats=2, data=changed("track", "end.2", -1), seed=bytes(32))
    with pytest.raises(engine.BadData, match="het_verraad has no data file 'cards'; it has city, buildings"):
        engine.start("het_verraad", seats=2, data={"cards": {}}, seed=bytes(32))


def test_no_number_of_a_component_stands_in_the_names_of_the_files() -> None:
    """Check that the folder of the game ships the files that the page describes, and no other file."""
    folder = Path(engine.__file__).parent / "het_verraad" / "data"
    assert {path.stem for path in folder.glob("*.json")} == set(FILES)
