"""H-7: areas that a purchase or a conquest surrounds."""

import pytest

from engine.het_verraad.components import MASTER
from tests.games.het_verraad.scene import kinds, told
from tests.games.het_verraad.script import changed, phase_4, situation

# O0 borders M0, O1 and O23. O22 borders M14, M15, O21 and O23.


def test_h_7_a_surrounded_neighbour_falls_to_the_buyer_with_building_points_and_tower() -> None:
    match = situation("M0 O1 M15", "O0:smidse^ O20").after("buy")
    match.shows(facts={"O23": {"takes": ("O0",), "take_seats": (1,), "take_buildings": ("Smidse",), "gain": 2}})
    match.after("O23").shows(owned={0: "M0 M15 O0 O1 O23"}, points=(2, 0, 0), bricks=(1, 5))
    match.shows(building={"O0": "smidse"}, towers="O0", castle={0: {"towers": 1, "knights": 20}, 1: {"knights": 24}})
    fallen = {"area": "O0", "by_area": "O23", "taker_seats": (0,), "owner_seats": (1,), "tower": 1}
    match.shows(area_isolated={**fallen, "taker_points": 2, "owner_points": 0})
    assert kinds(match.news)[:2] == ["area_bought", "area_isolated"]


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
    match = situation(*owners, master=master).after("buy O23").shows(owner={"O0": 0 if falls else 1})
    assert match.points[:2] == ((2, 0) if falls else (0, 2))


def test_h_7_gates_border_nothing_here() -> None:
    """O1 borders M0, M1, O0 and O2; that seat 1 owns the gates O9 and O17 does not save it."""
    situation("M0 M1 O2", "O1:smidse O9 O17").after("buy O0").shows(owner={"O1": 0})
    situation("M0 M1 O2", "O1:smidse O20", bricks={0: 9}).after("buy").shows(facts={"O0": {"takes": ("O1",)}})


def test_h_7_the_buyers_own_areas_and_far_ones_are_not_concerned() -> None:
    match = situation("M15 O0", "O20 M0 O1").after("buy O23")
    match.shows(untold="area_isolated", owned={0: "M15 O0 O23"})


def test_h_7_the_black_master_may_lose_an_area_so() -> None:
    match = situation("M0 O1 M15", "O20", master="O0:smidse^").after("buy O23").shows(points=(2, 0, 0))
    match.shows(area_isolated={"owner": "master"}, owned={MASTER: ""}, castle={0: {"towers": 1}})


THREE_AROUND_M7 = ("I3 I4 M5 M9 O9 O11 O12 O13", "O10:smidse M8 O20", "M6:opera")
"""M6, M8 and O10 have M7 as their last neighbour that is not others'."""


def test_h_7_several_fall_in_the_order_of_the_city_file() -> None:
    match = situation(*THREE_AROUND_M7, bricks={0: 9}).after("buy")
    match.shows(facts={"M7": {"takes": ("M6", "M8", "O10"), "take_seats": (1, 2)}}).after("M7")
    assert [event.area for event in told(match.news, "area_isolated")] == ["M6", "M8", "O10"]
    match.shows(points=(5 + 2, 0, 0, 0), seat_expelled={"seat": 2})
    data = changed("city", "about", "reversed")
    data["city"]["areas"].reverse()
    match = situation(*THREE_AROUND_M7, bricks={0: 9}, data=data).after("buy M7")
    assert [event.area for event in told(match.news, "area_isolated")] == ["O10", "M8", "M6"]


def test_h_7_while_the_taker_has_a_knight_in_stock() -> None:
    match = situation(*THREE_AROUND_M7, bricks={0: 9}, data=changed("supplies", "knights", 10)).after("buy")
    match.shows(facts={"M7": {"takes": ("M6",)}}).after("M7").shows(area_isolated={"area": "M6"})
    match.shows(castle={0: {"knights": 0}}, owner={"M8": 1, "O10": 1})


def test_h_7_an_area_that_fell_surrounds_nothing_further() -> None:
    """O23 is bought, O0 falls to the buyer; M0 had O0 as its last neighbour of its owner and is no neighbour of O23."""
    match = situation("I0 M1 M15 O1", "O0 M0:smidse", bricks={0: 9}).after("buy O23").shows(untold="area_isolated")
    match = situation("I0 M1 M15 O1", "M0:smidse", "O0", bricks={0: 9}).after("buy O23")
    match.shows(area_isolated={"area": "O0"}, owner={"M0": 1})


def test_h_7_conquered_by_the_black_master() -> None:
    match = phase_4("I7", "O23 O0:smidse^ O20", "M0 O1", at="O23", then=[6, 1]).after("attack")
    match.shows(area_isolated={"taker": "master"}, owner={"O0": MASTER}, points=(0, 0, 0, 1 + 2), master={"towers": 1})


def test_h_7_an_area_surrounded_before_does_not_fall() -> None:
    """O0 of seat 0 is surrounded by others already; that O23 goes from seat 1 to the Black Master changes nothing."""
    match = phase_4("O0:smidse I7", "O23 O20", "M0 O1", at="O23", then=[6, 1]).after("attack")
    match.shows(owner={"O23": MASTER, "O0": 0}, untold="area_isolated")


def test_h_7_the_black_master_needs_black_knights() -> None:
    data = changed("supplies", "black_knights", 1)
    match = phase_4("I7", "O23 O0:smidse O20", "M0 O1", at="O23", then=[6, 1], data=data).after("attack")
    match.shows(owner={"O23": MASTER, "O0": 1}, untold="area_isolated")


def test_h_7_a_blocked_purchase_isolates_nothing() -> None:
    match = situation("M0 O1 M15", "O0:smidse O20", influence={1: "blokkade.1"}).after("buy O23 blokkade.1")
    match.shows(untold="area_bought area_isolated", owner={"O0": 1})


@pytest.mark.parametrize("seat", [0, 1])
def test_h_7_taking_stock_after_an_isolation_follows_with_powers_at_once(seat: int) -> None:
    """The third tower comes with the isolated area: the great power of the towers follows (H-9.1)."""
    owners = [("M0^ O1^ M15", "O0^ O20^ O11^"), ("O0^ O20^ O11^", "M0^ O1^ M15")][seat]
    match = situation(*owners, turn=seat, cards="plaggenhut varkenskot marktkraam")
    assert match.points[1 - seat] == 4
    match.after("buy O23")
    assert (match.points[seat], match.points[1 - seat]) == (4, 0)
    assert kinds(match.news)[1:3] == ["area_isolated", "power_moved"]
