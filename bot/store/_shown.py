"""The store's part on what is shown: of which tables all that is due has been done, so that a start need not look."""

import asyncio
import hashlib
from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

import msgspec

from bot.store._clock import Clock
from bot.store._database import Statement, upsert
from bot.store._servers import ServerRows

AT_ONCE = 200
"""So many clocks are read before others have their turn."""


class Shown(NamedTuple):
    """A table of which everything was shown, at that ``version``, after so many answers, with its ``clock``, if any.

    Whatever changes what is shown of a table changes one of these, or the program.
    """

    table: int
    version: int
    length: int
    clock: Clock | None


class Whereabouts(NamedTuple):
    """Where a table is."""

    table: int
    guild: int
    channel: int


class ShownRows(ServerRows):
    """Every method that writes has written to disk when it returns."""

    async def save_shown(self, program: str, tables: Iterable[Shown]) -> None:
        """Remember of which tables everything is shown as that ``program`` does."""
        query = upsert("shown", "table_id", "version", "length", "clock", "program")
        rows: list[Statement] = [
            (query, (one.table, one.version, one.length, _fingerprint(one.clock), program)) for one in tables
        ]
        if rows:
            await self._db.together(*rows)

    async def whereabouts(self, since: float, guild: int | None = None) -> list[Whereabouts]:
        """Where the open tables are, or those of one server, and those that have ended since then; the newest first.

        With them are those of which a message is to be shown anew.
        """
        query = """
            SELECT id, guild, channel FROM tables WHERE state IN ('lobby', 'running') AND coalesce($2, guild) = guild
            UNION SELECT id, guild, channel FROM tables WHERE ended >= $1 AND coalesce($2, guild) = guild
            UNION SELECT id, guild, channel FROM tables WHERE coalesce($2, guild) = guild
                AND id IN (SELECT table_id FROM posted WHERE state = 'stale')
            """
        found = [Whereabouts(*row) for row in await self._db.fetch(query, since, guild)]
        return sorted(found, reverse=True)  # in SQL, all tables would be read in their order

    async def shown(self, program: str) -> set[int]:
        """The tables of which that ``program`` has shown everything as it is now."""
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
            with suppress(msgspec.DecodeError, UnicodeError):  # whoever looks at that table finds out
                clock = msgspec.json.decode(body, type=Clock).moved(moved) if body is not None else None
                if known == _fingerprint(clock):
                    found.add(table)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)  # clicks need not wait for all of them
        return found


def _fingerprint(clock: Clock | None) -> str:
    """The same for equal clocks, be it that one was read and has ``0.0`` where the other has ``0``; it names nobody."""
    read = msgspec.json.decode(msgspec.json.encode(clock), type=Clock | None)
    return hashlib.sha256(msgspec.json.encode(read)).hexdigest()
