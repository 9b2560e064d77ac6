"""One instance at a time has a database: it holds a lock beside it, which the system takes back when it ends.

The lock is an empty database of its own, held exclusively, so that it is the same on every system. The database itself
stays open to who only copies it.
"""

import sqlite3
from pathlib import Path

from bot.store._errors import StoreError

PATIENCE = 1.0
"""Seconds for which it is waited until another instance has ended."""


class Instance:
    """The right to write a database; ``give_back`` ends it."""

    def __init__(self, path: Path) -> None:
        """Take it. Raises ``StoreError`` while another one has it."""
        lock = path.with_name(f"{path.name}-lock")
        try:
            self._lock = sqlite3.connect(lock, isolation_level=None, timeout=PATIENCE, check_same_thread=False)
        except sqlite3.Error as error:
            raise StoreError(f"{lock} cannot be opened: {error}. Check the folder and who may write there.") from None
        try:
            self._lock.execute("PRAGMA journal_mode = OFF")  # nothing is ever written into it
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._lock.close()
            if "locked" not in str(error):
                raise StoreError(f"{lock} cannot be used: {error}. Check the folder and its free space.") from None
            raise StoreError(
                f"The database {path} is in use by another instance. Stop that one first, or name another data folder."
            ) from None

    def give_back(self) -> None:
        """Somebody else may have it; harmless when it was given back."""
        self._lock.close()
