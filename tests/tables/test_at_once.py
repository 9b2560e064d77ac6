"""Deeds of several people at once: of those that exclude each other one happens, and all others count."""

import asyncio
from collections.abc import Awaitable

import pytest
from msgspec.structs import replace

from bot.store import Store, Table
from bot.tables import Refusal, Tables
from engine import Answer
from tests.tables.people import ANNA, BEN, CLEO, DIRK, EVA, HALL, TAVERN, seated, started

SEATS = (ANNA, BEN, CLEO)


async def refused(*deeds: Awaitable[object]) -> list[str]:
    """Do all deeds at once, and tell why some of them are refused."""
    done = await asyncio.gather(*deeds, return_exceptions=True)
    failed = [one for one in done if isinstance(one, BaseException)]
    assert all(isinstance(one, Refusal) for one in failed)
    return [str(one) for one in failed]


async def test_a_channel_and_a_person_have_one_new_table(tables: Tables, store: Store) -> None:
    both = (tables.lobby.open(HALL, one, "verraeter", {}) for one in (ANNA, BEN))
    assert await refused(*both) == ["channel-taken"]
    places = TAVERN, replace(TAVERN, channel=300)
    assert await refused(*(tables.lobby.open(one, CLEO, "verraeter", {}) for one in places)) == ["own-lobby"]
    assert len(await store.tables.all_open()) == 2


async def test_as_many_who_press_join_get_a_seat_as_there_are(tables: Tables) -> None:
    table = await seated(tables, ANNA)
    assert await refused(*(tables.lobby.join(table.id, one) for one in (BEN, CLEO, DIRK, EVA))) == ["full"]
    assert len({one.user for one in (await tables.table(table.id)).sitters}) == 4


async def test_one_of_two_starts_counts(tables: Tables) -> None:
    table = await seated(tables, *SEATS)
    assert await refused(*(tables.lobby.start(table.id, one.user) for one in (ANNA, BEN))) == ["running"]
    assert (await tables.table(table.id)).version == table.version + 1


async def test_two_who_choose_both_have_it(tables: Tables) -> None:
    choose = tables.settings.choose
    assert await refused(choose(1, ANNA.user, "threads", ["on"]), choose(1, BEN.user, "tables", ["5"])) == []
    settings = await tables.settings.of(1)
    assert (settings.threads, settings.tables) == (True, 5)


# Answers to one question, in several processes


@pytest.fixture
async def table(tables: Tables, vote: None) -> Table:
    """A table at which all three are asked."""
    return await started(tables, *SEATS, game="vote")


async def test_answers_of_different_people_all_count(tables: Tables, store: Store, table: Table) -> None:
    bots, votes = (tables, Tables(store), tables), ("1", "2", "0")
    given = zip(bots, SEATS, votes, strict=True)
    assert await refused(*(bot.answers.give(table.id, one.user, [key], question=1) for bot, one, key in given)) == []
    standing = await store.answers.standing(table.id)
    assert {one.seat: one.keys for one in standing} == {seat: (key,) for seat, key in enumerate(votes)}


async def test_one_of_several_equal_clicks_counts(tables: Tables, store: Store, table: Table) -> None:
    """The last answer counts once, too: it is no answer to the next question. Buttons stay good while others answer."""
    bots = (tables, tables, Tables(store), tables)
    for number, (one, key) in enumerate(zip(SEATS, "100", strict=True), 1):
        found = await refused(*(bot.answers.give(table.id, one.user, [key], question=1) for bot in bots))
        assert len(found) == 3
        assert {*found} <= {"answered", "stale"}
        given = await store.answers.standing(table.id)
        assert len(given) == number
        for bot in bots:
            assert (await bot.matches.of(table)).record.answers == given


async def test_another_click_does_not_replace_the_answer(tables: Tables, store: Store, table: Table) -> None:
    both = (tables.answers.give(table.id, CLEO.user, [key], question=1) for key in ("0", "1"))
    assert await refused(*both) == ["answered"]
    assert await store.answers.standing(table.id) == (Answer(2, ("0",)),)


async def test_the_last_answer_counts_with_or_without_a_late_change(tables: Tables, store: Store, table: Table) -> None:
    for one in (CLEO, BEN):
        await tables.answers.give(table.id, one.user, ["0"], question=1)
    bots = (tables, Tables(store))
    last = bots[0].answers.give(table.id, ANNA.user, ["1"], question=1)
    found = await refused(last, bots[1].answers.give(table.id, CLEO.user, ["1"], question=2))
    answers = [one.seat for one in await store.answers.standing(table.id)]
    assert (found, answers) in ((["stale"], [2, 1, 0]), ([], [2, 1, 2, 0]))
    for bot in bots:
        match = await bot.matches.of(table)
        assert (match.length, match.awaited) == (len(answers), (0, 1, 2))
