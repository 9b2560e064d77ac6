import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from bot.store import Store
from tests import postgresql

TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema'"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of a store that is a file; the folder of the file is there."""
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "turncoat.db"


@pytest.fixture(scope="session")
def shared(postgres_server: postgresql.Server) -> str:
    """The address of a database for all tests: it takes longer to make one than to empty it."""
    asyncio.run(postgres_server.execute("CREATE DATABASE shared TEMPLATE template0"))
    return postgres_server.address("shared")


@pytest.fixture
async def address(shared: str) -> str:
    """Return the address of a store in PostgreSQL; nothing is in the store."""
    connection = await asyncpg.connect(shared)
    names = [str(row[0]) for row in await connection.fetch(TABLES)]
    if names:
        await connection.execute(f"TRUNCATE {', '.join(names)} RESTART IDENTITY")
    await connection.close()
    return shared


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest) -> Path | str:
    """Return the place of a store, in each database; nothing is in the store."""
    found: Path | str = request.getfixturevalue("path" if request.param == "sqlite" else "address")
    return found


@pytest.fixture
async def store(where: Path | str) -> AsyncIterator[Store]:
    store = await Store.open(where)
    yield store
    await store.close()


@pytest.fixture
async def file_store(path: Path) -> AsyncIterator[Store]:
    """A store of which only a file can tell."""
    store = await Store.open(path)
    yield store
    await store.close()
