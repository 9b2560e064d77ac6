"""A disk that takes its time: the person is acknowledged in time, and the answer comes when it is written.

Answers that come too late for Discord, or are cut off by the end of the bot, are no mistakes: no error is logged.
"""

import asyncio
from typing import Any

import pytest

from bot import texts
from bot.commands import replies
from bot.sandbox import Person, interactions
from tests.bot.bot_on_sandbox import Court, fine
from tests.bot.playing import present

SAY = texts.speaker("en")
SOON = 0.1
"""Seconds after which people are told that an interaction failed, instead of 3."""


class SlowDisk:
    """Lets a method of the store wait until ``done``, before it begins or ``after`` all is written."""

    def __init__(self, part: object, method: str, monkeypatch: pytest.MonkeyPatch, *, after: bool = False) -> None:
        self.reached, self.done = asyncio.Event(), asyncio.Event()
        real = getattr(part, method)

        async def wait(*arguments: Any) -> Any:
            self.reached.set()
            if not after:
                await self.done.wait()
            result = await real(*arguments)
            await self.done.wait()
            return result

        monkeypatch.setattr(part, method, wait)


@pytest.fixture(autouse=True)
def little_patience(empty_court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot defers after so many seconds; Discord waits for 3, as this one does again."""
    assert empty_court
    assert replies.TO_DEFER < 2.5
    monkeypatch.setattr(replies, "TO_DEFER", 0.05)
    monkeypatch.setattr(interactions, "TO_ACKNOWLEDGE", 3.0)


async def test_answers_by_a_click_and_a_command(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    await court.begin(court.people(3))
    who, prompt = present(court)
    disk = SlowDisk(court.bot.store.answers, "append", monkeypatch)
    menu = prompt.selects[0]
    shown = prompt.content
    click = await fine(who.choose(prompt, menu.custom_id, [menu.options[0].value]))
    assert prompt.content == shown
    disk.done.set()
    await court.quiet()
    assert (await court.match()).length == 1
    assert "✓" in prompt.content
    assert not prompt.selects
    assert click.messages == []
    who, _ = present(court)
    disk = SlowDisk(court.bot.store.answers, "append", monkeypatch)
    told = await fine(who.command("the-hall", "verraeter place", landscape="1"))
    assert told.messages[0].loading
    assert told.messages[0].only_for is who
    disk.done.set()
    await court.quiet()
    assert "✓" in told.text
    assert not told.messages[0].loading


async def test_a_refusal(court: Court, dirk: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    await court.begin(court.people(3))
    board = court.boards[-1]
    shown = board.content, board.components
    disk = SlowDisk(court.bot.store.tables, "get", monkeypatch)
    refused = await fine(dirk.click(board, "My hand"))
    disk.done.set()
    await court.quiet()
    assert [message.content for message in refused.messages] == [SAY("refusal-stranger")]
    assert refused.messages[0].only_for is dirk
    assert (board.content, board.components) == shown


async def test_done_in_the_moment_of_the_deferral(
    court: Court, anna: Person, ben: Person, dirk: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord has taken the deferral, and the bot has not heard of it yet."""
    disk = SlowDisk(court.bot.store.tables, "in_channel", monkeypatch, after=True)
    status = dirk.send_command(dirk.channel("the-hall"), "status", {})
    disk.done = status.settled
    await dirk.settled(status)
    await court.quiet()
    assert status.text == SAY("status-no-table")
    assert not status.messages[0].loading
    disk.done.set()
    lobby = await court.seat([anna])
    disk = SlowDisk(court.bot.store.tables, "save", monkeypatch, after=True)
    click = ben.send_component(lobby, "tc:join:1")
    disk.done = click.settled
    await ben.settled(click)
    await court.quiet()
    assert "· **Ben**" in lobby.content
    assert court.lobby is lobby
    assert click.messages == []
    assert [one.status for one in court.sandbox.requests if one.status >= 400] == []


async def test_a_suggestion_and_a_refusal_that_come_too_late_are_no_mistakes(
    court: Court, anna: Person, dirk: Person, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await court.seat(court.people(3))
    caplog.set_level("INFO")
    monkeypatch.setattr(interactions, "TO_ACKNOWLEDGE", SOON)
    for _ in range(2):
        court.sandbox.fail_next("POST", "/interactions/*/*/callback", 404, code=10062)
    with pytest.raises(TimeoutError):
        await anna.autocomplete("the-hall", "board", focused="part")
    told = await dirk.click(lobby, "Start")
    await court.quiet()
    assert (told.failed, told.messages) == (True, [])
    first, second = [one for one in caplog.records if one.name.startswith("bot.commands")]
    assert first.getMessage().startswith("the suggestions came too late")
    assert second.getMessage().startswith("a refusal could not be told: ")
    assert first.levelname == second.levelname == "INFO"


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


async def test_the_end_right_after_a_command(court: Court, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """That direct messages were used is noted after the answer, or never."""
    disk = SlowDisk(court.bot.store.direct, "get", monkeypatch)
    await anna.command("dm", "rules")
    await disk.reached.wait()
    await court.bot.close()
    disk.done.set()
    await court.quiet()
