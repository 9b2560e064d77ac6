"""Reports to the operator: whether the store can write, and how much it holds."""

import asyncio
import sqlite3
import threading

import pytest

from bot.store import Store
from bot.store.sqlite import connection
from tests.store.in_file import in_file


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
