"""Calls of tables that are still due, and the troubles that delay these calls."""

from collections.abc import Mapping

from bot.delivery.direct_messages import DirectMessages
from bot.delivery.lanes import Lanes
from bot.delivery.looks import Looks
from bot.delivery.plan import Plan
from bot.delivery.sender import Sender
from bot.delivery.troubles import Trouble
from bot.processes.owners import Owners
from bot.store import ON_TIME, Late, Store
from bot.tables import Table


class Backlog:
    """Tells of the newest ``plans`` and of trouble; it changes nothing."""

    def __init__(
        self,
        store: Store,
        owners: Owners,
        plans: Mapping[int, Plan],
        looks: Looks,
        lanes: Lanes,
        sender: Sender,
        direct: DirectMessages,
    ) -> None:
        self._store = store
        self._owners = owners
        self._plans = plans
        self._looks = looks
        self._lanes = lanes
        self._sender = sender
        self._direct = direct

    async def late(self, table_id: int) -> Late:
        """Return the reasons why messages of a table may be out of date, as its owner has found.

        Nothing is said of other direct messages than questions. The existence of such a message would tell that
        somebody has learned something.
        """
        return self._late(table_id) if self._owners.owns(table_id) else await self._store.late.get(table_id)

    @property
    def all_late(self) -> dict[int, Late]:
        """The troubles of the tables that are shown here."""
        known = {*self.troubles, *self._looks.failing, *self._lanes.failing}
        return {one: late for one in known if (late := self._late(one)) != ON_TIME}

    def delayed(self, table: Table) -> tuple[bool, bool]:
        """Return whether something went wrong in the table's channel, and whether with somebody's question.

        Such a failure is tried again.
        """
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
        """The numbers of calls that are due in channels, and to direct messages."""
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
        """The number of awaited people, as everybody sees, whose direct messages are still to be opened."""
        return self._direct.openings.waiting

    @property
    def opening_paused(self) -> bool:
        """Tell whether Discord lets the bot open no direct messages at present."""
        return self._direct.paused
