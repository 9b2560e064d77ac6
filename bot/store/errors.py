"""Errors of the store, and the trouble that a database is in."""

import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager

_log = logging.getLogger(__name__)

HANGS = 10.0
"""Seconds after which what was asked for is taken to hang."""

SELDOM = 60.0
"""Seconds between two lines of the log that trouble begins: on a full disk little things fit now and then."""


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


class InUse(StoreError):
    """Another process has the database."""


class WriteLost(StoreError):
    """The database was away for a moment, and what was to be written is not there."""


class ChannelTaken(Exception):
    """There is already an open table in that channel."""


def is_away(error: BaseException) -> bool:
    """Return whether the database could not do what it was asked, such as for a full disk. Else the error is a defect.

    >>> is_away(StoreError("The connection was lost.")), is_away(sqlite3.OperationalError("database or disk is full"))
    (True, True)
    >>> try:
    ...     sqlite3.connect(":memory:").execute("SELECT nothing")
    ... except sqlite3.OperationalError as error:
    ...     is_away(error)
    False
    >>> is_away(sqlite3.ProgrammingError("Cannot operate on a closed database."))
    True
    """
    if isinstance(error, sqlite3.ProgrammingError):
        return "closed database" in str(error)  # the bot ends meanwhile
    if isinstance(error, sqlite3.OperationalError):
        return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_FULL) != sqlite3.SQLITE_ERROR
    return isinstance(error, StoreError)


@contextmanager
def nothing_written() -> Iterator[None]:
    """Raise ``WriteLost`` where the database is away before anything of what somebody gave was to be written."""
    try:
        yield
    except Exception as error:
        if not is_away(error):
            raise
        raise WriteLost(str(error)) from error


class Trouble:
    """The trouble of the database of that name; ``reason`` is empty while all is well.

    The log has a line when trouble begins, and another when it is over.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._told_at = -SELDOM
        self._is_told = False
        self.reason = ""

    def begins(self, reason: str) -> None:
        """Note that something could not be written."""
        now = time.monotonic()
        if not self.reason and now - self._told_at >= SELDOM:
            self._told_at, self._is_told = now, True
            _log.warning("the database %s cannot be written, so answers are refused: %s", self._name, reason)
        self.reason = reason

    def is_over(self) -> None:
        """Note that something was written."""
        self.reason = ""
        if self._is_told:
            self._is_told = False
            _log.warning("the database %s can be written again", self._name)
