"""Times of the database queries with which commands begin, when very many matches have been played."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bot.store import Store
from tests.bench.figures import Row, a_store, median
from tests.tables.people import ANNA, PEOPLE, a_table

FINISHED = 1_000_000
A_CHANNEL, A_SERVER = 50, 1_000
"""So many matches were played in each channel, and on each server, there by people of its own."""
NOW = 1_800_000_000.0
EVERY = 60.0
"""Seconds between the ends of two matches."""
CALLS = 50
OWN = range(8 * A_SERVER - 10, 8 * A_SERVER)
"""Somebody's last matches on the server that is asked about. They are there before all others: ten rows take longer to
read than none, however large the database is.
"""

Call = Callable[[Store], Awaitable[object]]
QUESTIONS: dict[str, Call] = {
    "the table in a channel": lambda store: store.tables.in_channel(7),
    "somebody's open tables": lambda store: store.tables.open_of(ANNA.user),
    "a server's open tables": lambda store: store.tables.open_on(7),
    "what to look at on a server": lambda store: store.tables.whereabouts(NOW - 3600, 7),
    "what to look at, at a start": lambda store: store.tables.whereabouts(NOW - 3600),
    "how many tables somebody has opened": lambda store: store.tables.count_opened(ANNA.user, NOW - 3600),
    "somebody's last matches": lambda store: store.results.history(7, ANNA.user + 700, None, 10),
    "the last actions on a server": lambda store: store.actions.last(7, 10),
    "lobbies": lambda store: store.tables.lobbies(),
    "the next clock": lambda store: store.clocks.next(),
    "what has been kept for long enough": lambda store: store.retention.due("messages", 0, 20),
}


async def rows() -> list[Row]:
    async with a_store() as (store, path):
        await asyncio.to_thread(_fill, path, OWN)
        before = {what: await median(CALLS, partial(call, store)) for what, call in QUESTIONS.items()}
        others = (number for number in range(1, FINISHED + 1) if number not in OWN)
        await asyncio.to_thread(_fill, path, list(others))
        after = {what: await median(CALLS, partial(call, store)) for what, call in QUESTIONS.items()}
        size = await store.size() / 2**20
    of = f"with {FINISHED:,} finished matches"
    return [
        (f"{of}: the database", "", f"{size:.0f} MiB"),
        *((f"{of}: {what}", f"2 x {before[what]:.2f} ms", f"{after[what]:.2f} ms") for what in QUESTIONS),
    ]


def _fill(path: Path, numbers: Sequence[int]) -> None:
    """Finished tables with their results; of their answers and messages no command asks before a match is named."""
    table = replace(a_table(), state="finished", opened=NOW, ended=NOW)
    body = msgspec.json.encode(table).decode()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("PRAGMA synchronous = OFF")
        database.executemany(
            """
            INSERT INTO tables (id, guild, channel, state, version, game, opened, opener, body, ended, goes)
            VALUES (?, ?, ?, 'finished', 9, ?, ?, ?, json_set(?, '$.opened', ?), ?, 'messages')
            """,
            (
                (
                    *(number, number // A_SERVER, number // A_CHANNEL),
                    *(table.game, _end(number) - 3600, table.opener, body, _end(number) - 3600, _end(number)),
                )
                for number in numbers
            ),
        )
        database.executemany(
            "INSERT INTO results VALUES (?, ?, ?, 'verraeter', '2026-4', ?, ?, ?, '', 1, 9, '', '', '')",
            (
                (number, seat, number // A_SERVER, _end(number), seat, person.user + number // A_SERVER * 100)
                for number in numbers
                for seat, person in enumerate(PEOPLE)
            ),
        )


def _end(number: int) -> float:
    """The times at which matches have ended: one after the other, the last one just now."""
    return NOW - EVERY * (FINISHED - number)
