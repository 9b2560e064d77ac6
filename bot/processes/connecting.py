"""Connections to PostgreSQL of their own, for what belongs to a session: locks and notices."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

TROUBLE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What it means that a connection is lost, or that there is none."""

TO_CONNECT = 5.0

KEPT = {
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "5000",
}
"""PostgreSQL ends the session of somebody who cannot be reached after 5 seconds, also where it has just answered them:
as long as an answer is on its way, nothing else is sent that would tell."""


@asynccontextmanager
async def connected(address: str, purpose: str, **settings: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection for a ``purpose``, as the list of PostgreSQL's sessions calls it. Raises any of ``TROUBLE``."""
    named = {"application_name": f"turncoat {purpose}", **KEPT, **settings}
    connection = await asyncpg.connect(address, timeout=TO_CONNECT, server_settings=named)
    try:
        yield connection
    finally:
        connection.terminate()
