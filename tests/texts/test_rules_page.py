"""The rules page for readers says the same as the program."""

import json
import re
from pathlib import Path

import engine
from engine.verraeter.components import shipped_landscapes

PAGE = (Path(engine.__file__).parent.parent / "docs" / "rules" / "verraeter.md").read_text(encoding="utf-8")


def test_the_landscape_table_is_the_shipped_one() -> None:
    shipped = shipped_landscapes()
    assert isinstance(shipped, dict)
    for kind, row in shipped["landscapes"].items():
        points = " / ".join(str(number) for number in row["points"])
        known_from = "reconstructed" if row["reconstructed"] else "the online guide"
        assert re.search(rf"\| {kind} \|.*\| {row['value']} \| {points} \| {known_from} \|", PAGE)


def test_the_example_of_a_file_is_one() -> None:
    example = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert example
    assert engine.game("verraeter").check_data("landscapes", json.loads(example[1]))


def test_every_option_stands_in_its_table_with_its_defaults() -> None:
    for option in engine.game("verraeter").options[1:]:
        online, classic = option.defaults["online"], option.defaults["classic"]
        assert re.search(rf"\| `{option.name}` \|.*\| `{online}`[^|]*\| `{classic}`[^|]*\|", PAGE)


def test_every_decision_stands_in_its_table_with_its_command() -> None:
    for kind, command in engine.game("verraeter").commands.items():
        assert re.search(rf"\| `{kind}` \|.*\| `/{command}` \|", PAGE)


def test_no_rule_is_left_out() -> None:
    cited = {
        rule
        for file in Path(engine.__file__).parent.rglob("*.py")
        for rule in re.findall(r"V-\d+(?:\.\d)?", file.read_text())
    }
    assert sorted(rule for rule in cited if f"**{rule}" not in PAGE and f"## {rule} " not in PAGE) == []
