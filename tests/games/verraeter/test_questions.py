"""V-0, V-9, V-11: cards, options and decisions, also on the page of rules; ``golden/rules`` has examples."""

import re
from collections import Counter

import engine
from engine.verraeter.components import ROLES, SUPPLY, shipped_landscapes
from tests.games.verraeter.script import now, say, stand
from tests.matches import truth
from tests.texts.test_rules_page import page


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


def test_an_answer_is_recorded_in_the_order_of_the_choices() -> None:
    match = stand(said="0-1 strategist farmer builder diplomat_5")
    match.play(0, ["5.1", "3.1"])
    assert match.steps[-1].keys == ("3.1", "5.1")


def test_the_options_of_verraeter_stand_with_their_defaults() -> None:
    for option in engine.game("verraeter").options[1:]:
        online, classic = option.defaults["online"], option.defaults["classic"]
        assert re.search(rf"\| `{option.name}` \|.*\| `{online}`[^|]*\| `{classic}`[^|]*\|", page("verraeter"))


def test_the_landscape_table_is_the_shipped_one() -> None:
    shipped = shipped_landscapes()
    assert isinstance(shipped, dict)
    for kind, row in shipped["landscapes"].items():
        points = " / ".join(str(number) for number in row["points"])
        known_from = "reconstructed" if row["reconstructed"] else "the online guide"
        assert re.search(rf"\| {kind} \|.*\| {row['value']} \| {points} \| {known_from} \|", page("verraeter"))


def test_a_search_looks_to_the_end_of_the_round() -> None:
    match = stand()
    view = now(match, 0)
    assert not match.game.horizon(view, truth(match))
    say(match, "0-1 strategist farmer builder diplomat_2 - - - - decline")
    assert match.game.horizon(view, truth(match))
