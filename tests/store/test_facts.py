"""Facts about people: of whom nothing else is known, nothing is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from tests.store.test_tables import fresh
from tests.tables.people import ANNA

if TYPE_CHECKING:
    from bot.store import Store

NOBODY = 404_404_404_404
FACTS = (f"dm {NOBODY}", f"dm closed {NOBODY}", f"dm of a kind to come {NOBODY}")


@pytest.mark.parametrize("name", FACTS)
async def test_nothing_is_remembered_of_nobody(store: Store, name: str) -> None:
    await store.facts.save(name, "50")
    assert await store.facts.get(name) is None


@pytest.mark.parametrize("state", ["lobby", "running"])
async def test_it_is_of_who_sits_at_a_table_and_of_guests(store: Store, state: str) -> None:
    await store.tables.open(replace(fresh(), state=state, guests=(NOBODY,) if state == "lobby" else ()))
    user = NOBODY if state == "lobby" else ANNA.user
    await store.facts.save(f"dm {user}", "50")
    assert await store.facts.get(f"dm {user}") == "50"
    await store.facts.save(f"dm {user}", "")
    assert await store.facts.get(f"dm {user}") is None


async def test_what_an_older_program_has_left_is_swept(store: Store) -> None:
    await store.tables.open(replace(fresh(), state="running", started=1.0))
    await store.facts.save("commands everywhere", "told")
    for user in (NOBODY, ANNA.user):
        await store._db.execute("INSERT INTO facts (name, value) VALUES ($1, '50')", f"dm {user}")
    await store.facts.sweep()
    assert await store.facts.get(f"dm {NOBODY}") is None
    assert await store.facts.get(f"dm {ANNA.user}") == "50"
    assert await store.facts.get("commands everywhere") == "told"
