"""The memory of the bot's process, idle and with a thousand running tables."""

import asyncio
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from bot.store import Sitter, Store
from bot.store.location import DATABASE
from tests.bench.bot_process import running, seconds_of
from tests.bench.figures import Row, named, opened
from tests.delivery.posting import Shown
from tests.tables.people import a_table, match_of


class Tables(NamedTuple):
    """So many running tables, how far their matches are, and the MB to keep within."""

    game: str
    seats: int
    number: int
    answers: range
    most: int


MANY = (Tables("verraeter", 4, 1000, range(20, 50), 200), Tables("het_verraad", 5, 1000, range(100, 700, 20), 180))
QUIET = 1.0


def rows() -> list[Row]:
    idle, _, _ = asyncio.run(_measure(None))
    found = [("memory of the bot's process, idle", "120 MB", f"{idle:.0f} MB")]
    for tables in MANY:
        full, seconds, calls = asyncio.run(_measure(tables))
        many = f"{tables.number:,} running tables of {named(tables.game, tables.seats)}"
        found += [
            (f"memory of the bot's process, {many} looked after", f"{tables.most} MB", f"{full:.0f} MB"),
            (f"calls after a restart with {many} of which nothing has changed", "0", str(calls)),
            (f"start with {many} until connected", "10 s", f"{seconds:.1f} s"),
        ]
    return found


async def _measure(tables: Tables | None) -> tuple[float, float, int]:
    """Memory in MB, seconds until connected, and calls about messages."""
    with tempfile.TemporaryDirectory(prefix="turncoat-bench-") as name:
        folder = Path(name)
        guests = [] if tables is None else await _fill(folder / DATABASE, tables)
        begin = time.monotonic()
        async with running(folder, guests) as bot:
            seconds = time.monotonic() - begin
            await asyncio.to_thread(_wait_until_quiet, bot.process.pid)
            calls = [one for one in bot.sandbox.requests if "/messages" in one.path]
            return bot.memory(), seconds, len(calls)


async def _fill(path: Path, tables: Tables) -> list[int]:
    """Running tables in the middle of their matches, with everything shown that they should show.

    There are as many different matches as lengths. The ids of the people are returned.
    """
    store = await Store.open(path)
    await store._db.fetch("PRAGMA synchronous = OFF")
    places, users = count(10**6), list[int]()
    for number, answers in enumerate(tables.answers):
        table = a_table(f"bench {number}", game=tables.game, seats=tables.seats)
        match = match_of(table, answers)
        for _ in range(number, tables.number, len(tables.answers)):
            people = tuple(Sitter(one.name, next(places)) for one in table.sitters)
            table = replace(table, channel=next(places), sitters=people)
            one = await opened(store, table, match.record.answers)
            for user in (one.user for one in people if one.user is not None):
                users.append(user)
                await store.direct.save_channel(user, next(places))
                await store.direct.save_used(user)
            shown = Shown()
            shown.bring_in_line(one, match)
            for posted in shown.posted.values():
                await store.messages.swap(one.id, None, posted)
    await store.close()
    return users


def _wait_until_quiet(process: int) -> None:
    """Wait until the process has nothing to do any more."""
    before = -1.0
    while before != (spent := seconds_of(process)):
        before = spent
        time.sleep(QUIET)
