"""The contents of the bot's database, read from outside at any moment, by the bot's own readers."""

import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import engine
from bot.store import Clock, Posted, Table, TakenNotes
from bot.store.answers import AnswerRows
from bot.store.clocks import ClockRows
from bot.store.messages import MessageRows
from bot.store.notes import NoteRows
from bot.store.tables import TableRows
from bot.tables.matches import _replay

Result = TypeVar("Result")


def at_once(work: Coroutine[Any, Any, Result]) -> Result:
    """Return the outcome of work that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as done:
        result: Result = done.value
        return result
    raise RuntimeError("it waits for something")


class _File:
    """A ``Database`` that can only be read."""

    errors = (sqlite3.Error,)
    holding = trouble = ""

    def __init__(self, path: Path) -> None:
        self.name = str(path)
        self._file = sqlite3.connect(path, isolation_level=None)

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        return self._file.execute(query, {str(number): one for number, one in enumerate(values, 1)}).fetchall()

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{name}: nothing is written here")


class Stored:
    """A reader of the database at a path. Matches are replayed only when they have gone on."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened: Any = None
        self._there = False
        self._matches: dict[int, engine.Match] = {}

    @property
    def _file(self) -> Any:
        if self._opened is None:
            self._opened = _File(self._path)
        return self._opened

    @property
    def there(self) -> bool:
        """Return whether there is a database with its tables, which it has from then on."""
        if not self._there and self._path.exists():
            self._there = bool(self.rows("SELECT 1 FROM sqlite_master WHERE name = 'answers'"))
        return self._there

    def rows(self, query: str, *values: Any) -> list[Any]:
        return at_once(self._file.fetch(query, *values))

    def table(self, number: int) -> Table | None:
        return at_once(TableRows(self._file).get(number))

    def tables(self) -> list[int]:
        return [row[0] for row in self.rows("SELECT id FROM tables ORDER BY id")]

    def in_channel(self, channel: int) -> Table | None:
        if not self.there:
            return None
        rows = self.rows("SELECT max(id) FROM tables WHERE channel = $1", channel)
        return self.table(rows[0][0]) if rows[0][0] is not None else None

    def everything(self) -> str:
        names = [row[0] for row in self.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return "\n".join(repr(self.rows(" ".join(("SELECT * FROM", name)))) for name in names)

    def notes(self, number: int) -> list[TakenNotes]:
        return at_once(NoteRows(self._file).at_table(number))

    def posted(self, number: int) -> dict[str, Posted]:
        return at_once(MessageRows(self._file).posted(number))

    def clock(self, number: int) -> Clock | None:
        return at_once(ClockRows(self._file).get(number))

    def match(self, table: Table) -> engine.Match:
        """Return the match of a table that has begun, as it stands on the disk."""
        rows = AnswerRows(self._file)
        known = self._matches.get(table.id)
        if known is None or (known.epoch, known.length) != at_once(rows.how_far(table.id)):
            known = self._matches[table.id] = _replay(table, at_once(rows.given(table.id)))
        return known
