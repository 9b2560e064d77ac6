"""A database is copied into another one as a whole, from each kind into each, or it is said that it was not."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store, StoreError, move
from bot.store._database import Database
from bot.store._moving import MARK, is_unfinished
from bot.store._opening import opened

EXAMPLES = {"INTEGER": (1, 2), "REAL": (1.5, 1e300), "TEXT": ("Ädel\n", "0001")}
"""Two values of each kind of column."""


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A database with two rows in every table."""
    path = tmp_path / "full.db"
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as database, database:
        for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if table != "sqlite_sequence":
                kinds = [row[2] for row in database.execute(f'PRAGMA table_info("{table}")')]
                marks = ", ".join("?" for _ in kinds)
                rows = zip(*(EXAMPLES[kind] for kind in kinds), strict=True)
                database.executemany(f'INSERT INTO "{table}" VALUES ({marks})', rows)
        database.execute("UPDATE people SET statistics = user - 1")
        database.execute("UPDATE actions SET told = id - 1")
    return path


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Where there is no database yet."""
    return tmp_path / "other.db"


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that is in a file."""
    with closing(sqlite3.connect(path)) as database:
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
        return {table: sorted(database.execute(f'SELECT * FROM "{table}"').fetchall(), key=repr) for (table,) in tables}


async def test_it_goes_there_and_comes_back(file: Path, other: Path, postgres: str) -> None:
    said: list[str] = []
    await move(file, postgres, said.append)
    assert any(line.startswith("answers: 2, the same in both (digest ") for line in said)
    await move(postgres, other, said.append)
    assert rows(other) == rows(file)
    assert all(len(found) == 2 for found in rows(file).values())
