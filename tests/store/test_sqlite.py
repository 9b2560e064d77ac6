"""SQLite: a file that is durable, of the newest schema, closed to others, and never somebody else's."""

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
from stat import S_IMODE

import pytest

from bot.store import ORDERED, Deletion, Store, StoreError, is_private
from bot.store.sqlite import connection
from bot.store.sqlite import database as sqlite
from bot.store.sqlite.database import DURABLE
from bot.store.sqlite.private import make_folder
from bot.store.sqlite.schema import VERSION
from tests.store.former import VERSION_1, VERSION_15, made
from tests.store.in_file import in_file
from tests.store.test_tables import fresh

ROOT = Path(__file__).parents[2]
FILES = ("turncoat.db", "turncoat.db-lock", "turncoat.db-shm", "turncoat.db-wal")
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


def described(path: Path) -> set[tuple[object, ...]]:
    """Return everything that tells two databases apart: every column, and every index with its statement."""
    query = """
        SELECT made.name, made.type, found.name, found."notnull" OR found.pk, found.pk
        FROM sqlite_master AS made, pragma_table_xinfo(made.name) AS found WHERE made.type = 'table'
        """
    with closing(sqlite3.connect(path)) as database:
        indexes = database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
        said = {(name, sql.replace('"', "")) for name, sql in indexes.fetchall()}
        return {*said, *database.execute(query).fetchall()}


def change(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.executescript(script)


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def damage(path: Path, was: bytes, now: bytes) -> None:
    """Put other bytes in place of those that must stand in a file."""
    file = path.read_bytes()
    assert was in file
    path.write_bytes(file.replace(was, now))


def set_mode(path: Path, mode: int) -> None:
    path.touch()
    path.chmod(mode)


def mode(path: Path) -> int:
    return S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {one.name: mode(one) for one in folder.iterdir()}


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


async def started(program: str, path: Path) -> Process:
    command = (sys.executable, "-c", program, str(path))
    return await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE, stderr=PIPE)


async def test_a_write_survives_a_power_cut(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other tests do not wait for the disk (``tests/conftest.py``)."""
    monkeypatch.setattr(sqlite, "DURABLE", DURABLE)
    store = await Store.open(path)
    pragmas = [await store._db.fetch(f"PRAGMA {name}") for name in ("journal_mode", "synchronous", "user_version")]
    assert [row[0] for (row,) in pragmas] == ["wal", 2, VERSION], "2 is FULL"
    await store.close()


@pytest.mark.parametrize("script", [VERSION_1, VERSION_15, None])
async def test_an_old_database_and_an_empty_file_become_like_a_new_one(path: Path, script: Path | None) -> None:
    old = path.with_name("old.db")
    made(old, script) if script else sqlite3.connect(old).close()
    for one in (old, path):
        await (await Store.open(one)).close()
    assert described(old) == described(path)


@pytest.mark.parametrize(
    ("script", "versions", "reason"),
    [
        (
            "CREATE TABLE tables (x)",
            (0, 1, VERSION),
            "The file {} is not a database of Turncoat. Move it away, or name",
        ),
        (VERSION_15.read_text(encoding="utf-8"), (VERSION + 1,), "The database {} was written by a newer Turncoat"),
        (
            VERSION_15.read_text(encoding="utf-8"),
            (*range(2, 15), -1),
            "The database {} was written while the program was made (schema {}), by none that was handed on. Start",
        ),
    ],
)
async def test_a_database_of_another_program_is_refused_and_stays_as_it_is(
    path: Path, script: str, versions: tuple[int, ...], reason: str
) -> None:
    change(path, script)
    before = described(path)
    for version in versions:
        change(path, f"PRAGMA user_version = {version}")
        assert (await refusal(path)).startswith(reason.format(path, version))
        assert described(path) == before


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    write(path, "Dear diary, " * 100)
    assert "is not a database of Turncoat" in await refusal(path)
    damage(path, b"Dear diary, " * 100, b"")


async def test_a_file_whose_own_description_is_damaged_is_refused(path: Path) -> None:
    """SQLite's sentence about it is no UTF-8 then."""
    await (await Store.open(path)).close()
    damage(path, b"CREATE INDEX tables_by_state", b"CREATE I\xceDEX tables_by_state")
    assert f"{path} cannot be used: malformed database schema (tables_by_state)" in await refusal(path)


async def test_a_folder_in_its_place_or_in_that_of_its_lock_is_refused_and_no_thread_is_left(path: Path) -> None:
    """A thread would keep the program alive."""
    before, threads = mode(path.parent), {*threading.enumerate()}
    assert f"The database {path.parent} cannot be opened" in await refusal(path.parent)
    assert mode(path.parent) == before
    make_folder(path.with_name("turncoat.db-lock"))
    assert f"{path}-lock cannot be opened" in await refusal(path)
    assert [one for one in threading.enumerate() if one not in threads and not one.daemon] == []


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "file", "a file")
    assert "Check the folder" in await refusal(tmp_path / "file" / "turncoat.db")
    with pytest.raises(StoreError, match=f"The data folder {tmp_path}/file cannot be made: File exists"):
        make_folder(tmp_path / "file")


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
        set_mode(path, 0o400)
        assert "Check the folder" in await refusal(path)


async def test_another_instance_keeps_it_until_it_dies(path: Path) -> None:
    holder = await started(HOLD, path)
    assert holder.stdout is not None
    assert await holder.stdout.readline() == b"open\n"
    assert "in use by another instance" in await refusal(path)
    holder.kill()
    await holder.communicate()
    await (await Store.open(path)).close()


async def test_beside_a_bot_a_store_is_read_and_an_order_is_left(where: Path | str) -> None:
    bot = await Store.open(where)
    beside = await Store.beside(where)
    assert await beside.deletions.begun() == []
    await beside.deletions.begin(Deletion("d", ORDERED, 7))
    assert await bot.deletions.begun() == [Deletion("d", ORDERED, 7)]
    await beside.close()
    assert await bot.deletions.get("d") == Deletion("d", ORDERED, 7)
    await bot.close()


async def test_beside_a_bot_of_another_version_nothing_is_done(file_store: Store, path: Path) -> None:
    await file_store._db.execute(f"PRAGMA user_version = {VERSION - 1}")
    with pytest.raises(StoreError, match="A bot of another version has the database"):
        await Store.beside(path)


# Files that hold the secrets of every running match


@pytest.fixture
def nothing_is_masked() -> Iterator[None]:
    """Let everything that is made without a thought be open to everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("nothing_is_masked")
async def test_new_and_present_files_are_closed_to_others(tmp_path: Path) -> None:
    path = tmp_path / "data" / "turncoat.db"
    for folder_mode in (0o700, 0o755):  # a folder that somebody else made is theirs
        store = await Store.open(path)
        await store.tables.open(fresh(channel=folder_mode))
        assert mode(path.parent) == folder_mode
        assert modes(path.parent) == dict.fromkeys(FILES, 0o600)
        assert is_private(path)
        await store.close()
        set_mode(path, 0o666)
        set_mode(path.parent, 0o755)
        set_mode(path.with_name("turncoat.db-wal"), 0o644)
        assert not is_private(path)


@pytest.mark.usefixtures("nothing_is_masked")
async def test_files_whose_permissions_cannot_be_changed_are_used(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, mode: int) -> None:
        raise PermissionError

    set_mode(path, 0o666)
    monkeypatch.setattr(Path, "chmod", refuse)
    store = await Store.open(path)
    assert not is_private(path)
    await store.close()


# Reports to the operator: whether it can write


async def test_a_full_disk_is_trouble_until_something_is_written(file_store: Store) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await file_store._db.execute("INSERT INTO facts VALUES (NULL, NULL)")
    assert file_store.trouble == "", "a row that is there already, for example, is none"
    await file_store._db.fetch("PRAGMA max_page_count = 1")
    with pytest.raises(sqlite3.OperationalError):
        await file_store.facts.save("much", "x" * 2**20)
    await file_store.facts.get("much")
    assert file_store.trouble == "database or disk is full", "that something can be read says nothing"
    await file_store._db.fetch("PRAGMA max_page_count = 1000000")
    await file_store.facts.save("much", "")
    assert file_store.trouble == ""


async def test_a_statement_is_trouble_while_it_hangs(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HANGS", 0.0)
    begun, goes_on = threading.Event(), threading.Event()

    def hang() -> None:
        begun.set()
        goes_on.wait()

    hanging = asyncio.create_task(in_file(file_store)._connection._execute(hang))
    await asyncio.to_thread(begun.wait)
    told = file_store.trouble
    goes_on.set()
    assert told.startswith("it has not answered for ")
    await hanging
    assert file_store.trouble == ""
