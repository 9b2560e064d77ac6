"""Facts that become public once a match is over: its whole story, and the secrets that decided the match."""

from collections import Counter
from pathlib import Path

import pytest

import engine
from tests.games import name_of
from tests.kit.games import HOOKS
from tests.kit.stories import ENDED, course, happened, replayed
from tests.matches import play_by_chance, seed_of
from tests.samples import samples

every_record = pytest.mark.parametrize("path", ENDED, ids=name_of)


@every_record
def test_a_story_has_all_that_happened_but_what_it_says_otherwise(path: Path) -> None:
    match = replayed(path)
    game = match.game.key
    told = match.reveal().story
    all_events, story = Counter(happened(match)), Counter(told)
    missing = {event.kind for event in all_events - story}
    assert missing <= HOOKS[game].said_otherwise
    assert all(isinstance(event, engine.Disclosed) for event in story - all_events)
    order = [event for event in told if not isinstance(event, engine.Disclosed)]
    moved = HOOKS[game].taken_together
    kept = [event for event in happened(match) if event in story]
    assert [one for one in order if one.kind not in moved] == [one for one in kept if one.kind not in moved]


@every_record
def test_every_answer_that_had_an_effect_is_told(path: Path) -> None:
    """Counted: after each answer that brought an event the story goes on, but where a window opens or is let pass."""
    match = replayed(path)
    untold: set[str] = set()
    for number, step in list(enumerate(match.steps))[:: samples(5, 1)]:
        before, after = (len(match.game.story(course(match, answers))) for answers in (number, number + 1))
        assert after >= before
        if step.events and after == before:
            untold |= {event.kind for event in step.events}
    assert untold <= {"window_opened", "nobody_reacted"}


@every_record
def test_a_story_has_every_round_in_order(path: Path) -> None:
    match = replayed(path)
    rounds = [event.round for event in match.reveal().story]
    assert rounds == sorted(rounds)
    assert set(rounds) >= set(range(1, match.view(None).round + 1))


@pytest.mark.parametrize("game", engine.games())
def test_a_match_that_goes_on_has_no_story_unless_all_agree(game: str) -> None:
    match = play_by_chance(engine.start(game, seats=4, seed=bytes(32)), seed_of(game), 30)
    with pytest.raises(engine.StillSecret, match="not over"):
        match.reveal()
    told = match.reveal(agreed=True)
    assert told.story
    assert told.decided == ()


@pytest.mark.usefixtures("vote")
def test_a_game_that_says_nothing_of_it_reveals_its_events() -> None:
    match = play_by_chance(engine.start("vote", seats=3, seed=bytes(32)), bytes(32))
    assert list(match.reveal().story) == list(happened(match))
