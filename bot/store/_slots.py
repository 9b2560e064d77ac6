"""The store's part on what stands in a table's slots, changed by compare-and-swap: an old owner overwrites nothing."""

from bot.store._database import Statement
from bot.store._posted import Posted
from bot.store._servers import ServerRows


class SlotRows(ServerRows):
    """Every method that writes has written to disk when it returns."""

    async def swap_posted(self, table_id: int, before: Posted | None, now: Posted) -> bool:
        """Remember what now stands in a slot, if what was ``before`` still does; whether it did.

        Without a ``before`` nothing may stand there.
        """
        return await self._db.together(_swap(table_id, before, now))

    async def note_posted(self, table_id: int, *changes: tuple[Posted | None, Posted]) -> None:
        """As ``swap_posted``, for each of several slots by itself."""
        # In one order, so that no two who write wait for each other.
        swaps = [_swap(table_id, before, now) for before, now in sorted(changes, key=lambda change: change[1].slot)]
        if swaps:
            await self._db.together(*swaps, always=True)

    async def drop_posted(self, table_id: int, before: Posted) -> bool:
        """Forget a slot, if what was ``before`` still stands there: not everything is shown any more."""
        query = """
            DELETE FROM posted WHERE table_id = $1 AND slot = $2 AND channel = $3 AND coalesce(message, 0) = $4
            AND text = $5 AND picture = $6 AND state = $7
            """
        not_shown: Statement = ("DELETE FROM shown WHERE table_id = $1", (table_id,))
        return await self._db.together((query, _values(table_id, before)), not_shown)

    async def spoil_posted(self, table_id: int, message: int) -> None:
        """Nobody knows what a message shows, wherever it stands by now: it is to be shown anew."""
        query = "UPDATE posted SET state = 'stale' WHERE table_id = $1 AND message = $2"
        await self._db.together((query, (table_id, message)))


def _values(table_id: int, one: Posted) -> tuple[int | str, ...]:
    return (table_id, one.slot, one.channel, one.message or 0, one.text, one.picture, one.state)


def _swap(table_id: int, before: Posted | None, now: Posted) -> Statement:
    new = (now.channel, now.message, now.text, now.picture, now.state)
    if before is None:
        query = "INSERT INTO posted VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (table_id, slot) DO NOTHING"
        return query, (table_id, now.slot, *new)
    query = """
        UPDATE posted SET channel = $8, message = $9, text = $10, picture = $11, state = $12
        WHERE table_id = $1 AND slot = $2 AND channel = $3 AND coalesce(message, 0) = $4
        AND text = $5 AND picture = $6 AND state = $7
        """
    return query, (*_values(table_id, before), *new)
