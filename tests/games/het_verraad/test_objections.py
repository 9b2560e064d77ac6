"""Why something cannot be chosen in the set-up and in phases 1 and 2, whatever was typed: from the view alone."""

from typing import Any

import pytest

import engine
from engine import Objection
from tests.games.het_verraad.scene import Scene
from tests.games.het_verraad.script import begin, changed, situation

GAME = engine.game("het_verraad")


def test_claims() -> None:
    """H-1.3."""
    match = begin(2)
    match.claim("I3", "M8")
    assert match.why("claim", "M6", 1) == "own_neighbour"
    assert match.why("claim", "M8", 1) == "not_neutral"
    assert match.why("claim", "I3", 1) in ("own_area", "not_neutral")
    assert match.why("claim", "X9", 1) == "unknown_area"
    found = match.objected("claim", "O7", 1)
    assert found.reason == "start_sum"
    assert dict(found.facts) | {"price": 4, "total": 8, "limit": 10} == found.facts
    assert match.why("claim", "O7") == "not_your_turn"
    assert match.why("buy", "M7", 1) == "other_phase"


def test_a_first_tower_stands_on_an_own_area() -> None:
    """H-1.4."""
    match = begin(2, data=changed("supplies", "start_areas", 1))
    match.claim("O2", "M8")
    assert match.why("first_tower", "M8", 1) == "not_own"
    assert match.why("first_tower", "O3", 1) == "not_own"
    assert match.why("first_tower", "tolhuis", 1) == "unknown_area"


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("I3", "bricks"),
        ("M7", "own_area"),
        ("M8", "not_neutral"),
        ("O10", "not_neutral"),
        ("O20", "not_adjacent"),
        ("X1", "unknown_area"),
        ("m6", "unknown_area"),
        ("", "unknown_area"),
        ("tolhuis", "unknown_area"),
    ],
)
def test_h_4_1_an_area_that_cannot_be_bought(key: str, reason: str) -> None:
    match = situation("M7", "M8 O2", master="O10")
    assert match.why("buy", key) == reason
    match.say("buy")
    assert match.why("buy", key) == reason


def test_h_4_1_bricks_are_named() -> None:
    found = situation("M7", "O2").objected("buy", "I3")
    assert found == Objection("bricks", {"price": 8, "bricks": 5})


def test_h_4_1_limits_knights_and_blocks() -> None:
    match = situation("M7", "O2", bricks={0: 20})
    match.say("buy", "O11", "buy", "O12")
    assert match.objected("buy", "O10") == Objection("area_limit", {"most": 2})
    assert match.why("act", "buy") == "area_limit"
    match = situation("M7 O20", "O2", data=changed("supplies", "knights", 3))
    match.say("buy", "O11")
    assert (match.why("buy", "O10"), match.why("act", "buy")) == ("no_knight", "no_knight")
    match = situation("M7", "O12", influence={1: "blokkade.1"})
    match.say("buy", "O11")
    assert match.why("buy", "O10") == "window_open"
    match.say("blokkade.1")
    assert match.why("buy", "O11") == "blocked"


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("opera", "bricks"),
        ("tolhuis", "no_site"),
        ("waag", "not_in_hand"),
        ("palace", "unknown_card"),
        ("M8", "unknown_card"),
    ],
)
def test_h_4_2_a_card_that_cannot_be_built(key: str, reason: str) -> None:
    match = situation("M8", "O2", hands={0: "opera tolhuis smidse"}, bricks={0: 4})
    assert match.why("build", key) == reason


@pytest.mark.parametrize(
    ("card", "key", "reason"),
    [
        ("smidse", "I6", "zoning_ring"),
        ("kapel", "M9", "zoning_without"),
        ("botermarkt", "O11", "zoning_with"),
        ("herberg", "M7", "under_master"),
        ("herberg", "M8", "not_own"),
        ("herberg", "O20", "not_own"),
        ("herberg", "Q1", "unknown_area"),
    ],
)
def test_h_4_2_an_area_where_it_cannot_stand(card: str, key: str, reason: str) -> None:
    match = situation("M7 I6 M9 O11 M1 O15", "M8", hands={0: card}, at="M7", cards="plaggenhut varkenskot marktkraam")
    match.say("build", card)
    assert match.why("build_on", key) == reason


def test_h_4_2_limits() -> None:
    match = situation("M7 O10 O11", "O2", hands={0: "plaggenhut vissershut varkenskot"}, cards="kapel smidse vismarkt")
    match.say("build", "plaggenhut", "M7", "build", "vissershut", "O10")
    assert match.objected("build", "varkenskot") == Objection("building_limit", {"most": 2})
    assert match.why("act", "build") == "building_limit"


@pytest.mark.parametrize(
    ("things", "key", "reason"),
    [
        ({}, "M7", "tower_stands"),
        ({}, "M8", "not_own"),
        ({}, "I7", "not_own"),
        ({"at": "O20"}, "O20", "under_master"),
        ({"bricks": {0: 4}}, "O20", "bricks"),
        ({"data": changed("supplies", "towers", 2)}, "O20", "no_tower_left"),
        ({}, "opera", "unknown_area"),
    ],
)
def test_h_4_3_a_tower_that_cannot_be_built(things: Any, key: str, reason: str) -> None:
    assert situation("M7^ O20", "M8^", **things).why("tower", key) == reason


def test_h_4_3_one_tower_in_a_turn() -> None:
    match = situation("M7 O20", "M8", bricks={0: 20})
    match.say("tower", "M7")
    assert (match.why("tower", "O20"), match.why("act", "tower")) == ("tower_limit", "tower_limit")


@pytest.mark.parametrize(
    ("things", "key", "reason"),
    [
        ({"bricks": {0: 2}}, "white", "bricks"),
        ({"bricks": {0: 2}}, "black", "bricks"),
        ({"white": {0: 6}}, "white", "no_slot"),
        ({"black": {0: "1.1 1.2 1.3 1.4 1.5 1.6"}}, "black", "no_slot"),
        ({"stack": "."}, "black", "no_chip_left"),
        ({"data": changed("castle", "white_chips", 0)}, "white", "no_chip_left"),
        ({}, "swap", "no_black_chip"),
        ({"black": {0: "1.1"}, "stack": "."}, "swap", "no_chip_left"),
        ({"black": {0: "1.1"}, "bricks": {0: 4}}, "swap", "bricks"),
        ({"deck": "."}, "card", "no_card_left"),
        ({"bricks": {0: 4}}, "card", "bricks"),
        ({"influence_deck": "."}, "influence", "no_influence_left"),
        ({"bricks": {0: 4}}, "influence", "bricks"),
        ({}, "pawn", "empty_hand"),
        ({}, "redeem", "nothing_in_shop"),
        ({}, "sell", "no_trade_building"),
        ({}, "market", "no_trade_building"),
        ({}, "play", "no_play"),
        ({"bricks": {0: 0}}, "buy", "nothing_to_buy"),
        ({}, "build", "empty_hand"),
        ({"hands": {0: "tolhuis"}, "at": "M7"}, "build", "nothing_to_build"),
        ({"bricks": {0: 4}}, "tower", "bricks"),
        ({"at": "M7"}, "tower", "nowhere_for_tower"),
        ({"data": changed("supplies", "towers", 0)}, "tower", "no_tower_left"),
    ],
)
def test_h_4_acts_not_offered_in_phase_2_are_refused(things: Any, key: str, reason: str) -> None:
    match = situation("M7", "M8", **things)
    assert key not in match.choices()
    assert match.why("act", key) == reason


def test_h_4_4_two_chips_and_one_swap_in_a_turn() -> None:
    match = situation("M7", "M8", bricks={0: 40}, black={0: "1.1"})
    match.say("white", "black", "swap", "1.1")
    assert (match.why("act", "white"), match.why("act", "black")) == ("chip_limit", "chip_limit")
    assert (match.why("act", "swap"), match.why("swap", keys_of_chips(match)[0])) == ("swap_limit", "swap_limit")
    assert match.why("swap", "9.9") == "unknown_chip"
    assert match.why("swap", "1.1") == "not_own_chip"


def keys_of_chips(match: Scene) -> list[str]:
    """The black chips of seat 0."""
    return [chip.chip for chip in match.view(0).chips]


def test_h_4_5_trade() -> None:
    match = situation("M7", "M8:vismarkt", hands={0: "tolhuis"}, pawnshop="opera", market="waag", bricks={0: 4})
    assert match.why("pawn", "opera") == "not_in_hand"
    assert match.why("sell", "tolhuis") == "no_trade_building"
    assert match.why("redeem", "opera") == "bricks"
    assert GAME.objection(match.view(0), "redeem", "waag") is None  # but the same command's other kind says why
    assert match.why("redeem", "palace") == "unknown_card"
    assert match.why("market", "waag") == "no_trade_building"
    match.say("pawn", "tolhuis")
    assert match.why("redeem", "tolhuis") == "bought_back"


def test_h_4_5_the_market_of_a_trader() -> None:
    match = situation("M7:botermarkt", "M8", hands={0: "tolhuis"}, market="opera", bricks={0: 4})
    assert match.why("market", "opera") == "bricks"
    match.say("sell", "tolhuis")
    assert match.why("market", "tolhuis") == "bought_back"
    assert match.why("sell", "tolhuis") == "not_in_hand"


def test_h_3_1_a_card_that_does_not_lie_open_is_refused() -> None:
    match = situation("M7", "M8", phase="income")
    assert match.why("take", "tolhuis") == "not_open"
    assert match.why("take", "palace") == "unknown_card"
    assert match.why("take", "play") == "no_play"
    assert match.why("buy", "O10") == "other_phase"


def test_when_it_is_over_and_when_it_is_not_your_turn() -> None:
    match = situation("M7", "O2", turn=1, phase="income", deck=".")
    assert match.why("act", "done", 0) == "not_your_turn"
    match.say("plaggenhut", "done")
    assert match.why("act", "done", 0) == "over"


@pytest.mark.parametrize(
    ("question", "key"), [("act", "buy"), ("act", "pawn"), ("act", "done"), ("buy", "O11"), ("pawn", "opera")]
)
def test_an_answer_possible_after_going_back_is_refused_with_that(question: str, key: str) -> None:
    match = situation("M7:tolhuis", "O2", hands={0: "opera"}, bricks={0: 9})
    for said in ("build", "opera"):
        match.say(said)
        assert match.why(question, key) == "back_first"


def test_an_answer_impossible_after_going_back_is_refused_with_the_rule() -> None:
    match = situation("M7:tolhuis", "O2", hands={0: "opera"}, bricks={0: 5})
    match.say("build", "opera")
    assert match.why("buy", "I3") == "bricks"
    assert match.why("tower", "O2") == "not_own"


def test_an_onlooker_is_told_no_reason() -> None:
    match = situation("M7", "O2")
    assert GAME.objection(match.view(None), "buy", "M7") is None
