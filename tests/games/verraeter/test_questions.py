"""V-0, V-9, V-11: the cards, the options, and the decisions; ``golden/rules`` has examples of all rules."""

from collections import Counter

import msgspec
import pytest

import engine
from bot.texts import folded_lines, speaker
from engine.verraeter.components import ROLES, SUPPLY
from tests.games.verraeter.script import now, say, stand
from tests.matches import a_match

COMMANDS = {
    "farm": "place",
    "conflict": "conflict",
    "role": "role",
    "supply": "play",
    "building": "build",
    "building_from": "build",
    "building_to": "build",
    "discard": "discard",
}


def test_v_0_2_and_v_0_3_twenty_three_supply_cards_and_six_action_cards_in_their_canonical_order() -> None:
    assert Counter(SUPPLY) == {2: 5, 3: 5, 4: 5, 5: 5, 6: 2, 8: 1}
    assert ROLES == ("strategist", "farmer", "builder", "diplomat_5", "diplomat_2", "traitor")


def test_v_9_each_row_is_an_option_of_its_own() -> None:
    rules = engine.game("verraeter")
    online, classic = rules.check_options({}, 4), rules.check_options({"preset": "classic"}, 4)
    assert " ".join(online) == "preset first_strategist points_from estate_income income_limit make_room"
    assert online == rules.check_options({"preset": "online"}, 4)
    assert not set(online.items()) & set(classic.items())
    for name, value in classic.items():
        assert rules.check_options({**online, name: value}, 4) == {**online, name: value}


def test_v_11_exactly_these_kinds_are_asked_and_each_has_its_slash_command() -> None:
    assert engine.game("verraeter").commands == COMMANDS
    options = {"make_room": "on", "income_limit": "none"}
    played = [a_match(f"kinds {number}", options=options) for number in range(5)]
    assert {step.decision.kind for match in played for step in match.steps} == set(COMMANDS)


@pytest.mark.parametrize(("number", "told"), [(3, "rose"), (8, "none")])
def test_v_8_6_a_house_with_a_single_landscape_is_told_before_the_last_round(number: int, told: str) -> None:
    match = stand(number=number, houses="ereeeeeeeeee")
    asked_for = [match.decisions[0].facts["last_stand"]]
    chosen = say(match, "0-1")
    assert [*asked_for, match.decisions[0].facts["last_stand"]] == [told] * 2
    line = next(line for _, line in folded_lines(speaker("en"), "verraeter", chosen[:1], now(match), ["Anna"] * 4))
    assert ("if it falls, this is the last round" in line) == (told == "rose")


def test_an_answer_is_recorded_in_the_order_of_the_choices() -> None:
    match = stand(said="0-1 strategist farmer builder diplomat_5")
    match.play(0, ["5.1", "3.1"])
    assert match.steps[-1].keys == ("3.1", "5.1")


def test_every_landscape_is_turned_as_it_is() -> None:
    """V-0.1: it keeps its value and points on its other side."""
    match = stand(said="0-1 strategist farmer builder diplomat_5 4.1,5.1 - -")
    before = now(match).ring[1]
    say(match)
    assert now(match).ring[1] == msgspec.structs.replace(before, house="eagle")
