"""The store's part on servers and people: settings, what was done by those with power, wishes, who blocks whom."""

from collections.abc import Awaitable, Callable, Iterable, Sequence

import aiosqlite
import msgspec

from bot.store._action import Action
from bot.store._settings import ServerSettings
from bot.store._wishes import Wishes

UNTOLD = 20
"""So many actions of one server are read at once."""

Statement = tuple[str, Sequence[object]]
"""SQL with its values."""


class ServerRows:
    """Every method that writes has written to disk when it returns."""

    _db: aiosqlite.Connection

    async def _together(self, first: Statement, *others: Statement, always: bool = False) -> bool:
        """Do all of it or nothing, and nothing else in between; nothing is done if the first one changes no row.

        But ``always``: the others are done in any case.
        """

        def work() -> bool:
            database = self._db._conn
            database.execute("BEGIN IMMEDIATE")
            with database:  # commits, or rolls back
                changed = database.execute(*first).rowcount == 1
                for statement in others if changed or always else ():
                    database.execute(*statement)
            return changed

        alone: Callable[[Callable[[], bool]], Awaitable[bool]] = self._db._execute  # one call in aiosqlite's thread
        return await alone(work)

    # Settings

    async def settings(self, guild: int) -> ServerSettings:
        """What a server has chosen; what cannot be read counts as not chosen."""
        rows = await self._db.execute_fetchall("SELECT CAST(body AS BLOB) FROM guilds WHERE guild = ?", (guild,))
        for row in rows:
            try:
                return msgspec.json.decode(row[0], type=ServerSettings)
            except (msgspec.DecodeError, UnicodeDecodeError):
                break
        return ServerSettings()

    async def save_settings(self, guild: int, settings: ServerSettings, action: Action) -> None:
        """Remember what a server has chosen, and who chose it."""
        body = msgspec.json.encode(settings).decode()
        await self._together(("INSERT OR REPLACE INTO guilds VALUES (?, ?)", (guild, body)), insert(action))

    # Actions

    async def actions_of(self, guild: int, limit: int) -> list[Action]:
        """The last actions on a server, the newest first."""
        return read_actions(
            await self._db.execute_fetchall(
                """
                SELECT at, guild, table_id, who, what, about, reason, id FROM actions
                WHERE guild = ? ORDER BY id DESC LIMIT ?
                """,
                (guild, limit),
            )
        )

    async def untold_actions(self) -> list[Action]:
        """The actions that no log channel has been told, the oldest first, and of each server only the first few."""
        return read_actions(
            await self._db.execute_fetchall(
                """
                SELECT at, guild, table_id, who, what, about, reason, id FROM (
                    SELECT *, ROW_NUMBER() OVER (PARTITION BY guild ORDER BY id) AS place FROM actions WHERE NOT told
                )
                WHERE place <= ? ORDER BY id
                """,
                (UNTOLD,),
            )
        )

    async def mark_told(self, action: int) -> None:
        """Remember that an action need not be told in a log channel any more."""
        await self._db.execute("UPDATE actions SET told = 1 WHERE id = ?", (action,))

    # People

    async def wishes(self, user: int) -> Wishes:
        """What somebody wishes; what cannot be read counts as not chosen."""
        for row in await self._db.execute_fetchall("SELECT CAST(body AS BLOB) FROM people WHERE user = ?", (user,)):
            try:
                return msgspec.json.decode(row[0], type=Wishes)
            except (msgspec.DecodeError, UnicodeDecodeError):
                break
        return Wishes()

    async def unlisted(self, guild: int) -> set[int]:
        """The people with results on a server who wish that nobody else sees them."""
        query = """
            SELECT user FROM people WHERE CASE WHEN json_valid(body) THEN json_extract(body, '$.statistics') = 0 END
            AND EXISTS (SELECT 1 FROM results WHERE results.user = people.user AND guild = ?)
            """
        return {int(row[0]) for row in await self._db.execute_fetchall(query, (guild,))}

    async def save_wishes(self, user: int, wishes: Wishes) -> None:
        """Remember what somebody wishes."""
        body = msgspec.json.encode(wishes).decode()
        await self._db.execute("INSERT OR REPLACE INTO people VALUES (?, ?)", (user, body))

    async def first_matches(self, user: int, game: str, number: int) -> tuple[int, ...]:
        """The tables of the first matches of a game that somebody has begun or joined, at most so many."""
        query = "SELECT table_id FROM played WHERE user = ? AND game = ? ORDER BY table_id LIMIT ?"
        return tuple(row[0] for row in await self._db.execute_fetchall(query, (user, game, number)))

    # Blocks

    async def block(self, user: int, blocked: int, at: float) -> None:
        """Remember that somebody blocks somebody."""
        await self._db.execute("INSERT OR IGNORE INTO blocks VALUES (?, ?, ?)", (user, blocked, at))

    async def unblock(self, user: int, blocked: int) -> None:
        """Forget that somebody blocks somebody."""
        await self._db.execute("DELETE FROM blocks WHERE user = ? AND blocked = ?", (user, blocked))

    async def blocked_by(self, user: int) -> tuple[int, ...]:
        """Whom somebody blocks, the last one first."""
        query = "SELECT blocked FROM blocks WHERE user = ? ORDER BY at DESC, blocked"
        return tuple(row[0] for row in await self._db.execute_fetchall(query, (user,)))

    async def blockers_of(self, user: int) -> frozenset[int]:
        """Who blocks somebody."""
        rows = await self._db.execute_fetchall("SELECT user FROM blocks WHERE blocked = ?", (user,))
        return frozenset(row[0] for row in rows)


def insert(action: Action) -> Statement:
    """What stores an action."""
    return (
        "INSERT INTO actions (at, guild, table_id, who, what, about, reason, told) VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
        (action.at, action.guild, action.table, action.who, action.what, action.about, action.reason),
    )


def read_actions(rows: Iterable[Iterable[object]]) -> list[Action]:
    """The actions of such rows."""
    return [msgspec.convert(dict(zip(Action.__struct_fields__, row, strict=True)), Action) for row in rows]
