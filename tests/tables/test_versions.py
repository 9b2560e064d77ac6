"""A running table keeps the rules it was started by after the program has learned others; a rematch takes those."""

from collections.abc import Iterator

import pytest

import engine
from bot.store import Store, Table
from bot.tables import Tables, Times
from engine.the_traitors import TheTraitors
from tests.harvest import Harvest, OldHarvest
from tests.matches import play_by_chance
from tests.tables.people import ANNA, BEN, HALL, PEOPLE, TAVERN, seated, started


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


async def test_a_table_of_the_traitors_goes_on_beside_one_of_their_second_edition(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T-9: the same answers to the same questions, whatever the program has learned since."""
    with monkeypatch.context() as before:
        before.setattr(TheTraitors, "versions", range(1, 2))
        old = await started(tables, *PEOPLE, game="the_traitors", talk="0")
        for _ in range(9):
            await answered(tables, old)
        rest = play_by_chance(engine.replay((await tables.matches.of(old)).record), bytes(32))
    new = await started(tables, *PEOPLE, game="the_traitors", place=TAVERN)
    after = Tables(store, times=Times(tables.now))
    while (await after.matches.of(old)).result is None:
        await answered(after, old)
    match = await after.matches.of(old)
    assert (match.record, match.record.rules) == (rest.record, 1)
    assert list(match.options) == ["preset", "rounds", "revotes"]
    assert (new.rules, new.options["ask_end"], new.options["spacing"]) == (2, "again", "even")
    rematch = await after.lobby.rematch(old.id, HALL, ANNA)
    assert (rematch.rules, rematch.values) == (2, new.values)


async def answered(tables: Tables, table: Table) -> None:
    """Answer by chance for the seat that is awaited first."""
    match = await tables.matches.of(table)
    plan = play_by_chance(engine.replay(match.record), bytes(32), 1)
    seat, keys = plan.record.answers[-1].seat, plan.record.answers[-1].keys
    await tables.answers.give(table.id, table.sitters[seat].user or 0, keys)


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
