"""Planned evenings in time that is moved by hand; ``make prove`` has a hundred of them (row *evenings*)."""

from collections.abc import AsyncIterator

import pytest

from tests.bot.court import Court, Wall
from tests.bot.gathering.evening import evening

SOON = 300.0
"""Seconds after the time of the plan within which the cards are to be dealt."""


@pytest.fixture
async def court(empty_court: Court) -> AsyncIterator[Court]:
    empty_court.wall = Wall()
    await empty_court.start_bot()
    yield empty_court


@pytest.mark.parametrize("seed", [0, 1])
async def test_an_evening_begins_in_time_though_two_are_late_and_one_is_absent(court: Court, seed: int) -> None:
    assert 0 <= await evening(court, seed) <= SOON
