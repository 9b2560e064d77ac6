"""Toy games, which are among all games for the length of a test."""

from collections.abc import Iterator

import pytest

from bot import games
from tests import errand as errands
from tests import vote as votes


@pytest.fixture
def vote() -> Iterator[None]:
    """Everybody is asked at once."""
    games.register(votes.Vote(), votes.Pictures(), {"en": votes.TEXTS})
    yield
    games.unregister("vote")


@pytest.fixture
def errand() -> Iterator[None]:
    """Long turns of small questions, and windows in which who answers is a secret."""
    games.register(errands.Errand(), errands.Pictures(), {"en": errands.TEXTS})
    yield
    games.unregister("errand")
