"""Buckets are owned by one process each, evenly, and go over to others as soon as one is lost."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import asyncpg
import pytest

from bot.processes import buckets as module
from bot.processes.buckets import BucketLocks
from bot.processes.owners import BUCKETS, Buckets, bucket_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from tests.postgresql import Server

ALL = frozenset(range(BUCKETS))
SOON = 5.0
"""Seconds within which what a process has lost must be another one's."""


class Member:
    """One of several processes, as far as buckets go."""

    def __init__(self, address: str) -> None:
        self.told: list[tuple[str, int]] = []
        self.busy: set[int] = set()
        self.present = 0
        self.changed, self.nothing = asyncio.Event(), asyncio.Event()
        self.buckets = BucketLocks(
            address, taken=self._taken, lost=self._lost, busy=self.busy.__contains__, present=self._present
        )

    def _taken(self, buckets: Buckets) -> None:
        self.told.append(("taken", len(buckets)))

    def _lost(self, buckets: Buckets) -> None:
        self.told.append(("lost", len(buckets)))
        if not self.owned:
            self.nothing.set()

    def _present(self, processes: int) -> None:
        self.present = processes
        self.changed.set()

    @property
    def owned(self) -> Buckets:
        return self.buckets.owned

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for that, from beat to beat."""
        async with asyncio.timeout(SOON):
            while not condition():
                self.changed.clear()
                await self.changed.wait()


@asynccontextmanager
async def member(address: str) -> AsyncIterator[Member]:
    one = Member(address)
    task = asyncio.create_task(one.buckets.keep())
    try:
        yield one
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def break_connections(address: str) -> None:
    """Break the connections of everybody who owns buckets, as a network or an administrator may."""
    connection = await asyncpg.connect(address)
    query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'turncoat owner'"
    await connection.execute(query)
    await connection.close()


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "EVERY", 0.02)


def test_a_table_keeps_its_bucket() -> None:
    assert {bucket_of(table) for table in range(1, 1000)} == ALL
    assert bucket_of(300) == bucket_of(300 + BUCKETS)


async def test_one_process_owns_everything(address: str) -> None:
    async with member(address) as anna:
        await anna.until(lambda: anna.owned == ALL)
        assert (anna.told, anna.present) == ([("taken", BUCKETS)], 1)


async def test_processes_share_evenly_as_they_come_and_go(address: str) -> None:
    async with member(address) as anna:
        await anna.until(lambda: anna.owned == ALL)
        async with member(address) as ben:
            await ben.until(lambda: len(ben.owned) == BUCKETS // 2)
            assert anna.owned == ALL - ben.owned
            first = frozenset(range(BUCKETS // 4))
            assert anna.owned & first, "tables of one evening follow one another: nobody has all of them"
            assert ben.owned & first
            async with member(address) as chloe:
                await chloe.until(lambda: len(anna.owned) + len(ben.owned) + len(chloe.owned) == BUCKETS)
                await chloe.until(lambda: min(len(one.owned) for one in (anna, ben, chloe)) >= BUCKETS // 3 - 1)
                assert anna.owned | ben.owned | chloe.owned == ALL
                assert chloe.present == 3
            await ben.until(lambda: anna.owned | ben.owned == ALL)
        await anna.until(lambda: anna.owned == ALL)


async def test_busy_buckets_are_given_to_nobody_yet(address: str) -> None:
    async with member(address) as anna:
        await anna.until(lambda: anna.owned == ALL)
        anna.busy |= ALL
        async with member(address) as ben:
            await ben.until(lambda: len(anna.owned) == BUCKETS // 2)
            assert ben.owned == frozenset(), "nobody owns it: calls of the one are under way"
            anna.busy.clear()
            await ben.until(lambda: ben.owned == ALL - anna.owned)


async def test_with_the_connection_all_is_lost_and_somebody_has_it_soon(address: str) -> None:
    async with member(address) as anna, member(address) as ben:
        await anna.until(lambda: len(anna.owned) == len(ben.owned) == BUCKETS // 2)
        anna.told.clear()
        await break_connections(address)
        await anna.until(lambda: ("lost", BUCKETS // 2) in anna.told and anna.owned | ben.owned == ALL)
        assert not anna.owned & ben.owned


async def test_nothing_is_owned_while_there_is_no_database(postgres_server: Server, address: str) -> None:
    async with member(address) as anna:
        await anna.until(lambda: anna.owned == ALL)
        await asyncio.to_thread(postgres_server.crash)
        try:
            async with asyncio.timeout(SOON):
                await anna.nothing.wait()
        finally:
            await asyncio.to_thread(postgres_server.start)
        await anna.until(lambda: anna.owned == ALL)


async def test_a_process_that_hangs_loses_all_to_others(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its connection stays: only PostgreSQL can take its locks."""
    monkeypatch.setitem(module.HELD, "idle_session_timeout", "100")
    async with member(address) as anna:
        await anna.until(lambda: anna.owned == ALL)
        monkeypatch.setattr(module, "EVERY", 60.0)
        anna.changed.clear()
        await anna.changed.wait()
        monkeypatch.setattr(module, "EVERY", 0.02)
        async with member(address) as ben:
            await ben.until(lambda: ben.owned == ALL)


async def test_a_process_that_hung_for_too_long_owns_nothing_until_it_has_asked(address: str) -> None:
    """PostgreSQL may have taken it for dead, and another process has its buckets."""
    async with member(address) as anna:
        await anna.until(lambda: anna.owned == ALL)
        anna.told.clear()
        anna.buckets._beaten -= 60
        assert anna.owned == frozenset(), "from the first moment on, before anybody has told"
        await anna.until(lambda: len(anna.told) == 2)
        assert anna.told == [("lost", BUCKETS), ("taken", BUCKETS)]
