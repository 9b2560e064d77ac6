"""The store's part on what is kept no longer: dropped in steps of a few rows, so that nobody waits for it."""

from collections.abc import Sequence

import msgspec

from bot.store._own_data import OwnDataRows
from bot.store._servers import Statement
from bot.store._table_rows import Goes

TABLES = (
    "DELETE FROM tables WHERE id IN (SELECT value FROM json_each(?))",
    "DELETE FROM answers WHERE table_id IN (SELECT value FROM json_each(?))",
    "DELETE FROM undone WHERE table_id IN (SELECT value FROM json_each(?))",
    "DELETE FROM posted WHERE table_id IN (SELECT value FROM json_each(?))",
    "DELETE FROM clocks WHERE table_id IN (SELECT value FROM json_each(?))",
    "DELETE FROM shown WHERE table_id IN (SELECT value FROM json_each(?))",
    "DELETE FROM played WHERE table_id IN (SELECT value FROM json_each(?))",
    'DELETE FROM results WHERE "table" IN (SELECT value FROM json_each(?))',
    "DELETE FROM actions WHERE table_id IN (SELECT value FROM json_each(?))",
)
MESSAGES = (
    """
    UPDATE tables SET goes = 'answers', version = version + 1,
        body = CASE WHEN json_valid(body) THEN json_set(body, '$.put_away', json('true')) ELSE body END
    WHERE id IN (SELECT value FROM json_each(?))
    """,
    "DELETE FROM posted WHERE table_id IN (SELECT value FROM json_each(?))",
    "DELETE FROM clocks WHERE table_id IN (SELECT value FROM json_each(?))",
    "DELETE FROM shown WHERE table_id IN (SELECT value FROM json_each(?))",
)
ANSWERS = (
    """
    UPDATE tables SET goes = NULL, version = version + 1, body = CASE WHEN json_valid(body) THEN json_set(
        json_remove(body, '$.cuts', '$.seed', '$.ingredients', '$.data'), '$.secret', '', '$.cleared', json('true')
    ) ELSE body END
    WHERE id IN (SELECT value FROM json_each(?))
    """,
    "DELETE FROM answers WHERE table_id IN (SELECT value FROM json_each(?))",
    "DELETE FROM undone WHERE table_id IN (SELECT value FROM json_each(?))",
)
"""What forgets some tables, the notes on their messages, or their answers; given their ids as JSON."""

SERVERS = """
    WITH RECURSIVE
    of_tables (guild) AS (
        SELECT min(guild) FROM tables
        UNION ALL SELECT (SELECT min(guild) FROM tables WHERE guild > one.guild) FROM of_tables AS one
        WHERE one.guild IS NOT NULL
    ),
    of_actions (guild) AS (
        SELECT min(guild) FROM actions
        UNION ALL SELECT (SELECT min(guild) FROM actions WHERE guild > one.guild) FROM of_actions AS one
        WHERE one.guild IS NOT NULL
    )
    SELECT guild FROM guilds UNION SELECT guild FROM of_tables UNION SELECT guild FROM of_actions
    """
"""All servers of which something is stored, and perhaps NULL: each is looked up in an index, and not every row."""


class RetentionRows(OwnDataRows):
    """Every method that writes has written to disk when it returns."""

    async def tables_to_drop(self, what: Goes, before: float, most: int) -> list[int]:
        """The ids of tables that ended before then (in seconds since 1970), and of which this goes next."""
        query = "SELECT id FROM tables WHERE goes = ? AND ended < ? ORDER BY ended LIMIT ?"
        return [int(row[0]) for row in await self._db.execute_fetchall(query, (what, before, most))]

    async def ended_tables_of(self, guild: int, most: int) -> list[int]:
        """The ids of a server's tables that are not open, also of those that cannot be read."""
        query = "SELECT id FROM tables WHERE guild = ? AND state NOT IN ('lobby', 'running') ORDER BY id LIMIT ?"
        return [int(row[0]) for row in await self._db.execute_fetchall(query, (guild, most))]

    async def drop_tables(self, tables: Sequence[int]) -> None:
        """Forget all of these tables."""
        await self._on_tables(tables, TABLES)

    async def drop_messages(self, tables: Sequence[int]) -> None:
        """Forget which messages stand for these tables, and their clocks."""
        await self._on_tables(tables, MESSAGES)

    async def drop_answers(self, tables: Sequence[int]) -> None:
        """Forget the answers of these tables, and all that their deals were made of; their results stay."""
        await self._on_tables(tables, ANSWERS)

    async def _on_tables(self, tables: Sequence[int], queries: Sequence[str]) -> None:
        first, *others = ((query, (msgspec.json.encode(list(tables)).decode(),)) for query in queries)
        await self._together(first, *others, always=True)

    async def drop_actions(self, before: float, most: int) -> int:
        """Forget the oldest actions, if they were done before then; how many is returned."""
        query = """
            DELETE FROM actions WHERE at < ? AND id IN (SELECT id FROM actions ORDER BY id LIMIT ?)
            """
        return (await self._db.execute(query, (before, most))).rowcount

    async def servers(self) -> set[int]:
        """All servers of which something is stored."""
        return {int(row[0]) for row in await self._db.execute_fetchall(SERVERS) if row[0] is not None}

    async def drop_server(self, guild: int) -> None:
        """Forget what a server has chosen, and what was done there; its tables are dropped one by one."""
        settings: Statement = ("DELETE FROM guilds WHERE guild = ?", (guild,))
        await self._together(settings, ("DELETE FROM actions WHERE guild = ?", (guild,)), always=True)
        await self.forget_ratings([guild])
