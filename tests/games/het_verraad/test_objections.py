"""Why something cannot be chosen in the set-up and in phases 1 and 2, whatever was typed: from the view alone."""

from typing import Any

import pytest

import engine
from engine import Objection
from tests.games.het_verraad.script import CHIPS, begin, changed, situation

GAME = engine.game("het_verraad")


def test_claims() -> None:
    """H-1.3."""
    match = begin(2).after("I3 M8")
    match.shows(why={"claim M6 1": "own_neighbour", "claim M8 1": "not_neutral", "claim X9 1": "unknown_area"})
    match.shows(why={"claim O7 1": "start_sum", "claim O7": "not_your_turn", "buy M7 1": "other_phase"})
    assert match.why("claim", "I3", 1) in ("own_area", "not_neutral")
    facts = match.objected("claim", "O7", 1).facts
    assert facts == {**facts, "price": 4, "total": 8, "limit": 10}


def test_a_first_tower_stands_on_an_own_area() -> None:
    """H-1.4."""
    match = begin(2, data=changed("supplies", "start_areas", 1)).after("O2 M8")
    match.shows(why={"first_tower M8 1": "not_own", "first_tower O3 1": "not_own"})
    match.shows(why={"first_tower tolhuis 1": "unknown_area"})


def test_h_4_1_an_area_that_cannot_be_bought() -> None:
    match = situation("M7", "M8 O2", master="O10")
    why = {"I3": "bricks", "M7": "own_area", "M8": "not_neutral", "O10": "not_neutral", "O20": "not_adjacent"}
    why |= dict.fromkeys(("X1", "m6", "", "tolhuis"), "unknown_area")
    assert {key: match.why("buy", key) for key in why} == why
    match.after("buy")
    assert {key: match.why("buy", key) for key in why} == why


def test_h_4_1_bricks_limits_knights_and_blocks() -> None:
    assert situation("M7", "O2").objected("buy", "I3") == Objection("bricks", {"price": 8, "bricks": 5})
    match = situation("M7", "O2", bricks={0: 20}).after("buy O11 buy O12").shows(why={"act buy": "area_limit"})
    assert match.objected("buy", "O10") == Objection("area_limit", {"most": 2})
    match = situation("M7 O20", "O2", data=changed("supplies", "knights", 3)).after("buy O11")
    match.shows(why={"buy O10": "no_knight", "act buy": "no_knight"})
    match = situation("M7", "O12", influence={1: "blokkade.1"}).after("buy O11").shows(why={"buy O10": "window_open"})
    match.after("blokkade.1").shows(why={"buy O11": "blocked"})


def test_h_4_2_a_card_that_cannot_be_built() -> None:
    match = situation("M8", "O2", hands={0: "opera tolhuis smidse"}, bricks={0: 4})
    match.shows(why={"build opera": "bricks", "build tolhuis": "no_site", "build waag": "not_in_hand"})
    match.shows(why={"build palace": "unknown_card", "build M8": "unknown_card"})


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("smidse", {"I6": "zoning_ring"}),
        ("kapel", {"M9": "zoning_without"}),
        ("botermarkt", {"O11": "zoning_with"}),
        ("herberg", {"M7": "under_master", "M8": "not_own", "O20": "not_own", "Q1": "unknown_area"}),
    ],
)
def test_h_4_2_an_area_where_it_cannot_stand(card: str, why: dict[str, str]) -> None:
    match = situation("M7 I6 M9 O11 M1 O15", "M8", hands={0: card}, at="M7", cards="plaggenhut varkenskot marktkraam")
    match.after(f"build {card}").shows(why={f"build_on {key}": reason for key, reason in why.items()})


def test_h_4_2_limits() -> None:
    match = situation("M7 O10 O11", "O2", hands={0: "plaggenhut vissershut varkenskot"}, cards="kapel smidse vismarkt")
    match.after("build plaggenhut M7 build vissershut O10").shows(why={"act build": "building_limit"})
    assert match.objected("build", "varkenskot") == Objection("building_limit", {"most": 2})


@pytest.mark.parametrize(
    ("things", "why"),
    [
        ({}, {"M7": "tower_stands", "M8": "not_own", "I7": "not_own", "opera": "unknown_area"}),
        ({"at": "O20"}, {"O20": "under_master"}),
        ({"bricks": {0: 4}}, {"O20": "bricks"}),
        ({"data": changed("supplies", "towers", 2)}, {"O20": "no_tower_left"}),
    ],
)
def test_h_4_3_a_tower_that_cannot_be_built(things: Any, why: dict[str, str]) -> None:
    situation("M7^ O20", "M8^", **things).shows(why={f"tower {key}": reason for key, reason in why.items()})


def test_h_4_3_one_tower_in_a_turn() -> None:
    match = situation("M7 O20", "M8", bricks={0: 20}).after("tower M7")
    match.shows(why={"tower O20": "tower_limit", "act tower": "tower_limit"})


POOR: Any = {"bricks": {0: 4}}


@pytest.mark.parametrize(
    ("things", "why"),
    [
        ({}, {"swap": "no_black_chip", "pawn": "empty_hand", "build": "empty_hand", "redeem": "nothing_in_shop"}),
        ({}, {"sell": "no_trade_building", "market": "no_trade_building", "play": "no_play"}),
        ({"bricks": {0: 2}}, {"white": "bricks", "black": "bricks"}),
        (POOR, {"card": "bricks", "influence": "bricks", "tower": "bricks"}),
        ({**POOR, "black": {0: "1.1"}}, {"swap": "bricks"}),
        ({"white": {0: 6}}, {"white": "no_slot"}),
        ({"black": {0: CHIPS}}, {"black": "no_slot"}),
        ({"stack": "."}, {"black": "no_chip_left"}),
        ({"data": changed("castle", "white_chips", 0)}, {"white": "no_chip_left"}),
        ({"black": {0: "1.1"}, "stack": "."}, {"swap": "no_chip_left"}),
        ({"deck": "."}, {"card": "no_card_left"}),
        ({"influence_deck": "."}, {"influence": "no_influence_left"}),
        ({"bricks": {0: 0}}, {"buy": "nothing_to_buy"}),
        ({"hands": {0: "tolhuis"}, "at": "M7"}, {"build": "nothing_to_build", "tower": "nowhere_for_tower"}),
        ({"data": changed("supplies", "towers", 0)}, {"tower": "no_tower_left"}),
    ],
)
def test_h_4_acts_not_offered_in_phase_2_are_refused(things: Any, why: dict[str, str]) -> None:
    match = situation("M7", "M8", **things).shows(lacks=" ".join(why))
    match.shows(why={f"act {key}": reason for key, reason in why.items()})


def test_h_4_4_two_chips_and_one_swap_in_a_turn() -> None:
    match = situation("M7", "M8", bricks={0: 40}, black={0: "1.1"}).after("white black swap 1.1")
    match.shows(why={"act white": "chip_limit", "act black": "chip_limit", "act swap": "swap_limit"})
    match.shows(why={f"swap {match.view(0).chips[0].chip}": "swap_limit"})
    match.shows(why={"swap 9.9": "unknown_chip", "swap 1.1": "not_own_chip"})


def test_h_4_5_trade() -> None:
    match = situation("M7", "M8:vismarkt", hands={0: "tolhuis"}, pawnshop="opera", market="waag", bricks={0: 4})
    match.shows(why={"pawn opera": "not_in_hand", "sell tolhuis": "no_trade_building", "redeem opera": "bricks"})
    match.shows(why={"redeem palace": "unknown_card", "market waag": "no_trade_building"})
    assert GAME.objection(match.view(0), "redeem", "waag") is None  # but the same command's other kind says why
    match.after("pawn tolhuis").shows(why={"redeem tolhuis": "bought_back"})
    match = situation("M7:botermarkt", "M8", hands={0: "tolhuis"}, market="opera", bricks={0: 4})
    match.shows(why={"market opera": "bricks"}).after("sell tolhuis")
    match.shows(why={"market tolhuis": "bought_back", "sell tolhuis": "not_in_hand"})


def test_h_3_1_a_card_that_does_not_lie_open_is_refused() -> None:
    match = situation("M7", "M8", phase="income")
    match.shows(why={"take tolhuis": "not_open", "take palace": "unknown_card", "take play": "no_play"})
    match.shows(why={"buy O10": "other_phase"})


def test_when_it_is_over_and_when_it_is_not_your_turn() -> None:
    match = situation("M7", "O2", turn=1, phase="income", deck=".").shows(why={"act done 0": "not_your_turn"})
    match.after("plaggenhut done").shows(why={"act done 0": "over"})


def test_an_answer_possible_after_going_back_is_refused_with_that() -> None:
    match = situation("M7:tolhuis", "O2", hands={0: "opera"}, bricks={0: 9})
    for said in ("build", "opera"):
        match.after(said).shows(
            why=dict.fromkeys(("act buy", "act pawn", "act done", "buy O11", "pawn opera"), "back_first")
        )


def test_an_answer_impossible_after_going_back_is_refused_with_the_rule() -> None:
    match = situation("M7:tolhuis", "O2", hands={0: "opera"}, bricks={0: 5}).after("build opera")
    match.shows(why={"buy I3": "bricks", "tower O2": "not_own"})


def test_an_onlooker_is_told_no_reason() -> None:
    assert GAME.objection(situation("M7", "O2").view(None), "buy", "M7") is None
