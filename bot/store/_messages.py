"""The store's part on messages: what was posted for a table, slot by slot."""

from bot.store._database import Statement, Value
from bot.store._posted import Posted
from bot.store._servers import ServerRows

OWN = ("prompt", "sight", "out", "role", "away", "reminder", "welcome")
"""What the slots begin with that are a seat's own."""


class MessageRows(ServerRows):
    """What was posted, as it is read; ``SlotRows`` changes it."""

    async def posted(self, table_id: int) -> dict[str, Posted]:
        """What was posted for a table: slot -> message."""
        query = "SELECT slot, channel, message, text, picture, state FROM posted WHERE table_id = $1"
        return {row[0]: Posted(*row) for row in await self._db.fetch(query, table_id)}

    async def posted_and_burnt(self, table_id: int) -> tuple[dict[str, Posted], dict[str, int]]:
        """What was posted for a table, and the ids of the messages that were deleted last, both by slot."""
        query = """
            SELECT slot, channel, message, text, picture, state FROM posted WHERE table_id = $1
            UNION ALL SELECT slot, 0, message, '', '', '' FROM burnt WHERE table_id = $1
            """
        rows = await self._db.fetch(query, table_id)
        return {row[0]: Posted(*row) for row in rows if row[5]}, {row[0]: row[2] for row in rows if not row[5]}

    async def posted_in(self, table_id: int, slot: str) -> Posted | None:
        """What was posted for a table in that slot, if anything was."""
        query = "SELECT slot, channel, message, text, picture, state FROM posted WHERE table_id = $1 AND slot = $2"
        return next((Posted(*row) for row in await self._db.fetch(query, table_id, slot)), None)

    async def messages_in(self, channel: int) -> set[int]:
        """The ids of all messages that were posted in a channel, for whichever table."""
        rows = await self._db.fetch("SELECT message FROM posted WHERE channel = $1", channel)
        return {row[0] for row in rows if row[0] is not None}


FREE = """
    DELETE FROM posted WHERE table_id = $1
    AND slot IN (SELECT $2 || slot FROM posted WHERE table_id = $1 AND (ITS_OWN))
    """
PUT_ASIDE = "UPDATE posted SET slot = $2 || slot WHERE table_id = $1 AND (ITS_OWN)"


def put_aside(table_id: int, seat: int, number: int) -> list[Statement]:
    """What stands in a seat's own slots belongs to a ``former`` sitter, that of the ``number``; they are free."""
    values: tuple[Value, ...] = (table_id, f"former:{number}:", *(f"{one}:{seat}:%" for one in OWN))
    its_own = " OR ".join(f"slot LIKE ${place}" for place, _ in enumerate(OWN, 3))
    free, aside = (one.replace("ITS_OWN", its_own) for one in (FREE, PUT_ASIDE))
    return [(free, values), (aside, values), _not_shown(table_id)]


def moved_prompt(table_id: int, seat: int, before: int, after: int) -> list[Statement]:
    """A seat's prompt for one run is that for another one from then on, and is to be shown anew."""
    values = (table_id, f"prompt:{seat}:{before}", f"prompt:{seat}:{after}")
    free = """
        DELETE FROM posted WHERE table_id = $1 AND slot = $3 AND $2 <> slot
        AND EXISTS (SELECT 1 FROM posted WHERE table_id = $1 AND slot = $2)
        """
    move = "UPDATE posted SET slot = $3, state = 'stale' WHERE table_id = $1 AND slot = $2"
    return [(free, values), (move, values)]


def _not_shown(table_id: int) -> Statement:
    """The next start looks at a table, whatever was remembered of it (``ShownRows``)."""
    return "DELETE FROM shown WHERE table_id = $1", (table_id,)
