"""``python -m bot results``: whether the stored results follow from the records; with ``--rebuild`` they are made anew.

Results are what statistics and ratings are made of. They are written when a match ends; what this finds missing are
those of matches that an older program played.
"""

from pathlib import Path

import engine
from bot.store import Placing, Store, Table
from bot.tables.results import placings


async def run(where: Path | str, *, write: bool) -> int:
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
        print(f"{differ} others have been made anew." if write else f"{differ} others have not: use --rebuild.")
    if unreadable:
        print(f"{unreadable} cannot be replayed by this program; their results stay as they are.")
    return 1 if differ and not write else 0


async def _made(store: Store, table_id: int) -> list[Placing] | None:
    """The results that follow from the record of a table; ``None`` if it cannot be read or replayed, or is gone."""
    table: Table | None = await store.tables.get(table_id)
    if table is None or not table.has_game or table.cleared:
        return None
    try:
        match = engine.replay(table.record(await store.answers.standing(table_id)))
    except engine.EngineError:
        return None
    return list(placings(table, match))
