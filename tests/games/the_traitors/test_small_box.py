"""The best reply to three rules of thumb in a round that is a single vote, whose value can be found by hand."""

import pytest

from engine.the_traitors.state import State
from tests.games.the_traitors.script import begin, truth
from tests.games.the_traitors.small_box import OWN, Reply, mass, small_box, start


def last_vote(traitor: int) -> State:
    return truth(begin("ggg ggg ggg ggg", "", traitor=traitor, rounds="1", revotes="0"))


def test_a_lone_vote_is_worth_what_it_is_by_hand() -> None:
    """Nobody knows anything, so each seat is banished with 1/4. A Traitor that stays takes the fund, and wins alone.

    If the Traitor is banished, which happens with 1/4, three Faithful share the win: 1/4 of 1/3.
    """
    reply = Reply()
    assert reply.value([(1.0, last_vote(OWN))]) == pytest.approx(3 / 4)
    assert reply.value([(1 / 3, last_vote(seat)) for seat in (1, 2, 3)]) == pytest.approx(1 / 12)


def test_no_beginning_is_forgotten() -> None:
    with small_box():
        won, nodes = start([1, 2, 3], dealer=2)
    assert won + sum(map(mass, nodes)) == pytest.approx(1)
