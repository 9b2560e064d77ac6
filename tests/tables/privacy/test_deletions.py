"""Deleting somebody's data: nothing says any more who it was, and what is others' stays.

Seats, lobbies and results after that stand in ``tests/golden/tables/privacy.txt``.
"""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.fair_deal.ingredients import person
from bot.fair_deal.verify import sentences, verify
from bot.messages import deal_file
from bot.operating import database
from bot.privacy.deletions import Deletions
from bot.store import FORMER, Store, Table, backup
from bot.store.database import Statement
from bot.tables import Place, Refusal, Tables
from tests.store.in_file import in_file
from tests.store.raw import left_in
from tests.tables.conftest import Clock
from tests.tables.people import cut
from tests.tables.privacy.traces import BEN, CLEO, DIRK, LOBBY, OVER, RUNNING, ZELDA, begun
from tests.tables.test_plans import time_passes


@pytest.fixture
async def shown() -> list[int]:
    """The tables whose messages were brought in line, or are to be."""
    return []


@pytest.fixture
def deletions(tables: Tables, store: Store, shown: list[int]) -> Deletions:
    async def show(table: int) -> None:
        shown.append(table)

    return Deletions(tables, store, show, shown.extend)


def dump(store: Store, to: Path) -> str:
    """Every value in every table of the database."""
    backup(in_file(store).path, to)
    with closing(sqlite3.connect(to)) as database:
        return "\n".join(database.iterdump())


def words_in(store: Store, folder: Path) -> list[str]:
    """The words of hers that stand anywhere in the database."""
    left = dump(store, folder / "after.db")
    return [word for word in (str(ZELDA.user), ZELDA.name) if word in left]


async def test_neither_id_nor_name_is_left_in_any_table_nor_in_the_files(
    traces: dict[str, Table], deletions: Deletions, store: Store, tmp_path: Path
) -> None:
    """Neither in the file, nor in unused parts of it, nor in its log, nor in a copy."""
    folder, before = in_file(store).path.parent, dump(store, tmp_path / "before.db")
    assert before.count(str(ZELDA.user)) > 20
    assert before.count("Zelda") > 10
    assert any({"id", "Zelda"} <= set(one) for one in left_in(folder, ZELDA.user, "Zelda").values())
    (tmp_path / "before.db").unlink()
    entry = await deletions.delete(ZELDA.user)
    assert left_in(folder, ZELDA.user, "Zelda", "zelda") == {}
    (tmp_path / "copies").mkdir()
    after = dump(store, tmp_path / "copies" / "after.db")
    assert left_in(tmp_path / "copies", ZELDA.user, "Zelda", "zelda") == {}
    assert "777000777000777" not in after, "nor the channel of their direct messages"
    assert f"'{entry.id}'" in after, "that it was done, and when"
    assert entry.user is None
    assert [tuple(row) for row in await store._db.fetch("PRAGMA secure_delete")] == [(1,)]


async def test_data_in_an_unused_part_of_the_file_are_written_over(store: Store) -> None:
    """As where rows have moved from one page to another."""
    database = in_file(store)
    path = database.path
    await store.facts.save("much", "x" * 9000)
    await database._connection.execute("PRAGMA secure_delete = OFF")
    await store.facts.save("some", "Zelda" * 2000)
    await store._db.execute("DELETE FROM facts WHERE name = 'some'")
    await store.deletions.wipe()
    assert left_in(path.parent, ZELDA.user, "Zelda") == {path.name: ["Zelda"]}
    await store.deletions.wipe(ZELDA.user, ["Zelda"])
    assert left_in(path.parent, ZELDA.user, "Zelda") == {}
    assert await store.facts.get("much") == "x" * 9000


@pytest.mark.parametrize("at", ["running", "lobby", "planned", "coming"])
async def test_a_reason_at_a_table_where_they_never_were_names_them_no_more(
    tables: Tables, store: Store, deletions: Deletions, clock: Clock, at: str
) -> None:
    """But that of a table where somebody else is called so is about that one."""
    if at == "running":
        await begun(tables, RUNNING, ZELDA, BEN, DIRK)
    elif at == "lobby":
        await tables.lobby.join((await tables.lobby.open(RUNNING, DIRK, "verraeter", {})).id, ZELDA)
    else:
        planned = await tables.plans.make(RUNNING, DIRK, "verraeter", tables.now() + 3600, "Europe/Berlin")
        await tables.plans.come(planned.id, ZELDA)
        if at == "coming":
            await time_passes(tables, planned, clock, 3600)
            await tables.plans.is_here(planned.id, DIRK)
            await time_passes(tables, planned, clock, 1)
            assert [one.name for one in (await tables.table(planned.id)).still_coming] == ["Zelda"]
    elsewhere = await begun(tables, OVER, BEN, CLEO, DIRK)
    await tables.ending.abort(elsewhere.id, BEN, "zelda wanted this, not Griselda")
    other = await begun(tables, LOBBY, replace(CLEO, name="Zelda"), BEN, DIRK)
    await tables.ending.abort(other.id, BEN, "Zelda again")
    await deletions.delete(ZELDA.user)
    told = {one.table: one.reason for one in await store.actions.last(1, 9) if one.reason}
    assert told[elsewhere.id] == "Former player wanted this, not Griselda"
    assert told[other.id] == "Zelda again"
    assert (await tables.table(elsewhere.id)).ended_for == told[elsewhere.id]


async def test_a_computer_player_called_after_them_is_renamed_at_a_rematch(
    tables: Tables, store: Store, deletions: Deletions, shown: list[int], tmp_path: Path
) -> None:
    old = await begun(tables, RUNNING, ZELDA, BEN, DIRK)
    await tables.seats.leave(old.id, ZELDA.user, "Zelda (computer)")
    await tables.ending.abort(old.id, BEN)
    again = await tables.lobby.rematch(old.id, RUNNING, BEN)
    again = await tables.lobby.start((await tables.lobby.join(again.id, DIRK)).id, BEN.user)
    assert again.names == ("Ben", "Zelda (computer)", "Dirk")
    await deletions.delete(ZELDA.user)
    assert (await tables.table(again.id)).names == ("Ben", "Former player (computer)", "Dirk")
    assert again.id in shown
    assert words_in(store, tmp_path) == []


async def test_no_line_of_the_log_says_whose_data_were_deleted(
    traces: dict[str, Table], deletions: Deletions, caplog: pytest.LogCaptureFixture
) -> None:
    """At its most talkative: neither an id, a name, nor a hash of them."""
    caplog.clear()
    with caplog.at_level(logging.DEBUG, "bot"):
        await deletions.delete(ZELDA.user)
    hashed = [person(one.commitment, ZELDA.user) for one in traces.values()]
    assert caplog.messages, "that it was done"
    assert [one for one in (str(ZELDA.user), ZELDA.name, *hashed) if one in caplog.text] == []


async def test_others_keep_what_is_theirs(
    traces: dict[str, Table], deletions: Deletions, tables: Tables, store: Store, shown: list[int]
) -> None:
    before = await tables.matches.of(traces["over"])
    await deletions.delete(ZELDA.user)
    table = await tables.table(traces["over"].id)
    tables.matches.forget(table.id)
    assert (await tables.matches.of(table)).record == before.record, "its match can be replayed"
    assert table.names == ("Former player", "Ben", "Cleo")
    assert [one.user for one in table.sitters] == [FORMER, BEN.user, CLEO.user]
    assert [(one.name, one.word) for one in table.cuts] == [("Ben", "word of Ben"), ("Cleo", "word of Cleo")]
    assert table.fingerprint == traces["over"].fingerprint, "that of the lobby"
    elsewhere = await tables.table(traces["elsewhere"].id)
    assert (elsewhere.ended_by, elsewhere.ended_for) == ("Former player", "Former player has closed it")
    assert elsewhere.has_proof, "its deal was made of nothing of theirs"
    assert [one.who for one in await tables.actions.of(1)].count(FORMER) == 4
    published = deal_file(table, await tables.matches.of(table)).content
    assert not any(word in published for word in (b"ingredients", b"secret"))
    checked = verify(published)
    assert checked.names == table.names
    told = "\n".join(sentences(checked))
    assert "The file shows seed and record only." in told
    assert "Not proven: that the deal was fair." in told
    assert "fingerprint" not in told
    assert {traces["running"].id, traces["lobby"].id, table.id} <= set(shown)
    path = in_file(store).path
    await store.close()
    assert await database.compare(path, write=False) == 0, "results follow from the record as before"


async def test_five_tables_at_once_and_twice_at_once(
    tables: Tables, store: Store, deletions: Deletions, tmp_path: Path
) -> None:
    for number in range(5):
        people = (ZELDA, BEN, CLEO) if number % 2 else (BEN, ZELDA, CLEO)
        await begun(tables, Place(1, "The Court", 300 + number, "en"), *people)
    first, second = await asyncio.gather(deletions.delete(ZELDA.user), deletions.delete(ZELDA.user))
    assert first.id != second.id
    assert await tables.open_tables_of(ZELDA.user) == []
    assert len(await tables.open_tables_of(CLEO.user)) == 5
    assert words_in(store, tmp_path) == []


@pytest.mark.parametrize("writes", range(8))
async def test_cut_off_anywhere_it_is_gone_on_with_at_the_next_start(
    tables: Tables, store: Store, deletions: Deletions, writes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(tables, RUNNING, ZELDA, BEN, DIRK)
    lobby = await tables.lobby.open(LOBBY, DIRK, "verraeter", {})
    await tables.lobby.join(lobby.id, ZELDA)
    await cut(tables, lobby.id, ZELDA.user, "rose")
    await tables.ending.abort((await begun(tables, OVER, BEN, CLEO, DIRK)).id, BEN, "Zelda wanted this")
    done, together = 0, store._db.together

    async def until(first: Statement, *others: Statement, always: bool = False) -> bool:
        nonlocal done
        if done == writes:
            raise OSError("no power")
        done += 1
        return await together(first, *others, always=always)

    with monkeypatch.context() as patched:
        patched.setattr(store._db, "together", until)
        with pytest.raises(OSError, match="no power"):
            await deletions.delete(ZELDA.user)
    assert len(await store.deletions.begun()) == 1
    await Deletions(Tables(store), store, deletions._show, deletions._show_soon).go_on()
    assert await store.deletions.begun() == []
    assert words_in(store, tmp_path) == []


async def test_a_person_who_clicks_on_meanwhile_is_gone_all_the_same(
    traces: dict[str, Table], tables: Tables, store: Store, tmp_path: Path
) -> None:
    refused: list[str] = []

    async def click(_: int) -> None:
        """They sit down again, take a seat that is free, and answer, wherever they can."""
        for deed in (
            tables.lobby.join(traces["lobby"].id, ZELDA),
            tables.seats.take(traces["left"].id, 1, ZELDA),
            tables.answers.give(traces["running"].id, ZELDA.user, ["0"]),
        ):
            try:
                await deed
            except Refusal as refusal:
                refused.append(refusal.key)

    await Deletions(tables, store, click, lambda _: None).delete(ZELDA.user)
    assert "stranger" in refused
    assert words_in(store, tmp_path) == []


async def test_a_table_that_cannot_be_read_has_the_id_no_more(
    traces: dict[str, Table], deletions: Deletions, store: Store, tmp_path: Path
) -> None:
    await store._db.execute("UPDATE tables SET body = '{' || body WHERE id = $1", traces["over"].id)
    await deletions.delete(ZELDA.user)
    assert str(ZELDA.user) not in words_in(store, tmp_path)
