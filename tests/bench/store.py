"""The traces of a finished match in the database, and the number of answers that it takes in a second."""

import asyncio
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from msgspec.structs import replace

import engine
from bot.store import Sitter, Store, Table
from bot.store.location import DATABASE
from engine import Answer
from engine.match import Match
from tests import postgresql
from tests.bench.engine import TABLES
from tests.bench.figures import Row, a_store, named
from tests.delivery.posting import Shown
from tests.matches import play_by_chance
from tests.tables.people import a_table

COPIES = 30
"""So many times each match is stored: the file grows by whole pages."""
AN_ID = 10**18
"""As long as the ids of Discord are."""
AT_ONCE, ANSWERS = 20, 50
"""At so many tables so many answers are given, one after the other at each."""


def rows() -> list[Row]:
    return [*(asyncio.run(_row(one.game, one.seats)) for one in TABLES), *_appends()]


def _appends() -> list[Row]:
    """Answers that are on disk, in a second: in a file, and by one process in a PostgreSQL on the same machine."""
    what = f"answers stored a second, at {AT_ONCE} tables at once"
    with tempfile.TemporaryDirectory(prefix="turncoat-bench-") as name:
        found = [(f"{what}: SQLite", "", asyncio.run(_appended(Path(name) / DATABASE)))]
    if (programs := postgresql.programs()) is not None:
        with postgresql.serving(programs, durable=True) as server:
            found.append((f"{what}: PostgreSQL", "1,353", asyncio.run(_appended(server.address()))))
    return found


async def _appended(where: Path | str) -> str:
    store = await Store.open(where)
    table = _table("verraeter", 4)
    tables = [await store.tables.open(replace(table, id=0, channel=AN_ID + one)) for one in range(AT_ONCE)]

    async def play(one: Table) -> None:
        for step in range(ANSWERS):
            await store.answers.append(one.id, step, Answer(step % 4, ("3",)), 1_700_000_000.5 + step)

    begun = time.perf_counter()
    await asyncio.gather(*map(play, tables))
    took = time.perf_counter() - begun
    await store.close()
    return f"{AT_ONCE * ANSWERS / took:,.0f}"


async def _row(game: str, seats: int) -> Row:
    """A match of people in which every message is posted and brought in line after every answer."""
    table = _table(game, seats)
    match, shown = _played(table)
    async with a_store() as (store, _):
        await store._db.fetch("PRAGMA synchronous = OFF")
        sizes = [await _size(store)]
        tables = [await store.tables.open(replace(table, id=0, channel=AN_ID + copy)) for copy in range(COPIES)]
        sizes.append(await _size(store))
        for one in tables:
            for step, answer in enumerate(match.record.answers):
                await store.answers.append(one.id, step, answer, 1_700_000_000.5 + step)
        sizes.append(await _size(store))
        for one in tables:
            for posted in shown.posted.values():
                message = posted.message and posted.message + AN_ID
                await store.messages.swap(one.id, None, replace(posted, channel=AN_ID, message=message))
        sizes.append(await _size(store))
    row, answers, messages = ((after - before) / COPIES / 1024 for before, after in pairwise(sizes))
    what = f"{named(game, seats, 'people')}: stored for a match of {match.length} answers"
    parts = f"table {row:.1f}, answers {answers:.1f}, {len(shown.posted)} messages {messages:.1f}"
    return f"{what} ({parts})", "", f"{row + answers + messages:.1f} KiB"


def _table(game: str, seats: int) -> Table:
    """A table of people whose match is over, with ids as long as those of Discord."""
    sitters = tuple(Sitter(f"Person number {seat}", AN_ID + seat) for seat in range(seats))
    return replace(
        a_table("bench", game=game, seats=seats),
        **dict.fromkeys(("guild", "channel", "host"), AN_ID),
        guild_name="The Court of Turncoats",
        sitters=sitters,
        ingredients=("table 7", *(str(one.user) for one in sitters), f"start {AN_ID}"),
        opened=1_700_000_000.5,
        started=1_700_000_100.5,
        ended=1_700_003_600.5,
    )


def _played(table: Table) -> tuple[Match, Shown]:
    """The table's match by chance, and everything that was posted for it."""
    match, shown = engine.replay(table.record(())), Shown()
    shown.bring_in_line(table, match)
    while match.result is None:
        play_by_chance(match, table.secret, 1)
        shown.bring_in_line(replace(table, state="running" if match.result is None else "finished"), match)
    return match, shown


async def _size(store: Store) -> int:
    """The size of the database, with nothing waiting to be written into it."""
    await store._db.fetch("PRAGMA wal_checkpoint(TRUNCATE)")
    return await store.size()
