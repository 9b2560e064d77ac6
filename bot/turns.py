"""One process after the other, of all that share a database of PostgreSQL: by locks that go with their connections."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

_log = logging.getLogger(__name__)

IDENTIFYING, REGISTERING = 0x7C1, 0x7C2
"""The first numbers of these locks; the second one is the gate of a shard that identifies."""

APART = 5.5
"""Seconds between two shards that identify in a gate. Discord asks for 5, by when it hears of them."""

TROUBLE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
TO_CONNECT = 5.0

SETTINGS = {
    "application_name": "turncoat turns",
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}
"""A machine that cannot be reached any more loses its turn after 5 seconds."""


class Turns:
    """The turns of one process at the database at ``address``.

    Shards identify in so many ``gates``, by their number modulo that: Discord calls it ``max_concurrency``.
    """

    def __init__(self, address: str, gates: int) -> None:
        self._address = address
        self._gates = gates
        self._taken: set[asyncpg.Connection] = set()

    async def identify(self, shard: int) -> None:
        """Wait until this shard may identify; in its gate no other one does for a while.

        Where the database is out of reach, that while is waited for, as in a process alone.
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
        connection = await asyncpg.connect(self._address, timeout=TO_CONNECT, server_settings=SETTINGS)
        self._taken.add(connection)
        try:
            await connection.execute("SELECT pg_advisory_lock($1, $2)", what, which)
        except BaseException:
            self._end(connection)
            raise
        return connection

    def _end(self, connection: asyncpg.Connection) -> None:
        self._taken.discard(connection)
        connection.terminate()

    def close(self) -> None:
        """End all turns of this process."""
        for connection in tuple(self._taken):
            self._end(connection)
