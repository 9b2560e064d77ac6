"""The rules pages for readers say the same as the program."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

import bot
import engine
from bot.texts import speaker
from engine.traitor.components import Reward, aim, owners, rewards
from engine.verraeter.components import shipped_landscapes

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
    """Whether a row names the value, or a range of numbers that it is in."""
    ranges = re.findall(r"`(\d)` to `(\d)`", row)
    return f"`{value}`" in row or any(value.isdecimal() and low <= value <= high for low, high in ranges)


def test_the_options_of_verraeter_stand_with_their_defaults() -> None:
    for option in engine.game("verraeter").options[1:]:
        online, classic = option.defaults["online"], option.defaults["classic"]
        assert re.search(rf"\| `{option.name}` \|.*\| `{online}`[^|]*\| `{classic}`[^|]*\|", page("verraeter"))


@pytest.mark.parametrize("game", engine.games())
def test_the_usual_value_of_an_option_stands_first(game: str) -> None:
    options = engine.game(game).options_of(engine.game(game).rules_version)
    for option in (one for one in options if one.name != "preset" and "" in one.defaults):  # whatever the preset
        assert rows(game, f"`{option.name}`")[0].split("|")[3].split("`")[1] == option.defaults[""]


def test_the_rounds_of_the_traitors_stand_for_every_number_of_seats() -> None:
    first, second = (engine.game("the_traitors").options_of(rules)[1] for rules in (1, 2))
    (row,) = rows("the_traitors", "`rounds`")
    usual, advised = row.split("Advised: ")
    told = re.findall(r"(\d)(?: or (\d))? seats: `(\d)`, `(\d)`", advised)
    by_seats = {int(seats): (least, most) for *numbers, least, most in told for seats in numbers if seats}
    assert by_seats == second.advised == first.by_seats
    told = re.findall(r"(\d)(?: or (\d))? seats: `(\d)`", usual)
    found = {int(seats): one for *numbers, one in told for seats in numbers if seats}
    assert found == {seats: second.default("digital", seats) for seats in range(4, 9)}


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


def test_the_landscape_table_is_the_shipped_one() -> None:
    shipped = shipped_landscapes()
    assert isinstance(shipped, dict)
    for kind, row in shipped["landscapes"].items():
        points = " / ".join(str(number) for number in row["points"])
        known_from = "reconstructed" if row["reconstructed"] else "the online guide"
        assert re.search(rf"\| {kind} \|.*\| {row['value']} \| {points} \| {known_from} \|", page("verraeter"))


@pytest.mark.parametrize(("game", "name"), [("verraeter", "landscapes"), ("the_traitors", "events")])
def test_the_example_of_a_file_is_one(game: str, name: str) -> None:
    example = re.search(r"```json\n(.*?)```", page(game), re.DOTALL)
    assert example
    assert engine.game(game).check_data(name, json.loads(example[1]))


def test_the_rewards_of_traitor_are_those_of_the_program() -> None:
    columns = [rewards(3), rewards(4), rewards(5)]
    assert rewards(5) == rewards(8)
    for points in sorted({one.points for column in columns for one in column}):
        cells = [cell.strip() for cell in rows("traitor", str(points))[0].split("|")[2:-1]]
        assert cells == [_reward(column, points) for column in columns]


def _reward(column: tuple[Reward, ...], points: int) -> str:
    found = next((one for one in column if one.points == points), None)
    words = {"draw": "draw", "look": "look at", "eliminated": "eliminated"}
    return f"{words[found.kind]} {found.number or ''}".strip() if found else ""


def test_how_many_armies_the_traitor_must_see_eliminated() -> None:
    assert "with 3 armies 1, with 4 or 5 armies 2, with 6 to 8 armies 3" in page("traitor")
    assert [aim(seats) for seats in range(3, 9)] == [1, 2, 2, 3, 3, 3]
    assert aim(2) == owners(2).count(0)


def test_the_numbers_of_het_verraad_are_the_shipped_ones() -> None:
    data, told = engine.game("het_verraad").data, page("het_verraad")
    supplies, castle, points = data["supplies"], data["castle"], data["powers"]["points"]
    ends = data["track"]["end"]
    words = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
    chips = ", ".join(f"{words[row['count']]} {row['value']}" for row in castle["black_chips"])
    slots = castle["black_slots"]
    for sentence in (
        f"{len(data['buildings']['buildings'])} building cards",
        f"{sum(one['copies'] for one in data['influence']['cards'])} influence cards",
        f"For each seat {supplies['knights']} knights",
        f"{supplies['black_knights']} black knights, the Black Master, a black marker, {supplies['towers']} towers",
        f"{castle['white_chips']} white chips; {sum(row['count'] for row in castle['black_chips'])} black chips",
        f"with hidden values: {chips} ",
        f"has six slots for chips of each colour, costing {', '.join(map(str, slots[:-1]))} and {slots[-1]} bricks",
        f"burgerij {points['burgerij']} point, nijverheid {points['nijverheid']}, handel {points['handel']}, "
        f"stad {points['stad']} ",
        f"white chips {points['white']}, towers {points['towers']}, black chips {points['black']}.",
        f"at every multiple of {data['track']['red_every']} ",
        f"Every seat gets {supplies['start_bricks']} bricks.",
        f"cost at most {supplies['start_sum']} together, and there are at most {supplies['start_areas']} of them",
        f"every seat with more than {supplies['wealth_limit']} bricks pays",
        f"reached {ends['2']} points with 2 seats, {ends['3']} with 3, {ends['4']} with 4 or {ends['5']} with 5",
    ):
        assert sentence in told


def test_every_data_file_of_het_verraad_stands_in_a_table_with_what_is_in_it() -> None:
    for name, content in engine.game("het_verraad").data.items():
        (row,) = rows("het_verraad", f"`{name}.json`")
        keys = set(content) - {"about"}
        assert name == "supplies" or [key for key in keys if f"`{key}`" not in row] == []
