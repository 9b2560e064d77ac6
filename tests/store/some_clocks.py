"""Clocks that tests put on a table, whatever stood there."""

from bot.store import Clock, Store
from bot.store.clocks import clock_row


async def set_clock(store: Store, table_id: int, clock: Clock, due: float | None) -> None:
    """Store a clock without a look at its number."""
    query, values = clock_row(table_id, clock, due)
    await store._db.execute(query, *values)
