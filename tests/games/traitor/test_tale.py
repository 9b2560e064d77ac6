"""The tale of a round has true figures in random matches; ``golden/rules/tale.txt`` has its words."""

import re
from collections.abc import Iterator

import pytest

from engine import Match
from engine.traitor.view import TraitorView
from tests.games.traitor.script import now
from tests.kit.rules import tale
from tests.matches import a_match, play_by_chance, samples, seed_of, truth


def told_of(match: Match) -> Iterator[tuple[TraitorView, list[str]]]:
    """Yield after each answer of a match the onlooker's view and the lines of the round that goes on."""
    while match.result is None:
        play_by_chance(match, seed_of("told"), 1)
        yield now(match), tale(match.onlooker)


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_both_goals_are_told_until_the_first_accusation(seats: int) -> None:
    """J-4.2, J-5.1."""
    for view, lines in told_of(a_match("goals", game="traitor", seats=seats, answers=0)):
        goals = [
            line for line in lines if line.startswith(("**The traitor**, who holds", "**The loyal**, all the others"))
        ]
        assert len(goals) == (0 if view.fight or view.result else 2)
        if view.round > 1:
            break


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_every_figure_is_true_when_it_is_told(seats: int) -> None:
    """Points, armies out, cards needed, and cards that nobody has seen."""
    for number in range(samples(2, 40)):
        match = a_match(f"figures {number}", game="traitor", seats=seats, answers=0)
        for view, lines in told_of(match):
            armies = [army for army in truth(match).armies if army.cards]
            for line in lines:
                if line.startswith("Points"):
                    points = [int(one) for one in re.findall(r"(\d+) [A-Z]", line)]
                    assert sum(points) == sum(len(army.pile) for army in truth(match).armies)
                if line.startswith("Traitor:"):
                    assert line.startswith(f"Traitor: **{view.eliminated} of {view.aim}** armies out")
                    assert (f"{view.needed} traitor card" in line) == bool(view.needed)
                if unseen := re.search(r"(\d+) cards not shown", line):
                    assert int(unseen[1]) == sum(
                        len(army.face_down()) - len(army.hidden) - len(army.known) for army in armies
                    )


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_suits_prove_nobody_but_traitors(seats: int) -> None:
    """J-1.2: whatever an army draws (J-3.2), and once it is proved it stays so."""
    proved = 0
    for number in range(samples(6, 120)):
        match = a_match(f"suits {number}", game="traitor", seats=seats, answers=0)
        before: set[int] = set()
        while match.result is None:
            play_by_chance(match, seed_of(f"suits {number}"), 1)
            known = {army.number for army in now(match).armies if army.proved}
            assert before <= known <= {army.number for army in truth(match).armies if army.traitor}
            before = known
        proved += bool(before)
    assert proved
