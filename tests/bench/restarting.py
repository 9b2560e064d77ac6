"""The cost of a start while very many tables are being played, with everything shown."""

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bot.store import Clock, ShownTable, Store
from bot.store.location import DATABASE
from tests.bench.bot_process import Running, running
from tests.bench.figures import Row
from tests.bot.bot_on_sandbox import HALL
from tests.tables.people import a_table, match_of

TABLES = 10_000
ANSWERS = 20
QUIET = 5.0
"""Seconds after which a bot that has connected has done what it does at a start."""


async def rows() -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="turncoat-bench-") as name:
        folder = Path(name)
        async with running(folder) as bot:
            (anna, *_) = bot.sandbox.people.values()
            await anna.command(HALL, "join")
            await bot.sandbox.until(lambda: bot.sandbox.channel(HALL).messages)
            await asyncio.sleep(QUIET)
        program, clock, length = _fill(folder)
        store = await Store.open(folder / DATABASE)
        await store.shown.save(program, (ShownTable(number, 9, length, clock) for number in range(2, TABLES + 2)))
        await store.close()
        begun = time.monotonic()
        async with running(folder) as bot:
            connected = time.monotonic() - begun
            await asyncio.sleep(QUIET)
            asked = _asked(bot)
            memory, (cpu, _) = bot.memory(), bot.spent()
    what = f"a start with {TABLES:,} tables of which everything is shown"
    return [
        (f"{what}: connected after", "5 s", f"{connected:.1f} s"),
        (f"{what}: CPU of the first {connected + QUIET:.0f} seconds", "", f"{cpu:.1f} s"),
        (f"{what}: most memory", "150 MB", f"{memory:.0f} MB"),
        (f"{what}: messages posted or edited", "0", str(asked)),
    ]


def _asked(bot: Running) -> int:
    return sum("/messages" in one.path for one in bot.sandbox.requests)


def _fill(folder: Path) -> tuple[str, Clock, int]:
    """Many running tables, each with answers and a clock: the program that shows them, that clock, how many answers."""
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        (program,) = database.execute("SELECT program FROM shown").fetchone()
        (guild,) = database.execute("SELECT guild FROM tables").fetchone()
        table, clock = replace(a_table(), guild=guild), Clock(heard=1.0)
        answers = match_of(table, ANSWERS).record.answers
        body = msgspec.json.encode(table).decode()
        for number in range(2, TABLES + 2):
            database.execute(
                """
                INSERT INTO tables (id, guild, channel, state, version, length, game, opened, opener, body)
                VALUES (?, ?, ?, 'running', 9, ?, ?, 0, 0, ?)
                """,
                (number, guild, number, len(answers), table.game, body),
            )
            row = (number, msgspec.json.encode(clock).decode())
            database.execute("INSERT INTO clocks VALUES (?, NULL, 0, ?)", row)
            database.executemany(
                "INSERT INTO answers VALUES (?, ?, ?, ?, 0)",
                [(number, step, one.seat, " ".join(one.keys)) for step, one in enumerate(answers)],
            )
    return program, clock, len(answers)
