"""The store's part on people who have their data deleted: where they are found, and what takes their place."""

from collections.abc import Sequence

import msgspec

from bot.store._action import Action
from bot.store._ratings import RatingRows, forgetting
from bot.store._servers import Statement, read_actions
from bot.store._table import FORMER, Table
from bot.store._table_rows import update

ROWS = 1000
"""So many tables are looked through at once."""

PLAYER = "former"
"""What results have in place of the computer player, of a person who is not known any more."""


class Deletion(msgspec.Struct, frozen=True):
    """That somebody's data were deleted, or are being deleted: then ``user`` is whose."""

    id: str
    at: float
    user: int | None


class DeletionRows(RatingRows):
    """Every method that writes has written to disk when it returns."""

    async def begin_deletion(self, deletion: Deletion) -> None:
        """Remember that somebody's data are to be deleted, so that it is gone on with whatever happens."""
        query = "INSERT INTO deletions VALUES (?, ?, ?)"
        await self._db.execute(query, (deletion.id, deletion.at, deletion.user))

    async def begun_deletions(self) -> list[Deletion]:
        """Those that are not over, the oldest first."""
        query = "SELECT id, at, user FROM deletions WHERE user IS NOT NULL ORDER BY at"
        return [Deletion(*row) for row in await self._db.execute_fetchall(query)]

    async def tables_with(self, user: int) -> list[int]:
        """The ids of all tables in which a person's id stands, or at which they did anything, or it was done to them.

        They are looked through some at a time, so that nobody waits; what cannot be read is found as well.
        """
        found, last = set[int](), 0
        query = """
            SELECT id, instr(CAST(body AS BLOB), CAST(?1 AS BLOB)) FROM tables WHERE id > ?2 ORDER BY id LIMIT ?3
            """
        while rows := list(await self._db.execute_fetchall(query, (str(user), last, ROWS))):
            found |= {int(row[0]) for row in rows if row[1]}
            last = int(rows[-1][0])
        actions = "SELECT table_id FROM actions WHERE who = ?1 OR instr(about, ?1) OR instr(reason, ?1)"
        found |= {int(row[0]) for row in await self._db.execute_fetchall(actions, (user,))}
        played = "SELECT table_id FROM played WHERE user = ?"
        found |= {int(row[0]) for row in await self._db.execute_fetchall(played, (user,))}
        return sorted(found - {0})

    async def actions_at(self, table_id: int) -> list[Action]:
        """All actions at a table, the oldest first."""
        query = "SELECT at, guild, table_id, who, what, about, reason, id FROM actions WHERE table_id = ? ORDER BY id"
        return read_actions(await self._db.execute_fetchall(query, (table_id,)))

    async def forget_at(self, table: Table, actions: Sequence[Action], paused_by: str, *, show: bool) -> bool:
        """Write a table without somebody, with what was done there, and who paused its clock; all of it or nothing.

        ``False``, and nothing was written, if somebody has changed it since. With ``show`` every message in its channel
        is to be shown anew.
        """
        others: list[Statement] = [
            ("UPDATE actions SET who = ?, about = ?, reason = ? WHERE id = ?", (one.who, one.about, one.reason, one.id))
            for one in actions
        ]
        pause = """
            UPDATE clocks SET body = json_set(body, '$.paused_by', ?2)
            WHERE table_id = ?1 AND json_extract(body, '$.paused_by') <> ''
            """  # and nothing else of the clock, which goes on meanwhile
        others.append((pause, (table.id, paused_by)))
        if show:
            others.append(("DELETE FROM posted WHERE table_id = ? AND slot = 'archived'", (table.id,)))
            stale = "UPDATE posted SET state = 'stale', picture = '?' WHERE table_id = ? AND channel = ?"
            others.append((stale, (table.id, table.channel)))
        return await self._together(update(table), *others)

    async def forget_unreadable(self, table_id: int, user: int) -> None:
        """Take somebody's id out of a table that cannot be read."""
        query = """
            UPDATE tables SET version = version + 1, users = replace(users, ?2, ?3), body = replace(body, ?2, ?3)
            WHERE id = ?1
            """
        await self._db.execute(query, (table_id, str(user), str(FORMER)))

    async def _servers_played_on(self, user: int | None) -> list[int]:
        """The servers on which somebody has results: what was reckoned of these names them."""
        query = "SELECT DISTINCT guild FROM results WHERE user = ?"
        return [int(row[0]) for row in await self._db.execute_fetchall(query, (user,))]

    async def finish_deletion(self, deletion: Deletion) -> None:
        """Forget what else there is of a person, and whose deletion it was: all of it or nothing."""
        user = deletion.user
        actions = "SELECT id FROM actions WHERE who = ?1 OR instr(about, ?1) OR instr(reason, ?1)"
        found = [int(row[0]) for row in await self._db.execute_fetchall(actions, (user,))]
        statements: list[Statement] = [
            ("DELETE FROM people WHERE user = ?", (user,)),
            ("DELETE FROM blocks WHERE user = ? OR blocked = ?", (user, user)),
            ("DELETE FROM played WHERE user = ?", (user,)),
            *(statement for guild in await self._servers_played_on(user) for statement in forgetting(guild)),
            ("UPDATE results SET user = NULL, player = ?, lapse = '' WHERE user = ?", (PLAYER, user)),
            (
                "DELETE FROM posted WHERE channel = (SELECT CAST(value AS INTEGER) FROM facts WHERE name = ?)",
                (f"dm {user}",),
            ),
            ("DELETE FROM posted WHERE slot = ?", (f"guest:{user}",)),
            ("DELETE FROM posted WHERE slot = ? AND message IS NULL", (f"call:{user}",)),
            ("DELETE FROM facts WHERE name IN (?, ?)", (f"dm {user}", f"dm closed {user}")),
            *((FORGET_ACTION, (one, user, str(user), str(FORMER), FORMER)) for one in found),
            ("UPDATE deletions SET user = NULL WHERE id = ?", (deletion.id,)),
        ]
        await self._together(*statements, always=True)


FORGET_ACTION = """
    UPDATE actions SET who = CASE WHEN who = ?2 THEN ?5 ELSE who END, about = replace(about, ?3, ?4),
        reason = replace(reason, ?3, ?4)
    WHERE id = ?1
    """
