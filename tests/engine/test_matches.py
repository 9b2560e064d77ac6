"""What holds for every match, whatever is answered: an end, invariants, records and copies (hypothesis)."""

import gc
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine import Match, Record, SeededChance
from engine.verraeter.components import SUPPLY
from engine.verraeter.events import PointsScored
from tests.games.verraeter.script import now
from tests.matches import SHORT, a_match, everything, matches, play_by_chance, quick, seed_of, starts


@quick
@given(starts())
def test_every_match_ends_and_keeps_its_invariants(match: Match) -> None:
    seed = match.record.seed or bytes(32)
    while match.result is None:
        check(match)
        assert match.length < 400
        play_by_chance(match, seed, 1)
    check(match)
    view = now(match)
    assert view.round == view.rounds or len({one.house for one in view.ring}) == 1
    assert match.result.scores == tuple(sum(parts.values()) for parts in match.result.parts)
    assert {match.result.scores[seat] for seat in match.result.winners} == {max(match.result.scores)}
    told = Counter[int]()
    for event in match.events(None):
        if isinstance(event, PointsScored):
            told[event.seat] += event.points
    assert [told[seat] for seat in range(match.seats)] == list(match.result.scores)
    assert len(match.rounds) == view.round


def check(match: Match) -> None:
    """The invariants of V-0, V-8 and V-11 at any moment."""
    view = now(match)
    hands = [now(match, seat).hand for seat in range(match.seats)]
    assert [len(hand) for hand in hands] == [one.hand_size for one in view.table]
    assert max(map(len, hands)) <= 5
    assert all(list(hand) == sorted(hand) for hand in hands)
    lying = [card for one in view.table for card in one.played or ()] if view.phase in ("supply", "building") else []
    seen = Counter([*lying, *view.discard_pile, *(card for hand in hands for card in hand)])
    assert seen <= Counter(SUPPLY)
    assert seen.total() + view.draw_pile == len(SUPPLY)
    assert Counter(one.kind for one in view.ring) == dict.fromkeys(
        ("town", "village", "forest", "river", "meadow", "moor"), 2
    )
    buildings = [one.building for one in view.ring if one.building]
    for seat, one in enumerate(view.table):
        own = [building for building in buildings if building.seat == seat]
        assert len(own) + one.unused == 3
        assert sum(building.side == "office" for building in own) <= 2
        assert one.points == sum(one.parts.values())
    assert view.asked == tuple(match.decisions)
    for decision in match.decisions.values():
        assert 0 <= decision.least <= decision.most <= len(decision.choices)
        assert len(set(decision.keys)) == len(decision.keys) >= 1


@pytest.mark.parametrize("game", SHORT)
@quick
@given(st.data(), st.integers(0, 130), st.integers(0, 9))
def test_a_record_cut_anywhere_replays_and_goes_on_as_it_would_have(
    game: str, data: st.DataObject, cut: int, other: int
) -> None:
    match = data.draw(starts(game))
    play_by_chance(match, match.record.seed or bytes(32), cut)
    record = Record.from_json(match.record.to_json())
    assert record == match.record == Record.from_json(match.record.to_json().decode())
    again = engine.replay(record)
    assert everything(again) == everything(match)
    play_by_chance(again, seed_of(str(other)))
    play_by_chance(match, seed_of(str(other)))
    assert everything(again) == everything(match)


@pytest.mark.parametrize("game", SHORT)
@quick
@given(st.data())
def test_a_copy_of_a_state_is_independent(game: str, data: st.DataObject) -> None:
    match = data.draw(matches(game, most=80))
    rules = match.game
    state = rules.determinize(match.view(0), SeededChance(bytes(32)))
    copy = state.copy()
    before = [rules.view(state, seat) for seat in (None, *range(match.seats))]
    play_by_chance(Match(rules, copy, (), match.record), bytes(32))
    assert [rules.view(state, seat) for seat in (None, *range(match.seats))] == before
    first = play_by_chance(Match(rules, state.copy(), (), match.record), seed_of("on"))
    second = play_by_chance(Match(rules, state, (), match.record), seed_of("on"))
    assert list(first.steps) == list(second.steps)
    assert first.result == second.result


@pytest.mark.parametrize("game", engine.games())
def test_what_a_match_keeps_is_not_gone_through_for_circles(game: str) -> None:
    """A process with hundreds of matches would stand still for it again and again."""
    match = a_match("kept", game=game, seats=4, answers=60)
    decisions = [step.decision for step in match.steps]
    choices = [choice for decision in decisions for choice in decision.choices]
    events = [event for step in match.steps for event in step.events]
    kept = [*match.steps, *decisions, *choices, *events, *match.rounds, match.view(0), *match.seat(0).moments]
    assert {type(one).__name__ for one in kept if gc.is_tracked(one)} == set()


@pytest.mark.parametrize("game", engine.games())
def test_what_everybody_notices_is_kept_once_and_not_for_each_seat(game: str) -> None:
    match = a_match("kept once", game=game, seats=4, answers=60)
    public = {id(moment.events): moment for moment in match.onlooker.moments[1:] if moment.events}
    for seat in range(match.seats):
        same = [moment for moment in match.seat(seat).moments if id(moment.events) in public]
        assert same
        assert all(one is public[id(one.events)] or one.answered or one.asked for one in same)
