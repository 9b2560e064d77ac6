"""The page of rules of The Traitors has the numbers of the program."""

import json
import re

import engine
from tests.texts.test_rules_page import page, rows


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


def test_the_example_of_a_file_is_one() -> None:
    example = re.search(r"```json\n(.*?)```", page("the_traitors"), re.DOTALL)
    assert example
    assert engine.game("the_traitors").check_data("events", json.loads(example[1]))
