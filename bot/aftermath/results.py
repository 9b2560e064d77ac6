"""The results of somebody's matches on a server, as they are stored."""

from bot.aftermath.statistics import Statistics, statistics
from bot.store import Placing, Store

PAST = 50
"""So many of somebody's last matches are looked at."""


class Results:
    """Reads results from the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def history(self, guild: int, user: int, game: str | None = None) -> list[Placing]:
        """Return the results of somebody's last matches on a server, the latest first; of one game, or of all."""
        return await self._store.results.history(guild, user, game, PAST)

    async def statistics(self, guild: int, user: int, game: str | None = None) -> Statistics:
        """Return statistics of somebody's matches on a server, of one game, or of all."""
        return statistics(user, await self._store.results.of_matches(guild, user, game))
