"""Several processes at one database: each owns its share of the tables, and hears of what others have changed."""

import asyncio
from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import Protocol

from bot.processes.buckets import OwnedBuckets
from bot.processes.notices import Notice, Notices
from bot.processes.owners import Buckets, bucket_of, mask
from bot.processes.supervision import Supervisor

NAME = "cluster"

EVERY = 2.0
"""Seconds between two looks at what is stored of the tables that are owned, for a notice may have been lost."""


class Shows(Protocol):
    """What a process does when others have changed something."""

    def heard(self, tables: Collection[int]) -> None:
        """Other processes have told that these tables have changed."""

    def missed(self, tables: Collection[int]) -> None:
        """These tables are otherwise than when they were looked at last, and nobody has told."""

    def claimed(self, table: int, slot: str) -> None:
        """Another process changes a message by the answer to an interaction."""

    def released(self, table: int, slot: str) -> None:
        """It does not any more."""

    async def standing(self, buckets: str) -> Iterable[tuple[int, int, int]]:
        """How the tables of these buckets stand now: id, version, how many answers stand."""

    def taken(self, buckets: Buckets) -> None:
        """These buckets are owned from now on."""

    def lost(self, buckets: Buckets) -> None:
        """These buckets are not owned any more."""

    def busy(self, bucket: int) -> bool:
        """Whether calls for tables of a bucket are under way."""

    def present(self, processes: int) -> None:
        """So many processes share the buckets."""

    async def poll(self) -> None:
        """Read what else others may have changed."""


class Shared:
    """One of several processes at the database at ``address``. Unless it ``shows`` tables, it owns none."""

    def __init__(self, address: str, supervisor: Supervisor, *, shows: bool) -> None:
        self._supervisor = supervisor
        self._shows = shows
        self._owned = OwnedBuckets(address, taken=self._taken, lost=self._lost, busy=self._busy, present=self._present)
        self._notices = Notices(address, heard=self._heard, anew=self._look_now)
        self._looked: dict[int, tuple[int, int]] = {}
        self._new: Buckets = frozenset()
        self._anew = asyncio.Event()

    def begin(self, shows: Shows) -> None:
        """Take a share of the tables, hear and tell."""
        self._does = shows
        self._supervisor.begin(NAME, self._notices.keep)
        self._supervisor.begin(NAME, self._poll)
        if self._shows:
            self._supervisor.begin(NAME, self._owned.keep)

    @property
    def alone(self) -> bool:
        """Never: there may be another process at any time."""
        return False

    def owns(self, table: int) -> bool:
        """Whether this process owns a table now."""
        return bucket_of(table) in self._owned.owned

    def buckets(self) -> str:
        """All buckets in their order, ``1`` for each that is owned and ``0`` for each other one."""
        return mask(self._owned.owned)

    def changed(self, table: int) -> None:
        """Other processes are told of a table."""
        self._notices.changed(table)

    def claimed(self, table: int, slot: str) -> None:
        """Other processes are told to leave a message alone."""
        if not self.owns(table):
            self._notices.claimed(table, slot)

    def released(self, table: int, slot: str) -> None:
        """Other processes are told that this is over."""
        if not self.owns(table):
            self._notices.released(table, slot)

    def looked(self, table: int, version: int, length: int) -> None:
        """A table is shown as it was then."""
        self._looked[table] = (version, length)

    def _heard(self, notice: Notice) -> None:
        for slot in notice.claimed:
            self._does.claimed(*slot)
        for slot in notice.released:
            self._does.released(*slot)
        self._does.heard(notice.changed)

    def _busy(self, bucket: int) -> bool:
        return self._does.busy(bucket)

    def _present(self, processes: int) -> None:
        self._does.present(processes)

    def _look_now(self) -> None:
        self._anew.set()

    def _taken(self, buckets: Buckets) -> None:
        self._new |= buckets
        self._anew.set()

    def _lost(self, buckets: Buckets) -> None:
        self._new -= buckets
        self._looked = {one: at for one, at in self._looked.items() if bucket_of(one) not in buckets}
        self._does.lost(buckets)

    async def _poll(self) -> None:
        """Look at what is stored, for ever; while that cannot be read, nothing is missed."""
        while True:
            self._anew.clear()
            try:
                await self._does.poll()
                await self._compare()
            except Exception as error:  # whatever it is, such as a database that starts again
                self._supervisor.failed(NAME, error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._anew.wait(), EVERY)

    async def _compare(self) -> None:
        """Look at the tables that are otherwise than when they were last looked at, at each state once.

        Those of new buckets are looked at in any case; how they stand is read before, so that no change is missed.
        """
        new = self._new
        rows = await self._does.standing(self.buckets()) if self._owned.owned else ()
        before, self._looked = self._looked, {table: (version, length) for table, version, length in rows}
        others = [(table, at) for table, at in self._looked.items() if bucket_of(table) not in new]
        self._does.missed([table for table, at in others if before.get(table) != at])
        self._new -= new
        if taken := new & self._owned.owned:
            self._does.taken(taken)
