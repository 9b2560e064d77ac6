"""The store's part on clocks: what stands on them, and when they are to be looked at."""

import msgspec

from bot.store._clock import Clock
from bot.store._database import Statement, upsert
from bot.store._servers import ServerRows


class ClockRows(ServerRows):
    """Every method that writes has written to disk when it returns."""

    async def clock(self, table_id: int) -> Clock | None:
        """A table's clock; ``None`` if it has none yet."""
        rows = await self._db.fetch("SELECT body, moved FROM clocks WHERE table_id = $1", table_id)
        return next((msgspec.json.decode(body, type=Clock).moved(moved) for body, moved in rows), None)

    async def save_clock(self, table_id: int, clock: Clock, due: float | None) -> None:
        """Remember a table's clock, and when it is to be looked at next, if it is."""
        query, values = clock_row(table_id, clock, due)
        await self._db.execute(query, *values)

    async def next_clock(self) -> tuple[float, int] | None:
        """When a clock is to be looked at next, and of which table."""
        query = "SELECT due, table_id FROM clocks WHERE due IS NOT NULL ORDER BY due LIMIT 1"
        return next(((float(due), int(number)) for due, number in await self._db.fetch(query)), None)

    async def put_off_clock(self, table_id: int, due: float | None) -> None:
        """Look at a table's clock at that time next, or not at all."""
        query = """
            UPDATE clocks SET due = $1 WHERE table_id = $2 AND (due <> $1 OR (due IS NULL) <> ($1 IS NULL))
            """
        await self._db.execute(query, due, table_id)

    async def move_clocks(self, seconds: float) -> None:
        """Move all clocks by so much: one statement, so all of them or none."""
        await self._db.execute("UPDATE clocks SET due = due + $1, moved = moved + $1", seconds)

    async def move_clocks_of(self, guild: int, seconds: float, now: float) -> None:
        """Move the clocks of one server's tables by so much, and look at them now."""
        query = """
            UPDATE clocks SET due = $3, moved = moved + $2
            WHERE due IS NOT NULL AND table_id IN (SELECT id FROM tables WHERE guild = $1)
        """
        await self._db.execute(query, guild, seconds, now)


def clock_row(table_id: int, clock: Clock, due: float | None) -> Statement:
    """What stores a clock."""
    query = upsert("clocks", "table_id", "due", "moved", "body")
    return query, (table_id, due, 0.0, msgspec.json.encode(clock).decode())
