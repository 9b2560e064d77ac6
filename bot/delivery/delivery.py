"""Brings what Discord shows in line with what the tables should show."""

import asyncio
import time
from collections.abc import Callable, Mapping
from functools import partial

import discord

from bot.delivery.claims import Claims, Elsewhere
from bot.delivery.clicked import Clicked
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.drawing import Drawing, Overtaken
from bot.delivery.lanes import Delays, Destination, Lanes, Urgency
from bot.delivery.limiter import Limiter
from bot.delivery.looks import Looks
from bot.delivery.marks import Marks
from bot.delivery.plan import Change, Knowledge, Nudged, Plan, due, nudged, plan, searches
from bot.delivery.reachability import Reachability
from bot.delivery.sender import Sender
from bot.delivery.strays import Strays
from bot.delivery.troubles import SERVER_GONE, Trouble
from bot.messages.reach import Reach
from bot.messages.truth import Eyes, eyes
from bot.messages.wanted import link_to, link_to_board
from bot.processes.owners import Buckets, Owners, bucket_of
from bot.store import ON_TIME, Late, Numbered, Posted, Shown, Store
from bot.tables import Refusal, Table, Tables
from bot.tables.recovery import resting
from bot.tables.slots import Nudge

TO_SHOW = 10.0
"""Seconds after which nobody waits for a table's messages any more."""

LOOK_AGAIN = 0.1
"""Seconds between two looks whether another process has shown a table."""


class Delivery(Clicked):
    """The messages of all tables. Nothing else in the bot sends game messages.

    A table that has changed is looked at, which makes a plan of the calls that are due; ``Lanes`` makes them, one at
    a time for each place, by the newest plan.
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
        """``openings`` is how many people's direct messages are opened in ten minutes."""
        self._client = client
        self._tables = tables
        self._store = store
        self._owners = owners
        self.limiter = limiter
        self._claims = Claims()
        self._marks = marks
        self._looks = Looks(self._look, owners, self._claims, marks)
        self._direct = DirectMessages(client, store, self.limiter, openings, tables.now)
        self._sender = Sender(client, self._direct, drawing, tables.now, self._looks.again)
        self._lanes = Lanes(self._deliver, self.limiter)
        self._strays = Strays(client, store, self._direct, tables.now())
        self._plans: dict[int, Plan] = {}
        self.elsewhere = Elsewhere(self._claims, self.refresh)
        self._nudged: dict[int, Nudged] = {}
        self._noted: dict[int, set[str]] = {}
        """The slots of each table whose message has changed since its newest look began."""
        self._reachability = Reachability(tables, store, self._direct)
        self._delays = Delays(self._looks.again)

    def refresh(self, table_id: int) -> None:
        """The table has changed, or may look different from what it should: its owner looks at it."""
        if not self._owners.owns(table_id):
            self._owners.changed(table_id)
            return
        self._sender.try_again(table_id)
        self._looks.again(table_id)

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
        return [*self._looks.under_way(table_id), *self._lanes.under_way(table_id)]

    async def late(self, table_id: int) -> Late:
        """Why messages of a table may be out of date, as its owner has found.

        Of other direct messages than questions nothing is said: that there is one would tell that somebody has learned
        something.
        """
        return self._late(table_id) if self._owners.owns(table_id) else await self._store.late.get(table_id)

    @property
    def all_late(self) -> dict[int, Late]:
        """What is the matter with which tables that are shown here."""
        known = {*self.troubles, *self._looks.failing, *self._lanes.failing}
        return {one: late for one in known if (late := self._late(one)) != ON_TIME}

    def delayed(self, table: Table) -> tuple[bool, bool]:
        """Whether something went wrong, and is tried again, in the table's channel, and with somebody's question."""
        late = self._late(table.id)
        return late.channel, late.direct

    def _late(self, table_id: int) -> Late:
        failing = [to for to in self._lanes.destinations(table_id) if self._lanes.fails(to)]
        made = self._plans.get(table_id)
        calls = [one for to in failing for one in (made.calls.get(to, ()) if made is not None else ())]
        channel = made is not None and any(to.place == made.table.channel for to in failing)
        trouble = self.troubles.get(table_id, "")
        return Late(trouble, channel or self._looks.fails(table_id), any(one.question for one in calls))

    @property
    def troubles(self) -> Mapping[int, Trouble]:
        """Tables whose channel refuses messages, and why."""
        return self._sender.troubles

    @property
    def waiting(self) -> tuple[int, int]:
        """How many calls are due in channels, and to direct messages."""
        everywhere = sum(len(one) for made in self._plans.values() for one in made.calls.values())
        public = sum(
            len(one)
            for made in self._plans.values()
            for to, one in made.calls.items()
            if to.place == made.table.channel
        )
        return public, everywhere - public

    @property
    def openings_waiting(self) -> int:
        """How many people are awaited, as everybody sees, whose direct messages are still to be opened."""
        return self._direct.openings.waiting

    @property
    def opening_paused(self) -> bool:
        """Whether Discord lets the bot open no direct messages at present."""
        return self._direct.paused

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """Everything that is under way; not what is tried again later."""
        return [*self._looks.tasks, *self._lanes.tasks, *self._direct.openings.tasks]

    def busy(self, bucket: int) -> bool:
        """Whether calls for tables of a bucket are under way."""
        return any(bucket_of(to.table) == bucket for to in self._lanes.sending)

    def taken(self, buckets: Buckets) -> None:
        """The tables of these buckets are shown by this process from now on; they are not looked at yet."""
        self._strays.taken(buckets, self._tables.now())

    def lost(self, buckets: Buckets) -> None:
        """The tables of these buckets are shown by another process from now on: nothing more is begun for them."""
        known = {*self._looks.tables, *self._plans, *self._nudged, *self.troubles, *self._lanes.tables}
        for table_id in known:
            if bucket_of(table_id) in buckets:
                self._let_go(table_id)

    def _let_go(self, table_id: int) -> None:
        self._looks.let_go(table_id)
        self._plans.pop(table_id, None)
        self._nudged.pop(table_id, None)
        self._noted.pop(table_id, None)
        self._marks.drop(table_id)
        self._sender.let_go(table_id)
        self._delays.let_go(table_id)
        self._direct.openings.want(table_id, {})
        self._reachability.let_go(table_id)
        for to in self._lanes.destinations(table_id):
            self._lanes.want(to, None)

    async def close(self) -> None:
        """Stop; what is missing is made up for after the next start."""
        self.elsewhere.close()
        self._delays.close()
        await self._looks.close()
        await self._lanes.close()
        await self._direct.close()

    # Looks what is due

    async def _look(self, table_id: int) -> None:
        """Make a new plan for a table, and ask for turns."""
        table, clock = await self._tables.ledger.stored_so_far(table_id)
        if self._is_paused(table):
            return
        noted_since = self._noted[table_id] = set[str]()
        posted, burnt = await self._settled(table_id)
        seen, mark = await self._eyes(table, clock)
        known = await self._knowledge(table, posted, seen)
        if self._looks.is_due(table_id):
            return  # it has changed meanwhile: what was read may not belong together
        found = [*due(table, seen, posted, known), *searches(table, self._strays.unsearched(table))]
        if not self._owners.owns(table_id):
            return
        noted = [one for one in found if one.verb == "note"]
        about: dict[str, int] = {one.slot: user for one in noted if (user := one.slot.person) is not None}
        await self._store.messages.note(
            table_id, *((one.old, one.now) for one in noted), made_of=table.version, about=about
        )
        free = [one for one in found if not self._claims.has(table_id, one.slot)]
        made = plan(table, seen, mark, free)
        made.link, made.burnt, made.noted = link_to_board(table, posted), burnt, noted_since
        self._plans[table_id] = made
        self._direct.openings.want(table_id, _awaiting(made, known.reach))
        self._ask_for_turns(made)
        if not made.calls:
            self._is_done(made)
            self._noted.pop(table_id, None)

    def _is_done(self, made: Plan) -> None:
        """All that was due for a table has been done, but for what is being changed or sent by an older plan."""
        table_id = made.table.id
        del self._plans[table_id]
        settled = not (self._looks.is_due(table_id) or self._claims.at(table_id) or self._claims.sends(table_id))
        if made.mark is not None and settled:
            self._marks.add(made.mark)

    def _go_on_with(self, made: Plan, one: Change) -> None:
        """What was due in the newest plan stands: what waited for a question or a board need wait no longer."""
        if not any(made.calls.values()):
            self._is_done(made)
            if not self._looks.under_way(made.table.id):
                self._noted.pop(made.table.id, None)
        elif one.urgency is Urgency.PROMPT or one.board:
            self._ask_for_turns(made)

    def _ask_for_turns(self, made: Plan) -> None:
        self._set_delays(made)
        for to in {*self._lanes.destinations(made.table.id), *made.calls}:
            self._lanes.want(to, self._turn(made, to), direct=to.place != made.table.channel)

    def _is_paused(self, table: Table) -> bool:
        """Whether nothing is shown, because the server has removed the bot; an end is still told to its people."""
        if not self._tables.servers.is_gone(table.guild):
            self._sender.is_over(table.id, SERVER_GONE)
            return False
        self._sender.refuse(table.id, SERVER_GONE)
        if table.is_open:
            self._plans.pop(table.id, None)
            for to in self._lanes.destinations(table.id):
                self._lanes.want(to, None)
        return table.is_open

    async def _settled(self, table_id: int) -> tuple[dict[str, Posted], dict[str, int]]:
        """Return what is posted, and burnt. Nobody knows what a message shows that two were changing at once: stale."""
        posted, burnt = await self._store.messages.posted_and_burnt(table_id)
        for slot in self._claims.settled(table_id):
            if slot in posted:
                before, posted[slot] = posted[slot], posted[slot].spoiled()
                await self._store.messages.swap(table_id, before, posted[slot])
        return posted, burnt

    def _turn(self, made: Plan, to: Destination) -> Urgency | None:
        """How urgent a destination is now; ``None`` while what is due there is put off, or given up."""
        urgency = made.urgency(to)
        if urgency is None or (to.place == made.table.channel and self._sender.has_given_up(to.table)):
            return None
        is_put_off = self._delays.holds(to.table, urgency) and not self._lanes.fails(to)
        return None if is_put_off else urgency

    def _set_delays(self, made: Plan) -> None:
        """A direct message waits a little for a new board to which it links, and an edit for questions.

        For who is asked may answer at once, and then the edit need not be made. It waits for nothing else: what a seat
        alone is told would be noticed by how long the board takes.
        """
        channel = Destination(made.table.id, made.table.channel)
        is_open = not self._sender.has_given_up(made.table.id) and not self._lanes.fails(channel)
        reached = [calls for to, calls in made.calls.items() if not self._lanes.fails(to)]
        urgent = any(one.urgency is Urgency.PROMPT for calls in reached for one in calls)
        has_question = any(one.question for calls in reached for one in calls)
        self._delays.set(made.table.id, Urgency.PROMPT, has_reason=made.lacks_board and is_open and urgent)
        self._delays.set(made.table.id, Urgency.EDIT, has_reason=has_question)

    async def _eyes(self, table: Table, left: Numbered) -> tuple[Eyes | None, Shown | None]:
        """What is seen of the match, if it has started, and what to remember when it is shown; its clock was ``left``.

        One that cannot be replayed can still be told to be aborted.
        """
        if not table.started:
            self._owners.looked(table.id, table.version, 0)
            return None, resting(table, None, None)
        try:
            match, clock = await self._tables.ledger.present(table.id, (table, left))
            self._owners.looked(table.id, table.version, match.length)
        except Refusal:
            if table.state != "aborted":
                raise
            return None, None
        return eyes(table, match, clock), resting(table, match, clock)

    async def _knowledge(self, table: Table, posted: dict[str, Posted], seen: Eyes | None) -> Knowledge:
        standing = self._nudged.get(table.id) if Nudge() in posted else None
        reach = await self._reachability.of(table, seen, posted, standing)
        return Knowledge(reach, standing, table.id in self.troubles)

    # Doing it

    async def _deliver(self, to: Destination) -> Urgency | None:
        """Do the next thing that is due for a destination, by the newest plan; how urgent what is left is returned."""
        made = self._plans.get(to.table)
        if made is None or not made.calls.get(to) or not self._owners.owns(to.table):
            return None
        one = made.calls[to][0]
        stands = await self._stands(made, one)
        if stands != one.old or self._claims.has(to.table, one.slot):
            made.calls[to].remove(one)
            if self._claims.has(to.table, one.slot) or not one.stands(stands):
                self._looks.again(to.table)
            elif self._plans.get(to.table) is made:
                self._go_on_with(made, one)
            return made.urgency(to)
        if one.verb in ("post", "search") and await self._strays.took_in(made.table, to, made.calls[to]):
            self._looks.again(to.table)
            return None
        try:
            with self._claims.sending(to.table, one.slot):
                now = await self._do(made, to, one.linked(made.link), partial(self._is_wanted, made, to, one))
        except Overtaken:
            return None  # a newer plan has asked for its turns already, or will
        if one in made.calls[to]:
            made.calls[to].remove(one)
        disturbed = self._claims.disturbed(to.table, one.slot)
        newest = self._plans.get(to.table)
        if newest is not None:
            _note_link(newest, one, now)
        if disturbed or now is None or now.message is None or (one.board and (newest is None or newest.outdated)):
            self._looks.again(to.table)  # what else is wanted depends on it
        elif newest is None or (newest is not made and not newest.done(to, one)):
            self._looks.again(to.table)
        else:
            self._go_on_with(newest, one)
        return self._turn(newest or made, to)

    async def _stands(self, made: Plan, one: Change) -> Posted | None:
        """Return what stands in a slot: what the plan found there, unless it may have changed since."""
        table_id = made.table.id
        is_new = not (self._looks.is_due(table_id) or self._looks.under_way(table_id) or one.slot in made.noted)
        if self._owners.alone and is_new:
            return one.old
        return await self._store.messages.in_slot(table_id, one.slot)

    async def _do(self, made: Plan, to: Destination, one: Change, wanted: Callable[[], bool]) -> Posted | None:
        """Make the call, unless the link alone was to change and has not, and note what stands now."""
        if one.verb == "edit" and one.now == one.old:
            return one.now
        now = await self._sender.make(made, to, one, wanted)
        await self._remember(made, one, now)
        return now

    def _is_wanted(self, made: Plan, to: Destination, one: Change) -> bool:
        """Whether what was planned is still to be done."""
        newest = self._plans.get(to.table)
        if self._claims.has(to.table, one.slot) or (one.verb == "edit" and self._looks.is_due(to.table)):
            return False
        return newest is made or (newest is not None and newest.has(to, one))

    async def _remember(self, made: Plan, one: Change, now: Posted | None) -> None:
        """Note what stands now, unless somebody else has changed that meanwhile."""
        table_id = made.table.id
        if now is None:
            noted = one.old is None or await self._store.messages.drop(table_id, one.old)
            if isinstance(one.slot, Nudge):
                self._nudged.pop(table_id, None)
        else:
            noted = now == one.old or await self._store.messages.swap(
                table_id, one.old, now, made_of=made.table.version, about=one.about
            )
        self._noted.setdefault(table_id, set()).add(one.slot)
        if not noted:
            await self._lost_against(table_id, one, now or one.old)
        elif isinstance(one.slot, Nudge) and one.verb == "post" and made.eyes is not None:
            self._nudged[table_id] = nudged(made.eyes, one.content)

    async def _lost_against(self, table_id: int, one: Change, mine: Posted | None) -> None:
        """Somebody else was quicker: what this process has posted besides goes, what it has changed is shown anew."""
        if mine is None or mine.message is None:
            return
        stands = await self._store.messages.in_slot(table_id, one.slot)
        if one.verb == "post" and (stands is None or stands.message != mine.message):
            await self._sender.take_away(mine)
        else:
            await self._store.messages.spoil(table_id, mine.message)
        self._looks.again(table_id)


def _note_link(newest: Plan, one: Change, now: Posted | None) -> None:
    """A board stands, to which the newest plan links from then on; or a message was sent before its board stood."""
    if one.board and now is not None and now.message is not None:
        newest.link = link_to(newest.table, now)
    elif one.content.awaits_board and newest.lacks_board:
        newest.outdated = True


def _awaiting(made: Plan, reach: Reach) -> dict[int, bool]:
    """Who needs direct messages that have not been opened, and whether everybody awaits them."""
    places = made.eyes.onlooker.view.asked if made.eyes is not None and made.table.state == "running" else ()
    asked = {made.table.sitters[seat].user for seat in places}
    due = {one.user for calls in made.calls.values() for one in calls if one.verb == "post"}
    return {user: user in asked for user in reach.unopened if user in asked | due}
