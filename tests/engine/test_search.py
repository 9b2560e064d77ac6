"""The computer player that searches: it sees a view, imagines the rest, and answers the same on every machine."""

from collections.abc import Iterator, Mapping

import pytest

import engine
from engine import Choice, Decision, Keys, QuickChance, View
from engine.players.by_search import Thought, think
from tests.harvest import Harvest


class Greedy(Harvest):
    """By its rule of thumb everybody picks what is worth most, also where the basket is too small for it."""

    def worths(self, view: View, decision: Decision) -> Mapping[Keys, float]:
        """The more apples, the better."""
        return {(key,): float(key) for key in decision.keys}


@pytest.fixture(autouse=True)
def greedy() -> Iterator[None]:
    """The game, as long as a test lasts."""
    engine.register(Greedy())
    yield
    engine.unregister("harvest")


def test_a_search_does_better_than_a_poor_rule_of_thumb() -> None:
    match = engine.start("harvest", seats=2, seed=bytes(32))
    found = think(match.view(0), match.decisions[0], QuickChance(1))
    assert match.game.rule_of_thumb(match.view(0), match.decisions[0], QuickChance(1)) == ("3",)
    assert found.keys == ("2",)
    assert found.values == {("3",): 0.5, ("2",): 1.0, ("1",): 1.0}


def test_the_rule_of_thumbs_answer_stays_where_nothing_does_better() -> None:
    match = engine.start("harvest", seats=2, seed=bytes(32), rules=1)
    match.play(0, ["1"])
    assert think(match.view(1), match.decisions[1], QuickChance(1)).keys == ("3",)


def test_a_decision_with_one_answer_takes_no_thought() -> None:
    match = engine.start("harvest", seats=2, seed=bytes(32))
    assert think(match.view(0), Decision("pick", (Choice("1"),)), QuickChance(1)) == Thought(("1",))


def test_an_onlooker_thinks_nothing() -> None:
    match = engine.start("harvest", seats=2, seed=bytes(32))
    with pytest.raises(engine.EngineError, match="an onlooker is not asked anything"):
        think(match.view(None), match.decisions[0], QuickChance(1))
