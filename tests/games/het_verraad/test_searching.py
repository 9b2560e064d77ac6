"""Facts for the computer player that searches: depth of thought, worth of a state, keys to try."""

import pytest

import engine
from engine import QuickChance
from engine.het_verraad.search import BRICKS, KNOTS, candidates, features, horizon, seen, value
from engine.het_verraad.thumb import worths
from tests.games.het_verraad.script import begin, now, situation
from tests.matches import truth


def test_a_turn_is_imagined_to_its_end() -> None:
    match = situation("O1 O4", "O13", bricks={0: 5}, hands={0: "opera"})
    view = now(match, 0)
    for key in ("build", "opera", "O4"):
        match.play(0, [key])
        assert not horizon(view, truth(match))
    match.play(0, ["done"])
    assert horizon(view, truth(match))


@pytest.mark.parametrize("areas", [("O1", "O13"), ("O1", "O13", "O20")])
def test_the_last_round_is_imagined_to_the_end_of_the_match_but_with_two_seats(areas: tuple[str, ...]) -> None:
    """H-10.1."""
    match = situation(*areas)
    view = now(match, 0)
    truth(match).ending = "seat"
    match.play(0, ["done"])
    assert horizon(view, truth(match)) == (len(areas) == 2)


def test_in_the_set_up_the_rule_of_thumb_decides() -> None:
    match = begin(2)
    view, decision = now(match, match.awaited[0]), match.decisions[match.awaited[0]]
    found = worths(view, decision)
    assert candidates(view, decision) == [max(found, key=lambda keys: found[keys])]
    assert not horizon(view, truth(match))


@pytest.mark.parametrize("more", [(), ("O20",)])
def test_tries_begin_with_the_rule_of_thumb(more: tuple[str, ...]) -> None:
    match = situation("O1 O4", "O13", *more, bricks={0: 9}, hands={0: "opera plaggenhut"})
    view, decision = now(match, 0), match.decisions[0]
    found, tried = worths(view, decision), candidates(view, decision)
    assert found[tried[0]] == max(found.values())
    assert len(tried) == len(set(tried)) > 1


@pytest.mark.parametrize("more", [(), ("O20:smidse",)])
def test_a_state_is_worth_the_same_in_all_as_one_win(more: tuple[str, ...]) -> None:
    state = truth(situation("O1:opera", "O13", *more, bricks={0: 5, 1: 2}))
    values = [value(state, seat) for seat in range(state.seats)]
    assert sum(values) == pytest.approx(1)
    assert values[0] == max(values)


@pytest.mark.parametrize(("points", "more"), [(0, 0), (20, 0), (40, 0.1)])
def test_points_are_worth_more_the_nearer_the_end_is(points: int, more: float) -> None:
    state = truth(situation("O1 O4", "O13 O16"))
    state.points = [points, points, 0]
    level = value(state, 0)
    state.points[0] += 5
    assert value(state, 0) > level + more


def test_a_finished_match_is_worth_its_outcome() -> None:
    match = situation("O1:opera", "O13", start=1)
    truth(match).ending = "seat"
    match.play(0, ["done"])
    assert [value(truth(match), seat) for seat in range(2)] == [1.0, 0.0]


def test_the_present_turn_counts_among_the_turns_of_a_seat() -> None:
    """H-10.1: the round is likely the last one; seat 0 has moved in it, and seat 1 is in turn."""
    match = situation("O1", "O13", turn=1)
    truth(match).points = [49, 49, 0]
    turns = [KNOTS[knot] + part * (KNOTS[knot + 1] - KNOTS[knot]) for knot, part, _ in seen(truth(match))]
    assert turns == [0.0, 1.0]


def test_bricks_that_can_hardly_be_spent_count_for_nothing() -> None:
    poor, rich, richer = (situation("O1", "O13", bricks={0: BRICKS + more}) for more in (-5, 0, 5))
    assert features(truth(poor), 0) != features(truth(rich), 0) == features(truth(richer), 0)


def test_every_question_has_a_worth_for_each_of_its_answers() -> None:
    """``back`` alone has none; that of a ring is the best of its areas."""
    match, kinds = engine.start("het_verraad", seats=3, seed=bytes(32)), set()
    chance = QuickChance(3)
    while match.result is None and match.length < 250:
        seat = match.awaited[0]
        view, decision = now(match, seat), match.decisions[seat]
        found = worths(view, decision)
        assert {keys for (keys,) in found} == {key for key in decision.keys if key != "back"}
        kinds.add(decision.kind)
        match.play(seat, match.game.rule_of_thumb(view, decision, chance))
    assert kinds >= {"claim_ring", "claim", "first_tower", "take", "act", "buy", "build", "build_on", "master"}


def test_a_ring_is_worth_what_its_best_area_is() -> None:
    match = begin(2)
    seat = match.awaited[0]
    rings = worths(now(match, seat), match.decisions[seat])
    for ring in "IMO":
        match.play(seat, [ring])
        areas = worths(now(match, seat), match.decisions[seat])
        assert rings[(ring,)] == max(areas.values())
        match.play(seat, ["back"])
