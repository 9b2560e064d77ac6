"""The store's part on numbers: how much there is, without looking at any of it."""

from bot.store._database import Database


class Counts:
    """Nothing of it says anything of a single table."""

    _db: Database

    async def count_open_tables(self) -> dict[tuple[str, str], int]:
        """How many tables there are that have not ended, by game and state."""
        query = """
            SELECT game, state, count(*) FROM tables WHERE state IN ('lobby', 'running') GROUP BY game, state
            """
        return {(str(game), str(state)): int(number) for game, state, number in await self._db.fetch(query)}

    async def count_due_clocks(self, now: float) -> int:
        """How many clocks should have been looked at before that time (in seconds since 1970)."""
        ((number,),) = await self._db.fetch("SELECT count(*) FROM clocks WHERE due < $1", now)
        return int(number)
