"""The cost of the clocks of very many tables while nothing is due."""

import asyncio
import time

from bot.processes.supervision import Supervisor
from bot.store import Clock
from bot.tables import Tables, Timekeeper, Times
from bot.tables.time.hearing import OwnShards
from tests.bench.figures import Row, a_store
from tests.store.some_clocks import set_clock

CLOCKS = 10_000
LOOKS = 200
EVERY = 1.0


def rows() -> list[Row]:
    what = f"{CLOCKS:,} open clocks: processor time of the timekeeper, if it looks once a second"
    return [(what, "1 %", f"{asyncio.run(_share()) * 100:.3f} %")]


async def _share() -> float:
    """Return the share of a processor that the timekeeper takes, all threads together."""
    async with a_store() as (store, _):
        await store._db.fetch("PRAGMA synchronous = OFF")
        now = time.time()
        for number in range(1, CLOCKS + 1):
            clock = Clock("1:play", {number % 4: now}, heard=now)
            await set_clock(store, number, clock, now + 3600 + number)
        passed = [0.0]
        times = Times(lambda: now + passed[0], lambda: passed[0])
        own = OwnShards(1, (0,), frozenset({0}))
        timekeeper = Timekeeper(Tables(store), store, times, lambda: own, Supervisor())
        await timekeeper.look()
        begin = time.process_time()
        for _ in range(LOOKS):
            passed[0] += EVERY
            await timekeeper.look()
        took = time.process_time() - begin
    return float(took / (LOOKS * EVERY))
