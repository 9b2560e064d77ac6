"""The page of rules of Traitor has the numbers of the program."""

from engine.traitor.components import Reward, aim, owners, rewards
from tests.texts.test_rules_page import page, rows


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
