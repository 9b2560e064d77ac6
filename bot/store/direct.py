"""Direct messages: how each person can be reached there, as far as the bot has found out.

The data are kept only of people who have played, sit at a table or are invited to one. So nothing comes back after
somebody's data were deleted.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from bot.store.database import Database, Value

AT_ONCE = 500
"""So many people are looked through at once."""

SAVE = """
    INSERT INTO direct ("user", COLUMN) SELECT $1, $3
    WHERE EXISTS (SELECT 1 FROM (SELECT 1 FROM sitters WHERE "user" = $1 LIMIT 1 HOLDING) AS seated)
        OR EXISTS (SELECT 1 FROM (SELECT 1 FROM played WHERE "user" = $1 LIMIT 1 HOLDING) AS has_played)
        OR EXISTS (SELECT 1 FROM (SELECT 1 FROM tables WHERE state = 'lobby' AND body LIKE $2 HOLDING) AS invited)
    ON CONFLICT ("user") DO UPDATE SET COLUMN = excluded.COLUMN
    """
"""Holds what it finds, so that a deletion of it comes before this, or takes the row along."""

CLEAR = 'UPDATE direct SET COLUMN = $2 WHERE "user" = $1'

SWEEP = """
    DELETE FROM direct WHERE "user" BETWEEN $1 AND $2
        AND NOT EXISTS (SELECT 1 FROM sitters WHERE sitters."user" = direct."user")
        AND NOT EXISTS (SELECT 1 FROM played WHERE played."user" = direct."user")
        AND NOT EXISTS (SELECT 1 FROM tables WHERE state = 'lobby' AND body LIKE '%' || direct."user" || '%')
    """


class Direct(msgspec.Struct, frozen=True):
    """The direct messages of somebody.

    ``channel`` is theirs, if it has been opened. They are taken to be ``closed`` until a time (in seconds since 1970,
    0: they were not found closed). ``used``: the person has pressed or typed something there. ``called`` says where
    somebody who has not used them was called to their first question.
    """

    channel: int | None = None
    closed: float = 0
    used: bool = False
    called: str = ""


class DirectRows:
    """Direct messages, by the ids of people."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def get(self, user: int) -> Direct:
        """Return what is known of somebody's direct messages."""
        rows = await self._db.fetch('SELECT channel, closed, used, called FROM direct WHERE "user" = $1', user)
        return next((_direct(row) for row in rows), Direct())

    async def save_channel(self, user: int, channel: int | None) -> None:
        """Remember the channel, or that it is none any more."""
        await self._save(user, "channel", channel)

    async def save_closed(self, user: int, until: float) -> None:
        """Remember until when they are taken to be closed; 0: they are not."""
        await self._save(user, "closed", until)

    async def save_used(self, user: int) -> None:
        """Remember that they have been used."""
        await self._save(user, "used", True)

    async def save_called(self, user: int, where: str) -> None:
        """Remember where somebody was called to their first question."""
        await self._save(user, "called", where)

    async def _save(self, user: int, column: Literal["channel", "closed", "used", "called"], value: Value) -> None:
        """Write a column; of a person of whom nothing else is known, nothing."""
        if not value:
            await self._db.execute(CLEAR.replace("COLUMN", column), user, value)
            return
        query = SAVE.replace("COLUMN", column).replace("HOLDING", self._db.holding)
        await self._db.together((query, (user, f"%{user}%", value)))

    async def sweep(self) -> None:
        """Forget those people of whom nothing else is known any more."""
        query, last = 'SELECT "user" FROM direct WHERE "user" > $1 ORDER BY "user" LIMIT $2', 0
        while rows := await self._db.fetch(query, last, AT_ONCE):
            first, last = int(rows[0][0]), int(rows[-1][0])
            await self._db.execute(SWEEP, first, last)


def _direct(row: Sequence[Any]) -> Direct:
    """Return what a row says; of a damaged row, that nothing is known."""
    try:
        channel, closed, used, called = row
        known = Direct(None if channel is None else int(channel), float(closed), bool(used), str(called))
        known.called.encode()
    except (TypeError, ValueError):  # among them text that is no UTF-8
        return Direct()
    return known
