"""How much memory the bot's process needs, idle and with a thousand running tables."""

import asyncio
import tempfile
import time
from pathlib import Path

from msgspec.structs import replace

from bot.client import DATABASE
from bot.store import Sitter, Store
from tests.bench.bot_process import running
from tests.messages.posting import Shown
from tests.tables.people import a_table, match_of

TABLES = 1000
QUIET = 1.0


def rows() -> list[tuple[str, str, str]]:
    """What is measured, what is to be reached, and what was."""
    idle, _, _ = asyncio.run(_measure(0))
    full, seconds, calls = asyncio.run(_measure(TABLES))
    return [
        ("memory of the bot's process, idle", "120 MB", f"{idle:.0f} MB"),
        (f"memory of the bot's process, {TABLES:,} running tables looked after", "200 MB", f"{full:.0f} MB"),
        (f"calls after a restart with {TABLES:,} tables of which nothing has changed", "0", str(calls)),
        (f"start with {TABLES:,} running tables until connected", "10 s", f"{seconds:.1f} s"),
    ]


async def _measure(tables: int) -> tuple[float, float, int]:
    """Memory in MB, seconds until connected, and calls about messages."""
    with tempfile.TemporaryDirectory(prefix="turncoat-bench-") as name:
        folder = Path(name)
        await _fill(folder / DATABASE, tables)
        begin = time.monotonic()
        async with running(folder) as bot:
            seconds = time.monotonic() - begin
            await asyncio.to_thread(_wait_until_quiet, bot.process.pid)
            calls = [one for one in bot.sandbox.requests if "/messages" in one.path]
            return bot.memory(), seconds, len(calls)


async def _fill(path: Path, tables: int) -> None:
    """Running tables in the middle of their matches, with everything shown that they should show."""
    store = await Store.open(path)
    await store._db.execute("PRAGMA synchronous = OFF")
    for number in range(tables):
        table = a_table(f"bench {number}", channel=10**6 + number)
        people = tuple(Sitter(one.name, 10**6 + 4 * number + seat) for seat, one in enumerate(table.sitters))
        table = await store.add_table(replace(table, id=0, sitters=people))
        match = match_of(table, 20 + number % 30)
        for step, answer in enumerate(match.record.answers):
            await store.append(table.id, step, answer, 1_700_000_000 + step)
        shown = Shown()
        shown.bring_in_line(table, match)
        for one in shown.posted.values():
            await store.save_posted(table.id, one)
    await store.close()


def _wait_until_quiet(process: int) -> None:
    """Wait until the process has nothing to do any more."""
    before = -1
    while before != (spent := _processor_time(process)):
        before = spent
        time.sleep(QUIET)


def _processor_time(process: int) -> int:
    """The processor time it has used so far, in ticks of the system's clock."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])
