"""Turning points: found where the chances change most, and told only if fresh courses show the change again."""

from collections.abc import Callable

import pytest

import engine
from engine import StillSecret, TurningPoint
from engine.simulate import match_seed, play_on
from engine.turning_points import FEWEST, POSITIONS, Estimate, Position, estimate, turning_points
from tests.matches import play_by_chance

Chances = Callable[[Position], float]
LENGTH = 200


def found(chances: Chances, variance: float = 0.001) -> tuple[tuple[TurningPoint, ...], list[Position]]:
    """The turning points of a match of two that the first has won, and the positions that were asked about."""
    search = turning_points(LENGTH, (1.0, 0.0))
    asked: list[Position] = []
    position = next(search)
    try:
        while True:
            asked.append(position)
            first = chances(position)
            position = search.send(Estimate((first, 0.0), (variance, variance)))
    except StopIteration as end:
        return end.value, asked


def test_the_answer_that_changed_the_chances_is_found_among_all_and_few_positions_are_looked_at() -> None:
    points, asked = found(lambda one: 0.2 if one.step <= 123 else 0.9)
    assert points == (TurningPoint(123, 0, 20, 90),)
    assert points[0].change == 70
    assert len(asked) <= POSITIONS


def test_both_sides_are_estimated_again_by_other_courses_that_go_equally_far() -> None:
    _, asked = found(lambda one: 0.2 if one.step <= 123 else 0.9)
    again = [one for one in asked if one.sample == 1]
    assert Position(123, 124, 1) in again
    assert Position(124, 124, 1) in again


def test_a_change_that_is_not_there_again_is_not_told() -> None:
    def lucky(one: Position) -> float:
        return 0.9 if one.step > 123 and one.sample == 0 else 0.2

    points, _ = found(lucky)
    assert 123 not in [one.step for one in points]


def test_a_change_within_three_standard_errors_is_not_told_however_large_it_is() -> None:
    points, _ = found(lambda one: 0.3 if one.step <= 123 else 0.6, variance=0.01)
    assert 123 not in [one.step for one in points]
    points, _ = found(lambda one: 0.3 if one.step <= 123 else 0.6, variance=0.001)
    assert 123 in [one.step for one in points]


def test_a_match_in_which_nothing_turns_has_no_turning_points() -> None:
    points, asked = found(lambda one: one.step / LENGTH)
    assert points == ()
    assert len(asked) <= POSITIONS


@pytest.mark.parametrize("game", engine.games())
def test_chances_follow_from_the_record_the_position_and_the_seed_alone(game: str) -> None:
    seats, seed = engine.game(game).seats[-1], match_seed("turning", 1)
    match = play_on(engine.start(game, seats=seats, seed=seed), ["thumb"] * seats, seed)
    late = Position(match.length - 2, match.length - 1)
    chances = estimate(match.record, late, "table")
    assert chances == estimate(match.record, late, "table")
    assert all(0 <= one <= 1 for one in chances.chances)
    assert all(0 < one <= 1 / FEWEST for one in chances.variances)


def test_the_story_of_an_answer_is_told_only_once_the_match_is_over() -> None:
    seed = match_seed("turning", 2)
    match = engine.start("verraeter", seats=3, seed=seed)
    play_by_chance(match, seed, 9)
    with pytest.raises(StillSecret):
        match.told_of(3)
    play_on(match, ["thumb"] * 3, seed)
    told = [event for step in range(match.length) for event in match.told_of(step)]
    assert set(map(repr, told)) <= set(map(repr, match.reveal().story))
