"""H-11: rings and categories come first where a question would have more than 25 keys; what lies marked."""

import random
from collections import Counter
from typing import Any

import pytest

import engine
from tests.games.het_verraad.script import begin, changed, situation
from tests.matches import seed_of, truth

I_RING = " ".join(f"I{number}" for number in range(8))
M_RING = " ".join(f"M{number}" for number in range(16))
O_RING = " ".join(f"O{number}" for number in range(24))
ALL_A = (
    "plaggenhut vissershut vakwerkhuis herberg badstoof varkenskot graanmolen bijenstal smidse bakkerij "
    "marktkraam vismarkt veerhuis botermarkt korenschuur waterput schandpaal kapel wachthuis parochiekerk"
)


def test_h_11_a_ring_comes_first_with_more_than_25_keys() -> None:
    match = begin(2)
    assert (match.kind, match.choices()) == ("claim_ring", ("I", "M", "O"))
    choice = match.decisions[1].choices[1]
    assert (choice.group, choice.opens) == ("M", "claim")
    assert (choice.facts["ring"], choice.facts["count"]) == ("M", 16)
    assert choice.facts["areas"] == tuple(M_RING.split())
    match.say("M")
    assert match.kind == "claim"
    assert match.choices() == (*M_RING.split(), "back")
    assert all(one.group == "M" for one in match.decisions[1].choices[:-1])
    match.say("back")
    assert match.kind == "claim_ring"


def test_h_11_with_24_areas_and_back_no_ring_is_asked() -> None:
    match = situation(O_RING, "", influence={0: "pionier.1"})
    match.say("play", "pionier.1")
    assert (match.kind, len(match.choices())) == ("pionier", 25)
    assert match.choices() == (*I_RING.split(), *M_RING.split(), "back")


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
    match = situation(*owners, **things)
    match.say(*said.split())
    ring = match.kind
    assert (ring[-5:], match.choices()) == ("_ring", (*rings.split(), "back"))
    match.say("O")
    assert (match.kind, match.choices()) == (ring[:-5], (*areas.split(), "back"))
    match.say("back")
    assert match.kind == ring
    match.say("O", areas.rsplit(maxsplit=1)[-1])
    assert match.kind == "act"


def test_h_11_the_black_masters_way_has_stay_and_back_beside_the_rings() -> None:
    match = situation("I0", "O20", phase="master", black={0: "1.1 1.2 1.3 1.4 1.5"})
    match.say("count")
    assert (match.kind, match.choices()) == ("master_to_ring", ("I", "M", "O", "stay", "back"))
    match.say("O")
    assert (match.kind, match.choices()[-1], "stay" in match.choices()) == ("master_to", "back", False)
    match.say("back", "back")
    assert match.kind == "master"


def test_h_11_a_rolled_way_has_no_back_but_that_from_a_ring() -> None:
    match = situation("I0", "O20", phase="master", black={0: "1.1"}, then=[6])
    match.say("roll")
    assert match.choices() == ("I", "M", "O", "stay")
    match.say("O", "back")
    assert match.choices() == ("I", "M", "O", "stay")
    match.say("stay")
    assert match.kind == "master"


@pytest.mark.parametrize("question", ["pawn", "sell"])
def test_h_11_a_category_comes_first_with_more_than_24_cards_to_sell(question: str) -> None:
    hand = f"{ALL_A} tolhuis wijnhuis havenkraan opera"
    cards = "taveerne leerlooierij vleeshal"
    match = situation("M7:waag", "O2", hands={0: hand}, cards=cards)
    match.say(question)
    assert (match.kind, len(match.choices())) == (question, 25)
    match = situation("M7:waag", "O2", hands={0: f"{hand} raadhuis"}, cards=cards)
    assert [one.opens for one in match.decisions[0].choices if one.key == question] == [f"{question}_category"]
    match.say(question)
    categories = ("burgerij", "nijverheid", "handel", "stad", "back")
    assert (match.kind, match.choices()) == (f"{question}_category", categories)
    assert match.facts("stad")["count"] == 6
    match.say("stad")
    assert match.choices() == ("waterput", "schandpaal", "kapel", "wachthuis", "parochiekerk", "raadhuis", "back")
    match.say("raadhuis")
    assert match.kind == "act"


@pytest.mark.parametrize("question", ["redeem", "market"])
def test_h_11_a_category_comes_first_with_more_than_24_cards_to_buy(question: str) -> None:
    shop = {"redeem": "pawnshop", "market": "market"}[question]
    things: Any = {shop: f"{ALL_A} tolhuis wijnhuis havenkraan opera raadhuis"}
    match = situation("M7:waag", "O2", bricks={0: 9}, cards="taveerne leerlooierij vleeshal", **things)
    match.say(question)
    assert match.kind == f"{question}_category"
    match.say("handel", "wijnhuis")
    assert [one.card for one in match.view(0).hand] == ["wijnhuis"]


def test_h_11_building_and_gouden_handel_with_many_cards() -> None:
    hand = f"{ALL_A} tolhuis wijnhuis havenkraan opera raadhuis"
    match = situation(
        "M7 O10",
        "O2",
        hands={0: hand},
        influence={0: "gouden_handel.1"},
        bricks={0: 9},
        cards="taveerne leerlooierij vleeshal",
    )
    match.say("build")
    assert match.kind == "build_category"
    match.say("nijverheid", "smidse")
    assert (match.kind, match.choices()) == ("build_on", ("M7", "O10", "back"))
    match.say("back")
    assert match.kind == "build"
    match.say("back", "back", "play", "gouden_handel.1")
    assert match.kind == "gouden_handel_category"
    match.say("burgerij", "opera")
    assert match.view().castles[0].bricks == 19


def test_h_11_the_areas_of_a_question_are_marked_for_its_seat_alone() -> None:
    match = situation("M7", "O2", bricks={0: 9})
    assert match.view(0).possible == ("I3", "M6", "M8", "O10", "O11")
    assert match.view(1).possible == match.view().possible == ()
    match.say("buy")
    assert match.view(0).possible == tuple(match.offered.split())
    match = situation("I7", "M8:smidse", at="M8", phase="master", black={0: "1.1"})
    assert match.view(0).possible == ("M8",)


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


def test_h_11_a_ring_says_what_its_cheapest_area_costs() -> None:
    match = situation(M_RING, "", bricks={0: 99})
    match.say("buy")
    assert match.facts("I")["price"] == 4
