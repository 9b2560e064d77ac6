"""Toy games, which tests of messages leave as they are: each is offered once for all tests of a module."""

from collections.abc import Iterator

import pytest

from tests.sample_games import errand as errands
from tests.sample_games import vote as votes


@pytest.fixture(scope="module")
def vote() -> Iterator[None]:
    """Everybody is asked at once."""
    with votes.offered():
        yield


@pytest.fixture(scope="module")
def errand() -> Iterator[None]:
    """Long turns of small questions, and windows in which who answers is a secret."""
    with errands.offered():
        yield
