"""Deletions: where people are found who have their data deleted, and what takes their place."""

from collections.abc import Collection, Sequence

import msgspec

from bot.store.actions import NAMING, Action
from bot.store.clocks import ClockRows
from bot.store.database import Database, Statement
from bot.store.ratings import forgetting
from bot.store.table import FORMER, Table
from bot.store.tables import seated, update

ROWS = 1000
"""So many tables are looked through at once."""

SHORTEST = 4
"""A name of fewer bytes stands in any file by chance."""

PLAYER = "former"
"""Stands in results in place of the computer player, for a person who is not known any more."""


ORDERED = 0.0
"""The time of a deletion that a command has left for a bot, until the bot begins it."""


class Deletion(msgspec.Struct, frozen=True):
    """A deletion of somebody's data. While it goes on, ``user`` is the person."""

    id: str
    at: float
    user: int | None


class DeletionRows:
    """Deletions, step by step."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._clocks = ClockRows(database)

    async def begin(self, deletion: Deletion) -> None:
        """Remember that somebody's data are to be deleted, so that the deletion goes on in any case."""
        query = 'INSERT INTO deletions (id, at, "user") VALUES ($1, $2, $3)'
        await self._db.execute(query, deletion.id, deletion.at, deletion.user)

    async def date(self, deletion: Deletion) -> None:
        """Remember when a deletion begins that was ordered."""
        await self._db.execute("UPDATE deletions SET at = $2 WHERE id = $1", deletion.id, deletion.at)

    async def get(self, name: str) -> Deletion | None:
        """Return the deletion with that id."""
        query = 'SELECT id, at, "user" FROM deletions WHERE id = $1'
        return next((Deletion(*row) for row in await self._db.fetch(query, name)), None)

    async def begun(self) -> list[Deletion]:
        """Return those that are not over, the oldest first."""
        query = 'SELECT id, at, "user" FROM deletions WHERE "user" IS NOT NULL ORDER BY at'
        return [Deletion(*row) for row in await self._db.fetch(query)]

    async def tables_with(self, user: int) -> list[int]:
        """Return the ids of all tables that hold a person's id, or have an action that names the person.

        Tables that cannot be read are found as well.
        """
        found = await self._looked_through("body LIKE $1", f"%{user}%")
        found |= {int(row[0]) for row in await self._db.fetch(f"SELECT table_id {NAMING}", user, f"%{user}%")}
        for query in (
            'SELECT table_id FROM played WHERE "user" = $1',
            'SELECT table_id FROM sitters WHERE "user" = $1',
        ):
            found |= {int(row[0]) for row in await self._db.fetch(query, user)}
        return sorted(found - {0})

    async def tables_calling(self, name: str) -> set[int]:
        """Return the ids of all tables at which somebody has a name that begins so."""
        begins = msgspec.json.encode(name).decode().removesuffix('"')
        return await self._looked_through("replace(body, $1, '') <> body", f'"name":{begins}')

    async def _looked_through(self, condition: str, value: str) -> set[int]:
        """Return the ids of all tables that fit, looked through some at a time, so that nobody waits."""
        found, last = set[int](), 0
        query = "SELECT id, FITS FROM tables WHERE id > $2 ORDER BY id LIMIT $3".replace("FITS", condition)
        while rows := await self._db.fetch(query, value, last, ROWS):
            found |= {int(row[0]) for row in rows if row[1]}
            last = int(rows[-1][0])
        return found

    async def forget_at(
        self, table: Table, actions: Sequence[Action], paused_by: str, *, show: bool, again: str
    ) -> bool:
        """Write a table without somebody, with what was done there, and who paused its clock; all of it or nothing.

        ``False``, and nothing was written, if somebody has changed it since. With ``show`` every message in its channel
        is to be shown again. The work done for the slot ``again`` is then to be done again, too.
        """
        query = "UPDATE actions SET who = $2, about = $3, reason = $4 WHERE id = $1"
        others: list[Statement] = [
            *seated(table.id, table),
            *((query, (one.id, one.who, one.about, one.reason)) for one in actions),
            *await self._paused_by(table.id, paused_by),
            ("UPDATE tables SET forgotten = version WHERE id = $1", (table.id,)),
        ]
        if show:
            others.append(("DELETE FROM posted WHERE table_id = $1 AND slot = $2", (table.id, str(again))))
            stale = "UPDATE posted SET state = 'stale', picture = '?' WHERE table_id = $1 AND channel = $2"
            others.append((stale, (table.id, table.channel)))
        return await self._db.together(update(table), *others)

    async def _paused_by(self, table_id: int, name: str) -> list[Statement]:
        """Return what writes by whom a table's clock is paused, and nothing else of it, which goes on meanwhile."""
        clock = await self._clocks.get(table_id)
        if clock is None or not clock.paused_by:
            return []
        query = "UPDATE clocks SET body = replace(body, $2, $3) WHERE table_id = $1"
        before, after = (f'"paused_by":{msgspec.json.encode(one).decode()}' for one in (clock.paused_by, name))
        return [(query, (table_id, before, after))]

    async def forget_unreadable(self, table_id: int, user: int) -> None:
        """Take somebody's id out of a table that cannot be read."""
        query = """
            UPDATE tables SET version = version + 1, body = replace(body, $2, $3),
                opener = CASE WHEN opener = $4 THEN $5 ELSE opener END, forgotten = version + 1
            WHERE id = $1
            """
        gone: Statement = ('DELETE FROM sitters WHERE table_id = $1 AND "user" = $2', (table_id, user))
        await self._db.together((query, (table_id, str(user), str(FORMER), user, FORMER)), gone)

    async def _servers_played_on(self, user: int | None) -> list[int]:
        """Return the servers on which somebody has results: what was reckoned of these names them."""
        query = 'SELECT DISTINCT guild FROM results WHERE "user" = $1 ORDER BY guild'
        return [int(row[0]) for row in await self._db.fetch(query, user)]

    async def finish(self, deletion: Deletion, gone: Collection[str], seen: Collection[str], mark: str) -> None:
        """Forget what else there is of a person, and whose deletion it was: all of it or nothing.

        The slots ``gone`` have their id. So have slots that are like any of ``seen``, but others see the messages
        there. These slots become the ``mark`` with the id of the message.
        """
        user = deletion.user
        found = [int(row[0]) for row in await self._db.fetch(f"SELECT id {NAMING} ORDER BY id", user, f"%{user}%")]
        statements: list[Statement] = [
            ('DELETE FROM people WHERE "user" = $1', (user,)),
            ('DELETE FROM blocks WHERE "user" = $1 OR blocked = $1', (user,)),
            ('DELETE FROM played WHERE "user" = $1', (user,)),
            ('DELETE FROM sitters WHERE "user" = $1', (user,)),
            ('DELETE FROM notes WHERE "user" = $1', (user,)),
            ('DELETE FROM consents WHERE "user" = $1', (user,)),
            ('DELETE FROM looked WHERE "user" = $1', (user,)),
            ('DELETE FROM callable WHERE "user" = $1', (user,)),
            ('DELETE FROM called WHERE "user" = $1', (user,)),
            ("UPDATE called SET host = $1 WHERE host = $2", (FORMER, user)),
            ('DELETE FROM alone WHERE "user" = $1', (user,)),
            *(statement for guild in await self._servers_played_on(user) for statement in forgetting(guild)),
            ("""UPDATE results SET "user" = NULL, player = $1, lapse = '' WHERE "user" = $2""", (PLAYER, user)),
            ('DELETE FROM posted WHERE channel = (SELECT channel FROM direct WHERE "user" = $1)', (user,)),
            *(("DELETE FROM posted WHERE slot = $1", (str(one),)) for one in gone),
            *(("DELETE FROM posted WHERE slot LIKE $1 AND message IS NULL", (one,)) for one in seen),
            *(("UPDATE posted SET slot = CAST($2 AS text) || message WHERE slot LIKE $1", (one, mark)) for one in seen),
            ("DELETE FROM burnt WHERE slot LIKE $1", (f"%:{user}",)),
            ('DELETE FROM direct WHERE "user" = $1', (user,)),
            *((FORGET_ACTION, (one, user, FORMER, str(user), str(FORMER))) for one in found),
            ('UPDATE deletions SET "user" = NULL WHERE id = $1', (deletion.id,)),
        ]
        await self._db.together(*statements, always=True)

    async def wipe(self, user: int | None = None, names: Collection[str] = ()) -> None:
        """Let nothing that was deleted remain in the files of the database; of a person neither id nor names."""
        traces = [name.encode(errors="replace") for name in names]
        if user is not None:
            traces += [str(user).encode(), user.to_bytes(8, "big", signed=True)]
        await self._db.wipe([one for one in traces if len(one) >= SHORTEST])


FORGET_ACTION = """
    UPDATE actions SET who = CASE WHEN who = $2 THEN $3 ELSE who END, about = replace(about, $4, $5),
        reason = replace(reason, $4, $5)
    WHERE id = $1
    """
