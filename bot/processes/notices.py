"""Notices between processes at one PostgreSQL, many at once, beside everything that is stored.

A notice can be lost, with a connection or with the process that was about to send it. Nothing is decided by notices.
A process that hears of a table looks at it, and owners also look by themselves (``bot.client.sharing``).
"""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from typing import TypeVar

import asyncpg
import msgspec

from bot.processes.sessions import TROUBLE, connected
from bot.watching import metrics

_log = logging.getLogger(__name__)

CHANNEL = "turncoat"

EVERY = 0.005
"""Seconds for which notices are gathered."""

MOST = 50
"""So many tables, and so many slots, are in one notice at most: PostgreSQL takes 8,000 bytes."""

QUIET = 10.0
"""Seconds without a notice after which it is asked whether the connection is still there."""

LOST_AFTER = 5.0
"""Seconds after which a connection that says nothing is taken to be lost."""

AGAIN = 1.0
"""Seconds until a lost connection is made again."""

Key = TypeVar("Key")

Slot = tuple[int, str]
"""A table, and the place of one of its messages."""


class DatabaseNotice(msgspec.Struct, frozen=True, array_like=True):
    """The tables that have ``changed``, and the messages that answers to interactions begin or end to change."""

    sender: str
    changed: list[int] = []
    claimed: list[Slot] = []
    released: list[Slot] = []


class Notices:
    """The sender and hearer of notices.

    ``heard`` is told of notices of other processes, ``missed`` is told when some notices may have been lost.
    """

    def __init__(self, address: str, *, heard: Callable[[DatabaseNotice], None], missed: Callable[[], None]) -> None:
        self._address = address
        self._heard = heard
        self._missed = missed
        self._name = secrets.token_hex(4)
        self._changed: dict[int, None] = {}
        self._claims: Counter[Slot] = Counter()
        self._claimed: set[Slot] = set()
        self._to_tell: dict[Slot, None] = {}
        self._waits = asyncio.Event()

    def changed(self, table: int) -> None:
        """Tell that a table has changed."""
        self._changed[table] = None
        self._waits.set()

    def claim(self, table: int, slot: str, *, begins: bool) -> None:
        """Tell that a message is being changed, perhaps by several at once, or that the last of them is done."""
        self._claims[table, slot] += 1 if begins else -1
        self._to_tell[table, slot] = None
        if begins:
            self._waits.set()
        else:
            self.changed(table)

    async def keep(self) -> None:
        """Send and hear for as long as this goes on, over as many connections as it takes."""
        while True:
            try:
                async with connected(self._address, "notices", synchronous_commit="off") as connection:
                    await connection.add_listener(CHANNEL, self._hear)
                    connection.add_termination_listener(self._is_lost)
                    self._missed()
                    while True:
                        await self._send(connection)
            except TROUBLE as error:
                _log.warning("no notices are sent or heard, next try in %.0f s: %r", AGAIN, error)
            await asyncio.sleep(AGAIN)

    async def _send(self, connection: asyncpg.Connection) -> None:
        """Send what there is, once there is something; what could not be sent is sent over the next connection."""
        try:
            await asyncio.wait_for(self._waits.wait(), QUIET)
        except TimeoutError:
            async with asyncio.timeout(LOST_AFTER):
                await connection.execute("SELECT 1")
            return
        if connection.is_closed():
            raise ConnectionError("it was closed")
        await asyncio.sleep(EVERY)
        notice = DatabaseNotice(self._name, _taken(self._changed), *self._new_claims())
        if not (self._changed or self._to_tell):
            self._waits.clear()
        with ExitStack() as undoing:
            undoing.callback(self._tell_again, notice.changed)  # of claims nobody need hear: they only save calls
            async with asyncio.timeout(LOST_AFTER):
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, msgspec.json.encode(notice).decode())
            undoing.pop_all()
        metrics.notices.labels("sent").inc()

    def _new_claims(self) -> tuple[list[Slot], list[Slot]]:
        """Return the messages newly claimed and the messages released, since others were told last."""
        slots = _taken(self._to_tell)
        claimed = [one for one in slots if self._claims[one] and one not in self._claimed]
        released = [one for one in slots if not self._claims[one] and one in self._claimed]
        self._claims = +self._claims
        self._claimed |= set(claimed)
        self._claimed -= set(released)
        return claimed, released

    def _tell_again(self, tables: Iterable[int]) -> None:
        self._changed |= dict.fromkeys(tables)
        self._waits.set()

    def _is_lost(self, connection: object) -> None:
        self._waits.set()

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        try:
            notice = msgspec.json.decode(str(payload), type=DatabaseNotice)
        except msgspec.DecodeError as error:
            _log.warning("a notice cannot be read: %s", error)
            return
        if notice.sender != self._name:
            metrics.notices.labels("heard").inc()
            self._heard(notice)


def _taken(waiting: dict[Key, None]) -> list[Key]:
    """Take the first of the waiting keys, as many as one notice holds, and return them; they wait no longer."""
    found = list(waiting)[:MOST]
    for one in found:
        del waiting[one]
    return found
