"""The ledger of all tables: reads them as they stand on disk, and changes one by compare-and-swap."""

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

import engine
from bot.store import Action, Clock, NextClock, NumberedClock, Placing, Store, Table, What, Whereabouts, is_away
from bot.tables import tenures
from bot.tables.actions import Actions
from bot.tables.matches import Matches
from bot.tables.plans.rules import next_look
from bot.tables.refusal import Refusal, check_game, check_running, check_sits
from bot.tables.slots import put_aside
from bot.tables.tenures import Progress
from bot.tables.time.clock_rules import Times
from bot.tables.time.clocks import Clocks, Turn, unchanged
from bot.tables.time.hearing import Hearing

_log = logging.getLogger(__name__)

LATELY = 24 * 3600.0
"""For so many seconds after its end it is still looked at whether a table's end has been shown."""


SoFar = tuple[Table, NumberedClock]
"""A table, and its clock as it was left, both at the same moment, with the course of the match."""


class OwnSeat(NamedTuple):
    """A table that has started, a person's seat there, and how the table's clock was left."""

    table: Table
    seat: engine.Seat
    left: NumberedClock


class Change(msgspec.Struct, frozen=True):
    """The changes that one transaction stores of a table: its state from now on, and what comes with it.

    The ``action`` is the act of a host or an admin. The ``clock`` goes with the table; the ``results`` are those of the
    match that ends. With a ``length`` just so many answers of the match must stand. Messages in the slots ``again`` are
    to be shown again.
    """

    table: Table
    action: Action | None = None
    clock: NextClock | None = None
    results: tuple[Placing, ...] = ()
    length: int | None = None
    again: tuple[str, ...] = ()


class RunningTable(msgspec.Struct, frozen=True):
    """A table whose match is running, that match, and its clock as it was ``left`` then.

    The match goes on. ``step`` is how many of its answers had been taken back then, and how many stood.
    """

    table: Table
    match: engine.Match
    left: NumberedClock
    step: tuple[int, int]

    @property
    def clock(self) -> Clock | None:
        """The clock, if one runs."""
        return self.left.clock

    @property
    def so_far(self) -> SoFar:
        """The table and its clock, for a reader of both."""
        return self.table, self.left

    @property
    def progress(self) -> Progress:
        """The progress of the match so far."""
        view = self.match.onlooker.view
        events = len(self.match.onlooker.events)
        return Progress(self.match.length, events, max(1, view.round), tuple(self.match.awaited))


class Ledger:
    """The ledger of all tables, as they stand on disk.

    The store is the truth, and a match in memory is a cache. The cache is checked by how many answers stand and were
    taken back. ``listeners`` are called with a table after each change, and with its clock as it was left, if known.
    ``shared`` tells that other processes change tables also.
    """

    def __init__(self, store: Store, times: Times, *, shared: bool) -> None:
        self._store = store
        self.now = times.now
        self.hearing = Hearing(store, times, shared=shared)
        self.clocks = Clocks(store, times, self.hearing)
        self.matches = Matches(store, self.clocks)
        self.actions = Actions(store, times.now)
        self.listeners: list[Callable[[Table, NumberedClock | None], None]] = []
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # Reading

    async def table(self, table_id: int) -> Table:
        """Return the table of that id; refuse if there is none, or if its game is not here."""
        return check_game(await self.stored(table_id))

    async def stored(self, table_id: int) -> Table:
        """Return the table of that id, also if its game is not here; refuse if there is none."""
        table = await self._store.tables.get(table_id)
        if table is None:
            raise Refusal("no-such-table")
        return table

    async def so_far(self, table_id: int) -> SoFar:
        """Return the table as ``table`` does, its clock as it was left, and how far its match has come."""
        table, clock = await self.stored_so_far(table_id)
        return check_game(table), clock

    async def stored_so_far(self, table_id: int) -> SoFar:
        """Return what ``so_far`` does, also if the table's game is not here."""
        found = await self._store.tables.with_clock(table_id)
        if found is None:
            raise Refusal("no-such-table")
        return found

    async def own_seat(self, table_id: int, user: int) -> OwnSeat:
        """Return a table that has started, and all that somebody who sits there may know of it; refuse strangers."""
        table, left = await self.so_far(table_id)
        check_sits(table, user)
        return OwnSeat(table, await self.matches.seat(table, user, left.how_far), left)

    async def table_in(self, channel: int) -> Table:
        """Return the open table of a channel; refuse if there is none."""
        table = await self.latest_in(channel)
        if table is None or not table.is_open:
            raise Refusal("no-table")
        return table

    async def latest_in(self, channel: int) -> Table | None:
        """Return the open table of a channel; else the latest table there."""
        return await self._store.tables.in_channel(channel)

    async def open_tables(self, guild: int | None = None) -> list[Table]:
        """Return all tables that have not ended, or those of one server, the oldest first."""
        return await (self._store.tables.all_open() if guild is None else self._store.tables.open_on(guild))

    async def open_tables_of(self, user: int) -> list[Table]:
        """Return the tables that have not ended and at which somebody sits, the oldest first."""
        return await self._store.tables.open_of(user)

    async def in_question(self, guild: int | None = None) -> list[Whereabouts]:
        """Return where the tables are, or those of one server, that Discord may show otherwise than it should.

        These are the open tables, and those that ended so lately that their end may not have been shown. Tables with a
        message to be shown again are also among them.
        """
        return await self._store.tables.whereabouts(self.now() - LATELY, guild)

    async def in_question_unless_shown(self, program: str) -> list[Whereabouts]:
        """Return the tables of ``in_question``, without those that the ``program`` is known to show as a whole."""
        shown = await self._store.shown.tables(program)
        return [one for one in await self.in_question() if one.table not in shown]

    async def present(self, table_id: int, so_far: SoFar | None = None) -> RunningTable:
        """Return a table that has started, its match, and its clock as it is now.

        Nobody changes them meanwhile. Facts just read of the table (``so_far``) need not be read again. Refuse as
        ``Matches.of`` does.
        """
        async with self.one_by_one(table_id):
            table, left = so_far or await self.so_far(table_id)
            match = await self.matches.of(table, left.how_far)
            return await self._running(table, match, left)

    async def _running(self, table: Table, match: engine.Match, left: NumberedClock | None = None) -> RunningTable:
        """Return what was just read of a table, with its clock brought up to the match."""
        present = await self.clocks.numbered(table, match, left)
        step = match.how_far
        return RunningTable(table, match, present._replace(how_far=step), step)

    async def present_clock(self, table_id: int) -> Clock | None:
        """Return the table's clock as it is now; ``None`` if no clock runs. Nobody changes it meanwhile."""
        table = await self.table(table_id)
        return (await self.present(table_id)).clock if table.started else None

    # Changing

    async def add(self, table: Table) -> Table:
        """Store a new table, and return it with its id. Raise ``ChannelTaken``."""
        look = next_look(table)
        added = await self._store.tables.open(table, look)
        _log_state(added)
        self._looks(look)
        self.changed(added)
        return added

    async def change(self, table_id: int, make: Callable[[Table], Change], *, playable: bool = True) -> Table:
        """Read a table, and store the change that is made of it; again, until nobody came between.

        Refuse a table whose game is not here, unless it need not be ``playable``.
        """
        while True:
            table = await (self.table(table_id) if playable else self.stored(table_id))
            if (saved := await self.swap(table, make(table))) is not None:
                return saved

    async def alter(self, table_id: int, change: Callable[[Table], Table], *, playable: bool = True) -> Table:
        """Do as ``change`` with a change that nothing else comes with."""
        return await self.change(table_id, lambda table: Change(change(table)), playable=playable)

    async def change_running(
        self, table_id: int, make: Callable[[RunningTable], Change], turn: Turn = unchanged
    ) -> Table:
        """Do as ``change`` with a table whose match is running, and with its clock; no answer comes between.

        A person who is back in a seat, or new there, has new time for the present stage. A ``turn`` changes the clock
        also.
        """
        async with self.one_by_one(table_id):
            while True:
                table = await self.table(table_id)
                check_running(table)
                match = await self.matches.of(table)
                now = await self._running(table, match)
                change = make(now)
                if change.table != table:
                    clock = await self.clocks.after(table, change.table, match, now.left, turn)
                    change = replace(change, clock=clock, length=match.length)
                if (saved := await self.swap(table, change)) is not None:
                    return saved

    async def swap(self, before: Table, change: Change) -> Table | None:
        """Store a change of a table that was just read, and return the table; ``None`` if somebody was quicker.

        A change that changes nothing is not stored.
        """
        if change.table == before:
            return before
        table = self._dated(before, change.table)
        aside = [put_aside(seat, number) for seat, number in tenures.left(before, table)]
        look = next_look(table)
        try:
            saved = await self._store.tables.save(
                table, change.action, change.clock, change.results, change.length, aside, change.again, look
            )
        except Exception as error:
            if is_away(error):
                self.changed(before)  # it may be stored all the same: the process that shows the table looks again
            raise
        if saved is None:
            return None
        if change.clock is not None:
            self.clocks.stored(change.clock.due)
        self._looks(look)
        if saved.state != before.state:
            _log_state(saved)
        self.changed(saved)
        if change.action is not None:
            self.actions.added()
        return saved

    def _looks(self, at: float | None) -> None:
        """Have a planned table looked at when something is due there."""
        if at is not None:
            self.clocks.stored(at)

    def _dated(self, before: Table, table: Table) -> Table:
        """Return a changed table with the time of the change, if its lobby has news by it, or it ends."""
        if before.is_open and not table.is_open:
            return replace(table, ended=table.ended or self.now())
        return replace(table, news=self.now()) if table.state == "lobby" else table

    async def act(
        self,
        table_id: int,
        who: int,
        what: What,
        change: Callable[[Table], Table],
        *,
        about: str = "",
        reason: str = "",
    ) -> Table:
        """Change a table for its host, or for who administers tables; the action is stored with it, and then told."""

        def make(table: Table) -> Change:
            return Change(change(table), self.actions.at(table, who, what, about=about, reason=reason))

        return await self.change(table_id, make, playable=False)

    async def set_clock(self, table_id: int, turn: Turn) -> Table:
        """Change the clock of a running match (``bot.tables.time.clock_rules``); refuse if no clock runs."""
        async with self.one_by_one(table_id):
            table = await self.table(table_id)
            check_running(table)
            await self.clocks.change(table, await self.matches.of(table), turn)
        self.changed(table)
        return table

    def changed(self, table: Table, left: NumberedClock | None = None) -> None:
        """Tell all listeners that a table has changed, and how its clock was ``left`` then, if that is known."""
        for listener in self.listeners:
            listener(table, left)

    async def show_running(self) -> None:
        """Have every running table shown again, for its deadlines have moved."""
        for table in await self.open_tables():
            if table.state == "running":
                self.changed(table)

    def one_by_one(self, table_id: int) -> asyncio.Lock:
        """Return what is held while an answer is stored, or seats change hands: so it is certain who gave which."""
        return self._locks.setdefault(table_id, asyncio.Lock())


def _log_state(table: Table) -> None:
    """Have the log say that a table was opened or begins, or how it has ended; it names nobody."""
    people, seats = len(table.people), len(table.sitters)
    _log.info("table %d (%s): %s, %d people in %d seats", table.id, table.game, table.state, people, seats)
