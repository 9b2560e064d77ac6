"""H-11: rings and categories come first where a question would have more than 25 keys; what lies marked."""

import random
from collections import Counter
from typing import Any

import pytest

import engine
from tests.games.het_verraad.script import begin, changed, phase_4, situation
from tests.matches import seed_of, truth

I_RING = " ".join(f"I{number}" for number in range(8))
M_RING = " ".join(f"M{number}" for number in range(16))
O_RING = " ".join(f"O{number}" for number in range(24))
ALL_A = (
    "plaggenhut vissershut vakwerkhuis herberg badstoof varkenskot graanmolen bijenstal smidse bakkerij "
    "marktkraam vismarkt veerhuis botermarkt korenschuur waterput schandpaal kapel wachthuis parochiekerk"
)
MANY = f"{ALL_A} tolhuis wijnhuis havenkraan opera"
"""So many cards that one more and ``back`` are too many."""
OTHERS = "taveerne leerlooierij vleeshal"


def test_h_11_a_ring_comes_first_with_more_than_25_keys() -> None:
    match = begin(2).shows(kind="claim_ring", keys="I M O")
    choice = match.decisions[1].choices[1]
    assert (choice.group, choice.opens) == ("M", "claim")
    match.shows(facts={"M": {"ring": "M", "count": 16, "areas": tuple(M_RING.split())}})
    match.after("M").shows(kind="claim", keys=f"{M_RING} back")
    assert all(one.group == "M" for one in match.decisions[1].choices[:-1])
    match.after("back").shows(kind="claim_ring")


def test_h_11_with_24_areas_and_back_no_ring_is_asked() -> None:
    match = situation(O_RING, "", influence={0: "pionier.1"}).after("play pionier.1")
    match.shows(kind="pionier", keys=f"{I_RING} {M_RING} back")


LARGE: Any = {
    "data": changed("supplies", "knights", 40),
    "hands": {0: "plaggenhut"},
    "cards": "vissershut kapel smidse",
    "bricks": {0: 99},
}


@pytest.mark.parametrize(
    ("owners", "things", "said", "rings", "areas"),
    [
        ((O_RING[:-4], ""), {"influence": {0: "pionier.1"}}, "play pionier.1", "I M O", "O23"),
        (("I0", M_RING, O_RING), {"influence": {0: "infiltrant.1"}}, "play infiltrant.1", "M O", O_RING),
        ((M_RING, ""), {"bricks": {0: 99}}, "buy", "I O", O_RING),
        ((f"{O_RING} M0 M1", "I0"), LARGE, "tower", "M O", O_RING),
        ((f"{O_RING} M0 M1", "I0"), LARGE, "build plaggenhut", "M O", O_RING),
    ],
    ids=["pionier", "infiltrant", "buy", "tower", "build_on"],
)
def test_h_11_with_25_areas_and_back_the_rings_that_have_some_come_first(
    owners: tuple[str, ...], things: Any, said: str, rings: str, areas: str
) -> None:
    match = situation(*owners, **things).after(said).shows(keys=f"{rings} back")
    ring = match.kind
    assert ring.endswith("_ring")
    assert said != "buy" or match.facts("I")["price"] == 4, "the price of its cheapest area"
    match.after("O").shows(kind=ring[:-5], keys=f"{areas} back").after("back").shows(kind=ring)
    match.after(areas.rsplit(maxsplit=1)[-1]).shows(kind="act")


def test_h_11_the_black_masters_way_has_stay_and_back_beside_the_rings() -> None:
    match = phase_4("I0", "O20", chips=5).after("count").shows(kind="master_to_ring", keys="I M O stay back")
    match.after("O").shows(kind="master_to", has="back", lacks="stay").after("back back").shows(kind="master")
    match = phase_4("I0", "O20", then=[6]).after("roll").shows(keys="I M O stay")  # no back but that from a ring
    match.after("O back").shows(keys="I M O stay").after("stay").shows(kind="master")


@pytest.mark.parametrize("question", ["pawn", "sell"])
def test_h_11_a_category_comes_first_with_more_than_24_cards_to_sell(question: str) -> None:
    match = situation("M7:waag", "O2", hands={0: MANY}, cards=OTHERS).after(question).shows(kind=question)
    assert len(match.choices()) == 25
    match = situation("M7:waag", "O2", hands={0: f"{MANY} raadhuis"}, cards=OTHERS)
    assert [one.opens for one in match.decisions[0].choices if one.key == question] == [f"{question}_category"]
    match.after(question).shows(kind=f"{question}_category", keys="burgerij nijverheid handel stad back")
    match.shows(facts={"stad": {"count": 6}}).after("stad")
    match.shows(keys="waterput schandpaal kapel wachthuis parochiekerk raadhuis back")
    match.after("raadhuis").shows(kind="act")


@pytest.mark.parametrize(("question", "shop"), [("redeem", "pawnshop"), ("market", "market")])
def test_h_11_a_category_comes_first_with_more_than_24_cards_to_buy(question: str, shop: str) -> None:
    things: Any = {shop: f"{MANY} raadhuis"}
    match = situation("M7:waag", "O2", bricks={0: 9}, cards=OTHERS, **things).after(question)
    match.shows(kind=f"{question}_category").after("handel wijnhuis").shows(hand={0: "wijnhuis"})


def test_h_11_building_and_gouden_handel_with_many_cards() -> None:
    things: Any = {"hands": {0: f"{MANY} raadhuis"}, "influence": {0: "gouden_handel.1"}, "bricks": {0: 9}}
    match = situation("M7 O10", "O2", cards=OTHERS, **things).after("build").shows(kind="build_category")
    match.after("nijverheid smidse").shows(kind="build_on", keys="M7 O10 back").after("back").shows(kind="build")
    match.after("back back play gouden_handel.1").shows(kind="gouden_handel_category")
    match.after("burgerij opera").shows(bricks=(19, 5))


def test_h_11_the_areas_of_a_question_are_marked_for_its_seat_alone() -> None:
    match = situation("M7", "O2", bricks={0: 9})
    assert match.view(0).possible == ("I3", "M6", "M8", "O10", "O11")
    assert match.view(1).possible == match.view().possible == ()
    assert match.after("buy").view(0).possible == tuple(match.offered.split())
    assert phase_4("I7", "M8:smidse", at="M8").view(0).possible == ("M8",)


def test_the_way_back_to_a_divided_list_finds_the_same() -> None:
    """However deep the way: each question is what a state that has kept no list would ask."""
    dice, ways = random.Random("back"), Counter[str]()
    match = engine.start("het_verraad", seats=3, seed=seed_of("back"))
    while match.result is None:
        seat = match.awaited[0]
        decision, state = match.decisions[seat], truth(match).copy()
        state.divided = ("", ())
        assert match.game.ask(state) == match.decisions
        keys = decision.keys
        ways[decision.kind] += "back" in keys
        back = "back" in keys and dice.random() < 0.5
        match.play(seat, ["back"] if back else dice.sample(keys, decision.least or 1))
    assert ways["build"] and ways["build_on"] and ways["buy"]
