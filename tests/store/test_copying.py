"""A database is copied into another one as a whole, from each kind into each, or it is said that it was not."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store, StoreError, copy_database, copying
from bot.store.database import Row, Value
from bot.store.facts import UNFINISHED
from bot.store.sqlite.database import Sqlite
from bot.store.store import opened

EXAMPLES: dict[str, tuple[Value, Value]] = {
    "integer": (1, 2),
    "bigint": (1, 2),
    "boolean": (0, 1),
    "double precision": (1.5, 1e300),
    "text": ("Ädel\n", "0001"),
}
"""Two values of each kind of column."""


@pytest.fixture
async def full(tmp_path: Path) -> Path:
    """A database with two rows in every table."""
    path = tmp_path / "full.db"
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as database, database:
        for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if table != "sqlite_sequence":
                kinds = [row[2] for row in database.execute(f'PRAGMA table_info("{table}")')]
                marks = ", ".join("?" for _ in kinds)
                rows = zip(*(EXAMPLES[kind.lower()] for kind in kinds), strict=True)
                database.executemany(f'INSERT INTO "{table}" VALUES ({marks})', rows)
    return path


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Return the path of a database that is not there yet."""
    return tmp_path / "other.db"


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows in a file."""
    with closing(sqlite3.connect(path)) as database:
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
        return {table: sorted(database.execute(f'SELECT * FROM "{table}"').fetchall(), key=repr) for (table,) in tables}


async def ask(where: Path | str, query: str, *values: Value) -> list[Row]:
    database = await opened(where)
    found = await database.fetch(query, *values)
    await database.close()
    return found


async def do(where: Path | str, statement: str, *values: Value) -> None:
    database = await opened(where)
    await database.execute(statement, *values)
    await database.close()


async def moved(source: Path | str, target: Path | str, say: Callable[[str], None] = lambda _: None) -> None:
    await copy_database(source, target, say)


async def refused(source: Path | str, target: Path | str) -> str:
    with pytest.raises(StoreError) as caught:
        await moved(source, target)
    return str(caught.value)


async def test_a_database_goes_there_and_comes_back(full: Path, other: Path, postgres: str) -> None:
    said: list[str] = []
    await moved(full, postgres, said.append)
    assert any(line.startswith("answers: 2, the same in both (digest ") for line in said)
    assert len(said) == len(rows(full)) - len(("sqlite_sequence",))
    assert await ask(postgres, "SELECT statistics FROM people ORDER BY 1") == [(False,), (True,)]
    await moved(postgres, other)
    assert rows(other) == rows(full)
    assert all(len(found) == 2 for found in rows(full).values())


async def test_ids_that_were_given_are_not_given_again(full: Path, postgres: str, other: Path) -> None:
    """Not even those of tables that are gone: a button of theirs may still stand somewhere."""
    query = (
        "INSERT INTO actions (at, guild, table_id, who, what, about, reason, told) SELECT 0, 0, 0, 0, '', '', '', FALSE"
    )
    await do(full, "UPDATE sqlite_sequence SET seq = 77 WHERE name = 'actions'")
    await moved(full, postgres)
    await moved(postgres, other)
    for where in (postgres, other):
        await do(where, query)
        assert await ask(where, "SELECT max(id) FROM actions") == [(78,)]


async def test_done_again_it_only_compares(full: Path, postgres: str) -> None:
    await moved(full, postgres)
    await moved(full, postgres)
    await do(postgres, "UPDATE answers SET seat = 7 WHERE table_id = 1")
    assert "The table answers is not the same in both: 2 and 2 rows" in await refused(full, postgres)
    assert await ask(postgres, "SELECT count(*) FROM answers WHERE seat = 7") == [(1,)]


async def test_a_target_with_other_data_is_left_alone(full: Path, postgres: str) -> None:
    await do(postgres, "INSERT INTO facts (name, value) VALUES ('a', 'b')")
    assert "holds other data already: 1 in facts. Name an empty database." in await refused(full, postgres)
    assert await ask(postgres, "SELECT name, value FROM facts") == [("a", "b")]
    assert await ask(postgres, "SELECT count(*) FROM tables") == [(0,)]


async def test_interrupted_it_begins_anew_and_no_bot_begins_with_the_half(full: Path, postgres: str) -> None:
    class Interrupted(Exception):
        pass

    def interrupt(line: str) -> None:
        raise Interrupted

    with pytest.raises(Interrupted):
        await moved(full, postgres, interrupt)
    await do(postgres, "DELETE FROM answers WHERE table_id = 1")
    await do(postgres, "UPDATE facts SET value = 'half' WHERE name = $1", EXAMPLES["text"][0])
    with pytest.raises(StoreError, match="is an unfinished copy"):
        await Store.open(postgres)
    await moved(full, postgres)
    await moved(full, postgres)
    await (await Store.open(postgres)).close()


async def test_a_full_disk_is_told(full: Path, other: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(database: Sqlite, query: str, *values: Value) -> int:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(Sqlite, "execute", fail)
    assert "The copy is not finished: database or disk is full." in await refused(full, other)


async def test_an_unfinished_copy_is_not_moved(full: Path, postgres: str) -> None:
    await do(full, "INSERT INTO facts (name, value) VALUES ($1, '')", UNFINISHED)
    assert "is itself an unfinished copy" in await refused(full, postgres)
    assert await ask(postgres, "SELECT count(*) FROM tables") == [(0,)]


async def test_no_bot_has_either(full: Path, other: Path, postgres: str) -> None:
    bot = await Store.open(postgres)
    await bot.facts.get("a")  # it has a connection
    assert "is in use by a bot. Stop all of its processes first." in await refused(full, postgres)
    await bot.close()
    held = await opened(postgres, alone=True)
    with pytest.raises(StoreError, match="is in use by another command"):
        await Store.open(postgres)
    await held.close()
    bot = await Store.open(full)
    assert "is in use by another instance" in await refused(full, other)
    await bot.close()


async def test_signs_that_postgresql_does_not_have_are_replaced(full: Path, postgres: str) -> None:
    """They make a row unreadable before as after, and keep nobody from moving the others."""
    await do(full, "UPDATE tables SET body = $1 WHERE id = 1", "a\0b")
    with closing(sqlite3.connect(full)) as database, database:
        database.execute("UPDATE tables SET body = CAST(x'ff00' AS TEXT) WHERE id = 2")
    await moved(full, postgres)
    bodies = await ask(postgres, "SELECT body FROM tables ORDER BY id")
    assert [body.strip("�") for (body,) in bodies] == ["a�b", ""]


async def test_more_rows_than_are_copied_at_once(full: Path, other: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(copying, "AT_ONCE", 1)
    monkeypatch.setattr(copying, "SAY_EVERY", 0)
    await moved(full, other, said.append)
    assert said[:2] == ["actions: 1 of 2 copied", "actions: 2 of 2 copied"]
    assert rows(other) == rows(full)
