import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.aftermath.ratings import Ratings
from bot.store import Store
from bot.tables import Tables, Times

Waits = list[float]


class Clock:
    """Seconds since 1970, counted by hand."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "turncoat.db")
    yield store
    await store.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: Store, clock: Clock) -> Tables:
    return Tables(store, times=Times(clock, clock))


@pytest.fixture
def ratings(store: Store, tables: Tables) -> Ratings:
    return Ratings(store, tables.settings, tables.now)


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> Waits:
    """Return the seconds waited for computer players; the waits themselves are over at once."""
    counted: Waits = []

    async def wait(seconds: float, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        counted.append(seconds)
        await sleep(0)

    monkeypatch.setattr("bot.tables.players.computers.asyncio.sleep", wait)
    return counted
