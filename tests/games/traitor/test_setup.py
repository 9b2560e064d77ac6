"""J-0, J-3.1, J-4.2 and J-6: the cards, the options, the armies, and the tables of the rules."""

import re

import pytest

from bot import texts
from engine.traitor.components import Reward, aim, owners, rewards, title, which
from tests.texts.test_rules_page import page, rows


def test_j_0_4_two_seats_have_two_armies_each_seated_alternately() -> None:
    assert owners(2) == (0, 1, 0, 1)
    assert [which(2, number) for number in range(4)] == [1, 1, 2, 2]
    assert all(owners(seats) == tuple(range(seats)) for seats in range(3, 9))
    assert all(which(seats, 1) == 0 for seats in range(3, 9))


def test_j_6_titles() -> None:
    from_points = {0: "inanimate_object", 4: "disciple", 8: "spy", 14: "guardian", 19: "expert", 25: "god"}
    assert [title(points) for points in range(41)] == [
        from_points[max(one for one in from_points if one <= points)] for points in range(41)
    ]


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


def test_the_page_has_the_number_of_eliminated_armies_for_the_traitor() -> None:
    assert "1 with 3 armies, 2 with 4 or 5 armies, 3 with 6 to 8 armies" in page("traitor")
    assert [aim(seats) for seats in range(3, 9)] == [1, 2, 2, 3, 3, 3]
    assert aim(2) == owners(2).count(0)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_help_tells_every_number_of_points_that_brings_something(language: str) -> None:
    told = re.findall(r"\*\*(\d+) .*?:\*\*(?: \D*?(\d+) )?", texts.rules(texts.speaker(language), "traitor", "points"))
    assert [int(points) for points, _ in told] == [one.points for one in rewards(5)]
    assert [number for _, number in told[:5]] == [str(one.number) for one in rewards(5)[:5]]
