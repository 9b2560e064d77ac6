"""Each shard is heard by itself: where one is not, no time passes for anybody on its servers."""

from collections.abc import AsyncIterator, Collection, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store import Clock, HearingNote, Store
from bot.tables import Times
from bot.tables.time.hearing import GAP, SEEN_EVERY, Hearing, OwnShards
from tests.store.some_clocks import set_clock
from tests.tables.conftest import Clock as Hand
from tests.tables.people import a_table

HOUR = 3600.0
SERVERS = [shard << 22 for shard in range(4)]
"""A server of each of four shards."""


@pytest.fixture(params=["file", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return the place of either database."""
    return tmp_path / "turncoat.db" if request.param == "file" else str(request.getfixturevalue("address"))


@pytest.fixture
async def store(where: Path | str) -> AsyncIterator[Store]:
    """A running table on each server, whose clock is due in an hour."""
    store = await Store.open(where)
    for channel, server in enumerate(SERVERS):
        table = await store.tables.open(replace(a_table(), guild=server, channel=channel))
        await set_clock(store, table.id, Clock(heard=0.0), HOUR)
    yield store
    await store.close()


async def moved(store: Store) -> list[float]:
    """By how much the clock of each server was moved, in hours."""
    clocks = [await store.clocks.get(table.id) for table in await store.tables.all_open()]
    return [round(clock.heard / HOUR, 1) for clock in clocks if clock is not None]


class Process:
    """One of a bot's processes: which shards it has, and which of those are connected."""

    def __init__(self, store: Store, clock: Hand, *shards: int, of: int = 4, shared: bool = True) -> None:
        self.connected: Collection[int] = shards
        times = Times(clock, clock)
        self.shards, self.of = shards, of
        self.hearing = Hearing(store, times, shared=shared)

    async def look(self) -> str:
        """As the timekeeper does."""
        self.hearing.tell(OwnShards(self.of, self.shards, frozenset(self.connected)))
        heard = await self.hearing.heard()
        await self.hearing.make_up()
        return heard


async def pass_an_hour(clock: Hand, *processes: Process) -> None:
    for _ in range(180):
        clock.now += SEEN_EVERY
        for one in processes:
            await one.look()


@pytest.mark.parametrize(("lost", "heard", "stood"), [(2, "1101", [0, 0, 1, 0]), (0, "0000", [1, 1, 1, 1])])
async def test_clocks_of_a_lost_shard_stand_still(
    store: Store, clock: Hand, lost: int, heard: str, stood: Sequence[float]
) -> None:
    """All buttons in direct messages arrive at shard 0: without it nobody is heard."""
    process = Process(store, clock, *range(4), shared=False)
    assert await process.look() == "1111"
    process.connected = {*range(4)} - {lost}
    assert await process.look() == heard
    await store.clocks.put_off(3, 5.0)
    assert await store.clocks.next() == (5.0, 3)
    assert await store.clocks.next(shards="1101") == (HOUR, 1)
    await pass_an_hour(clock, process)
    process.connected = range(4)
    assert await process.look() == "1111"
    assert await moved(store) == stood


async def test_processes_tell_one_another_what_they_hear(store: Store, clock: Hand) -> None:
    one, other, worker = Process(store, clock, 0, 1), Process(store, clock, 2, 3), Process(store, clock, of=0)
    assert await worker.look() == ""
    await one.look()
    await other.look()
    assert [await each.look() for each in (one, other, worker)] == ["1111"] * 3
    other.connected = (3,)
    await other.look()
    assert await worker.look() == "1101", "at once"


async def test_a_process_that_was_away_makes_up_for_its_own_shards(store: Store, clock: Hand) -> None:
    one, worker = Process(store, clock, 0, 1), Process(store, clock, of=0)
    await one.look()
    await Process(store, clock, 2, 3).look()
    await pass_an_hour(clock, one, worker)
    assert await worker.look() == "1100"
    again = Process(store, clock, 2, 3)
    await again.look()
    assert await moved(store) == [0, 0, 1, 1]
    assert await worker.look() == "1111"


async def test_a_clock_begun_meanwhile_is_not_moved_by_the_time_before(store: Store, clock: Hand) -> None:
    """Check an answer in a direct message, of which shard 0 hears."""
    one, other = Process(store, clock, 0, 1), Process(store, clock, 2, 3)
    await one.look()
    await other.look()
    other.connected = ()
    await other.look()
    await pass_an_hour(clock, one)
    assert await one.hearing.make_up(SERVERS[2])
    assert not await one.hearing.make_up(SERVERS[2])
    assert await moved(store) == [0, 0, 1, 0]
    await pass_an_hour(clock, one)
    other.connected = (2, 3)
    await other.look()
    assert await moved(store) == [0, 0, 2, 2]


@pytest.mark.parametrize("where", ["file"], indirect=True)
async def test_with_another_number_of_shards_nothing_is_counted_twice(store: Store, clock: Hand) -> None:
    await Process(store, clock, *range(4)).look()
    clock.now += HOUR
    few = Process(store, clock, 0, 1, of=2)
    await few.look()
    assert await moved(store) == [1, 1, 1, 1]
    await pass_an_hour(clock, few)
    await Process(store, clock, *range(4)).look()
    assert await moved(store) == [1, 1, 1, 1], "it was heard until now"


@pytest.mark.parametrize("where", ["file"], indirect=True)
async def test_short_gaps_move_nothing_and_notes_are_few(store: Store, clock: Hand) -> None:
    process = Process(store, clock, 0, of=1, shared=False)
    await process.look()
    (first,) = await store.hearing.all()
    clock.now += SEEN_EVERY - 1
    await process.look()
    assert await store.hearing.all() == [first]
    process.connected = ()
    clock.now += GAP - SEEN_EVERY
    await process.look()
    process.connected = (0,)
    await process.look()
    assert await store.hearing.all() == [HearingNote(1, 0, clock.now, heard=True)]
    assert await moved(store) == [0, 0, 0, 0]
