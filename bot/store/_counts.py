"""The store's part on numbers: how much there is, without looking at any of it."""

import aiosqlite


class Counts:
    """Nothing of it says anything of a single table."""

    _db: aiosqlite.Connection

    async def count_open_tables(self) -> dict[tuple[str, str], int]:
        """How many tables there are that have not ended, by game and state."""
        query = """
            SELECT CASE WHEN json_valid(body) THEN json_extract(body, '$.game') END AS game, state, count(*) FROM tables
            WHERE state IN ('lobby', 'running') GROUP BY game, state
            """
        return {(str(game), str(state)): int(number) for game, state, number in await self._db.execute_fetchall(query)}

    async def count_due_clocks(self, now: float) -> int:
        """How many clocks should have been looked at before that time (in seconds since 1970)."""
        rows = await self._db.execute_fetchall("SELECT count(*) FROM clocks WHERE due < ?", (now,))
        return int(next(iter(rows))[0])
