"""The data that is kept no longer than needed.

The bot itself drops this data in steps of a few rows, so that nobody waits.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

from bot.config import Retention
from bot.store import Goes, Store
from bot.tables.tables import Tables

_log = logging.getLogger(__name__)

DAY = 24 * 3600.0

TABLES = 20
"""So many tables lose something in one step. Each has some dozens of rows, one of Het Verraad up to 700 answers."""

ACTIONS = 500
"""So many actions are forgotten in one step."""

PAUSE = 0.05
"""Seconds between two steps, in which others write."""

Step = Callable[[], Awaitable[int]]
"""Drops a little, and says how much; nothing when there is no more."""


class Expiry:
    """Drops what ``kept`` says has been kept for long enough; ``forget`` is told of each table that lost something."""

    def __init__(self, tables: Tables, store: Store, kept: Retention, forget: Callable[[int], None]) -> None:
        self._tables = tables
        self._store = store
        self._kept = kept
        self._forget = forget

    async def drop(self) -> dict[str, int]:
        """Drop all of it, step by step, and return and log how much of each kind."""
        dropped = Counter[str]()
        steps: dict[str, Step] = {
            "lobbies": lambda: self._of_tables("table", self._kept.lobbies, self._store.retention.drop_tables),
            "tables' messages": lambda: self._of_tables(
                "messages", self._kept.messages, self._store.retention.drop_messages
            ),
            "tables' answers": lambda: self._of_tables(
                "answers", self._kept.answers, self._store.retention.drop_answers
            ),
            "actions": lambda: self._store.actions.drop(self._before(self._kept.answers), ACTIONS),
            "matches played alone": lambda: self._store.people.drop_lone(self._before(self._kept.messages), TABLES),
            "tables of servers that are gone": self._of_servers,
        }
        for what, step in steps.items():
            while number := await step():
                dropped[what] += number
                await asyncio.sleep(PAUSE)
        await self._store.direct.sweep()
        await self._store.deletions.wipe()
        if dropped:
            _log.info("old data were deleted: %s", ", ".join(f"{number} {what}" for what, number in dropped.items()))
        return dict(dropped)

    def _before(self, days: int) -> float:
        return self._tables.now() - days * DAY

    async def _of_tables(self, what: Goes, days: int, drop: Callable[[Sequence[int]], Awaitable[None]]) -> int:
        found = await self._store.retention.due(what, self._before(days), TABLES)
        await self._drop(found, drop)
        return len(found)

    async def _drop(self, tables: Sequence[int], drop: Callable[[Sequence[int]], Awaitable[None]]) -> None:
        if tables:
            await drop(tables)
            for one in tables:
                self._tables.matches.forget(one)
                self._forget(one)

    async def _of_servers(self) -> int:
        """Drop some tables of a server that is gone. If the server has none any more, drop all else stored of it."""
        for server in self._tables.servers.gone_for(self._kept.servers * DAY):
            found = await self._store.retention.ended_on(server, TABLES)
            if found:
                await self._drop(found, self._store.retention.drop_tables)
                return len(found)
            if not await self._store.tables.open_on(server):
                await self._store.servers.drop(server)
                await self._tables.servers.forget(server)
        return 0
