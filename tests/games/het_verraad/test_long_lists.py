"""H-11: rings and categories come first where a question would have more than 25 keys; what lies marked."""

import random
from collections import Counter
from typing import Any

import pytest

import engine
from tests.games.het_verraad.script import (
    begin,
    choose,
    facts,
    keys,
    kind,
    now,
    offered,
    say,
    situation,
)
from tests.matches import seed_of, truth

I_RING = " ".join(f"I{number}" for number in range(8))
M_RING = " ".join(f"M{number}" for number in range(16))
O_RING = " ".join(f"O{number}" for number in range(24))
ALL_A = (
    "plaggenhut vissershut vakwerkhuis herberg badstoof varkenskot graanmolen bijenstal smidse bakkerij "
    "marktkraam vismarkt veerhuis botermarkt korenschuur waterput schandpaal kapel wachthuis parochiekerk"
)


# --- long lists -------------------------------------------------------------------------------------------------------


def test_h_11_a_ring_comes_first_with_more_than_25_keys() -> None:
    match = begin(2)
    assert (kind(match), keys(match)) == ("claim_ring", ("I", "M", "O"))
    choice = match.decisions[1].choices[1]
    assert (choice.group, choice.opens) == ("M", "claim")
    assert (choice.facts["ring"], choice.facts["count"]) == ("M", 16)
    assert choice.facts["areas"] == tuple(M_RING.split())
    say(match, "M")
    assert kind(match) == "claim"
    assert keys(match) == (*M_RING.split(), "back")
    assert all(one.group == "M" for one in match.decisions[1].choices[:-1])
    say(match, "back")
    assert kind(match) == "claim_ring"


def test_h_11_with_24_areas_and_back_no_ring_is_asked() -> None:
    match = situation(O_RING, "", influence={0: "pionier.1"})
    say(match, "play", "pionier.1")
    assert (kind(match), len(keys(match))) == ("pionier", 25)
    assert keys(match) == (*I_RING.split(), *M_RING.split(), "back")


def test_h_11_with_25_areas_and_back_it_is() -> None:
    match = situation(O_RING[:-4], "", influence={0: "pionier.1"})
    say(match, "play", "pionier.1")
    assert (kind(match), keys(match)) == ("pionier_ring", ("I", "M", "O", "back"))
    say(match, "O")
    assert keys(match) == ("O23", "back")
    say(match, "back", "back", "back")
    assert kind(match) == "act"


def test_h_11_a_ring_without_areas_is_not_offered() -> None:
    match = situation(M_RING, "", bricks={0: 99})
    assert match.decisions[0].choices[0].opens == "buy_ring"
    say(match, "buy")
    assert (kind(match), keys(match)) == ("buy_ring", ("I", "O", "back"))
    assert facts(match, "I")["price"] == 4
    say(match, "I")
    assert (kind(match), keys(match)) == ("buy", (*I_RING.split(), "back"))
    say(match, "back")
    assert kind(match) == "buy_ring"
    say(match, "back")
    assert kind(match) == "act"


def test_h_11_after_a_ring_the_answer_counts() -> None:
    match = situation(M_RING, "", bricks={0: 99})
    say(match, "buy", "O", "O3")
    assert "O3" in now(match).castles[0].areas
    assert kind(match) == "act"


def test_h_11_infiltrant_with_many_areas() -> None:
    match = situation("I0", f"{M_RING}", f"{O_RING}", influence={0: "infiltrant.1"})
    say(match, "play", "infiltrant.1")
    assert (kind(match), keys(match)) == ("infiltrant_ring", ("M", "O", "back"))
    choose(match, "O7")
    assert "O7" in now(match).castles[0].areas


def test_h_11_towers_and_buildings_with_many_own_areas() -> None:
    own = f"{O_RING} M0 M1"
    data: Any = {"supplies": {**engine.game("het_verraad").data["supplies"], "knights": 40}}
    match = situation(own, "I0", hands={0: "plaggenhut"}, data=data, cards="vissershut kapel smidse", bricks={0: 9})
    say(match, "tower")
    assert (kind(match), keys(match)) == ("tower_ring", ("M", "O", "back"))
    say(match, "back", "build", "plaggenhut")
    assert (kind(match), keys(match)) == ("build_on_ring", ("M", "O", "back"))
    say(match, "M", "M1")
    assert now(match).castles[0].points == 1


def test_h_11_the_black_masters_way_has_stay_and_back_beside_the_rings() -> None:
    match = situation("I0", "O20", phase="master", black={0: "1.1 1.2 1.3 1.4 1.5"})
    say(match, "count")
    assert (kind(match), keys(match)) == ("master_to_ring", ("I", "M", "O", "stay", "back"))
    say(match, "O")
    assert (kind(match), keys(match)[-1], "stay" in keys(match)) == ("master_to", "back", False)
    say(match, "back", "back")
    assert kind(match) == "master"


def test_h_11_a_rolled_way_has_no_back_but_that_from_a_ring() -> None:
    match = situation("I0", "O20", phase="master", black={0: "1.1"}, then=[6])
    say(match, "roll")
    assert keys(match) == ("I", "M", "O", "stay")
    say(match, "O", "back")
    assert keys(match) == ("I", "M", "O", "stay")
    say(match, "stay")
    assert kind(match) == "master"


@pytest.mark.parametrize("question", ["pawn", "sell"])
def test_h_11_a_category_comes_first_with_more_than_24_cards_to_sell(question: str) -> None:
    hand = f"{ALL_A} tolhuis wijnhuis havenkraan opera"
    cards = "taveerne leerlooierij vleeshal"
    match = situation("M7:waag", "O2", hands={0: hand}, cards=cards)
    say(match, question)
    assert (kind(match), len(keys(match))) == (question, 25)
    match = situation("M7:waag", "O2", hands={0: f"{hand} raadhuis"}, cards=cards)
    assert [one.opens for one in match.decisions[0].choices if one.key == question] == [f"{question}_category"]
    say(match, question)
    assert (kind(match), keys(match)) == (
        f"{question}_category",
        ("burgerij", "nijverheid", "handel", "stad", "back"),
    )
    assert facts(match, "stad")["count"] == 6
    say(match, "stad")
    assert keys(match) == ("waterput", "schandpaal", "kapel", "wachthuis", "parochiekerk", "raadhuis", "back")
    say(match, "raadhuis")
    assert kind(match) == "act"


@pytest.mark.parametrize("question", ["redeem", "market"])
def test_h_11_a_category_comes_first_with_more_than_24_cards_to_buy(question: str) -> None:
    shop = {"redeem": "pawnshop", "market": "market"}[question]
    things: Any = {shop: f"{ALL_A} tolhuis wijnhuis havenkraan opera raadhuis"}
    match = situation("M7:waag", "O2", bricks={0: 9}, cards="taveerne leerlooierij vleeshal", **things)
    say(match, question)
    assert kind(match) == f"{question}_category"
    say(match, "handel", "wijnhuis")
    assert [one.card for one in now(match, 0).hand] == ["wijnhuis"]


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
    say(match, "build")
    assert kind(match) == "build_category"
    say(match, "nijverheid", "smidse")
    assert (kind(match), keys(match)) == ("build_on", ("M7", "O10", "back"))
    say(match, "back")
    assert kind(match) == "build"
    say(match, "back", "back", "play", "gouden_handel.1")
    assert kind(match) == "gouden_handel_category"
    say(match, "burgerij", "opera")
    assert now(match).castles[0].bricks == 19


def test_h_11_the_areas_of_a_question_are_marked_for_its_seat_alone() -> None:
    match = situation("M7", "O2", bricks={0: 9})
    assert now(match, 0).possible == ("I3", "M6", "M8", "O10", "O11")
    assert now(match, 1).possible == now(match).possible == ()
    say(match, "buy")
    assert now(match, 0).possible == tuple(offered(match).split())
    match = situation("I7", "M8:smidse", at="M8", phase="master", black={0: "1.1"})
    assert now(match, 0).possible == ("M8",)


def test_who_goes_back_to_a_list_that_was_divided_finds_the_same() -> None:
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
