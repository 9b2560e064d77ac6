"""Waiting times of answers and of the event loop, with 500 tables played at once and with a single one.

Tables, store and things to show are the bot's own, in this process; Discord and pictures are left out.
"""

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from bot.client.pulse import set_aside
from bot.store import Posted, Sitter, Store
from bot.tables import Tables
from engine import Answer
from tests.bench.figures import Row, a_store, named, opened, p99
from tests.delivery.posting import Shown
from tests.tables.people import a_table, match_of


class Some(NamedTuple):
    """A game, how many seats, how many answers have been given at its tables, and how many more there are to give."""

    game: str
    seats: int
    given: range
    left: int = 40


GAMES = (Some("verraeter", 4, range(5, 15)), Some("het_verraad", 5, range(100, 600, 50)))
MANY = 500
SECONDS = 25.0
WARM = 5.0
PACE = (4.0, 6.0)
"""Seconds between two answers at a table."""
ALONE = 12
"""So many tables are played one after the other, to see how it is when there is one alone."""


class ManyTables:
    """So many tables at which people answer: all at once, or one after the other without pauses.

    Each answer is stored and then shown.
    """

    def __init__(self, some: Some, tables: int) -> None:
        self.some, self.number = some, tables
        self.clicks: list[float] = []
        self.longest = 0.0
        self.shown: dict[int, Shown] = {}
        self.spent = 0.0

    async def play(self) -> "ManyTables":
        async with a_store() as (store, _):
            await store._db.fetch("PRAGMA synchronous = OFF")
            courses = await self._fill(store)
            await store._db.fetch("PRAGMA synchronous = FULL")
            tables = Tables(store)
            for table_id in courses:
                await tables.matches.of(await tables.table(table_id))
            if self.number == ALONE:
                for table_id, course in courses.items():
                    await self._table(tables, table_id, course, (0.0, 0.0))
            else:
                with self._watched():
                    await self._at_once(tables, courses)
        return self

    async def _at_once(self, tables: Tables, courses: dict[int, tuple[Answer, ...]]) -> None:
        work = [asyncio.create_task(self._table(tables, one, course, PACE)) for one, course in courses.items()]
        await asyncio.sleep(WARM)
        set_aside()  # as the bot does every minute
        await asyncio.sleep(0)
        self.clicks.clear()
        self.longest = 0.0
        begun = time.process_time()
        await asyncio.sleep(SECONDS)
        self.spent = time.process_time() - begun
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)

    async def _fill(self, store: Store) -> dict[int, tuple[Answer, ...]]:
        """The tables, each with the answers that are still to be given; there are as many matches as lengths."""
        found = {}
        for place, given in enumerate(self.some.given):
            table = a_table(f"bench {place}", game=self.some.game, seats=self.some.seats)
            answers = match_of(table, given + self.some.left).record.answers
            shown = Shown()
            shown.bring_in_line(table, match_of(table, given))
            for number in range(place, self.number, len(self.some.given)):
                people = tuple(Sitter(one.name, 10 * number + seat) for seat, one in enumerate(table.sitters, 1))
                table = replace(table, channel=number + 1, sitters=people)
                one = await opened(store, table, answers[:given])
                found[one.id] = answers[given:]
                self.shown[one.id] = Shown()
                self.shown[one.id].posted = dict(shown.posted)
        return found

    async def _table(self, tables: Tables, table_id: int, course: Sequence[Answer], pace: tuple[float, float]) -> None:
        chance, shown, first = random.Random(table_id), self.shown[table_id], True
        for answer in course:
            await asyncio.sleep(chance.uniform(0.0 if first else pace[0], pace[1]))
            first = False
            table = await tables.table(table_id)
            user = table.sitters[answer.seat].user or 0
            begun = time.perf_counter()
            table, _ = await tables.answers.give(table_id, user, answer.keys)
            self.clicks.append(time.perf_counter() - begun)
            await self._show(tables, table_id, shown)

    async def _show(self, tables: Tables, table_id: int, shown: Shown) -> None:
        """Do the work of the bot that finds the differences in a table's messages, and remember them."""
        now = await tables.ledger.present(table_id)
        before: dict[str, Posted] = dict(shown.posted)
        shown.bring_in_line(now.table, now.match, now.clock)
        new = [(before.get(slot), one) for slot, one in shown.posted.items() if before.get(slot) != one]
        await tables.ledger._store.messages.note(table_id, *new)

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """Note the longest that the event loop is held, in seconds of CPU: what others do on the machine is not its."""
        run = asyncio.Handle._run

        def watched(handle: asyncio.Handle) -> None:
            begun = time.thread_time()
            run(handle)
            self.longest = max(self.longest, time.thread_time() - begun)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio.Handle, "_run", watched)
            yield


def rows() -> list[Row]:
    found = []
    for some in GAMES:
        alone = asyncio.run(ManyTables(some, ALONE).play())
        many = asyncio.run(ManyTables(some, MANY).play())
        of = f"{MANY} tables of {named(some.game, some.seats)}"
        of += f", {len(many.clicks) / SECONDS:.0f} answers a second"
        stored = f"{p99(many.clicks):.1f} ms"
        found += [
            (f"{of}: click to stored, p99 (with one table)", f"2 x {p99(alone.clicks):.1f} ms", stored),
            (f"{of}: the event loop held, CPU, at most", "50 ms", f"{many.longest * 1000:.1f} ms"),
            (f"{of}: CPU of an answer, shown", "", f"{many.spent * 1000 / len(many.clicks):.1f} ms"),
        ]
    return found
