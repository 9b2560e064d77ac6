"""Answers that come too late for Discord, or are cut off by the end of the bot.

Neither is a mistake: no error is logged.
"""

import asyncio

import pytest

from bot.commands import replies
from bot.sandbox import Person, interactions
from tests.bot.court import Court
from tests.bot.restarts.test_slow_store import SlowDisk

CALLBACK = "/interactions/*/*/callback"
SOON = 0.1
"""Seconds after which people are told that an interaction failed, instead of 3."""


@pytest.mark.parametrize(("name", "focused"), [("join", "game"), ("board", "part"), ("abort", "table")])
async def test_a_late_suggestion(
    court: Court,
    anna: Person,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    focused: str,
) -> None:
    caplog.set_level("INFO")
    court.sandbox.fail_next("POST", CALLBACK, 404, code=10062)
    monkeypatch.setattr(interactions, "TO_ACKNOWLEDGE", SOON)
    with pytest.raises(TimeoutError):
        await anna.autocomplete("the-hall", name, focused=focused)
    (line,) = [one for one in caplog.records if one.name.startswith("bot.commands")]
    assert line.getMessage().startswith("the suggestions came too late")
    assert line.levelname == "INFO"


async def test_a_refusal_that_comes_too_late_is_told_to_nobody(
    court: Court, dirk: Person, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await court.seat(court.people(3))
    caplog.set_level("INFO")
    court.sandbox.fail_next("POST", CALLBACK, 404, code=10062)
    monkeypatch.setattr(interactions, "TO_ACKNOWLEDGE", SOON)
    told = await dirk.click(lobby, "Start")
    await court.quiet()
    assert (told.failed, told.messages) == (True, [])
    (line,) = [one.getMessage() for one in caplog.records if one.name.startswith("bot.commands")]
    assert line.startswith("a refusal could not be told: ")


async def test_a_suggestion_that_fails_is_said_once(
    court: Court, anna: Person, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(channel: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(court.bot.store.tables, "in_channel", fail)
    assert await anna.autocomplete("the-hall", "board", focused="part") == []
    (line,) = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
    assert line.startswith("defect ")
    caplog.clear()


@pytest.fixture(params=[0.01, 100.0], ids=["deferred", "not deferred"])
def patience(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the time that the bot waits until it defers."""
    monkeypatch.setattr(replies, "TO_DEFER", request.param)


@pytest.mark.usefixtures("patience")
@pytest.mark.parametrize("custom_id", ["tc:join:1", "tc:join:7", "tc:options:1"])
async def test_the_end_of_the_bot_in_mid_click(
    court: Court, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, custom_id: str
) -> None:
    lobby = await court.seat([anna])
    disk = SlowDisk(court.bot.store.tables, "get", monkeypatch)
    monkeypatch.setattr(interactions, "TO_ACKNOWLEDGE", SOON)
    click = asyncio.create_task(court.forge(ben, lobby, custom_id))
    await disk.reached.wait()
    await court.bot.close()
    disk.done.set()
    await court.quiet()
    await click


async def test_the_end_of_the_bot_right_after_a_command(
    court: Court, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That direct messages were used is noted after the answer, or never."""
    disk = SlowDisk(court.bot.store.direct, "get", monkeypatch)
    await anna.command("dm", "rules")
    await disk.reached.wait()
    await court.bot.close()
    disk.done.set()
    await court.quiet()
