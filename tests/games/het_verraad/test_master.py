"""H-6.1, H-6.2: when the Black Master moves, and how far."""

from typing import Any

from engine.het_verraad.events import MasterRolled, MasterStayed
from tests.games.het_verraad.scene import the
from tests.games.het_verraad.script import phase_4, situation


def count(*owners: str, chips: int = 1, **things: Any) -> str:
    """Return the areas open to the Black Master when the black chips of seat 0 are counted."""
    match = phase_4(*owners, chips=chips, **things)
    match.say("count")
    return match.offered


# --- when -------------------------------------------------------------------------------------------------------------


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


# --- H-6.1 steps ------------------------------------------------------------------------------------------------------


def test_h_6_1_from_outside_he_enters_at_a_gate_which_costs_a_step() -> None:
    assert count("I7", "O20") == "O1 O9 O17"


def test_h_6_1_with_more_steps_he_goes_on_from_the_gate() -> None:
    match = phase_4("I7", "O20", chips=2)
    match.say("count")
    assert match.offered == "M0 M1 M6 M11 O0 O1 O2 O8 O9 O10 O16 O17 O18"
    assert (match.facts("O1")["distance"], match.facts("M6")["distance"]) == (1, 2)


def test_h_6_1_a_step_crosses_a_border() -> None:
    assert count("I7", "O20", at="M7") == "I3 M6 M8 O10 O11"


def test_h_6_1_gates_are_linked_to_each_other_for_him() -> None:
    assert count("I7", "O20", at="O1") == "M0 M1 O0 O2 O9 O17"
    assert count("I7", "O20", at="O2") == "M1 O1 O3"


def test_h_6_1_the_centre_is_no_way_across_the_city() -> None:
    assert "I4" not in count("I7", "O20", at="I0", chips=3).split()
    assert "I4" in count("I7", "O20", at="I0", chips=4).split()


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
    assert (match.facts("roll"), match.facts("count")) == ({"sides": 6}, {"steps": 1})
    events = match.say("roll")
    assert the(events, "master_rolled") == MasterRolled(round=1, seat=0, number=1)
    assert (match.kind, match.choices()) == ("master_to", ("I3", "M6", "M8", "O10", "O11", "stay"))
    assert dict(match.decisions[0].facts) == {"area": "M7", "from_area": "M7", "steps": 1, "how": "rolled"}
    events = match.say("O10")
    moved = the(events, "master_moved")
    assert (moved.from_area, moved.area, moved.steps, moved.number, moved.how) == ("M7", "O10", 1, 1, "rolled")
    assert match.view().master.area == "O10"


def test_h_6_1_after_counting_one_may_go_back_and_roll() -> None:
    match = phase_4("I7", "O20", at="M7")
    match.say("count")
    assert match.choices()[-1] == "back"
    match.say("back")
    assert match.choices() == ("roll", "count", "done")


def test_h_6_1_a_roll_of_six_reaches_six_steps() -> None:
    match = phase_4("I7", "O20", then=[6])
    match.say("roll")
    assert match.kind == "master_to_ring"
    assert match.choices() == ("I", "M", "O", "stay")
    assert len(match.offered.split()) == 48


def test_h_6_1_he_moves_once_in_a_turn() -> None:
    match = phase_4("I7", "O20", at="M7")
    match.say("count", "O10")
    assert match.choices() == ("done",)
    assert dict(match.decisions[0].facts) | {"moved": 1, "attacked": 0, "area": "O10"} == match.decisions[0].facts


def test_h_6_1_only_the_destination_is_chosen_and_distances_are_shortest() -> None:
    match = phase_4("I7", "O20", at="O10", chips=2)
    match.say("count")
    assert {key: match.facts(key)["distance"] for key in ("O9", "O1", "M6", "O12")} == {
        "O9": 1,
        "O1": 2,
        "M6": 1,
        "O12": 2,
    }
    events = match.say("O1")
    assert (the(events, "master_moved").steps, the(events, "master_moved").number) == (2, 2)


# --- H-6.2 towers -----------------------------------------------------------------------------------------------------


def test_h_6_2_he_may_not_enter_an_area_with_a_tower_of_another_seat() -> None:
    assert count("I7", "O10^", at="O11", chips=2) == "I3 M6 M7 M8 O12 O13"


def test_h_6_2_the_active_seat_may_let_him_pass_its_own_towers() -> None:
    """O9 is reached from O11 over O10 alone; he never ends on the tower."""
    reach = count("O10^", "I7", at="O11", chips=2).split()
    assert "O9" in reach
    assert "O10" not in reach


def test_h_6_2_towers_of_another_seat_stay_closed_on_its_own_way_out() -> None:
    match = situation("I7", "O10^", phase="master", turn=1, at="O11", black={1: "1.1 1.2"})
    match.say("count")
    assert "O9" in match.offered.split()


def test_h_6_2_black_towers_do_not_stop_him_but_he_never_ends_on_one() -> None:
    reach = count("I7", "O20", master="O10^", at="O11", chips=2).split()
    assert "O9" in reach
    assert "O10" not in reach


def test_h_6_2_a_gate_with_a_tower_is_closed() -> None:
    assert count("I7", "O1^ O9^") == "O17"
    match = phase_4("I7", "O1^ O9^ O17^", chips=2)
    match.say("count")
    assert match.choices() == ("stay", "back")


def test_h_6_2_an_own_tower_at_a_gate_lets_him_in() -> None:
    assert count("O1^", "O9^ O17^", chips=1) == ""
    assert count("O1^", "O9^ O17^", chips=2) == "M0 M1 O0 O2"


def test_h_6_2_all_ways_over_closed_areas_are_closed() -> None:
    """O22 and O0 have towers: from O23 the only way is M15."""
    assert count("I7", "O22^ O0^", at="O23", chips=1) == "M15"
