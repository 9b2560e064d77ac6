"""Brings tables in line in the background: a few at a time, so that people never wait for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

import engine
from bot.processes.owners import ALONE, Owners
from bot.processes.supervision import Supervisor
from bot.store import Clock, ShownTable, Table, Whereabouts
from bot.tables.players.computers import answers_next
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables

_log = logging.getLogger(__name__)

AT_ONCE = 4
"""So many tables are looked at together."""

TO_READ = 60.0
"""Seconds after which it is taken to hang that tables are read."""

AGAIN = 30.0
"""Seconds until a table is looked at again that could not be."""

NAME = "recovery"


def resting(table: Table, match: engine.Match | None, clock: Clock | None) -> ShownTable | None:
    """Return the note of a table to remember when everything is shown; ``None`` while more is to come by itself.

    ``match`` and ``clock`` are the table's, if it has them.
    """
    if match is None:
        return ShownTable(table.id, table.version, 0, clock)
    if table.state == "finished" and table.turning_points is None:
        return None
    by_itself = match.result is not None or answers_next(table, match) is not None
    return None if table.state == "running" and by_itself else ShownTable(table.id, table.version, match.length, clock)


def _all(one: Whereabouts) -> bool:
    return True


class Recovery:
    """Looks at tables that may look different from what they should, or has their owners look.

    A table whose match is over is closed. ``wake`` is called with the table's id, for computer players, and ``show``
    brings its messages in line.
    """

    def __init__(
        self,
        tables: Tables,
        supervisor: Supervisor,
        *,
        wake: Callable[[int], None],
        show: Callable[[int], Awaitable[None]],
        program: str = "",
        owners: Owners = ALONE,
    ) -> None:
        self._tables = tables
        self._supervisor = supervisor
        self._wake = wake
        self._show = show
        self._program = program
        self._owners = owners
        self._waiting: dict[int, None] = {}
        self._workers: set[asyncio.Task[None]] = set()

    def look(self, chosen: Callable[[Whereabouts], bool] = _all, *, guild: int | None = None) -> None:
        """Look at the ``chosen`` of all tables in question, or of one server's, as soon as it is their turn."""
        self._supervisor.begin(NAME, lambda: self._find(chosen, guild), patience=TO_READ)

    def look_at_rest(self, chosen: Callable[[Whereabouts], bool] = _all) -> None:
        """Look at tables as ``look`` does, except those that this ``program`` has shown as a whole."""
        self._supervisor.begin(NAME, lambda: self._find_rest(chosen), patience=TO_READ)

    def look_at(self, tables: Iterable[int]) -> None:
        """Look at these tables, as soon as it is their turn."""
        for one in tables:
            self._await(one)

    async def close_forsaken(self) -> None:
        """Close the open tables of servers that removed the bot long ago."""
        for one in await self._tables.ledger.in_question():
            if self._tables.servers.is_forsaken(one.guild):
                with suppress(Refusal):  # it may have ended already
                    await self._tables.ending.abort(one.table, None)

    async def _find(self, chosen: Callable[[Whereabouts], bool], guild: int | None) -> None:
        self._await_all(filter(chosen, await self._tables.ledger.in_question(guild)))

    async def _find_rest(self, chosen: Callable[[Whereabouts], bool]) -> None:
        self._await_all(filter(chosen, await self._tables.ledger.in_question_unless_shown(self._program)))

    def _await_all(self, found: Iterable[Whereabouts]) -> None:
        for one in found:
            if self._owners.owns(one.table):
                self._await(one.table)
            else:
                self._owners.changed(one.table)

    def _await(self, table_id: int) -> None:
        self._waiting[table_id] = None
        if len(self._workers) < AT_ONCE:
            worker = self._supervisor.begin(NAME, self._work)
            if worker is not None:
                self._workers.add(worker)
                worker.add_done_callback(self._workers.discard)

    async def _work(self) -> None:
        while self._waiting:
            table_id = next(iter(self._waiting))
            del self._waiting[table_id]
            try:
                await self._look(table_id)
            except Exception as error:  # one table's trouble does not keep the others waiting
                self._supervisor.failed(NAME, error, table=table_id)
                asyncio.get_running_loop().call_later(AGAIN, self._await, table_id)
            await asyncio.sleep(0)

    async def _look(self, table_id: int) -> None:
        if not self._owners.owns(table_id):
            return  # another process does so by now
        async with asyncio.timeout(TO_READ):
            try:
                await self._tables.ending.finish_if_over(table_id)
            except Refusal:
                _log.info("table %d cannot be played, but its end may be told", table_id)
            else:
                self._wake(table_id)
        await self._show(table_id)
