"""J-0, J-3.1, J-4.2 and J-6: the cards, the options, the armies, and the tables of the rules."""

import pytest

import engine
from engine.traitor.components import FACES, NAMES, Reward, aim, face, owners, pack, rewards, title, which
from tests.texts.test_rules_page import page, rows


@pytest.mark.parametrize(("seats", "jokers", "number"), [(2, 1, 53), (4, 1, 53), (5, 1, 105), (8, 1, 105), (6, 2, 106)])
def test_j_0_1_one_deck_or_two_and_the_jokers(seats: int, jokers: int, number: int) -> None:
    names = [NAMES[card] for card in pack(seats, jokers)]
    assert len(names) == len(set(names)) == number
    assert names[-jokers:] == ["joker", "joker.2"][:jokers]
    assert names[:14] == ["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "10c", "Jc", "Qc", "Kc", "Ac", "2d"]
    assert names[51:54] == ["As", *(["joker"] if number == 53 else ["2c.2", "3c.2"])]


@pytest.mark.parametrize(
    ("name", "power"), [("2d", 2), ("2c", 3), ("10h", 10), ("Jh", 11), ("Qs", 13), ("Ad", 14), ("As", 15), ("joker", 0)]
)
def test_j_0_2_power(name: str, power: int) -> None:
    assert face(name).power == power


def test_j_0_2_there_are_no_other_cards() -> None:
    assert sorted({one.power for one in FACES}) == [0, *range(2, 16)]
    with pytest.raises(engine.EngineError, match="there is no card '1c'"):
        face("1c")


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
