"""The lock by which only one instance at a time has a database, or a data folder.

The system takes the lock back when the instance ends. The lock is an empty database of its own, held exclusively, so
that it is the same on every system. The database itself stays open to anybody who only copies it.
"""

import sqlite3
from pathlib import Path

from bot.store.errors import InUse, StoreError
from bot.store.location import DATABASE

TO_HAVE_FOLDER = 1.0
"""Seconds for which it is waited until another instance has ended."""


class Instance:
    """The right to write a database or a data folder; ``give_back`` ends it."""

    def __init__(self, lock: Path, what: str) -> None:
        """Take it, by a file made for that. Raise ``InUse``, which names ``what``, while another one has it."""
        try:
            self._lock = sqlite3.connect(lock, isolation_level=None, timeout=TO_HAVE_FOLDER, check_same_thread=False)
        except sqlite3.Error as error:
            raise StoreError(f"{lock} cannot be opened: {error}. Check the folder and who may write there.") from None
        try:
            self._lock.execute("PRAGMA journal_mode = OFF")  # nothing is ever written into it
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._lock.close()
            if "locked" not in str(error):
                raise StoreError(f"{lock} cannot be used: {error}. Check the folder and its free space.") from None
            raise InUse(
                f"The {what} is in use by another instance. Stop that one first, or name another data folder."
            ) from None

    @classmethod
    def of_database(cls, path: Path) -> "Instance":
        """Take the right to write the database at a path."""
        return cls(path.with_name(f"{path.name}-lock"), f"database {path}")

    @classmethod
    def of_folder(cls, folder: Path) -> "Instance":
        """Take the right to write a data folder whose database is elsewhere."""
        return cls(folder / f"{DATABASE}-lock", f"data folder {folder}")

    def give_back(self) -> None:
        """Give the lock back, so that somebody else may have it; harmless when it was given back."""
        self._lock.close()
