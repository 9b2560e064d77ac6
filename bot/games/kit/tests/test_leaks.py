"""Nobody learns a secret of a game from views, questions and events: beside another possible truth all is the same."""

from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.kit.hooks import Hooks
from bot.games.kit.matches import a_match, begun, play_by_chance, samples, seed_of
from bot.games.kit.tests.strategies import quick, starts
from bot.games.kit.walk import walk_again
from engine import Match, SeededChance

LONG = 130
"""Possible truths are looked at after up to so many answers, or in long matches, up to ``Hooks.unseen``."""
ON = 60
"""In long matches they are played on for so many answers."""
TRUTHS = 20
MOST = 4
"""So many eventful matches without leaks are walked through."""


def test_nobody_learns_a_secret(game: str, hooks: Hooks) -> None:
    @settings(quick, max_examples=samples(-(-hooks.samples // 4), hooks.samples))
    @given(starts(game), st.integers(0, hooks.unseen))
    def look(match: Match, unseen: int) -> None:
        seed, length = match.record.seed or bytes(32), hooks.length
        later = play_by_chance(match, seed, None if length is None else unseen + length)
        unseen = 0 if length is None else min(unseen, max(0, later.length - length))
        compared = walk_again(later.record, hooks, begun(later.record), unseen)
        assert compared > (later.length - unseen if hooks.thorough else 0)

    look()


def test_nobody_learns_a_secret_in_eventful_matches(hooks: Hooks) -> None:
    happened: set[str] = set()
    for record in islice(hooks.eventful(), MOST):
        match = begun(record)
        walk_again(record, hooks, match)
        happened |= {event.kind for step in match.steps for event in step.events}
    assert {*hooks.happens.split()} <= happened


def test_every_possible_truth_can_be_played_on(game: str, hooks: Hooks) -> None:
    @settings(quick, max_examples=samples(-(-hooks.samples // 4), hooks.samples))
    @given(starts(game), st.integers(0, hooks.unseen or LONG))
    def play_on(match: Match, number: int) -> None:
        play_by_chance(match, match.record.seed or bytes(32), number)
        for viewer in (None, *range(match.seats)):
            state = match.game.determinize(match.view(viewer), SeededChance(seed_of(f"on {viewer}")))
            other = Match(match.game, state, (), match.record)
            hooks.check(other)
            later = play_by_chance(other, bytes(32), ON if hooks.length else None)
            assert hooks.length or later.result is not None
            if match.result is not None:
                assert later.result == match.result

    play_on()


def test_possible_truths_differ_in_what_is_secret(game: str, hooks: Hooks) -> None:
    for secret in hooks.secrets:
        match = a_match("secrets", game=game, answers=secret.answers)
        view = match.view(0)
        worlds = [match.game.determinize(view, SeededChance(seed_of(str(number)))) for number in range(TRUTHS)]
        assert len({repr(secret.of(world)) for world in worlds}) >= secret.least
