"""Clocks of tables as they are stored; ``bot.tables`` says what follows from them."""

import logging
from typing import NamedTuple

import msgspec

from bot.store.database import SAVE_CLOCK, ClockRow, Database, Row, Statement

_log = logging.getLogger(__name__)


class Talk(msgspec.Struct, frozen=True):
    """The ``number``-th time that people talk in a match, ``until`` then at most.

    The talk was ``over`` at that time (0: no). ``ready`` are the seats that have said so. ``more`` is how often the
    talk was prolonged, revotes included. ``asked_more`` are the seats that have asked for that in the whole match.
    """

    number: int = 0
    until: float = 0
    over: float = 0
    ready: tuple[int, ...] = ()
    more: int = 0
    asked_more: tuple[int, ...] = ()

    def moved(self, seconds: float) -> "Talk":
        """Return the talk, so much later."""
        over = self.over and self.over + seconds
        return msgspec.structs.replace(self, until=self.until + seconds, over=over)


class Clock(msgspec.Struct, frozen=True):
    """Since when whom everybody waits for, and what is left of the reserves. Times are seconds since 1970.

    ``stage`` is the visible course of the match: its round and phase. ``since`` has the seats that are asked in the
    stage, each with the time of its beginning. ``reserve`` are the seconds that a seat has left, if it has used any.
    ``up`` are the seats whose time is up in this stage. ``reminded`` says how often each seat was to be reminded in it.
    ``sent`` has each seat's last reminder, among all ``reminders`` of the match. ``more``: the stage's time has been
    given once more. ``heard`` is when somebody answered last, as far as everybody knows. ``paused`` is since when the
    clock stands still (0: it runs), ``until`` when the pause ends. ``paused_by`` is by whom the clock was paused, if
    not because nobody answered. ``talk`` is the last one of the match. ``before`` is the clock as it was before the
    last change of who is asked. This clock is for taking back the answer that brought the change.
    """

    stage: str = ""
    since: dict[int, float] = {}
    reserve: dict[int, float] = {}
    up: tuple[int, ...] = ()
    reminded: dict[int, int] = {}
    sent: dict[int, int] = {}
    reminders: int = 0
    more: bool = False
    heard: float = 0
    paused: float = 0
    until: float = 0
    paused_by: str = ""
    talk: Talk | None = None
    before: "Clock | None" = None

    def moved(self, seconds: float) -> "Clock":
        """Return the clock, so much later.

        >>> later = Clock(since={2: 10.0}, heard=10.0).moved(5.0)
        >>> later.since, later.heard, later.paused
        ({2: 15.0}, 15.0, 0)
        """
        return msgspec.structs.replace(
            self,
            since={seat: at + seconds for seat, at in self.since.items()},
            heard=self.heard + seconds,
            paused=self.paused and self.paused + seconds,
            until=self.until and self.until + seconds,
            talk=self.talk and self.talk.moved(seconds),
            before=self.before and self.before.moved(seconds),
        )


class NumberedClock(NamedTuple):
    """A table's clock, if it has one, as it stood when so much of the match did.

    Its ``number`` is how often it has been changed. ``how_far`` the match has come is how many answers have been taken
    back, and how many stand.
    """

    number: int
    clock: Clock | None
    how_far: tuple[int, int]


class NextClock(msgspec.Struct, frozen=True):
    """A clock that takes the place of the one with that ``number``, and when to look at it next.

    A table's first clock has the number 1; 0 is for none.
    """

    clock: Clock
    due: float
    number: int

    @property
    def row(self) -> ClockRow:
        """The clock as it is written with an answer."""
        return ClockRow(self.number, self.due, msgspec.json.encode(self.clock).decode())


EVERYTHING = "1" * 256
"""All buckets: a table's is its id modulo 256. Each bucket that is asked about is a ``1`` in its place."""

NUMBERED = "clocked, clocks.body, moved, epoch, length FROM tables LEFT JOIN clocks ON table_id = id"

NEXT = """
    SELECT due, table_id FROM clocks
    WHERE due IS NOT NULL AND substr($1, CAST(table_id % 256 AS integer) + 1, 1) = '1' ORDER BY due LIMIT 1
    """
NEXT_HEARD = """
    SELECT due, table_id FROM clocks
    WHERE due IS NOT NULL AND substr($1, CAST(table_id % 256 AS integer) + 1, 1) = '1' AND EXISTS (
        SELECT 1 FROM tables WHERE id = table_id AND substr($2, CAST((guild >> 22) % $3 AS integer) + 1, 1) = '1'
    ) ORDER BY due LIMIT 1
    """


class ClockRows:
    """Clocks, by the ids of their tables, and the times at which they are to be looked at."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def get(self, table_id: int) -> Clock | None:
        """Return a table's clock; ``None`` if it has none yet."""
        rows = await self._db.fetch("SELECT body, moved FROM clocks WHERE table_id = $1", table_id)
        return next((read_clock(body, moved) for body, moved in rows), None)

    async def numbered(self, table_id: int) -> NumberedClock:
        """Return a table's clock, with its number and how far the match has come."""
        rows = await self._db.fetch(f"SELECT {NUMBERED} WHERE id = $1", table_id)
        return next(map(numbered, rows), NumberedClock(0, None, (0, 0)))

    async def swap(self, table_id: int, timed: NextClock, length: int | None = None) -> bool:
        """Remember a table's clock, if nobody has changed it meanwhile; return whether nobody has.

        With a ``length`` just so many answers must stand, too.
        """
        query = """
            UPDATE tables SET clocked = clocked + 1 WHERE id = $1 AND clocked = $2 AND length = coalesce($3, length)
            """
        number: Statement = (query, (table_id, timed.number, length))
        return await self._db.together(number, clock_row(table_id, timed.clock, timed.due))

    async def put_off(self, table_id: int, due: float | None, past: float | None = None) -> None:
        """Look at a table's clock at that time next, or not at all.

        If it was to be looked at later than the time ``past``, it stays so: somebody has changed it meanwhile.
        """
        query = """
            UPDATE clocks SET due = $1
            WHERE table_id = $2 AND (due <> $1 OR (due IS NULL) <> ($1 IS NULL)) AND due <= coalesce($3, due)
            """
        await self._db.execute(query, due, table_id, past)

    async def move(self, guild: int, seconds: float, now: float) -> None:
        """Move the clocks of a server's tables by so much, and look at them now."""
        query = """
            UPDATE clocks SET due = $3, moved = moved + $2
            WHERE due IS NOT NULL AND table_id IN (SELECT id FROM tables WHERE guild = $1)
        """
        await self._db.together(changed_clocks(), (query, (guild, seconds, now)), always=True)

    async def next(self, buckets: str = EVERYTHING, shards: str = "1") -> tuple[float, int] | None:
        """Return the time of the next look at a clock, and its table, among these buckets and ``shards``.

        ``shards`` has all shards in their order, ``1`` for each that is asked about.
        """
        if "0" not in shards:
            found = await self._db.fetch(NEXT, buckets)
        else:
            found = await self._db.fetch(NEXT_HEARD, buckets, shards, len(shards))
        return next(((float(due), int(number)) for due, number in found), None)

    async def count_due(self, now: float) -> int:
        """Return how many clocks should have been looked at before that time (in seconds since 1970)."""
        ((number,),) = await self._db.fetch("SELECT count(*) FROM clocks WHERE due < $1", now)
        return int(number)


def read_clock(body: str | None, moved: float) -> Clock | None:
    """Return the clock that is stored so, with the time by which it was moved since.

    A clock that cannot be read counts as none: everybody who is asked has new time.
    """
    if body is None:
        return None
    try:
        clock = msgspec.json.decode(body, type=Clock)
    except (msgspec.DecodeError, UnicodeError) as error:
        _log.error("a clock cannot be read, so its table has a new one: %s", error)
        return None
    return clock.moved(moved) if moved else clock


def numbered(row: Row) -> NumberedClock:
    """Return the clock of a row of ``NUMBERED``."""
    number, body, moved, epoch, length = row
    return NumberedClock(int(number), read_clock(body, moved), (int(epoch), int(length)))


def changed_clocks() -> Statement:
    """Return what keeps clocks that are being changed just now from being written as they were.

    It comes before the clocks themselves, as wherever both are changed: so no two wait for each other.
    """
    return "UPDATE tables SET clocked = clocked + 1 WHERE state = 'running'", ()


def clock_row(table_id: int, clock: Clock, due: float | None) -> Statement:
    """Return what stores a clock, and when it is to be looked at next, if it is."""
    return SAVE_CLOCK, (table_id, due, 0.0, msgspec.json.encode(clock).decode())
