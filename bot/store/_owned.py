"""The store's part on several processes: what the owner of some tables looks at, and what all of them change."""

import msgspec

from bot.store._clock import Clock
from bot.store._clocks import changed_clocks
from bot.store._servers import ServerRows

EVERYTHING = "1" * 256
"""All buckets: a table's is its id modulo 256, and each that is asked about is a ``1`` in its place."""


class OwnedRows(ServerRows):
    """Every method that writes has written to disk when it returns."""

    async def next_clock(self, buckets: str = EVERYTHING) -> tuple[float, int] | None:
        """When a clock is to be looked at next, and of which table of these buckets."""
        query = """
            SELECT due, table_id FROM clocks
            WHERE due IS NOT NULL AND substr($1, CAST(table_id % 256 AS integer) + 1, 1) = '1' ORDER BY due LIMIT 1
            """
        return next(((float(due), int(number)) for due, number in await self._db.fetch(query, buckets)), None)

    async def standing(self, buckets: str, since: float) -> list[tuple[int, int, int]]:
        """Id, version and number of answers of these buckets' open tables, and of those that have ended since then."""
        query = """
            SELECT id, version, length FROM tables
            WHERE state IN ('lobby', 'running') AND substr($1, CAST(bucket AS integer) + 1, 1) = '1'
            UNION ALL SELECT id, version, length FROM tables
            WHERE ended >= $2 AND substr($1, CAST(bucket AS integer) + 1, 1) = '1'
            """
        return [
            (int(one), int(version), int(length))
            for one, version, length in await self._db.fetch(query, buckets, since)
        ]

    async def note_heard(self, before: Clock | None, now: Clock, gap: float) -> bool:
        """Remember when people were heard last, if nobody else has since ``before``, and move all clocks by a gap."""
        body = msgspec.json.encode(now).decode()
        if before is None:
            return await self._db.together(
                ("INSERT INTO clocks VALUES (0, NULL, 0, $1) ON CONFLICT (table_id) DO NOTHING", (body,))
            )
        known = msgspec.json.encode(before).decode()
        noted = ("UPDATE clocks SET body = $1, moved = 0 WHERE table_id = 0 AND body = $2", (body, known))
        moved = ("UPDATE clocks SET due = due + $1, moved = moved + $1 WHERE table_id <> 0", (gap,))
        return await self._db.together(noted, *((moved, changed_clocks()) if gap else ()))

    async def swap_fact(self, name: str, before: str | None, value: str) -> bool:
        """Remember something, if what was remembered ``before`` still is; whether it was."""
        if before is None:
            return await self._db.together(
                ("INSERT INTO facts VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", (name, value))
            )
        return await self._db.together(
            ("UPDATE facts SET value = $2 WHERE name = $1 AND value = $3", (name, value, before))
        )
