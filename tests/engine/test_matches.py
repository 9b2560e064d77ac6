"""Properties of every match, with any answers: an end, invariants, records and copies (hypothesis)."""

import gc

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine import Match, Record, SeededChance
from tests.matches import SHORT, a_match, everything, matches, play_by_chance, quick, seed_of, starts


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
