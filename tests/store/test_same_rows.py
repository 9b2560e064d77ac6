"""After the same evening SQLite and PostgreSQL hold the same rows, and nobody's who has been deleted."""

from typing import Any

import pytest

from bot.store import moving
from bot.store.database import Database
from bot.tables.slots import Guest, ThreadMember, seen_of
from tests.store.test_both import Asked, both, messages, people, ratings, tables
from tests.tables.people import ANNA

__all__ = ["both"]


@pytest.fixture(autouse=True)
def the_same_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are made by chance."""
    for module in ("results", "ratings"):
        monkeypatch.setattr(f"bot.store.{module}.new_mark", lambda: 7)


async def test_they_hold_the_same(both: tuple[Asked, Asked]) -> None:
    for store in both:
        await played(store)
    assert await differing(both) == []
    for store in both:
        await without_anna(store)
    assert await differing(both) == []


async def played(store: Any) -> None:
    lobby, running, over = await tables(store)
    await messages(store, running, over)
    await people(store, lobby)
    await ratings(store, over)


async def without_anna(store: Any) -> None:
    """Delete her data and see that no column of any table has her id any more."""
    for number in (1, 2, 3):
        await store.deletions.forget_unreadable(number, ANNA.user)
    (begun,) = await store.deletions.begun()
    await store.deletions.finish(begun, (Guest(ANNA.user), ThreadMember(ANNA.user)), seen_of(ANNA.user), "call:former:")
    database: Database = store.store._db
    for column in await database.columns():
        query = " ".join(("SELECT count(*) FROM", column.table, f'WHERE CAST("{column.name}" AS text) = $1'))
        assert (await database.fetch(query, str(ANNA.user)))[0][0] == 0, column


async def differing(both: tuple[Asked, Asked]) -> list[str]:
    """The tables that do not hold the same in both."""
    first, second = (one.store._db for one in both)
    parts = await moving._parts(first, second)
    sums = [[await moving._sum(one, part, lambda _: None) for part in parts] for one in (first, second)]
    return [part.name for part, one, other in zip(parts, *sums, strict=True) if one != other]
