"""The store's part on ratings: what is reckoned of the results, kept so that it need not be reckoned again.

All of it follows from the results of a server and its choice of seasons. Up to which result it has been reckoned stands
in ``rated``, a row for each game of a server; where there is none, nothing that is kept is of use. What changes a
result that has been reckoned takes that row away in the same transaction.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

import msgspec

from bot.store._results import Placing, ResultRows
from bot.store._servers import Statement
from bot.store._settings import Seasons
from bot.store._table import FORMER

ROWS = 400
"""So many results are reckoned at once: meanwhile the database answers nobody else."""


class Rating(msgspec.Struct, frozen=True):
    """What the matches of a season have made of somebody in one game on one server.

    ``last`` is when the last of the ``matches`` ended, ``mu`` and ``sigma`` are openskill's, ``sides`` the matches and
    wins by the side for which they were played.
    """

    user: int
    season: str
    mu: float
    sigma: float
    matches: int = 0
    last: float = 0
    sides: dict[str, tuple[int, int]] = {}


Reckon = Callable[[Mapping[int, Rating], Sequence[Placing]], Iterable[Rating]]
"""Makes of everybody's newest ratings, and of whole matches in the order of their ends, the ratings after those."""


def forgetting(guild: int) -> tuple[Statement, Statement]:
    """What forgets all that has been reckoned for a server."""
    return ("DELETE FROM rated WHERE guild = ?", (guild,)), ("DELETE FROM ratings WHERE guild = ?", (guild,))


class RatingRows(ResultRows):
    """Every method that writes has written to disk when it returns."""

    async def rate(self, guild: int, game: str, seasons: Seasons, reckon: Reckon) -> bool:
        """Reckon the next results of a game on a server, if there are any, and say whether there may be more.

        Nothing is kept of another choice of ``seasons``. It is done in the database's own thread, and nothing else in
        between, so what is reckoned are the results that are there.
        """

        def work() -> bool:
            database = self._db._conn
            database.execute("BEGIN IMMEDIATE")
            with database:  # commits, or rolls back
                return _rate(database, guild, game, seasons, reckon)

        alone: Callable[[Callable[[], bool]], Awaitable[bool]] = self._db._execute  # one call in aiosqlite's thread
        return await alone(work)

    async def ratings(self, guild: int, game: str, season: str) -> list[Rating]:
        """What has been reckoned of everybody in a season of a game on a server."""
        query = "SELECT body FROM ratings WHERE guild = ? AND game = ? AND season = ?"
        rows = await self._db.execute_fetchall(query, (guild, game, season))
        return [msgspec.json.decode(row[0], type=Rating) for row in rows]

    async def seasons(self, guild: int, game: str) -> list[str]:
        """The seasons of a game on a server of which anything has been reckoned, the latest first."""
        query = "SELECT DISTINCT season FROM ratings WHERE guild = ? AND game = ? ORDER BY season DESC"
        return [row[0] for row in await self._db.execute_fetchall(query, (guild, game))]

    async def forget_ratings(self, guilds: Iterable[int]) -> None:
        """Forget what has been reckoned for these servers; it will be again when it is asked for."""
        for guild in guilds:
            await self._together(*forgetting(guild), always=True)

    async def last_game(self, guild: int, games: Iterable[str]) -> str | None:
        """That of these games whose match was the last to end on a server; ``None`` if none has."""
        query = """
            SELECT value, (SELECT max(ended) FROM results WHERE guild = ? AND game = value) AS last FROM json_each(?)
            WHERE last IS NOT NULL ORDER BY last DESC LIMIT 1
            """
        rows = await self._db.execute_fetchall(query, (guild, msgspec.json.encode(list(games)).decode()))
        return next((row[0] for row in rows), None)


def _rate(database: sqlite3.Connection, guild: int, game: str, seasons: Seasons, reckon: Reckon) -> bool:
    begun = database.execute(
        'SELECT ended, "table" FROM rated WHERE guild = ? AND game = ? AND seasons = ?', (guild, game, seasons)
    ).fetchone()
    if begun is None:
        database.execute("DELETE FROM ratings WHERE guild = ? AND game = ?", (guild, game))
    query = """
        SELECT * FROM results WHERE guild = ? AND game = ? AND why = '' AND (ended, "table") > (?, ?)
        ORDER BY ended, "table", number LIMIT ?
        """
    found = [Placing(*row) for row in database.execute(query, (guild, game, *(begun or (0, 0)), ROWS))]
    more = len(found) == ROWS
    rows = [one for one in found if one.table != found[-1].table] if more else found
    if not rows:
        return False
    for one in reckon(_newest(database, guild, game, {one.user or FORMER for one in rows}), rows):
        body = msgspec.json.encode(one).decode()
        database.execute(
            "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)", (guild, game, one.user, one.season, body)
        )
    upto = (guild, game, seasons, rows[-1].ended, rows[-1].table)
    database.execute("INSERT OR REPLACE INTO rated VALUES (?, ?, ?, ?, ?)", upto)
    return more


def _newest(database: sqlite3.Connection, guild: int, game: str, users: Iterable[int]) -> dict[int, Rating]:
    """The rating of the last season in which each of these people has one."""
    query = "SELECT body FROM ratings WHERE guild = ? AND game = ? AND user = ? ORDER BY season DESC LIMIT 1"
    found = (database.execute(query, (guild, game, user)).fetchone() for user in users)
    ratings = (msgspec.json.decode(row[0], type=Rating) for row in found if row is not None)
    return {one.user: one for one in ratings}
