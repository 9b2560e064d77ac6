"""Copies: of one moment, made while a bot writes on, and put back only where that can do no harm."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import Store, StoreError, backup, restore
from bot.store.sqlite.schema import VERSION
from engine import Answer
from tests.store.former import VERSION_1, VERSION_15, made
from tests.store.test_sqlite import change, write
from tests.store.test_tables import fresh
from tests.tables.people import BEN

ROOT = Path(__file__).parents[2]
ANSWERS = 300


def answers(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as database:
        return [row[0] for row in database.execute("SELECT step FROM answers ORDER BY step")]


def unique(folder: Path, beginning: str) -> list[str]:
    return sorted(one.name for one in folder.iterdir() if one.name.startswith(beginning))


def spoil(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:5000] + bytes(4000) + content[9000:])


def others_may(path: Path) -> int:
    return path.stat().st_mode & 0o077


async def written(store: Store, steps: range) -> None:
    for step in steps:
        assert await store.answers.append(1, step, Answer(0, ("key " * 200,)), 1.0)


COPY = "import sys; from pathlib import Path; from bot.store import backup; backup(*map(Path, sys.argv[1:]))"


async def test_copies_of_another_process_have_all_that_is_written_after_a_deletion(path: Path, tmp_path: Path) -> None:
    """A process that closes a file of its own also gives up its locks on it: then another one drops the log."""
    store = await Store.open(path)
    await store.tables.open(fresh())
    await store.deletions.wipe(BEN.user, [BEN.name])
    for step in range(2):
        await written(store, range(step, step + 1))
        to = tmp_path / f"copy-{step}.db"
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", COPY, str(path), str(to), cwd=ROOT)
        assert await process.wait() == 0
        assert answers(to) == [*range(step + 1)]
    await store.close()


@pytest.fixture
async def copy(path: Path, tmp_path: Path) -> Path:
    """A copy of a database in which there is one answer; the database itself has two."""
    store = await Store.open(path)
    await store.tables.open(fresh())
    await written(store, range(1))
    backup(path, tmp_path / "copy.db")
    await written(store, range(1, 2))
    await store.close()
    return tmp_path / "copy.db"


async def test_a_copy_is_of_one_moment_and_whoever_writes_goes_on(path: Path, tmp_path: Path) -> None:
    store = await Store.open(path)
    await store.tables.open(fresh())
    await written(store, range(ANSWERS))
    copying = asyncio.create_task(asyncio.to_thread(backup, path, tmp_path / "copy.db"))
    step = ANSWERS
    async with asyncio.timeout(20):
        while not copying.done():
            await written(store, range(step, step + 1))
            step += 1
        await copying
    await store.close()
    found = answers(tmp_path / "copy.db")
    assert found == list(range(len(found))), "nothing is missing in between"
    assert ANSWERS <= len(found) <= step
    assert answers(path) == list(range(step))
    assert unique(tmp_path, "copy") == ["copy.db"], "it is one file"
    assert others_may(tmp_path / "copy.db") == 0


async def test_nothing_is_overwritten_and_no_half_copy_is_left(path: Path, copy: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is there already"):
        backup(path, copy)
    assert answers(copy) == [0]
    with pytest.raises(StoreError, match="There is no database"):
        backup(tmp_path / "none.db", tmp_path / "other.db")
    with pytest.raises(StoreError, match="cannot be written"):
        backup(path, tmp_path / "none" / "other.db")
    write(tmp_path / "diary.db", "Dear diary, " * 100)
    with pytest.raises(StoreError, match="could not be copied"):
        backup(tmp_path / "diary.db", tmp_path / "other.db")
    assert unique(tmp_path, "other") == []


async def test_a_copy_is_put_back_and_the_old_database_if_any_kept_beside(path: Path, copy: Path) -> None:
    new = path.parent / "new" / "turncoat.db"
    assert restore(copy, new) is None
    assert answers(new) == [0]
    kept = restore(copy, path)
    assert kept is not None
    assert (answers(path), answers(kept)) == ([0], [0, 1])
    assert others_may(path) == 0
    assert unique(path.parent, "turncoat.db-new") == []
    store = await Store.open(path)
    assert len(await store.tables.all_open()) == 1
    await store.close()


async def test_nothing_is_put_back_while_a_bot_runs(path: Path, copy: Path) -> None:
    store = await Store.open(path)
    with pytest.raises(StoreError, match="in use by another instance"):
        restore(copy, path)
    assert await store.answers.how_far(1) == (0, 2)
    await store.close()


REFUSED = {
    "newer Turncoat": [f"PRAGMA user_version = {VERSION + 1}"],
    "not a database of Turncoat": ["DROP TABLE tables"],
    "does not have the tables": [
        *("DROP TABLE answers", "ALTER TABLE answers DROP COLUMN at", "CREATE TABLE x (y)"),
        *(f"PRAGMA user_version = {version}" for version in (-5, 0, 1, 3)),
    ],
    "triggers or views": [
        "CREATE VIEW x AS SELECT 1",
        "CREATE TRIGGER x AFTER INSERT ON answers BEGIN DELETE FROM answers; END",
    ],
}


@pytest.mark.parametrize(("reason", "script"), [(reason, one) for reason, some in REFUSED.items() for one in some])
async def test_a_copy_that_cannot_be_used_is_refused(path: Path, copy: Path, script: str, reason: str) -> None:
    change(copy, script)
    with pytest.raises(StoreError, match=reason):
        restore(copy, path)
    assert answers(path) == [0, 1]


async def test_a_damaged_copy_is_refused(path: Path, copy: Path) -> None:
    spoil(copy)
    with pytest.raises(StoreError, match="is damaged"):
        restore(copy, path)
    write(copy, "Dear diary, " * 100)
    with pytest.raises(StoreError, match="cannot be used as a copy: file is not a database"):
        restore(copy, path)
    assert answers(path) == [0, 1]


async def test_a_folder_that_cannot_be_made_is_told(copy: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"could not be put in the place of .*: (File exists|Not a directory)"):
        restore(copy, tmp_path / "file" / "turncoat.db")


async def test_the_commands(path: Path, copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config = tmp_path / "config.toml"
    config.write_text('token = "t"\ndata = "data"\n')
    command = ["--config", str(config), str(tmp_path / "second.db")]
    assert main(["backup", *command]) == 0
    assert main(["backup", *command]) == 1
    assert "is there already" in capsys.readouterr().err
    assert main(["restore", "--config", str(config), str(copy)]) == 0
    assert "The old database is " in capsys.readouterr().out
    assert main(["restore", "--config", str(config), str(tmp_path / "none.db")]) == 1
    assert answers(tmp_path / "second.db") == [0, 1]
    assert answers(path) == [0]


@pytest.mark.parametrize("script", [VERSION_1, VERSION_15])
async def test_a_copy_of_an_older_version_is_put_back(path: Path, tmp_path: Path, script: Path) -> None:
    made(tmp_path / "old.db", script)
    restore(tmp_path / "old.db", path)
    store = await Store.open(path)
    assert len(await store.tables.all_open()) == 1
    await store.close()
