"""A disk that takes its time: the person is acknowledged in time, and the answer comes when it is written."""

import asyncio
from typing import Any

import pytest

from bot import texts
from bot.commands import replies
from bot.sandbox import Person, interactions
from tests.bot.court import Court, fine
from tests.bot.playing import present

SAY = texts.speaker("en")


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


async def test_a_click_on_an_answer(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    await court.begin(court.people(3))
    question = present(court)
    who, prompt = question
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


async def test_a_command(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    await court.begin(court.people(3))
    question = present(court)
    disk = SlowDisk(court.bot.store.answers, "append", monkeypatch)
    told = await fine(question.person.command("the-hall", "verraeter place", landscape="0"))
    assert told.messages[0].loading
    assert told.messages[0].only_for is question.person
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


async def test_done_in_the_moment_of_the_deferral(court: Court, dirk: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord has taken the deferral, and the bot has not heard of it yet."""
    disk = SlowDisk(court.bot.store.tables, "in_channel", monkeypatch, after=True)
    status = dirk.send_command(dirk.channel("the-hall"), "status", {})
    disk.done = status.settled
    await dirk.settled(status)
    await court.quiet()
    assert status.text == SAY("status-no-table")
    assert not status.messages[0].loading


async def test_a_click_done_in_the_moment_of_the_deferral(
    court: Court, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
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
