"""Does what is due at tables: reminders, stand-ins, pauses. One task over the next deadline of all."""

import asyncio
import math
from collections.abc import Callable

from bot.processes.owners import ALONE, Owners
from bot.processes.supervision import Supervisor
from bot.store import Clock, Store, Table
from bot.tables import tenures
from bot.tables.plans.rules import next_look
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.tables.time import clock_rules, talk_rules
from bot.tables.time.clock_rules import Due, Times
from bot.tables.time.clocks import Turn, unchanged
from bot.tables.time.hearing import OwnShards
from bot.tables.time.pace import Pace, pace_of
from bot.tables.wishes import wants_reminder
from engine import Match

NAME = "time"

SOON = 1.0
"""Seconds until a table is looked at again where somebody was quicker, or has still to answer."""

AGAIN = 60.0
"""Seconds until a table is looked at again that could not be."""

BUSY = 15.0
"""Seconds until a planned table is looked at again that could not be opened or started."""

MISSING = 3600.0
"""Seconds until a table is looked at again whose match cannot be read, such as for a missing game."""


class Timekeeper:
    """Looks at every table that this process owns when something is due there, unless its server is not heard.

    ``own`` are the shards of this process; each look notes which of them are connected (``Hearing``).
    """

    def __init__(
        self,
        tables: Tables,
        store: Store,
        times: Times,
        own: Callable[[], OwnShards],
        supervisor: Supervisor,
        owners: Owners = ALONE,
    ) -> None:
        self._tables = tables
        self._store = store
        self._times = times
        self._own = own
        self._hearing = tables.hearing
        self._supervisor = supervisor
        self._owners = owners
        self._deaf = True
        self._next = 0.0
        self._called = False
        self._one_by_one = asyncio.Lock()
        tables.clocks.listeners.append(self._set)
        tables.hearing.listeners.append(self._show)

    async def keep(self) -> None:
        """Look whenever something is due, for ever."""
        while True:
            await self.look()
            left = (
                min(self._times.often, SOON) if self._deaf else min(self._times.often, self._next - self._times.now())
            )
            await asyncio.sleep(max(0.0, left))

    def _set(self, due: float) -> None:
        """Note that a clock is to be looked at then. Call the look for this time if no other look comes before."""
        if due < self._next:
            self._next = due
            left = max(0.0, due - self._times.now())
            if left <= self._times.often:
                asyncio.get_running_loop().call_later(left, self._supervisor.begin, NAME, self.look)

    async def look(self) -> None:
        """Do all that is due by now; nothing while nobody can answer."""
        async with self._one_by_one:
            self._hearing.tell(self._own())
            heard = await self._hearing.heard()
            self._deaf = "1" not in heard
            if not self._deaf:
                await self._hearing.make_up()
                await self._do_all(heard)

    def look_soon(self) -> None:
        """Look: other processes may have stored a clock. A shard may be connected or be no more, which is noted now."""
        self._hearing.tell(self._own())
        if not self._called:
            self._called = True
            self._supervisor.begin(NAME, self._look_once)

    async def _look_once(self) -> None:
        self._called = False
        await self.look()

    async def _do_all(self, heard: str) -> None:
        while True:
            found = await self._store.clocks.next(self._owners.buckets(), heard)
            self._next = found[0] if found is not None else math.inf
            if found is None or self._next > self._times.now():
                return
            await self._look_if_possible(found[1])

    def _show(self) -> None:
        """Have the deadlines shown that were moved by time that counts for nobody."""
        self._supervisor.begin(NAME, self._tables.ledger.show_running)

    async def _look_if_possible(self, table_id: int) -> None:
        """Look at a table. A failure there keeps no other table waiting: the table is looked at again."""
        try:
            await self._look(table_id)
        except Refusal:  # somebody was quicker
            await self._put_off(table_id, self._times.now() + SOON)
        except Exception as error:
            self._supervisor.failed(NAME, error, table=table_id)
            await self._put_off(table_id, self._times.now() + AGAIN)

    async def _put_off(self, table_id: int, due: float) -> None:
        """Look at a table then, unless somebody has changed its clock meanwhile."""
        await self._store.clocks.put_off(table_id, due, self._times.now())

    async def _look(self, table_id: int) -> None:
        """Do what is due first at a table; look later if that cannot be done."""
        table = await self._store.tables.get(table_id)
        if table is not None and (look := next_look(table)) is not None:
            await self._look_at_plan(table, look)
            return
        if table is None or table.state != "running":
            await self._store.clocks.put_off(table_id, None)
            return
        try:
            match = await self._tables.matches.of(table)
        except Refusal:
            await self._put_off(table_id, self._times.now() + MISSING)
            return
        clock, pace = await self._tables.ledger.present_clock(table_id), pace_of(table)
        if clock is None or pace is None:
            return
        if self._tables.servers.is_gone(table.guild):
            await self._put_off(table_id, self._times.now() + AGAIN)
            return
        waited_for = [seat for seat in clock.since if table.sitters[seat].answers]
        due = clock_rules.dues(clock, pace, waited_for)[0]
        if due.at <= self._times.now():
            await self._do(table, match, pace, due)
        else:
            await self._put_off(table_id, due.at)

    async def _look_at_plan(self, table: Table, due: float) -> None:
        """Do what is due at a planned table; look again soon if that is not possible yet."""
        if self._tables.servers.is_gone(table.guild):
            due = self._times.now() + AGAIN
        elif due <= self._times.now():
            if await self._tables.plans.do_due(table):
                return
            due = self._times.now() + BUSY
        await self._put_off(table.id, due)

    async def _do(self, table: Table, match: Match, pace: Pace, due: Due) -> None:
        """Do the deed that is due, and store it before it is shown.

        Raise ``Refusal`` if the deed is not due any more when nobody can come between.
        """
        tables, now = self._tables, self._times.now()

        def if_due(turn: Turn) -> Turn:
            def changed(clock: Clock, pace: Pace) -> Clock:
                if due not in clock_rules.dues(clock, pace, [due.seat]):
                    raise Refusal("answered")
                return turn(clock, pace)

            return changed

        match due.deed:
            case "ask":
                await tables.ledger.set_clock(table.id, if_due(lambda clock, _: talk_rules.ended(clock, now)))
            case "remind" | "remind often":
                wishes = await tables.wishes.of(table.sitters[due.seat].user or 0)
                sent = wants_reminder(wishes, now, usual=due.deed == "remind")
                await tables.ledger.set_clock(
                    table.id, if_due(lambda clock, _: clock_rules.reminded(clock, due.seat, sent=sent))
                )
            case "up":
                await tables.seats.change(
                    table.id,
                    lambda here, progress: tenures.time_up(here, progress, pace, due.seat),
                    if_due(lambda clock, _: clock_rules.is_up(clock, due.seat)),
                )
            case "stand in":
                await tables.seats.change(
                    table.id, lambda here, progress: tenures.stand_in(here, progress, due.seat), if_due(unchanged)
                )
            case "pass":
                await self._put_off(table.id, now + SOON)  # a computer player may still have to answer
                await tables.answers.pass_for_all(table.id)
            case "pause":
                await tables.ledger.set_clock(table.id, if_due(lambda clock, _: clock_rules.paused(clock, now)))
            case "go on":
                await tables.ledger.set_clock(table.id, if_due(lambda clock, _: clock_rules.gone_on(clock, now)))
            case "close":
                await tables.ending.close_silent(table.id)
