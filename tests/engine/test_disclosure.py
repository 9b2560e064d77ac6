"""Facts that become public once a match is over, in all matches that are kept as records."""

from pathlib import Path

import pytest

import engine
from bot.games.kit.tests.test_story import check_answers, check_events, check_rounds
from bot.games.kit.told import events
from tests.games import name_of
from tests.kit.stories import ENDED, replayed
from tests.matches import play_by_chance

every_record = pytest.mark.parametrize("path", ENDED, ids=name_of)


@every_record
def test_a_story_has_all_that_happened_but_what_it_says_otherwise(path: Path) -> None:
    check_events(replayed(path))


@every_record
def test_every_answer_that_had_an_effect_is_told(path: Path) -> None:
    check_answers(replayed(path))


@every_record
def test_a_story_has_every_round_in_order(path: Path) -> None:
    check_rounds(replayed(path))


@pytest.mark.usefixtures("vote")
def test_a_game_that_says_nothing_of_it_reveals_its_events() -> None:
    match = play_by_chance(engine.start("vote", seats=3, seed=bytes(32)), bytes(32))
    assert list(match.reveal().story) == events(match)
