"""H-12: later versions of the rules.

Version 2: a third influence card may be played, and a white chip swapped. Version 3: no ``tovenaar`` without a card.
"""

from pathlib import Path
from typing import Any

import pytest

import engine
from engine import BadOption, Record
from tests.games.het_verraad.scene import Scene, kinds, now, told
from tests.games.het_verraad.script import CHIPS, situation
from tests.games.het_verraad.test_thumb import follow, thumb
from tests.matches import play_by_chance, seed_of

ANY: dict[str, Any] = {"swap_colour": "any"}
RECORDS = Path(__file__).parent / "records" / "1"


def three(**things: Any) -> Scene:
    """A seat that has just bought a third influence card."""
    held = {0: "gif.2 blokkade.1", **things.pop("influence", {})}
    match = situation("M7", "M8:smidse", influence=held, influence_deck="brand.3 pionier.1", **things)
    return match.after("influence")


def test_h_12_1_play_is_the_last_key_after_a_purchase_and_its_back_leads_here_again() -> None:
    match = three().shows(kind="discard", keys="brand.3 gif.2 blokkade.1 play")
    assert match.facts("play") == {"count": 2}
    assert match.decisions[0].facts == {"number": 3, "playable": 1}
    before = match.decisions[0]
    match.after("play").shows(news=[], kind="play", keys="brand.3 gif.2 back")
    match.after("brand.3").shows(news=[], kind="brand", keys="M8 back").after("back back")
    assert match.decisions[0] == before


@pytest.mark.parametrize(
    ("said", "held", "discards"),
    [
        ("play brand.3 M8", "gif.2 blokkade.1", "brand.3"),
        ("play gif.2 1", "brand.3 blokkade.1", "gif.2"),
        ("blokkade.1", "brand.3 gif.2", "blokkade.1"),
    ],
    ids=["the new one", "an older one", "none"],
)
def test_h_12_1_once_a_card_has_been_played_nothing_is_discarded(said: str, held: str, discards: str) -> None:
    match = three().after(said).shows(kind="act", held={0: held}, influence_discards=discards)
    match.shows(untold="influence_discarded") if "play" in said else match.shows(untold="influence_played")


def test_h_12_1_a_card_that_is_warded_off_has_been_played() -> None:
    match = three(influence={1: "bescherming.1"}).after("play brand.3 M8 bescherming.1")
    match.shows(kind="act", held={0: "gif.2 blokkade.1", 1: ""}, influence_discards="brand.3 bescherming.1")


def test_h_12_1_no_play_if_none_of_the_three_can_be_played() -> None:
    match = situation("M7", "O2", influence={0: "blokkade.1 bescherming.1"}, influence_deck="tovenaar.1")
    match.after("influence").shows(keys="tovenaar.1 bescherming.1 blokkade.1", why={"discard play": "no_play"})


def test_h_12_1_a_card_typed_after_play_is_checked_as_in_any_turn() -> None:
    match = three()
    assert match.game.objection(match.view(0), "play", "brand.3") is None
    match.shows(why={"play blokkade.1": "reaction_only", "play brand.1": "influence_not_held"})
    match.shows(why={"buy O10": "discard_first"})
    match.after("play").shows(why={"discard gif.2": "back_first", "brand O2": "neutral_area"})


def test_h_12_1_nobody_else_notices_before_a_card_is_played() -> None:
    match = three()
    before, turn = [match.view(seat) for seat in (None, 1)], match.view().turn
    assert turn is not None and turn.question == "discard"
    match.after("play gif.2")
    assert [match.view(seat) for seat in (None, 1)] == before


def test_h_12_2_a_white_chip_may_be_given_for_a_black_one_and_the_marker_stays() -> None:
    match = situation("M7", "O2", white={0: 2}, black={0: "1.1 2.1"}, stack="3.2 .", **ANY)
    left = match.view().white_left
    assert match.facts("swap") == {"count": 3, "white": 1, "price": 5, "bricks": 0}
    match.after("swap").shows(keys="1.1 2.1 white back")
    assert match.facts("white") == {"white": 1, "black": 3, "bricks": 0}
    swapped = {"seats": None, "seat": 0, "price": 5, "bricks": 0, "white": 1, "black": 3}
    match.after("white").shows(white_chip_swapped=swapped, untold="swap_seen", kind="act")
    match.shows(chip_seen={"seats": (0,), "chip": "3.2", "value": 3}, chips={0: "1.1 2.1 3.2"}, points=(3, 0, 2))
    match.shows(castle={0: {"white": 1}}, bricks=(0, 5), view={"black_stack": 0, "white_left": left + 1})
    match.shows(master={"chips": 2})


def test_h_12_2_once_per_turn_in_all() -> None:
    for chip in ("white", "1.1"):
        match = situation("M7", "O2", white={0: 2}, black={0: "1.1"}, bricks={0: 30}, **ANY).after(f"swap {chip}")
        match.shows(lacks="swap", why={"swap white": "swap_limit", "act swap": "swap_limit"})


def test_h_12_2_it_does_not_count_as_a_purchase_of_a_chip() -> None:
    match = situation("M7", "O2", white={0: 1}, bricks={0: 30}, **ANY).after("swap").shows(keys="white back")
    match.after("white black black").shows(castle={0: {"white": 0, "black": 3}})


def test_h_12_2_great_powers_follow() -> None:
    match = situation("M7", "O2", white={0: 3}, black={0: "1.1 1.2"}, **ANY)
    match.shows(holder={"white": 0}, points=(5, 0, 2)).after("swap white").shows(points=(3, 0, 2))
    moved = [(one.power, one.former, one.holder) for one in told(match.news, "power_moved")]
    assert moved == [("white", "seat", "none"), ("black", "none", "seat")]
    assert kinds(match.news)[:2] == ["white_chip_swapped", "chip_seen"]


def test_h_12_2_without_a_black_chip_it_brings_phase_4() -> None:
    situation("M7", "O2", white={0: 1}, **ANY).after("swap white done").shows(master_called={"chips": 1})


def test_h_12_2_not_with_six_black_ones() -> None:
    match = situation("M7", "O2", white={0: 1}, black={0: CHIPS}, **ANY).shows(facts={"swap": {"white": 0}})
    match.after("swap").shows(keys=f"{CHIPS} back", why={"swap white": "no_slot"})
    assert match.objected("swap", "white").facts == {"colour": "black", "most": 6}


@pytest.mark.parametrize(
    ("things", "reason"),
    [
        ({}, "no_chip_to_swap"),
        ({"white": {0: 1}, "bricks": {0: 4}}, "bricks"),
        ({"white": {0: 1}, "stack": "."}, "no_chip_left"),
    ],
)
def test_h_12_2_no_swap_without_a_chip_bricks_or_a_stack(things: Any, reason: str) -> None:
    situation("M7", "O2", **things, **ANY).shows(lacks="swap", why={"act swap": reason})


def test_h_12_2_no_white_chip_to_give() -> None:
    match = situation("M7", "O2", black={0: "1.1"}, **ANY).after("swap")
    match.shows(keys="1.1 back", why={"swap white": "no_white_chip"})


@pytest.mark.parametrize("by", [{"rules": 1}, {"swap_colour": "black"}, {}], ids=["version 1", "black", "usual"])
def test_h_12_2_otherwise_black_ones_alone(by: dict[str, Any]) -> None:
    situation("M7", "O2", white={0: 2}, **by).shows(lacks="swap")
    match = situation("M7", "O2", white={0: 2}, black={0: "1.1"}, **by).after("swap")
    match.shows(keys="1.1 back", why={"swap white": "swap_black_only"})


def test_thumb_plays_the_third_card_if_that_is_worth_more_than_any_to_keep() -> None:
    held = {0: "gif.2 bescherming.1"}
    match = situation("M7:tolhuis", "M8:beursgebouw", influence=held, influence_deck="overval.1").after("influence")
    assert follow(match, 3) == ["play", "overval.1", "M8"]
    match.shows(owner={"M8": 0})


def test_thumb_discards_a_card_if_nothing_is_worth_playing() -> None:
    match = situation("M7:tolhuis", "O2", influence={0: "gouden_handel.1 bescherming.1"}, influence_deck="overval.1")
    assert thumb(match.after("influence")) == "gouden_handel.1"


def test_thumb_gives_a_white_chip_to_become_the_heir_of_a_black_master_who_is_near_victory() -> None:
    black = {0: "1.1 1.2 1.3 1.4", 1: "2.1 2.2 2.3 2.4"}
    match = situation("M7", "O2", master="O13:opera O15:raadhuis", white={0: 1}, black=black, **ANY)
    assert follow(match, 2) == ["swap", "white"]


def test_thumb_keeps_the_white_chips_that_bring_a_great_power() -> None:
    match = situation("M7", "O2", white={0: 3}, black={0: "1.1 2.1"}, bricks={0: 5}, **ANY)
    assert thumb(match.after("swap")) == "1.1"


@pytest.mark.parametrize("name", ["third", "swap_colour"])
def test_h_12_version_1_has_no_such_option(name: str) -> None:
    with pytest.raises(BadOption, match=f"het_verraad has no option '{name}'"):
        engine.start("het_verraad", seats=2, seed=bytes(32), rules=1, options={name: "discard"})


@pytest.mark.parametrize("name", ["discard", "swap"])
def test_h_12_a_half_played_match_of_version_1_goes_on_as_the_program_played_it_that_knew_no_other(name: str) -> None:
    """``-on-`` was played from ``-half-`` to its end by that program."""
    half, whole = (
        Record.from_json((RECORDS / one).read_bytes()) for one in (f"half/{name}.json", f"whole/on-{name}.json")
    )
    match = engine.replay(half)
    while match.result is None:
        play_by_chance(match, seed_of(f"on {name}"), 1)
    assert match.record == whole
    assert (match.record.rules, now(match).rules) == (1, 1)
    offered = {(step.decision.kind, key) for step in match.steps for key in step.decision.keys}
    assert {("discard", "play"), ("swap", "white")}.isdisjoint(offered)
    assert {"third", "swap_colour"}.isdisjoint(match.options)


def without_a_card_to_draw(**things: Any) -> Scene:
    """A seat with a ``tovenaar``, while no building card can be drawn."""
    held = {0: "gouden_handel.1 tovenaar.1"}
    return situation("M7", "O2", phase="income", influence=held, hands={0: "opera"}, deck=".", **things)


def test_h_12_4_tovenaar_is_not_played_without_a_card_to_draw() -> None:
    match = without_a_card_to_draw().shows(why={"play tovenaar.1": "no_card_to_see"})
    assert match.facts("play") == {"count": 1}
    match.after("play").shows(keys="gouden_handel.1 back")


@pytest.mark.parametrize("pile", ["discards", "pawnshop", "market"])
def test_h_12_4_a_card_of_any_pile_is_enough_or_one_that_was_sold_before(pile: str) -> None:
    match = without_a_card_to_draw(**{pile: "waag"}).after("play tovenaar.1 varkenskot")
    match.shows(kind="tovenaar", keys="waag")
    match = without_a_card_to_draw().after("play gouden_handel.1 opera play tovenaar.1 varkenskot")
    match.shows(kind="tovenaar", keys="opera")


@pytest.mark.parametrize("rules", [1, 2])
def test_h_12_4_older_versions_let_tovenaar_be_played_for_nothing(rules: int) -> None:
    match = without_a_card_to_draw(rules=rules)
    assert match.facts("play") == {"count": 2}
    match.after("play tovenaar.1 varkenskot").shows(kind="act", influence_discards="tovenaar.1")
