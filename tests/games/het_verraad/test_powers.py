"""H-9.1: great powers, their ties, and the Black Master among those who compete."""

from typing import Any

import pytest

from engine.het_verraad.components import MASTER
from tests.games.het_verraad.scene import the, told
from tests.games.het_verraad.script import changed, situation

THREE = {
    "burgerij": ("plaggenhut", "vissershut", "vakwerkhuis", 1),
    "nijverheid": ("varkenskot", "graanmolen", "bijenstal", 2),
    "handel": ("marktkraam", "vismarkt", "veerhuis", 3),
    "stad": ("waterput", "schandpaal", "kapel", 4),
}


@pytest.mark.parametrize("category", THREE)
def test_h_9_1_three_buildings_of_a_category(category: str) -> None:
    one, two, three, worth = THREE[category]
    match = situation(
        f"M7:{one} O10:{two} O11", "O2", hands={0: three}, zoning="off", cards="herberg smidse botermarkt"
    )
    assert (match.holder(category), match.points[0]) == (None, 2)
    match.say("build", three)
    assert (match.facts("O11")["power"], match.facts("O11")["power_points"]) == (category, worth)
    assert match.facts("O11")["gain"] == 1 + worth
    events = match.say("O11")
    assert (match.holder(category), match.points) == (0, (3 + worth, 0, 0))
    moved = the(events, "power_moved")
    assert (moved.power, moved.points, moved.number) == (category, worth, 3)
    assert (moved.holder, moved.holder_seats, moved.holder_points) == ("seat", (0,), 3 + worth)
    assert (moved.former, moved.former_seats) == ("none", ())
    assert match.castle(0).powers == (category,)


@pytest.mark.parametrize(
    ("owner", "things", "said", "power", "points"),
    [
        ("M7^ O10^ O11", {}, "tower O11", "towers", (4, 0, 0)),
        ("M7", {"white": {0: 2}}, "white", "white", (5, 0, 0)),
        ("M7", {"black": {0: "1.1 1.2"}}, "black", "black", (3, 0, 3)),
    ],
)
def test_h_9_1_three_towers_or_chips(owner: str, things: Any, said: str, power: str, points: tuple[int, ...]) -> None:
    match = situation(owner, "O2", **things)
    assert match.holder(power) is None
    match.say(*said.split())
    assert (match.holder(power), match.points) == (0, points)


def test_h_9_1_a_turn_says_which_great_powers_are_near_and_which_are_at_risk() -> None:
    """White chips lack 2 to seat 0, more than 3 of seat 1; its black ones are level with those of seat 1."""
    match = situation("M7", "O2", white={0: 2, 1: 3}, black={0: "1.1 1.2 1.3", 1: "1.4 1.5"}, bricks={0: 30})
    assert match.kind == "act"
    said = match.decisions[0].facts
    assert (said["near_powers"], said["near_points"]) == ((), ())
    assert said["risky_powers"] == ()
    match.say("white")
    said = match.decisions[0].facts
    assert (said["near_powers"], said["near_points"]) == (("white",), (5,))
    assert match.facts("white")["power_points"] == 5
    match.say("white")
    assert match.holder("white") == 0
    assert match.decisions[0].facts["near_powers"] == ()


def test_h_9_1_a_seat_that_alone_has_more_takes_it_over() -> None:
    match = situation("M7", "O2", white={0: 3, 1: 2}, bricks={1: 30})
    assert match.points == (5, 0, 0)
    match.say("done", "plaggenhut", "white")
    assert (match.holder("white"), match.points) == (0, (5, 0, 0))
    events = match.say("white")
    assert (match.holder("white"), match.points) == (1, (0, 5, 0))
    moved = the(events, "power_moved")
    assert (moved.former_seats, moved.former_points, moved.holder_seats) == ((0,), 0, (1,))


def test_h_9_1_on_a_tie_for_most_the_holder_keeps_it() -> None:
    """Seat 0 holds the towers with three against two; the third of seat 1 is a tie."""
    match = situation("M7^ O10^ O11^", "O2^ O20^ O22", turn=1)
    match.say("tower", "O22")
    assert (match.holder("towers"), match.points) == (0, (4, 0, 0))


@pytest.mark.parametrize(
    ("owner", "things", "power", "points"),
    [
        ("M7^ O10^ O11^", {}, "towers", (0, 0, 0)),
        ("M7", {"black": {0: "1.1 1.2", 1: "1.3 1.4"}}, "black", (0, 0, 4)),
        ("M7:marktkraam O10:vismarkt", {"neutral": "O9:veerhuis"}, "handel", (2, 0, 0)),
    ],
    ids=["a tie", "chips of all seats are not the Black Master's", "buildings of nobody"],
)
def test_h_9_1_without_a_holder_it_stays_vacant(owner: str, things: Any, power: str, points: tuple[int, ...]) -> None:
    match = situation(owner, "O2^ O20^ O22^" if power == "towers" else "O2", **things, cards="kapel herberg smidse")
    assert (match.holder(power), match.points) == (None, points)


def test_h_9_1_the_holder_loses_it_below_three() -> None:
    """brand destroys the third building; nobody else has three."""
    match = situation(
        "M7", "M8:varkenskot O2:graanmolen O20:bijenstal", influence={0: "brand.1"}, cards="kapel herberg botermarkt"
    )
    assert match.points == (0, 3 + 2, 0)
    events = match.say("play", "brand.1", "M8")
    assert (match.holder("nijverheid"), match.points) == (None, (0, 2, 0))
    assert (the(events, "power_moved").holder, the(events, "power_moved").former_seats) == ("none", (1,))


def test_h_9_1_the_holder_who_falls_back_into_a_tie_keeps_it_while_it_has_three() -> None:
    """Seat 0 has four, then three towers; the seats 1 and 2 have three."""
    match = situation("M7^ O10^ O11^ M9^", "O2^ O20^ O22^", "O4^ O6^ O15^ M12", turn=2, influence={2: "hekserij.1"})
    assert match.holder("towers") == 0
    match.say("play", "hekserij.1", "M9")
    assert (match.holder("towers"), match.points[0]) == (0, 4)


def test_h_9_1_the_loss_of_the_holder_gives_it_to_who_then_has_most() -> None:
    match = situation("M7^ O10^ O11^ M9^", "O2^ O20^ O22^", turn=1, influence={1: "hekserij.1 hekserij.2"})
    match.say("play", "hekserij.1", "M9")
    assert match.holder("towers") == 0
    events = match.say("play", "hekserij.2", "M7")
    assert (match.holder("towers"), match.points) == (1, (0, 4, 0))
    assert the(events, "power_moved").number == 3


def test_h_9_1_the_black_master_competes_for_buildings() -> None:
    match = situation(
        "I7", "M8:veerhuis", master="M7:marktkraam O10:vismarkt", at="M8", phase="master", black={0: "1.1"}, then=[6, 1]
    )
    assert match.points == (0, 1, 1 + 2)
    events = match.say("attack")
    assert (match.holder("handel"), match.points) == (MASTER, (0, 0, 1 + 3 + 3))
    assert (the(events, "power_moved").holder, the(events, "power_moved").holder_seats) == ("master", ())
    assert match.view().master.powers == ("handel",)


def test_h_9_1_the_black_master_competes_for_towers() -> None:
    """He takes the third tower by isolation, and the power from seat 1."""
    match = situation(
        "I7", "O23 O0^ O20^ O11^", "M0 O1", master="M2^ M4^", at="O23", phase="master", black={0: "1.1"}, then=[6, 1]
    )
    assert (match.holder("towers"), match.points) == (1, (0, 4, 0, 1))
    match.say("attack")
    assert (match.holder("towers"), match.points) == (MASTER, (0, 0, 0, 1 + 4))


def test_h_9_1_a_replaced_building_counts_no_more() -> None:
    match = situation(
        "M7:marktkraam O10:vismarkt O9:veerhuis", "O2", hands={0: "plaggenhut"}, cards="kapel herberg smidse"
    )
    assert match.points[0] == 6
    match.say("build", "plaggenhut")
    assert match.facts("M7")["gain"] == -3
    match.say("M7")
    assert (match.holder("handel"), match.points[0]) == (None, 3)


def test_h_9_1_replacing_one_of_the_category_keeps_it() -> None:
    match = situation(
        "M7:marktkraam O10:vismarkt O9:veerhuis", "O2", hands={0: "botermarkt"}, cards="kapel herberg smidse"
    )
    events = match.say("build", "botermarkt", "M7")
    assert (match.holder("handel"), match.points[0]) == (0, 7)
    assert not told(events, "power_moved")


def test_h_9_1_the_numbers_are_those_of_the_data() -> None:
    match = situation("M7^ O10^", "O2", data=changed("powers", "needed", 2))
    assert (match.holder("towers"), match.points[0]) == (0, 4)
    match = situation("M7^ O10^ O11^", "O2", data=changed("powers", "points.towers", 9))
    assert match.points[0] == 9
