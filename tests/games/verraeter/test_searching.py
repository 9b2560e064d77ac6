"""Facts about Verräter for the computer player that searches."""

import pytest

import engine
from engine import Match, QuickChance
from engine.verraeter import Verraeter
from engine.verraeter.inference import likelihood
from engine.verraeter.search import FEATURES, features, horizon, prospects, value
from engine.verraeter.state import State
from tests.games.verraeter.script import asked, begin, farms, now, say, stand

GAME = Verraeter()


def truth(match: Match) -> State:
    """A state that may be true for the asked seat."""
    return GAME.determinize(now(match, asked(match)), QuickChance(1))


def test_nothing_is_made_of_roles_that_are_revealed_or_not_handed() -> None:
    match = stand()
    assert likelihood(now(match, 0), truth(match)) == 1
    match = stand(said="0-1 builder strategist farmer diplomat_5 - - - -")
    assert now(match).phase == "building"
    assert likelihood(now(match, 0), truth(match)) == 1


def test_a_search_looks_to_the_end_of_the_round() -> None:
    match = farms(begin())
    view = now(match, 0)
    assert not horizon(view, truth(match))
    say(match, "0-1 strategist farmer builder diplomat_2 - - - - decline")
    assert horizon(view, truth(match))


def test_a_seat_with_more_points_may_hope_for_more() -> None:
    state = truth(farms(begin()))
    assert len(features(state, 0)) == len(FEATURES)
    for left in range(7):
        state.round = state.last_round - left
        before = prospects(state)
        state.points[2] += 5
        after = prospects(state)
        assert sum(after) == pytest.approx(1)
        assert after[2] > before[2]
        state.points[2] -= 5


def test_at_the_end_nothing_but_the_win_counts() -> None:
    match = farms(begin())
    state = truth(match)
    state.result = engine.Result((3, 5, 5, 1), (1, 2), ({},) * 4)
    assert [value(state, seat) for seat in range(4)] == [0, 0.5, 0.5, 0]
