"""One of several processes at a database: it owns its share of the tables, and hears what others have changed."""

import asyncio
from contextlib import suppress

from bot.aftermath.host import Host
from bot.client.tree import Registration
from bot.delivery.server_log import ServerLog
from bot.processes.bucket_locks import BucketLocks
from bot.processes.notices import DatabaseNotice, Notices
from bot.processes.owners import CHORES, Buckets, Owners, bucket_of, mask
from bot.processes.supervision import Supervisor
from bot.store import ON_TIME, Late, Store
from bot.tables import Computers, Recovery, Timekeeper

NAME = "cluster"

EVERY = 2.0
"""Seconds between two looks at what is stored of the owned tables, for a notice may have been lost."""

LATELY = 600.0
"""Seconds after the end of a table in which a change of it is still looked for."""


class Sharing(Owners):
    """The owner of tables among several processes: it owns by locks and tells by notices.

    The process also looks at what is stored, because a notice may be lost. A process in the role ``gateway`` owns no
    table.
    """

    alone = False
    """There may be another process at any time."""

    def __init__(self, client: Host, supervisor: Supervisor, store: Store, registration: Registration) -> None:
        self._client = client
        self._store = store
        self._registration = registration
        self._supervisor = supervisor
        address = client.settings.database
        self._locks = BucketLocks(address, taken=self._taken, lost=self._lost, busy=self._busy, present=self._present)
        self._notices = Notices(address, heard=self._hear, missed=self._look_soon)
        self._looked: dict[int, tuple[int, int]] = {}
        self._new: Buckets = frozenset()
        self._told: dict[int, Late] = {}
        self._soon = asyncio.Event()

    def begin(self, recovery: Recovery, computers: Computers, timekeeper: Timekeeper, log: ServerLog) -> None:
        """Take a share of the tables, hear and tell, now that all parts of the client are there."""
        self._recovery = recovery
        self._computers = computers
        self._timekeeper = timekeeper
        self._log = log
        self._supervisor.begin(NAME, self._notices.keep)
        self._supervisor.begin(NAME, self._keep_looking)
        if self._client.settings.role != "gateway":
            self._supervisor.begin(NAME, self._locks.keep)

    def owns(self, table: int) -> bool:
        """Return whether this process owns a table now."""
        return bucket_of(table) in self._locks.owned

    def buckets(self) -> str:
        """Return all buckets in their order: ``1`` for each owned bucket, ``0`` for each other bucket."""
        return mask(self._locks.owned)

    def changed(self, table: int) -> None:
        """Tell other processes of a table."""
        self._notices.changed(table)

    def tell_claim(self, table: int, slot: str, begins: bool) -> None:
        """Tell the owner of a message that a claim begins or ends."""
        if not self.owns(table):
            self._notices.claim(table, str(slot), begins=begins)

    def looked(self, table: int, version: int, length: int) -> None:
        """Note the version and length with which a table is shown."""
        self._looked[table] = (version, length)

    def acted(self) -> None:
        """Have log channels told of a deed here, by the process that does the chores."""
        self._write_log()
        self.changed(CHORES)

    def _write_log(self) -> None:
        """Tell log channels what was done, if that is this process's business."""
        if self.owns(CHORES):
            self._log.wake()

    def _hear(self, notice: DatabaseNotice) -> None:
        """Look at the tables that other processes have changed; leave alone the messages that they change."""
        for table, slot in notice.claimed:
            if self.owns(table):
                self._client.delivery.claims.hear(table, slot, begins=True)
        for table, slot in notice.released:
            self._client.delivery.claims.hear(table, slot, begins=False)
        for table in notice.changed:
            self._client.forget(table)
            if table == CHORES:
                self._write_log()
            elif self.owns(table):
                self._client.delivery.refresh(table)
                self._computers.wake(table)
        if any(map(self.owns, notice.changed)):
            self._timekeeper.look_soon()

    def _taken(self, buckets: Buckets) -> None:
        self._new |= buckets
        self._look_soon()

    def _lost(self, buckets: Buckets) -> None:
        """Show the tables of these buckets no more."""
        self._new -= buckets
        self._looked = {one: at for one, at in self._looked.items() if bucket_of(one) not in buckets}
        self._client.delivery.lost(buckets)
        self._computers.lost(buckets)

    def _busy(self, bucket: int) -> bool:
        """Return whether calls for tables of a bucket are under way."""
        return self._client.delivery.busy(bucket)

    def _present(self, processes: int) -> None:
        """Take this process's part of the calls that Discord grants the bot."""
        self._client.delivery.limiter.share(1 / max(1, processes))

    def _look_soon(self) -> None:
        self._soon.set()

    async def _keep_looking(self) -> None:
        """Look at what is stored, for ever; while that cannot be read, nothing is missed."""
        while True:
            self._soon.clear()
            try:
                await self._look_at_places()
                await self._look_at_tables()
                await self._tell_what_is_late()
            except Exception as error:  # whatever it is, such as a database that starts again
                self._supervisor.failed(NAME, error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), EVERY)

    async def _look_at_places(self) -> None:
        """Read what others may have noted of servers, shards and commands."""
        for guild in await self._client.tables.servers.load():
            self._recovery.look(guild=guild)
        if self._client.gateway.is_worker:
            if "1" in await self._client.tables.hearing.heard():
                self._client.tables.servers.trust()
            await self._registration.bring_in_line()

    async def _look_at_tables(self) -> None:
        """Look at the tables that are otherwise than when they were last looked at, at each state once.

        All tables of new buckets are looked at; how they stand is read before, so that no change is missed.
        """
        store, new = self._store, self._new
        if new:
            await store.late.forget(mask(new))
        rows = (
            await store.tables.progress(self.buckets(), self._client.tables.now() - LATELY) if self._locks.owned else ()
        )
        before, self._looked = self._looked, {table: (version, length) for table, version, length in rows}
        others = [(table, at) for table, at in self._looked.items() if bucket_of(table) not in self._new]
        self._recovery.look_at([table for table, at in others if before.get(table) != at])
        self._new -= new
        if taken := new & self._locks.owned:
            self._client.delivery.taken(taken)
            self._recovery.look_at_rest(lambda one: bucket_of(one.table) in taken)
            self._timekeeper.look_soon()
        self._write_log()

    async def _tell_what_is_late(self) -> None:
        """Write down why messages of tables may be out of date, for whichever process is asked."""
        store, late = self._store, self._client.delivery.backlog.all_late
        for table in self._told.keys() | late.keys():
            now = late.get(table, ON_TIME)
            if now != self._told.get(table, ON_TIME) and self.owns(table):
                await store.late.save(table, now)
        self._told = late
