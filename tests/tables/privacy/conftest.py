import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store, Table
from tests.store.in_file import in_file
from tests.tables.privacy.traces import left_behind


@pytest.fixture(scope="session")
def left(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Table]]:
    """A file with everything that Zelda has left behind, and her tables: leaving it takes longer than copying it."""
    file = tmp_path_factory.mktemp("traces") / "turncoat.db"
    return file, asyncio.run(left_behind(file))


@pytest.fixture
async def traces(store: Store, left: tuple[Path, dict[str, Table]]) -> dict[str, Table]:
    """Zelda's tables; all her traces are in the store."""
    file, found = left
    connection = in_file(store)._connection

    def copy() -> None:
        with closing(sqlite3.connect(file)) as source:
            source.backup(connection._conn)

    await connection._execute(copy)
    return found
