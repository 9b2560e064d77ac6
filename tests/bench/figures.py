"""Figures of a row: how long things took, and of which game and how many they are; a store to measure with."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.structs import replace

from bot import texts
from bot.store import Store, Table
from bot.store.location import DATABASE
from engine import Answer

TICK = 0.002

Row = tuple[str, str, str]
"""The thing measured, the value to reach, and the value measured."""


def at_most(seconds: Sequence[float], share: float = 0.99) -> float:
    """Return how many seconds that share of the times took at most.

    >>> at_most([3.0, 1.0, 2.0, 4.0], 0.5)
    3.0
    """
    return sorted(seconds)[int(len(seconds) * share)]


def p99(seconds: Sequence[float]) -> float:
    """Return how many milliseconds 99 of 100 took at most."""
    return at_most(seconds) * 1000


async def median(times: int, call: Callable[[], Awaitable[object]]) -> float:
    """Return the milliseconds that a call usually takes, of so many calls."""
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        await call()
        took.append((time.perf_counter() - begun) * 1000)
    return statistics.median(took)


def named(game: str, number: int, what: str = "seats") -> str:
    """Return the name of a game, and for how many.

    >>> named("verraeter", 4)
    'Verräter, 4 seats'
    """
    return f"{texts.game_name(texts.speaker('en'), game)}, {number} {what}"


@asynccontextmanager
async def lags() -> AsyncIterator[list[float]]:
    """By how many seconds each short sleep on this event loop is late meanwhile."""
    late: list[float] = []

    async def watch() -> None:
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            late.append(time.perf_counter() - due)

    watcher = asyncio.create_task(watch())
    yield late
    watcher.cancel()


async def opened(store: Store, table: Table, answers: Sequence[Answer]) -> Table:
    """Open a table at which these answers have been given."""
    one = await store.tables.open(replace(table, id=0))
    for step, answer in enumerate(answers):
        await store.answers.append(one.id, step, answer, 1_700_000_000 + step)
    return one


@asynccontextmanager
async def a_store() -> AsyncIterator[tuple[Store, Path]]:
    """A store of its own in a file, and that file."""
    with tempfile.TemporaryDirectory(prefix="turncoat-bench-") as name:
        path = Path(name) / DATABASE
        store = await Store.open(path)
        try:
            yield store, path
        finally:
            await store.close()
