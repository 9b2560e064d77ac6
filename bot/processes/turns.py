"""One process after the other, of all that share a database of PostgreSQL: by locks that go with their connections."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import NoReturn

import asyncpg

from bot.processes.sessions import TROUBLE, connect
from bot.processes.shards import Shards
from bot.store import StoreError

_log = logging.getLogger(__name__)

IDENTIFYING, REGISTERING, HEARING = 0x7C1, 0x7C2, 0x7C3
"""The first numbers of these locks.

The second number is the gate of a shard that identifies, or a shard that is heard.
"""

WHOLE = -1
"""The lock of a process that hears all shards; processes that hear some of them share it."""

TO_HAVE_SHARDS = 10.0
"""Seconds for which a process waits that another one with its shards ends, which may just have been killed."""

AGAIN = 1.0
"""Seconds between two tries to have shards."""

APART = 5.5
"""Seconds between two shards that identify in a gate. Discord asks for 5, by when it hears of them."""

HANGS = {"idle_session_timeout": "60000"}
"""A process that hangs in its turn loses that after so many milliseconds."""


class Turns:
    """The turns of one process at the database at ``address``.

    Shards identify in so many ``gates``, by their number modulo that: Discord calls it ``max_concurrency``. Its
    ``shards`` (``None``: all) are its own for as long as it lives: nobody is answered twice.
    """

    def __init__(self, address: str, gates: int, shards: Shards | None = None) -> None:
        self._address = address
        self._gates = gates
        self._shards = shards
        self._taken: set[asyncpg.Connection] = set()
        self._hearing: asyncpg.Connection | None = None

    async def hear(self) -> None:
        """Have the shards. Raises ``StoreError`` when another process has any of them, and does not end.

        Raises any of ``TROUBLE`` while the database is out of reach; then ``keep_hearing`` has them later.
        """
        until = time.monotonic() + TO_HAVE_SHARDS
        while not await self._hear():
            if time.monotonic() >= until:
                wanted = "all shards" if self._shards is None else f"the shards {self._shards}"
                raise StoreError(
                    f"This process wants {wanted}, and another process of this database hears some of them: "
                    "people would be answered twice. Stop one of both, or give each process shards of its own."
                )
            await asyncio.sleep(AGAIN)

    async def keep_hearing(self) -> NoReturn:
        """Have the shards again whenever their connection was lost, for ever."""
        while True:
            await asyncio.sleep(AGAIN)
            if self._hearing is None or self._hearing.is_closed():
                with suppress(*TROUBLE):
                    if not await self._hear():
                        _log.error("another process hears the same shards: stop one of both")

    async def _hear(self) -> bool:
        with ExitStack() as undoing:
            connection = await self._connected()
            undoing.callback(self._end, connection)
            if self._shards is None:
                got = await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", HEARING, WHOLE)
            else:
                query = """
                    SELECT pg_try_advisory_lock_shared($1, $2)
                    AND (SELECT bool_and(pg_try_advisory_lock($1, shard)) FROM unnest($3::int[]) AS shard)
                    """
                got = await connection.fetchval(query, HEARING, WHOLE, list(self._shards.mine))
            if got:
                self._hearing = connection
                undoing.pop_all()
        return bool(got)

    async def identify(self, shard: int) -> None:
        """Wait until this shard may identify; in its gate no other shard does so for a while.

        If the database is out of reach, that while is waited for, as in a process alone.
        """
        try:
            connection = await self._take(IDENTIFYING, shard % self._gates)
        except TROUBLE as error:
            _log.warning("shard %d identifies without waiting for other processes: %r", shard, error)
            await asyncio.sleep(APART)
        else:
            asyncio.get_running_loop().call_later(APART, self._end, connection)

    @asynccontextmanager
    async def registering(self) -> AsyncIterator[None]:
        """While this lasts, no other process registers commands. Raises any of ``TROUBLE``."""
        connection = await self._take(REGISTERING, 0)
        try:
            yield
        finally:
            self._end(connection)

    async def _take(self, what: int, which: int) -> asyncpg.Connection:
        """Wait for a turn; it lasts as long as the connection."""
        with ExitStack() as undoing:
            connection = await self._connected(**HANGS)
            undoing.callback(self._end, connection)
            await connection.execute("SELECT pg_advisory_lock($1, $2)", what, which)
            undoing.pop_all()
        return connection

    async def _connected(self, **settings: str) -> asyncpg.Connection:
        connection = await connect(self._address, "turns", **settings)
        self._taken.add(connection)
        return connection

    def _end(self, connection: asyncpg.Connection) -> None:
        self._taken.discard(connection)
        connection.terminate()

    def close(self) -> None:
        """End all turns of this process."""
        for connection in tuple(self._taken):
            self._end(connection)
