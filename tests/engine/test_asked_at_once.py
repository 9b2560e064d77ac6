"""Several seats asked at once: each has its question until it answers, whoever else has answered meanwhile."""

import pytest

from engine import NotAsked
from tests.vote import voting


def test_answers_may_come_in_any_order() -> None:
    match = voting((2, "0"), (0, "2"), (3, "0"))
    assert list(match.decisions) == [1]
    (counted,) = match.play(1, ["0"])
    assert counted.kind == "counted"
    assert list(match.decisions) == [0, 1, 2, 3]


def test_a_question_keeps_its_step_while_others_answer() -> None:
    match = voting((2, "0"), (0, "2"))
    assert [match.asked_at(seat) for seat in match.decisions] == [0, 0]


def test_a_new_question_is_put_at_a_new_step() -> None:
    match = voting((2, "0"), (0, "2"), (3, "0"), (1, "0"), (3, "1"))
    assert {seat: match.asked_at(seat) for seat in match.decisions} == {0: 4, 1: 4, 2: 4}
    assert [step.asked for step in match.steps] == [0, 0, 0, 0, 4]


def test_who_is_not_asked_has_no_question() -> None:
    match = voting((2, "0"))
    with pytest.raises(NotAsked, match="seat 2 is not asked anything now"):
        match.asked_at(2)
