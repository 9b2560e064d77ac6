"""H-9.1: great powers, their ties, and the Black Master among those who compete."""

from typing import Any

import pytest

from engine.het_verraad.components import MASTER
from tests.games.het_verraad.script import changed, phase_4, situation

CARDS = "kapel herberg smidse"


@pytest.mark.parametrize(
    ("category", "built", "worth"),
    [
        ("burgerij", "plaggenhut vissershut vakwerkhuis", 1),
        ("nijverheid", "varkenskot graanmolen bijenstal", 2),
        ("handel", "marktkraam vismarkt veerhuis", 3),
        ("stad", "waterput schandpaal kapel", 4),
    ],
)
def test_h_9_1_three_buildings_of_a_category(category: str, built: str, worth: int) -> None:
    one, two, three = built.split()
    owner, cards = f"M7:{one} O10:{two} O11", "herberg smidse botermarkt"
    match = situation(owner, "O2", hands={0: three}, zoning="off", cards=cards)
    match.shows(holder={category: None}, points=(2, 0, 0)).after(f"build {three}")
    match.shows(facts={"O11": {"power": category, "power_points": worth, "gain": 1 + worth}})
    match.after("O11").shows(holder={category: 0}, points=(3 + worth, 0, 0), castle={0: {"powers": (category,)}})
    moved = {"power": category, "points": worth, "number": 3, "holder": "seat", "holder_seats": (0,)}
    match.shows(power_moved={**moved, "holder_points": 3 + worth, "former": "none", "former_seats": ()})


@pytest.mark.parametrize(
    ("owner", "things", "said", "power", "points"),
    [
        ("M7^ O10^ O11", {}, "tower O11", "towers", (4, 0, 0)),
        ("M7", {"white": {0: 2}}, "white", "white", (5, 0, 0)),
        ("M7", {"black": {0: "1.1 1.2"}}, "black", "black", (3, 0, 3)),
    ],
)
def test_h_9_1_three_towers_or_chips(owner: str, things: Any, said: str, power: str, points: tuple[int, ...]) -> None:
    match = situation(owner, "O2", **things).shows(holder={power: None})
    match.after(said).shows(holder={power: 0}, points=points)


def test_h_9_1_a_turn_says_which_great_powers_are_near_and_which_are_at_risk() -> None:
    """White chips lack 2 to seat 0, more than 3 of seat 1; its black ones are level with those of seat 1."""
    match = situation("M7", "O2", white={0: 2, 1: 3}, black={0: "1.1 1.2 1.3", 1: "1.4 1.5"}, bricks={0: 30})
    match.shows(kind="act", asks={"near_powers": (), "near_points": (), "risky_powers": ()}).after("white")
    match.shows(asks={"near_powers": ("white",), "near_points": (5,)}, facts={"white": {"power_points": 5}})
    match.after("white").shows(holder={"white": 0}, asks={"near_powers": ()})


def test_h_9_1_a_seat_that_alone_has_more_takes_it_over() -> None:
    match = situation("M7", "O2", white={0: 3, 1: 2}, bricks={1: 30}).shows(points=(5, 0, 0))
    match.after("done plaggenhut white").shows(holder={"white": 0}, points=(5, 0, 0))
    match.after("white").shows(holder={"white": 1}, points=(0, 5, 0))
    match.shows(power_moved={"former_seats": (0,), "former_points": 0, "holder_seats": (1,)})


def test_h_9_1_on_a_tie_for_most_the_holder_keeps_it() -> None:
    """Seat 0 holds the towers with three against two; the third of seat 1 is a tie."""
    match = situation("M7^ O10^ O11^", "O2^ O20^ O22", turn=1).after("tower O22")
    match.shows(holder={"towers": 0}, points=(4, 0, 0))


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
    other = "O2^ O20^ O22^" if power == "towers" else "O2"
    situation(owner, other, **things, cards=CARDS).shows(holder={power: None}, points=points)


def test_h_9_1_the_holder_loses_it_below_three() -> None:
    """brand destroys the third building; nobody else has three."""
    houses = "M8:varkenskot O2:graanmolen O20:bijenstal"
    match = situation("M7", houses, influence={0: "brand.1"}, cards="kapel herberg botermarkt")
    match.shows(points=(0, 3 + 2, 0)).after("play brand.1 M8").shows(holder={"nijverheid": None}, points=(0, 2, 0))
    match.shows(power_moved={"holder": "none", "former_seats": (1,)})


def test_h_9_1_the_holder_who_falls_back_into_a_tie_keeps_it_while_it_has_three() -> None:
    """Seat 0 has four, then three towers; the seats 1 and 2 have three. Below three it goes to who has most."""
    match = situation("M7^ O10^ O11^ M9^", "O2^ O20^ O22^", "O4^ O6^ O15^ M12", turn=2, influence={2: "hekserij.1"})
    match.shows(holder={"towers": 0}).after("play hekserij.1 M9").shows(holder={"towers": 0}, points=(4, 0, 0, 0))
    match = situation("M7^ O10^ O11^ M9^", "O2^ O20^ O22^", turn=1, influence={1: "hekserij.1 hekserij.2"})
    match.after("play hekserij.1 M9").shows(holder={"towers": 0}).after("play hekserij.2 M7")
    match.shows(holder={"towers": 1}, points=(0, 4, 0), power_moved={"number": 3})


def test_h_9_1_the_black_master_competes_for_buildings() -> None:
    match = phase_4("I7", "M8:veerhuis", master="M7:marktkraam O10:vismarkt", at="M8", then=[6, 1])
    match.shows(points=(0, 1, 1 + 2)).after("attack").shows(holder={"handel": MASTER}, points=(0, 0, 1 + 3 + 3))
    match.shows(power_moved={"holder": "master", "holder_seats": ()}, master={"powers": ("handel",)})


def test_h_9_1_the_black_master_competes_for_towers() -> None:
    """He takes the third tower by isolation, and the power from seat 1."""
    match = phase_4("I7", "O23 O0^ O20^ O11^", "M0 O1", master="M2^ M4^", at="O23", then=[6, 1])
    match.shows(holder={"towers": 1}, points=(0, 4, 0, 1))
    match.after("attack").shows(holder={"towers": MASTER}, points=(0, 0, 0, 1 + 4))


def test_h_9_1_a_replaced_building_counts_no_more_unless_by_one_of_the_category() -> None:
    houses = "M7:marktkraam O10:vismarkt O9:veerhuis"
    match = situation(houses, "O2", hands={0: "plaggenhut botermarkt"}, bricks={0: 9}, cards=CARDS)
    match.shows(points=(6, 0, 0)).after("build botermarkt M7")
    match.shows(holder={"handel": 0}, points=(7, 0, 0), untold="power_moved")
    match.after("build plaggenhut").shows(facts={"O10": {"gain": -3}})
    match.after("O10").shows(holder={"handel": None}, points=(4, 0, 0))


def test_h_9_1_the_numbers_are_those_of_the_data() -> None:
    data = changed("powers", "needed", 2)
    situation("M7^ O10^", "O2", data=data).shows(holder={"towers": 0}, points=(4, 0, 0))
    situation("M7^ O10^ O11^", "O2", data=changed("powers", "points.towers", 9)).shows(points=(9, 0, 0))
