"""Brings what Discord shows in line with what the tables should show."""

import asyncio
import dataclasses
import time
from collections.abc import Callable, Sequence

import discord

from bot.delivery.backlog import Backlog
from bot.delivery.claims import Claims
from bot.delivery.defects import DefectNotices
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.dispatch import Dispatch, Plans
from bot.delivery.drawing import Drawing
from bot.delivery.edits import Edits
from bot.delivery.lanes import Delays, Destination, Lanes, Urgency
from bot.delivery.limiter import Limiter
from bot.delivery.looks import Looks
from bot.delivery.marks import Marks
from bot.delivery.plan import Knowledge, Plan, by_destination, changes, searches
from bot.delivery.plan_events import PlanEvents
from bot.delivery.reachability import Reachability
from bot.delivery.sender import Sender
from bot.delivery.strays import Strays
from bot.delivery.troubles import SERVER_GONE
from bot.messages.content import File, stays
from bot.messages.reach import Reach
from bot.messages.truth import Eyes, eyes
from bot.messages.wanted import link_to_board
from bot.processes.owners import Buckets, Owners, bucket_of
from bot.store import ON_TIME, NumberedClock, Posted, ShownTable, Store, TakenNotes
from bot.tables import Table, Tables, chronicle, is_away
from bot.tables.ledger import SoFar
from bot.tables.notes.marks import has_slate
from bot.tables.recovery import resting
from bot.tables.slots import End, Nudge
from engine import Event

TO_SHOW = 10.0
"""Seconds after which nobody waits for a table's messages any more."""

LOOK_AGAIN = 0.1
"""Seconds between two looks whether another process has shown a table."""


class Delivery:
    """The messages of all tables. Nothing else in the bot sends game messages.

    A look at a changed table makes a plan of the calls that are due. ``Lanes`` makes these calls, one at a time for
    each place, by the newest plan.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        store: Store,
        drawing: Drawing,
        marks: Marks,
        limiter: Limiter,
        owners: Owners,
        openings: int,
    ) -> None:
        """Make the delivery; ``openings`` is how many people's direct messages are opened in ten minutes."""
        self._tables = tables
        self._store = store
        self._owners = owners
        self._marks = marks
        self.at_end: Callable[[Table], File | None] = _no_film
        """Is told of each table whose match is over at a look; returns the film of its turning points."""
        self.limiter = limiter
        self.claims = Claims(owners.tell_claim, self._touched)
        self._defects = DefectNotices(client, tables, store, limiter)
        self._events = PlanEvents(client, tables, limiter, self._touched)
        self._looks = Looks(self._look, owners, self.claims, marks, self._defects.failed)
        self._direct = DirectMessages(client, store, limiter, openings, tables.now)
        self._sender = Sender(client, self._direct, drawing, tables.now, self._looks.again)
        self._lanes = Lanes(self._next, limiter, failed=self._failed, recovered=self._recovered)
        self._delays = Delays(self._looks.again)
        self._strays = Strays(client, store, self._direct, tables.now)
        self._plans = Plans(self.claims, marks, self._looks, self._lanes, self._delays, self._sender)
        self._dispatch = Dispatch(store, owners, self.claims, self._looks, self._plans, self._sender, self._strays)
        self.edits = Edits(store, self.claims, self._touched)
        self.reachability = Reachability(store, self._direct, self._touched, tables.now)
        self.backlog = Backlog(store, owners, self._plans.newest, self._looks, self._lanes, self._sender, self._direct)

    def refresh(self, table_id: int, so_far: SoFar | None = None) -> None:
        """Let the owner look at a table that has changed; if it was just written, it is as ``so_far``."""
        if self._is_own(table_id):
            self._looks.changed(table_id, so_far)

    def _touched(self, table_id: int) -> None:
        """Let the owner look at a table whose messages may look different from what they should."""
        if self._is_own(table_id):
            self._looks.again(table_id)

    def _is_own(self, table_id: int) -> bool:
        """Return whether this process looks at the table, and tries again what failed there; else tell the owner."""
        owns = self._owners.owns(table_id)
        if owns:
            self._sender.try_again(table_id)
        else:
            self._owners.changed(table_id)
        return owns

    async def bring_in_line(self, table_id: int) -> None:
        """Look at a table, and wait until all is shown or put off; no longer than ``TO_SHOW``."""
        self.refresh(table_id)
        until = time.monotonic() + TO_SHOW
        if not self._owners.owns(table_id):
            await self._shown_elsewhere(table_id, until)
        while (tasks := self._under_way(table_id)) and (left := until - time.monotonic()) > 0:
            await asyncio.wait(tasks, timeout=left, return_when=asyncio.FIRST_COMPLETED)

    async def _shown_elsewhere(self, table_id: int, until: float) -> None:
        """Wait until another process has shown anything of a table, or found out why it cannot."""
        while time.monotonic() < until:
            if await self._store.messages.posted(table_id) or await self._store.late.get(table_id) != ON_TIME:
                return
            await asyncio.sleep(LOOK_AGAIN)

    def _under_way(self, table_id: int) -> list[asyncio.Task[None]]:
        return [*self._looks.under_way(table_id), *self._lanes.under_way(table_id), *self._events.under_way(table_id)]

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The tasks that are under way, except those that are tried again later."""
        return [
            *self._looks.tasks,
            *self._lanes.tasks,
            *self._defects.tasks,
            *self._events.tasks,
            *self._direct.openings.tasks,
        ]

    def busy(self, bucket: int) -> bool:
        """Return whether calls for tables of a bucket are under way."""
        return any(bucket_of(to.table) == bucket for to in self._lanes.sending)

    def taken(self, buckets: Buckets) -> None:
        """Note that this process shows the tables of these buckets from now on; they are not looked at yet."""
        self._strays.taken(buckets, self._tables.now())

    def lost(self, buckets: Buckets) -> None:
        """Note that another process shows the tables of these buckets from now on: nothing more is begun for them."""
        known = {
            *self._looks.tables,
            *self._plans.newest,
            *self._dispatch.nudges,
            *self._sender.troubles,
            *self._lanes.tables,
        }
        for table_id in known:
            if bucket_of(table_id) in buckets:
                self._let_go(table_id)

    def _let_go(self, table_id: int) -> None:
        self._looks.let_go(table_id)
        self._dispatch.nudges.pop(table_id, None)
        self._plans.noted.pop(table_id, None)
        self._marks.drop(table_id)
        self._sender.let_go(table_id)
        self._delays.let_go(table_id)
        self._direct.openings.want(table_id, {})
        self.reachability.let_go(table_id)
        self._events.let_go(table_id)
        self._plans.drop(table_id)

    async def close(self) -> None:
        """Stop; what is missing is made up for after the next start."""
        self.claims.close()
        self._delays.close()
        await self._looks.close()
        await self._lanes.close()
        await self._defects.close()
        await self._events.close()
        await self._direct.close()

    async def _next(self, to: Destination) -> Urgency | None:
        return await self._dispatch.next(to)

    def _recovered(self, to: Destination) -> None:
        """Look again at a table where a call was made after failures: a notice of them may stand there."""
        self._looks.again(to.table)

    def _failed(self, to: Destination, failures: int, error: Exception) -> None:
        """Note a defect in a channel; a direct message that fails is nobody else's concern."""
        made = self._plans.newest.get(to.table)
        if made is not None and to.place == made.table.channel:
            self._defects.failed(to.table, failures, error)

    async def _look(self, table_id: int, so_far: SoFar | None) -> None:
        """Make a new plan for a table, and ask for turns. A table that was just written is as ``so_far``."""
        table, clock = so_far or await self._tables.ledger.stored_so_far(table_id)
        if self._is_paused(table):
            return
        noted_since = self._plans.noted[table_id] = set[str]()
        posted, burnt = await self._settled(table_id)
        seen, mark = await self._eyes(table, clock)
        known = await self._knowledge(table, posted, seen)
        if self._looks.is_due(table_id):
            return  # it has changed meanwhile: what was read may not belong together
        found = [*changes(table, seen, posted, known), *searches(table, self._strays.unsearched(table))]
        if not self._owners.owns(table_id):
            return
        noted = [one for one in found if one.verb == "note"]
        about: dict[str, int] = {one.slot: user for one in noted if (user := one.slot.person) is not None}
        await self._store.messages.note(
            table_id, *((one.old, one.now) for one in noted), made_of=table.version, about=about
        )
        claimed = self.claims.slots(table_id)
        calls = by_destination(table, [one for one in found if one.slot not in claimed])
        mark = None if table.plan is not None and self._events.lacks(table) else mark
        made = Plan(table, seen, mark, calls, link_to_board(table, posted), burnt, noted_since)
        self._direct.openings.want(table_id, _awaiting(made, known.reach))
        if not noted_since <= posted.keys():
            self._looks.again(table_id)  # a message was posted meanwhile by an older plan, and is not known here
        self._plans.replace(made)
        if table.plan is not None:
            self._events.bring_in_line(table)

    def _is_paused(self, table: Table) -> bool:
        """Return whether nothing of the table is shown, because the server has removed the bot.

        The end of a match is still told to its people.
        """
        if not self._tables.servers.is_gone(table.guild):
            self._sender.is_over(table.id, SERVER_GONE)
            return False
        self._sender.refuse(table.id, SERVER_GONE)
        if table.is_open:
            self._plans.drop(table.id)
        return table.is_open

    async def _settled(self, table_id: int) -> tuple[dict[str, Posted], dict[str, int]]:
        """Return what is posted, and burnt. Nobody knows what a message shows that two were changing at once: stale."""
        posted, burnt = await self._store.messages.posted_and_burnt(table_id)
        for slot in self.claims.settled(table_id):
            if slot in posted:
                before, posted[slot] = posted[slot], posted[slot].spoiled()
                await self._store.messages.swap(table_id, before, posted[slot])
        return posted, burnt

    async def _eyes(self, table: Table, left: NumberedClock) -> tuple[Eyes | None, ShownTable | None]:
        """Return the views of the match, if it has started, and the note to remember once they are shown.

        ``left`` is the table's clock as it was left. A match that cannot be replayed can still be told to be aborted.
        """
        if not table.started:
            self._owners.looked(table.id, table.version, 0)
            return None, resting(table, None, None)
        try:
            now = await self._tables.ledger.present(table.id, (table, left))
            self._owners.looked(table.id, table.version, now.match.length)
            seen = eyes(table, now.match, now.clock, await self._notes(table, now.match.events(None)))
            if table.state == "finished":
                seen = dataclasses.replace(seen, film=self.at_end(table))
            return seen, resting(table, now.match, now.clock)
        except Exception as error:  # also a defect of the game
            if table.state != "aborted" or is_away(error):
                raise
            return None, None

    async def _notes(self, table: Table, events: Sequence[Event]) -> Sequence[TakenNotes]:
        """Return the notes in which somebody who is out may have left last words, or marks on a slate."""
        gone = (table.last_words or has_slate(table.game)) and any(
            kind.ousts for kind in set[type[Event]](map(type, events))
        )
        return await self._store.notes.at_table(table.id) if gone else ()

    async def _knowledge(self, table: Table, posted: dict[str, Posted], seen: Eyes | None) -> Knowledge:
        standing = self._dispatch.nudges.get(table.id) if Nudge() in posted else None
        reach = await self.reachability.of(table, seen, posted, standing)
        failing = self._lanes.fails(Destination(table.id, table.channel))
        refused = table.id in self._sender.troubles
        over = table.state == "finished" and not stays(End(), posted)
        line = await chronicle(self._store, table) if over else None
        return Knowledge(reach, standing, refused, failing, line)


def _no_film(table: Table) -> None:
    """Return no film of a table's turning points."""


def _awaiting(made: Plan, reach: Reach) -> dict[int, bool]:
    """Return the people whose direct messages are needed and not opened, each with whether everybody awaits them."""
    places = made.eyes.onlooker.view.asked if made.eyes is not None and made.table.state == "running" else ()
    asked = {made.table.sitters[seat].user for seat in places}
    due = {one.user for calls in made.calls.values() for one in calls if one.verb == "post"}
    return {user: user in asked for user in reach.unopened if user in asked | due}
