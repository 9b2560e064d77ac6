"""Computer players: they see a view, never a state, and play every match to its end; one searches."""

from collections.abc import Iterator, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine import Choice, Decision, Keys, QuickChance, ScriptedChance, SeededChance, View
from engine.players import PLAYERS, chance_for
from engine.players.by_search import FEWEST, Thought, think
from engine.simulate import play_on, simulate
from tests.games.verraeter.script import begin
from tests.matches import SHORT, quick, seed_of, starts
from tests.sample_games.harvest import Harvest
from tests.sample_games.vote import Vote
from tests.samples import samples

QUICK = ["chance", "easy", "thumb"]
"""The players that do not think; ``test_search`` is about the one that does."""


@pytest.mark.parametrize("game", SHORT)
@settings(quick, max_examples=samples(8, 60))
@given(st.data(), st.lists(st.sampled_from(QUICK), min_size=8, max_size=8))
def test_every_match_between_computer_players_ends(game: str, data: st.DataObject, players: list[str]) -> None:
    match = data.draw(starts(game))
    play_on(match, players, match.record.seed or bytes(32))
    assert match.result is not None
    rounds = int(match.options.get("rounds", "1"))  # T-9.3: up to eight
    assert match.length <= (400 if rounds <= 4 else 200 * rounds)
    assert not any("back" in step.keys for step in match.steps)


@pytest.mark.parametrize("preset", ["online", "classic"])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_rule_of_thumb_wins_much_more_often_than_chance(preset: str, seats: int) -> None:
    games = samples(20, 200)
    outcome = simulate("verraeter", ["thumb"] + ["chance"] * (seats - 1), {"preset": preset}, "strength", games)
    assert outcome["wins"][0] >= 0.7 * games


def test_chance_takes_back_only_when_there_is_nothing_else() -> None:
    view = begin().view(0)
    decision = Decision("x", (Choice("1"), Choice("back"), Choice("2")))
    player = PLAYERS["chance"]
    assert {player.answer(view, decision, chance_for(bytes(32), 0, step)) for step in range(40)} == {("1",), ("2",)}
    assert player.answer(view, Decision("x", (Choice("back"),)), ScriptedChance()) == ("back",)


def test_chance_takes_every_number_of_choices_in_their_order() -> None:
    decision = Decision("x", tuple(Choice(key) for key in "abc"), least=0, most=2)
    taken = {PLAYERS["chance"].answer(begin().view(0), decision, chance_for(bytes(32), 0, step)) for step in range(200)}
    assert taken == {(), ("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")}


@pytest.mark.parametrize(("worths", "taken"), [([5], 1), ([5, 1], 2), ([5, 1, 3], 2), ([3, 3, 3, 2, 2, 2, 9], 5)])
def test_an_easy_player_takes_anything_but_the_worst_third(worths: list[int], taken: int) -> None:
    keys = [(str(number),) for number in range(len(worths))]

    class Weighed(Vote):
        def worths(self, view: View, decision: Decision) -> dict[Keys, float]:
            return dict(zip(keys, worths, strict=True))

    engine.register(Weighed())
    match = engine.start("vote", seats=4, seed=bytes(32))
    answers = {
        PLAYERS["easy"].answer(match.view(0), match.decisions[0], chance_for(bytes(32), 0, step)) for step in range(200)
    }
    engine.unregister("vote")
    assert len(answers) == taken
    assert set(sorted(keys, key=lambda one: -worths[int(one[0])])[:taken]) == answers


def test_the_chance_of_a_player_is_its_own() -> None:
    firsts = {
        chance_for(seed, seat, step).roll(1 << 32)
        for seed in (bytes(32), seed_of("other"))
        for seat in range(4)
        for step in range(50)
    }
    assert len(firsts) == 2 * 4 * 50
    assert SeededChance(bytes(32)).roll(1 << 32) not in firsts
    assert chance_for(bytes(32), 1, 2).shuffle(range(8)) == [7, 4, 6, 5, 0, 3, 1, 2]


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


def test_a_clear_answer_takes_few_tries_and_a_close_one_all() -> None:
    match = engine.start("harvest", seats=2, seed=bytes(32))
    tries = []
    for keys in ("32", "21"):
        thought = think(match.view(0), Decision("pick", tuple(map(Choice, keys))), QuickChance(1))
        tries.append({*thought.tries.values()})
    assert tries == [{FEWEST}, {match.game.tries(match.view(0)) // 2}]


def test_a_decision_with_one_answer_takes_no_thought() -> None:
    match = engine.start("harvest", seats=2, seed=bytes(32))
    assert think(match.view(0), Decision("pick", (Choice("1"),)), QuickChance(1)) == Thought(("1",))


def test_an_onlooker_thinks_nothing() -> None:
    match = engine.start("harvest", seats=2, seed=bytes(32))
    with pytest.raises(engine.EngineError, match="an onlooker is not asked anything"):
        think(match.view(None), match.decisions[0], QuickChance(1))
