"""Nobody learns what they must not know, in any game. The walk itself is tried on games that leak on purpose."""

from importlib import import_module
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.kit.walk import walk_again
from engine import Match, SeededChance
from tests.kit.games import GAMES, HOOKS
from tests.kit.leaks import Leak
from tests.matches import a_match, begun, play_by_chance, quick, seed_of, starts
from tests.samples import samples

LEAKS = [(game, leak) for game in GAMES for leak in import_module(f"tests.games.{game}.leaks").LEAKS]
LONG = 130
"""Possible truths are looked at after up to so many answers, or where matches are long, up to ``Hooks.unseen``."""
ON = 60
"""In long matches they are played on for so many answers."""
TRUTHS = 20
MOST = 4
"""So many eventful matches without leaks are walked through."""
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_nobody_learns_a_secret(game: str) -> None:
    hooks = HOOKS[game]

    @settings(quick, max_examples=samples(-(-hooks.samples // 4), hooks.samples))
    @given(starts(game), st.integers(0, hooks.unseen))
    def look(match: Match, unseen: int) -> None:
        seed, length = match.record.seed or bytes(32), hooks.length
        later = play_by_chance(match, seed, None if length is None else unseen + length)
        unseen = 0 if length is None else min(unseen, max(0, later.length - length))
        compared = walk_again(later.record, hooks, begun(later.record), unseen)
        assert compared > later.length - unseen

    look()


@every_game
def test_nobody_learns_a_secret_in_eventful_matches(game: str) -> None:
    hooks = HOOKS[game]
    happened: set[str] = set()
    for record in islice(hooks.eventful(), MOST):
        match = begun(record)
        walk_again(record, hooks, match)
        happened |= {event.kind for step in match.steps for event in step.events}
    assert {*hooks.happens.split()} <= happened


@pytest.mark.parametrize(("game", "leak"), LEAKS, ids=lambda one: one.name if isinstance(one, Leak) else str(one))
def test_the_walk_finds_leaks_made_on_purpose(game: str, leak: Leak) -> None:
    hooks = HOOKS[game]
    with pytest.raises(AssertionError, match=leak.what):
        for record in (leak.records or hooks.eventful)():
            walk_again(record, hooks, begun(record, leak.game()))


@every_game
def test_every_possible_truth_can_be_played_on(game: str) -> None:
    hooks = HOOKS[game]

    @settings(quick, max_examples=samples(-(-hooks.samples // 4), hooks.samples))
    @given(starts(game), st.integers(0, hooks.unseen or LONG))
    def play_on(match: Match, number: int) -> None:
        play_by_chance(match, match.record.seed or bytes(32), number)
        for viewer in (None, *range(match.seats)):
            state = match.game.determinize(match.view(viewer), SeededChance(seed_of(f"on {viewer}")))
            other = Match(match.game, state, (), match.record)
            later = play_by_chance(other, bytes(32), ON if hooks.length else None)
            assert hooks.length or later.result is not None
            if match.result is not None:
                assert later.result == match.result

    play_on()


@every_game
def test_possible_truths_differ_in_what_is_secret(game: str) -> None:
    for secret in HOOKS[game].secrets:
        match = a_match("secrets", game=game, answers=secret.answers)
        view = match.view(0)
        worlds = [match.game.determinize(view, SeededChance(seed_of(str(number)))) for number in range(TRUTHS)]
        assert len({repr(secret.of(world)) for world in worlds}) >= secret.least
