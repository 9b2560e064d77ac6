"""Sessions of PostgreSQL beside the store's session: locks and notices belong to a session, and go with it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

TROUBLE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""Exceptions of a session that is lost or cannot begin."""

TO_CONNECT = 5.0
"""Seconds within which a session must begin."""

UNREACHABLE = {
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "5000",
}
"""PostgreSQL ends the session of somebody who cannot be reached after 5 seconds.

The same holds if it has just answered: while an answer is on its way, nothing else would tell.
"""


async def connect(address: str, purpose: str, **settings: str) -> asyncpg.Connection:
    """Begin a session for a ``purpose``, as PostgreSQL's list of sessions calls it, with more of its settings.

    Raises any of ``TROUBLE``.
    """
    named = {"application_name": f"turncoat {purpose}", **UNREACHABLE, **settings}
    return await asyncpg.connect(address, timeout=TO_CONNECT, server_settings=named)


@asynccontextmanager
async def connected(address: str, purpose: str, **settings: str) -> AsyncIterator[asyncpg.Connection]:
    """Have a session as ``connect`` begins it, for as long as this lasts."""
    connection = await connect(address, purpose, **settings)
    try:
        yield connection
    finally:
        connection.terminate()
