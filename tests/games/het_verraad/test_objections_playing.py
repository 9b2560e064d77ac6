"""Why an influence card cannot be played, or the Black Master cannot do something: from the view alone."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.het_verraad.script import Data, changed, phase_4, situation

PHASES = ("income", "actions", "master")


@pytest.mark.parametrize(
    ("card", "phases", "reason"),
    [
        ("bescherming", PHASES, "reaction_only"),
        ("blokkade", PHASES, "reaction_only"),
        ("tovenaar", ("actions",), "tovenaar_too_late"),
        ("tovenaar", ("master",), "not_for_master"),
        ("gif", ("master",), "not_for_master"),
        ("gouden_handel", ("master",), "not_for_master"),
        ("gouden_handel", ("income", "actions"), "empty_hand"),
        ("brand", PHASES, "no_target"),
        ("overval", PHASES, "no_target"),
    ],
)
def test_h_8_a_card_that_cannot_be_played_now(card: str, phases: Sequence[str], reason: str) -> None:
    """Neither is a building without owner a target, nor a neutral area."""
    hands = {0: "" if reason == "empty_hand" else "opera", 1: "waag"}
    things: Any = {"neutral": "M8:smidse O13:tolhuis", "influence": {0: f"{card}.1"}, "black": {0: "1.1"}}
    for phase in phases:
        match = situation("M7", "O2", hands=hands, phase=phase, **things)
        match.shows(lacks="play", why={f"play {card}.1": reason})


def test_h_8_a_card_that_is_not_in_the_hand() -> None:
    match = situation("M7", "O2", influence={0: "brand.1", 1: "gif.1"}).shows(why={"play gif.1": "influence_not_held"})
    match.shows(why={"play brand.9": "unknown_influence", "play brand": "unknown_influence"})


@pytest.mark.parametrize(
    ("card", "key", "reason"),
    [
        ("brand", "M9", "no_building"),
        ("brand", "O20", "neutral_area"),
        ("brand", "M7", "own_area"),
        ("overval", "O2", "not_adjacent"),
        ("overval", "I3", "neutral_area"),
        ("infiltrant", "M8", "has_building"),
        ("hekserij", "M7", "own_area"),
        ("hekserij", "Z3", "unknown_area"),
        ("pionier", "M8", "not_neutral"),
        ("gif", "0", "own_seat"),
        ("gif", "7", "unknown_seat"),
        ("gouden_handel", "opera", "not_in_hand"),
    ],
)
def test_h_8_1_a_target_that_is_none(card: str, key: str, reason: str) -> None:
    match = situation("M7", "M8:smidse M9 O2:kapel", influence={0: f"{card}.1"}, hands={0: "waag"})
    match.after(f"play {card}.1").shows(why={f"{card} {key}": reason})


@pytest.mark.parametrize("card", ["overval", "infiltrant", "pionier"])
@pytest.mark.parametrize(
    ("phase", "supply", "near", "reason"),
    [
        ("actions", changed("supplies", "knights", 3), "M8", "no_knight"),
        ("master", changed("supplies", "black_knights", 1), "O2", "no_black_knight"),
    ],
    ids=["knight", "black knight"],
)
def test_h_8_1_no_knight(card: str, phase: str, supply: Data, near: str, reason: str) -> None:
    """H-6.5: in phase 4 a black one is needed."""
    match = situation(
        "M7 O20 O22", "M8 O2", master="O3", influence={0: f"{card}.1"}, data=supply, phase=phase, black={0: "1.1"}
    )
    assert match.shows(lacks="play").why("play", f"{card}.1") in ("no_target", "no_knight", "no_black_knight")
    assert match.why(card, "M9" if card == "pionier" else near) == reason


def test_h_4_6_a_full_hand_comes_first() -> None:
    match = situation("M7", "O2", influence={0: "gif.2 blokkade.1"}, influence_deck="brand.3").after("influence")
    match.shows(kind="discard", why={"buy O10": "discard_first", "act done": "discard_first"})
    match.shows(why={"discard gif.3": "influence_not_held"})


def test_h_8_4_reactions() -> None:
    match = situation("M7", "M8:smidse", "O2", influence={0: "brand.1", 1: "blokkade.1", 2: "bescherming.2"})
    match.shows(why={"protect bescherming.2 2": "no_window"}).after("play brand.1 M8")
    match.shows(why={"protect bescherming.2 2": "no_window", "protect blokkade.1 1": "wrong_reaction"})
    match.shows(why={"protect bescherming.1 1": "influence_not_held", "block blokkade.1 1": "no_window"})
    match.shows(why={"act done 0": "window_open"})


def test_h_8_5_a_second_answer_is_refused() -> None:
    match = situation("M7", "O12", "O10", bricks={0: 9}, influence={1: "blokkade.1", 2: "gif.2"})
    match.after("buy O11 1:pass").shows(why={"block blokkade.1 1": "answered"})


def test_h_6_1_a_destination_that_is_none() -> None:
    match = phase_4("I0", "O10^ M8", at="M7").after("count")
    match.shows(why={"master_to M7": "already_there", "master_to O10": "tower_there"})
    match.shows(why={"master_to O20": "not_reachable", "master_to centre": "unknown_area"})


def test_h_8_4_a_destination_that_is_closed() -> None:
    match = phase_4("I7", "M8", at="M7", influence={1: "blokkade.1"}).after("count M8 blokkade.1")
    match.shows(why={"master_to M8": "master_blocked"})


@pytest.mark.parametrize(
    ("at", "reason"),
    [("", "master_outside"), *((at, "nobody_to_attack") for at in ("O3", "I7", "O9")), ("O2", "tower_there")],
)
def test_h_6_3_nothing_to_attack(at: str, reason: str) -> None:
    phase_4("I7", "M8 O2^", master="O9", at=at).shows(why={"master attack": reason})


def test_h_6_one_move_and_one_attack_in_phase_4_alone() -> None:
    match = phase_4("I7", "M8 O2", at="M8", then=[1, 6]).after("count stay")
    match.shows(why={"master roll": "moved", "master count": "moved"})
    match.after("attack").shows(why={"master attack": "attacked"})
    match = situation("I7", "M8", black={0: "1.1"}, at="M8")
    match.shows(why={"master attack": "other_phase", "master_to M9": "other_phase"})
