"""The page of rules of Verräter has the numbers of the program."""

import json
import re

import engine
from engine.verraeter.components import shipped_landscapes
from tests.texts.test_rules_page import page


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


def test_the_example_of_a_file_is_one() -> None:
    example = re.search(r"```json\n(.*?)```", page("verraeter"), re.DOTALL)
    assert example
    assert engine.game("verraeter").check_data("landscapes", json.loads(example[1]))
