"""Questions that a test asks of a store that is a file."""

from bot.store import Store
from bot.store.sqlite.database import Sqlite


def in_file(store: Store) -> Sqlite:
    """The database of a store, which is a file."""
    assert isinstance(store._db, Sqlite)
    return store._db


async def changes(store: Store) -> int:
    """Return the number of rows that have been changed since the store was opened."""
    return in_file(store)._connection.total_changes
