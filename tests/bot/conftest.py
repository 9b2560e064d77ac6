"""The court: a sandbox and the bot on it, whose whole traffic is checked at the end of every test."""

from __future__ import annotations

import logging
import random
from typing import TYPE_CHECKING

import pytest

from bot.client import Turncoat
from bot.sandbox import Sandbox, redirect
from tests.bot.court import Court, fixed_secrets
from tests.bot.outlines import instead_of_pictures
from tests.sandbox.contract import event_violations, violations

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from bot.sandbox import Person


@pytest.fixture
def chance(request: pytest.FixtureRequest) -> random.Random:
    """What people answer: the same in every run."""
    return random.Random(request.node.name)


async def identify_at_once(bot: Turncoat, shard_id: int | None, *, initial: bool = False) -> None:
    """discord.py waits 5 seconds before every identify but the first."""


@pytest.fixture(autouse=True)
def no_pictures(request: pytest.FixtureRequest) -> Iterator[None]:
    """Boards and hands are drawn in whole matches alone, and in all tests of pictures."""
    with pytest.MonkeyPatch.context() as patch:
        if "test_whole_matches" not in request.node.path.name:
            instead_of_pictures(patch)
        yield


@pytest.fixture
async def empty_court(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Court]:
    """A court whose bot has not been started. At the end nothing was sent that Discord refuses, and nothing logged as
    an error.
    """
    monkeypatch.setattr(Turncoat, "before_identify_hook", identify_at_once)
    monkeypatch.setattr("bot.tables.tables.secrets", fixed_secrets(request.node.name))
    async with Sandbox(record_bodies=True) as sandbox:
        redirect(sandbox.address)
        # Ids do not depend on the time: the id of the click that starts a match is part of its seed.
        monkeypatch.setattr(sandbox.world, "next_id", sandbox.world.fixed_id)
        court = Court(sandbox, tmp_path)
        try:
            yield court
        finally:
            await court.stop_bot()
        assert sandbox.problems == []
        assert violations(sandbox.requests) == []
        assert event_violations(sandbox.events) == []
    assert [one.getMessage() for one in caplog.get_records("call") if one.levelno >= logging.ERROR] == []


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
