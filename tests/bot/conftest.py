"""The court with the bot running, the people in it, and pictures that cost nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import engine
from tests.bot.outlines import instead_of_pictures
from tests.samples import samples

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.sandbox import Person
    from tests.bot.court import Court

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
async def court(empty_court: Court) -> Court:
    """A court with the bot running."""
    await empty_court.start_bot()
    return empty_court


@pytest.fixture
def anna(empty_court: Court) -> Person:
    return empty_court.person("anna")


@pytest.fixture
def ben(empty_court: Court) -> Person:
    return empty_court.person("ben")


@pytest.fixture
def chloe(empty_court: Court) -> Person:
    return empty_court.person("chloe")


@pytest.fixture
def dirk(empty_court: Court) -> Person:
    return empty_court.person("dirk")
