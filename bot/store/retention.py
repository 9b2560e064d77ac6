"""Retention: rows that are kept no longer are dropped a few at a time, so that nobody waits for it."""

from collections.abc import Sequence

import msgspec

from bot.store.database import Database, Statement, Value, places
from bot.store.table import BadRow, read_table
from bot.store.tables import Goes

TABLES = (
    "DELETE FROM tables WHERE id IN (TABLES)",
    "DELETE FROM sitters WHERE table_id IN (TABLES)",
    "DELETE FROM answers WHERE table_id IN (TABLES)",
    "DELETE FROM undone WHERE table_id IN (TABLES)",
    "DELETE FROM posted WHERE table_id IN (TABLES)",
    "DELETE FROM burnt WHERE table_id IN (TABLES)",
    "DELETE FROM clocks WHERE table_id IN (TABLES)",
    "DELETE FROM shown WHERE table_id IN (TABLES)",
    "DELETE FROM late WHERE table_id IN (TABLES)",
    "DELETE FROM played WHERE table_id IN (TABLES)",
    'DELETE FROM results WHERE "table" IN (TABLES)',
    "DELETE FROM actions WHERE table_id IN (TABLES)",
    "DELETE FROM notes WHERE table_id IN (TABLES)",
    "DELETE FROM consents WHERE table_id IN (TABLES)",
    "DELETE FROM looked WHERE table_id IN (TABLES)",
    "DELETE FROM called WHERE table_id IN (TABLES)",
)
"""Statements that forget these tables."""
MESSAGES = (
    "DELETE FROM posted WHERE table_id IN (SELECT id FROM tables WHERE id IN (TABLES) AND goes = 'answers')",
    "DELETE FROM burnt WHERE table_id IN (SELECT id FROM tables WHERE id IN (TABLES) AND goes = 'answers')",
    "DELETE FROM clocks WHERE table_id IN (SELECT id FROM tables WHERE id IN (TABLES) AND goes = 'answers')",
    "DELETE FROM shown WHERE table_id IN (SELECT id FROM tables WHERE id IN (TABLES) AND goes = 'answers')",
    "DELETE FROM late WHERE table_id IN (SELECT id FROM tables WHERE id IN (TABLES) AND goes = 'answers')",
    "DELETE FROM looked WHERE table_id IN (SELECT id FROM tables WHERE id IN (TABLES) AND goes = 'answers')",
    "DELETE FROM called WHERE table_id IN (SELECT id FROM tables WHERE id IN (TABLES) AND goes = 'answers')",
)
ANSWERS = (
    "DELETE FROM answers WHERE table_id IN (SELECT id FROM tables WHERE id IN (TABLES) AND goes IS NULL)",
    "DELETE FROM undone WHERE table_id IN (SELECT id FROM tables WHERE id IN (TABLES) AND goes IS NULL)",
    "DELETE FROM notes WHERE table_id IN (SELECT id FROM tables WHERE id IN (TABLES) AND goes IS NULL)",
    "DELETE FROM consents WHERE table_id IN (SELECT id FROM tables WHERE id IN (TABLES) AND goes IS NULL)",
    "UPDATE tables SET length = 0, epoch = 0 WHERE id IN (TABLES) AND goes IS NULL",
)
"""Statements that forget the messages, or the answers, of tables whose bodies are already stored without them."""
UPDATE = "UPDATE tables SET goes = $3, version = version + 1, body = $4 WHERE id = $1 AND version = $2"


class RetentionRows:
    """Tables that have ended, and how much of each is kept."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def due(self, what: Goes, before: float, most: int) -> list[int]:
        """Return the ids of tables that ended before then (in seconds since 1970), and of which this goes next."""
        query = "SELECT id FROM tables WHERE goes = $1 AND ended < $2 ORDER BY ended LIMIT $3"
        return [int(row[0]) for row in await self._db.fetch(query, what, before, most)]

    async def ended_on(self, guild: int, most: int) -> list[int]:
        """Return the ids of a server's tables that are not open, also of those that cannot be read."""
        query = """
            SELECT id FROM tables WHERE guild = $1 AND state NOT IN ('planned', 'lobby', 'running')
            ORDER BY id LIMIT $2
            """
        return [int(row[0]) for row in await self._db.fetch(query, guild, most)]

    async def drop_tables(self, tables: Sequence[int]) -> None:
        """Forget all of these tables."""
        await self._on_tables(tables, (), TABLES)

    async def drop_messages(self, tables: Sequence[int]) -> None:
        """Forget which messages stand for these tables, and their clocks."""
        await self._on_tables(tables, await self._written(tables, "answers", put_away=True), MESSAGES)

    async def drop_answers(self, tables: Sequence[int]) -> None:
        """Forget the answers of these tables, and all that their deals were made of; their results stay."""
        without = {"cuts": (), "seed": b"", "ingredients": (), "data": {}, "secret": b"", "cleared": True}
        await self._on_tables(tables, await self._written(tables, None, **without), ANSWERS)

    async def _written(self, tables: Sequence[int], goes: Goes | None, **changed: object) -> list[Statement]:
        """Return what writes each of these tables with something changed, if nobody else changes it meanwhile.

        ``goes`` is what is dropped of it next. One that cannot be read is left as it is otherwise.
        """
        query = "SELECT id, version, body FROM tables WHERE id IN (TABLES)".replace("TABLES", places(tables))
        statements: list[Statement] = []
        for number, version, body in await self._db.fetch(query, *tables):
            try:
                table = msgspec.structs.replace(read_table(body), **changed)
            except BadRow:
                values: tuple[Value, ...] = (number, version, goes)
                statements.append((UPDATE.replace(", body = $4", ""), values))
            else:
                statements.append((UPDATE, (number, version, goes, msgspec.json.encode(table).decode())))
        return statements

    async def _on_tables(self, tables: Sequence[int], before: Sequence[Statement], queries: Sequence[str]) -> None:
        there = places(tables)
        statements = [*before, *((query.replace("TABLES", there), tables) for query in queries)]
        if tables:
            await self._db.together(*statements, always=True)
