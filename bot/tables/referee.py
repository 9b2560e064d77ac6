"""The referee: acts of a host, and of people who administer a server's tables, on a running match.

The acts change its clock, and affect absent people. Nobody's seat is touched before their time is up, and nobody
chooses who takes a seat. Every act is stored together with its change, and told to the whole table. The caller decides
who may do which act.
"""

from collections.abc import Callable

from msgspec.structs import replace

from bot.store import Act, Clock, Table, What
from bot.tables import tenures
from bot.tables.ledger import Change, Ledger, RunningTable
from bot.tables.people import Person, mention
from bot.tables.refusal import Refusal
from bot.tables.time import clock_rules
from bot.tables.time.clocks import Turn, unchanged
from bot.tables.time.pace import Pace
from bot.texts import safe


class Referee:
    """Stops and turns the clocks of tables, and has seats of absent people filled."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def pause(self, table_id: int, by: Person, reason: str = "") -> Table:
        """Stop the clock for as long as its pace allows, or until somebody answers."""
        now = self._ledger.now()

        def stop(clock: Clock, pace: Pace) -> Clock:
            if clock.paused:
                raise Refusal("paused-already")
            return clock_rules.paused(clock, now, until=now + pace.pause, by=by.name)

        return await self._intervene(table_id, by, "pause", _with_clock, stop, reason=reason)

    async def resume(self, table_id: int, by: Person, reason: str = "") -> Table:
        """Let a clock run again that stands still."""
        now = self._ledger.now()

        def go_on(clock: Clock, _: Pace) -> Clock:
            if not clock.paused:
                raise Refusal("not-paused")
            return clock_rules.gone_on(clock, now)

        return await self._intervene(table_id, by, "resume", _with_clock, go_on, reason=reason)

    async def give_more(self, table_id: int, by: Person) -> Table:
        """Give everybody who is asked the stage's time once more, once a stage; it is not up before that."""
        now = self._ledger.now()

        def give(clock: Clock, pace: Pace) -> Clock:
            if clock.more:
                raise Refusal("more-already")
            return clock_rules.given_more(clock, pace, now)

        return await self._intervene(table_id, by, "more", _with_clock, give)

    async def let_stand_in(self, table_id: int, by: Person, seat: int, reason: str = "") -> Table:
        """Let a computer player stand in at once for somebody whose time is up; refuses before that."""

        def change(now: RunningTable) -> Table:
            name = _name(now.table, seat)
            if now.clock is None:
                raise Refusal("no-clock")
            if not now.table.sitters[seat].answers:
                raise Refusal("stood-in", name=name)
            if seat not in now.clock.up:
                raise Refusal("not-late", name=name)
            return tenures.stand_in(now.table, now.progress, seat)

        return await self._intervene(table_id, by, "standin", change, seat=seat, reason=reason)

    async def offer(self, table_id: int, by: Person, seat: int, reason: str = "") -> Table:
        """Offer the seat of somebody who is away, who has left, or whose time is up; refuses any other seat."""

        def change(now: RunningTable) -> Table:
            name = _name(now.table, seat)
            late = now.clock is not None and seat in now.clock.up
            changed = tenures.offer_of(now.table, seat, late=late)
            if changed == now.table:
                raise Refusal("offered-already", name=name)
            return changed

        return await self._intervene(table_id, by, "offer", change, seat=seat, reason=reason)

    async def _intervene(
        self,
        table_id: int,
        by: Person,
        what: What,
        change: Callable[[RunningTable], Table],
        turn: Turn = unchanged,
        *,
        seat: int | None = None,
        reason: str = "",
    ) -> Table:
        """Store an act, perhaps about a ``seat``, with the table and the clock that it changes.

        It is then told to the table; ``reason`` is safe to show.
        """

        def make(now: RunningTable) -> Change:
            after = change(now)
            name = now.table.names[seat] if seat is not None else ""
            act = Act(now.progress.events, len(now.table.tenures), what, by.name, name, reason)
            after = replace(after, acts=(*now.table.acts, act))
            about = _about(after, seat)
            return Change(after, self._ledger.actions.at(after, by.user, what, about=about, reason=reason))

        return await self._ledger.change_running(table_id, make, turn)


def _with_clock(now: RunningTable) -> Table:
    """Return the table as it is; refuse where no clock runs."""
    if now.clock is None:
        raise Refusal("no-clock")
    return now.table


def _name(table: Table, seat: int) -> str:
    """Return the name of who sits in a seat; refuse a seat that the table does not have."""
    if not 0 <= seat < len(table.sitters):
        raise Refusal("option")
    return table.names[seat]


def _about(table: Table, seat: int | None) -> str:
    """Return whose seat an act is about, as actions keep it."""
    if seat is None:
        return ""
    user = table.sitters[seat].user
    return mention(user) if user is not None else safe(table.names[seat])
