"""Reports to the operator: whether the store can write, and how much it holds."""

import asyncio
import sqlite3
import threading

import pytest
from msgspec.structs import replace

from bot.store import Clock, Store
from bot.store.sqlite import connection
from tests.store.in_file import in_file
from tests.store.some_clocks import set_clock
from tests.tables.people import a_table


async def test_a_full_disk_is_trouble_until_something_is_written(file_store: Store) -> None:
    assert file_store.trouble == ""
    await file_store._db.fetch("PRAGMA max_page_count = 1")
    with pytest.raises(sqlite3.OperationalError):
        await file_store.facts.save("much", "x" * 2**20)
    await file_store.facts.get("much")
    assert file_store.trouble == "database or disk is full", "that something can be read says nothing"
    await file_store._db.fetch("PRAGMA max_page_count = 1000000")
    await file_store.facts.save("much", "")
    assert file_store.trouble == ""


async def test_an_answer_that_is_there_already_is_no_trouble(file_store: Store) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await file_store._db.execute("INSERT INTO facts VALUES (NULL, NULL)")
    assert file_store.trouble == ""


async def test_a_statement_is_trouble_while_it_hangs(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HANGS", 0.0)
    begun, goes_on = threading.Event(), threading.Event()

    def hang() -> None:
        begun.set()
        goes_on.wait()

    hanging = asyncio.create_task(in_file(file_store)._connection._execute(hang))
    await asyncio.to_thread(begun.wait)
    told = file_store.trouble
    goes_on.set()
    assert told.startswith("it has not answered for ")
    await hanging
    assert file_store.trouble == ""


async def test_open_tables_and_overdue_clocks_are_counted(store: Store) -> None:
    assert await store.tables.count_open() == {}
    first = await store.tables.open(replace(a_table("first", channel=1), state="lobby"))
    second = await store.tables.open(a_table("second", channel=2))
    third = await store.tables.open(a_table("third", channel=3))
    await store.tables.save(replace(third, state="aborted"))
    assert await store.tables.count_open() == {(first.game, "lobby"): 1, (first.game, "running"): 1}
    await set_clock(store, first.id, Clock(), None)
    await set_clock(store, second.id, Clock(), 100.0)
    await set_clock(store, third.id, Clock(), 200.0)
    assert [await store.clocks.count_due(now) for now in (100.0, 150.0, 250.0)] == [0, 1, 2]
