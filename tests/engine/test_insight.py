"""Insight into matches that are over, compared with what each seat saw step by step."""

from functools import cache

import pytest

from engine.insight import Insight, insight
from engine.match import Match
from tests.engine.test_hidden_side import GAMES, INFERRING, side_of
from tests.matches import a_match, begun, samples, truth


@cache
def by_chance(game: str, number: int = 0) -> Match:
    return a_match(f"insight {number}", game=game)


@cache
def looked_into(game: str, number: int = 0) -> Insight:
    found = insight(by_chance(game, number).record)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_seats_are_unknown_to_a_seat_only_while_its_view_does_not_tell_their_sides(game: str) -> None:
    for number in range(samples(1, 30)):
        match, found = by_chance(game, number), looked_into(game, number)
        course = begun(match.record)
        for answer in match.record.answers:
            course.play(answer.seat, answer.keys)
            for seat in range(match.seats):
                glance = found.at(seat, len(course.seat(seat).moments))
                assert glance.step <= course.length
                assert {*glance.unknown} <= {*side_of(game).unknown(course.view(seat))}
                assert seat not in {found.subjects[one].seat for one in glance.unknown}


@pytest.mark.parametrize("game", GAMES)
def test_members_are_those_whom_the_rounds_have_seen_on_the_hidden_side(game: str) -> None:
    match, found, side = by_chance(game), looked_into(game), side_of(game)
    assert found.rounds == tuple(range(1, match.view(None).round + 1))
    if side.lasts == "match":
        assert set(found.members.values()) == {tuple(sorted(side.members(truth(match))))}
        return
    seen: dict[int, set[int]] = {}
    course = begun(match.record)
    for answer in match.record.answers:
        course.play(answer.seat, answer.keys)
        seen.setdefault(max(1, course.view(None).round), set()).update(side.members(truth(course)))
    assert {number: set(seats) for number, seats in found.members.items()} == seen


@pytest.mark.parametrize("game", INFERRING)
def test_suspicions_are_of_seats_outside_the_hidden_side_about_others_whom_they_could_not_know(game: str) -> None:
    found = looked_into(game)
    assert any(found.suspicions)
    for seat, rounds in enumerate(found.suspicions):
        for number, shares in rounds.items():
            assert not found.is_member(seat, number)
            assert all(found.could_doubt(seat, other, number) for other in shares)
            assert all(0 <= share <= 1 for share in shares.values())
    assert insight(by_chance(game).record) == found
