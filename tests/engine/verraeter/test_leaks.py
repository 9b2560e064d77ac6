"""V-10: what is secret stays secret. The walk itself is tried on games that leak on purpose."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given

import engine
from engine import Decision, Event, Game, Match, SeededChance
from engine.match import start_match
from engine.verraeter import Verraeter
from engine.verraeter.state import State
from engine.verraeter.view import VerraeterView
from tests.engine.verraeter.leaks import walk
from tests.engine.verraeter.script import now
from tests.matches import a_match, matches, play_by_chance, quick, seed_of, starts


def answers(match: Match) -> list[tuple[int, tuple[str, ...]]]:
    return [(answer.seat, answer.keys) for answer in match.record.answers]


@quick
@given(starts())
def test_v_10_nobody_learns_a_secret(match: Match) -> None:
    finished = play_by_chance(engine.replay(match.record), match.record.seed or bytes(32))
    walk(match, answers(finished))
    assert match.result is not None


class SeesAHand(Verraeter):
    def view(self, state: State, seat: int | None) -> VerraeterView:
        return msgspec.structs.replace(super().view(state, seat), draw_pile=sum(state.hands[0]))


class SeesTheRolePutAside(Verraeter):
    def view(self, state: State, seat: int | None) -> VerraeterView:
        return msgspec.structs.replace(super().view(state, seat), building_choice=state.aside)


class SeesTheDrawPile(Verraeter):
    def view(self, state: State, seat: int | None) -> VerraeterView:
        return msgspec.structs.replace(super().view(state, seat), building_source=(*state.draw_pile, 0)[0])


class SeesTheBuilder(Verraeter):
    def view(self, state: State, seat: int | None) -> VerraeterView:
        return msgspec.structs.replace(super().view(state, seat), building_choice=state.choice)


class TellsTheRole(Verraeter):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        return [msgspec.structs.replace(one, seats=None) if one.kind == "role_chosen" else one for one in events]


class TellsTheNextSeat(Verraeter):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        next_one = ((seat + 1) % state.seats,)
        return [msgspec.structs.replace(one, seats=next_one) if one.kind == "role_chosen" else one for one in events]


class AsksKnowingly(Verraeter):
    def decisions(self, state: State) -> dict[int, Decision]:
        facts = {"pips": sum(sum(hand) for hand in state.hands)}
        return {
            seat: msgspec.structs.replace(one, facts={**one.facts, **facts})
            for seat, one in super().decisions(state).items()
        }


@pytest.mark.parametrize(
    ("leaky", "what"),
    [
        (SeesAHand, "the view depends on a secret"),
        (SeesTheRolePutAside, "the next view depends on a secret"),
        (SeesTheDrawPile, "the view depends on a secret"),
        (SeesTheBuilder, "an unfinished choice is seen"),
        (TellsTheRole, "an event depends on a secret"),
        (TellsTheNextSeat, "an event depends on a secret"),
        (AsksKnowingly, "the decision depends on a secret"),
    ],
)
def test_the_walk_finds_leaks_made_on_purpose(leaky: Callable[[], Game[Any]], what: str) -> None:
    rules = leaky()
    seed = seed_of("leaks")
    match = start_match(rules, 4, rules.check_options({}, 4), {}, seed, SeededChance(seed), 1)
    with pytest.raises(AssertionError, match=what):
        walk(match, answers(a_match("leaks")))


@quick
@given(matches())
def test_every_possible_truth_can_be_played_to_its_end(match: Match) -> None:
    rules = match.game
    for viewer in (None, *range(match.seats)):
        state = rules.determinize(match.view(viewer), SeededChance(seed_of(f"end {viewer}")))
        play_by_chance(Match(rules, state, (), match.record), bytes(32))
        assert state.result is not None
        if match.result is not None:
            assert state.result == match.result


@quick
@given(matches())
def test_a_possible_truth_agrees_with_the_roles_a_seat_saw(match: Match) -> None:
    """V-3: what it passed on was not put aside, and went to the seats after it."""
    for viewer in range(match.seats):
        view = now(match, viewer)
        if not view.handed:
            continue
        truth = match.game.determinize(view, SeededChance(seed_of("roles")))
        order = [(view.start_player + step) % view.seats for step in range(view.seats)]
        roles = [verraeter_role(match, truth, seat) for seat in order]
        mine = order.index(viewer)
        assert verraeter_handed(match, truth, viewer) == view.handed
        assert all(role not in view.handed for role in roles[:mine])
        assert all(role is None or role in view.handed for role in roles[mine:])


def verraeter_role(match: Match, truth: Any, seat: int) -> str | None:
    view = match.game.view(truth, seat)
    assert isinstance(view, VerraeterView)
    return view.role


def verraeter_handed(match: Match, truth: Any, seat: int) -> tuple[str, ...]:
    view = match.game.view(truth, seat)
    assert isinstance(view, VerraeterView)
    return view.handed


def test_possible_truths_differ_in_what_is_secret() -> None:
    match = a_match("secrets", answers=30)
    view = match.view(0)
    hands = set()
    for number in range(20):
        truth = match.game.determinize(view, SeededChance(seed_of(str(number))))
        other = match.game.view(truth, 1)
        assert isinstance(other, VerraeterView)
        hands.add(other.hand)
    assert len(hands) > 3
