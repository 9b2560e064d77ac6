"""Processes at one PostgreSQL: each bucket is owned by one of them, and notices reach all others."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress

import asyncpg
import pytest

from bot.processes import bucket_locks, notices
from bot.processes.bucket_locks import BucketLocks
from bot.processes.notices import MOST, DatabaseNotice, Notices
from bot.processes.owners import BUCKETS, Buckets, bucket_of
from tests.postgresql import Server

ALL = frozenset(range(BUCKETS))
SOON = 30.0
"""Seconds within which a notice is heard, and what a process has lost is another one's."""


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bucket_locks, "EVERY", 0.02)
    monkeypatch.setattr(notices, "AGAIN", 0.02)


class Process:
    """A process that remembers that something has happened."""

    def __init__(self) -> None:
        self.happened = asyncio.Event()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for a condition, from one thing that happens to the next."""
        async with asyncio.timeout(SOON):
            while not condition():
                self.happened.clear()
                await self.happened.wait()


@asynccontextmanager
async def kept(keeping: Coroutine[object, object, None]) -> AsyncIterator[None]:
    """Let a process keep its buckets or notices meanwhile."""
    task = asyncio.create_task(keeping)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def cut_off(address: str, name: str) -> None:
    """Break all connections of a name, as a network or an administrator may."""
    connection = await asyncpg.connect(address)
    query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"
    await connection.execute(query, name)
    await connection.close()


class Member(Process):
    """One of several processes, as far as buckets go."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.told: list[tuple[str, int]] = []
        self.busy: set[int] = set()
        self.present = 0
        self.nothing = asyncio.Event()
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
        self.happened.set()

    @property
    def owned(self) -> Buckets:
        return self.buckets.owned


@asynccontextmanager
async def member(address: str) -> AsyncIterator[Member]:
    one = Member(address)
    async with kept(one.buckets.keep()):
        yield one


def test_a_table_keeps_its_bucket() -> None:
    assert {bucket_of(table) for table in range(1, 1000)} == ALL
    assert bucket_of(300) == bucket_of(300 + BUCKETS)


async def test_processes_share_evenly_as_they_come_and_go(address: str) -> None:
    async with member(address) as anna:
        await anna.until(lambda: anna.owned == ALL)
        assert (anna.told, anna.present) == ([("taken", BUCKETS)], 1)
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
        await cut_off(address, "turncoat owner")
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
    monkeypatch.setitem(bucket_locks.HELD, "idle_session_timeout", "100")
    async with member(address) as anna:
        await anna.until(lambda: anna.owned == ALL)
        monkeypatch.setattr(bucket_locks, "EVERY", 60.0)
        anna.happened.clear()
        await anna.happened.wait()
        monkeypatch.setattr(bucket_locks, "EVERY", 0.02)
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


class Ear(Process):
    """A process that hears and tells."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.heard: list[DatabaseNotice] = []
        self.again = 0
        self.notices = Notices(address, heard=self._hear, missed=self._begin)

    def _hear(self, notice: DatabaseNotice) -> None:
        self.heard.append(notice)
        self.happened.set()

    def _begin(self) -> None:
        self.again += 1
        self.happened.set()

    async def hears(self, number: int) -> None:
        """Wait until so many notices have been heard."""
        await self.until(lambda: len(self.heard) == number)

    @property
    def tables(self) -> list[int]:
        return [table for notice in self.heard for table in notice.changed]


@asynccontextmanager
async def ear(address: str) -> AsyncIterator[Ear]:
    one = Ear(address)
    async with kept(one.notices.keep()):
        await one.until(lambda: one.again == 1)
        yield one


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


async def test_a_claim_is_told_once_and_before_its_end_or_not_at_all(address: str) -> None:
    """A lobby is claimed again, when one person after the other joins: by the end nobody takes it to be claimed."""
    lobby, own = (7, "lobby"), (7, "prompt:0:2")
    async with ear(address) as anna, ear(address) as ben:
        for told, claims in (
            (([lobby], []), [(lobby, True)]),
            (([], []), [(lobby, False), (lobby, True)]),
            (([], []), [(lobby, True), (lobby, False)]),
            (([], [lobby]), [(lobby, False), (own, True), (own, False)]),
        ):
            before = len(ben.heard)
            for slot, begins in claims:
                anna.notices.claim(*slot, begins=begins)
            await ben.hears(before + 1)
            assert (ben.heard[-1].claimed, ben.heard[-1].released) == told
        assert ben.tables == [7, 7, 7]


async def test_after_a_lost_connection_it_is_told_that_notices_may_be_missing(address: str) -> None:
    async with ear(address) as anna, ear(address) as ben:
        await cut_off(address, "turncoat notices")
        anna.notices.changed(5)
        await anna.until(lambda: anna.again == 2)
        await ben.until(lambda: ben.again == 2)
        anna.notices.changed(6)
        await ben.until(lambda: 6 in ben.tables)


async def test_a_notice_that_cannot_be_read_costs_itself_alone(address: str, caplog: pytest.LogCaptureFixture) -> None:
    """As of another version of the bot."""
    async with ear(address) as anna, ear(address) as ben:
        connection = await asyncpg.connect(address)
        await connection.execute("SELECT pg_notify($1, $2)", notices.CHANNEL, "what is this")
        await connection.close()
        anna.notices.changed(7)
        await ben.until(lambda: ben.tables == [7])
        assert "a notice cannot be read" in caplog.text


async def test_a_quiet_connection_is_asked_whether_it_is_there(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "QUIET", 0.02)
    connection = await asyncpg.connect(address)
    query = "SELECT query FROM pg_stat_activity WHERE application_name = 'turncoat notices'"
    async with ear(address) as anna, asyncio.timeout(SOON):
        while await connection.fetchval(query) != "SELECT 1":
            continue
        async with ear(address) as ben:
            anna.notices.changed(7)
            await ben.until(lambda: ben.tables == [7])
    await connection.close()
