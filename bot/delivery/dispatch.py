"""The newest plan of each table: whose turn it is by the plan, the next call, and its outcome."""

from collections.abc import Callable
from functools import partial

from bot.delivery.claims import Claims
from bot.delivery.drawing import StaleContent
from bot.delivery.lanes import Delays, Destination, Lanes, Urgency
from bot.delivery.looks import Looks
from bot.delivery.marks import Marks
from bot.delivery.plan import Edit, Plan, StandingNudge, nudged, urgency_of
from bot.delivery.sender import Sender
from bot.delivery.strays import Strays
from bot.delivery.troubles import may_be_done
from bot.messages.wanted import link_to
from bot.processes.owners import Owners
from bot.store import Posted, Store
from bot.tables.slots import Nudge


class Plans:
    """The newest plan of each table, until all that is due by it has been done.

    ``noted`` has the slots of each table whose message has changed since its newest look began.
    """

    def __init__(
        self, claims: Claims, marks: Marks, looks: Looks, lanes: Lanes, delays: Delays, sender: Sender
    ) -> None:
        self._claims = claims
        self._marks = marks
        self._looks = looks
        self._lanes = lanes
        self._delays = delays
        self._sender = sender
        self.newest: dict[int, Plan] = {}
        self.noted: dict[int, set[str]] = {}

    def replace(self, made: Plan) -> None:
        """Go on by a newer plan of a table."""
        self.newest[made.table.id] = made
        self._set_delays(made)
        self._ask_for_turns(made)
        if not made.calls:
            self._is_done(made)
            self.noted.pop(made.table.id, None)

    def drop(self, table_id: int) -> None:
        """Do nothing more for a table."""
        self.newest.pop(table_id, None)
        for to in self._lanes.destinations(table_id):
            self._lanes.want(to, None)

    def _is_done(self, made: Plan) -> None:
        """Forget a plan whose calls are all done, and mark its table as shown.

        The mark is not set while the table must be looked at. The same holds while an older plan changes or sends
        something of the table.
        """
        table_id = made.table.id
        del self.newest[table_id]
        settled = not (self._looks.is_due(table_id) or self._claims.at(table_id) or self._claims.sends(table_id))
        if made.mark is not None and settled:
            self._marks.add(made.mark)

    def go_on_with(self, made: Plan, edit: Edit) -> None:
        """Go on with the newest plan after a change of it stands.

        Calls that waited for a question or a board need wait no longer.
        """
        if not any(made.calls.values()):
            self._is_done(made)
            if not self._looks.under_way(made.table.id):
                self.noted.pop(made.table.id, None)
        elif edit.verb == "post" and self._set_delays(made):
            self._ask_for_turns(made)

    def _ask_for_turns(self, made: Plan) -> None:
        for to in {*self._lanes.destinations(made.table.id), *(to for to, calls in made.calls.items() if calls)}:
            self._lanes.want(to, self.turn(made, to), direct=to.place != made.table.channel)

    def turn(self, made: Plan, to: Destination) -> Urgency | None:
        """Return the urgency of a destination now; ``None`` while its calls are put off, or given up."""
        calls = made.calls.get(to)
        if not calls or (to.place == made.table.channel and self._sender.has_given_up(to.table)):
            return None
        is_put_off = self._delays.holds(to.table, calls[0].urgency) and not self._lanes.fails(to)
        return None if is_put_off else urgency_of(calls)

    def _set_delays(self, made: Plan) -> bool:
        """Let a direct message wait a little for a new board to which it links, and the end for news.

        Also let an edit wait for board and questions. Return whether any calls wait from now on, or no longer.

        A person who is asked may answer at once, and then the edit need not be made. The edit waits for nothing else:
        people would notice messages to a single seat by how long the board takes.
        """
        channel = Destination(made.table.id, made.table.channel)
        is_open = not self._sender.has_given_up(made.table.id) and not self._lanes.fails(channel)
        direct = [to for to, calls in made.calls.items() if calls and calls[0].urgency is Urgency.PROMPT]
        reached = [to for to in direct if not self._lanes.fails(to)]
        has_question = any(one.question for to in reached for one in made.calls[to])
        awaits_board = is_open and made.lacks_board
        prompts = self._delays.set(made.table.id, Urgency.PROMPT, has_reason=awaits_board and bool(reached))
        is_told = not any(one.verb == "post" for one in made.calls.get(channel, ()))
        is_over = any(calls and calls[0].urgency is Urgency.END for calls in made.calls.values())
        ends = self._delays.set(made.table.id, Urgency.END, has_reason=is_open and is_over and not is_told)
        edits = self._delays.set(made.table.id, Urgency.EDIT, has_reason=awaits_board or has_question)
        return prompts or ends or edits


class Dispatch:
    """Makes the calls that are due, one at a time for each destination.

    ``nudges`` are the calls of people that stand, by their tables, if this process has posted them.
    """

    def __init__(
        self, store: Store, owners: Owners, claims: Claims, looks: Looks, plans: Plans, sender: Sender, strays: Strays
    ) -> None:
        self._store = store
        self._owners = owners
        self._claims = claims
        self._looks = looks
        self._plans = plans
        self._sender = sender
        self._strays = strays
        self.nudges: dict[int, StandingNudge] = {}

    async def next(self, to: Destination) -> Urgency | None:
        """Do the next thing that is due for a destination; return how urgent what is left is."""
        made = self._plans.newest.get(to.table)
        if made is None or not made.calls.get(to) or not self._owners.owns(to.table):
            return None
        edit = made.calls[to][0]
        stands = await self._stands(made, edit)
        if stands != edit.old or self._claims.has(to.table, edit.slot):
            return self._skip(made, to, edit, stands)
        if edit.verb in ("post", "search") and await self._took_in(made, to):
            self._looks.again(to.table)
            return None
        try:
            with self._claims.sending(to.table, edit.slot):
                now = await self._do(made, to, edit.linked(made.link), partial(self._is_wanted, made, to, edit))
        except StaleContent:
            return None  # a newer plan has asked for its turns already, or will
        return self._finish(made, to, edit, now)

    async def _took_in(self, made: Plan, to: Destination) -> bool:
        """Return whether a message that is due at a destination stood there unknown, and is noted now."""
        if self._strays.are_known(made.table, to):
            return False
        return await self._strays.took_in(made.table, to, [one.linked(made.link) for one in made.calls[to]])

    def _skip(self, made: Plan, to: Destination, edit: Edit, stands: Posted | None) -> Urgency | None:
        """Leave out what was planned before something else came to stand there, or while somebody changes it."""
        left = made.calls[to]
        left.remove(edit)
        if self._claims.has(to.table, edit.slot) or not edit.stands(stands):
            self._looks.again(to.table)
        elif self._plans.newest.get(to.table) is made:
            self._plans.go_on_with(made, edit)
        return urgency_of(left)

    def _finish(self, made: Plan, to: Destination, edit: Edit, now: Posted | None) -> Urgency | None:
        """Go on by the newest plan after a call, or look again if anything else wanted depends on the call."""
        if edit in made.calls[to]:
            made.calls[to].remove(edit)
        disturbed = self._claims.disturbed(to.table, edit.slot)
        newest = self._plans.newest.get(to.table)
        if newest is not None and edit.board and now is not None and now.message is not None:
            newest.link = link_to(newest.table, now)
        depends = disturbed or now is None or now.message is None
        if depends or newest is None or not (newest is made or newest.done(to, edit)):
            self._looks.again(to.table)
        else:
            self._plans.go_on_with(newest, edit)
        return self._plans.turn(newest or made, to)

    async def _stands(self, made: Plan, edit: Edit) -> Posted | None:
        """Return what stands in a slot: what the plan found there, unless it may have changed since."""
        table_id = made.table.id
        if self._owners.alone and self._looks.rests(table_id) and edit.slot not in made.noted:
            return edit.old
        return await self._store.messages.in_slot(table_id, edit.slot)

    async def _do(self, made: Plan, to: Destination, edit: Edit, wanted: Callable[[], bool]) -> Posted | None:
        """Make the call, and note what stands now.

        A post that fails may stand all the same.
        """
        try:
            now = await self._sender.make(made, to, edit, wanted)
            await self._remember(made, edit, now)
        except Exception as error:
            if edit.verb == "post" and may_be_done(error):
                self._strays.doubt(to, edit.now)
                self._looks.again(to.table)
            raise
        if now is not None and now.message is not None:
            self._strays.known(to, edit.now)
        return now

    def _is_wanted(self, made: Plan, to: Destination, edit: Edit) -> bool:
        """Return whether a planned change is still to be made."""
        newest = self._plans.newest.get(to.table)
        if self._claims.has(to.table, edit.slot) or (edit.verb == "edit" and self._looks.is_due(to.table)):
            return False
        return newest is made or (newest is not None and newest.has(to, edit))

    async def _remember(self, made: Plan, edit: Edit, now: Posted | None) -> None:
        """Note what stands now, unless somebody else has changed that meanwhile."""
        table_id = made.table.id
        if now is None:
            noted = edit.old is None or await self._store.messages.drop(table_id, edit.old)
            if isinstance(edit.slot, Nudge):
                self.nudges.pop(table_id, None)
        else:
            noted = now == edit.old or await self._store.messages.swap(
                table_id, edit.old, now, made_of=made.table.version, about=edit.about
            )
        self._plans.noted.setdefault(table_id, set()).add(edit.slot)
        if not noted:
            await self._lost_against(table_id, edit, now or edit.old)
        elif isinstance(edit.slot, Nudge) and edit.verb == "post" and made.eyes is not None:
            self.nudges[table_id] = nudged(made.eyes, edit.content)

    async def _lost_against(self, table_id: int, edit: Edit, mine: Posted | None) -> None:
        """Give way to somebody else who was quicker.

        A further message that this process has posted is taken away. A message that this process has changed is shown
        again.
        """
        if mine is None or mine.message is None:
            return
        stands = await self._store.messages.in_slot(table_id, edit.slot)
        if edit.verb == "post" and (stands is None or stands.message != mine.message):
            await self._sender.take_away(mine)
        else:
            await self._store.messages.spoil(table_id, mine.message)
        self._looks.again(table_id)
