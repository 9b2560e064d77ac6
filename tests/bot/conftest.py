"""Pictures that cost nothing."""

import pytest

import engine
from bot.aftermath.film import Filmer
from bot.aftermath.film_shelf import FILMER
from tests.bot.outlines import in_this_process, instead_of_pictures, pages_in_this_process
from tests.samples import samples

DRAWN = tuple(engine.games())[: samples(0, len(engine.games()))]
"""The games of which a whole match is drawn."""


@pytest.fixture(autouse=True)
def no_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards and hands are drawn in whole matches alone, and in all tests of pictures.

    The test's own ``monkeypatch`` does that, for a test that draws all the same must be undone before.
    """
    drawn = "test_whole_matches" in request.node.path.name and request.node.callspec.params["game"] in DRAWN
    if not drawn:
        instead_of_pictures(monkeypatch)


@pytest.fixture
def pages_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages of matches are made in this process and have no pictures."""
    pages_in_this_process(monkeypatch)


@pytest.fixture
def films_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Films of matches are made in this process."""
    in_this_process(monkeypatch, FILMER, Filmer())
