"""H-6.1, H-6.2: when the Black Master moves, and how far."""

from typing import Any

import pytest

from tests.games.het_verraad.script import phase_4, situation


def test_h_6_the_phase_is_for_a_seat_with_a_black_chip_only() -> None:
    match = situation("I7", "O20", black={1: "1.1"}).after("done").shows(asked=1, kind="take")
    match.after("plaggenhut done").shows(asked=1, kind="master", view={"phase": "master"}, keys="roll count done")
    match.after("done").shows(asked=0, kind="take")
    situation("I7", "O20").after("black done").shows(asked=0, kind="master")  # a chip of the same turn is enough


WAYS: dict[str, tuple[tuple[str, str], dict[str, Any], str]] = {
    "from outside he enters at a gate, which costs a step": (("I7", "O20"), {}, "O1 O9 O17"),
    "a step crosses a border": (("I7", "O20"), {"at": "M7"}, "I3 M6 M8 O10 O11"),
    "gates are linked to each other for him": (("I7", "O20"), {"at": "O1"}, "M0 M1 O0 O2 O9 O17"),
    "other areas are not": (("I7", "O20"), {"at": "O2"}, "M1 O1 O3"),
    "H-6.2: he may not enter an area with a tower of another seat": (
        ("I7", "O10^"),
        {"at": "O11", "chips": 2},
        "I3 M6 M7 M8 O12 O13",
    ),
    "H-6.2: he may pass towers of the active seat, O10 on the way to O9, and never ends there": (
        ("O10^", "I7"),
        {"at": "O11", "chips": 2},
        "I3 M6 M7 M8 O9 O12 O13",
    ),
    "H-6.2: nor do black towers stop him": (
        ("I7", "O20"),
        {"at": "O11", "chips": 2, "master": "O10^"},
        "I3 M6 M7 M8 O9 O12 O13",
    ),
    "H-6.2: a gate with a tower is closed": (("I7", "O1^ O9^"), {}, "O17"),
    "H-6.2: so are all gates": (("I7", "O1^ O9^ O17^"), {"chips": 2}, ""),
    "H-6.2: an own tower at a gate lets him in": (("O1^", "O9^ O17^"), {"chips": 2}, "M0 M1 O0 O2"),
    "H-6.2: but not to stay there": (("O1^", "O9^ O17^"), {}, ""),
    "H-6.2: all ways over closed areas are closed, from O23 all but M15": (("I7", "O22^ O0^"), {"at": "O23"}, "M15"),
}


@pytest.mark.parametrize(("owners", "things", "reach"), WAYS.values(), ids=WAYS)
def test_h_6_1_counted_black_chips_are_his_steps(owners: tuple[str, str], things: dict[str, Any], reach: str) -> None:
    phase_4(*owners, **things).after("count").shows(offered=reach)


def test_h_6_1_with_more_steps_he_goes_on_from_the_gate_and_distances_are_shortest() -> None:
    match = phase_4("I7", "O20", chips=2).after("count")
    match.shows(offered="M0 M1 M6 M11 O0 O1 O2 O8 O9 O10 O16 O17 O18")
    match.shows(facts={"O1": {"distance": 1}, "M6": {"distance": 2}})
    match = phase_4("I7", "O20", at="O10", chips=2).after("count")
    assert [match.facts(key)["distance"] for key in ("O9", "O1", "M6", "O12")] == [1, 2, 1, 2]
    match.after("O1").shows(master_moved={"steps": 2, "number": 2})


@pytest.mark.parametrize("chips", [3, 4])
def test_h_6_1_the_centre_is_no_way_across_the_city(chips: int) -> None:
    """Around it he comes from I0 to I4 in four steps."""
    match = phase_4("I7", "O20", at="I0", chips=chips).after("count")
    assert ("I4" in match.offered.split()) == (chips == 4)


def test_h_6_1_he_may_take_fewer_steps_or_none() -> None:
    match = phase_4("I7", "O20", at="O20", chips=3).after("count")
    assert {"O21", "O22", "O23"} <= set(match.offered.split())
    assert match.choices()[-2:] == ("stay", "back")
    match.after("stay").shows(master={"area": "O20"}, keys="attack done")
    match.shows(master_stayed={"round": 1, "seat": 0, "area": "O20", "number": 3, "how": "counted"})
    phase_4("I7", "O20").after("count stay").shows(master={"area": ""}, keys="done")  # or stay outside


def test_h_6_1_the_number_is_rolled_or_counted_and_chosen_before() -> None:
    match = phase_4("I7", "O20", at="M7", then=[1])
    assert (match.facts("roll"), match.facts("count")) == ({"sides": 6, "steps": 1}, {"steps": 1})
    match.after("roll").shows(master_rolled={"round": 1, "seat": 0, "number": 1})
    match.shows(kind="master_to", keys="I3 M6 M8 O10 O11 stay")
    match.shows(asks={"area": "M7", "steps": 1, "how": "rolled", "attackable": 0, "from_area": "M7", "top_areas": ()})
    moved = {"from_area": "M7", "area": "O10", "steps": 1, "number": 1, "how": "rolled"}
    match.after("O10").shows(master_moved=moved, master={"area": "O10"})


def test_h_6_1_a_roll_of_six_reaches_six_steps() -> None:
    match = phase_4("I7", "O20", then=[6]).after("roll").shows(kind="master_to_ring", keys="I M O stay")
    assert len(match.offered.split()) == 48


def test_h_6_1_the_targets_with_most_to_lose_are_named_first() -> None:
    match = phase_4("I7", "M6 M8:smidse O10^ O11:kapel", at="M7", chips=3, white={1: 5}).after("count")
    match.shows(asks={"attackable": 3, "top_areas": ("M8", "O11", "M6"), "top_seats": (1, 1, 1)})
    match.shows(asks={"top_values": (2, 1, 0), "top_wins": (17, 8, 8), "top_ties": (11, 8, 8)})


def test_h_6_1_he_moves_once_in_a_turn() -> None:
    match = phase_4("I7", "O20", at="M7").after("count O10").shows(keys="done")
    match.shows(asks={"moved": 1, "attacked": 0, "area": "O10"})
