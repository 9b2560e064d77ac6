"""Tables as they are kept: looked at, and changed by compare and swap."""

import asyncio
import dataclasses
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from weakref import WeakValueDictionary

from msgspec.structs import replace

import engine
from bot.store import Action, Clock, Numbered, Placing, Store, Table, Timed, What, is_away
from bot.tables import lobby, tenures
from bot.tables.actions import Actions
from bot.tables.blocks import Blocks
from bot.tables.matches import Matches
from bot.tables.refusal import Refusal
from bot.tables.servers import Servers
from bot.tables.settings import SettingsOfServers
from bot.tables.time import pace, talk
from bot.tables.time.clocks import REAL, Clocks, Times
from bot.tables.wishes import WishesOfPeople

_log = logging.getLogger(__name__)


class GoneOn(Exception):
    """Another process has stored an answer while this one was changing who answers for the seats of the match."""


class Kept:
    """All tables, as they stand on disk.

    The store is the truth: a match in memory is a cache, checked by how many answers stand and were taken back.
    ``listeners`` are called with a table after each change. ``data`` holds replaced data files, by game.
    """

    def __init__(
        self,
        store: Store,
        *,
        data: Mapping[str, Mapping[str, object]] | None = None,
        times: Times = REAL,
    ) -> None:
        self._store = store
        self.clock = times.now
        self.steady = times.steady
        self.clocks = Clocks(store, times)
        self.servers = Servers(store, self.clock)
        self.actions = Actions(store, self.clock)
        self.settings = SettingsOfServers(store, self.actions)
        self.blocks = Blocks(store, self.clock)
        self.wishes = WishesOfPeople(store)
        self.listeners: list[Callable[[Table], None]] = []
        self._data = data or {}
        self.matches = Matches(store)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._opening = asyncio.Lock()

    # Looking

    async def table(self, table_id: int) -> Table:
        """The table of that id; refuses when there is none, or when its game is not here."""
        return lobby.check_game(await self.stored(table_id))

    async def stored(self, table_id: int) -> Table:
        """The table of that id, whether its game is here or not; refuses when there is none."""
        table = await self._store.tables.get(table_id)
        if table is None:
            raise Refusal("no-such-table")
        return table

    async def so_far(self, table_id: int) -> tuple[Table, Numbered]:
        """The table of that id as ``table`` brings it, its clock as it was left, and how far its match has come."""
        table, clock = await self.stored_so_far(table_id)
        return lobby.check_game(table), clock

    async def stored_so_far(self, table_id: int) -> tuple[Table, Numbered]:
        """What ``so_far`` brings, whether the table's game is here or not."""
        found = await self._store.tables.with_clock(table_id)
        if found is None:
            raise Refusal("no-such-table")
        return found

    async def table_in(self, channel: int) -> Table:
        """The open table of a channel; refuses when there is none."""
        table = await self.latest_in(channel)
        if table is None or not table.is_open:
            raise Refusal("no-table")
        return table

    async def latest_in(self, channel: int) -> Table | None:
        """The open table of a channel; else the latest one there."""
        return await self._store.tables.in_channel(channel)

    async def open_tables(self, guild: int | None = None) -> list[Table]:
        """All tables that have not ended, or those of one server, the oldest first."""
        return await (self._store.tables.all_open() if guild is None else self._store.tables.open_on(guild))

    async def count_open(self) -> tuple[int, int]:
        """How many tables have not ended, and how many of them wait because their server has removed the bot."""
        paused = [len(await self._store.tables.open_on(guild)) for guild in self.servers.gone]
        return sum((await self._store.tables.count_open()).values()), sum(paused)

    async def open_tables_of(self, user: int) -> list[Table]:
        """The tables that have not ended and at which somebody sits, the oldest first."""
        return await self._store.tables.open_of(user)

    async def own_seat(self, table_id: int, user: int) -> tuple[Table, engine.Seat]:
        """A table that has started, and all that somebody who sits there may know of it; refuses strangers."""
        table, clock = await self.so_far(table_id)
        if table.seat_of(user) is None:
            raise Refusal("stranger")
        return table, await self.seat(table, user, clock.how_far)

    async def seat(self, table: Table, user: int | None = None, how_far: tuple[int, int] | None = None) -> engine.Seat:
        """All that somebody may know of a table that has started: what their seat may, or without one an onlooker.

        A table that has ended, or at which people talk, asks nobody anything. Refuses a table that has not started.
        ``how_far`` its match has come at least need not be read where it is known.
        """
        if not table.started:
            raise Refusal("not-started" if table.is_open else "over")
        match = await self.match(table, how_far)
        found = pace.seen(table, match.seat(None if user is None else table.seat_of(user)))
        if table.state != "running":
            return dataclasses.replace(found, decision=None)
        return talk.not_yet_asked(found) if await self.clocks.talk(table, match) else found

    async def waiting_since(self, table: Table) -> float:
        """When the last answer was given that everybody knows of, or else the match was started."""
        told = (await self.match(table)).told
        return await self._store.answers.time_of(table.id, told - 1) or table.started

    async def present_clock(self, table_id: int) -> Clock | None:
        """The table's clock as it is now; ``None`` where none runs. Nobody changes it meanwhile."""
        table = await self.table(table_id)
        return (await self.present(table_id))[1] if table.started else None

    async def present(
        self, table_id: int, so_far: tuple[Table, Numbered] | None = None
    ) -> tuple[engine.Match, Clock | None]:
        """The match of a table that has started, and its clock, as they are now; ``None`` where none runs.

        Nobody changes them meanwhile. What was just read of it (``so_far``) need not be read again. Refuses what
        ``match`` does.
        """
        async with self._one_by_one(table_id):
            table, clock = so_far or await self.so_far(table_id)
            match = await self.match(table, clock.how_far)
            return match, await self.clocks.bring_up(table, match, clock)

    async def match(self, table: Table, how_far: tuple[int, int] | None = None) -> engine.Match:
        """The match of a table that has started, as it stands on disk: the whole truth of all seats.

        ``how_far`` it has come need not be read where that was just read with the table. Refuses one that ended so long
        ago that its answers are not kept any more.
        """
        if table.cleared:
            raise Refusal("cleared")
        return await self.matches.match(lobby.check_game(table), how_far)

    # Changing

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
        """A change by the host, or by who administers tables: kept together with the action, and then told."""

        def action(table: Table) -> Action:
            return self.actions.at(table, who, what, about=about, reason=reason)

        return await self._change(table_id, change, look=self.stored, action=action)

    async def _change(
        self,
        table_id: int,
        change: Callable[[Table], Table],
        *,
        look: Callable[[int], Awaitable[Table]] | None = None,
        action: Callable[[Table], Action] | None = None,
        clock: Callable[[Table, Table], Awaitable[Timed | None]] | None = None,
        results: Callable[[Table], Sequence[Placing]] = lambda _: (),
        match: engine.Match | None = None,
    ) -> Table:
        """Compare and swap until nobody came between; ``look`` brings the table, if not ``table`` does.

        ``clock`` brings the clock that goes with the change, of the table before it and after it, ``results`` the
        results of the match that it ends. With a ``match`` it must have gone no further: raises ``GoneOn``.
        """
        length = match.length if match is not None else None
        while True:
            table = await (look or self.table)(table_id)
            changed = change(table)
            if changed == table:
                return table
            if table.is_open and not changed.is_open:
                changed = replace(changed, ended=self.clock())
            elif changed.state == "lobby":
                changed = replace(changed, news=self.clock())
            done = action(changed) if action is not None else None
            timed = await clock(table, changed) if clock is not None else None
            gone = tenures.left(table, changed)
            try:
                saved = await self._store.tables.save(changed, done, timed, results(changed), length, gone)
            except Exception as error:
                if is_away(error):
                    self._changed(table)  # it may be stored all the same: whoever shows the table looks again
                raise
            if saved is None and match is not None and not await self.matches.is_present(table_id, match):
                raise GoneOn
            if saved is not None:
                if timed is not None:
                    self.clocks.stored(timed.due)
                if saved.state != table.state:
                    log_state(saved)
                self._changed(saved)
                if action is not None:
                    self.actions.added()
                return saved

    def _changed(self, table: Table) -> None:
        for listener in self.listeners:
            listener(table)

    def _one_by_one(self, table_id: int) -> asyncio.Lock:
        """Held while an answer is stored, or seats change hands: so it is certain who gave which answer."""
        return self._locks.setdefault(table_id, asyncio.Lock())


def log_state(table: Table) -> None:
    """Have the log say that a table was opened or begins, or how it has ended; it names nobody."""
    people, seats = len(table.people), len(table.sitters)
    _log.info("table %d (%s): %s, %d people in %d seats", table.id, table.game, table.state, people, seats)
