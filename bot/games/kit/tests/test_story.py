"""Facts that become public once a match is over: its whole story, and the secrets that decided the match."""

from collections import Counter

import pytest

import engine
from bot.games.kit.entries import hooks_of
from bot.games.kit.matches import LONG, a_match, samples
from bot.games.kit.told import events, sample
from engine import Course, Match


def course(match: Match, answers: int) -> Course:
    """Return the course of a match that was broken off after so many answers."""
    views = tuple(match.view(seat) for seat in range(match.seats))
    return Course(match.seats, match.options, match.setup_events, tuple(match.steps[:answers]), views, None)


def test_a_story_has_all_that_happened_but_what_it_says_otherwise(game: str, seats: int) -> None:
    check_events(sample(game, seats, 0))


def test_every_answer_that_had_an_effect_is_told(game: str, seats: int) -> None:
    check_answers(sample(game, seats, 0))


def test_a_story_has_every_round_in_order(game: str, seats: int) -> None:
    check_rounds(sample(game, seats, 0))


def test_a_match_that_goes_on_has_no_story_unless_all_agree(game: str) -> None:
    whole = a_match("goes on", game=game, answers=LONG)
    match = a_match("goes on", game=game, answers=min(30, whole.length // 2))
    with pytest.raises(engine.StillSecret, match="not over"):
        match.reveal()
    told = match.reveal(agreed=True)
    assert told.story
    assert told.decided == ()


def check_events(match: Match) -> None:
    """Make sure that the story of a match tells all events in their order, or says otherwise what it leaves out."""
    hooks, told = hooks_of(match.game.key), match.reveal().story
    all_events, story = Counter(events(match)), Counter(told)
    assert {event.kind for event in all_events - story} <= hooks.said_otherwise
    assert all(isinstance(event, engine.Disclosed) for event in story - all_events)
    order = [event for event in told if not isinstance(event, engine.Disclosed)]
    kept = [event for event in events(match) if event in story]
    moved = hooks.taken_together
    assert [one for one in order if one.kind not in moved] == [one for one in kept if one.kind not in moved]


def check_answers(match: Match) -> None:
    """Make sure that after each answer that brought an event the story goes on; the stories are counted."""
    untold: set[str] = set()
    for number, step in list(enumerate(match.steps))[:: samples(5, 1)]:
        before, after = (len(match.game.story(course(match, answers))) for answers in (number, number + 1))
        assert after >= before
        if step.events and after == before:
            untold |= {event.kind for event in step.events}
    assert untold <= hooks_of(match.game.key).untold


def check_rounds(match: Match) -> None:
    """Make sure that the story has every round, in order."""
    rounds = [event.round for event in match.reveal().story]
    assert rounds == sorted(rounds)
    assert set(rounds) >= set(range(1, match.view(None).round + 1))
