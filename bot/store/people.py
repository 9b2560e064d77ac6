"""People: what each wishes of the bot, what they have played, the match each plays alone, and who blocks whom."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

import msgspec

from bot.store.database import Database, places, upsert
from bot.store.servers import ServerSettings, read_choices
from engine import Record

Often = Literal["usual", "often", "off"]
"""Ways to remind somebody: as usual, by post also every 8 hours, never."""

Where = Literal["usual", "direct", "here"]
"""Ways to ask somebody: as the server has chosen, by direct message, or privately in the channel."""


Reading = Literal["pictures", "both", "words"]
"""Ways to show somebody what pictures show: by pictures, by words, or by both."""


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """The choices of a person, or the usual choices for people who have chosen nothing.

    With a time ``zone``, such as ``Europe/Berlin``, it is quiet at night there. ``tips``: they are told what is worth
    knowing while a game is new to them. ``statistics``: their wins may be shown to others. ``questions`` says where
    they are asked, and told everything else that is theirs alone. ``large``: their own pictures are large.
    ``types_in`` is the time zone in which they type times, if it was asked for apart from the quiet hours.
    ``reading``: they are shown pictures, told the same in words, or both. ``still``: no picture of their own moves.
    """

    reminders: Often = "usual"
    zone: str = ""
    tips: bool = True
    statistics: bool = True
    questions: Where = "usual"
    large: bool = False
    reading: Reading = "pictures"
    types_in: str = ""
    still: bool = False


class LoneMatch(msgspec.Struct, frozen=True):
    """A match that somebody plays alone with computer players, the ``number``-th that they have begun.

    The person has the first of the ``names``. ``begun`` are the times at which they have begun matches lately that they
    have not played to their end. ``given_up``: they have ended it themselves.
    """

    number: int
    names: tuple[str, ...]
    record: Record
    begun: tuple[float, ...]
    given_up: bool = False


BEGIN_LONE = """
    INSERT INTO alone ("user", number, length, at, body) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT ("user") DO UPDATE
        SET number = excluded.number, length = excluded.length, at = excluded.at, body = excluded.body
        WHERE alone.number = excluded.number - 1
    """
GO_ON_LONE = """
    UPDATE alone SET length = $3, at = $4, body = $5 WHERE "user" = $1 AND number = $2 AND length = $6
    """


class PersonRows:
    """People, by their ids."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def wishes(self, user: int) -> Wishes:
        """Return what somebody wishes; what cannot be read counts as not chosen."""
        rows = await self._db.fetch('SELECT body FROM people WHERE "user" = $1', user)
        return read_choices(rows[0][0], Wishes) if rows else Wishes()

    async def save_wishes(self, user: int, wishes: Wishes) -> None:
        """Remember what somebody wishes."""
        query = upsert("people", '"user"', "body", "statistics")
        await self._db.execute(query, user, msgspec.json.encode(wishes).decode(), wishes.statistics)

    async def asked_here(self, guild: int, users: Sequence[int]) -> frozenset[int]:
        """Return the people who are asked privately in the channel, as they or else their server have chosen."""
        if not users:
            return frozenset()
        query = """
            SELECT "user", body FROM people WHERE "user" IN (PEOPLE)
            UNION ALL SELECT 0, body FROM guilds WHERE guild = $1
            """
        rows = await self._db.fetch(query.replace("PEOPLE", places(users, 2)), guild, *users)
        of_server = next((body for user, body in rows if not user), "{}")
        usual = read_choices(of_server, ServerSettings).questions
        wishes = {int(user): read_choices(body, Wishes).questions for user, body in rows if user}
        chosen = {user: where for user, where in wishes.items() if where != "usual"}
        return frozenset(user for user in users if chosen.get(user, usual) == "here")

    async def unlisted(self, guild: int) -> set[int]:
        """Return the people with results on a server who wish that nobody else sees them."""
        query = """
            SELECT "user" FROM people WHERE NOT statistics
            AND EXISTS (SELECT 1 FROM results WHERE results."user" = people."user" AND guild = $1)
            """
        return {int(row[0]) for row in await self._db.fetch(query, guild)}

    async def first_matches(self, user: int, game: str, number: int) -> tuple[int, ...]:
        """Return the tables of the first matches of a game that somebody has begun or joined, at most so many."""
        query = 'SELECT table_id FROM played WHERE "user" = $1 AND game = $2 ORDER BY table_id LIMIT $3'
        return tuple(row[0] for row in await self._db.fetch(query, user, game, number))

    async def played(self, user: int) -> list[tuple[int, str]]:
        """Return the tables at which somebody has played, with their games."""
        query = 'SELECT table_id, game FROM played WHERE "user" = $1 ORDER BY table_id'
        return [(int(row[0]), str(row[1])) for row in await self._db.fetch(query, user)]

    async def looked(self, user: int, table_id: int, events: int) -> int | None:
        """Remember how many public events of a table somebody was told; return how many these were before, if any."""
        query = 'SELECT events FROM looked WHERE table_id = $1 AND "user" = $2'
        rows = await self._db.fetch(query, table_id, user)
        if not rows or rows[0][0] != events:
            await self._db.execute(upsert("looked", 'table_id, "user"', "events"), table_id, user, events)
        return int(rows[0][0]) if rows else None

    async def looked_at(self, user: int) -> list[tuple[int, int]]:
        """Return the tables at whose boards somebody has looked, each with the number of events told then."""
        rows = await self._db.fetch('SELECT table_id, events FROM looked WHERE "user" = $1 ORDER BY table_id', user)
        return [(int(table), int(events)) for table, events in rows]

    async def lone(self, user: int) -> LoneMatch | None:
        """Return the match that somebody plays alone, or played last; what cannot be read is not there."""
        rows = await self._db.fetch('SELECT body FROM alone WHERE "user" = $1', user)
        with suppress(msgspec.DecodeError, UnicodeError):
            return msgspec.json.decode(rows[0][0], type=LoneMatch) if rows else None
        return None

    async def save_lone(self, user: int, lone: LoneMatch, at: float, before: int | None = None) -> bool:
        """Write a match that somebody plays alone: a new one, or one that had as many answers ``before``.

        ``False``, and nothing written, if something else was written meanwhile.
        """
        row = (user, lone.number, len(lone.record.answers), at, msgspec.json.encode(lone).decode())
        if before is None:
            return await self._db.execute(BEGIN_LONE, *row) == 1
        return await self._db.execute(GO_ON_LONE, *row, before) == 1

    async def drop_lone(self, before: float, most: int) -> int:
        """Forget some matches played alone in which nothing has happened since then; return how many."""
        query = 'DELETE FROM alone WHERE "user" IN (SELECT "user" FROM alone WHERE at < $1 ORDER BY at LIMIT $2)'
        return await self._db.execute(query, before, most)

    async def block(self, user: int, blocked: int, at: float) -> None:
        """Remember that somebody blocks somebody."""
        query = 'INSERT INTO blocks ("user", blocked, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
        await self._db.execute(query, user, blocked, at)

    async def unblock(self, user: int, blocked: int) -> None:
        """Forget that somebody blocks somebody."""
        await self._db.execute('DELETE FROM blocks WHERE "user" = $1 AND blocked = $2', user, blocked)

    async def blocked_by(self, user: int) -> tuple[int, ...]:
        """Return the people whom somebody blocks, the last one first."""
        query = 'SELECT blocked FROM blocks WHERE "user" = $1 ORDER BY at DESC, blocked'
        return tuple(row[0] for row in await self._db.fetch(query, user))

    async def blocked_at(self, user: int) -> list[float]:
        """Return the times at which somebody blocked others."""
        rows = await self._db.fetch('SELECT at FROM blocks WHERE "user" = $1 ORDER BY at', user)
        return [float(row[0]) for row in rows]

    async def blockers_of(self, user: int) -> frozenset[int]:
        """Return the people who block somebody."""
        rows = await self._db.fetch('SELECT "user" FROM blocks WHERE blocked = $1', user)
        return frozenset(row[0] for row in rows)
