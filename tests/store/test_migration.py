"""Databases of former programs: rows become what the golden files say, and the same messages go on."""

import sqlite3
from pathlib import Path

import aiosqlite
import pytest

from bot.store import Store, StoreError
from bot.store.sqlite import database as sqlite
from bot.store.sqlite.renaming import rename
from bot.tables import Tables
from tests.delivery.posting import Shown
from tests.store import former
from tests.store.former import RUNNING, VERSION_1, VERSION_15, file_of, made
from tests.tables.people import ANNA, DIRK

VOTE, WINDOW, ABORTED = 1, 2, 4
"""Tables that the program of version 1 left behind, with all their messages."""
NEW = {VOTE: {"board:2:119"}, WINDOW: set[str](), ABORTED: {"end"}}
"""The posted messages. A board goes on below a vote; the end had not been shown yet."""


@pytest.mark.parametrize("script", former.SCRIPTS, ids=lambda script: script.stem)
def test_rows_of_a_former_program_become_what_its_golden_file_says(script: Path) -> None:
    """A seat's own slots are named by what that seat notices; rows that cannot be read stay."""
    found = former.told_again(script)
    assert found == file_of(script).read_text(encoding="utf-8"), "Is that what you meant? Then: make golden"


@pytest.mark.parametrize(("script", "taken_back"), [(VERSION_1, 0), (VERSION_15, 1)])
async def test_a_match_of_a_former_program_goes_on(path: Path, script: Path, taken_back: int) -> None:
    store = await Store.open(made(path, script))
    tables = Tables(store)
    table = await tables.table_in(100)
    match = await tables.matches.of(table)
    assert (match.epoch, match.length, list(match.decisions)) == (taken_back, 7 + taken_back, [0])
    await tables.answers.give(table.id, ANNA.user, match.decisions[0].keys[:1], question=match.question(0))
    assert await store.answers.how_far(table.id) == (taken_back, 8 + taken_back)
    assert await store.tables.all_open() == [await tables.table_in(100)]
    await store.close()


@pytest.mark.parametrize("number", [VOTE, WINDOW, ABORTED])
async def test_nothing_is_posted_anew_and_every_message_goes_on(path: Path, number: int) -> None:
    store = await Store.open(made(path, RUNNING))
    tables = Tables(store)
    table = await tables.table(number)
    match, posted = await tables.matches.of(table), await store.messages.posted(number)
    assert await store.answers.how_far(number) == (match.epoch, match.length) == (0, match.length)
    await store.close()
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


async def test_cut_off_in_the_middle_it_begins_anew_and_says_what_may_take_minutes(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def cut_off(connection: aiosqlite.Connection) -> None:
        await rename(connection)
        raise sqlite3.OperationalError("the disk is full")

    caplog.set_level("INFO", "bot.store")
    made(path, RUNNING)
    before = rows(path)
    with monkeypatch.context() as patched:
        patched.setattr(sqlite, "rename", cut_off)
        with pytest.raises(StoreError, match="the disk is full"):
            await Store.open(path)
    assert rows(path) == before
    await (await Store.open(path)).close()
    assert rows(path) != before
    told = caplog.text.count("gets the new schema, which may take minutes")
    await (await Store.open(path)).close()
    await (await Store.open(path.with_name("new.db"))).close()
    assert caplog.text.count("gets the new schema, which may take minutes") == told == 2


def rows(path: Path) -> list[tuple[object, ...]]:
    """Return all messages, as the database has them."""
    with sqlite3.connect(path) as database:
        found = database.execute("SELECT * FROM posted").fetchall()
    database.close()
    return found
