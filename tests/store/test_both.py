"""SQLite and PostgreSQL answer alike, whatever they are asked, and hold the same rows."""

import inspect
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.store import Store, copying
from bot.store.database import Database
from tests.store.asking import evening, finish_deletion, played
from tests.store.told import FILE, told_again
from tests.tables.people import ANNA

ELSEWHERE = {"open", "beside", "close", "size"}
"""Methods that other tests of this folder ask, or that differ between databases."""


class Asked:
    """A store, or a part of it, of which it is noted what it was asked."""

    def __init__(self, store: Any, methods: set[str], part: str = "") -> None:
        self.store, self.methods, self.part = store, methods, part

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.store, name)
        if inspect.isroutine(found):
            self.methods.add(f"{self.part}{name}")
            return found
        return found if name.startswith("_") else Asked(found, self.methods, f"{name}.")


def methods_of(one: object, part: str = "") -> set[str]:
    """Return the names of all methods of a store, or of a part of a store."""
    return {part + name for name, _ in inspect.getmembers(one, inspect.isroutine) if not name.startswith("_")}


@pytest.fixture
async def both(path: Path, address: str) -> AsyncIterator[tuple[Asked, Asked]]:
    stores = [await Store.open(where) for where in (path, address)]
    yield Asked(stores[0], set()), Asked(stores[1], set())
    for one in stores:
        await one.close()


def test_a_store_answers_as_its_golden_file_says() -> None:
    assert told_again() == FILE.read_text(encoding="utf-8"), "Is that what you meant? Then: make golden"


async def test_they_answer_alike(both: tuple[Asked, Asked]) -> None:
    """Ask everything that a store can be asked.

    The questions come before and after somebody's data are deleted and most data are dropped.
    """
    (first, second), (files, postgres) = both, [await evening(one) for one in both]
    assert list(files) == list(postgres)
    for what, answer in files.items():
        assert postgres[what] == answer, what
    parts = {name: part for name, part in vars(first.store).items() if not name.startswith("_")}
    methods = methods_of(first.store).union(*(methods_of(part, f"{name}.") for name, part in parts.items()))
    assert first.methods == second.methods == methods - ELSEWHERE, "a new method must be asked here, too"


async def test_rows_are_the_same_and_nobody_deleted(both: tuple[Asked, Asked], monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("results", "ratings"):  # marks are made by chance
        monkeypatch.setattr(f"bot.store.{module}.new_mark", lambda: 7)
    for store in both:
        await played(store)
    assert await differing(both) == []
    for store in both:
        for number in (1, 2, 3):
            await store.deletions.forget_unreadable(number, ANNA.user)
        await finish_deletion(store)
        database: Database = store.store._db
        for column in await database.columns():
            query = " ".join(("SELECT count(*) FROM", column.table, f'WHERE CAST("{column.name}" AS text) = $1'))
            assert (await database.fetch(query, str(ANNA.user)))[0][0] == 0, column
    assert await differing(both) == []


async def differing(both: tuple[Asked, Asked]) -> list[str]:
    """The tables that do not hold the same in both."""
    first, second = (one.store._db for one in both)
    parts = await copying._parts(first, second)
    sums = [[await copying._sum(one, part, lambda _: None) for part in parts] for one in (first, second)]
    return [part.name for part, one, other in zip(parts, *sums, strict=True) if one != other]
