"""The matches that are in memory: a cache of what is stored."""

import asyncio
import logging
from collections import OrderedDict

import engine
from bot.store import Given, Store, Table
from bot.tables.refusal import Refusal
from bot.watching import metrics

_log = logging.getLogger(__name__)

IN_MEMORY = 256 * 2**20
"""How many bytes the matches that are kept may take together."""

AN_ANSWER = 1_300
"""Bytes that a match takes for each answer, at most, when all seats have been looked at: 1,130 in Het Verraad."""

BEGINNING = 20
"""For so many answers counts what a match has before its first one."""

OVER = 8
"""So many matches that are over are kept: what is told of their end asks for them, and then hardly anybody does."""


class Matches:
    """Every match as it stands on disk.

    One in memory is used while it has as many answers as are stored, and as many have been taken back.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[int, engine.Match] = OrderedDict()
        self._over: OrderedDict[int, None] = OrderedDict()
        self._sizes: dict[int, int] = {}
        self._size = 0

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._kept)

    async def match(self, table: Table, how_far: tuple[int, int] | None = None) -> engine.Match:
        """The match of a table that has started; refuses one whose record cannot be replayed.

        ``how_far`` it has come need not be read where that was just read with the table. One in memory is never ahead
        of what is stored, so if it has come further, that was since then.
        """
        match = self._kept.get(table.id)
        if how_far is None:
            how_far = await self._store.answers.how_far(table.id)
        if match is not None and (match.epoch, match.length) >= how_far:
            metrics.lookups["memory"].observe()
        else:
            metrics.lookups["replayed"].observe()
            given = await self._store.answers.given(table.id)
            match = await asyncio.to_thread(_replay, table, given)  # a long one would keep everybody waiting
            meanwhile = self._kept.get(table.id)
            if meanwhile is not None and (meanwhile.epoch, meanwhile.length) >= (match.epoch, match.length):
                match = meanwhile
        self.keep(table.id, match)
        return match

    async def is_present(self, table_id: int, match: engine.Match) -> bool:
        """Whether a match stands as it does on disk."""
        return (match.epoch, match.length) == await self._store.answers.how_far(table_id)

    @property
    def answers(self) -> int:
        """How many answers the matches in memory have together."""
        return sum(match.length for match in self._kept.values())

    def keep(self, table_id: int, match: engine.Match) -> None:
        """Have a match at hand, and let those go that were not asked for for longest, if they are too many."""
        if self._kept.get(table_id) is not match:
            self.forget(table_id)
        self._kept[table_id] = match
        self._kept.move_to_end(table_id)
        self._size -= self._sizes.get(table_id, 0)
        self._sizes[table_id] = _size(match)
        self._size += self._sizes[table_id]
        if match.result is not None:
            self._over[table_id] = None
            self._over.move_to_end(table_id)
        while len(self._over) > OVER:
            self.forget(next(iter(self._over)))
        while self._size > IN_MEMORY and len(self._kept) > 1:
            self.forget(next(iter(self._kept)))

    def forget(self, table_id: int) -> None:
        """Let a match go; the next time it is replayed from what is stored."""
        self._size -= self._sizes.pop(table_id, 0)
        self._over.pop(table_id, None)
        if (gone := self._kept.pop(table_id, None)) is not None:
            gone.release()


def _size(match: engine.Match) -> int:
    """How many bytes a match takes, at most."""
    return AN_ANSWER * (BEGINNING + match.length)


def _replay(table: Table, given: Given) -> engine.Match:
    try:
        return engine.replay(table.record(given.answers), undone=given.undone, renumbered=table.renumbered)
    except engine.BadRecord as error:
        _log.error("table %d cannot be replayed: %s", table.id, error)
        raise Refusal("unreadable") from error
