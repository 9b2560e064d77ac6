"""Chores that are done from time to time for all tables: by one process, if there are several."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.privacy.deletions import Deletions
from bot.privacy.retention import Expiry
from bot.processes.owners import CHORES, Owners
from bot.processes.supervision import Supervisor
from bot.tables import Recovery, Tables

CLOSE_EVERY = 3600.0
"""Seconds between two looks for tables of servers that removed the bot long ago."""

CLOSE_LOBBIES_EVERY = 300.0
"""Seconds between two looks for lobbies that have had no news for long."""

DROP_EVERY = 3600.0
"""Seconds between two looks for what has been kept for long enough."""

DELETE_EVERY = 300.0
"""Seconds between two looks for deletions that another process has begun and did not live to end."""

ORDERS_EVERY = 10.0
"""Seconds between two looks for deletions that a command has ordered, and waits for."""


class Chores:
    """The runner of the chores: each is done at its time, while this process owns them."""

    def __init__(
        self, owners: Owners, tables: Tables, recovery: Recovery, dropping: Expiry, deletions: Deletions
    ) -> None:
        self._owners = owners
        self._tables = tables
        self._recovery = recovery
        self._dropping = dropping
        self._deletions = deletions

    def begin(self, supervisor: Supervisor) -> None:
        """Do them for as long as the bot runs."""

        def begin(name: str, chore: Callable[[], Awaitable[object]], every: float) -> None:
            supervisor.begin(name, lambda: self._do(chore, every))

        begin("closing", self._recovery.close_forsaken, CLOSE_EVERY)
        begin("closing", self._tables.ending.close_quiet_lobbies, CLOSE_LOBBIES_EVERY)
        begin("retention", self._dropping.drop, DROP_EVERY)
        begin("deletion", self._deletions.go_on, DELETE_EVERY)
        begin("deletion", self._deletions.take_orders, ORDERS_EVERY)

    async def _do(self, chore: Callable[[], Awaitable[object]], every: float) -> None:
        while True:
            if self._owners.owns(CHORES):
                await chore()
            await asyncio.sleep(every)
