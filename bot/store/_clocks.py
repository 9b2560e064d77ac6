"""The store's part on clocks: what stands on them, and when they are to be looked at."""

import msgspec

from bot.store._clock import Clock, Numbered, Timed
from bot.store._database import Row, Statement, upsert
from bot.store._servers import ServerRows

NUMBERED = "clocked, clocks.body, moved, epoch, length FROM tables LEFT JOIN clocks ON table_id = id"


class ClockRows(ServerRows):
    """Every method that writes has written to disk when it returns."""

    async def clock(self, table_id: int) -> Clock | None:
        """A table's clock; ``None`` if it has none yet."""
        rows = await self._db.fetch("SELECT body, moved FROM clocks WHERE table_id = $1", table_id)
        return next((msgspec.json.decode(body, type=Clock).moved(moved) for body, moved in rows), None)

    async def numbered_clock(self, table_id: int) -> Numbered:
        """A table's clock, with its number and how far the match has come."""
        rows = await self._db.fetch(f"SELECT {NUMBERED} WHERE id = $1", table_id)
        return next(map(numbered, rows), Numbered(0, None, (0, 0)))

    async def save_clock(self, table_id: int, clock: Clock, due: float | None) -> None:
        """Remember a table's clock, and when it is to be looked at next, if it is."""
        query, values = clock_row(table_id, clock, due)
        await self._db.execute(query, *values)

    async def swap_clock(self, table_id: int, timed: Timed, length: int | None = None) -> bool:
        """Remember a table's clock, if nobody has changed it meanwhile; whether nobody has.

        With a ``length`` just so many answers must stand, too.
        """
        query = """
            UPDATE tables SET clocked = clocked + 1 WHERE id = $1 AND clocked = $2 AND length = coalesce($3, length)
            """
        number: Statement = (query, (table_id, timed.number, length))
        return await self._db.together(number, clock_row(table_id, timed.clock, timed.due))

    async def put_off_clock(self, table_id: int, due: float | None, past: float | None = None) -> None:
        """Look at a table's clock at that time next, or not at all.

        If it was to be looked at later than the time ``past``, it stays so: somebody has changed it meanwhile.
        """
        query = """
            UPDATE clocks SET due = $1
            WHERE table_id = $2 AND (due <> $1 OR (due IS NULL) <> ($1 IS NULL)) AND due <= coalesce($3, due)
            """
        await self._db.execute(query, due, table_id, past)

    async def move_clocks_of(self, guild: int, seconds: float, now: float) -> None:
        """Move the clocks of one server's tables by so much, and look at them now."""
        query = """
            UPDATE clocks SET due = $3, moved = moved + $2
            WHERE due IS NOT NULL AND table_id IN (SELECT id FROM tables WHERE guild = $1)
        """
        await self._db.together(changed_clocks(), (query, (guild, seconds, now)), always=True)


def numbered(row: Row) -> Numbered:
    """The clock of a row of ``NUMBERED``."""
    number, body, moved, epoch, length = row
    clock = None if body is None else msgspec.json.decode(body, type=Clock).moved(moved)
    return Numbered(int(number), clock, (int(epoch), int(length)))


def changed_clocks() -> Statement:
    """What keeps clocks that are being changed just now from being written as they were.

    It comes before the clocks themselves, as wherever both are changed: so no two wait for each other.
    """
    return "UPDATE tables SET clocked = clocked + 1 WHERE state = 'running'", ()


def clock_row(table_id: int, clock: Clock, due: float | None) -> Statement:
    """What stores a clock."""
    query = upsert("clocks", "table_id", "due", "moved", "body")
    return query, (table_id, due, 0.0, msgspec.json.encode(clock).decode())
