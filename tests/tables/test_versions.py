"""A running table keeps the rules it was started by after the program has learned others; a rematch takes those."""

from collections.abc import Iterator

import pytest

import engine
from bot.store import Store, Table
from bot.tables import Tables
from tests.harvest import Harvest, OldHarvest
from tests.tables.people import ANNA, BEN, CLICK, HALL


@pytest.fixture(autouse=True)
def _harvest() -> Iterator[None]:
    engine.register(OldHarvest())
    yield
    engine.unregister("harvest")


async def started(tables: Tables, table: Table) -> Table:
    await tables.join(table.id, BEN)
    return await tables.start(table.id, ANNA.user, CLICK)


async def test_a_table_of_the_old_rules_goes_on_by_them_and_its_rematch_takes_the_new_ones(
    tables: Tables, store: Store
) -> None:
    table = await started(tables, await tables.open(HALL, ANNA, "harvest", {}))
    await tables.answer(table.id, ANNA.user, ["3"])

    engine.unregister("harvest")
    engine.register(Harvest())
    after = Tables(store, clock=tables.clock)
    table, match = await after.answer(table.id, BEN.user, ["3"])
    assert match.result is not None
    assert (match.result.scores, table.state, table.rules, table.values) == ((3, 3), "finished", 1, {})

    rematch = await started(after, await after.rematch(table.id, HALL, ANNA))
    assert (rematch.rules, rematch.values) == (2, {"basket": "2"})
    await after.answer(rematch.id, ANNA.user, ["3"])
    _, match = await after.answer(rematch.id, BEN.user, ["2"])
    assert match.result is not None
    assert match.result.scores == (0, 2)


async def test_a_lobby_that_was_opened_under_the_old_rules_starts_under_the_new_ones(
    tables: Tables, store: Store
) -> None:
    table = await tables.open(HALL, ANNA, "harvest", {})
    assert (table.rules, table.values) == (1, {})
    engine.unregister("harvest")
    engine.register(Harvest())
    after = Tables(store, clock=tables.clock)
    table = await started(after, table)
    assert (table.rules, table.options) == (2, {"basket": "2"})
    assert (await after.match(table)).record.rules == 2
