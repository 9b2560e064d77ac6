"""Opening a store: durable, the newest schema, and never somebody else's file."""

import asyncio
import os
import pwd
import sqlite3
import sys
import tempfile
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.store import ORDERED, Deletion, Store, StoreError
from bot.store.sqlite import database as sqlite
from bot.store.sqlite.database import DURABLE
from bot.store.sqlite.private import make_folder
from bot.store.sqlite.schema import VERSION
from tests.store.former import VERSION_1, VERSION_15, made

ROOT = Path(__file__).parents[2]
HOLD = """
import asyncio, sys
from pathlib import Path
from bot.store import Store

async def hold():
    store = await Store.open(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await store.close()

asyncio.run(hold())
"""


def columns(path: Path) -> set[tuple[object, ...]]:
    """Return everything that tells two databases apart.

    These are every column of every table, and every index with its statement.
    """
    query = """
        SELECT made.name, made.type, found.name, found."notnull" OR found.pk, found.pk
        FROM sqlite_master AS made, pragma_table_xinfo(made.name) AS found WHERE made.type = 'table'
        """
    with closing(sqlite3.connect(path)) as database:
        indexes = database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
        said = {(name, sql.replace('"', "")) for name, sql in indexes.fetchall()}
        return {*said, *database.execute(query).fetchall()}


def schema(path: Path) -> list[tuple[str, str]]:
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
    database.close()
    return [(name, " ".join(sql.split())) for name, sql in rows]


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def damage(path: Path, was: bytes, now: bytes) -> None:
    """Put other bytes of the same length into a file."""
    file = path.read_bytes()
    assert was in file
    path.write_bytes(file.replace(was, now))


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def forbid_writing(path: Path) -> None:
    path.chmod(0o400)


@contextmanager
def without_rights() -> Iterator[Path]:
    """A folder of the user who runs this. Root, who may write anything, is nobody meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        if os.geteuid() != 0:
            yield Path(folder)
            return
        nobody = pwd.getpwnam("nobody").pw_uid
        os.chown(folder, nobody, -1)
        os.seteuid(nobody)
        try:
            yield Path(folder)
        finally:
            os.seteuid(0)


async def refusal(path: Path) -> str:
    with pytest.raises(StoreError) as refused:
        await Store.open(path)
    return str(refused.value)


async def pragma(store: Store, name: str) -> object:
    ((value,),) = await store._db.fetch(f"PRAGMA {name}")
    return value


@pytest.mark.parametrize("version", [0, 1, VERSION])
async def test_a_database_of_something_else_is_refused_and_stays_as_it_is(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.executescript(f"CREATE TABLE tables (x); PRAGMA user_version = {version}")
    assert await refusal(path) == (
        f"The file {path} is not a database of Turncoat. Move it away, or name another data folder."
    )
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("tables",)]


async def test_an_empty_file_becomes_a_database(path: Path) -> None:
    sqlite3.connect(path).close()
    assert schema(path) == []
    await (await Store.open(path)).close()


async def test_a_write_survives_a_power_cut(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other tests do not wait for the disk (``tests/conftest.py``)."""
    monkeypatch.setattr(sqlite, "DURABLE", DURABLE)
    store = await Store.open(path)
    assert await pragma(store, "journal_mode") == "wal"
    assert await pragma(store, "synchronous") == 2, "FULL"
    assert await pragma(store, "user_version") == VERSION
    await store.close()


@pytest.mark.parametrize("script", [VERSION_1, VERSION_15])
async def test_an_old_database_becomes_like_a_new_one(path: Path, tmp_path: Path, script: Path) -> None:
    old = tmp_path / "old.db"
    made(old, script)
    for one in (old, path):
        await (await Store.open(one)).close()
    assert columns(old) == columns(path)


@pytest.mark.parametrize("version", [*range(2, 15), -1])
async def test_a_database_of_no_program_that_was_handed_on_is_refused(path: Path, version: int) -> None:
    made(path, VERSION_15)
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"PRAGMA user_version = {version}")
    assert await refusal(path) == (
        f"The database {path} was written while the program was made (schema {version}), by none that was handed on. "
        "Start that program, or name another data folder."
    )


async def test_a_newer_database_is_refused(path: Path) -> None:
    await (await Store.open(path)).close()
    with sqlite3.connect(path) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    database.close()
    assert "written by a newer Turncoat" in await refusal(path)


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    write(path, "Dear diary, " * 100)
    assert "is not a database of Turncoat" in await refusal(path)
    assert read(path) == "Dear diary, " * 100


async def test_a_file_whose_own_description_is_damaged_is_refused(path: Path) -> None:
    """SQLite's sentence about it is no UTF-8 then."""
    await (await Store.open(path)).close()
    damage(path, b"CREATE INDEX tables_by_state", b"CREATE I\xceDEX tables_by_state")
    assert f"{path} cannot be used: malformed database schema (tables_by_state)" in await refusal(path)


async def test_a_folder_in_its_place_or_in_that_of_its_lock_is_refused(path: Path) -> None:
    assert f"The database {path.parent} cannot be opened" in await refusal(path.parent)
    make_folder(path.with_name("turncoat.db-lock"))
    assert f"{path}-lock cannot be opened" in await refusal(path)


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "data", "a file")
    assert "Check the folder" in await refusal(tmp_path / "data" / "turncoat.db")
    with pytest.raises(StoreError, match=f"The data folder {tmp_path}/data cannot be made: File exists"):
        make_folder(tmp_path / "data")


async def test_a_full_disk_is_refused(tmp_path: Path) -> None:
    """The file exists, but nothing can be written: as with a full or read-only disk, for any user."""
    limited = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)); {HOLD}"
    process = await started(limited, tmp_path / "turncoat.db")
    _, errors = await process.communicate()
    assert process.returncode == 1
    assert "StoreError" in errors.decode().splitlines()[-1]


async def test_a_database_that_can_only_be_read_is_refused() -> None:
    with without_rights() as folder:
        path = folder / "turncoat.db"
        await (await Store.open(path)).close()
        forbid_writing(path)
        assert "Check the folder" in await refusal(path)


async def started(program: str, path: Path) -> Process:
    command = (sys.executable, "-c", program, str(path))
    return await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE, stderr=PIPE)


async def test_another_instance_keeps_it_until_it_dies(path: Path) -> None:
    holder = await started(HOLD, path)
    assert holder.stdout is not None
    assert await holder.stdout.readline() == b"open\n"
    assert "in use by another instance" in await refusal(path)

    holder.kill()
    await holder.communicate()
    store = await Store.open(path)
    assert await store.tables.all_open() == []
    await store.close()


async def test_a_refused_store_leaves_no_thread_that_keeps_the_program_alive(path: Path) -> None:
    before = {*threading.enumerate()}
    await refusal(path.parent)
    assert [one for one in threading.enumerate() if one not in before and not one.daemon] == []


async def test_beside_a_bot_a_store_is_read_and_an_order_is_left(where: Path | str) -> None:
    bot = await Store.open(where)
    beside = await Store.beside(where)
    assert await beside.deletions.begun() == []
    await beside.deletions.begin(Deletion("d", ORDERED, 7))
    assert await bot.deletions.begun() == [Deletion("d", ORDERED, 7)]
    await beside.close()
    assert await bot.deletions.get("d") == Deletion("d", ORDERED, 7)
    await bot.close()


async def test_beside_a_bot_of_another_version_nothing_is_done(path: Path) -> None:
    bot = await Store.open(path)
    await bot._db.execute(f"PRAGMA user_version = {VERSION - 1}")
    with pytest.raises(StoreError, match="A bot of another version has the database"):
        await Store.beside(path)
    await bot.close()
