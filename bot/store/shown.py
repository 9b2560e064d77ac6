"""Tables that show all they should, so that a start need not look, and tables whose messages are late."""

import asyncio
import hashlib
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from bot.store.clocks import Clock, read_clock
from bot.store.database import Database, Statement, upsert

AT_ONCE = 200
"""So many clocks are read before others have their turn."""


class ShownTable(NamedTuple):
    """A table that showed all it should, at that ``version``, after so many answers, with its ``clock``, if any.

    Any change of what is shown of a table changes one of these, or the program.
    """

    table: int
    version: int
    length: int
    clock: Clock | None


class Late(NamedTuple):
    """Reasons why messages of a table may be out of date: its channel's objection to them (empty: none).

    A reason may also be a failure that is tried again, in the ``channel``, or with somebody's question (``direct``).
    """

    trouble: str = ""
    channel: bool = False
    direct: bool = False


ON_TIME = Late()
"""Nothing is the matter with the messages."""


class ShownRows:
    """Tables that show all they should."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def save(self, program: str, tables: Iterable[ShownTable]) -> None:
        """Remember the tables that show all they should, as that ``program`` shows it."""
        query = upsert("shown", "table_id", "version", "length", "clock", "program")
        rows: list[Statement] = [
            (query, (one.table, one.version, one.length, _fingerprint(one.clock), program)) for one in tables
        ]
        if rows:
            await self._db.together(*rows)

    async def tables(self, program: str) -> set[int]:
        """Return the tables that show everything as it is now, by that ``program``."""
        query = """
            SELECT tables.id, shown.clock, clocks.body, clocks.moved FROM shown
            JOIN tables ON tables.id = shown.table_id AND tables.version = shown.version
            LEFT JOIN clocks ON clocks.table_id = tables.id AND tables.state = 'running'
            WHERE program = $1 AND shown.length = tables.length
                AND NOT EXISTS (SELECT 1 FROM posted WHERE table_id = tables.id AND posted.state = 'stale')
            """
        found = set()
        for number, row in enumerate(await self._db.fetch(query, program)):
            table, known, body, moved = row
            if known == _fingerprint(read_clock(body, moved)):
                found.add(table)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)  # clicks need not wait for all of them
        return found


def _fingerprint(clock: Clock | None) -> str:
    """Return the same for equal clocks, whether ``0.0`` or ``0`` stands in them; it names nobody."""
    read = msgspec.json.decode(msgspec.json.encode(clock), type=Clock | None)
    return hashlib.sha256(msgspec.json.encode(read)).hexdigest()


class LateRows:
    """Tables whose messages are late, as their owners have found."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def get(self, table_id: int) -> Late:
        """Return what is the matter with a table's messages."""
        rows = await self._db.fetch("SELECT trouble, channel, direct FROM late WHERE table_id = $1", table_id)
        return next((Late(str(row[0]), bool(row[1]), bool(row[2])) for row in rows), ON_TIME)

    async def save(self, table_id: int, now: Late) -> None:
        """Remember what is the matter with a table's messages."""
        if now == ON_TIME:
            await self._db.execute("DELETE FROM late WHERE table_id = $1", table_id)
        else:
            query = upsert("late", "table_id", "trouble", "channel", "direct")
            await self._db.execute(query, table_id, now.trouble, int(now.channel), int(now.direct))

    async def forget(self, buckets: str) -> None:
        """Forget that of the tables of these buckets, which have another owner now."""
        query = "DELETE FROM late WHERE substr($1, CAST(table_id % 256 AS integer) + 1, 1) = '1'"
        await self._db.execute(query, buckets)
