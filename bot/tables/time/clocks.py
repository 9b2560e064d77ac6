"""The stored clocks of tables: brought up to what everybody can see, paused, given more time."""

import asyncio
from collections.abc import Callable
from weakref import WeakValueDictionary

from msgspec.structs import replace

import engine
from bot.store import Clock, NextClock, NumberedClock, Store, Table, Talk
from bot.tables.refusal import Refusal
from bot.tables.time import clock_rules, talk_rules
from bot.tables.time.clock_rules import Times
from bot.tables.time.hearing import Hearing
from bot.tables.time.pace import Pace, pace_of

Turn = Callable[[Clock, Pace], Clock]
"""A turn of the hands: what becomes of a clock at that pace."""


def unchanged(clock: Clock, pace: Pace) -> Clock:
    """Return the clock as it is."""
    return clock


class Clocks:
    """The clock of every running match at which people wait for one another.

    ``begun`` is when the program began. ``listeners`` are called with the time at which a stored clock is to be looked
    at. The ``hearing`` moves all clocks by time that does not count, before any of them goes on.
    """

    def __init__(self, store: Store, times: Times, hearing: Hearing) -> None:
        self._store = store
        self._now = times.now
        self._hearing = hearing
        self.begun = times.now()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._told: dict[int, tuple[tuple[int, int], float]] = {}
        self.listeners: list[Callable[[float], None]] = []

    async def of(self, table: Table) -> Clock | None:
        """Return the table's clock as it was left; ``None`` if no clock runs."""
        return await self._store.clocks.get(table.id) if table.state == "running" and pace_of(table) else None

    async def bring_up(self, table: Table, match: engine.Match) -> Clock | None:
        """Return the table's clock after all that everybody knows of, and store it, if it was another one."""
        return (await self.numbered(table, match)).clock

    def _one_by_one(self, table: Table) -> asyncio.Lock:
        """Return the lock that is held from reading a clock until it is stored.

        So it is rarely read twice, and only for other processes.
        """
        return self._locks.setdefault(table.id, asyncio.Lock())

    async def numbered(self, table: Table, match: engine.Match, left: NumberedClock | None = None) -> NumberedClock:
        """Return the table's clock as ``bring_up`` does, and its number.

        If the clock was just read with the table, as it was ``left``, it need not be read.
        """
        async with self._one_by_one(table):
            return await self._bring_up(table, match, left)

    async def _bring_up(self, table: Table, match: engine.Match, left: NumberedClock | None = None) -> NumberedClock:
        """Return the clock with its number. If others have a later match, the clock is theirs."""
        if await self._hearing.make_up(table.guild):
            left = None
        while True:
            before = left or await self._store.clocks.numbered(table.id)
            left = None
            if before.how_far > match.how_far:
                return before
            after = await self._advanced(table, match, before.clock)
            if after is None and before.clock is not None and table.state == "running":
                await self._store.clocks.put_off(table.id, None)
            if after is None or after == before.clock:
                return before._replace(clock=after)
            if await self._save(table, before.number, after, match.length):
                return before._replace(clock=after, number=before.number + 1)

    async def _advanced(self, table: Table, match: engine.Match, before: Clock | None) -> Clock | None:
        """Return the clock that follows from all that everybody knows of; ``None`` if no clock runs."""
        pace = pace_of(table)
        if table.state != "running" or pace is None:
            self._told.pop(table.id, None)
            return None
        at = await self._told_at(table, match)
        view = match.onlooker.view
        return clock_rules.present(table, before or Clock(heard=at), pace, view, at, self.begun, self._now())

    async def _told_at(self, table: Table, match: engine.Match) -> float:
        """Return when the last answer was given that everybody knows of; before the first one, when the match began.

        The time is read once: an answer that stands never changes. Epoch and step say which answer it is.
        """
        told = match.told
        if not told:
            return table.started
        which, known = (match.epoch, told), self._told.get(table.id)
        if known is not None and known[0] == which:
            return known[1]
        at = await self._store.answers.time_of(table.id, told - 1) or table.started
        self._told[table.id] = which, at
        return at

    async def ahead(self, table: Table, after: engine.Match, present: NumberedClock, at: float) -> NextClock | None:
        """Return the clock to store with an answer given ``at`` that time; ``None`` if the answer changes no clock.

        ``after`` is the match after the answer. The clock that was brought up before it is the ``present`` one. A match
        that is over needs no clock any more.
        """
        before, pace = present.clock, pace_of(table)
        if before is None or pace is None or after.result is not None:
            return None
        told = at if after.told == after.length else await self._told_at(table, after)
        clock = clock_rules.present(table, before, pace, after.view(None), told, self.begun, at)
        return None if clock == before else NextClock(clock, _next(table, clock, pace), present.number)

    def answered(self, table: Table, match: engine.Match, at: float, clock: NextClock | None) -> None:
        """Note that a match's last answer has just been stored, with the time ``at`` and perhaps a ``clock``."""
        if match.told == match.length:
            self._told[table.id] = match.how_far, at
        if clock is not None:
            self.stored(clock.due)

    async def change(self, table: Table, match: engine.Match, turn: Turn) -> None:
        """Turn the table's clock; refuse if no clock runs."""
        async with self._one_by_one(table):
            saved = False
            while not saved:
                before, pace = await self._bring_up(table, match), pace_of(table)
                if before.clock is None or pace is None:
                    raise Refusal("no-clock")
                saved = await self._save(table, before.number, turn(before.clock, pace))
            await self._bring_up(table, match)

    async def talk(self, table: Table, match: engine.Match) -> Talk | None:
        """Return the talk of a running match, while people talk before they are asked."""
        if table.state != "running" or not match.onlooker.view.talks:
            return None
        pace = pace_of(table)
        if pace is None or not pace.talk:
            return None
        return talk_rules.going_on(await self.bring_up(table, match))

    async def after(
        self,
        before: Table,
        table: Table,
        match: engine.Match,
        present: NumberedClock,
        turn: Turn = unchanged,
    ) -> NextClock | None:
        """Return the clock, and the time to look at it next, if others answer for the table's seats than ``before``.

        A person who did not answer before has new time, and that ends a silence. A computer player that stands in from
        now on breaks the silence, too: it answers next. A ``turn`` may change the ``present`` clock also.
        """
        clock, pace = present.clock, pace_of(table)
        if pace is None or table.state != "running":
            return None
        if clock is None:  # one person was alone
            last = await self._store.clocks.get(table.id) or Clock()
            clock = clock_rules.first_begun(last, pace, match.onlooker.view, self._now())
        for seat, (was, now) in enumerate(zip(before.sitters, table.sitters, strict=True)):
            if was.answers and not now.answers:
                clock = replace(clock, heard=max(clock.heard, self._now()))
            if now.answers and (not was.answers or was.user != now.user):
                clock = clock_rules.restarted(clock, pace, seat, self._now(), newcomer=was.user != now.user)
                if clock.paused and not clock.paused_by:
                    clock = clock_rules.gone_on(clock, self._now())
        clock = turn(clock, pace)
        return NextClock(clock, _next(table, clock, pace), present.number)

    async def _save(self, table: Table, number: int, clock: Clock, length: int | None = None) -> bool:
        """Store a clock with the time of its next look, in place of the clock with the number.

        Nothing is stored if somebody else has been quicker, or not so many answers stand.
        """
        pace = pace_of(table)
        if pace is None:
            raise Refusal("no-clock")
        due = _next(table, clock, pace)
        saved = await self._store.clocks.swap(table.id, NextClock(clock, due, number), length)
        if saved:
            self.stored(due)
        return saved

    def stored(self, due: float) -> None:
        """Note that a clock has been stored that is to be looked at then."""
        for listener in self.listeners:
            listener(due)


def _next(table: Table, clock: Clock, pace: Pace) -> float:
    """Return the time to look at a table's clock next."""
    waited_for = [seat for seat in clock.since if table.sitters[seat].answers]
    return clock_rules.dues(clock, pace, waited_for)[0].at
