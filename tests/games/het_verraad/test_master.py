"""H-6.1, H-6.2: when the Black Master moves, and how far."""

from typing import Any

import pytest

from engine.het_verraad.events import MasterRolled, MasterStayed
from tests.games.het_verraad.scene import the
from tests.games.het_verraad.script import phase_4, situation


def test_h_6_the_phase_is_for_a_seat_with_a_black_chip_only() -> None:
    match = situation("I7", "O20", black={1: "1.1"})
    match.say("done")
    assert (match.asked, match.kind) == (1, "take")
    match.say("plaggenhut", "done")
    assert (match.asked, match.kind, match.view().phase) == (1, "master", "master")
    assert match.choices() == ("roll", "count", "done")


def test_h_6_a_chip_bought_in_the_same_turn_is_enough() -> None:
    match = situation("I7", "O20")
    match.say("black", "done")
    assert (match.asked, match.kind) == (0, "master")


def test_h_6_done_ends_the_turn() -> None:
    match = phase_4("I7", "O20")
    match.say("done")
    assert (match.asked, match.kind) == (1, "take")


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
    match = phase_4(*owners, **things)
    match.say("count")
    assert match.offered == reach


def test_h_6_1_with_more_steps_he_goes_on_from_the_gate() -> None:
    match = phase_4("I7", "O20", chips=2)
    match.say("count")
    assert match.offered == "M0 M1 M6 M11 O0 O1 O2 O8 O9 O10 O16 O17 O18"
    assert (match.facts("O1")["distance"], match.facts("M6")["distance"]) == (1, 2)


@pytest.mark.parametrize("chips", [3, 4])
def test_h_6_1_the_centre_is_no_way_across_the_city(chips: int) -> None:
    """Around it he comes from I0 to I4 in four steps."""
    match = phase_4("I7", "O20", at="I0", chips=chips)
    match.say("count")
    assert ("I4" in match.offered.split()) == (chips == 4)


def test_h_6_1_he_may_take_fewer_steps_or_none() -> None:
    match = phase_4("I7", "O20", at="O20", chips=3)
    match.say("count")
    assert {"O21", "O22", "O23"} <= set(match.offered.split())
    assert match.choices()[-2:] == ("stay", "back")
    events = match.say("stay")
    assert the(events, "master_stayed") == MasterStayed(round=1, seat=0, area="O20", number=3, how="counted")
    assert match.view().master.area == "O20"
    assert match.choices() == ("attack", "done")


def test_h_6_1_outside_he_may_stay_outside() -> None:
    match = phase_4("I7", "O20")
    match.say("count", "stay")
    assert match.view().master.area == ""
    assert match.choices() == ("done",)


def test_h_6_1_the_number_is_rolled_or_counted_and_chosen_before() -> None:
    match = phase_4("I7", "O20", at="M7", then=[1])
    assert (match.facts("roll"), match.facts("count")) == ({"sides": 6, "steps": 1}, {"steps": 1})
    events = match.say("roll")
    assert the(events, "master_rolled") == MasterRolled(round=1, seat=0, number=1)
    assert (match.kind, match.choices()) == ("master_to", ("I3", "M6", "M8", "O10", "O11", "stay"))
    facts = match.decisions[0].facts
    assert (facts["area"], facts["steps"], facts["how"], facts["attackable"]) == ("M7", 1, "rolled", 0)
    assert (facts["from_area"], facts["top_areas"]) == ("M7", ())
    events = match.say("O10")
    moved = the(events, "master_moved")
    assert (moved.from_area, moved.area, moved.steps, moved.number, moved.how) == ("M7", "O10", 1, 1, "rolled")
    assert match.view().master.area == "O10"


def test_h_6_1_a_roll_of_six_reaches_six_steps() -> None:
    match = phase_4("I7", "O20", then=[6])
    match.say("roll")
    assert match.kind == "master_to_ring"
    assert match.choices() == ("I", "M", "O", "stay")
    assert len(match.offered.split()) == 48


def test_h_6_1_the_targets_with_most_to_lose_are_named_first() -> None:
    match = phase_4("I7", "M6 M8:smidse O10^ O11:kapel", at="M7", chips=3, white={1: 5})
    match.say("count")
    facts = match.decisions[0].facts
    assert facts["attackable"] == 3
    assert (facts["top_areas"], facts["top_seats"]) == (("M8", "O11", "M6"), (1, 1, 1))
    assert [facts[name] for name in ("top_values", "top_wins", "top_ties")] == [(2, 1, 0), (17, 8, 8), (11, 8, 8)]


def test_h_6_1_he_moves_once_in_a_turn() -> None:
    match = phase_4("I7", "O20", at="M7")
    match.say("count", "O10")
    assert match.choices() == ("done",)
    assert dict(match.decisions[0].facts) | {"moved": 1, "attacked": 0, "area": "O10"} == match.decisions[0].facts


def test_h_6_1_only_the_destination_is_chosen_and_distances_are_shortest() -> None:
    match = phase_4("I7", "O20", at="O10", chips=2)
    match.say("count")
    assert [match.facts(key)["distance"] for key in ("O9", "O1", "M6", "O12")] == [1, 2, 1, 2]
    events = match.say("O1")
    assert (the(events, "master_moved").steps, the(events, "master_moved").number) == (2, 2)
