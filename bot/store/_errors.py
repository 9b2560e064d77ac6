"""What the store refuses, and what says that its database is away."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


class Unwritten(StoreError):
    """The database was away for a moment, and what was to be written is not there."""


class ChannelTaken(Exception):
    """There is already an open table in that channel."""


def is_away(error: BaseException) -> bool:
    """Whether the database could not do what it was asked, such as for a full disk; else the error is a defect.

    >>> is_away(StoreError("The connection was lost.")), is_away(sqlite3.OperationalError("database or disk is full"))
    (True, True)
    >>> try:
    ...     sqlite3.connect(":memory:").execute("SELECT nothing")
    ... except sqlite3.OperationalError as error:
    ...     is_away(error)
    False
    """
    if isinstance(error, sqlite3.OperationalError):
        return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_FULL) != sqlite3.SQLITE_ERROR
    return isinstance(error, StoreError)


@contextmanager
def nothing_written() -> Iterator[None]:
    """Raise ``Unwritten`` where the database is away before anything of what somebody gave was to be written."""
    try:
        yield
    except Exception as error:
        if not is_away(error):
            raise
        raise Unwritten(str(error)) from error
