"""H-7: areas that a purchase or a conquest surrounds."""

import pytest

from engine.het_verraad.components import MASTER
from tests.games.het_verraad.scene import kinds, the, told
from tests.games.het_verraad.script import changed, situation

# O0 borders M0, O1 and O23. O22 borders M14, M15, O21 and O23.


def test_h_7_a_surrounded_neighbour_falls_to_the_buyer_with_building_points_and_tower() -> None:
    match = situation("M0 O1 M15", "O0:smidse^ O20")
    match.say("buy")
    shown = match.facts("O23")
    assert (shown["takes"], shown["take_seats"], shown["take_buildings"], shown["gain"]) == (
        ("O0",),
        (1,),
        ("Smidse",),
        2,
    )
    events = match.say("O23")
    assert match.owned(0) == "M0 M15 O0 O1 O23"
    assert (match.points, match.bricks[0]) == ((2, 0, 0), 1)
    assert (match.building("O0"), match.flagged("tower")) == ("smidse", "O0")
    assert (match.castle(0).towers, match.castle(0).knights, match.castle(1).knights) == (1, 20, 24)
    fallen = the(events, "area_isolated")
    assert (fallen.area, fallen.by_area, fallen.taker_seats, fallen.owner_seats) == ("O0", "O23", (0,), (1,))
    assert (fallen.taker_points, fallen.owner_points, fallen.tower) == (2, 0, 1)
    assert kinds(events)[:2] == ["area_bought", "area_isolated"]


@pytest.mark.parametrize(
    ("owners", "master", "falls"),
    [
        (("M15", "O0:smidse O20", "M0"), "O1", True),
        (("M15", "O0:smidse O20", "M0"), "", False),
        (("M15 M0", "O0:smidse O1"), "", False),
    ],
    ids=["by others", "a neutral neighbour", "an own neighbour"],
)
def test_h_7_surrounded_means_by_others_than_its_owner_whoever_they_are(
    owners: tuple[str, ...], master: str, falls: bool
) -> None:
    match = situation(*owners, master=master)
    match.say("buy", "O23")
    assert match.area("O0").owner == (0 if falls else 1)
    assert match.points[:2] == ((2, 0) if falls else (0, 2))


def test_h_7_gates_border_nothing_here() -> None:
    """O1 borders M0, M1, O0 and O2; that seat 1 owns the gates O9 and O17 does not save it."""
    match = situation("M0 M1 O2", "O1:smidse O9 O17")
    match.say("buy", "O0")
    assert match.area("O1").owner == 0
    match = situation("M0 M1 O2", "O1:smidse O20", bricks={0: 9})
    match.say("buy")
    assert match.facts("O0")["takes"] == ("O1",)


def test_h_7_the_buyers_own_areas_and_far_ones_are_not_concerned() -> None:
    match = situation("M15 O0", "O20 M0 O1")
    events = match.say("buy", "O23")
    assert not told(events, "area_isolated")
    assert match.owned(0) == "M15 O0 O23"


def test_h_7_the_black_master_may_lose_an_area_so() -> None:
    match = situation("M0 O1 M15", "O20", master="O0:smidse^")
    events = match.say("buy", "O23")
    assert match.points == (2, 0, 0)
    assert (the(events, "area_isolated").owner, match.owned(MASTER), match.castle(0).towers) == ("master", "", 1)


THREE_AROUND_M7 = ("I3 I4 M5 M9 O9 O11 O12 O13", "O10:smidse M8 O20", "M6:opera")
"""M6, M8 and O10 have M7 as their last neighbour that is not others'."""


def test_h_7_several_fall_in_the_order_of_the_city_file() -> None:
    match = situation(*THREE_AROUND_M7, bricks={0: 9})
    match.say("buy")
    assert (match.facts("M7")["takes"], match.facts("M7")["take_seats"]) == (("M6", "M8", "O10"), (1, 2))
    events = match.say("M7")
    assert [event.area for event in told(events, "area_isolated")] == ["M6", "M8", "O10"]
    assert match.points == (5 + 2, 0, 0, 0)
    assert the(events, "seat_expelled").seat == 2


def test_h_7_the_order_of_a_replaced_city_file_counts() -> None:
    data = changed("city", "about", "reversed")
    data["city"]["areas"].reverse()
    match = situation(*THREE_AROUND_M7, bricks={0: 9}, data=data)
    events = match.say("buy", "M7")
    assert [event.area for event in told(events, "area_isolated")] == ["O10", "M8", "M6"]


def test_h_7_while_the_taker_has_a_knight_in_stock() -> None:
    match = situation(*THREE_AROUND_M7, bricks={0: 9}, data=changed("supplies", "knights", 10))
    match.say("buy")
    assert match.facts("M7")["takes"] == ("M6",)
    events = match.say("M7")
    assert [event.area for event in told(events, "area_isolated")] == ["M6"]
    assert (match.castle(0).knights, match.area("M8").owner, match.area("O10").owner) == (0, 1, 1)


def test_h_7_an_area_that_fell_surrounds_nothing_further() -> None:
    """O23 is bought, O0 falls to the buyer; M0 had O0 as its last neighbour of its owner and is no neighbour of O23."""
    match = situation("I0 M1 M15 O1", "O0 M0:smidse", bricks={0: 9})
    events = match.say("buy", "O23")
    assert not told(events, "area_isolated")
    match = situation("I0 M1 M15 O1", "M0:smidse", "O0", bricks={0: 9})
    events = match.say("buy", "O23")
    assert [event.area for event in told(events, "area_isolated")] == ["O0"]
    assert match.area("M0").owner == 1


def test_h_7_conquered_by_the_black_master() -> None:
    match = situation("I7", "O23 O0:smidse^ O20", "M0 O1", at="O23", phase="master", black={0: "1.1"}, then=[6, 1])
    events = match.say("attack")
    assert (the(events, "area_isolated").taker, match.area("O0").owner) == ("master", MASTER)
    assert match.points == (0, 0, 0, 1 + 2)
    assert match.view().master.towers == 1


def test_h_7_an_area_surrounded_before_does_not_fall() -> None:
    """O0 of seat 0 is surrounded by others already; that O23 goes from seat 1 to the Black Master changes nothing."""
    match = situation("O0:smidse I7", "O23 O20", "M0 O1", at="O23", phase="master", black={0: "1.1"}, then=[6, 1])
    events = match.say("attack")
    assert match.area("O23").owner == MASTER
    assert not told(events, "area_isolated")
    assert match.area("O0").owner == 0


def test_h_7_the_black_master_needs_black_knights() -> None:
    match = situation(
        "I7",
        "O23 O0:smidse O20",
        "M0 O1",
        at="O23",
        phase="master",
        black={0: "1.1"},
        then=[6, 1],
        data=changed("supplies", "black_knights", 1),
    )
    events = match.say("attack")
    assert (match.area("O23").owner, match.area("O0").owner) == (MASTER, 1)
    assert not told(events, "area_isolated")


def test_h_7_a_blocked_purchase_isolates_nothing() -> None:
    match = situation("M0 O1 M15", "O0:smidse O20", influence={1: "blokkade.1"})
    match.say("buy", "O23")
    events = match.answer(1, "blokkade.1")
    assert not told(events, "area_bought") + told(events, "area_isolated")
    assert match.area("O0").owner == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_h_7_taking_stock_after_an_isolation_follows_with_powers_at_once(seat: int) -> None:
    """The third tower comes with the isolated area: the great power of the towers follows (H-9.1)."""
    mine, other = ("M0^ O1^ M15", "O0^ O20^ O11^"), ("O0^ O20^ O11^", "M0^ O1^ M15")
    owners = mine if seat == 0 else other
    match = situation(*owners, turn=seat, cards="plaggenhut varkenskot marktkraam")
    assert match.points[1 - seat] == 4
    events = match.say("buy", "O23")
    assert match.points[seat] == 4
    assert match.points[1 - seat] == 0
    assert kinds(events)[1:3] == ["area_isolated", "power_moved"]
