from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of a store that is a file; the folder of the file is there."""
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "turncoat.db"


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
async def stores(where: Path | str) -> AsyncIterator[tuple[Store, ...]]:
    """The stores of all who write at once: of one process in a file, and of two in PostgreSQL."""
    found = [await Store.open(where) for _ in range(1 if isinstance(where, Path) else 2)]
    yield tuple(found)
    for one in found:
        await one.close()


@pytest.fixture
async def file_store(path: Path) -> AsyncIterator[Store]:
    """A store of which only a file can tell."""
    store = await Store.open(path)
    yield store
    await store.close()
