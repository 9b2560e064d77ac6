"""H-6.3 to H-6.6: the Black Master's attack, and influence cards for his benefit."""

import pytest

from engine.het_verraad.components import MASTER
from tests.games.het_verraad.scene import kinds
from tests.games.het_verraad.script import changed, phase_4, situation

SMIDSE = ("I7", "M8:smidse O2")
"""The areas of seats 0 and 1; the Black Master stands on M8 in most of these scenes."""


def test_h_6_3_he_may_attack_the_area_of_another_seat_on_which_he_stands() -> None:
    match = phase_4(*SMIDSE, at="M8", white={1: 1}, chips=2).shows(keys="roll count attack done")
    fight = {"area": "M8", "target_seat": 1, "black_chips": 2, "white_chips": 1, "towers": 0, "knights": 25}
    match.shows(facts={"attack": {**fight, "building": "Smidse", "value": 2, "wins": 58, "ties": 14}})  # 21, 5 of 36


@pytest.mark.parametrize(
    ("whites", "knights", "wins", "ties"), [(3, 25, 17, 11), (6, 25, 0, 3), (7, 25, 0, 0), (3, 0, 0, 28)]
)
def test_h_6_3_an_attack_says_how_likely_it_wins_and_ties(whites: int, knights: int, wins: int, ties: int) -> None:
    data = changed("supplies", "black_knights", knights)
    match = phase_4("I7", "M8 O2", at="M8", white={1: whites}, data=data)
    match.shows(facts={"attack": {"wins": wins, "ties": ties}})


@pytest.mark.parametrize(
    ("owners", "master"),
    [(("M8", "O2"), ""), (("I7", "O2"), ""), (("I7", "O2"), "M8"), (("I7", "O2 M8^"), "")],
    ids=["an own area", "a neutral one", "one of his", "one with a tower"],
)
def test_h_6_3_he_attacks_nothing_else(owners: tuple[str, str], master: str) -> None:
    phase_4(*owners, master=master, at="M8").shows(lacks="attack")


def test_h_6_3_first_the_move_then_one_attack() -> None:
    phase_4(*SMIDSE, at="M8", then=[6, 1]).after("attack").shows(keys="done")
    phase_4(*SMIDSE, at="M8", then=[1, 6]).after("attack").shows(keys="done")
    phase_4(*SMIDSE, at="M7", then=[1, 6]).after("count M8").shows(keys="attack done")


def test_h_6_3_the_defence_has_white_chips_and_one_for_each_own_tower_next_to_the_area() -> None:
    """M7 and O12 border M8; O13 has a tower of another seat, O2 one of the defender's that is far away."""
    owners, data = ("O13^", "M8:smidse M7^ O12^ O2^"), changed("track", "end.2", 99)
    match = phase_4(*owners, at="M8", chips=3, white={1: 2}, then=[2, 1], data=data)
    chips = {"black_chips": 3, "white_chips": 2, "towers": 2}
    match.shows(facts={"attack": chips}).after("attack")
    dice = {"black_die": 2, "black_total": 5, "white_die": 1, "white_total": 5, "tower_areas": ("M7", "O12")}
    match.shows(master_attacked={**chips, **dice, "target_seat": 1, "upshot": "tied"})


def test_h_6_4_higher_and_the_area_is_the_black_masters_with_the_points() -> None:
    match = phase_4(*SMIDSE, at="M8", then=[3, 3]).shows(points=(0, 2, 1)).after("attack")
    taken = {"reason": "attack", "taker": "master", "owner_seats": (1,), "taker_points": 3}
    match.shows(master_attacked={"upshot": "conquered"}, area_taken=taken, points=(0, 0, 3))
    match.shows(owner={"M8": MASTER}, building={"M8": "smidse"}, master={"knights": 24, "area": "M8"})
    match.shows(castle={1: {"knights": 24}})


def test_h_6_4_lower_and_nothing_happens() -> None:
    match = phase_4(*SMIDSE, at="M8", then=[1, 3]).after("attack")
    match.shows(points=(0, 2, 1), owner={"M8": 1}, master={"area": "M8"})


def test_h_6_4_equal_and_the_knight_is_removed_and_the_building_stays_without_owner() -> None:
    """A later owner gains its points."""
    match = phase_4("I7", "M8:smidse O2 O12", at="M8", then=[1, 2]).after("attack")
    freed = {"reason": "attack", "owner_seats": (1,), "to": "stays", "points": 0}
    match.shows(master_attacked={"upshot": "tied"}, area_freed=freed, discards="", points=(0, 0, 1))
    match.shows(owner={"M8": None}, building={"M8": "smidse"}, master={"knights": 25, "area": "M8"})
    match.shows(castle={1: {"knights": 23}}).after("done plaggenhut buy").shows(asked=1, facts={"M8": {"gain": 2}})
    match.after("M8").shows(points=(0, 2, 1))


def test_h_6_6_with_no_black_knight_left_higher_counts_as_equal() -> None:
    data = changed("supplies", "black_knights", 0)
    match = phase_4(*SMIDSE, at="M8", then=[6, 1], data=data).after("attack")
    match.shows(owner={"M8": None}, building={"M8": "smidse"}, points=(0, 0, 1))


def test_h_6_4_an_equal_attack_isolates_nothing() -> None:
    match = phase_4("M0 O1", "O0:smidse O23", at="O23", then=[1, 2]).after("attack")
    match.shows(untold="area_isolated", owner={"O0": 1})


def test_the_worked_example_of_the_source() -> None:
    """8 (6+2) against 4 (1+3): the area falls, next to it the Tolhuis is isolated with its tower, -3 and +3.

    Purple is seat 1. M7 is attacked. O10, with the Tolhuis and a tower, borders four areas. They are M6 of the
    attacker, M7, O9 of the Black Master and O11 of a third seat.
    """
    owners, chips = ("M6 I7", "M7 O10:tolhuis^ O20", "O11 O3"), {0: "2.1 3.1"}
    match = situation(*owners, master="O9", at="M7", phase="master", black=chips, white={1: 2}, then=[6, 1])
    match.shows(points=(0, 3, 0, 2)).after("attack")
    black = {"black_die": 6, "black_chips": 2, "black_total": 8}
    white = {"white_die": 1, "white_chips": 2, "towers": 1, "tower_areas": ("O10",), "white_total": 4}
    match.shows(master_attacked={**black, **white, "upshot": "conquered"}, owner={"M7": MASTER, "O10": MASTER})
    fallen = {"area": "O10", "by_area": "M7", "building": "Tolhuis", "value": 3, "tower": 1}
    match.shows(area_isolated={**fallen, "taker": "master", "owner_seats": (1,)}, building={"O10": "tolhuis"})
    match.shows(towers="O10", points=(0, 0, 0, 2 + 3), castle={1: {"towers": 0, "areas": ("O20",)}})
    match.shows(master={"towers": 1, "knights": 25 - 3, "area": "M7"})
    assert kinds(match.news)[:3] == ["master_attacked", "area_taken", "area_isolated"]


def test_h_6_5_brand_before_or_after_against_other_seats() -> None:
    match = phase_4("I7:opera", "M8:smidse", master="O3:kapel", at="O20", influence={0: "brand.1"})
    match.shows(keys="roll count play done").after("play brand.1").shows(keys="M8 back").after("M8")
    match.shows(influence_played={"side": "master"}, building_destroyed={"owner_seats": (1,)})
    match.shows(kind="master", points=(5, 0, 1 + 1))


@pytest.mark.parametrize("before", ["", "attack"])
def test_h_6_5_overval_takes_an_area_next_to_one_of_his(before: str) -> None:
    match = phase_4("I7 O12", "M8:smidse O20 O2", master="O13", at="O20", influence={0: "overval.1"}, then=[1, 6])
    match.after(f"{before} play overval.1").shows(keys="M8 back")  # O12 is the active seat's
    match.after("M8").shows(area_taken={"taker": "master"}, owner={"M8": MASTER}, points=(0, 0, 1 + 2))
    match.shows(master={"knights": 23}, castle={0: {"knights": 23}})


def test_h_6_5_he_gains_nothing_next_to_own_areas_alone_or_from_them() -> None:
    phase_4("M7", "M8:smidse", master="O2", influence={0: "overval.1"}).shows(lacks="play")
    phase_4("I7:opera M8", "O2^", master="M7", influence={0: "overval.1 brand.1"}).shows(lacks="play")


def test_h_6_5_infiltrant_takes_an_area_of_another_seat_for_him() -> None:
    match = phase_4("I7", "M8:smidse O20", "O2", influence={0: "infiltrant.1"}).after("play infiltrant.1")
    match.shows(keys="O2 O20 back").after("O20").shows(owned={MASTER: "O20"})


def test_h_6_5_hekserij_against_another_seat() -> None:
    match = phase_4("I7", "M8:smidse", master="O20", influence={0: "hekserij.1"}).after("play hekserij.1")
    match.shows(keys="M8 back").after("M8").shows(owner={"M8": None}, hand={1: "smidse"}, points=(0, 0, 1))


def test_h_6_5_pionier_puts_a_black_knight_on_any_neutral_area() -> None:
    match = phase_4("I7", "M8", neutral="O20:tolhuis", influence={0: "pionier.1"}).after("play pionier.1 O20")
    match.shows(owned={MASTER: "O20"}, points=(0, 0, 1 + 3), area_taken={"taker": "master"}, master={"knights": 24})


def test_h_6_5_a_tower_struck_down_opens_the_way() -> None:
    match = phase_4("I7", "O1^ O9^ O17^", influence={0: "hekserij.1"})
    match.after("play hekserij.1 O9 count").shows(offered="O9")


def test_h_6_5_an_area_emptied_by_brand_may_still_be_attacked() -> None:
    match = phase_4("I7", "M8:smidse", at="M8", influence={0: "brand.1"}, then=[6, 1]).after("play brand.1 M8 attack")
    match.shows(owned={MASTER: "M8"}, points=(0, 0, 1), held={0: ""})


def test_h_6_an_expelled_seat_still_leads_him() -> None:
    phase_4("", "M8 O2", at="M8", then=[6, 1]).after("attack").shows(owner={"M8": MASTER})


def test_h_6_3_the_attackers_white_chips_and_the_chips_of_third_seats_do_not_count() -> None:
    white, black = {0: 2, 2: 2}, {1: "2.1 2.2", 2: "3.1"}
    match = phase_4(*SMIDSE, "O20", at="M8", white=white, black=black, then=[2, 3]).after("attack")
    match.shows(master_attacked={"black_total": 3, "white_total": 3, "upshot": "tied"})


def test_h_6_1_the_values_of_black_chips_give_no_steps_and_no_strength() -> None:
    match = situation("I7", "M8 O2", phase="master", at="M8", black={0: "4.1"}, then=[1, 3])
    match.shows(facts={"count": {"steps": 1}}).after("attack").shows(master_attacked={"black_total": 2})
