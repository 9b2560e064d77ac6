"""Direct messages: of people of whom nothing else is known, nothing is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.store import Direct
from tests.store.test_tables import fresh
from tests.tables.people import ANNA

if TYPE_CHECKING:
    from bot.store import Store

NOBODY = 404_404_404_404


async def found_out(store: Store, user: int) -> None:
    """Save everything that can be found out of a person."""
    await store.direct.save_channel(user, 50)
    await store.direct.save_closed(user, 9.0)
    await store.direct.save_used(user)
    await store.direct.save_called(user, "1 first")


async def test_nothing_is_remembered_of_nobody(store: Store) -> None:
    await found_out(store, NOBODY)
    assert await store._db.fetch("SELECT * FROM direct") == []


@pytest.mark.parametrize("state", ["lobby", "running"])
async def test_direct_messages_are_of_people_at_tables_and_of_guests(store: Store, state: str) -> None:
    await store.tables.open(replace(fresh(), state=state, guests=(NOBODY,) if state == "lobby" else ()))
    user = NOBODY if state == "lobby" else ANNA.user
    await found_out(store, user)
    assert await store.direct.get(user) == Direct(50, 9.0, used=True, called="1 first")
    await store.direct.save_channel(user, None)
    await store.direct.save_closed(user, 0)
    assert await store.direct.get(user) == Direct(used=True, called="1 first")


async def test_a_forgotten_person_can_say_that_they_take_direct_messages_again(store: Store) -> None:
    await store._db.execute('INSERT INTO direct ("user", channel, closed) VALUES ($1, 50, 9)', NOBODY)
    await store.direct.save_closed(NOBODY, 0)
    assert await store.direct.get(NOBODY) == Direct(50)


@pytest.mark.parametrize("at_once", [1, 500])
async def test_people_without_a_table_are_swept(store: Store, at_once: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.direct.AT_ONCE", at_once)
    await store.tables.open(replace(fresh(), state="running", started=1.0))
    await store.tables.open(replace(fresh(), channel=7, state="lobby", sitters=(), guests=(NOBODY + 1,)))
    for user in (NOBODY, NOBODY + 1, NOBODY + 2, ANNA.user):
        await store._db.execute('INSERT INTO direct ("user", channel) VALUES ($1, 50)', user)
    await store.direct.sweep()
    known = await store._db.fetch('SELECT "user" FROM direct ORDER BY "user"')
    assert [row[0] for row in known] == [ANNA.user, NOBODY + 1]
