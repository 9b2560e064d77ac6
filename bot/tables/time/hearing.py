"""The people whose answers the bot hears; time in which it does not hear somebody counts for nobody there.

Each shard is heard or not by itself, and so are the servers that Discord tells it of. All buttons in direct messages
arrive at shard 0, so without shard 0 nobody is heard. Every process notes of its own shards that they are heard. Longer
gaps between two notes move the clocks of a shard's servers: so does time in which nothing ran.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from bot.processes.shards import shard_of
from bot.store import HearingNote, Store
from bot.tables.time.clock_rules import Times

SEEN_EVERY = 20.0
"""Seconds between two notes that a shard is heard."""

READ_EVERY = 5.0
"""Seconds between two looks at what others have noted."""

GAP = 60.0
"""A longer time in which nobody could answer moves every deadline."""


class OwnShards(NamedTuple):
    """The shards of this process: of how many, which are its own, and which of those are connected."""

    shards: int
    own: Sequence[int]
    connected: frozenset[int]


@dataclass(slots=True)
class _Ear:
    """The record of a shard of this process.

    The clocks of its servers are right up to a time that is known by both ways to tell time. ``row`` is the note about
    the shard from then.
    """

    row: HearingNote | None
    seen: float
    steady: float = 0.0
    deaf: bool = True
    noted: float = 0.0


class Hearing:
    """Knows which shards are heard, and makes up for the time in which one was not.

    ``tell`` says which shards this process has; without that none are known. If the database is ``shared``, other
    processes may have others. ``listeners`` are called when clocks were moved.
    """

    def __init__(self, store: Store, times: Times, *, shared: bool = False) -> None:
        self._store = store
        self._times = times
        self._own = OwnShards(0, (), frozenset())
        self.listeners: list[Callable[[], None]] = []
        self._shared = shared
        self._ears: dict[tuple[int, int], _Ear] = {}
        self._rows: dict[tuple[int, int], HearingNote] = {}
        self._read_at = 0.0
        self._making_up = asyncio.Lock()

    def tell(self, own: OwnShards) -> None:
        """Note which shards this process has now."""
        self._own = own

    async def heard(self) -> str:
        """Return all shards in their order, ``1`` for each that is heard and ``0`` for each other one.

        Return an empty string while the number of shards is not known.
        """
        if self._shared:
            await self._read()
        shards = self._shards()
        heard = [self._hears(shards, shard) for shard in range(shards)]
        for (_, shard), ear in self._ears.items():
            ear.deaf = ear.deaf or shard >= shards or not heard[shard]
        return "".join("1" if one else "0" for one in heard)

    async def make_up(self, server: int | None = None) -> bool:
        """Note which shards are heard, and move the clocks of those that were not for long; whether any was moved.

        This comes before any clock of a ``server`` goes on. A stage that begins during the silence is not moved by the
        time before it.
        """
        async with self._making_up:
            if self._shared and abs(self._times.now() - self._read_at) > READ_EVERY:
                await self._read()
            own = self._own
            moved = [await self._note(own.shards, shard) for shard in own.own]
            shards = own.shards or self._shards()
            if server is not None and len(own.own) < shards and shard_of(server, shards) not in own.own:
                moved.append(await self._cut_off(shards, shard_of(server, shards)))
        if any(moved):
            for listener in self.listeners:
                listener()
        return any(moved)

    def _shards(self) -> int:
        """Return the number of shards: as this process knows, or else as was noted last."""
        newest = max(self._rows.values(), key=lambda row: row.at, default=None) if self._shared else None
        return self._own.shards or (newest.shards if newest is not None else 0)

    def _hears(self, shards: int, shard: int) -> bool:
        own = self._own
        return self._is_there(own, shards, shard) and self._is_there(own, shards, 0)

    def _is_there(self, own: OwnShards, shards: int, shard: int) -> bool:
        if shard in own.own:
            return shard in own.connected
        row = self._rows.get((shards, shard))
        return row is not None and row.heard and self._times.now() - row.at <= GAP

    async def _read(self) -> None:
        self._rows = {(row.shards, row.shard): row for row in await self._store.hearing.all()}
        self._read_at = self._times.now()

    async def _note(self, shards: int, shard: int) -> bool:
        """Note of an own shard whether it is heard, if a note is due; return whether its clocks were moved.

        A gap made by a change of the machine's clock is made up for, too.
        """
        ear = self._ears.get((shards, shard)) or await self._begun(shards, shard)
        while True:
            now, steady, hears = self._times.now(), self._times.steady(), self._hears(shards, shard)
            gap = now - ear.seen - (0.0 if ear.deaf or not hears else steady - ear.steady)
            moves = abs(gap) > GAP
            note = self._due(ear, HearingNote(shards, shard, now, hears), moves=moves)
            if note is None or await self._store_note(ear.row, note, gap if moves else 0.0):
                break
            ear.row = self._rows[shards, shard]
            ear.seen, ear.deaf = ear.row.at, True
        if note is not None:
            ear.row, ear.noted = note, now
        if moves or hears:
            ear.seen, ear.steady = now, steady
        ear.deaf = not hears
        return moves

    def _due(self, ear: _Ear, note: HearingNote, *, moves: bool) -> HearingNote | None:
        """Return the note that is due, if any is; other processes are told at once that a shard is lost."""
        since = note.at - ear.noted
        if moves or (note.heard and (since >= SEEN_EVERY or since < 0)):
            return note
        lost = self._shared and not note.heard and ear.row is not None and ear.row.heard
        return msgspec.structs.replace(note, at=ear.seen) if lost else None

    async def _begun(self, shards: int, shard: int) -> _Ear:
        """Return the record of a shard as this process begins: not heard since a time.

        Perhaps the bot had more or fewer shards then.
        """
        await self._read()
        key = (shards, shard)
        known = [row.at for row in self._rows.values() if row.shards != shards or row.shard == shard]
        return self._ears.setdefault(key, _Ear(self._rows.get(key), max(known, default=self._times.now())))

    async def _cut_off(self, shards: int, shard: int) -> bool:
        """Move the clocks of another process's shard up to now, if that has not been heard for long."""
        row, now = self._rows.get((shards, shard)), self._times.now()
        if row is None or self._is_there(self._own, shards, shard) or now - row.at <= GAP:
            return False
        return await self._store_note(row, HearingNote(shards, shard, now, heard=False), now - row.at)

    async def _store_note(self, before: HearingNote | None, note: HearingNote, gap: float) -> bool:
        """Note it, unless another process has noted something meanwhile: then that is read."""
        noted = await self._store.hearing.note(before, note, gap)
        if noted:
            self._rows[note.shards, note.shard] = note
        else:
            await self._read()
        return noted
