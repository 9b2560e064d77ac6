"""Hearing: on which shards people were heard, and up to when the clocks of their servers are right."""

import msgspec

from bot.store.clocks import changed_clocks
from bot.store.database import Database, Statement


class HearingNote(msgspec.Struct, frozen=True):
    """The note of one ``shard`` of so many ``shards``: its servers' clocks are right up to the time ``at``.

    ``heard`` says whether people there could answer then.
    """

    shards: int
    shard: int
    at: float
    heard: bool


class HearingRows:
    """The last note on every shard, also on those of the time when the bot had another number of them."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def all(self) -> list[HearingNote]:
        """Return all notes."""
        rows = await self._db.fetch("SELECT shards, shard, at, heard FROM heard")
        return [HearingNote(int(shards), int(shard), float(at), bool(heard)) for shards, shard, at, heard in rows]

    async def note(self, before: HearingNote | None, now: HearingNote, gap: float) -> bool:
        """Note something of a shard, if nobody else has since ``before``; return whether nobody has.

        The clocks of all tables on its servers are moved by the ``gap`` with it, or not at all.
        """
        moved: Statement = (
            """
            UPDATE clocks SET due = due + $1, moved = moved + $1
            WHERE table_id IN (SELECT id FROM tables WHERE state = 'running' AND (guild >> 22) % $2 = $3)
            """,
            (gap, now.shards, now.shard),
        )
        return await self._db.together(_noted(before, now), *((changed_clocks(), moved) if gap else ()))


def _noted(before: HearingNote | None, now: HearingNote) -> Statement:
    if before is None:
        query = "INSERT INTO heard VALUES ($1, $2, $3, $4) ON CONFLICT (shards, shard) DO NOTHING"
        return query, (now.shards, now.shard, now.at, now.heard)
    query = "UPDATE heard SET at = $3, heard = $4 WHERE shards = $1 AND shard = $2 AND at = $5"
    return query, (now.shards, now.shard, now.at, now.heard, before.at)
