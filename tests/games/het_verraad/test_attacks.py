"""H-6.3 to H-6.6: the Black Master's attack, and influence cards for his benefit."""

from typing import Any

import pytest

from engine.het_verraad.components import MASTER
from tests.games.het_verraad.scene import Scene, kinds, the, told
from tests.games.het_verraad.script import changed, phase_4, situation


def attack(black: int, white: int, *, chips: int = 1, shields: int = 0, **things: Any) -> Scene:
    """The Black Master stands on M8 of seat 1, where the Smidse stands, and both dice are thrown."""
    owners = things.pop("owners", ("I7", "M8:smidse O2"))
    match = phase_4(*owners, at="M8", chips=chips, white={1: shields}, then=[black, white], **things)
    match.say("attack")
    return match


def test_h_6_3_he_may_attack_the_area_of_another_seat_on_which_he_stands() -> None:
    match = phase_4("I7", "M8:smidse O2", at="M8", white={1: 1}, chips=2)
    assert match.choices() == ("roll", "count", "attack", "done")
    shown = match.facts("attack")
    assert shown | {"area": "M8", "target_seat": 1, "black_chips": 2, "white_chips": 1, "towers": 0} == shown
    assert (shown["building"], shown["value"], shown["knights"]) == ("Smidse", 2, 25)
    assert (shown["wins"], shown["ties"]) == (58, 14)  # 21 and 5 of 36


def test_h_6_3_an_attack_says_how_likely_it_wins_and_ties() -> None:
    for whites, knights, expected in ((3, 25, (17, 11)), (6, 25, (0, 3)), (7, 25, (0, 0)), (3, 0, (0, 28))):
        data = changed("supplies", "black_knights", knights)
        match = phase_4("I7", "M8 O2", at="M8", white={1: whites}, data=data)
        assert (match.facts("attack")["wins"], match.facts("attack")["ties"]) == expected


@pytest.mark.parametrize(
    ("owners", "master", "why"),
    [
        (("M8", "O2"), "", "an own area"),
        (("I7", "O2"), "", "a neutral one"),
        (("I7", "O2"), "M8", "one of his"),
        (("I7", "O2 M8^"), "", "one with a tower"),
    ],
)
def test_h_6_3_he_attacks_nothing_else(owners: tuple[str, str], master: str, why: str) -> None:
    assert "attack" not in phase_4(*owners, master=master, at="M8").choices(), why


def test_h_6_3_first_the_move_then_the_attack() -> None:
    match = phase_4("I7", "M8:smidse O2", at="M8", then=[6, 1])
    match.say("attack")
    assert match.choices() == ("done",)
    match = phase_4("I7", "M8:smidse O2", at="M7", then=[1, 6])
    match.say("count", "M8")
    assert match.choices() == ("attack", "done")


def test_h_6_3_he_attacks_once() -> None:
    match = attack(1, 6)
    assert match.area("M8").owner == 1
    assert match.choices() == ("done",)


def test_h_6_3_the_defence_has_white_chips_and_one_for_each_own_tower_next_to_the_area() -> None:
    """M7 and O12 border M8; O13 has a tower of another seat, O2 one of the defender's that is far away."""
    match = phase_4(
        "O13^",
        "M8:smidse M7^ O12^ O2^",
        at="M8",
        chips=3,
        white={1: 2},
        then=[2, 1],
        data=changed("track", "end.2", 99),
    )
    shown = match.facts("attack")
    assert (shown["black_chips"], shown["white_chips"], shown["towers"]) == (3, 2, 2)
    fought = the(match.say("attack"), "master_attacked")
    assert (fought.black_die, fought.black_chips, fought.black_total) == (2, 3, 5)
    assert (fought.white_die, fought.white_chips, fought.towers, fought.white_total) == (1, 2, 2, 5)
    assert (fought.target_seat, set(fought.tower_areas), fought.upshot) == (1, {"M7", "O12"}, "tied")


def test_h_6_3_the_black_die_is_thrown_first() -> None:
    match = attack(6, 1)
    assert match.view().attack is not None
    assert match.area("M8").owner == MASTER


def test_h_6_4_higher_and_the_area_is_the_black_masters_with_the_points() -> None:
    match = phase_4("I7", "M8:smidse O2", at="M8", then=[3, 3])
    assert match.points == (0, 2, 1)
    events = match.say("attack")
    assert the(events, "master_attacked").upshot == "conquered"
    taken = the(events, "area_taken")
    assert (taken.reason, taken.taker, taken.owner_seats, taken.taker_points) == ("attack", "master", (1,), 3)
    assert match.points == (0, 0, 3)
    assert (match.area("M8").owner, match.building("M8")) == (MASTER, "smidse")
    assert (match.view().master.knights, match.castle(1).knights) == (24, 24)
    assert match.view().master.area == "M8"


def test_h_6_4_lower_and_nothing_happens() -> None:
    match = attack(1, 3)
    assert (match.points, match.area("M8").owner) == ((0, 2, 1), 1)
    assert match.view().master.area == "M8"


def test_h_6_4_equal_and_the_knight_is_removed_and_the_building_stays_without_owner() -> None:
    match = phase_4("I7", "M8:smidse O2", at="M8", then=[1, 2])
    events = match.say("attack")
    assert the(events, "master_attacked").upshot == "tied"
    freed = the(events, "area_freed")
    assert (freed.reason, freed.owner_seats, freed.to, freed.points) == ("attack", (1,), "stays", 0)
    assert (match.points, match.area("M8").owner, match.building("M8")) == ((0, 0, 1), None, "smidse")
    assert (match.castle(1).knights, match.view().master.knights, match.view().master.area) == (24, 25, "M8")
    assert match.row("discards") == ""


def test_h_6_4_a_later_owner_gains_the_points() -> None:
    match = attack(1, 2, owners=("I7", "M8:smidse O2 O12"))
    match.say("done", "plaggenhut", "buy")
    assert (match.asked, match.facts("M8")["gain"]) == (1, 2)
    match.say("M8")
    assert match.points == (0, 2, 1)


def test_h_6_6_with_no_black_knight_left_higher_counts_as_equal() -> None:
    match = attack(6, 1, data=changed("supplies", "black_knights", 0))
    assert (match.area("M8").owner, match.building("M8"), match.points) == (None, "smidse", (0, 0, 1))


def test_h_6_4_an_equal_attack_isolates_nothing() -> None:
    match = phase_4("M0 O1", "O0:smidse O23", at="O23", then=[1, 2])
    events = match.say("attack")
    assert not told(events, "area_isolated")
    assert match.area("O0").owner == 1


def test_the_worked_example_of_the_source() -> None:
    """8 (6+2) against 4 (1+3): the area falls, next to it the Tolhuis is isolated with its tower, -3 and +3.

    Purple is seat 1. M7 is attacked. O10, with the Tolhuis and a tower, borders four areas. They are M6 of the
    attacker, M7, O9 of the Black Master and O11 of a third seat.
    """
    match = situation(
        "M6 I7",
        "M7 O10:tolhuis^ O20",
        "O11 O3",
        master="O9",
        at="M7",
        phase="master",
        black={0: "2.1 3.1"},
        white={1: 2},
        then=[6, 1],
    )
    assert match.points == (0, 3, 0, 2)
    events = match.say("attack")
    fought = the(events, "master_attacked")
    assert (fought.black_die, fought.black_chips, fought.black_total) == (6, 2, 8)
    assert (fought.white_die, fought.white_chips, fought.towers, fought.white_total) == (1, 2, 1, 4)
    assert (fought.tower_areas, fought.upshot) == (("O10",), "conquered")
    assert (match.area("M7").owner, match.area("O10").owner) == (MASTER, MASTER)
    fallen = the(events, "area_isolated")
    assert (fallen.area, fallen.by_area, fallen.building, fallen.value, fallen.tower) == ("O10", "M7", "Tolhuis", 3, 1)
    assert (fallen.taker, fallen.owner_seats) == ("master", (1,))
    assert (match.building("O10"), match.flagged("tower")) == ("tolhuis", "O10")
    assert match.points == (0, 0, 0, 2 + 3)
    assert (match.view().master.towers, match.castle(1).towers, match.castle(1).areas) == (1, 0, ("O20",))
    assert match.view().master.knights == 25 - 3
    assert match.view().master.area == "M7"
    assert kinds(events)[:3] == ["master_attacked", "area_taken", "area_isolated"]


def test_h_6_5_brand_before_or_after_against_other_seats() -> None:
    match = phase_4("I7:opera", "M8:smidse", master="O3:kapel", at="O20", influence={0: "brand.1"})
    assert match.choices() == ("roll", "count", "play", "done")
    match.say("play", "brand.1")
    assert match.choices() == ("M8", "back")
    events = match.say("M8")
    assert (the(events, "influence_played").side, the(events, "building_destroyed").owner_seats) == ("master", (1,))
    assert (match.kind, match.points) == ("master", (5, 0, 1 + 1))


@pytest.mark.parametrize("after", [False, True])
def test_h_6_5_overval_takes_an_area_next_to_one_of_his(after: bool) -> None:
    match = phase_4("I7 O12", "M8:smidse O20 O2", master="O13", at="O20", influence={0: "overval.1"}, then=[1, 6])
    if after:
        match.say("attack")
    match.say("play", "overval.1")
    assert match.choices() == ("M8", "back")  # O12 is the active seat's
    events = match.say("M8")
    assert (the(events, "area_taken").taker, match.area("M8").owner, match.points) == ("master", MASTER, (0, 0, 1 + 2))
    assert match.view().master.knights == 23
    assert match.castle(0).knights == 23


def test_h_6_5_overval_gives_nothing_next_to_own_areas_alone() -> None:
    assert "play" not in phase_4("M7", "M8:smidse", master="O2", influence={0: "overval.1"}).choices()


def test_h_6_5_infiltrant_takes_an_area_of_another_seat_for_him() -> None:
    match = phase_4("I7", "M8:smidse O20", "O2", influence={0: "infiltrant.1"})
    match.say("play", "infiltrant.1")
    assert match.choices() == ("O2", "O20", "back")
    match.say("O20")
    assert match.owned(MASTER) == "O20"


def test_h_6_5_hekserij_against_another_seat() -> None:
    match = phase_4("I7", "M8:smidse", master="O20", influence={0: "hekserij.1"})
    match.say("play", "hekserij.1")
    assert match.choices() == ("M8", "back")
    match.say("M8")
    assert (match.area("M8").owner, match.hand(1), match.points) == (None, "smidse", (0, 0, 1))


def test_h_6_5_pionier_puts_a_black_knight_on_any_neutral_area() -> None:
    match = phase_4("I7", "M8", neutral="O20:tolhuis", influence={0: "pionier.1"})
    match.say("play", "pionier.1")
    events = match.choose("O20")
    assert (match.owned(MASTER), match.points) == ("O20", (0, 0, 1 + 3))
    assert (the(events, "area_taken").taker, match.view().master.knights) == ("master", 24)


@pytest.mark.parametrize("card", ["brand.1", "overval.1", "infiltrant.1", "hekserij.1"])
def test_h_8_2_towers_take_the_blow_in_phase_4_too(card: str) -> None:
    there = "M8^" if card == "infiltrant.1" else "M8:smidse^"
    match = phase_4("I7", there, master="O13", influence={0: card})
    before = match.points
    events = match.say("play", card, "M8")
    assert told(events, "tower_destroyed")
    assert (match.area("M8").owner, match.points, match.flagged("tower")) == (1, before, "")


def test_h_6_5_a_tower_struck_down_opens_the_way() -> None:
    match = phase_4("I7", "O1^ O9^ O17^", influence={0: "hekserij.1"})
    match.say("play", "hekserij.1", "O9", "count")
    assert match.offered == "O9"


def test_h_6_5_an_area_emptied_by_brand_may_still_be_attacked() -> None:
    match = phase_4("I7", "M8:smidse", at="M8", influence={0: "brand.1"}, then=[6, 1])
    match.say("play", "brand.1", "M8", "attack")
    assert (match.owned(MASTER), match.points, match.held(0)) == ("M8", (0, 0, 1), "")


def test_h_6_5_he_gains_nothing_from_the_active_seats_own_areas() -> None:
    match = phase_4("I7:opera M8", "O2^", master="M7", influence={0: "overval.1 brand.1"})
    assert "play" not in match.choices()


@pytest.mark.parametrize("card", ["overval.1", "infiltrant.1", "pionier.1"])
def test_h_7_an_influence_card_isolates_nothing_for_him_either(card: str) -> None:
    """O0 of seat 1 borders M0, O1 and O23; the last gap is closed by a card."""
    own = "O0:smidse" if card == "pionier.1" else "O0:smidse O23"
    match = phase_4("I7", own, "M0 O1", master="M15", influence={0: card})
    match.say("play", card)
    events = match.choose("O23")
    assert (match.area("O23").owner, match.area("O0").owner) == (MASTER, 1)
    assert not told(events, "area_isolated")


def test_h_6_an_expelled_seat_still_leads_him() -> None:
    match = phase_4("", "M8 O2", at="M8", then=[6, 1])
    match.say("attack")
    assert match.area("M8").owner == MASTER


def test_h_6_3_the_attackers_white_chips_and_the_chips_of_third_seats_do_not_count() -> None:
    match = phase_4(
        "I7", "M8:smidse O2", "O20", at="M8", chips=1, white={0: 2, 2: 2}, black={1: "2.1 2.2", 2: "3.1"}, then=[2, 3]
    )
    fought = the(match.say("attack"), "master_attacked")
    assert (fought.black_total, fought.white_total, fought.upshot) == (3, 3, "tied")


def test_h_6_1_the_values_of_black_chips_give_no_steps_and_no_strength() -> None:
    match = situation("I7", "M8 O2", phase="master", at="M8", black={0: "4.1"}, then=[1, 3])
    assert match.facts("count")["steps"] == 1
    assert the(match.say("attack"), "master_attacked").black_total == 2
