"""H-4.1 to H-4.4: areas, buildings, towers, chips."""

from typing import Any

import pytest

from engine.het_verraad.events import (
    AreaBought,
    BuildingBuilt,
    BuildingReplaced,
    ChipBought,
    ChipSeen,
    ChipSwapped,
    SwapSeen,
    TowerBuilt,
)
from tests.games.het_verraad.script import (
    area,
    asked,
    bricks,
    building,
    castle,
    changed,
    facts,
    flagged,
    hand,
    keys,
    kind,
    kinds,
    now,
    owned,
    points,
    row,
    say,
    situation,
    the,
    told,
)

# --- H-4.1 areas ------------------------------------------------------------------------------------------------------


def test_h_4_1_neutral_areas_next_to_own_ones_at_their_price() -> None:
    match = situation("M7", "M8 O2", master="O10", bricks={0: 8})
    say(match, "buy")
    assert keys(match) == ("I3", "M6", "O11", "back")
    events = say(match, "O11")
    bought = the(events, AreaBought)
    assert (bought.seat, bought.area, bought.price, bought.bricks, bought.building) == (0, "O11", 1, 7, "")
    assert (owned(match, 0), bricks(match)) == ("M7 O11", (7, 5))
    assert castle(match, 0).knights == 23
    assert kind(match) == "act"


def test_h_4_1_only_what_can_be_paid_is_offered() -> None:
    match = situation("M7", "M8", bricks={0: 3})
    assert facts(match, "buy") == {"count": 2, "price": 1, "left": 2}
    say(match, "buy")
    assert keys(match) == ("O10", "O11", "back")  # 3 and 1; I3 costs 8, M6 too
    match = situation("M7", "M8 O11", bricks={0: 2})
    assert "buy" not in keys(match)


def test_h_4_1_at_most_two_areas_and_the_second_may_adjoin_the_first() -> None:
    match = situation("M7", "O2", bricks={0: 9})
    say(match, "buy", "O11")
    assert facts(match, "buy")["left"] == 1
    say(match, "buy")
    assert "O12" in keys(match)
    say(match, "O12")
    assert "buy" not in keys(match)
    assert (owned(match, 0), bricks(match)[0]) == ("M7 O11 O12", 9 - 1 - 2)


def test_h_4_1_the_limit_is_of_the_turn() -> None:
    match = situation("M7", "O2", bricks={0: 9})
    say(match, "buy", "O11", "buy", "O12", "done")
    say(match, "plaggenhut", "done")
    assert asked(match) == 0
    say(match, keys(match)[0])
    assert "buy" in keys(match)


def test_h_4_1_the_area_under_the_black_master_may_be_bought() -> None:
    match = situation("M7", "O2", at="O11")
    say(match, "buy", "O11")
    assert area(match, "O11").owner == 0
    assert now(match).master.area == "O11"


def test_h_4_1_it_needs_a_knight_in_stock() -> None:
    match = situation("M7 O20 O22", "O2", bricks={0: 9}, data=changed("supplies", "knights", 4))
    say(match, "buy", "O11")
    assert castle(match, 0).knights == 0
    assert "buy" not in keys(match)


def test_h_4_1_a_building_without_owner_comes_with_the_area_and_brings_its_points() -> None:
    match = situation("M7", "O2", neutral="O10:tolhuis")
    say(match, "buy")
    assert (facts(match, "O10")["building"], facts(match, "O10")["gain"]) == ("Tolhuis", 3)
    events = say(match, "O10")
    assert points(match) == (3, 0, 0)
    assert (the(events, AreaBought).building, the(events, AreaBought).points) == ("Tolhuis", 3)
    assert (building(match, "O10"), castle(match, 0).incomes) == ("tolhuis", (0, 0, 4, 0))


def test_h_4_1_a_choice_says_what_it_costs_and_changes() -> None:
    match = situation("M7", "O2", bricks={0: 9})
    say(match, "buy")
    shown = facts(match, "O10")
    assert shown | {"price": 3, "bonus": 1, "road": 1, "river": 0, "gate": 0, "bricks": 6, "takes": ()} == shown


# --- H-4.2 buildings --------------------------------------------------------------------------------------------------


def test_h_4_2_a_card_from_the_hand_on_an_own_area_at_its_cost_with_points_at_once() -> None:
    match = situation("M7 I6", "O2", hands={0: "tolhuis opera"}, bricks={0: 7})
    say(match, "build")
    assert keys(match) == ("opera", "tolhuis", "back")
    say(match, "tolhuis")
    assert (kind(match), keys(match)) == ("build_on", ("M7", "back"))
    events = say(match, "M7")
    built = the(events, BuildingBuilt)
    assert (built.seat, built.area, built.price, built.bricks, built.points, built.income) == (0, "M7", 3, 4, 3, 4)
    assert (points(match), bricks(match)[0], hand(match, 0)) == ((3, 0, 0), 4, "opera")
    assert (building(match, "M7"), castle(match, 0).hand) == ("tolhuis", 1)


def test_h_4_2_only_what_can_be_paid_and_placed_is_offered() -> None:
    match = situation("M8", "O2", hands={0: "tolhuis opera smidse"}, bricks={0: 4})
    assert facts(match, "build") == {"count": 1, "price": 2, "left": 2}
    say(match, "build")
    assert keys(match) == ("smidse", "back")  # no road for the Tolhuis, 5 bricks for the Opera
    assert "build" not in keys(situation("M8", "O2", hands={0: "tolhuis"}))


def test_h_4_2_at_most_two_buildings() -> None:
    match = situation("M7 O10 O11", "O2", hands={0: "plaggenhut vissershut varkenskot"}, bricks={0: 9})
    say(match, "build", "plaggenhut", "M7", "build", "vissershut", "O10")
    assert "build" not in keys(match)
    assert points(match)[0] == 2


def test_h_4_2_an_old_building_is_replaced_its_points_go_and_its_card_leaves_the_game() -> None:
    match = situation("M7:tolhuis", "O2", hands={0: "waag"}, bricks={0: 9})
    say(match, "build", "waag")
    shown = facts(match, "M7")
    assert (shown["old_building"], shown["old_value"], shown["gain"]) == ("Tolhuis", 3, 1)
    assert (shown["income_before"], shown["income"]) == (4, 5)
    events = say(match, "M7")
    assert (points(match), bricks(match)[0], building(match, "M7")) == ((4, 0, 0), 5, "waag")
    assert (row(match, "replaced"), row(match, "discards"), hand(match, 0)) == ("tolhuis", "", "")
    assert the(events, BuildingReplaced).building == "Tolhuis"
    assert kinds(events).index("building_replaced") < kinds(events).index("building_built")


def test_h_4_2_a_replaced_card_does_not_come_back_with_a_new_deck() -> None:
    match = situation("M7:tolhuis", "O2", hands={0: "waag"}, bricks={0: 9}, deck=".")
    say(match, "build", "waag", "M7", "done", "plaggenhut")
    assert now(match).ending == "deck"


def test_h_4_2_not_where_the_black_master_stands() -> None:
    match = situation("M7 O10", "O2", hands={0: "tolhuis"}, at="M7")
    say(match, "build", "tolhuis")
    assert keys(match) == ("O10", "back")
    assert "build" not in keys(situation("M7", "O2", hands={0: "tolhuis"}, at="M7"))


ZONES = [
    ("smidse", "I6", False),  # nijverheid: not in the inner ring
    ("smidse", "M7", True),
    ("smidse", "M9", True),  # by the river
    ("smidse", "O11", True),
    ("kapel", "M9", False),  # stad: not on a river
    ("kapel", "I1", False),
    ("kapel", "I6", True),
    ("kapel", "O11", True),
    ("botermarkt", "M8", False),  # handel: only on a road
    ("botermarkt", "M7", True),
    ("botermarkt", "I3", True),
    ("botermarkt", "M10", True),  # road and river
    ("herberg", "I6", True),  # burgerij: anywhere
    ("herberg", "M9", True),
    ("herberg", "M7", True),
]


@pytest.mark.parametrize(("card", "where", "allowed"), ZONES)
def test_h_4_2_zoning(card: str, where: str, allowed: bool) -> None:
    assert ("build" in keys(situation(where, "O2", hands={0: card}))) is allowed


@pytest.mark.parametrize(("card", "where"), [row[:2] for row in ZONES])
def test_h_4_2_without_zoning_anything_may_stand_anywhere(card: str, where: str) -> None:
    match = situation(where, "O2", hands={0: card}, zoning="off")
    say(match, "build", card)
    assert keys(match) == (where, "back")


def test_h_4_2_where_it_stands_does_not_depend_on_who_owns_the_rest() -> None:
    match = situation("M7 I6 M9 O11", "O2", hands={0: "smidse kapel botermarkt herberg"})
    offered = {}
    say(match, "build")
    for card in keys(match)[:-1]:
        say(match, card)
        offered[card] = keys(match)
        say(match, "back")
    assert offered == {
        "herberg": ("I6", "M7", "M9", "O11", "back"),
        "smidse": ("M7", "M9", "O11", "back"),
        "botermarkt": ("M7", "back"),
        "kapel": ("I6", "M7", "O11", "back"),
    }


# --- H-4.3 towers -----------------------------------------------------------------------------------------------------


def test_h_4_3_one_tower_for_five_bricks_on_an_own_area_without_one() -> None:
    match = situation("M7^ M8:smidse O20", "O2", bricks={0: 12})
    say(match, "tower")
    assert keys(match) == ("M8", "O20", "back")
    assert facts(match, "M8")["protects"] == ("M7",)
    events = say(match, "M8")
    assert (flagged(match, "tower"), bricks(match)[0], now(match).towers_left) == ("M7 M8", 7, 10)
    built = the(events, TowerBuilt)
    assert (built.price, built.bricks, built.left) == (5, 7, 10)
    assert "tower" not in keys(match)
    assert castle(match, 0).towers == 2


def test_h_4_3_not_without_five_bricks() -> None:
    assert "tower" not in keys(situation("M7", "O2", bricks={0: 4}))


def test_h_4_3_not_where_the_black_master_stands() -> None:
    assert "tower" not in keys(situation("M7", "O2", at="M7"))


def test_h_4_3_not_without_an_area_that_has_none() -> None:
    assert "tower" not in keys(situation("M7^", "O2"))


def test_h_4_3_while_the_supply_lasts() -> None:
    match = situation("M7^ O20", "O2^", data=changed("supplies", "towers", 3))
    say(match, "tower", "O20")
    assert now(match).towers_left == 0
    match = situation("M7^ O20", "O2^", data=changed("supplies", "towers", 2))
    assert "tower" not in keys(match)


# --- H-4.4 chips ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["white", "black"])
def test_h_4_4_two_chips_in_a_turn_at_the_price_of_the_lowest_empty_slot(colour: str) -> None:
    match = situation("M7", "O2", bricks={0: 20})
    assert facts(match, colour)["price"] == 3
    say(match, colour)
    assert (bricks(match)[0], facts(match, colour)["price"], facts(match, colour)["left"]) == (17, 4, 1)
    say(match, colour)
    assert bricks(match)[0] == 13
    assert not {"white", "black"} & set(keys(match))


def test_h_4_4_any_mix_each_colour_with_its_own_slots() -> None:
    match = situation("M7", "O2", bricks={0: 20}, white={0: 3}, stack="4.1")
    assert (facts(match, "white")["price"], facts(match, "black")["price"]) == (6, 3)
    events = say(match, "black", "white")
    assert bricks(match)[0] == 20 - 3 - 6
    assert (castle(match, 0).white, castle(match, 0).black) == (4, 1)
    assert [(one.colour, one.number, one.price) for one in told(events, ChipBought)] == [
        ("black", 1, 3),
        ("white", 4, 6),
    ]


def test_h_4_4_at_most_six_of_a_colour() -> None:
    match = situation("M7", "O2", bricks={0: 20}, white={0: 5})
    assert facts(match, "white")["price"] == 8
    say(match, "white")
    assert "white" not in keys(match)
    assert castle(match, 0).white_price == 0
    assert "black" in keys(match)


def test_h_4_4_not_without_the_bricks() -> None:
    match = situation("M7", "O2", bricks={0: 3}, white={0: 1})
    assert "white" not in keys(match)
    assert "black" in keys(match)


def test_h_4_4_a_black_chip_is_drawn_unseen_by_others_and_moves_the_marker() -> None:
    match = situation("M7", "O2", stack="4.2 1.1")
    assert facts(match, "black")["master_points"] == 1
    events = say(match, "black")
    assert points(match) == (0, 0, 1)
    seen = the(events, ChipSeen)
    assert (seen.seats, seen.chip, seen.value) == ((0,), "4.2", 4)
    assert [one.chip for one in now(match, 0).chips] == ["4.2"]
    assert (now(match, 1).chips, now(match).chips) == ((), ())
    assert the(events, ChipBought).seats is None
    assert not hasattr(the(events, ChipBought), "chip")
    assert (now(match).black_stack, now(match).master.chips) == (29, 1)


def test_h_4_4_a_white_chip_does_not_move_the_marker() -> None:
    match = situation("M7", "O2")
    say(match, "white")
    assert (points(match), now(match).white_left) == ((0, 0, 0), 29)


def test_h_4_4_a_stack_that_is_empty_sells_nothing() -> None:
    match = situation("M7", "O2", stack=".", bricks={0: 20})
    assert "black" not in keys(match)
    match = situation("M7", "O2", data=changed("castle", "white_chips", 0))
    assert "white" not in keys(match)


# --- H-4.4 swap -------------------------------------------------------------------------------------------------------


def test_h_4_4_a_swap_costs_five_draws_first_and_puts_the_old_chip_under_the_stack() -> None:
    match = situation("M7", "O2", black={0: "1.1 2.1"}, stack="3.2 .")
    say(match, "swap")
    assert keys(match) == ("1.1", "2.1", "back")
    assert facts(match, "1.1") == {"value": 1, "bricks": 0}
    events = say(match, "1.1")
    assert [one.chip for one in now(match, 0).chips] == ["2.1", "3.2"]
    assert (bricks(match)[0], now(match).black_stack) == (0, 1)
    assert points(match) == (0, 0, 2)
    seen = the(events, SwapSeen)
    assert (seen.seats, seen.chip, seen.former_chip) == ((0,), "3.2", "1.1")
    assert the(events, ChipSwapped).seats is None


def test_h_4_4_the_top_chip_is_drawn_and_the_old_one_is_the_last_of_the_stack() -> None:
    match = situation("M7", "O2", black={0: "1.1"}, stack="3.2 2.2 .", bricks={0: 30})
    held = []
    for keys_said in (["swap", "1.1"], ["black"], ["black"]):
        say(match, *keys_said)
        held.append([one.chip for one in now(match, 0).chips])
    assert held == [["3.2"], ["2.2", "3.2"], ["1.1", "2.2", "3.2"]]


def test_h_4_4_one_swap_in_a_turn() -> None:
    match = situation("M7", "O2", black={0: "1.1"}, bricks={0: 30})
    say(match, "swap", "1.1")
    assert "swap" not in keys(match)
    assert "black" in keys(match)


def test_h_4_4_a_swap_does_not_count_as_a_purchase_of_a_chip() -> None:
    match = situation("M7", "O2", black={0: "1.1"}, bricks={0: 30})
    say(match, "swap", "1.1", "white", "white")
    assert castle(match, 0).white == 2


@pytest.mark.parametrize(
    "things",
    [
        {"black": {}, "bricks": {0: 9}},
        {"black": {0: "1.1"}, "bricks": {0: 4}},
        {"black": {0: "1.1"}, "bricks": {0: 9}, "stack": "."},
        {"white": {0: 2}, "bricks": {0: 9}},
    ],
)
def test_h_4_4_no_swap_without_a_black_chip_bricks_or_a_stack(things: Any) -> None:
    assert "swap" not in keys(situation("M7", "O2", **things))
