"""How everybody came out, in databases of older programs."""

import sqlite3
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bot.store import Store
from bot.store.sqlite.schema import MIGRATIONS
from bot.tables import tenures
from bot.tables.results import placings
from bot.tables.tenures import Progress
from tests.tables.people import BEN, a_table
from tests.tables.test_results import over

COLUMNS = 13
"""What schema version 6 kept of each."""
INSERT = "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


async def test_who_left_or_was_late_is_found_for_results_that_did_not_say_so(path: Path) -> None:
    dealt = tenures.dealt(a_table("results"))
    late = replace(dealt, sitters=(replace(dealt.sitters[0], timeouts=1), *dealt.sitters[1:]))
    table, match = over(tenures.leave(late, Progress(20, 30, 3), BEN.user, "Stand-in"))
    made = list(placings(table, match))
    assert [one.lapse for one in made] == ["time", "left", "", "", ""]
    with sqlite3.connect(path) as old:
        for script in MIGRATIONS[:6]:
            old.executescript(script)
        old.execute("PRAGMA user_version = 6")
        body = msgspec.json.encode(table).decode()
        old.execute("INSERT INTO tables VALUES (?, 1, 100, 'finished', 1, '[]', ?)", (table.id, body))
        for one in (*made, *(replace(one, table=8) for one in made)):
            old.execute(INSERT, msgspec.structs.astuple(one)[:COLUMNS])
    old.close()
    store = await Store.open(path)
    assert await store.results.of_table(table.id) == made
    assert [one.lapse for one in await store.results.of_table(8)] == ["", "left", "", "", ""], "that table is gone"
    await store.close()
