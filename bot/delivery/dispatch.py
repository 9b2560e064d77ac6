"""Calls by the newest plans: the next one for a destination, and what is noted of it."""

from collections.abc import Callable
from functools import partial

from bot.delivery.claims import Claims
from bot.delivery.drawing import StaleContent
from bot.delivery.lanes import Destination, Urgency
from bot.delivery.looks import Looks
from bot.delivery.plan import Edit, Plan, StandingNudge, nudged
from bot.delivery.plans import Plans
from bot.delivery.sender import Sender
from bot.delivery.strays import Strays
from bot.messages.wanted import link_to
from bot.processes.owners import Owners
from bot.store import Posted, Store
from bot.tables.slots import Nudge


class Dispatch:
    """Makes the calls that are due, one at a time for each destination.

    ``nudges`` are the calls of people that stand, by their tables, if this process has posted them.
    """

    def __init__(
        self,
        store: Store,
        owners: Owners,
        claims: Claims,
        looks: Looks,
        plans: Plans,
        sender: Sender,
        strays: Strays,
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
        one = made.calls[to][0]
        stands = await self._stands(made, one)
        if stands != one.old or self._claims.has(to.table, one.slot):
            return self._skip(made, to, one, stands)
        if one.verb in ("post", "search") and await self._strays.took_in(made.table, to, made.calls[to]):
            self._looks.again(to.table)
            return None
        try:
            with self._claims.sending(to.table, one.slot):
                now = await self._do(made, to, one.linked(made.link), partial(self._is_wanted, made, to, one))
        except StaleContent:
            return None  # a newer plan has asked for its turns already, or will
        return self._finish(made, to, one, now)

    def _skip(self, made: Plan, to: Destination, one: Edit, stands: Posted | None) -> Urgency | None:
        """Leave out what was planned before something else came to stand there, or while somebody changes it."""
        made.calls[to].remove(one)
        if self._claims.has(to.table, one.slot) or not one.stands(stands):
            self._looks.again(to.table)
        elif self._plans.newest.get(to.table) is made:
            self._plans.go_on_with(made, one)
        return made.urgency(to)

    def _finish(self, made: Plan, to: Destination, one: Edit, now: Posted | None) -> Urgency | None:
        """Go on by the newest plan after a call, or look again if anything else wanted depends on the call."""
        if one in made.calls[to]:
            made.calls[to].remove(one)
        disturbed = self._claims.disturbed(to.table, one.slot)
        newest = self._plans.newest.get(to.table)
        if newest is not None:
            _note_link(newest, one, now)
        depends = disturbed or now is None or now.message is None
        if depends or newest is None or (one.board and newest.outdated) or not (newest is made or newest.done(to, one)):
            self._looks.again(to.table)
        else:
            self._plans.go_on_with(newest, one)
        return self._plans.turn(newest or made, to)

    async def _stands(self, made: Plan, one: Edit) -> Posted | None:
        """Return what stands in a slot: what the plan found there, unless it may have changed since."""
        table_id = made.table.id
        is_new = not (self._looks.is_due(table_id) or self._looks.under_way(table_id) or one.slot in made.noted)
        if self._owners.alone and is_new:
            return one.old
        return await self._store.messages.in_slot(table_id, one.slot)

    async def _do(self, made: Plan, to: Destination, one: Edit, wanted: Callable[[], bool]) -> Posted | None:
        """Make the call, unless the link alone was to change and has not, and note what stands now."""
        if one.verb == "edit" and one.now == one.old:
            return one.now
        now = await self._sender.make(made, to, one, wanted)
        await self._remember(made, one, now)
        return now

    def _is_wanted(self, made: Plan, to: Destination, one: Edit) -> bool:
        """Return whether a planned change is still to be made."""
        newest = self._plans.newest.get(to.table)
        if self._claims.has(to.table, one.slot) or (one.verb == "edit" and self._looks.is_due(to.table)):
            return False
        return newest is made or (newest is not None and newest.has(to, one))

    async def _remember(self, made: Plan, one: Edit, now: Posted | None) -> None:
        """Note what stands now, unless somebody else has changed that meanwhile."""
        table_id = made.table.id
        if now is None:
            noted = one.old is None or await self._store.messages.drop(table_id, one.old)
            if isinstance(one.slot, Nudge):
                self.nudges.pop(table_id, None)
        else:
            noted = now == one.old or await self._store.messages.swap(
                table_id, one.old, now, made_of=made.table.version, about=one.about
            )
        self._plans.noted.setdefault(table_id, set()).add(one.slot)
        if not noted:
            await self._lost_against(table_id, one, now or one.old)
        elif isinstance(one.slot, Nudge) and one.verb == "post" and made.eyes is not None:
            self.nudges[table_id] = nudged(made.eyes, one.content)

    async def _lost_against(self, table_id: int, one: Edit, mine: Posted | None) -> None:
        """Give way to somebody else who was quicker.

        A further message that this process has posted is taken away. A message that this process has changed is shown
        again.
        """
        if mine is None or mine.message is None:
            return
        stands = await self._store.messages.in_slot(table_id, one.slot)
        if one.verb == "post" and (stands is None or stands.message != mine.message):
            await self._sender.take_away(mine)
        else:
            await self._store.messages.spoil(table_id, mine.message)
        self._looks.again(table_id)


def _note_link(newest: Plan, one: Edit, now: Posted | None) -> None:
    """Note a board that stands, to which the newest plan links from then on.

    If a message was sent before its board stood, note that the plan is outdated.
    """
    if one.board and now is not None and now.message is not None:
        newest.link = link_to(newest.table, now)
    elif one.content.awaits_board and newest.lacks_board:
        newest.outdated = True
