"""PostgreSQL: several processes share it, and it may go away for a while and come back."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path

import asyncpg
import pytest
from msgspec.structs import replace

from bot.operating import database
from bot.store import Clock, Direct, HearingNote, NextClock, Placing, Posted, Rating, Store, StoreError
from bot.store.postgresql import database as postgresql
from bot.store.postgresql.database import Postgresql
from bot.store.postgresql.schema import VERSION
from bot.store.schema import Migration
from engine import Answer
from tests import postgresql as servers
from tests.store.some_clocks import set_clock
from tests.store.test_sqlite import set_mode, without_rights
from tests.store.test_tables import fresh
from tests.tables.people import ANNA, BEN
from tests.tables.results.some_results import a_match

TIMES = 20
NAMES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"


@pytest.fixture
async def stores(address: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes' stores in one database."""
    both = await asyncio.gather(Store.open(address), Store.open(address))
    yield both[0], both[1]
    for one in both:
        await one.close()


async def test_writers_of_equal_slots_never_wait(stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "UNDONE", ())
    slots = [Posted(f"board:{number}", 1, number, "", "") for number in range(12)]
    changes: list[tuple[Posted | None, Posted]] = [(None, one) for one in slots]
    table = await stores[0].tables.open(fresh())
    for _ in range(TIMES):
        one, other = (each.messages.note for each in stores)
        await asyncio.gather(one(table.id, *changes), other(table.id, *reversed(changes)))
        changes = [(one, one) for one in slots]
    assert len(await stores[0].messages.posted(table.id)) == len(slots)


async def test_writers_of_clocks_never_wait(stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "UNDONE", ())
    one, other = stores
    tables = [await one.tables.open(replace(fresh(), channel=number, state="running")) for number in range(TIMES)]
    for table in tables:
        await set_clock(one, table.id, Clock(), 1.0)
    before: HearingNote | None = None
    for number in range(TIMES):
        changes = (other.clocks.swap(table.id, NextClock(Clock(), 2.0, number)) for table in tables)
        noted = HearingNote(1, 0, float(number), heard=True)
        await asyncio.gather(one.hearing.note(before, noted, 1.0), *changes)
        before = noted
        for table in tables:
            await one._db.execute("UPDATE tables SET clocked = $2 WHERE id = $1", table.id, number + 1)


async def test_a_process_hung_in_a_transaction_is_left_behind(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a process does that is stopped, or whose machine is cut off."""
    monkeypatch.setitem(postgresql.SETTINGS, "idle_in_transaction_session_timeout", "100")
    stopped, other = await asyncio.gather(Store.open(address), Store.open(address))
    await other.facts.save("a", "")
    assert isinstance(stopped._db, Postgresql)
    with pytest.raises(StoreError, match="was lost"):
        async with stopped._db.transaction() as connection:
            await connection.execute("UPDATE facts SET value = 'stopped'")
            async with asyncio.timeout(30):
                await other.facts.save("a", "other")
    assert await stopped.facts.get("a") == "other"
    for one in (stopped, other):
        await one.close()


async def test_a_silent_database_keeps_nobody_from_ending(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "TO_CLOSE", 0.1)
    store = await Store.open(address)
    ((hung,),) = await store._db.fetch("SELECT pg_backend_pid()")
    os.kill(hung, signal.SIGSTOP)
    try:
        async with asyncio.timeout(5):
            await store.close()
    finally:
        os.kill(hung, signal.SIGCONT)


async def test_one_of_two_deadlocked_transactions_is_tried_again(stores: tuple[Store, Store]) -> None:
    """PostgreSQL has undone all of it."""
    for name in "ab":
        await stores[0].facts.save(name, "")
    query = "UPDATE facts SET value = value || $1 || pg_sleep(0.05) WHERE name = $2"
    a, b = ((query, ("+", name)) for name in "ab")
    assert all(await asyncio.gather(stores[0]._db.together(a, b), stores[1]._db.together(b, a)))
    assert [await stores[0].facts.get(name) for name in "ab"] == ["++", "++"]


async def test_ratings_are_not_kept_if_a_result_has_come_meanwhile(stores: tuple[Store, Store]) -> None:
    """Neither that of a match that ended before, nor of somebody who has been deleted."""
    first, second = stores
    early, late = (a_match(number, [(ANNA.user, 1), (BEN.user, 2)], ended=100.0 * number) for number in (1, 2))
    await ended(first, late)
    seen: list[list[int]] = []

    def reckon(_: Mapping[int, Rating], rows: Sequence[Placing]) -> list[Rating]:
        seen.append([one.table for one in rows])
        if len(seen) == 1:
            asyncio.run_coroutine_threadsafe(ended(second, early), loop).result()
        return []

    loop = asyncio.get_running_loop()
    while await first.ratings.reckon(1, "verraeter", "quarter", reckon):
        pass
    assert seen == [[2, 2], [1, 1, 2, 2]]


async def ended(store: Store, match: tuple[Placing, ...]) -> None:
    table = await store.tables.open(replace(fresh(channel=match[0].table), state="finished"))
    assert await store.tables.save(table, results=match)


async def test_a_wrong_address_is_refused_without_its_password(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "TO_REACH", 0.0)
    password = shared.split(":")[2].split("@", maxsplit=1)[0]
    wrong = (
        shared.replace("/shared", "/nowhere"),
        shared.replace(password, "wrong"),
        f"postgresql://turncoat:{password}@127.0.0.1:1/shared",
        f"postgresql://turncoat:{password}@127.0.0.1:port/shared",
    )
    for one in wrong:
        with pytest.raises(StoreError) as refused:
            await Store.open(one)
        assert password not in str(refused.value)


async def test_a_database_is_not_renewed_under_older_processes(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that processes of an older version prevent the update.

    They would write the database as it was. If new processes begin at once, one process does the update and the others
    wait.
    """
    old = await Store.open(postgres)
    newer = {VERSION: Migration("CREATE TABLE newer (id bigint)", VERSION + 1)}
    monkeypatch.setattr(postgresql, "STEPS", newer)
    monkeypatch.setattr(postgresql, "VERSION", VERSION + 1)
    with pytest.raises(StoreError, match="by processes of an older version"):
        await Store.open(postgres)
    await old.facts.save("a", "goes on")
    await old.close()
    stores = await asyncio.gather(*(Store.open(postgres) for _ in range(4)))
    for one in stores:
        await one.close()


async def test_results_are_not_made_anew_while_a_bot_has_them(address: str) -> None:
    bot = await Store.open(address)
    with pytest.raises(StoreError, match="in use by a bot"):
        await database.compare(address, write=True)
    await bot.close()
    assert await database.compare(address, write=True) == 0


READ_ONLY = "format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database())"


@pytest.mark.parametrize(
    ("ours", "done", "complaint"),
    [
        (False, "CREATE TABLE customers (id bigint)", "belongs to another program"),
        (False, "CREATE TABLE schema (version bigint NOT NULL)", "belongs to another program"),
        (False, f"DO $$ BEGIN EXECUTE {READ_ONLY}; END $$", "can only be read"),
        (True, "INSERT INTO schema VALUES (1000)", "newer Turncoat"),
        (True, "UPDATE schema SET version = 1", r"\(schema 1\), by none that was handed on"),
        (True, "UPDATE schema SET version = 3", r"\(schema 3\), by none that was handed on"),
    ],
)
async def test_a_database_that_cannot_be_used_is_refused_and_stays_as_it_is(
    postgres: str, ours: bool, done: str, complaint: str
) -> None:
    if ours:
        await (await Store.open(postgres)).close()
    connection = await asyncpg.connect(postgres)
    await connection.execute(done)
    before = await connection.fetch(NAMES)
    with pytest.raises(StoreError, match=complaint):
        await Store.open(postgres)
    assert await connection.fetch(NAMES) == before
    await connection.close()


async def test_an_acknowledged_answer_outlives_a_crash_and_all_goes_on(
    postgres_server: servers.Server, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connections that were there are gone; who reads or writes meanwhile waits until it is back."""
    store = await Store.open(address)
    table = await store.tables.open(fresh())
    assert await store.answers.append(table.id, 0, Answer(0, ("a",)), 1.0)
    await asyncio.to_thread(postgres_server.crash)
    with monkeypatch.context() as patched, pytest.raises(StoreError):
        patched.setattr(postgresql, "TO_REACH", 0.0)
        await store.answers.standing(table.id)
    reading = asyncio.create_task(store.answers.standing(table.id))
    writing = asyncio.create_task(store.facts.save("written", "meanwhile"))
    await asyncio.to_thread(postgres_server.start)
    assert await reading == (Answer(0, ("a",)),)
    await writing
    assert await store.facts.get("written") == "meanwhile"
    assert store.trouble == ""
    await store.close()


async def test_a_write_whose_fate_is_not_known_is_said_and_never_done_twice(address: str) -> None:
    """The connection goes while PostgreSQL is at it, which goes on all the same."""
    store = await Store.open(address)
    table = await store.tables.open(fresh())
    other = await asyncpg.connect(address)
    async with other.transaction():
        await other.execute("SELECT 1 FROM tables FOR UPDATE")
        writing = asyncio.create_task(store.answers.append(table.id, 0, Answer(0, ("a",)), 1.0))
        reading = asyncio.create_task(store._db.fetch("SELECT id FROM tables FOR UPDATE"))
        await waiting(other, 2)
        await other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
        with pytest.raises(StoreError, match="was lost"):
            await writing
        assert "was lost" in store.trouble
        await waiting(other, 1)
    assert [row[0] for row in await reading] == [table.id], "what reads is asked again"
    await other.close()
    assert await store.answers.how_far(table.id) == (0, 0)
    await set_clock(store, table.id, Clock(), None)
    assert store.trouble == ""
    await store.close()


async def waiting(connection: asyncpg.Connection, number: int) -> None:
    """Until so many wait for a row."""
    query = "SELECT count(*), pg_stat_clear_snapshot() FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    async with asyncio.timeout(20):
        while await connection.fetchval(query) != number:
            pass


async def test_a_value_of_the_wrong_kind_is_a_mistake_and_no_trouble(address: str) -> None:
    store = await Store.open(address)
    with pytest.raises(asyncpg.DataError):
        await store._db.fetch("SELECT id FROM tables WHERE id = $1", "one")
    assert await store.size() > 10_000
    await store.close()


async def test_a_home_that_the_bot_may_not_read_is_told(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There programs of PostgreSQL look for certificates."""
    monkeypatch.setenv("HOME", str(tmp_path))
    set_mode(tmp_path, 0)
    told = f"may not look for {tmp_path}/.postgresql/.*Let HOME be a folder"
    with without_rights(), pytest.raises(StoreError, match=told):
        await Store.open(address)


FORMER = """
    DROP TABLE direct;
    DROP TABLE burnt;
    DROP TABLE notes;
    DROP TABLE consents;
    DROP TABLE looked;
    DROP TABLE callable;
    DROP TABLE called;
    DROP INDEX actions_that_call;
    DROP INDEX planned_tables;
    DROP TABLE alone;
    ALTER TABLE tables DROP COLUMN forgotten;
    ALTER TABLE results DROP COLUMN betrayed;
    INSERT INTO facts VALUES ('commands everywhere', 'told'), ('dm 11', '300'), ('dm used 11', 'yes'), ('dm 13', ''),
        ('dm closed 12', '1700000900'), ('dm called 13', '1 first'), ('dm of a kind to come 14', 'x'), ('dm 14', 'x');
    DELETE FROM schema;
    INSERT INTO schema VALUES (1), (2), (3), (4);
    """
"""Makes a database of version 4 of a present one, with facts about people."""


async def columns(address: str) -> set[tuple[object, ...]]:
    """Return everything that tells two databases apart: every column of every table."""
    connection = await asyncpg.connect(address)
    query = """
        SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
        WHERE table_schema = current_schema()
        """
    found = {tuple(row) for row in await connection.fetch(query)}
    await connection.close()
    return found


async def test_a_database_of_version_4_becomes_like_a_new_one(postgres: str) -> None:
    store = await Store.open(postgres)
    table = await store.tables.open(fresh())
    await store.close()
    new = await columns(postgres)
    connection = await asyncpg.connect(postgres)
    await connection.execute(FORMER)
    await connection.close()
    store = await Store.open(postgres)
    assert await columns(postgres) == new
    assert await store.tables.get(table.id) == table
    assert [await store.direct.get(user) for user in (11, 12, 13, 14)] == [
        Direct(300, used=True),
        Direct(closed=1_700_000_900),
        Direct(called="1 first"),
        Direct(),
    ]
    assert [tuple(row) for row in await store._db.fetch("SELECT name FROM facts")] == [("commands everywhere",)]
    await store.close()
