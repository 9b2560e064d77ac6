"""The store's part on several processes: what the owner of some tables looks at, and what all of them change."""

from typing import NamedTuple

from bot.store._database import Statement, upsert
from bot.store._servers import ServerRows

EVERYTHING = "1" * 256
"""All buckets: a table's is its id modulo 256, and each that is asked about is a ``1`` in its place."""

NEXT = """
    SELECT due, table_id FROM clocks
    WHERE due IS NOT NULL AND substr($1, CAST(table_id % 256 AS integer) + 1, 1) = '1' ORDER BY due LIMIT 1
    """
NEXT_HEARD = """
    SELECT due, table_id FROM clocks
    WHERE due IS NOT NULL AND substr($1, CAST(table_id % 256 AS integer) + 1, 1) = '1' AND EXISTS (
        SELECT 1 FROM tables WHERE id = table_id AND substr($2, CAST((guild >> 22) % $3 AS integer) + 1, 1) = '1'
    ) ORDER BY due LIMIT 1
    """


class Late(NamedTuple):
    """Why messages of a table may be out of date: what its channel has against them (empty: nothing), and whether
    something went wrong, and is tried again, in the ``channel``, and with somebody's question (``direct``).
    """

    trouble: str = ""
    channel: bool = False
    direct: bool = False


ON_TIME = Late()
"""Nothing is the matter with the messages."""


class OwnedRows(ServerRows):
    """Every method that writes has written to disk when it returns."""

    async def next_clock(self, buckets: str = EVERYTHING, shards: str = "1") -> tuple[float, int] | None:
        """When a clock is to be looked at next, and of which table of these buckets and ``shards``.

        Those are all shards in their order, ``1`` for each that is asked about.
        """
        if "0" not in shards:
            found = await self._db.fetch(NEXT, buckets)
        else:
            found = await self._db.fetch(NEXT_HEARD, buckets, shards, len(shards))
        return next(((float(due), int(number)) for due, number in found), None)

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

    async def late(self, table_id: int) -> Late:
        """What is the matter with a table's messages, as its owner has found."""
        rows = await self._db.fetch("SELECT trouble, channel, direct FROM late WHERE table_id = $1", table_id)
        return next((Late(str(row[0]), bool(row[1]), bool(row[2])) for row in rows), ON_TIME)

    async def save_late(self, table_id: int, now: Late) -> None:
        """Remember what is the matter with a table's messages."""
        if now == ON_TIME:
            await self._db.execute("DELETE FROM late WHERE table_id = $1", table_id)
        else:
            query = upsert("late", "table_id", "trouble", "channel", "direct")
            await self._db.execute(query, table_id, now.trouble, int(now.channel), int(now.direct))

    async def forget_late(self, buckets: str) -> None:
        """Forget that of the tables of these buckets, whose owner is another one now."""
        query = "DELETE FROM late WHERE substr($1, CAST(table_id % 256 AS integer) + 1, 1) = '1'"
        await self._db.execute(query, buckets)

    async def swap_fact(self, name: str, before: str | None, value: str) -> bool:
        """Remember something, if what was remembered ``before`` still is; whether it was."""
        return await self._db.together(_swapped_fact(name, before, value))


def _swapped_fact(name: str, before: str | None, value: str) -> Statement:
    if before is None:
        return "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", (name, value)
    return "UPDATE facts SET value = $2 WHERE name = $1 AND value = $3", (name, value, before)
