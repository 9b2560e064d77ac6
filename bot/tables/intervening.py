"""What a host, and who administers a server's tables, may do to a running match: to its clock, and to absent people.

Nobody's seat is touched before their time is up, and nobody chooses who takes one. Every act is kept together with what
it changes, and told to the whole table. Who may do what is not decided here.
"""

from bot.store import Clock, Table
from bot.tables import tenures
from bot.tables.people import Person
from bot.tables.refusal import Refusal
from bot.tables.tables import Running, Tables
from bot.tables.time import timing
from bot.tables.time.pace import Pace


async def pause(tables: Tables, table_id: int, by: Person, reason: str = "") -> Table:
    """Stop the clock for as long as its pace allows, or until somebody answers."""
    now = tables.clock()

    def stop(clock: Clock, pace: Pace) -> Clock:
        if clock.paused:
            raise Refusal("paused-already")
        return timing.paused(clock, now, until=now + pace.pause, by=by.name)

    return await tables.intervene(table_id, by, "pause", _with_clock, stop, reason=reason)


async def resume(tables: Tables, table_id: int, by: Person, reason: str = "") -> Table:
    """Let a clock run again that stands still."""
    now = tables.clock()

    def go_on(clock: Clock, _: Pace) -> Clock:
        if not clock.paused:
            raise Refusal("not-paused")
        return timing.gone_on(clock, now)

    return await tables.intervene(table_id, by, "resume", _with_clock, go_on, reason=reason)


async def give_more(tables: Tables, table_id: int, by: Person) -> Table:
    """Give everybody who is asked the time of the stage once more, once a stage; it is not up before that."""
    now = tables.clock()

    def give(clock: Clock, pace: Pace) -> Clock:
        if clock.more:
            raise Refusal("more-already")
        return timing.given_more(clock, pace, now)

    return await tables.intervene(table_id, by, "more", _with_clock, give)


async def let_stand_in(tables: Tables, table_id: int, by: Person, seat: int, reason: str = "") -> Table:
    """Let a computer player stand in at once for somebody whose time is up; refuses before that."""

    def change(now: Running) -> Table:
        name = _name(now.table, seat)
        if now.clock is None:
            raise Refusal("no-clock")
        if not now.table.sitters[seat].answers:
            raise Refusal("stood-in", name=name)
        if seat not in now.clock.up:
            raise Refusal("not-late", name=name)
        return tenures.stand_in(now.table, now.progress, seat)

    return await tables.intervene(table_id, by, "standin", change, seat=seat, reason=reason)


async def offer(tables: Tables, table_id: int, by: Person, seat: int, reason: str = "") -> Table:
    """Offer the seat of somebody who is away, who has left, or whose time is up; refuses any other one."""

    def change(now: Running) -> Table:
        name = _name(now.table, seat)
        late = now.clock is not None and seat in now.clock.up
        changed = tenures.offer_of(now.table, seat, late=late)
        if changed == now.table:
            raise Refusal("offered-already", name=name)
        return changed

    return await tables.intervene(table_id, by, "offer", change, seat=seat, reason=reason)


def _with_clock(now: Running) -> Table:
    """The table as it is; refuses where no clock runs."""
    if now.clock is None:
        raise Refusal("no-clock")
    return now.table


def _name(table: Table, seat: int) -> str:
    """The name of who sits in a seat; refuses a seat that the table does not have."""
    if not 0 <= seat < len(table.sitters):
        raise Refusal("option")
    return table.names[seat]
