"""The rules pages for readers say the same as the program."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

import bot
import engine
from bot.texts import speaker

ROOT = Path(engine.__file__).parent.parent


@cache
def page(game: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game.replace('_', '-')}.md").read_text(encoding="utf-8")


def rows(game: str, first: str) -> list[str]:
    """The rows of the page's tables that begin with this."""
    return [line.strip() for line in page(game).splitlines() if line.strip().startswith(f"| {first} |")]


@pytest.mark.parametrize("game", engine.games())
def test_every_game_has_a_page_that_says_for_how_many_it_is(game: str) -> None:
    seats = engine.game(game).seats
    joined = "or" if len(seats) == 2 else "to"
    assert f"*Key `{game}`, {seats[0]} {joined} {seats[-1]} seats.*" in page(game)


@pytest.mark.parametrize("game", engine.games())
def test_every_option_stands_in_a_table_with_all_its_values(game: str) -> None:
    for option in engine.game(game).options_of(engine.game(game).rules_version):
        if option.name != "preset":
            (row,) = rows(game, f"`{option.name}`")
            assert [value for value in option.values if not said(value, row)] == []
        else:
            assert [value for value in option.values if f"`{value}`" not in page(game)] == []


def said(value: str, row: str) -> bool:
    """Return whether a row names the value, or a range of numbers that contains the value."""
    ranges = re.findall(r"`(\d)` to `(\d)`", row)
    return f"`{value}`" in row or any(value.isdecimal() and low <= value <= high for low, high in ranges)


@pytest.mark.parametrize("game", engine.games())
def test_the_example_of_a_data_file_is_one(game: str) -> None:
    for example in re.findall(r"```json\n(.*?)```", page(game), re.DOTALL):
        (name,) = engine.game(game).data
        assert engine.game(game).check_data(name, json.loads(example))


@pytest.mark.parametrize("game", engine.games())
def test_the_usual_value_of_an_option_stands_first(game: str) -> None:
    options = engine.game(game).options_of(engine.game(game).rules_version)
    for option in (one for one in options if one.name != "preset" and "" in one.defaults):  # whatever the preset
        assert rows(game, f"`{option.name}`")[0].split("|")[3].split("`")[1] == option.defaults[""]


@pytest.mark.parametrize("game", engine.games())
def test_every_decision_stands_in_its_table_with_its_command(game: str) -> None:
    group = speaker("en")(f"{game}-command")
    for kind, command in engine.game(game).commands.items():
        typed = f"/{group} {command}"
        assert re.search(rf"\| `{kind}` \|.*\| `{typed}` \|", page(game))


@pytest.mark.parametrize("game", engine.games())
def test_no_rule_is_left_out(game: str) -> None:
    told = {rule.removesuffix(".") for rule in re.findall(r"(?:\*\*|## )([A-Z]-[\d.]+)", page(game))}
    (letter,) = {rule[0] for rule in told}
    assert sorted(cited(letter) - told) == []


def cited(letter: str) -> set[str]:
    """The rules of that letter that the program cites."""
    files = [*Path(engine.__file__).parent.rglob("*.py"), *Path(bot.__file__).parent.rglob("*.py")]
    words = (re.findall(rf"\b{letter}-\d+(?:\.\d+)?", file.read_text(encoding="utf-8")) for file in files)
    return {rule for found in words for rule in found}
