"""Buckets of tables are owned by session advisory locks of PostgreSQL, all of them on one connection.

A process that dies, or loses that connection, owns nothing any more. Others take its buckets at their next beat.
"""

import asyncio
import logging
import math
import random
import time
from collections.abc import Callable, Collection

import asyncpg

from bot.processes.owners import BUCKETS, Buckets
from bot.processes.sessions import TROUBLE, connected
from bot.watching import metrics

_log = logging.getLogger(__name__)

CLASS = 0x7C0
"""The first number of all advisory locks on buckets; the second one is the bucket."""

PRESENCE = BUCKETS
"""The lock that all processes share that own buckets: so many hold it, so many share the buckets."""

EVERY = 1.0
"""Seconds between two beats; at each the buckets are shared out again."""

TO_BEAT = 2.0
"""Seconds after which a beat has failed, and nothing is owned any more.

PostgreSQL frees the locks of a silent process after some time (``HELD``, ``sessions.UNREACHABLE``). ``EVERY`` and twice
``TO_BEAT`` must together be no more than this time.
"""

HELD = {"idle_session_timeout": "5000"}
"""Without a beat for so many milliseconds PostgreSQL ends the session: who hangs keeps no locks."""

DRAIN = 3.0
"""Seconds for which a bucket given to others waits at most for the calls to Discord under way."""

_PRESENT = """
    SELECT objid::int AS number, pid = pg_backend_pid() AS mine FROM pg_locks
    WHERE locktype = 'advisory' AND classid = $1::int::oid AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    """


class BucketLocks:
    """The locks of this process: it takes its share of all buckets, and gives back what is more.

    ``taken`` and ``lost`` are told of buckets as soon as they are owned, or not any more. ``present`` is told how many
    processes share the buckets. When buckets are given back, others can take only those that are not ``busy``. After
    ``DRAIN`` others can take busy buckets also.
    """

    def __init__(
        self,
        address: str,
        *,
        taken: Callable[[Buckets], None],
        lost: Callable[[Buckets], None],
        busy: Callable[[int], bool],
        present: Callable[[int], None],
    ) -> None:
        self._address = address
        self._taken = taken
        self._lost = lost
        self._busy = busy
        self._present = present
        self._own_now: Buckets = frozenset()
        self._leaving: dict[int, float] = {}
        self._beaten = 0.0

    @property
    def owned(self) -> Buckets:
        """The buckets that this process owns; none if it has hung for too long.

        After that time the buckets may be somebody else's.
        """
        return frozenset() if self._is_late else self._own_now

    @property
    def _is_late(self) -> bool:
        return time.monotonic() - self._beaten > EVERY + TO_BEAT

    async def keep(self) -> None:
        """Own buckets for as long as this goes on, over as many connections as it takes."""
        are_lost = False
        try:
            while True:
                try:
                    async with connected(self._address, "owner", **HELD) as connection:
                        are_lost = False
                        await self._hold(connection)
                except TROUBLE as error:
                    if not are_lost:
                        _log.warning("%d buckets are lost, next try every %.0f s: %r", len(self._own_now), EVERY, error)
                        metrics.lost_locks.inc()
                    are_lost = True
                self._own(frozenset())
                self._leaving.clear()
                await asyncio.sleep(EVERY)
        finally:
            self._own(frozenset())

    async def _hold(self, connection: asyncpg.Connection) -> None:
        async with asyncio.timeout(TO_BEAT):
            await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", CLASS, PRESENCE)
        self._beaten = time.monotonic()
        while True:
            await self._beat(connection)
            await asyncio.sleep(EVERY)

    async def _beat(self, connection: asyncpg.Connection) -> None:
        """See who is there, and take or give back what makes shares even."""
        async with asyncio.timeout(TO_BEAT):
            rows = await connection.fetch(_PRESENT, CLASS)
            present = sum(1 for row in rows if row["number"] == PRESENCE)
            held = {row["number"] for row in rows if row["mine"]} - {PRESENCE}
            held -= await self._unlock(connection)
            held -= self._leaving.keys()
            free = set(range(BUCKETS)) - {row["number"] for row in rows}
            share = math.ceil(BUCKETS / max(1, present))
            held |= await self._lock(connection, free, share - len(held))
        if self._is_late:
            self._own(frozenset())  # nobody owned the buckets meanwhile: look at them again
        self._present(present)
        self._beaten = time.monotonic()
        surplus = random.sample(sorted(held), max(0, len(held) - share))  # tables of one evening follow one another
        self._leaving |= dict.fromkeys(surplus, self._beaten + DRAIN)
        self._own(frozenset(held.difference(surplus)))

    async def _lock(self, connection: asyncpg.Connection, free: Collection[int], number: int) -> set[int]:
        """Take so many of those that are free, as far as nobody else is quicker."""
        wanted = random.sample(sorted(free), max(0, min(number, len(free))))
        query = "SELECT bucket, pg_try_advisory_lock($1, bucket) AS got FROM unnest($2::int[]) AS bucket"
        return (
            {row["bucket"] for row in await connection.fetch(query, CLASS, wanted) if row["got"]} if wanted else set()
        )

    async def _unlock(self, connection: asyncpg.Connection) -> set[int]:
        """Give those back that are leaving, once nothing is under way there; they are returned."""
        now = time.monotonic()
        done = [one for one, until in self._leaving.items() if until <= now or not self._busy(one)]
        if done:
            query = "SELECT pg_advisory_unlock($1, bucket) FROM unnest($2::int[]) AS bucket"
            await connection.execute(query, CLASS, done)
        for one in done:
            del self._leaving[one]
        return set(done)

    def _own(self, buckets: Buckets) -> None:
        before, self._own_now = self._own_now, buckets
        metrics.buckets.set(len(buckets))
        if lost := before - buckets:
            self._lost(lost)
        if taken := buckets - before:
            self._taken(taken)
