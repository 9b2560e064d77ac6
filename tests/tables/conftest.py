import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.aftermath.standings import Standings
from bot.store import Store, Table
from bot.tables import Tables, Times
from tests.tables.clocked_table import ClockedTable


class Clock:
    """Seconds since 1970, counted by hand."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


class Waits(list[float]):
    """The seconds waited for computer players; each wait is over at once, and ``meanwhile`` happens in it."""

    def __init__(self) -> None:
        super().__init__()
        self.meanwhile: Callable[[], Awaitable[object]] | None = None

    def note_steps(self, store: Store, table: Table) -> list[int]:
        """Note in each wait how many answers the table has by then."""
        steps: list[int] = []

        async def note() -> None:
            steps.append((await store.answers.how_far(table.id))[1])

        self.meanwhile = note
        return steps


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
def clocked(store: Store, clock: Clock) -> ClockedTable:
    return ClockedTable(store, clock)


@pytest.fixture
def standings(store: Store, tables: Tables) -> Standings:
    return Standings(store, tables.settings, tables.now)


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> Waits:
    counted = Waits()

    async def wait(seconds: float, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        counted.append(seconds)
        await sleep(0)
        if counted.meanwhile is not None:
            await counted.meanwhile()

    monkeypatch.setattr("bot.tables.players.computers.asyncio.sleep", wait)
    return counted
