"""Copies of a database: made while a bot writes it, and put back while none does."""

import os
import shutil
import sqlite3
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.facts import PUT_BACK
from bot.store.schema import migrations
from bot.store.sqlite.instance import Instance
from bot.store.sqlite.private import SUFFIXES
from bot.store.sqlite.schema import STEPS, VERSION

MADE = "SELECT sql FROM sqlite_master WHERE type IN ('table', 'index') AND name NOT LIKE 'sqlite_%' ORDER BY type DESC"
"""The statements that made a database, tables before their indexes."""

OLD = "%Y%m%d-%H%M%S"


def backup(path: Path, to: Path) -> None:
    """Copy the database at ``path``, as it stands now, into a new file, which only its owner can read.

    Writers of the database go on meanwhile, and nothing of that is in the copy. Raise ``StoreError`` when there is no
    database, when the file is there already, and when either cannot be used. No half copy is left behind.
    """
    if not path.is_file():
        raise StoreError(f"There is no database {path}. Name the bot's configuration with --config.")
    try:
        os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise StoreError(f"{to} is there already. Name a new file.") from None
    except OSError as error:
        raise StoreError(f"{to} cannot be written: {error.strerror}. Name another file.") from None
    with ExitStack() as undoing:
        undoing.callback(to.unlink)
        try:
            _copy(path, to)
            check(to)
        except sqlite3.Error as error:
            raise StoreError(f"The database {path} could not be copied: {error}.") from None
        undoing.pop_all()


def _copy(path: Path, to: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as source:
        # All of the copy is of one moment, while writers go on. Nothing deleted is in unused parts of the copy.
        source.execute("VACUUM INTO ?", (str(to),))
    with to.open("rb+") as written:
        os.fsync(written.fileno())


def check(path: Path) -> None:
    """Raise ``StoreError`` unless the file is a whole database that this program can open."""
    if not path.is_file():
        raise StoreError(f"There is no file {path}.")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
            found = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
            version = int(database.execute("PRAGMA user_version").fetchone()[0])
            names, others = _shape(database).keys(), _others(database)
            made = [row[0] for row in database.execute(MADE)]
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be used as a copy: {error}. Take another copy.") from None
    if found != "ok":
        raise StoreError(f"{path} is damaged: {found}. Take another copy.")
    if "tables" not in names:
        raise StoreError(f"{path} is not a database of Turncoat. Name a file made by backup.")
    if version > VERSION:
        raise StoreError(
            f"{path} was written by a newer Turncoat (schema {version}, this one knows {VERSION}). "
            "Restore it with the newer program."
        )
    if not _becomes_ours(version, made):
        raise StoreError(f"{path} does not have the tables of its schema ({version}). Take another copy.")
    if others:
        raise StoreError(
            f"{path} has triggers or views, which Turncoat never makes: {', '.join(others)}. Take another copy."
        )


def _shape(database: sqlite3.Connection) -> dict[str, list[str]]:
    """Return the tables of a database, each with its columns."""
    names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return {
        name: sorted(row[1] for row in database.execute("SELECT cid, name FROM pragma_table_xinfo(?)", (name,)))
        for (name,) in names.fetchall()
    }


def _becomes_ours(version: int, made: Sequence[str]) -> bool:
    """Return whether a database ``made`` by these statements gets the present tables by migrations of its version."""
    if not (version == VERSION or (version > 0 and version in STEPS)):
        return False
    with closing(sqlite3.connect(":memory:")) as database, closing(sqlite3.connect(":memory:")) as present:
        try:
            for script in (*made, *(step.script for _, step in migrations(version, STEPS))):
                database.executescript(script)
        except sqlite3.Error:
            return False
        present.executescript(STEPS[0].script)
        return _shape(database) == _shape(present)


def _others(database: sqlite3.Connection) -> list[str]:
    """Return what does something by itself, or looks like a table."""
    return [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type IN ('trigger', 'view')")]


def restore(copy: Path, path: Path) -> Path | None:
    """Put a copy in the place of the database at ``path``. Return the place of the old database, if there was any.

    Raise ``StoreError``, and nothing has changed, when the copy cannot be used or an instance has the database.
    """
    check(copy)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        instance = Instance.of_database(path)
        try:
            return _put_back(copy, path)
        finally:
            instance.give_back()
    except OSError as error:
        raise StoreError(f"{copy} could not be put in the place of {path}: {error.strerror}.") from None


def _put_back(copy: Path, path: Path) -> Path | None:
    new = path.with_name(f"{path.name}-new")
    with suppress(FileNotFoundError):
        new.unlink()
    os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    shutil.copyfile(copy, new)
    with closing(sqlite3.connect(new)) as database, database:
        database.execute("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", (PUT_BACK, str(time.time())))
    with new.open("rb+") as written:
        os.fsync(written.fileno())
    kept = path.with_name(f"{path.name}.{time.strftime(OLD)}") if path.exists() else None
    for suffix in SUFFIXES if kept is not None else ():
        beside = path.with_name(path.name + suffix)
        if kept is not None and suffix != "-lock" and beside.exists():
            beside.rename(kept.with_name(kept.name + suffix))
    new.replace(path)
    return kept
