"""What a process does that is one of several: it looks at what others have changed, and takes over what they showed."""

from collections.abc import Collection

from bot.client.places import Places
from bot.delivery.server_log import ServerLog
from bot.processes.owners import CHORES, Buckets, Owners, bucket_of, mask
from bot.store import ON_TIME, Late
from bot.tables import Computers, Timekeeper
from bot.tables.time.hearing import Hearing

LATELY = 600.0
"""Seconds for which it is still looked at after its end whether a table stands as it was last looked at."""


class Sharing:
    """The parts of a bot as ``bot.processes.shared`` asks and tells them."""

    def __init__(
        self,
        client: Places,
        owners: Owners,
        computers: Computers,
        timekeeper: Timekeeper,
        log: ServerLog,
        hearing: Hearing,
    ) -> None:
        self._client = client
        self._owners = owners
        self._computers = computers
        self._timekeeper = timekeeper
        self._log = log
        self._hearing = hearing
        self._told: dict[int, Late] = {}
        self._new: Buckets = frozenset()

    def heard(self, tables: Collection[int]) -> None:
        """Other processes have changed these tables."""
        for one in tables:
            self._client.films.forget(one)
            if one == CHORES:
                self.write_log()
            elif self._owners.owns(one):
                self._client.messages.refresh(one)
                self._computers.wake(one)
        if any(map(self._owners.owns, tables)):
            self._timekeeper.look_soon()

    def acted(self) -> None:
        """Something was done here that log channels are to be told, by whoever does the chores."""
        self.write_log()
        self._owners.changed(CHORES)

    def write_log(self) -> None:
        """Tell log channels what was done, if that is this process's business."""
        if self._owners.owns(CHORES):
            self._log.wake()

    def missed(self, tables: Collection[int]) -> None:
        """These tables are otherwise than they were looked at: perhaps a match is over, and nobody has closed it."""
        self._client.recovery.look_at(tables)
        self.write_log()

    def claimed(self, table: int, slot: str) -> None:
        """Another process begins to change a message."""
        if self._owners.owns(table):
            self._client.messages.elsewhere.begin(table, slot)

    def released(self, table: int, slot: str) -> None:
        """Another process has changed a message."""
        self._client.messages.elsewhere.end(table, slot)

    async def standing(self, buckets: str) -> list[tuple[int, int, int]]:
        """How the tables of these buckets stand."""
        return await self._client.store.standing(buckets, self._client.tables.clock() - LATELY)

    def taken(self, buckets: Buckets) -> None:
        """Show these tables from now on, where anything is missing."""
        self._new |= buckets
        self._client.messages.taken(buckets)
        self._client.recovery.look_at_rest(lambda one: bucket_of(one.table) in buckets)
        self._timekeeper.look_soon()
        self.write_log()

    def lost(self, buckets: Buckets) -> None:
        """Show these tables no more."""
        self._client.messages.lost(buckets)
        self._computers.lost(buckets)

    def busy(self, bucket: int) -> bool:
        """Whether calls for tables of a bucket are under way."""
        return self._client.messages.busy(bucket)

    def present(self, processes: int) -> None:
        """So many processes call Discord: each takes its part of what the bot may."""
        self._client.messages.limiter.part = 1 / max(1, processes)

    async def poll(self) -> None:
        """Read what others may have changed besides tables."""
        for guild in await self._client.tables.servers.load():
            self._client.recovery.look(guild=guild)
        await self._tell_what_is_late()
        if self._client.is_worker:
            if "1" in await self._hearing.heard():
                self._client.tables.servers.trust()
            await self._client.know_commands()

    async def _tell_what_is_late(self) -> None:
        """Write down why messages of tables may be out of date, for whichever process is asked."""
        store, late = self._client.store, self._client.messages.all_late
        if new := self._new:
            await store.forget_late(mask(new))
            self._new -= new
        for table in self._told.keys() | late.keys():
            now = late.get(table, ON_TIME)
            if now != self._told.get(table, ON_TIME) and self._owners.owns(table):
                await store.save_late(table, now)
        self._told = late
