"""A running table keeps the rules it was started by after the program has learned others; a rematch takes those."""

from collections.abc import Iterator

import pytest

import engine
from bot.store import Store
from bot.tables import Tables, Times
from tests.harvest import Harvest, OldHarvest
from tests.tables.people import ANNA, BEN, HALL, seated, started


@pytest.fixture(autouse=True)
def _harvest() -> Iterator[None]:
    engine.register(OldHarvest())
    yield
    engine.unregister("harvest")


async def test_a_table_of_the_old_rules_goes_on_by_them_and_its_rematch_takes_the_new_ones(
    tables: Tables, store: Store
) -> None:
    table = await started(tables, ANNA, BEN, game="harvest")
    await tables.answers.give(table.id, ANNA.user, ["3"])

    engine.unregister("harvest")
    engine.register(Harvest())
    after = Tables(store, times=Times(tables.now))
    table, match = await after.answers.give(table.id, BEN.user, ["3"])
    assert match.result is not None
    assert (match.result.scores, table.state, table.rules, table.values) == ((3, 3), "finished", 1, {})

    rematch = await after.lobby.rematch(table.id, HALL, ANNA)
    await after.lobby.join(rematch.id, BEN)
    rematch = await after.lobby.start(rematch.id, ANNA.user)
    assert (rematch.rules, rematch.values) == (2, {"basket": "2"})
    await after.answers.give(rematch.id, ANNA.user, ["3"])
    _, match = await after.answers.give(rematch.id, BEN.user, ["2"])
    assert match.result is not None
    assert match.result.scores == (0, 2)


async def test_a_lobby_that_was_opened_under_the_old_rules_starts_under_the_new_ones(
    tables: Tables, store: Store
) -> None:
    table = await seated(tables, ANNA, BEN, game="harvest")
    assert (table.rules, table.values) == (1, {})
    engine.unregister("harvest")
    engine.register(Harvest())
    after = Tables(store, times=Times(tables.now))
    table = await after.lobby.start(table.id, ANNA.user)
    assert (table.rules, table.options) == (2, {"basket": "2"})
    assert (await after.matches.of(table)).record.rules == 2
