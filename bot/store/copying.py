"""All of a database, copied into another database and compared; each of them may be SQLite or PostgreSQL.

The copy bears a mark until it has been found whole. No bot begins with a database that bears the mark. An interrupted
copy begins again: a database that bears the mark is emptied, and nothing else ever is.
"""

import hashlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack
from itertools import groupby
from pathlib import Path
from typing import NamedTuple, cast

import msgspec

from bot.store.database import Column, Database, Row, Value, places, upsert
from bot.store.errors import StoreError
from bot.store.facts import UNFINISHED, is_unfinished
from bot.store.store import opened

AT_ONCE = 500
"""Rows in one statement."""
DROPPED_AT_ONCE = 20_000
SAY_EVERY = 2.0
"""Seconds between two lines on how far it has come."""

Say = Callable[[str], None]


class Sum(NamedTuple):
    """A digest of a table: two tables with equal rows have equal digests, in any order of the rows."""

    rows: int
    digest: str


class CopiedTable(NamedTuple):
    """A table, with the names of its columns, its key's columns, and the columns that are true or false."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    booleans: frozenset[str]

    @property
    def own(self) -> str:
        """The condition for the rows of the part that are the database's content, which the mark is not."""
        return f"name <> '{UNFINISHED}'" if self.name == "facts" else "TRUE"


async def copy_database(source: Path | str, target: Path | str, say: Say) -> None:
    """Copy all of the database at ``source`` into the one at ``target``, and compare them; ``say`` is told each step.

    A target that is a whole copy already stays as it is. Raise ``StoreError`` if either cannot be used or is in use, or
    if the source is an unfinished copy itself. Raise the error also if the target holds something else, which is left
    alone. Raise the error also if the copy is not like the source.
    """
    async with AsyncExitStack() as closing:
        there = await opened(source, alone=True)
        closing.push_async_callback(there.close)
        here = await opened(target, alone=True)
        closing.push_async_callback(here.close)
        try:
            await _copy_all(there, here, say)
        except (*there.errors, *here.errors) as error:
            raise StoreError(f"The copy is not finished: {error}. Run the same command again.") from error


async def _copy_all(source: Database, target: Database, say: Say) -> None:
    if await is_unfinished(source):
        raise StoreError(f"{source.name} is itself an unfinished copy. Move the database that it was made of.")
    parts = await _parts(source, target)
    if not await is_unfinished(target):
        held = {part.name: await _count(target, part) for part in parts}
        if any(held.values()):
            if held != {part.name: await _count(source, part) for part in parts}:
                raise StoreError(f"{target.name} holds other data already: {_told(held)}. Name an empty database.")
            say(f"{target.name} holds as much as {source.name}: they are compared.")
            await _compare(source, target, parts, say)
            return
    await target.execute(upsert("facts", "name", "value"), UNFINISHED, "1")
    for part in parts:
        await _empty(target, part)
    for part in parts:
        await _copy(source, target, part, say)
    for name, last in await source.last_ids():
        await target.number_after(name, last)
    await _compare(source, target, parts, say)
    await target.execute("DELETE FROM facts WHERE name = $1", UNFINISHED)


async def _parts(source: Database, target: Database) -> list[CopiedTable]:
    """Return the tables of both databases, which have the same ones."""
    ours, theirs = _grouped(await source.columns()), _grouped(await target.columns())
    parts = []
    for name, columns in ours.items():
        known = theirs[name]
        key = sorted((one for one in columns.values() if one.key), key=lambda one: one.key)
        booleans = frozenset(one for one in columns if columns[one].boolean or known[one].boolean)
        parts.append(CopiedTable(name, tuple(sorted(columns)), tuple(one.name for one in key), booleans))
    return parts


def _grouped(columns: Sequence[Column]) -> dict[str, dict[str, Column]]:
    tables = groupby(sorted(columns), key=lambda one: one.table)
    return {table: {one.name: one for one in of_it} for table, of_it in tables}


async def _count(database: Database, part: CopiedTable) -> int:
    ((rows,),) = await database.fetch(f"SELECT count(*) FROM {part.name} WHERE {part.own}")
    return int(rows)


async def _empty(database: Database, part: CopiedTable) -> None:
    key = _names(part.key)
    some = f"SELECT {key} FROM {part.name} WHERE {part.own} LIMIT {DROPPED_AT_ONCE}"
    while await database.execute(f"DELETE FROM {part.name} WHERE ({key}) IN ({some})"):
        pass


async def _copy(source: Database, target: Database, part: CopiedTable, say: Say) -> None:
    async for rows in _batches(source, part, "copied", say):
        values = [_typed(part, name, value) for row in rows for name, value in zip(part.columns, row, strict=True)]
        width = len(part.columns)
        lines = (f"({places(part.columns, first)})" for first in range(1, len(values) + 1, width))
        query = f"INSERT INTO {part.name} ({_names(part.columns)}) VALUES {', '.join(lines)}"
        await target.execute(query, *values)


async def _compare(source: Database, target: Database, parts: Sequence[CopiedTable], say: Say) -> None:
    """Read both, and say of each table what was found. Raise ``StoreError`` when one differs."""
    for part in parts:
        ours, theirs = await _sum(source, part, say), await _sum(target, part, say)
        if ours != theirs:
            raise StoreError(
                f"The table {part.name} is not the same in both: {ours.rows} and {theirs.rows} rows, "
                f"digests {ours.digest} and {theirs.digest}."
            )
        say(f"{part.name}: {ours.rows}, the same in both (digest {ours.digest})")


async def _sum(database: Database, part: CopiedTable, say: Say) -> Sum:
    count = total = 0
    async for rows in _batches(database, part, "compared", say):
        count += len(rows)
        for row in rows:
            total += int.from_bytes(hashlib.sha256(msgspec.json.encode(row)).digest())
    return Sum(count, f"{total % 2**256:064x}"[:16])


async def _batches(database: Database, part: CopiedTable, done: str, say: Say) -> AsyncIterator[list[list[Value]]]:
    """Yield all rows, some at a time, as both databases would hold them; say how many of them are ``done``."""
    whole, so_far, said = await _count(database, part), 0, time.monotonic()
    key = [part.columns.index(name) for name in part.key]
    chosen = f"SELECT {_names(part.columns)} FROM {part.name} WHERE {part.own}"
    ordered = f"ORDER BY {_names(part.key)} LIMIT {AT_ONCE}"
    rows: list[Row] = await database.fetch(f"{chosen} {ordered}")
    while rows:
        yield [[_held(value) for value in row] for row in rows]
        so_far += len(rows)
        if time.monotonic() - said > SAY_EVERY:
            said = time.monotonic()
            say(f"{part.name}: {so_far} of {whole} {done}")
        last = [rows[-1][index] for index in key]
        after = f"AND ({_names(part.key)}) > ({places(last)})"
        rows = await database.fetch(f"{chosen} {after} {ordered}", *last)


def _held(value: object) -> Value:
    """Return a value as both can hold it: true is 1, and a sign that PostgreSQL lacks is �.

    >>> _held(True), _held("a" + chr(0)), _held(1.5), _held(None)
    (1, 'a�', 1.5, None)
    """
    if isinstance(value, bytes):
        value = value.decode(errors="replace")
    if isinstance(value, str):
        return value.replace("\0", "�").encode(errors="surrogatepass").decode(errors="replace")
    return int(value) if isinstance(value, bool) else cast(Value, value)


def _typed(part: CopiedTable, column: str, value: Value) -> Value:
    return bool(value) if column in part.booleans else value


def _names(columns: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in columns)


def _told(counts: dict[str, int]) -> str:
    """Return what is in a database, in words.

    >>> _told({"tables": 2, "answers": 0, "facts": 1})
    '2 in tables, 1 in facts'
    """
    return ", ".join(f"{rows} in {name}" for name, rows in counts.items() if rows)
