"""Processes that share a database identify and register one after the other."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import chain, pairwise
from typing import Any

import asyncpg
import pytest
from discord import AutoShardedClient, Intents

from bot.processes import turns
from bot.processes.gateway import Gateway
from bot.processes.shards import Shards
from bot.processes.turns import Turns
from bot.sandbox import Sandbox, redirect
from bot.sandbox.gateway import starts
from bot.store import StoreError


@pytest.fixture
def apart(monkeypatch: pytest.MonkeyPatch) -> float:
    monkeypatch.setattr(turns, "APART", 0.2)
    return 0.2


@pytest.fixture
def begin(address: str) -> Iterator[Callable[..., Turns]]:
    """Return what lets one more process wait for its turns; at the end all are closed."""
    begun: list[Turns] = []

    def begin(lanes: int = 1, shards: str | None = None) -> Turns:
        begun.append(Turns(address, lanes, Shards(shards) if shards else None))
        return begun[-1]

    yield begin
    for one in begun:
        one.close()


async def identify(one: Turns, *shards: int) -> list[float]:
    """The time at which each may."""
    times = []
    for shard in shards:
        await one.identify(shard)
        times.append(asyncio.get_running_loop().time())
    return times


async def test_shards_of_all_processes_identify_one_after_the_other(begin: Callable[..., Turns], apart: float) -> None:
    one, other = begin(), begin()
    times = sorted(chain(*await asyncio.gather(identify(one, 0, 1), identify(other, 2, 3))))
    assert all(later - earlier >= apart for earlier, later in pairwise(times))


async def test_in_own_lanes_they_do_not_wait(begin: Callable[..., Turns], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "APART", 60.0)
    await asyncio.wait_for(identify(begin(16), 0, 1, 2, 3), 30)


async def test_a_process_that_is_gone_keeps_nobody_waiting(begin: Callable[..., Turns]) -> None:
    """Close the turns like a process that was killed: its connection ends, and so does its turn."""
    one, other = begin(), begin()
    await one.identify(0)
    waiting = asyncio.create_task(other.identify(1))
    one.close()
    await asyncio.wait_for(waiting, 30)


async def test_a_process_that_gives_up_waiting_takes_no_turn(begin: Callable[..., Turns]) -> None:
    one, other = begin(), begin()
    await one.identify(0)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(other.identify(1), 0.1)
    one.close()
    await asyncio.wait_for(other.identify(1), 30)


async def test_a_try_to_have_shards_that_fails_leaves_no_connection(address: str, begin: Callable[..., Turns]) -> None:
    """It is made each second, for as long as it fails."""
    one, watching = begin(1, "0/2"), await asyncpg.connect(address)
    await watching.execute("ALTER FUNCTION pg_try_advisory_lock_shared(int, int) RENAME TO gone")
    with pytest.raises(asyncpg.PostgresError):
        await one.hear()
    query = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'turncoat turns'"
    async with asyncio.timeout(30):
        while await watching.fetchval(query):
            pass  # PostgreSQL notices it a little later
    await watching.execute("ALTER FUNCTION gone(int, int) RENAME TO pg_try_advisory_lock_shared")  # for later tests
    await watching.close()


@pytest.mark.usefixtures("apart")
async def test_without_the_database_a_shard_still_identifies(caplog: pytest.LogCaptureFixture) -> None:
    await Turns("postgresql://turncoat:secret@127.0.0.1:9/turncoat", 1).identify(3)
    assert "shard 3 identifies without waiting for other processes" in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.parametrize(("one", "other"), [(None, None), (None, "0/2"), ("0/2", None), ("0-1/4", "1-2/4")])
async def test_shards_are_heard_by_one_process_alone(
    begin: Callable[..., Turns], monkeypatch: pytest.MonkeyPatch, one: str | None, other: str | None
) -> None:
    """Else both would answer every click, and one of them that it is too late."""
    monkeypatch.setattr(turns, "TO_HAVE_SHARDS", 0.0)
    monkeypatch.setattr(turns, "AGAIN", 0.0)
    first, second = begin(1, one), begin(1, other)
    await first.hear()
    with pytest.raises(StoreError, match="answered twice"):
        await second.hear()
    first.close()
    monkeypatch.setattr(turns, "TO_HAVE_SHARDS", 5.0)
    await second.hear()


async def test_shards_are_had_again_after_the_database_was_away(
    address: str, begin: Callable[..., Turns], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(turns, "AGAIN", 0.01)
    one, other = begin(), begin()
    await one.hear()
    lost = one._hearing
    keeping = asyncio.create_task(one.keep_hearing())
    breaking = await asyncpg.connect(address)
    await breaking.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'turncoat turns'"
    )
    monkeypatch.setattr(turns, "TO_HAVE_SHARDS", 0.0)
    async with asyncio.timeout(30):
        while one._hearing is lost:
            await breaking.execute("SELECT 1")
    await breaking.close()
    with pytest.raises(StoreError):
        await other.hear()
    assert "same shards" not in caplog.text
    keeping.cancel()


async def test_one_process_registers_at_a_time(begin: Callable[..., Turns]) -> None:
    order = []

    async def register(one: Turns, name: str) -> None:
        async with one.registering():
            order.append(f"{name} begins")
            await asyncio.sleep(0)
            order.append(f"{name} ends")

    await asyncio.gather(*(register(begin(), name) for name in "abc"))
    assert [line.split()[1] for line in order] == ["begins", "ends"] * 3


class InTurns(AutoShardedClient):
    """A client that identifies when it is its turn."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.gateway = Gateway(self)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn of the shard."""
        assert await self.gateway.take_turn(shard_id or 0)


async def test_processes_that_start_at_once_all_get_a_session(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord refuses those that identify too soon after another one."""
    monkeypatch.setattr(turns, "APART", 0.3)
    monkeypatch.setattr(starts, "APART", 0.2)
    async with Sandbox() as sandbox:
        redirect(sandbox.address)
        sandbox.gateway.starts.on = True
        clients = [InTurns(intents=Intents(guilds=True), shard_count=4) for _ in range(2)]
        for number, client in enumerate(clients):
            shards = Shards(f"{2 * number}-{2 * number + 1}/4")
            client.shard_ids = list(shards.mine)
            await client.login(sandbox.token)
            await client.gateway.take_turns(address, shards)
        connections = [asyncio.create_task(client.connect()) for client in clients]
        await sandbox.until(lambda: sandbox.bot_online)
        assert sandbox.problems == []
        for client in clients:
            await client.close()
            client.gateway.close()
        await asyncio.gather(*connections)
