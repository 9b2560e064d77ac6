"""A database that no bot has: copied into another, marked as put back, its results compared with the records.

``python -m bot move FROM TO``, ``restored`` and ``results``. Results are what statistics and ratings are made of. They
are written when a match ends; what ``results`` finds missing are those of matches that an older program played.
"""

import time
from pathlib import Path

import engine
from bot.store import Placing, Store, StoreError, Table, copy_database, location
from bot.tables.results import placings


def where(text: str) -> Path | str:
    """Return the database that somebody has typed: the path of a file, or an address of PostgreSQL.

    Raises ``ValueError`` when the text is an incomplete address.

    >>> where("data/turncoat.db"), where("postgresql://127.0.0.1/turncoat")
    (PosixPath('data/turncoat.db'), 'postgresql://127.0.0.1/turncoat')
    """
    if location.is_address(text) and not location.is_complete(text):
        raise ValueError(text)
    return text if location.is_address(text) else Path(text)


async def move(source: Path | str, target: Path | str) -> None:
    """Copy, compare, and say what has been done. Raises ``StoreError`` with the reason why it could not be."""
    reason = _refusal(source, target)
    if reason:
        raise StoreError(reason)
    await copy_database(source, target, lambda line: print(line, flush=True))
    print(
        "Both databases are equal now. Name the new one in the configuration, and keep the old one until you are sure."
    )


def _refusal(source: Path | str, target: Path | str) -> str:
    """Why one cannot be copied into the other, as far as their names tell; empty if nothing speaks against it."""
    if source == target:
        return "FROM and TO are the same database. Name an empty one as TO."
    return f"There is no database {source}." if isinstance(source, Path) and not source.is_file() else ""


async def mark_restored(where: Path | str) -> None:
    """Mark a database as a copy that was put back. Raises ``StoreError`` when it cannot be opened."""
    store = await Store.open(where, alone=True)
    try:
        await store.was_put_back(time.time())
    finally:
        await store.close()


async def compare(where: Path | str, *, write: bool) -> int:
    """Compare, and ``write`` if wished; says what was found. The exit code is 1 if results differ and stay so.

    Raises ``StoreError`` when the database cannot be opened, for example because a bot has it.
    """
    store = await Store.open(where, alone=True)
    try:
        same = differ = unreadable = 0
        for table_id in await store.tables.finished():
            made = await _made(store, table_id)
            if made is None:
                unreadable += 1
            elif made == await store.results.of_table(table_id):
                same += 1
            else:
                differ += 1
                if write:
                    await store.results.replace(table_id, made)
    finally:
        await store.close()
    print(f"{same} matches have the results that follow from their records.")
    if differ:
        print(f"{differ} others have new results." if write else f"{differ} others have not: use --rebuild.")
    if unreadable:
        print(f"{unreadable} cannot be replayed by this program; their results stay as they are.")
    return 1 if differ and not write else 0


async def _made(store: Store, table_id: int) -> list[Placing] | None:
    """Return the results that follow from the record of a table.

    The result is ``None`` if the record cannot be read or replayed, or is gone.
    """
    table: Table | None = await store.tables.get(table_id)
    if table is None or not table.has_game or table.cleared:
        return None
    try:
        match = engine.replay(table.record(await store.answers.standing(table_id)))
    except engine.EngineError:
        return None
    return list(placings(table, match))
