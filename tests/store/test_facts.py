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
    await store.save_fact(name, "50")
    assert await store.fact(name) is None


@pytest.mark.parametrize("state", ["lobby", "running"])
async def test_it_is_of_who_sits_at_a_table_and_of_guests(store: Store, state: str) -> None:
    await store.add_table(replace(fresh(), state=state, guests=(NOBODY,) if state == "lobby" else ()))
    user = NOBODY if state == "lobby" else ANNA.user
    await store.save_fact(f"dm {user}", "50")
    assert await store.fact(f"dm {user}") == "50"
    await store.save_fact(f"dm {user}", "")
    assert await store.fact(f"dm {user}") is None


async def test_what_an_older_program_has_left_is_swept(store: Store) -> None:
    await store.add_table(replace(fresh(), state="running", started=1.0))
    await store.save_fact("commands everywhere", "told")
    for user in (NOBODY, ANNA.user):
        await store._db.execute("INSERT INTO facts (name, value) VALUES ($1, '50')", f"dm {user}")
    await store.sweep_facts()
    assert await store.fact(f"dm {NOBODY}") is None
    assert await store.fact(f"dm {ANNA.user}") == "50"
    assert await store.fact("commands everywhere") == "told"
