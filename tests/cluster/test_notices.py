"""Notices reach the other processes, many at once, and their sender not at all."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import asyncpg
import pytest

from bot.processes import notices as module
from bot.processes.notices import MOST, DatabaseNotice, Notices

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

SOON = 5.0


class Ear:
    """A process that hears and tells."""

    def __init__(self, address: str) -> None:
        self.heard: list[DatabaseNotice] = []
        self.again = 0
        self.happened = asyncio.Event()
        self.notices = Notices(address, heard=self._hear, missed=self._begin)

    def _hear(self, notice: DatabaseNotice) -> None:
        self.heard.append(notice)
        self.happened.set()

    def _begin(self) -> None:
        self.again += 1
        self.happened.set()

    @property
    def tables(self) -> list[int]:
        return [table for notice in self.heard for table in notice.changed]

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(SOON):
            while not condition():
                self.happened.clear()
                await self.happened.wait()


@asynccontextmanager
async def ear(address: str) -> AsyncIterator[Ear]:
    one = Ear(address)
    task = asyncio.create_task(one.notices.keep())
    try:
        await one.until(lambda: one.again == 1)
        yield one
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AGAIN", 0.02)


async def test_many_changes_are_one_notice_to_all_others(address: str) -> None:
    async with ear(address) as anna, ear(address) as ben, ear(address) as chloe:
        for table in (3, 1, 3, 2):
            anna.notices.changed(table)
        await ben.until(lambda: len(ben.tables) == 3)
        await chloe.until(lambda: len(chloe.tables) == 3)
        assert ben.tables == chloe.tables == [3, 1, 2]
        assert len(ben.heard) == 1
        assert anna.heard == []


async def test_more_than_one_notice_takes_are_several(address: str) -> None:
    async with ear(address) as anna, ear(address) as ben:
        tables = list(range(10**15, 10**15 + 3 * MOST))
        for table in tables:
            anna.notices.changed(table)
            anna.notices.claim(table, f"former:12:guest:{10**18}", begins=True)
        await ben.until(lambda: len(ben.tables) == len(tables))
        assert ben.tables == tables
        assert len(ben.heard) == 3


async def test_a_claim_is_told_before_its_end_or_not_at_all(address: str) -> None:
    async with ear(address) as anna, ear(address) as ben:
        anna.notices.claim(7, "prompt:0:1", begins=True)
        await ben.until(lambda: len(ben.heard) == 1)
        anna.notices.claim(7, "prompt:0:1", begins=False)
        anna.notices.claim(7, "prompt:0:2", begins=True)
        anna.notices.claim(7, "prompt:0:2", begins=False)
        await ben.until(lambda: len(ben.heard) == 2)
        first, second = ben.heard
        assert (first.claimed, first.released, first.changed) == ([(7, "prompt:0:1")], [], [])
        assert (second.claimed, second.released, second.changed) == ([], [(7, "prompt:0:1")], [7])


async def test_a_message_that_is_claimed_again_is_claimed_once(address: str) -> None:
    """As the lobby, when one person after the other joins: by the end nobody takes it to be claimed still."""
    slot = (7, "lobby")
    async with ear(address) as anna, ear(address) as ben:
        anna.notices.claim(*slot, begins=True)
        await ben.until(lambda: len(ben.heard) == 1)
        anna.notices.claim(*slot, begins=False)
        anna.notices.claim(*slot, begins=True)
        await ben.until(lambda: ben.tables == [7])
        anna.notices.claim(*slot, begins=True)
        anna.notices.claim(*slot, begins=False)
        await ben.until(lambda: ben.tables == [7, 7])
        anna.notices.claim(*slot, begins=False)
        await ben.until(lambda: ben.tables == [7, 7, 7])
        assert [one.claimed for one in ben.heard] == [[slot], [], [], []]
        assert [one.released for one in ben.heard] == [[], [], [], [slot]]


async def test_after_a_lost_connection_it_is_told_that_notices_may_be_missing(address: str) -> None:
    async with ear(address) as anna, ear(address) as ben:
        connection = await asyncpg.connect(address)
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'turncoat notices'"
        await connection.execute(query)
        await connection.close()
        anna.notices.changed(5)
        await anna.until(lambda: anna.again == 2)
        await ben.until(lambda: ben.again == 2)
        anna.notices.changed(6)
        await ben.until(lambda: 6 in ben.tables)


async def test_a_notice_that_cannot_be_read_costs_itself_alone(address: str, caplog: pytest.LogCaptureFixture) -> None:
    """As of another version of the bot."""
    async with ear(address) as anna, ear(address) as ben:
        connection = await asyncpg.connect(address)
        await connection.execute("SELECT pg_notify($1, $2)", module.CHANNEL, "what is this")
        await connection.close()
        anna.notices.changed(7)
        await ben.until(lambda: ben.tables == [7])
        assert "a notice cannot be read" in caplog.text


async def test_a_quiet_connection_is_asked_whether_it_is_still_there(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "QUIET", 0.02)
    connection = await asyncpg.connect(address)
    query = "SELECT query FROM pg_stat_activity WHERE application_name = 'turncoat notices'"
    async with ear(address) as anna, asyncio.timeout(SOON):
        while await connection.fetchval(query) != "SELECT 1":
            continue
        async with ear(address) as ben:
            anna.notices.changed(7)
            await ben.until(lambda: ben.tables == [7])
    await connection.close()
