"""The one connection to the database: how long it takes to write, and whether it can, is known here."""

import sqlite3
import time
from collections import deque
from collections.abc import Callable, Coroutine
from operator import methodcaller
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.errors import HANGS, Trouble
from bot.watching import metrics

Result = TypeVar("Result")


class Connection(aiosqlite.Connection):
    """A connection that passes all its work through ``_execute``, into the thread of the database, in turn.

    Plain reads are not noted, because they are most of the work. Work after a read that hangs hangs, too.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(lambda: _opened(path), iter_chunk_size=64)
        self._trouble = Trouble(str(path))
        self._asked: deque[float] = deque()

    @property
    def trouble(self) -> str:
        """Why nothing can be written at present; empty if all is well."""
        now = time.monotonic()
        waited = now - min(tuple(self._asked), default=now)
        return f"it has not answered for {waited:.0f} s" if waited > HANGS else self._trouble.reason

    def _execute(self, fn: Callable[..., Result], *args: object, **kwargs: object) -> Coroutine[Any, Any, Result]:
        pass_on: Callable[..., Coroutine[Any, Any, Result]] = super()._execute
        if fn == self._execute_fetchall:
            return pass_on(fn, *args, **kwargs)
        noted = pass_on(self._noted, self._conn, fn, *args, **kwargs)
        self._asked.append(time.monotonic())
        return noted

    def _noted(
        self, database: sqlite3.Connection, fn: Callable[..., Result], *args: object, **kwargs: object
    ) -> Result:
        """Call ``fn``, in the thread of the database. A trouble is over once something has been written again."""
        begun = time.monotonic()
        try:
            before = database.total_changes
            done = fn(*args, **kwargs)
        except (sqlite3.IntegrityError, sqlite3.ProgrammingError):
            raise  # an answer, or a mistake of ours
        except sqlite3.DatabaseError as error:
            self._trouble.begins(str(error))
            raise
        finally:
            self._asked.popleft()
        if fn != database.close and database.total_changes != before:
            metrics.wrote.observe(time.monotonic() - begun)
            self._trouble.is_over()
        return done


def _opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=1)
    # Bytes that are no UTF-8 are fetched, too: their reader sees that they mean nothing.
    connection.text_factory = methodcaller("decode", "utf-8", "surrogateescape")
    return connection
