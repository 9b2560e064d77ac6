"""The matches of tables: those in memory are a cache of what is stored."""

import asyncio
import dataclasses
import logging
from collections import OrderedDict
from functools import cache

import engine
from bot.store import GivenAnswers, Store, Table
from bot.tables.refusal import Refusal, check_game
from bot.tables.time import pace, talk_rules
from bot.tables.time.clocks import Clocks
from bot.watching import metrics

_log = logging.getLogger(__name__)

IN_MEMORY = 60 * 2**20
"""The most bytes of all matches that are kept, except for what their seats have noticed."""

NOTICED = 48 * 2**20
"""The most bytes of all that seats have noticed. It is made again in 1 ms."""

AN_ANSWER = 1_050
"""Bytes that a match takes at most for each answer."""

RECALLED = 350
"""So many they are in a game that recalls little of each question."""

AN_ANSWER_NOTICED = 250
"""Bytes for each answer when all seats were looked at, beside these."""

BEGINNING = 20
"""For so many answers counts what a match has before its first one."""

OVER = 8
"""So many matches that are over are kept. The telling of their end asks for them, and then hardly anybody does."""


class Matches:
    """Every match as it stands on disk.

    A match in memory is used while it has as many answers, and as many taken back, as are stored.
    """

    def __init__(self, store: Store, clocks: Clocks) -> None:
        self._store = store
        self._clocks = clocks
        self._kept: OrderedDict[int, engine.Match] = OrderedDict()
        self._over: OrderedDict[int, None] = OrderedDict()
        self._sizes = _Sizes()
        self._awake = _Sizes()

    def __len__(self) -> int:
        """Return the number of matches in memory."""
        return len(self._kept)

    async def of(self, table: Table, how_far: tuple[int, int] | None = None) -> engine.Match:
        """Return the match of a table that has started, as it stands on disk: the whole truth of all seats.

        ``how_far`` it has come need not be read if that was just read with the table. A match in memory is never ahead
        of what is stored. If the match is further than ``how_far``, it has gone on since then. Refuse a match whose
        record cannot be replayed, or whose game is not here. Refuse also a match that ended so long ago that its
        answers are not kept any more.
        """
        if table.cleared:
            raise Refusal("cleared")
        check_game(table)
        match = self._kept.get(table.id)
        if how_far is None:
            how_far = await self._store.answers.how_far(table.id)
        if match is not None and match.how_far >= how_far:
            metrics.lookups["memory"].observe()
        else:
            metrics.lookups["replayed"].observe()
            given = await self._store.answers.given(table.id)
            match = await asyncio.to_thread(_replay, table, given)  # a long one would keep everybody waiting
            meanwhile = self._kept.get(table.id)
            if meanwhile is not None and meanwhile.how_far >= match.how_far:
                match = meanwhile
        self.keep(table.id, match)
        return match

    async def seat(self, table: Table, user: int | None = None, how_far: tuple[int, int] | None = None) -> engine.Seat:
        """Return all that somebody may know of a table that has started: what their seat may, or else an onlooker.

        A table that has ended, or at which people talk, asks nobody anything. Refuse a table that has not started.
        ``how_far`` its match has come at least need not be read if it is known.
        """
        if not table.started:
            raise Refusal("not-started" if table.is_open else "over")
        return await self.seen(table, await self.of(table, how_far), user)

    async def seen(self, table: Table, match: engine.Match, user: int | None) -> engine.Seat:
        """Return what ``seat`` does, of the match of a table that has started."""
        found = pace.seen(table, match.seat(None if user is None else table.seat_of(user)))
        if table.state != "running":
            return dataclasses.replace(found, decision=None)
        return talk_rules.not_yet_asked(found) if await self._clocks.talk(table, match) else found

    async def waiting_since(self, table: Table) -> float:
        """Return when the last answer was given that everybody knows of, or else the match was started."""
        told = (await self.of(table)).told
        return await self._store.answers.time_of(table.id, told - 1) or table.started

    @property
    def answers(self) -> int:
        """The number of answers that the matches in memory have together."""
        return sum(match.length for match in self._kept.values())

    def keep(self, table_id: int, match: engine.Match) -> None:
        """Have a match at hand.

        If there are too many, those go that were not asked for for longest. Before that they rest: what their seats
        have noticed goes.
        """
        if self._kept.get(table_id) is not match:
            self.forget(table_id)
        self._kept[table_id] = match
        self._kept.move_to_end(table_id)
        answers = BEGINNING + match.length
        self._sizes.put(table_id, answers * _an_answer(match.game.key))
        if match.has_noticed:
            self._awake.put(table_id, answers * AN_ANSWER_NOTICED)
        if match.result is not None:
            self._over[table_id] = None
            self._over.move_to_end(table_id)
        while len(self._over) > OVER:
            self.forget(next(iter(self._over)))
        while self._awake.total > NOTICED and len(self._awake) > 1:
            self._kept[self._awake.pop_oldest()].release()
        while self._sizes.total > IN_MEMORY and len(self._kept) > 1:
            self.forget(next(iter(self._kept)))

    def forget(self, table_id: int) -> None:
        """Let a match go; the next time it is replayed from what is stored."""
        self._sizes.drop(table_id)
        self._awake.drop(table_id)
        self._over.pop(table_id, None)
        if (gone := self._kept.pop(table_id, None)) is not None:
            gone.release()


class _Sizes:
    """Bytes by table, the table first that was put for longest, and all together."""

    def __init__(self) -> None:
        self.total = 0
        self._of: OrderedDict[int, int] = OrderedDict()

    def __len__(self) -> int:
        return len(self._of)

    def put(self, table_id: int, size: int) -> None:
        self.drop(table_id)
        self._of[table_id] = size
        self.total += size

    def drop(self, table_id: int) -> None:
        self.total -= self._of.pop(table_id, 0)

    def pop_oldest(self) -> int:
        table_id = next(iter(self._of))
        self.drop(table_id)
        return table_id


@cache
def _an_answer(game: str) -> int:
    """Return how many bytes a match of the game takes for each answer."""
    recalls = all(kind.recalled is not None for kind in engine.game(game).kinds.values())
    return RECALLED if recalls else AN_ANSWER


def _replay(table: Table, given: GivenAnswers) -> engine.Match:
    try:
        match = engine.replay(table.record(given.answers), undone=given.undone, renumbered=table.renumbered)
    except engine.BadRecord as error:
        _log.error("table %d cannot be replayed: %s", table.id, error)
        raise Refusal("unreadable") from error
    match.release()
    return match
