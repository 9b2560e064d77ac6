"""Notices to the people of a table that a defect, such as one of its game, keeps from being shown."""

import asyncio
import logging
import secrets

import aiohttp
import discord

from bot import texts
from bot.delivery import calls
from bot.delivery.drawing import always
from bot.delivery.limiter import Limiter
from bot.messages.content import Content
from bot.processes.supervision import cancelled
from bot.store import Posted, Store, StoreError
from bot.tables import Refusal, Table, Tables
from bot.tables.slots import DefectNotice

_log = logging.getLogger(__name__)

TELL_AFTER = 3
"""The number of failures after which people are told."""


class DefectNotices:
    """Tells the channel of a table that the table cannot be shown, with a reference that is in the log.

    A notice stands until the table is shown again: ``DefectNotice`` is a passing slot, which no plan wants.
    """

    def __init__(self, client: discord.Client, tables: Tables, store: Store, limiter: Limiter) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._limiter = limiter
        self._tasks: set[asyncio.Task[None]] = set()

    def failed(self, table_id: int, failures: int, error: Exception) -> None:
        """Note that a table could not be shown by a defect for so many times in a row."""
        if failures == TELL_AFTER:
            reference = secrets.token_hex(3)
            _log.error("defect %s: table %d cannot be shown", reference, table_id, exc_info=error)
            task = asyncio.create_task(self._tell(table_id, reference))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The notices that are being posted."""
        return list(self._tasks)

    async def close(self) -> None:
        """Stop; nobody is told any more."""
        await cancelled(self.tasks)

    async def _tell(self, table_id: int, reference: str) -> None:
        try:
            table = await self._tables.table(table_id)
            if await self._store.messages.in_slot(table_id, DefectNotice()) is None:
                await self._post(table, reference)
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError, StoreError, Refusal) as error:
            _log.warning("the people of table %d cannot be told that it is not shown: %s", table_id, error)

    async def _post(self, table: Table, reference: str) -> None:
        content = Content(texts.speaker(table.language)("cannot-be-shown", reference=reference))
        due = Posted(DefectNotice(), table.channel, None, content.text_fingerprint, "")
        self._limiter.take()
        message = await calls.post(
            self._client, table.channel, content, due.nonce(table.secret, table.channel, 0), always
        )
        stands = due.sent(table.channel, message)
        if not await self._store.messages.swap(table.id, None, stands, made_of=table.version):
            await calls.delete(self._client, table.channel, message)
