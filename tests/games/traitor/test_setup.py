"""J-3.1, J-4.2, J-6: tables of the rules and true figures in the tale of a round; ``golden/rules`` has the rest."""

import re
from collections.abc import Iterator

import pytest

from bot import texts
from engine import Match
from engine.traitor.components import Reward, aim, owners, rewards, title
from engine.traitor.view import TraitorView
from tests.games.traitor.script import now
from tests.kit.rules import tale
from tests.matches import a_match, play_by_chance, samples, seed_of, truth
from tests.texts.test_rules_page import page, rows


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


def told_of(match: Match) -> Iterator[tuple[TraitorView, list[str]]]:
    """Yield after each answer of a match the onlooker's view and the lines of the round that goes on."""
    while match.result is None:
        play_by_chance(match, seed_of("told"), 1)
        yield now(match), tale(match.onlooker)


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_every_figure_is_true_when_it_is_told(seats: int) -> None:
    """Points, armies out, cards needed, and cards that nobody has seen."""
    for number in range(samples(2, 40)):
        match = a_match(f"figures {number}", game="traitor", seats=seats, answers=0)
        for view, lines in told_of(match):
            armies = [army for army in truth(match).armies if army.cards]
            for line in lines:
                if line.startswith("Points"):
                    each = [int(one) * seats for one in re.findall(r"(\d+) each", line)]
                    points = each or [int(one) for one in re.findall(r"[A-Z]\w* (\d+)", line.removeprefix("Points"))]
                    assert sum(points) == sum(len(army.pile) for army in truth(match).armies)
                if line.startswith("Traitor:"):
                    assert line.startswith(f"Traitor: **{view.eliminated} of {view.aim}** armies out")
                    assert (f"{view.needed} traitor card" in line) == bool(view.needed)
                if unseen := re.search(r"(\d+) cards not shown", line):
                    assert int(unseen[1]) == sum(
                        len(army.face_down()) - len(army.hidden) - len(army.known) for army in armies
                    )
