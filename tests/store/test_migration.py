"""From schema version 1: a seat's own slots are named by what that seat notices; the same messages go on."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import aiosqlite
import pytest

import engine
from bot.store import Posted, Store, StoreError, Table
from bot.store.sqlite import database as sqlite
from bot.store.sqlite.renaming import rename
from bot.tables import Tables, standing_answer, stands
from engine import Answer
from tests.delivery.posting import Shown
from tests.store.test_tables import fresh
from tests.tables.people import DIRK

RUNNING = Path(__file__).with_name("version_1_running.sql").read_text(encoding="utf-8")
VOTE, WINDOW, UNREADABLE, ABORTED = 1, 2, 3, 4
"""Tables that the program of version 1 left behind, with all their messages."""
NEW = {VOTE: {"board:2:119"}, WINDOW: set[str](), ABORTED: {"end"}}
"""The posted messages. A board goes on below a vote; the end had not been shown yet."""


@pytest.fixture
def old(path: Path) -> Path:
    """The database as version 1 left it."""
    with sqlite3.connect(path) as database:
        database.executescript(RUNNING)
    database.close()
    return path


def rows(path: Path, table: int) -> dict[str, tuple[object, ...]]:
    """Return the rows in the slots of a table, as the database has them."""
    with sqlite3.connect(path) as database:
        found = database.execute("SELECT * FROM posted WHERE table_id = ?", (table,)).fetchall()
    database.close()
    return {slot: tuple(rest) for _, slot, *rest in found}


@pytest.fixture
async def store(old: Path) -> AsyncIterator[Store]:
    store = await Store.open(old)
    yield store
    await store.close()


async def at(store: Store, number: int) -> tuple[Table, engine.Match, dict[str, Posted]]:
    tables = Tables(store)
    table = await tables.table(number)
    return table, await tables.matches.of(table), await store.messages.posted(number)


@pytest.mark.parametrize("number", [VOTE, WINDOW, ABORTED])
async def test_nothing_is_posted_anew_and_every_message_goes_on(store: Store, number: int) -> None:
    table, match, posted = await at(store, number)
    assert await store.answers.how_far(number) == (match.epoch, match.length) == (0, match.length)
    shown = Shown(closed=[DIRK.user])
    shown.posted = dict(posted)
    wanted = shown.bring_in_line(table, match)
    new = {one.slot for one in wanted} - set(posted)
    assert {slot for slot in new if not slot.startswith("role:")} == NEW[number], "except what everybody is"
    changed = {slot for slot, one in shown.posted.items() if posted.get(slot) != one}
    prompts = {f"prompt:{seat}:{match.seat(seat).run}" for seat in match.decisions}
    assert {slot for slot in posted if posted[slot].state in ("opened", "stale")} <= prompts
    if number != ABORTED:
        assert {slot for slot in changed if slot.startswith("prompt")} <= prompts
        assert all(slot in posted for slot in prompts)


async def test_nobody_is_told_of_an_end_that_an_older_program_told_in_the_channel(old: Path) -> None:
    with sqlite3.connect(old) as database:
        database.execute("UPDATE tables SET state = 'finished' WHERE id = ?", (ABORTED,))
    database.close()
    store = await Store.open(old)
    ends = {slot: one for slot, one in (await store.messages.posted(ABORTED)).items() if slot.startswith("end:")}
    table = await store.tables.get(ABORTED)
    await store.close()
    assert table is not None
    assert sorted(ends) == [f"end:{seat}" for seat in range(len(table.sitters))]
    assert all(one.closed and one.message is None for one in ends.values())


async def test_a_message_has_a_state_by_which_it_is_left_alone_or_shown(store: Store) -> None:
    table, match, posted = await at(store, VOTE)
    states = [posted[f"prompt:{seat}:{match.seat(seat).run}"].state for seat in range(table.expected)]
    assert states == ["opened", "stale", "closed", "shown", "shown"]
    assert posted["lobby"].state == posted["board:1"].state == "closed"
    assert posted["board:2"].state == "shown"
    shown = Shown()
    shown.posted = dict(posted)
    opened, stale = (f"prompt:{seat}:{match.seat(seat).run}" for seat in range(2))
    wanted: dict[str, str] = {one.slot: one.content.text for one in shown.bring_in_line(table, match)}
    assert opened not in wanted
    assert "You can change this until everybody has answered." in wanted[stale]


async def test_a_standing_answer_stands_on(store: Store) -> None:
    table, match, _ = await at(store, WINDOW)
    assert [stands(table, match.seat(seat)) for seat in range(4)] == [False, True, False, False]
    assert table.sitters[1].standing == match.question(1)
    assert standing_answer(table, match.seat(1)) is None, "it has been given in this window"


async def test_a_table_that_cannot_be_replayed_keeps_its_names(old: Path) -> None:
    before = rows(old, UNREADABLE)
    await (await Store.open(old)).close()
    after = rows(old, UNREADABLE)
    assert {slot: rest[:-1] for slot, rest in after.items()} == {slot: rest[:-1] for slot, rest in before.items()}
    assert {slot: rest[-1] for slot, rest in after.items()} == {
        slot: "closed" if rest[-1] else "shown" for slot, rest in before.items()
    }


async def test_cut_off_in_the_middle_it_begins_anew(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = rows(old, WINDOW)

    async def cut_off(connection: aiosqlite.Connection) -> None:
        await rename(connection)
        raise sqlite3.OperationalError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(sqlite, "rename", cut_off)
        with pytest.raises(StoreError, match="the disk is full"):
            await Store.open(old)
    assert rows(old, WINDOW) == before
    await (await Store.open(old)).close()
    assert rows(old, WINDOW) != before


OLD = (
    (1, 101, "running", "[11, 12]", b'{"game":"traitor","opened":5.5,"opener":11,"started":6,"ended":0}'),
    (2, 102, "finished", "[11]", b'{"game":"traitor","opened":6,"started":6,"ended":7}'),
    (3, 103, "lobby", '[11, "x"]', b'{"\xff": 1}'),
    (4, 104, "lobby", "[", b"{"),
    (5, 105, "aborted", "[12]", b'{"game":"traitor","opened":6,"started":0,"ended":8}'),
    (6, 106, "aborted", "[12]", b"{"),
    (9, 109, "lobby", "[]", b"{}"),
)
"""Tables of version 1: id, channel, state, who sits there, what is stored of it."""


class TestColumns:
    """The columns with everything that is looked for, which no longer stands in the bodies alone."""

    @pytest.fixture
    async def store(self, path: Path) -> AsyncIterator[Store]:
        with sqlite3.connect(path) as database:
            database.executescript(RUNNING)
            for name in ("tables", "answers", "posted"):
                database.execute(" ".join(("DELETE FROM", name)))
            database.execute("DELETE FROM sqlite_sequence")
            database.executemany("INSERT INTO tables VALUES (?, 1, ?, ?, 3, ?, CAST(? AS TEXT))", OLD)
            database.execute("DELETE FROM tables WHERE id = 9")
            database.executemany("INSERT INTO answers VALUES (?, ?, 0, 'a', 1.0)", [(1, 0), (1, 1), (2, 0)])
        database.close()
        store = await Store.open(path)
        yield store
        await store.close()

    async def test_answers_are_counted(self, store: Store) -> None:
        assert [await store.answers.how_far(number) for number in (1, 2, 3)] == [(0, 2), (0, 1), (0, 0)]
        assert await store.answers.append(1, 2, Answer(0, ("c",)), 2.0)

    async def test_people_are_found_where_they_sit(self, store: Store) -> None:
        seated = await store._db.fetch('SELECT table_id, "user" FROM sitters ORDER BY 1, 2')
        assert [tuple(row) for row in seated] == [(1, 11), (1, 12), (3, 11)], "where they sat is in the body"
        played = await store._db.fetch('SELECT table_id, game, "user" FROM played ORDER BY 1, 3')
        assert [tuple(row) for row in played] == [(1, "traitor", 11), (1, "traitor", 12), (2, "traitor", 11)]

    async def test_games_and_openers_are_found_and_rows_that_cannot_be_read_stay(self, store: Store) -> None:
        rows = await store._db.fetch(
            "SELECT id, game, opened, opener, state, ended, goes, body FROM tables ORDER BY id"
        )
        bodies = {row[0]: row[4].decode("utf-8", "surrogateescape") for row in OLD}
        assert [tuple(row) for row in rows] == [
            (1, "traitor", 5.5, 11, "running", None, None, bodies[1]),
            (2, "traitor", 6.0, 0, "finished", 7.0, "messages", bodies[2]),
            (3, "", 0.0, 0, "lobby", None, None, bodies[3]),
            (4, "", 0.0, 0, "lobby", None, None, bodies[4]),
            (5, "traitor", 6.0, 0, "aborted", 8.0, "table", bodies[5]),
            (6, "", 0.0, 0, "aborted", None, None, bodies[6]),
        ]

    async def test_no_number_stands_for_a_second_table(self, store: Store) -> None:
        assert (await store.tables.open(fresh())).id == 10


async def test_a_new_form_is_announced_for_it_may_take_minutes_and_a_new_database_is_not(
    old: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot.store")
    await (await Store.open(tmp_path / "new.db")).close()
    assert caplog.text == ""
    for _ in range(2):
        await (await Store.open(old)).close()
    assert caplog.text.count("gets the new schema, which may take minutes") == 1
