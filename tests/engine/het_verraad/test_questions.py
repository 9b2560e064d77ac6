"""H-11: the decisions, their keys and order, small questions and the way back, chance, and what is refused."""

from typing import Any

import pytest

import engine
from engine import Decision, Match
from tests.engine.het_verraad.script import (
    RecordingChance,
    answer,
    asked,
    begin,
    choose,
    claim,
    everything,
    facts,
    keys,
    kind,
    now,
    offered,
    say,
    situation,
)

I_RING = " ".join(f"I{number}" for number in range(8))
M_RING = " ".join(f"M{number}" for number in range(16))
O_RING = " ".join(f"O{number}" for number in range(24))
ALL_A = (
    "plaggenhut vissershut vakwerkhuis herberg badstoof varkenskot graanmolen bijenstal smidse bakkerij "
    "marktkraam vismarkt veerhuis botermarkt korenschuur waterput schandpaal kapel wachthuis parochiekerk"
)


def test_h_11_every_kind_has_its_slash_command() -> None:
    commands = {
        "claim": "claim",
        "first_tower": "tower",
        "take": "take",
        "act": "act",
        "buy": "buy",
        "build": "build",
        "build_on": "build",
        "tower": "tower",
        "swap": "swap",
        "pawn": "sell",
        "sell": "sell",
        "redeem": "market",
        "market": "market",
        "play": "play",
        "brand": "play",
        "overval": "play",
        "infiltrant": "play",
        "hekserij": "play",
        "pionier": "play",
        "gif": "play",
        "gouden_handel": "play",
        "tovenaar": "play",
        "discard": "discard",
        "master": "master",
        "master_to": "master",
        "protect": "react",
        "block": "react",
    }
    ruled = engine.game("het_verraad").commands
    assert {kind: command for kind, command in ruled.items() if kind in commands} == commands
    for kind_of, command in ruled.items():
        assert command == commands[kind_of.removesuffix("_ring").removesuffix("_category")]


def test_h_11_always_exactly_one_key() -> None:
    match = situation("M7", "M8:smidse", influence={0: "brand.1", 1: "gif.1"})
    for key in ("play", "brand.1", "M8"):
        decision = match.decisions[0]
        assert (decision.least, decision.most) == (1, 1)
        say(match, key)
    assert (match.decisions[1].least, match.decisions[1].most) == (1, 1)


# --- order of keys ----------------------------------------------------------------------------------------------------


def test_h_11_act_has_what_is_possible_in_this_order() -> None:
    match = situation(
        "M7:tolhuis O10",
        "O2:smidse",
        bricks={0: 30},
        hands={0: "opera waag"},
        influence={0: "brand.1"},
        black={0: "1.1"},
        pawnshop="kapel",
        market="klooster",
    )
    everything_possible = "buy build tower white black swap pawn sell redeem market card influence play done"
    assert " ".join(keys(match)) == everything_possible


def test_h_11_with_nothing_possible_done_is_still_asked() -> None:
    match = situation("M7", "O2", bricks={0: 0})
    assert (kind(match), keys(match)) == ("act", ("done",))


def test_h_11_cards_stand_as_in_the_buildings_file() -> None:
    match = situation(
        "M7", "O2", hands={0: "raadhuis opera tolhuis plaggenhut smidse"}, cards="vissershut kapel vismarkt"
    )
    say(match, "pawn")
    assert keys(match) == ("plaggenhut", "opera", "smidse", "tolhuis", "raadhuis", "back")


def test_h_11_a_shop_stands_in_canonical_order_whatever_was_sold_first() -> None:
    match = situation("M7:botermarkt", "O2", pawnshop="opera herberg waag", market="kapel herenhuis", bricks={0: 9})
    say(match, "redeem")
    assert keys(match) == ("herberg", "opera", "waag", "back")
    say(match, "back", "market")
    assert keys(match) == ("herenhuis", "kapel", "back")


def test_h_11_chips_stand_by_value_and_copy() -> None:
    match = situation("M7", "O2", black={0: "4.1 1.12 2.3 1.2"})
    say(match, "swap")
    assert keys(match) == ("1.2", "1.12", "2.3", "4.1", "back")


def test_h_11_influence_cards_stand_by_kind_and_copy() -> None:
    match = situation("M7", "M8:smidse", influence={0: "gif.1 brand.3"}, influence_deck="brand.2")
    say(match, "influence")
    assert keys(match) == ("brand.2", "brand.3", "gif.1")


def test_h_11_open_cards_stand_by_place() -> None:
    match = situation("M7", "O2", phase="income", cards="raadhuis plaggenhut tolhuis")
    assert keys(match) == ("raadhuis", "plaggenhut", "tolhuis")


def test_h_11_seats_and_areas_stand_in_canonical_order() -> None:
    match = situation("O3 I0 M9", "O2", "M2:smidse O20:opera I6:kapel", turn=2, influence={2: "gif.1"})
    say(match, "play", "gif.1")
    assert keys(match) == ("0", "1", "back")
    match = situation("O3 I0 M9", "O2", influence={1: "hekserij.1"}, turn=1)
    say(match, "play", "hekserij.1")
    assert keys(match) == ("I0", "M9", "O3", "back")


# --- every question is asked ------------------------------------------------------------------------------------------


def test_h_11_every_question_is_asked_even_with_one_key() -> None:
    match = situation("M7", "O2", hands={0: "tolhuis"}, influence={0: "gif.1"}, black={0: "1.1"})
    say(match, "build")
    assert keys(match) == ("tolhuis", "back")
    say(match, "tolhuis")
    assert keys(match) == ("M7", "back")
    say(match, "back", "back", "swap")
    assert keys(match) == ("1.1", "back")
    say(match, "back", "play")
    assert keys(match) == ("gif.1", "back")
    say(match, "gif.1")
    assert keys(match) == ("1", "back")


def test_h_11_a_first_tower_is_asked_with_one_area_too() -> None:
    data: Any = {"supplies": {**engine.game("het_verraad").data["supplies"], "start_areas": 1}}
    match = begin(2, data=data)
    claim(match, "O2", "M8")
    assert (asked(match), kind(match), keys(match)) == (1, "first_tower", ("O2",))


# --- small questions --------------------------------------------------------------------------------------------------


def rich() -> Match:
    """A seat that can do anything."""
    return situation(
        "M7:tolhuis O10",
        "M8:smidse O2",
        bricks={0: 30},
        hands={0: "opera waag"},
        influence={0: "brand.1 gouden_handel.1"},
        black={0: "1.1"},
        pawnshop="kapel",
        market="klooster",
    )


OPENS = {
    "buy": "buy",
    "build": "build",
    "tower": "tower",
    "swap": "swap",
    "pawn": "pawn",
    "sell": "sell",
    "redeem": "redeem",
    "market": "market",
    "play": "play",
}


def test_h_11_a_choice_that_merely_opens_a_question_says_which() -> None:
    choices = rich().decisions[0].choices
    assert {choice.key: choice.opens for choice in choices if choice.opens} == OPENS


@pytest.mark.parametrize(
    "path",
    [
        "buy",
        "build opera",
        "tower",
        "swap",
        "pawn",
        "sell",
        "redeem",
        "market",
        "play brand.1",
        "play gouden_handel.1",
    ],
)
def test_h_11_back_is_the_last_key_and_leads_to_the_question_before(path: str) -> None:
    match = rich()
    trail = []
    for key in path.split():
        trail.append((match.decisions[0], now(match, 1), now(match)))
        assert answer(match, 0, key) == []
        assert keys(match)[-1] == "back"
    while trail:
        assert answer(match, 0, "back") == []
        assert (match.decisions[0], now(match, 1), now(match)) == trail.pop()
    assert kind(match) == "act"


@pytest.mark.parametrize(("phase", "question"), [("income", "take"), ("master", "master")])
def test_h_11_back_from_play_leads_to_where_it_was_asked(phase: str, question: str) -> None:
    match = situation("M7", "M8:smidse", influence={0: "brand.1"}, phase=phase, black={0: "1.1"})
    before = match.decisions[0]
    say(match, "play", "brand.1", "back", "back")
    assert (kind(match), match.decisions[0]) == (question, before)


@pytest.mark.parametrize("path", [["buy"], ["build"], ["build", "opera"], ["play"], ["play", "brand.1"], ["swap"], []])
def test_h_11_what_lies_ahead_is_what_is_asked_then(path: list[str]) -> None:
    match = rich()
    before = everything(match)
    ahead: Decision = match.ahead(0, path)
    assert everything(match) == before
    say(match, *path)
    assert match.decisions[0] == ahead


@pytest.mark.parametrize("key", ["white", "black", "card", "influence", "done", "claim"])
def test_h_11_nothing_lies_ahead_of_what_has_consequences(key: str) -> None:
    with pytest.raises(engine.IllegalAnswer):
        rich().ahead(0, [key])


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


# --- chance -----------------------------------------------------------------------------------------------------------


def test_h_11_roll_asks_for_one_die() -> None:
    chance = RecordingChance(2)
    match = situation("I7", "O20", phase="master", black={0: "1.1"}, chance=chance)
    say(match, "roll")
    assert chance.asked == [("roll", (6,))]


def test_h_11_an_attack_asks_for_the_black_die_and_then_for_the_white_one() -> None:
    chance = RecordingChance(2, 5)
    match = situation("I7", "M8:smidse", at="M8", phase="master", black={0: "1.1"}, chance=chance)
    say(match, "attack")
    assert chance.asked == [("roll", (6,)), ("roll", (6,))]
    attack = now(match).attack
    assert attack is not None
    assert (attack.black_die, attack.white_die) == (2, 5)


def test_h_11_counting_and_small_questions_ask_for_nothing() -> None:
    chance = RecordingChance()
    match = situation("I7", "M8:smidse", phase="master", black={0: "1.1"}, influence={0: "brand.1"}, chance=chance)
    say(match, "count", "O1", "play", "brand.1", "back", "back")
    assert chance.asked == []


def test_h_11_gif_picks_from_the_hand_if_there_is_a_card() -> None:
    chance = RecordingChance()
    match = situation("M7", "O2", "O4", influence={0: "gif.1 gif.2"}, hands={1: "waag opera"}, chance=chance)
    say(match, "play", "gif.1", "2")
    assert chance.asked == []
    say(match, "play", "gif.2", "1")
    assert chance.asked == [("pick", ("opera", "waag"))]


def test_h_11_discards_are_shuffled_in_canonical_order() -> None:
    chance = RecordingChance()
    match = situation(
        "M7",
        "O2",
        deck=".",
        discards="waag opera plaggenhut",
        influence_deck=".",
        influence_discards="gif.1 brand.2",
        bricks={0: 12},
        cards="vissershut kapel smidse",
        chance=chance,
    )
    say(match, "card", "influence")
    assert chance.asked == [("shuffle", ("plaggenhut", "opera", "waag")), ("shuffle", ("brand.2", "gif.1"))]


def test_h_11_both_markets_are_shuffled_together_in_canonical_order() -> None:
    chance = RecordingChance()
    match = situation("M7", "O2", deck=".", pawnshop="waag", market="raadhuis opera", chance=chance)
    say(match, "card")
    assert chance.asked == [("shuffle", ("opera", "waag", "raadhuis"))]


def test_h_11_a_swap_and_a_purchase_ask_for_nothing() -> None:
    chance = RecordingChance()
    match = situation("M7", "O2", black={0: "1.1"}, bricks={0: 30}, chance=chance)
    say(match, "swap", "1.1", "black", "card", "influence", "buy", "O11", "done")
    assert chance.asked == []


# --- refusals: a precise exception, and nothing has changed -----------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "reason", "key"),
    [
        (["O12"], "unknown", "O12"),
        (["I9"], "unknown", "I9"),
        (["M7"], "unknown", "M7"),
        (["m6"], "unknown", "m6"),
        ([""], "unknown", ""),
        (["done"], "unknown", "done"),
        ([], "too_few", ""),
        (["O10", "O11"], "too_many", ""),
        (["O11", "O11"], "twice", ""),
        ("O11", "not_a_list", ""),
    ],
)
def test_an_illegal_answer_changes_nothing(given: Any, reason: str, key: str) -> None:
    match = situation("M7", "M8 O2", bricks={0: 5})
    say(match, "buy")
    before = everything(match)
    with pytest.raises(engine.IllegalAnswer) as caught:
        match.play(0, given)
    assert (caught.value.reason, caught.value.key) == (reason, key)
    assert everything(match) == before


@pytest.mark.parametrize(
    ("things", "given"),
    [
        ({"bricks": {0: 2}}, "white"),
        ({"bricks": {0: 4}}, "tower"),
        ({"bricks": {0: 4}}, "card"),
        ({"stack": "."}, "black"),
        ({"white": {0: 6}, "bricks": {0: 30}}, "white"),
        ({"hands": {0: "opera"}, "bricks": {0: 4}}, "build"),
        ({"market": "opera"}, "market"),
        ({"influence": {0: "bescherming.1"}}, "play"),
        ({"influence": {0: "tovenaar.1"}}, "play"),
    ],
)
def test_what_is_not_possible_is_not_offered_and_refused(things: Any, given: str) -> None:
    match = situation("M7", "O2", **things)
    before = everything(match)
    with pytest.raises(engine.IllegalAnswer):
        match.play(0, [given])
    assert everything(match) == before


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_a_seat_that_is_not_asked_changes_nothing(seat: int) -> None:
    match = situation("M7", "O2")
    before = everything(match)
    with pytest.raises(engine.NotAsked):
        match.play(seat, ["done"])
    assert everything(match) == before


def test_a_seat_that_has_reacted_is_not_asked_again() -> None:
    match = situation("M7", "O12", "O10", bricks={0: 9}, influence={1: "gif.1", 2: "gif.2"})
    say(match, "buy", "O11")
    answer(match, 1, "pass")
    before = everything(match)
    with pytest.raises(engine.NotAsked):
        match.play(1, ["pass"])
    with pytest.raises(engine.NotAsked):
        match.play(0, ["done"])
    with pytest.raises(engine.IllegalAnswer):
        match.play(2, ["blokkade.1"])
    assert everything(match) == before
