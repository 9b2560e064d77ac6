"""The disk: work of the database's thread is done on the loop, in turn, after the time that a disk takes."""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import aiosqlite.core
import pytest

from tests.evening.lives import LIFE, Life
from tests.evening.loop import Loop

WRITE = (0.0005, 0.006)
"""Seconds that a deed takes."""
APART = 1e-6
WRITES = ("INSERT", "UPDATE", "DELETE", "REPLACE", "BEGIN", "COMMIT")

Job = tuple[asyncio.Future[Any] | None, Callable[[], Any]]


class _NoThread:
    """Stands in the place of the database's thread."""

    daemon = True

    def __init__(self, *_: object, **__: object) -> None:
        pass

    def start(self) -> None:
        pass


class _Line:
    """Stands in the place of the queue of the database's thread."""

    def __init__(self) -> None:
        self._last = 0.0

    def put_nowait(self, job: Job) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        self._last = max(self._last + APART, loop.time() + loop.dice.uniform(*WRITE) * loop.disk)
        loop.call_at(self._last, self._do, *job)

    @staticmethod
    def _do(future: asyncio.Future[Any] | None, work: Callable[[], Any]) -> None:
        try:
            result = work()
        except Exception as error:  # whatever it is, it is told to whoever waits
            if future is not None and not future.done():
                future.set_exception(error)
        else:
            if future is not None and not future.done():
                future.set_result(result)


class _File(sqlite3.Connection):
    """A file that refuses to be written while the disk of its life fails."""

    life: Life | None = None

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        if self.life is not None and self.life.fails and sql.lstrip().upper().startswith(WRITES):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, parameters)


_connect = sqlite3.connect


def _opened(path: Any, **given: Any) -> sqlite3.Connection:
    """Open a file, which the present life has until it ends."""
    file = _connect(path, factory=_File, check_same_thread=False, **given)
    life = LIFE.get()
    if isinstance(file, _File) and life is not None:
        file.life = life
        life.files.append(file)
    return file


def install(patch: pytest.MonkeyPatch) -> None:
    """Put this disk in the place of the real one."""
    patch.setattr(aiosqlite.core, "Thread", _NoThread)
    patch.setattr(aiosqlite.core, "SimpleQueue", _Line)

    def opened(path: Any, **given: Any) -> sqlite3.Connection:
        given.pop("check_same_thread", None)
        return _opened(path, **given)

    patch.setattr(sqlite3, "connect", opened)
