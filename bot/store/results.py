"""Results: how everybody at a table came out, a row for each, for statistics and ratings."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import msgspec

from bot.store.database import Database, Statement, Value, places, upsert

Lapse = Literal["", "time", "left"]
"""A failing of somebody: none, the time that they had, or the match, which somebody else went on with."""


class Placing(msgspec.Struct, frozen=True):
    """A person, or computer player, with the rank and points that they came out of a match with.

    A seat that changed hands has several, in the order of ``number``. ``user`` is the person, or ``player`` the
    computer player. A person who has had their data deleted has no ``user``, and ``player`` is ``former``. ``rank``
    counts from 1, and a shared win is 1 for all who share it. A person who left ranks after all seats. ``side`` is the
    role or house by which the seat played (``engine.Revealed.sides``). ``season`` is a quarter, ``2026-4``. ``why`` is
    the reason why it counts for no rating, ``""`` if it counts. ``alone``: one person or none began, or all of them
    left. ``advice``: everybody could ask for some. ``computers``: people began in fewer than half of the seats.
    ``taken``: the seat was taken over from somebody. ``computer``: a computer player had it. ``lapse`` says whether
    they left, or else whether their time was ever up. ``betrayed`` has the numbers of the seats that they
    betrayed, with blanks between. It is ``None`` in results that an older program stored.

    Its fields are the columns of the table ``results``, in their order.
    """

    table: int
    number: int
    guild: int
    game: str
    season: str
    ended: float
    seat: int
    user: int | None
    player: str
    rank: int
    points: int
    side: str
    why: str
    lapse: Lapse = ""
    betrayed: str | None = None


class SharedMatch(NamedTuple):
    """A match of two people: ``betrayed`` and ``back`` say whether the first betrayed the second, or the other way.

    They are ``None`` if nobody knows that.
    """

    table: int
    betrayed: bool | None
    back: bool | None


COLUMNS = tuple(f'"{one}"' for one in Placing.__struct_fields__)
INSERT = upsert("results", ", ".join(COLUMNS[:2]), *COLUMNS[2:])
SELECT = " ".join(("SELECT", ", ".join(COLUMNS), "FROM results"))
UNRATE = """
    INSERT INTO rated (guild, game, seasons, ended, "table", mark) VALUES ($1, $2, '', $3, 0, $4)
    ON CONFLICT (guild, game) DO UPDATE SET mark = excluded.mark,
        seasons = CASE WHEN rated.ended >= excluded.ended THEN '' ELSE rated.seasons END
    """


def insertion(one: Placing) -> Statement:
    """Return the statement that writes it; what was written of it before is replaced."""
    return INSERT, msgspec.structs.astuple(one)


def new_mark() -> int:
    """Return what a row of ``rated`` is given with every change: equal marks mean that nothing has changed."""
    return secrets.randbits(62)


def outdated(placings: Sequence[Placing]) -> list[Statement]:
    """Return the statements that void ratings reckoned without these results, though their match ended before others.

    See ``bot.store.ratings``. A process that reckons meanwhile begins again in any case.
    """
    return [(UNRATE, (one.guild, one.game, one.ended, new_mark())) for one in placings[:1]]


def _has(seats: object, seat: object) -> bool | None:
    """Return whether a seat is among those that are written in a text.

    >>> _has("0 2", 2), _has("", 2), _has(None, 2)
    (True, False, None)
    """
    return None if seats is None else str(seat) in str(seats).split()


class ResultRows:
    """Results of matches."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of_table(self, table_id: int) -> list[Placing]:
        """Return how everybody came out at a table; none if its match has no result."""
        return await self._read('WHERE "table" = $1 ORDER BY number', table_id)

    async def of_person(self, user: int) -> list[Placing]:
        """Return how somebody came out of all their matches, the oldest first."""
        return await self._read('WHERE "user" = $1 ORDER BY ended, "table", number', user)

    async def history(self, guild: int, user: int, game: str | None, most: int) -> list[Placing]:
        """Return somebody's placings in the last matches on a server, the latest first; of one game, or of all."""
        where = (
            'WHERE "user" = $1 AND guild = $2 AND coalesce($3, game) = game ORDER BY ended DESC, "table" DESC LIMIT $4'
        )
        return await self._read(where, user, guild, game, most)

    async def of_matches(self, guild: int | None, user: int, game: str | None) -> list[Placing]:
        """Return how everybody came out of somebody's matches on a server, in the order of their ends.

        Without a server, those on all servers.
        """
        where = """
            WHERE "table" IN (
                SELECT "table" FROM results
                WHERE "user" = $1 AND coalesce($2, guild) = guild AND coalesce($3, game) = game
            ) ORDER BY ended, "table", number
            """
        return await self._read(where, user, guild, game)

    async def last_game(self, guild: int, games: Iterable[str]) -> str | None:
        """Return that of these games whose match was the last to end on a server; ``None`` if none has."""
        query = "SELECT max(ended) FROM results WHERE guild = $1 AND game = $2"
        ends = {game: (await self._db.fetch(query, guild, game))[0][0] for game in games}
        return max((game for game in ends if ends[game] is not None), key=ends.__getitem__, default=None)

    async def shared(self, guild: int, one: int, other: int, until: Placing) -> list[SharedMatch]:
        """Return the matches of two people on a server, until the match of a placing, which is the last."""
        query = """
            SELECT a."table", a.seat, a.betrayed, b.seat, b.betrayed FROM results AS a JOIN results AS b
            ON a."table" = b."table" WHERE a."user" = $1 AND b."user" = $2 AND a.guild = $3
            AND (a.ended < $4 OR (a.ended = $4 AND a."table" <= $5)) ORDER BY a.ended, a."table"
            """
        return [
            SharedMatch(int(table), _has(mine, their_seat), _has(theirs, my_seat))
            for table, my_seat, mine, their_seat, theirs in await self._db.fetch(
                query, one, other, guild, until.ended, until.table
            )
        ]

    async def betrayals(self, guild: int, people: Sequence[int]) -> list[tuple[int, int, int]]:
        """Return who of these people has betrayed whom on a server, and in how many matches.

        Pairs are left out if nobody knows what happened in one of their matches.
        """
        query = """
            SELECT a."user", b."user", sum(
                CASE WHEN (' ' || a.betrayed || ' ') LIKE ('% ' || CAST(b.seat AS text) || ' %') THEN 1 ELSE 0 END
            ) FROM results AS a JOIN results AS b ON a."table" = b."table"
            WHERE a.guild = $1 AND a."user" IN (PEOPLE) AND b."user" IN (PEOPLE) AND a."user" <> b."user"
            GROUP BY a."user", b."user" HAVING count(*) = count(a.betrayed) ORDER BY 3 DESC, 1, 2
            """
        rows = await self._db.fetch(query.replace("PEOPLE", places(people, 2)), guild, *people)
        return [(int(one), int(other), int(number)) for one, other, number in rows if number]

    async def replace(self, table_id: int, placings: Sequence[Placing]) -> None:
        """Write a table's results again, all of them or none; ratings of its server are reckoned from the beginning."""
        unrate = """
            INSERT INTO rated (guild, game, seasons, ended, "table", mark)
            SELECT guild, game, '', 0, 0, CAST($2 AS bigint) FROM tables WHERE id = $1
            ON CONFLICT (guild, game) DO UPDATE SET mark = excluded.mark, seasons = ''
            """
        forget: Statement = ('DELETE FROM results WHERE "table" = $1', (table_id,))
        await self._db.together((unrate, (table_id, new_mark())), forget, *map(insertion, placings), always=True)

    async def _read(self, where: str, *values: Value) -> list[Placing]:
        return [Placing(*row) for row in await self._db.fetch(f"{SELECT} {where}", *values)]
