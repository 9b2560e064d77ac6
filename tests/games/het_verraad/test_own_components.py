"""H-12.3: who owns the base game enters its components; whole matches are played with a box that is not ours."""

from typing import Any

import pytest

import engine
from engine import BadData, Record
from engine.het_verraad.components import CATEGORIES
from tests.games.het_verraad.own_box import OWN
from tests.games.het_verraad.scene import Scene, now, scene, the
from tests.games.het_verraad.script import changed, situation
from tests.games.het_verraad.test_properties import check, over
from tests.games.het_verraad.test_thumb import thumb
from tests.matches import play_by_chance, seed_of

GAME = engine.game("het_verraad")
EVERY = 5  # answers after which invariants are looked at


def test_every_file_is_another_one() -> None:
    assert OWN.keys() == GAME.data.keys()
    for name, content in OWN.items():
        checked: Any = GAME.check_data(name, content)
        assert checked != {**GAME.data[name], "about": ""}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "options", [{}, {"zoning": "off", "swap_colour": "any", "third": "discard"}], ids=["usual", "other"]
)
def test_whole_matches_by_chance(seats: int, options: dict[str, str]) -> None:
    seed = seed_of(f"own {seats} {options}")
    match = engine.start("het_verraad", seats=seats, options=options, seed=seed, data=OWN)
    while match.result is None:
        check(match)
        play_by_chance(match, seed, EVERY)
    over(match)
    again = engine.replay(Record.from_json(match.record.to_json()))
    assert (again.result, again.view(0), again.record) == (match.result, match.view(0), match.record)


def test_a_match_by_rule_of_thumb() -> None:
    match = scene(engine.start("het_verraad", seats=3, seed=seed_of("own thumb"), data=OWN))
    while match.result is None:
        match.say(thumb(match))
    over(match)


@pytest.mark.parametrize(
    ("red", "card", "told"),
    [
        ([2, 3, 7], "plaggenhut", "untold"),
        ([2, 3, 7], "herberg", "told"),
        ([2, 3, 7], "tolhuis", "told"),
        ([2, 3, 7], "opera", "untold"),
        ([], "opera", "untold"),
    ],
)
def test_h_5_red_spaces_as_a_list(red: list[int], card: str, told: str) -> None:
    track = {"track": {"red": red, "end": GAME.data["track"]["end"]}}
    match = situation("M7", "O2", hands={0: card}, bricks={0: 9}, data=track).shows(view={"red": tuple(red)})
    match.after(f"build {card} M7 done").shows(**{told: "influence_given"})


INCOME = {"burgerij": 0, "nijverheid": 2, "handel": 4, "stad": 9}


@pytest.mark.parametrize(
    ("category", "three", "card"),
    [
        ("burgerij", "M7:plaggenhut M9:vissershut O20:vakwerkhuis", "herberg"),
        ("nijverheid", "M7:varkenskot M9:graanmolen O20:smidse", "weverij"),
        ("handel", "M7:tolhuis M9:waag O20:beursgebouw", "marktkraam"),
        ("stad", "M7:kapel M9:raadhuis O20:basiliek", "klooster"),
    ],
)
def test_h_3_3_an_income_bonus_for_each_great_power(category: str, three: str, card: str) -> None:
    cards, place, bonus = f"begijnhof {card} schuttersdoelen", CATEGORIES.index(category), INCOME[category]
    usual, own = (
        situation(three, "O2", phase="income", cards=cards, data=changed("powers", "income", one), zoning="off")
        for one in (0, INCOME)
    )
    own.shows(holder={category: 0})
    assert own.castle(0).incomes[place] == usual.castle(0).incomes[place] + bonus
    paid, without = (the(one.say(card), "income_paid") for one in (own, usual))
    assert (paid.extras, without.extras) == ((bonus,), (0,))
    assert paid.amounts[0] == without.amounts[0] + bonus
    assert own.bricks[0] == usual.bricks[0] + bonus


def test_h_3_3_one_number_stands_for_all_categories() -> None:
    one, each = (
        situation("M7:tolhuis M9:waag O20:beursgebouw", "O2", zoning="off", data=changed("powers", "income", income))
        for income in (2, dict.fromkeys(CATEGORIES, 2))
    )
    assert one.castle(0).incomes == each.castle(0).incomes


AREAS = "M7 I6 M9 O11 O17 M1"  # a road, inner ring, a river, nothing, a gate on a road, a road


def zoned(zone: dict[str, Any]) -> Scene:
    """A seat with a Herberg, for whose category the zone is entered."""
    data = changed("zoning", "categories.burgerij", zone)
    return situation(AREAS, "O2", hands={0: "herberg"}, bricks={0: 9}, data=data, cards="kapel varkenskot marktkraam")


@pytest.mark.parametrize(
    ("zone", "where"),
    [
        ({}, "I6 M1 M7 M9 O11 O17"),
        ({"rings": ["I", "O"]}, "I6 O11 O17"),
        ({"areas": ["M9", "M7"]}, "M7 M9"),
        ({"road": True}, "M1 M7 O17"),
        ({"road": False, "river": False}, "I6 O11"),
        ({"river": True}, "M9"),
        ({"gate": True}, "O17"),
        ({"gate": False, "rings": ["O"]}, "O11"),
    ],
)
def test_h_4_2_zoning_is_as_entered(zone: dict[str, Any], where: str) -> None:
    zoned(zone).after("build herberg").shows(offered=where)
    zoned({"rings": ["M"], "areas": ["O11"]}).shows(lacks="build")


@pytest.mark.parametrize(
    ("zone", "key", "reason"),
    [
        ({"rings": ["I"]}, "O11", "zoning_ring"),
        ({"areas": ["M7"]}, "M9", "zoning_area"),
        ({"road": True}, "M9", "zoning_with"),
        ({"road": False}, "M7", "zoning_without"),
        ({"river": True}, "M7", "zoning_with"),
        ({"river": False}, "M9", "zoning_without"),
        ({"gate": True}, "M7", "zoning_with"),
        ({"gate": False}, "O17", "zoning_without"),
    ],
)
def test_h_4_2_an_objection_says_what_is_against_the_area(zone: dict[str, Any], key: str, reason: str) -> None:
    found = zoned(zone).after("build herberg").objected("build_on", key)
    assert (found.reason, found.facts["area"], found.facts["category"]) == (reason, key, "burgerij")


def test_h_4_2_version_1_has_no_file_for_that() -> None:
    with pytest.raises(BadData, match="het_verraad has no data file 'zoning'; it has city, buildings"):
        engine.start("het_verraad", seats=2, seed=bytes(32), rules=1, data={"zoning": OWN["zoning"]})
    one, two = (engine.start("het_verraad", seats=2, seed=bytes(32), rules=rules) for rules in (1, 2))
    assert now(one).box.zones == now(two).box.zones


def test_h_4_4_prices_of_every_slot_as_entered() -> None:
    match = situation("M7", "O2", bricks={0: 40}, data={name: OWN[name] for name in ("castle", "supplies")})
    for price in (1, 4, 4):
        match.shows(facts={"black": {"price": price}}).after("black")
    match.shows(castle={0: {"black_price": 6}})


def test_h_12_2_as_many_black_chips_as_there_are_slots() -> None:
    things: Any = {"black": {0: "2.1 2.2 2.3 2.4 2.5"}, "data": {"castle": OWN["castle"]}, "swap_colour": "any"}
    situation("M7", "O2", white={0: 1}, **things).after("swap").shows(lacks="white")


def test_h_8_copies_and_numbers_of_influence_cards_as_entered() -> None:
    held, data = {0: "gouden_handel.4 gif.3"}, {"influence": OWN["influence"]}
    match = situation("M7", "O2", hands={0: "opera"}, influence=held, bricks={0: 0, 1: 9}, data=data)
    match.after("play gouden_handel.4 opera play gif.3 1").shows(bricks=(15, 4))
