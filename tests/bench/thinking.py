"""The cost of strong players at very many tables for people who click.

The same evening is played by turns with strong and with usual players.
"""

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace

import engine
from bot.store import Sitter, Store, Table
from bot.tables import Computers, Tables
from bot.tables.players import computers
from bot.tables.players.automatic import STRONG, USUAL
from bot.tables.players.thinking import Thinking
from bot.tables.players.thoughts import Thoughts
from engine import Match
from tests.bench.figures import Row, a_store, lags, opened, p99
from tests.matches import thumb
from tests.tables.people import a_table

TABLES = 200
SECONDS = 30.0
TURNS = 2  # of strong and usual players each
PACE = (4.0, 8.0)  # seconds that people think


class ClickedTables:
    """One person and three computer players at each of the tables, in the middle of a match."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.lags: list[float]
        self.clicks: list[float] = []
        self.answers = 0
        self.processor = 0.0
        self.thoughts: Counter[str] = Counter()

    async def play(self) -> None:
        async with a_store() as (store, _):
            tables, thinking = Tables(store), Counted(self.thoughts)
            answering = Computers(tables, thinker=thinking)
            tables.listeners += [lambda table, _: answering.changed(table), lambda table, _: self._count(table)]
            await store._db.fetch("PRAGMA synchronous = OFF")
            ids = [await self._table(store, number) for number in range(TABLES)]
            await store._db.fetch("PRAGMA synchronous = FULL")
            work = [asyncio.create_task(self._person(tables, one)) for one in ids]
            for one in ids:
                answering.wake(one)
            begun = time.process_time()
            async with lags() as self.lags:
                await asyncio.sleep(SECONDS)
            self.processor = time.process_time() - begun
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            await answering.close()
            await thinking.close()

    async def _table(self, store: Store, number: int) -> int:
        sitters = (Sitter("Anna", 1), *(Sitter(f"Computer {seat}", player=self.player) for seat in (1, 2, 3)))
        table = replace(a_table(f"bench {number}"), channel=number + 1, sitters=sitters)
        match = engine.replay(table.record(()))
        for _ in range(20 + number % 40):
            match.play(match.awaited[0], thumb(match))
        return (await opened(store, table, match.record.answers)).id

    async def _person(self, tables: Tables, table_id: int) -> None:
        chance = random.Random(table_id)
        while True:
            await asyncio.sleep(chance.uniform(*PACE))
            match = await tables.matches.of(await tables.table(table_id))
            if match.awaited == (0,):
                keys = thumb(match)
                begun = time.perf_counter()
                await tables.answers.give(table_id, 1, keys)
                self.clicks.append(time.perf_counter() - begun)

    def _count(self, table: Table) -> None:
        self.answers += 1


class Counted(Thinking):
    """Counts how much there was time for."""

    def __init__(self, counted: Counter[str]) -> None:
        super().__init__()
        self._counted = counted

    def _share(self, game: str) -> float:
        share = super()._share(game)
        self._counted["whole" if share == 1 else "shorter" if share else "no"] += 1
        return share


def rows() -> list[Row]:
    strong, usual = [], []
    for _ in range(TURNS):
        usual.append(_played(USUAL))
        strong.append(_played(STRONG))
    of = f"{TABLES} tables of Verräter, one person and three strong seats each, {os.cpu_count()} cores"
    found = []
    measured = {
        "lag of the loop": [[lag for one in evenings for lag in one.lags] for evenings in (strong, usual)],
        "click to stored": [[click for one in evenings for click in one.clicks] for evenings in (strong, usual)],
    }
    for what, (with_them, without) in measured.items():
        took = f"{p99(with_them):.0f} ms ({p99(without):.0f} ms)"
        found.append((f"{of}: {what}, p99 (with usual seats)", "+10 ms", took))
    both = strong, usual
    needed = [1000 * sum(one.processor for one in each) / sum(one.answers for one in each) for each in both]
    what = "processor time of the bot's own process, per answer (with usual seats)"
    found.append((f"{of}: {what}", "+1 ms", f"{needed[0]:.1f} ms ({needed[1]:.1f} ms)"))
    thoughts = sum((one.thoughts for one in strong), Counter[str]())
    answers = thoughts["in time"] + thoughts["as a usual one"]
    begun = [f"{thoughts[kind]} {kind}" for kind in ("whole", "shorter", "no")]
    in_time = f"{100 * thoughts['in time'] / max(1, answers):.0f} % of {answers}"
    found.append((f"{of}: answers thought of in time ({', '.join(begun)} thoughts)", "", in_time))
    return found


def _played(player: str) -> ClickedTables:
    played = ClickedTables(player)
    with _counting(played.thoughts):
        asyncio.run(played.play())
    return played


@contextmanager
def _counting(counted: Counter[str]) -> Iterator[None]:
    """Count how many strong players had thought of their answer in time."""

    class Fetched(Thoughts):
        def answer(self, match: Match, seat: int) -> tuple[str, ...] | None:
            keys = super().answer(match, seat)
            counted["as a usual one" if keys is None else "in time"] += 1
            return keys

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(computers, "Thoughts", Fetched)
        yield
