"""Pictures that cost nothing."""

from collections.abc import Iterator

import pytest

import engine
from tests.bot.outlines import instead_of_pictures, pages_in_this_process
from tests.samples import samples

DRAWN = tuple(engine.games())[: samples(1, len(engine.games()))]
"""The games of which a whole match is drawn."""


@pytest.fixture(autouse=True)
def no_pictures(request: pytest.FixtureRequest) -> Iterator[None]:
    """Boards and hands are drawn in whole matches alone, and in all tests of pictures."""
    drawn = "test_whole_matches" in request.node.path.name and request.node.callspec.params["game"] in DRAWN
    with pytest.MonkeyPatch.context() as patch:
        if not drawn:
            instead_of_pictures(patch)
        yield


@pytest.fixture
def pages_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages of matches are made in this process and have no pictures."""
    pages_in_this_process(monkeypatch)
