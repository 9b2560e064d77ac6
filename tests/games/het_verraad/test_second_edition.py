"""H-12: later versions of the rules.

Version 2: a third influence card may be played, and a white chip swapped. Version 3: no ``tovenaar`` without a card.
"""

from pathlib import Path
from typing import Any

import pytest

import engine
from engine import BadOption, Record
from tests.games.het_verraad.scene import Scene, kinds, now, the, told
from tests.games.het_verraad.script import CHIPS, situation
from tests.games.het_verraad.test_thumb import follow, thumb
from tests.matches import play_by_chance, seed_of

ANY: dict[str, Any] = {"swap_colour": "any"}
RECORDS = Path(__file__).parent / "records" / "1"
MANY, MORE = "1.1 1.2 1.3 1.4", "2.1 2.2 2.3 2.4"


def three(**things: Any) -> Scene:
    """A seat that has just bought a third influence card."""
    match = situation(
        "M7", "M8:smidse", influence={0: "gif.2 blokkade.1"}, influence_deck="brand.3 pionier.1", **things
    )
    match.say("influence")
    return match


def test_h_12_1_play_is_the_last_key_after_a_purchase() -> None:
    match = three()
    assert (match.kind, match.choices()) == ("discard", ("brand.3", "gif.2", "blokkade.1", "play"))
    assert match.facts("play") == {"count": 2}
    assert match.decisions[0].facts == {"number": 3, "playable": 1}


def test_h_12_1_it_leads_to_play_whose_back_leads_here_again() -> None:
    match = three()
    before = match.decisions[0]
    assert match.say("play") == []
    assert (match.kind, match.choices()) == ("play", ("brand.3", "gif.2", "back"))
    assert match.say("brand.3") == []
    assert (match.kind, match.choices()) == ("brand", ("M8", "back"))
    match.say("back", "back")
    assert match.decisions[0] == before


def test_h_12_1_once_a_card_has_been_played_nothing_is_discarded() -> None:
    match = three()
    events = match.say("play", "brand.3", "M8")
    assert not told(events, "influence_discarded")
    assert the(events, "influence_played").influence == "brand"
    assert (match.kind, match.held(0), match.row("influence_discards")) == ("act", "gif.2 blokkade.1", "brand.3")
    assert match.area("M8").building is None


def test_h_12_1_an_older_card_may_be_played_as_well() -> None:
    match = three(hands={1: "waag"}, then=("waag",))
    match.say("play", "gif.2", "1")
    assert (match.kind, match.held(0)) == ("act", "brand.3 blokkade.1")


def test_h_12_1_one_may_still_be_discarded() -> None:
    match = three()
    assert the(match.say("blokkade.1"), "influence_discarded").influence == "blokkade"
    assert (match.kind, match.held(0)) == ("act", "brand.3 gif.2")


def test_h_12_1_a_card_that_is_warded_off_has_been_played() -> None:
    match = situation(
        "M7", "M8:smidse", influence={0: "gif.2 blokkade.1", 1: "bescherming.1"}, influence_deck="brand.3"
    )
    match.say("influence", "play", "brand.3", "M8", "bescherming.1")
    assert (match.kind, match.held(0), match.held(1)) == ("act", "gif.2 blokkade.1", "")
    assert match.row("influence_discards") == "brand.3 bescherming.1"


def test_h_12_1_no_play_if_none_of_the_three_can_be_played() -> None:
    match = situation("M7", "O2", influence={0: "blokkade.1 bescherming.1"}, influence_deck="tovenaar.1")
    match.say("influence")
    assert match.choices() == ("tovenaar.1", "bescherming.1", "blokkade.1")
    assert match.why("discard", "play") == "no_play"


def test_h_12_1_a_card_typed_after_play_is_checked_as_in_any_turn() -> None:
    match = three()
    assert match.game.objection(match.view(0), "play", "brand.3") is None
    assert match.why("play", "blokkade.1") == "reaction_only"
    assert match.why("play", "brand.1") == "influence_not_held"
    assert match.why("buy", "O10") == "discard_first"
    match.say("play")
    assert match.why("discard", "gif.2") == "back_first"
    assert match.why("brand", "O2") == "neutral_area"


def test_h_12_1_nobody_else_notices_before_a_card_is_played() -> None:
    match = three()
    before = [match.view(seat) for seat in (None, 1)]
    turn = match.view().turn
    assert turn is not None
    assert turn.question == "discard"
    match.say("play", "gif.2")
    assert [match.view(seat) for seat in (None, 1)] == before


def test_h_12_2_a_white_chip_may_be_given_for_a_black_one() -> None:
    match = situation("M7", "O2", white={0: 2}, black={0: "1.1 2.1"}, stack="3.2 .", **ANY)
    assert match.facts("swap") == {"count": 3, "white": 1, "price": 5, "bricks": 0}
    match.say("swap")
    assert match.choices() == ("1.1", "2.1", "white", "back")
    assert match.facts("white") == {"white": 1, "black": 3, "bricks": 0}
    events = match.say("white")
    swapped = the(events, "white_chip_swapped")
    assert (swapped.seats, swapped.seat, swapped.price, swapped.bricks) == (None, 0, 5, 0)
    assert (swapped.white, swapped.black) == (1, 3)
    seen = the(events, "chip_seen")
    assert (seen.seats, seen.chip, seen.value) == ((0,), "3.2", 3)
    assert not told(events, "swap_seen")
    assert [one.chip for one in match.view(0).chips] == ["1.1", "2.1", "3.2"]
    assert (match.castle(0).white, match.bricks[0], match.view().black_stack) == (1, 0, 0)
    assert match.kind == "act"


def test_h_12_2_the_marker_stays_and_the_white_chip_goes_back() -> None:
    match = situation("M7", "O2", white={0: 1}, black={0: "1.1"}, **ANY)
    left = match.view().white_left
    match.say("swap", "white")
    assert match.points == (0, 0, 1)
    assert (match.view().master.chips, match.view().white_left) == (1, left + 1)


def test_h_12_2_once_per_turn_in_all() -> None:
    match = situation("M7", "O2", white={0: 2}, black={0: "1.1"}, bricks={0: 30}, **ANY)
    match.say("swap", "white")
    assert "swap" not in match.choices()
    assert match.why("swap", "white") == match.why("act", "swap") == "swap_limit"
    other = situation("M7", "O2", white={0: 2}, black={0: "1.1"}, bricks={0: 30}, **ANY)
    other.say("swap", "1.1")
    assert "swap" not in other.choices()


def test_h_12_2_it_does_not_count_as_a_purchase_of_a_chip() -> None:
    match = situation("M7", "O2", white={0: 1}, bricks={0: 30}, **ANY)
    match.say("swap", "white", "black", "black")
    assert (match.castle(0).white, match.castle(0).black) == (0, 3)


def test_h_12_2_great_powers_follow() -> None:
    match = situation("M7", "O2", white={0: 3}, black={0: "1.1 1.2"}, **ANY)
    assert (match.holder("white"), match.points[0]) == (0, 5)
    events = match.say("swap", "white")
    assert [(one.power, one.former, one.holder) for one in told(events, "power_moved")] == [
        ("white", "seat", "none"),
        ("black", "none", "seat"),
    ]
    assert match.points[0] == 3
    assert kinds(events)[:2] == ["white_chip_swapped", "chip_seen"]


def test_h_12_2_without_a_black_chip_it_brings_phase_4() -> None:
    match = situation("M7", "O2", white={0: 1}, **ANY)
    match.say("swap")
    assert match.choices() == ("white", "back")
    match.say("white")
    assert the(match.say("done"), "master_called").chips == 1


def test_h_12_2_not_with_six_black_ones() -> None:
    match = situation("M7", "O2", white={0: 1}, black={0: CHIPS}, **ANY)
    assert match.facts("swap")["white"] == 0
    match.say("swap")
    assert match.choices() == (*CHIPS.split(), "back")
    assert match.objected("swap", "white").facts == {"colour": "black", "most": 6}
    assert match.why("swap", "white") == "no_slot"


@pytest.mark.parametrize(
    ("things", "reason"),
    [
        ({}, "no_chip_to_swap"),
        ({"white": {0: 1}, "bricks": {0: 4}}, "bricks"),
        ({"white": {0: 1}, "stack": "."}, "no_chip_left"),
    ],
)
def test_h_12_2_no_swap_without_a_chip_bricks_or_a_stack(things: Any, reason: str) -> None:
    match = situation("M7", "O2", **things, **ANY)
    assert "swap" not in match.choices()
    assert match.why("act", "swap") == reason


def test_h_12_2_no_white_chip_to_give() -> None:
    match = situation("M7", "O2", black={0: "1.1"}, **ANY)
    match.say("swap")
    assert match.choices() == ("1.1", "back")
    assert match.why("swap", "white") == "no_white_chip"


@pytest.mark.parametrize("by", [{"rules": 1}, {"swap_colour": "black"}, {}], ids=["version 1", "black", "usual"])
def test_h_12_2_otherwise_black_ones_alone(by: dict[str, Any]) -> None:
    assert "swap" not in situation("M7", "O2", white={0: 2}, **by).choices()
    match = situation("M7", "O2", white={0: 2}, black={0: "1.1"}, **by)
    match.say("swap")
    assert match.choices() == ("1.1", "back")
    assert match.why("swap", "white") == "swap_black_only"


def test_thumb_plays_the_third_card_if_that_is_worth_more_than_any_to_keep() -> None:
    match = situation("M7:tolhuis", "M8:beursgebouw", influence={0: "gif.2 bescherming.1"}, influence_deck="overval.1")
    match.say("influence")
    assert follow(match, 3) == ["play", "overval.1", "M8"]
    assert match.area("M8").owner == 0


def test_thumb_discards_a_card_if_nothing_is_worth_playing() -> None:
    match = situation("M7:tolhuis", "O2", influence={0: "gouden_handel.1 bescherming.1"}, influence_deck="overval.1")
    match.say("influence")
    assert thumb(match) == "gouden_handel.1"


def test_thumb_gives_a_white_chip_to_become_the_heir_of_a_black_master_who_is_near_victory() -> None:
    match = situation("M7", "O2", master="O13:opera O15:raadhuis", white={0: 1}, black={0: MANY, 1: MORE}, **ANY)
    assert follow(match, 2) == ["swap", "white"]


def test_thumb_keeps_the_white_chips_that_bring_a_great_power() -> None:
    match = situation("M7", "O2", white={0: 3}, black={0: "1.1 2.1"}, bricks={0: 5}, **ANY)
    match.say("swap")
    assert thumb(match) == "1.1"


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
        decision = match.decisions[match.awaited[0]]
        assert not (decision.kind == "discard" and "play" in decision.keys)
        assert not (decision.kind == "swap" and "white" in decision.keys)
        play_by_chance(match, seed_of(f"on {name}"), 1)
    assert match.record == whole
    assert (match.record.rules, now(match).rules) == (1, 1)
    assert {"third", "swap_colour"}.isdisjoint(match.options)


def without_a_card_to_draw(**things: Any) -> Scene:
    """A seat with a ``tovenaar``, while no building card can be drawn."""
    held = {0: "gouden_handel.1 tovenaar.1"}
    return situation("M7", "O2", phase="income", influence=held, hands={0: "opera"}, deck=".", **things)


def test_h_12_4_tovenaar_is_not_played_without_a_card_to_draw() -> None:
    match = without_a_card_to_draw()
    assert match.facts("play") == {"count": 1}
    assert match.why("play", "tovenaar.1") == "no_card_to_see"
    match.say("play")
    assert match.choices() == ("gouden_handel.1", "back")


@pytest.mark.parametrize("pile", ["discards", "pawnshop", "market"])
def test_h_12_4_a_card_of_any_pile_is_enough(pile: str) -> None:
    match = without_a_card_to_draw(**{pile: "waag"})
    match.say("play", "tovenaar.1", "varkenskot")
    assert (match.kind, match.choices()) == ("tovenaar", ("waag",))


def test_h_12_4_a_card_that_was_sold_before_is_enough() -> None:
    match = without_a_card_to_draw()
    match.say("play", "gouden_handel.1", "opera", "play", "tovenaar.1", "varkenskot")
    assert (match.kind, match.choices()) == ("tovenaar", ("opera",))


@pytest.mark.parametrize("rules", [1, 2])
def test_h_12_4_older_versions_let_tovenaar_be_played_for_nothing(rules: int) -> None:
    match = without_a_card_to_draw(rules=rules)
    assert match.facts("play") == {"count": 2}
    match.say("play", "tovenaar.1", "varkenskot")
    assert (match.kind, match.row("influence_discards")) == ("act", "tovenaar.1")
