"""The store's part on one's own data: the rows that are somebody's, beside the tables at which they were."""

import msgspec

from bot.store._action import Action
from bot.store._deletions import DeletionRows
from bot.store._ratings import Rating
from bot.store._results import SELECT, Placing
from bot.store._servers import read_actions


class DatedAnswer(msgspec.Struct, frozen=True):
    """An answer, by which seat, at which step (from 0), and when; whether it was ``undone``."""

    step: int
    seat: int
    keys: str
    at: float
    undone: bool


class Noted(msgspec.Struct, frozen=True):
    """A message that stands somewhere for a table."""

    table: int
    slot: str
    message: int | None


class OwnDataRows(DeletionRows):
    """Nothing here writes."""

    async def dated_answers(self, table_id: int) -> list[DatedAnswer]:
        """All answers of a table, those taken back included, in the order of their steps."""
        query = """
            SELECT step, seat, keys, at, 0 FROM answers WHERE table_id = $1
            UNION ALL SELECT step, seat, keys, at, 1 FROM undone WHERE table_id = $1 ORDER BY step
            """
        rows = await self._db.fetch(query, table_id)
        return [DatedAnswer(step, seat, keys, at, bool(undone)) for step, seat, keys, at, undone in rows]

    async def results_of_person(self, user: int) -> list[Placing]:
        """How somebody came out of all their matches, the oldest first."""
        where = 'WHERE "user" = $1 ORDER BY ended, "table", number'
        return [Placing(*row) for row in await self._db.fetch(f"{SELECT} {where}", user)]

    async def ratings_of(self, user: int) -> list[tuple[int, str, Rating]]:
        """What has been reckoned of somebody, by server and game."""
        query = 'SELECT guild, game, body FROM ratings WHERE "user" = $1 ORDER BY guild, game, season'
        rows = await self._db.fetch(query, user)
        return [(int(row[0]), str(row[1]), msgspec.json.decode(row[2], type=Rating)) for row in rows]

    async def actions_with(self, user: int) -> list[Action]:
        """What somebody did, and what was done to them, the oldest first."""
        query = """
            SELECT at, guild, table_id, who, what, about, reason, id FROM actions
            WHERE who = $1 OR about LIKE $2 OR reason LIKE $3 ORDER BY id
            """
        return read_actions(await self._db.fetch(query, user, f"%<@{user}>%", f"%{user}%"))

    async def blocked_at(self, user: int) -> list[float]:
        """When somebody blocked whom they block."""
        rows = await self._db.fetch('SELECT at FROM blocks WHERE "user" = $1 ORDER BY at', user)
        return [float(row[0]) for row in rows]

    async def played_by(self, user: int) -> list[tuple[int, str]]:
        """The tables at which somebody has played, with their games."""
        query = 'SELECT table_id, game FROM played WHERE "user" = $1 ORDER BY table_id'
        return [(int(row[0]), str(row[1])) for row in await self._db.fetch(query, user)]

    async def messages_to(self, user: int) -> list[Noted]:
        """The messages that stand in somebody's direct messages, and their invitations."""
        query = """
            SELECT table_id, slot, message FROM posted WHERE slot IN ($2, $3, $4)
            OR channel = (SELECT CAST(nullif(value, '') AS bigint) FROM facts WHERE name = $1)
            UNION SELECT table_id, slot, message FROM burnt WHERE slot LIKE $5
            ORDER BY table_id, slot
            """
        values = (f"dm {user}", f"guest:{user}", f"call:{user}", f"entered:{user}", f"%:{user}")
        return [Noted(*row) for row in await self._db.fetch(query, *values)]
