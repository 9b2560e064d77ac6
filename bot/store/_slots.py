"""The store's part on what stands in a table's slots, changed by compare-and-swap: an old owner overwrites nothing."""

from bot.store._database import Statement, upsert
from bot.store._posted import Posted
from bot.store._servers import ServerRows

NEWEST = 2**53
"""A version that no table comes to: of the table as it is now."""

OF_SOMEBODY = ("guest", "call", "entered")
"""The slots that are named after a person."""


ITS = "FROM (SELECT channel, body, forgotten FROM tables WHERE id = $1 LIMIT 1 HOLDING) AS its WHERE forgotten > $8"
"""The row of a table that has forgotten somebody since then. The limit keeps the condition from being asked first."""
ADD = """
    INSERT INTO posted (table_id, slot, channel, message, text, picture, state)
    SELECT $1, $2, $3, $4, $5, CASE WHEN EXISTS (SELECT 1 ITS AND its.channel = $3) THEN '?' ELSE $6 END,
        CASE WHEN EXISTS (SELECT 1 ITS AND its.channel = $3) THEN 'stale' ELSE $7 END
    WHERE NOT EXISTS (SELECT 1 ITS AND body NOT LIKE $9)
    ON CONFLICT (table_id, slot) DO NOTHING
    """
CHANGE = """
    UPDATE posted SET channel = $3, message = $4, text = $5,
        picture = CASE WHEN EXISTS (SELECT 1 ITS AND its.channel = $3) THEN '?' ELSE $6 END,
        state = CASE WHEN EXISTS (SELECT 1 ITS AND its.channel = $3) THEN 'stale' ELSE $7 END
    WHERE table_id = $1 AND slot = $2 AND channel = $10 AND coalesce(message, 0) = $11
    AND text = $12 AND picture = $13 AND state = $14 AND NOT EXISTS (SELECT 1 ITS AND body NOT LIKE $9)
    """


class SlotRows(ServerRows):
    """Every method that writes has written to disk when it returns."""

    async def swap_posted(
        self, table_id: int, before: Posted | None, now: Posted, *, made_of: int = NEWEST, to: int | None = None
    ) -> bool:
        """Remember what now stands in a slot, if what was ``before`` still does; whether it did.

        Without a ``before`` nothing may stand there. The message was ``made_of`` that version of the table. If the
        table has forgotten somebody since, what stands in its channel is stale; and of whom it does not name any more,
        to whom a message was sent (``to``), or after whom its slot is called, nothing is noted.
        """
        return await self._db.together(self._swap(table_id, before, now, made_of, to))

    async def note_posted(self, table_id: int, *changes: tuple[Posted | None, Posted], made_of: int = NEWEST) -> None:
        """As ``swap_posted``, for each of several slots by itself."""
        # In one order, so that no two who write wait for each other.
        ordered = sorted(changes, key=lambda change: change[1].slot)
        swaps = [self._swap(table_id, before, now, made_of, None) for before, now in ordered]
        if swaps:
            await self._db.together(*swaps, always=True)

    async def drop_posted(self, table_id: int, before: Posted) -> bool:
        """Forget a slot, if what was ``before`` still stands there: not everything is shown any more.

        The message that stood there was deleted, and is remembered as ``burnt``.
        """
        query = """
            DELETE FROM posted WHERE table_id = $1 AND slot = $2 AND channel = $3 AND coalesce(message, 0) = $4
            AND text = $5 AND picture = $6 AND state = $7
            """
        not_shown: Statement = ("DELETE FROM shown WHERE table_id = $1", (table_id,))
        gone: list[Statement] = []
        if before.message is not None:
            gone.append((upsert("burnt", "table_id, slot", "message"), (table_id, before.slot, before.message)))
        return await self._db.together((query, _values(table_id, before)), not_shown, *gone)

    def _swap(self, table_id: int, before: Posted | None, now: Posted, made_of: int, to: int | None) -> Statement:
        """The row of the table is held, so that whoever takes somebody out of it comes before this, or after it."""
        kind, _, somebody = now.slot.partition(":")
        about = somebody if kind in OF_SOMEBODY else to or ""
        new = (now.channel, now.message, now.text, now.picture, now.state, made_of, f"%{about}%")
        query = (ADD if before is None else CHANGE).replace("ITS", ITS).replace("HOLDING", self._db.holding)
        old = _values(table_id, before)[2:] if before is not None else ()
        return query, (table_id, now.slot, *new, *old)

    async def spoil_posted(self, table_id: int, message: int) -> None:
        """Nobody knows what a message shows, wherever it stands by now: it is to be shown anew."""
        query = "UPDATE posted SET state = 'stale' WHERE table_id = $1 AND message = $2"
        await self._db.together((query, (table_id, message)))


def _values(table_id: int, one: Posted) -> tuple[int | str, ...]:
    return (table_id, one.slot, one.channel, one.message or 0, one.text, one.picture, one.state)
